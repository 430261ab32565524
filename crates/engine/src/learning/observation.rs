//! A view as numbers.

use crate::{
    board::{Board, Space},
    cards::Card,
    decisions::{Cause, Decision},
    learning::{
        cards::{card_index, old_world_index, upgrade_index},
        layout::{LAYOUT, Name, OBSERVATION_LEN},
        question::{About, QuestionKind},
    },
    rules::queries,
    view::View,
    vocabulary::{Figure, FigureSet, Kind, Power, Region, Token},
};

/// What one viewer may know, as numbers: each stands where [`LAYOUT`] says.
#[derive(Clone, PartialEq, Debug)]
pub struct Observation(Box<[f32; OBSERVATION_LEN]>);

impl Observation {
    /// The numbers of the field with this name.
    pub fn field(&self, name: &str) -> Option<&[f32]> {
        let field = LAYOUT.iter().find(|field| field.name == name)?;
        self.0.get(field.offset..field.offset + field.len)
    }
}

impl std::ops::Deref for Observation {
    type Target = [f32; OBSERVATION_LEN];
    fn deref(&self) -> &Self::Target {
        &self.0
    }
}

/// What a viewer may know, as numbers.
pub fn observe(view: &View) -> Observation {
    let mut numbers = Box::new([0.0; OBSERVATION_LEN]);
    observe_into(view, &mut numbers);
    Observation(numbers)
}

/// The same, written over the numbers of someone who keeps them: nothing is allocated. A long list is
/// cut into arrays of the right length by `as_chunks_mut`.
pub fn observe_into(view: &View, numbers: &mut [f32; OBSERVATION_LEN]) {
    numbers.fill(0.0);
    let mut pen = Pen(numbers);
    let decision = view.decision();
    if let Some(decision) = decision {
        pen.decision(view, decision);
    }
    pen.board(view.board(), decision.map(|decision| decision.power));
    pen.knowledge(view);
}

/// Where one may choose as many as one likes, the question says a very large number: that many are
/// enough.
const MANY: u8 = 16;

/// Writes numbers where they belong. What is not written is 0.
struct Pen<'a>(&'a mut [f32; OBSERVATION_LEN]);

