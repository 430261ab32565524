//! What each question offers: the one list of options that everybody uses. Whether something may be
//! chosen is asked in `verdicts.rs`; here is said what could be.

use crate::{
    cards::{Reach, Upgrade},
    decisions::{
        Ask, Choice, Expected, Options, Question, Thing,
        question::More,
        verdicts::{Candidate, Verdict},
    },
    game::Game,
    vocabulary::{FigureSet, Region, Token},
};

impl Game {
    /// Every option of a question, each once.
    pub(crate) fn list(&self, ask: Ask, options: &mut Options) {
        match ask.question.expects() {
            Expected::Turn => self.list_turn(ask.by, options),
            Expected::Hit => self.list_hits(ask, options),
            Expected::Region => self.list_regions(ask, options),
            Expected::Figure => self.list_figures(ask, options),
            Expected::Token => self.list_tokens(ask, options),
            Expected::Corruption => self.list_corruption(ask, options),
            Expected::Card => self.list_hand(ask, options),
            Expected::Space => self.list_covers(ask, options),
            Expected::Power => self.list_powers(ask, options),
            Expected::Upgrade => self.list_upgrades(ask, options),
            Expected::Die => self.list_dice(ask, options),
            Expected::YesOrNo => self.list_yes_and_no(ask, options),
        }
        // Where there is something to choose, one may also stop.
        if ask.question.may_stop() && !options.is_empty() {
            choose(Thing::Done, options);
        }
    }

    fn is_allowed(&self, ask: Ask, candidate: Candidate) -> bool {
        let verdict: Verdict = self.verdict(ask, candidate);
        verdict.is_ok()
    }

    fn list_regions(&self, ask: Ask, options: &mut Options) {
        for region in Region::ALL {
            if self.is_allowed(ask, Candidate::Region(region)) {
                choose(Thing::Region(region), options);
            }
        }
    }

    /// The figures in a region, or off the board, that a question lets its Power pick.
    pub(crate) fn pickable(&self, ask: Ask, region: Option<Region>) -> FigureSet {
        let there = match region {
            Some(region) => self.board.figures(region),
            None => self.board.reserve_of(ask.by),
        };
        let Some(wanted) = ask.question.figures() else { return FigureSet::EMPTY };
        let mut figures = self.fitting(ask.by, there, wanted);
        // Mostly nothing more is asked of them: only cards and hatred keep a figure from leaving.
        let may_be_held = || {
            !figures.and(self.board.hated).is_empty()
                || region.is_some_and(|region| self.board.has_filled_space(region))
        };
        match wanted.more {
            More::Nothing => return figures,
            More::MayLeave if !may_be_held() => return figures,
            More::MayLeave | More::Else => {}
        }
        for figure in figures {
            if !self.is_allowed(ask, Candidate::Figure(figure, region)) {
                figures.remove(figure);
            }
        }
        figures
    }

    fn list_figures(&self, ask: Ask, options: &mut Options) {
        let confined = ask.question.confined_to();
        if let Question::Gather { what, .. } = ask.question
            && what.from == Reach::OtherOrReserve
        {
            let figures = self.pickable(ask, None);
            self.board.for_each_group(figures, ask.by, |group| {
                choose(Thing::Figure { group, region: None }, options);
            });
        }
        for at in ask.question.among() {
            let region = if confined.is_some() { None } else { Some(at) };
            let figures = self.pickable(ask, Some(at));
            self.board.for_each_group(figures, ask.by, |group| {
                choose(Thing::Figure { group, region }, options);
            });
        }
    }

    fn list_corruption(&self, ask: Ask, options: &mut Options) {
        let confined = ask.question.confined_to();
        for at in ask.question.among() {
            let region = if confined.is_some() { None } else { Some(at) };
            for owner in self.board.powers() {
                if self.is_allowed(ask, Candidate::Corruption(owner, at)) {
                    choose(Thing::Corruption { owner, region }, options);
                }
            }
        }
    }

    fn list_tokens(&self, ask: Ask, options: &mut Options) {
        let confined = ask.question.confined_to();
        for at in ask.question.among() {
            let region = if confined.is_some() { None } else { Some(at) };
            for token in Token::ALL {
                if self.is_allowed(ask, Candidate::Token(token, at)) {
                    choose(Thing::Token { token, region }, options);
                }
            }
        }
    }

    fn list_hand(&self, ask: Ask, options: &mut Options) {
        for (card, _) in self.hand(ask.by) {
            if self.is_allowed(ask, Candidate::Card(card)) {
                choose(Thing::Card(card), options);
            }
        }
    }

    fn list_powers(&self, ask: Ask, options: &mut Options) {
        for power in self.board.powers() {
            if self.is_allowed(ask, Candidate::Power(power)) {
                choose(Thing::Power(power), options);
            }
        }
    }

    /// Where the thing cannot be done there is nothing to ask.
    fn list_yes_and_no(&self, ask: Ask, options: &mut Options) {
        if self.is_allowed(ask, Candidate::Yes) {
            choose(Thing::Yes, options);
            choose(Thing::No, options);
        }
    }

    fn list_dice(&self, ask: Ask, options: &mut Options) {
        for face in 1..=6 {
            if self.is_allowed(ask, Candidate::Die(face)) {
                choose(Thing::Die(face), options);
            }
        }
    }

    fn list_upgrades(&self, ask: Ask, options: &mut Options) {
        for upgrade in Upgrade::of(ask.by, self.board.setup.set_of(ask.by)) {
            if self.is_allowed(ask, Candidate::Upgrade(upgrade)) {
                choose(Thing::Upgrade(upgrade), options);
            }
        }
    }
}

fn choose(thing: Thing, options: &mut Options) {
    options.push(Choice::Choose(thing));
}

#[cfg(test)]
mod tests {
    use super::*;
    use crate::{
        cards::{CardSet, OldWorldSet},
        random::Random,
        seeded::Seeded,
        setup::Setup,
        vocabulary::Power,
    };

    /// Figures are picked by sets where nothing more is asked of them: the verdict on each says the
    /// same.
    #[test]
    fn the_figures_that_can_be_picked_are_those_with_a_good_verdict() {
        let setup = Setup::new(&Power::ALL, CardSet::Morrslieb, OldWorldSet::Mixed).expect("five");
        let mut asked = 0;
        for seed in 0..60 {
            let (mut chance, mut random) = (Seeded::new(seed), Random::new(seed));
            let mut game = Game::new(setup, &mut chance, None);
            while let Some(ask) = game.flow.asked() {
                for region in ask.question.among() {
                    if ask.question.figures().is_some() {
                        asked += 1;
                        let figures = game.board.figures(region).filter(|figure| {
                            game.verdict(ask, Candidate::Figure(*figure, Some(region))).is_ok()
                        });
                        assert!(figures.eq(game.pickable(ask, Some(region))), "{ask:?}");
                    }
                }
                let options = game.options();
                let choice = random.pick(&options).expect("a question has options");
                game.choose(ask.by, choice, &mut chance, None).expect("listed");
            }
        }
        assert!(asked > 500, "only {asked} times was a figure asked for");
    }
}
