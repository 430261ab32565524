//! Hits that leave no real choice: whatever they go to first, all comes to the same.

use std::collections::HashSet;

use ruinous_engine::{
    Choice, Decision, Event, Game, Options, Power, Question, Region, Seeded, View, Witness,
};

/// More ways to assign hits than this are not looked through: the player is asked.
const MOST_WAYS: usize = 4_000;

/// The option to take without asking, if the viewer has hits to assign and every way to assign them
/// ends on the same board.
///
/// Nothing of what the viewer cannot know is used: the ways are tried out in a world that he could
/// not tell from the real one, and only up to the next roll.
pub fn foregone(view: &View) -> Option<Choice> {
    let decision = view.decision().filter(|decision| Some(decision.power) == view.viewer())?;
    hits(&decision)?;
    let first = *view.options().first()?;
    let mut ways = Ways { first: decision, end: None, tried: HashSet::new() };
    let here = (view.witness(), Some((decision.power, decision.question)));
    ways.all_end_alike(view.sample(0), here).then_some(first)
}

/// Where hits have led to: what the Power sees then, and what is asked next, if anything is asked
/// before dice are rolled.
type Place = (Witness, Option<(Power, Question)>);

struct Ways {
    first: Decision,
    end: Option<Place>,
    tried: HashSet<Place>,
}

impl Ways {
    /// Whether every way from here on ends as those before did.
    fn all_end_alike(&mut self, game: Game, here: Place) -> bool {
        if !self.tried.insert(here) {
            return true;
        }
        if self.tried.len() > MOST_WAYS {
            return false;
        }
        game.options().iter().all(|option| self.ends_alike(game, here.0, *option))
    }

    fn ends_alike(&mut self, mut game: Game, mut seen: Witness, option: Choice) -> bool {
        let mut events = Vec::new();
        // What is drawn for a kill does not depend on the order of kills, whatever the chance.
        let mut chance = Seeded::new(0);
        game.take_option(option, &mut chance, Some(&mut events), &mut Options::new());
        let is_roll = |event: &Event| matches!(event, Event::Rolled { .. });
        let is_over = events.iter().any(is_roll);
        for event in events.into_iter().take_while(|event| !is_roll(event)) {
            seen.see(event.as_seen_by(Some(self.first.power)));
        }
        let next = game.decision().filter(|_| !is_over);
        let place = (seen, next.map(|next| (next.power, next.question)));
        if next.is_some_and(|next| self.goes_on(&next)) {
            self.all_end_alike(game, place)
        } else {
            *self.end.get_or_insert(place) == place
        }
    }

    /// Whether it is still the same hits that are being assigned.
    fn goes_on(&self, next: &Decision) -> bool {
        next.power == self.first.power && hits(next) == hits(&self.first)
    }
}

/// What tells the hits of one roll from those of another, if hits are what is to be assigned.
fn hits(decision: &Decision) -> Option<(Region, bool, Option<Power>)> {
    match decision.question {
        Question::Hit { region, early, .. } => Some((region, early, None)),
        Question::StrikeBack { region, against, .. } => Some((region, false, Some(against))),
        _ => None,
    }
}

#[cfg(test)]
mod tests {
    use ruinous_engine::{Board, CardSet, Next, OldWorldSet, Random, Setup};

    use super::*;

    /// The board, and what is asked, when the hits of a decision are assigned in some order.
    fn end_of(mut game: Game, mut chance: Seeded, order: &mut Random) -> (Board, Option<Question>) {
        let first = game.decision().and_then(|decision| Some((decision.power, hits(&decision)?)));
        loop {
            let next = game.decision();
            let goes_on = next.and_then(|it| Some((it.power, hits(&it)?))) == first;
            let Some(decision) = next.filter(|_| goes_on) else {
                return (*game.board(), next.map(|decision| decision.question));
            };
            let option = order.pick(&game.options()).expect("a decision has options");
            game.choose(decision.power, option, &mut chance, None).expect("it is an option");
        }
    }

    #[test]
    fn what_is_foregone_comes_to_the_same_in_any_order() {
        let (mut foregones, mut real) = (0, 0);
        for seed in 0..150 {
            let cards = CardSet::ALL[seed as usize % 2];
            let setup = Setup::new(&Power::ALL, cards, OldWorldSet::Mixed).expect("five Powers");
            let mut chance = Seeded::new(seed);
            let mut random = Random::new(seed);
            let mut game = Game::new(setup, &mut chance, None);
            while let Next::Ask(decision) = game.next() {
                let view = game.view(Some(decision.power));
                if foregone(&view).is_some() {
                    foregones += 1;
                    let ends: HashSet<_> =
                        (0..6).map(|_| end_of(game, chance, &mut random)).collect();
                    assert_eq!(ends.len(), 1, "{decision:?}: {:?}", &*view.options());
                } else if hits(&decision).is_some() {
                    real += 1;
                }
                let option = random.pick(&game.options()).expect("a decision has options");
                game.choose(decision.power, option, &mut chance, None).expect("it is an option");
            }
        }
        assert!(foregones > 50 && real > 50, "{foregones} foregone, {real} real");
    }

    #[test]
    fn only_the_one_who_assigns_hits_is_spared_the_question() {
        let setup = Setup::base(&Power::ALL[..4]).expect("four Powers can play");
        let game = Game::new(setup, &mut Seeded::new(1), None);
        for viewer in Power::ALL[..4].iter().map(|power| Some(*power)).chain([None]) {
            assert_eq!(foregone(&game.view(viewer)), None);
        }
    }
}