impl Pen<'_> {
    /// One number of a field: the one in this place of each of its axes.
    #[inline]
    fn slot<const AXES: usize>(&mut self, name: Name, at: [usize; AXES]) -> &mut f32 {
        let field = &LAYOUT[name as usize];
        debug_assert_eq!(field.axes.len(), AXES, "{}", field.name);
        let place = field.axes.iter().zip(at).fold(0, |place, (axis, at)| {
            debug_assert!(at < axis.size(), "{}", field.name);
            place * axis.size() + at
        });
        &mut self.0[field.offset + place]
    }

    /// Writes a number.
    #[inline]
    fn put<const AXES: usize>(&mut self, name: Name, at: [usize; AXES], number: impl Into<f32>) {
        *self.slot(name, at) = number.into();
    }

    /// Adds to a number.
    #[inline]
    fn count<const AXES: usize>(&mut self, name: Name, at: [usize; AXES], more: u8) {
        *self.slot(name, at) += f32::from(more);
    }

    /// Writes 1 for what is so.
    #[inline]
    fn mark<const AXES: usize>(&mut self, name: Name, at: [usize; AXES]) {
        self.put(name, at, 1u8);
    }

    fn mark_card(&mut self, name: Name, card: Card) {
        if let Some(card) = card_index(card) {
            self.mark(name, [card]);
        }
    }

    /// What is asked, and what brought it up.
    fn decision(&mut self, view: &View, decision: Decision) {
        self.mark(Name::Asked, [decision.power as usize]);
        let about = About::of(decision, view.board());
        self.question(about);
        if about.kind == QuestionKind::RollAgain {
            for (face, count) in view.dice().into_iter().enumerate() {
                self.put(Name::QuestionDice, [face], count);
            }
        }
        match decision.cause {
            Cause::Rules => {}
            Cause::Card(card) => self.mark_card(Name::CauseCard, card),
            Cause::Upgrade(upgrade) => {
                if let Some(upgrade) = upgrade_index(upgrade) {
                    self.mark(Name::CauseUpgrade, [upgrade]);
                }
            }
            Cause::OldWorld(card) => self.mark(Name::CauseOldWorld, [old_world_index(card)]),
            Cause::Dial => self.mark(Name::CauseDial, []),
            Cause::Hero => self.mark(Name::CauseHero, []),
        }
    }

    fn question(&mut self, about: About) {
        self.mark(Name::Question, [about.kind as usize]);
        for (name, region) in [
            (Name::QuestionRegion, about.region),
            (Name::QuestionFrom, about.from),
            (Name::QuestionTo, about.to),
        ] {
            if let Some(region) = region {
                self.mark(name, [region as usize]);
            }
        }
        if let Some(power) = about.power {
            self.mark(Name::QuestionPower, [power as usize]);
        }
        for token in about.tokens {
            self.mark(Name::QuestionToken, [token as usize]);
        }
        if let Some(kind) = about.figure {
            self.mark(Name::QuestionFigure, [kind.owner as usize, kind.class as usize]);
        }
        for class in about.classes {
            self.mark(Name::QuestionClass, [class as usize]);
        }
        for mark in about.marks {
            self.mark(Name::QuestionMark, [mark as usize]);
        }
        if let Some(card) = about.card {
            self.mark_card(Name::QuestionCard, card);
        }
        self.put(Name::QuestionLeft, [], about.left.min(MANY));
        self.put(Name::QuestionSixes, [], about.sixes);
        self.put(Name::QuestionEarly, [], about.early);
        self.put(Name::QuestionTogether, [], about.together);
    }

    /// What this viewer knows besides the board: who he is, and the cards he has and has not seen.
    fn knowledge(&mut self, view: &View) {
        if let Some(viewer) = view.viewer() {
            self.mark(Name::Viewer, [viewer as usize]);
        }
        for (card, copies) in view.hand() {
            self.count_card(Name::Hand, card, copies);
        }
        for power in view.board().powers() {
            let (unseen, set) = (view.unseen(power), view.board().setup().set_of(power));
            for place in unseen.kinds() {
                let card = Card::new(power, set, place);
                self.count_card(Name::Unseen, card, unseen.count(place));
            }
        }
    }

    fn count_card(&mut self, name: Name, card: Card, copies: u8) {
        if let Some(card) = card_index(card) {
            self.put(name, [card], copies);
        }
    }

    /// Everything that all players see. Wounds are marked as the Power that is asked would name them.
    fn board(&mut self, board: &Board, asked: Option<Power>) {
        self.course(board);
        self.old_world(board);
        for power in board.powers() {
            self.sheet(board, power);
        }
        for region in Region::ALL {
            self.figures(board, region, asked);
            self.tokens(board, region);
            self.cards(board, region);
            self.so_far(board, region);
            self.values(board, region);
        }
    }

    /// What was agreed, and how far the game has come.
    fn course(&mut self, board: &Board) {
        self.mark(Name::CardsInUse, [board.setup().cards() as usize]);
        self.mark(Name::OldWorldInUse, [board.setup().old_world() as usize]);
        self.put(Name::Round, [], board.round());
        self.mark(Name::PhaseNow, [board.phase() as usize]);
        self.put(Name::CorruptionStep, [], board.corruption_step);
        if let Some(outcome) = board.outcome() {
            self.mark(Name::EndedByNow, [outcome.by as usize]);
            for winner in outcome.winners {
                self.mark(Name::Winners, [winner as usize]);
            }
        }
    }

    fn old_world(&mut self, board: &Board) {
        for (space, card) in board.track().into_iter().enumerate() {
            if let Some(card) = card {
                self.mark(Name::TrackCards, [space, old_world_index(card)]);
            }
        }
        self.put(Name::OldWorldDeck, [], board.old_world_deck());
        let unseen = board.old_world_unseen();
        for place in unseen.kinds() {
            self.put(Name::OldWorldUnseen, [usize::from(place)], unseen.count(place));
        }
        for token in Token::ALL {
            self.put(Name::Supply, [token as usize], board.supply(token));
        }
    }

    /// What lies in front of a Power.
    fn sheet(&mut self, board: &Board, power: Power) {
        let (sheet, set, at) = (board.sheet(power), board.setup().set_of(power), power as usize);
        self.mark(Name::AtTable, [at]);
        self.put(Name::VictoryPoints, [at], sheet.vp);
        self.put(Name::PowerPoints, [at], sheet.power);
        self.put(Name::FullPower, [at], queries::full_power(board, power));
        self.mark(Name::Dial, [at, usize::from(sheet.dial)]);
        self.put(Name::Threat, [at], board.threat(power));
        self.put(Name::Counters, [at], sheet.counters);
        self.put(Name::Peasants, [at], sheet.peasants);
        self.put(Name::HandSize, [at], sheet.hand);
        self.put(Name::DeckSize, [at], sheet.deck);
        let own = FigureSet::owned_by(power);
        self.off_board(Name::Reserve, board.reserve_of(power));
        self.off_board(Name::ReserveSpent, board.reserve_of(power).and(board.spent));
        self.off_board(Name::HeldByCards, board.held_by_cards().and(own));
        for upgrade in board.upgrades(power) {
            if let Some(index) = upgrade_index(upgrade) {
                self.mark(Name::Upgrades, [index]);
                self.put(Name::UpgradesUsed, [index], board.is_used(upgrade));
            }
        }
        for place in sheet.discard.kinds() {
            let card = Card::new(power, set, place);
            self.count_card(Name::Discards, card, sheet.discard.count(place));
        }
        for place in sheet.set_aside.kinds() {
            let card = Card::new(power, set, place);
            self.count_card(Name::SetAside, card, sheet.set_aside.count(place));
        }
    }

    fn off_board(&mut self, name: Name, figures: FigureSet) {
        for (Kind { owner, class }, these) in figures.by_kind() {
            self.put(name, [owner as usize, class as usize], these.len());
        }
    }

    fn figures(&mut self, board: &Board, region: Region, asked: Option<Power>) {
        let figures = board.figures(region);
        let at = region as usize;
        for (Kind { owner, class }, these) in figures.by_kind() {
            let (kind_owner, class) = (owner as usize, class as usize);
            let own = these.and(board.figures_of(owner, region));
            self.put(Name::Figures, [at, kind_owner, class, owner as usize], own.len());
            for figure in these.but(own) {
                let commander = board.commander(figure) as usize;
                self.count(Name::Figures, [at, kind_owner, class, commander], 1);
            }
        }
        for figure in figures.and(board.marked()) {
            self.marks(board, figure, region, asked.unwrap_or(figure.owner()));
        }
        for figure in figures.and(board.tipped()) {
            let Kind { owner, class } = figure.kind();
            self.count(Name::Tipped, [at, owner as usize, class as usize], 1);
        }
    }

    fn marks(&mut self, board: &Board, figure: Figure, region: Region, asked: Power) {
        let Kind { owner, class } = figure.kind();
        let at = [region as usize, owner as usize, class as usize];
        for mark in board.marks(figure, asked) {
            // Cards of one name are cumulative (ruling 36).
            let cards = board.marked_by(figure).filter(|card| card.marks(mark)).count() as u8;
            self.count(Name::Marked, [at[0], at[1], at[2], mark as usize], cards.max(1));
        }
        for by in board.powers() {
            let hits = board.wounds.by(by, figure);
            self.count(Name::EarlyHits, [at[0], at[1], at[2], by as usize], hits);
        }
    }

    fn tokens(&mut self, board: &Board, region: Region) {
        let at = region as usize;
        for token in Token::ALL {
            self.put(Name::Tokens, [at, token as usize], board.tokens(region, token));
        }
        for power in board.powers() {
            self.put(Name::Corruption, [at, power as usize], board.corruption(region, power));
        }
        self.put(Name::Dead, [at], board.detained(region).len());
        self.put(Name::Ruined, [at], board.is_ruined(region));
        self.put(Name::RuinToScore, [at], board.to_score.has(region));
        self.put(Name::Ruination, [at], board.ruination[region].card());
    }

    fn cards(&mut self, board: &Board, region: Region) {
        let at = region as usize;
        for (number, space) in board.spaces(region).iter().enumerate() {
            match space {
                Space::Empty => continue,
                Space::Card(card) => {
                    if let Some(card) = card_index(*card) {
                        self.mark(Name::Cards, [at, number, card]);
                    }
                }
                Space::Figure(figure) => {
                    self.mark(Name::Settled, [at, number, figure.owner() as usize]);
                }
            }
            self.put(Name::Cancelled, [at, number], board.is_cancelled(region, number));
        }
        for card in board.covered(region).into_iter().flatten() {
            if let Some(card) = card_index(card) {
                self.count(Name::Covered, [at, card], 1);
            }
        }
    }

    /// What has happened so far and still matters.
    fn so_far(&mut self, board: &Board, region: Region) {
        let at = region as usize;
        for power in board.powers() {
            let placed = board.placed(region, power);
            self.put(Name::Placed, [at, power as usize], placed.in_phase());
            self.put(Name::PlacedInRound, [at, power as usize], placed.in_round());
        }
        for (name, powers) in [
            (Name::Earned, board.earned[region]),
            (Name::Killers, board.killers[region]),
            (Name::Sheltered, board.sheltered[region]),
        ] {
            for power in powers {
                self.mark(name, [at, power as usize]);
            }
        }
        self.put(Name::Battles, [at], board.battles(region));
    }

    /// Numbers of a region that the rules work out from all the others.
    fn values(&mut self, board: &Board, region: Region) {
        let at = region as usize;
        self.put(Name::Ruin, [at], queries::ruin(board, region));
        self.put(Name::Resistance, [at], queries::resistance(board, region));
        self.put(Name::Conquest, [at], queries::conquest_value(board, region));
        self.put(Name::Populous, [at], queries::is_populous(board, region));
        self.put(Name::Magic, [at], queries::magic_symbols(board, region));
        if board.figures(region).is_empty() && !board.has_filled_space(region) {
            return;
        }
        for power in board.powers() {
            if let Some(value) = queries::domination(board, power, region) {
                let dice = queries::battle_dice(board, power, region, queries::Battle::default());
                self.put(Name::Domination, [at, power as usize], value);
                self.put(Name::EarlyDice, [at, power as usize], dice.early);
                self.put(Name::Dice, [at, power as usize], dice.normal);
            }
        }
    }
}

