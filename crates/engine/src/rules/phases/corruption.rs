//! The corruption phase: first domination, then corruption and ruin, region by region.

use crate::{
    board::{Event, Reason, SPACES, Space},
    cards::{Ability, Card, Effect},
    decisions::{Cause, CorruptionStage, Question, Work},
    play::Play,
    rules::{permissions, queries},
    vocabulary::{FigureSet, Phase, Power, PowerSet, Region, RegionSet, Token, ruiner_points},
};

impl Play<'_> {
    pub fn begin_corruption(&mut self) {
        self.go_on(Work::Begin(Phase::End));
        for region in self.board().unruined() {
            match queries::dominator(self.board(), region) {
                Some(power) => self.dominate(power, region),
                None => self.tell_tie(region),
            }
        }
        self.happen(Event::CorruptionStepBegan);
        let (left, stage) = (self.board().unruined(), CorruptionStage::Tokens);
        self.push(Work::Corruption { left, stage });
    }

    /// Whoever listens is told why nobody dominates where several could.
    fn tell_tie(&mut self, region: Region) {
        if self.events.is_some() {
            let powers = queries::tied(self.board(), region);
            if powers.len() > 1 {
                self.happen(Event::Tied { powers, region });
            }
        }
    }

    fn dominate(&mut self, power: Power, region: Region) {
        self.happen(Event::Dominated { power, region });
        let points = queries::conquest_value(self.board(), region);
        self.score(power, points, Reason::Domination(region));
        let tokens: u8 = self
            .board()
            .effects(region)
            .map(|(owner, effect)| match effect {
                Effect::CorruptionForDomination(tokens) if owner == power => tokens,
                _ => 0,
            })
            .sum();
        self.place_corruption(power, region, tokens);
        if power == Power::HornedRat && self.board().tokens(region, Token::Skaven) > 0 {
            self.earn_counter(power, region);
        }
    }

    /// Region by region: the tokens of figures, then bonus tokens, then what cards do, then the ruin
    /// check (ruling 13).
    pub fn corruption_step(&mut self, left: RegionSet, stage: CorruptionStage) {
        let mut stage = stage;
        for region in left {
            let from_here = |play: &mut Self, stage| {
                let left = left.but(RegionSet::ALL.before(region));
                play.go_on(Work::Corruption { left, stage });
            };
            if stage == CorruptionStage::Tokens {
                self.tokens_of_figures(region);
                // Where nobody and nothing is, only the ruin check is left.
                let board = self.board();
                let is_bare = board.figures(region).is_empty() && !board.has_filled_space(region);
                let powers = if is_bare { PowerSet::EMPTY } else { board.powers() };
                stage = CorruptionStage::Bonus(powers);
            }
            if let CorruptionStage::Bonus(powers) = stage {
                for power in powers {
                    let tokens = queries::bonus_tokens(self.board(), power, region);
                    self.place_corruption(power, region, tokens);
                    if let Some(upgrade) = self.game.corrupts_once_more(power, region) {
                        let left = powers.but(PowerSet::ALL.up_to(power));
                        from_here(self, CorruptionStage::Bonus(left));
                        let question = Question::CorruptOnceMore { region };
                        return self.ask(power, Cause::Upgrade(upgrade), question);
                    }
                }
                stage = CorruptionStage::Cards(0);
            }
            if let CorruptionStage::Cards(first) = stage {
                for space in first..SPACES as u8 {
                    if let Some(card) = self.after_tokens(region, space.into()) {
                        from_here(self, CorruptionStage::Cards(space + 1));
                        let question = Question::Spread { region };
                        return self.ask(card.power(), Cause::Card(card), question);
                    }
                }
            }
            if permissions::is_to_be_ruined(self.board(), region) {
                let left = left.but(RegionSet::ALL.up_to(region));
                self.go_on(Work::Corruption { left, stage: CorruptionStage::Tokens });
                return self.ruin(region);
            }
            stage = CorruptionStage::Tokens;
        }
        self.pop();
    }

    fn tokens_of_figures(&mut self, region: Region) {
        if self.board().figures(region).is_empty() {
            return;
        }
        for power in self.board().powers() {
            let tokens = queries::tokens_of_figures(self.board(), power, region);
            self.place_corruption(power, region, tokens);
        }
    }

    /// A card acts after the tokens are placed and before the ruin check; one that spreads corruption
    /// has to ask where.
    fn after_tokens(&mut self, region: Region, space: usize) -> Option<Card> {
        let Space::Card(card) = self.board().spaces(region)[space] else { return None };
        if self.board().is_cancelled(region, space) {
            return None;
        }
        for effect in card.info().effects {
            match *effect {
                Effect::FiguresBecomeCorruption(each) => self.consume(card, region, each),
                Effect::SpreadsCorruption => return Some(card),
                _ => {}
            }
        }
        None
    }

    /// All of a Power's figures are removed, and it places one token for every so many of them.
    /// What makes it place fewer tokens in this step and was not used up by its Cultists counts.
    fn consume(&mut self, card: Card, region: Region, each: u8) {
        let power = card.power();
        let fewer = queries::fewer_tokens(self.board(), power, region);
        let unused = fewer.saturating_sub(queries::corruptors(self.board(), power, region));
        let figures = self.board().figures_of(power, region);
        for figure in figures {
            self.remove_figure(figure, region, Cause::Card(card));
        }
        self.place_corruption(power, region, (figures.len() / each).saturating_sub(unused));
    }

    fn ruin(&mut self, region: Region) {
        let card = self.board().ruined_count() + 1;
        self.happen(Event::Ruined { region, card });
        for power in self.ruiners(region) {
            self.score(power, ruiner_points(card), Reason::Ruiner(region));
        }
        for power in self.board().powers() {
            self.score_for_ruin(power);
        }
        for by in self.board().powers() {
            let flees = |ability| (ability == Ability::FleesRuin).then_some(());
            if let Some((upgrade, ())) = self.board().find_upgrade(by, flees) {
                let question = Question::Flee { from: region, to: None };
                self.ask(by, Cause::Upgrade(upgrade), question);
            }
        }
    }

    /// Who has a part in a region's ruin: all who placed corruption there this round (FAQ), and the
    /// Horned Rat if a figure of its own that it commands is there.
    fn ruiners(&self, region: Region) -> PowerSet {
        let board = self.board();
        let rat = Power::HornedRat;
        let rats = board.figures_of(rat, region).and(FigureSet::owned_by(rat));
        let has_placed = |power: &Power| board.placed[region][*power].in_round() > 0;
        let placed: PowerSet = board.powers().into_iter().filter(has_placed).collect();
        if rats.is_empty() { placed } else { placed.with(rat) }
    }

    fn score_for_ruin(&mut self, power: Power) {
        let pays = |ability| match ability {
            Ability::ScoresRuin(points) => Some(points),
            _ => None,
        };
        let paid = self.board().find_upgrade(power, pays);
        if let Some((upgrade, points)) = paid {
            self.score(power, points, Reason::Upgrade(upgrade));
        }
    }
}