#[cfg(test)]
mod tests {
    use super::*;
    use crate::{
        board::Event,
        cards::{CardSet, OldWorldSet},
        decisions::Next,
        game::Game,
        random::Random,
        seeded::Seeded,
        setup::Setup,
    };

    fn numbers(board: &Board) -> Box<[f32; OBSERVATION_LEN]> {
        let mut numbers = Box::new([0.0; OBSERVATION_LEN]);
        Pen(&mut numbers).board(board, None);
        numbers
    }

    /// Every event of some random games.
    fn events(seed: u64) -> (Setup, Vec<Event>) {
        let cards = CardSet::ALL[seed as usize % 2];
        let setup = Setup::new(&Power::ALL, cards, OldWorldSet::Mixed).expect("five Powers");
        let (mut chance, mut random) = (Seeded::new(seed), Random::new(seed));
        let mut events = Vec::new();
        let mut game = Game::new(setup, &mut chance, Some(&mut events));
        while let Next::Ask(decision) = game.next() {
            let choice = random.pick(&game.options()).expect("there are options");
            game.choose(decision.power, choice, &mut chance, Some(&mut events)).expect("listed");
        }
        (setup, events)
    }

    #[test]
    fn whatever_changes_the_board_changes_the_numbers() {
        let mut changes = 0;
        for seed in 0..40 {
            let (setup, events) = events(seed);
            let mut board = Board::new(setup);
            let mut before = numbers(&board);
            for event in events {
                let old = board;
                board.apply(event);
                if old == board {
                    continue;
                }
                let after = numbers(&board);
                assert!(before != after, "{event:?} changed the board and no number");
                before = after;
                changes += 1;
            }
        }
        assert!(changes > 10_000, "hardly anything changed: {changes}");
    }
}
