//! The log: events, as they come, to sentences in order.

use std::collections::BTreeSet;

use ruinous_engine::{Card, Change, Event, Power, Token, printed};

use crate::{
    Text,
    event::{about, is_worth_telling},
};

/// How much a sentence of the log weighs.
#[derive(Clone, Copy, PartialEq, Eq, Hash, Debug)]
pub enum Weight {
    /// The heading of a round.
    Round,
    /// The heading of a phase.
    Phase,
    /// Something that happened.
    Event,
    /// What a card says, told when it first matters.
    Aside,
}

/// A sentence of the log.
#[derive(Clone, PartialEq, Eq, Debug)]
pub struct Told {
    /// The Power it is mostly about.
    pub about: Option<Power>,
    /// How much it weighs.
    pub weight: Weight,
    /// The sentence.
    pub text: String,
}

/// Something to be told in a sentence.
#[derive(Clone, PartialEq, Eq, Hash, Debug)]
pub struct Matter {
    /// The Power it is mostly about.
    pub about: Option<Power>,
    /// How much its sentence weighs.
    pub weight: Weight,
    /// The events that make one sentence; of an aside, the one that it belongs to.
    run: Vec<Event>,
}

/// Tells events to one viewer. It has to be told all of them, from the set-up on.
pub struct Teller {
    viewer: Option<Power>,
    explained: BTreeSet<Card>,
}

impl Teller {
    /// A teller for a Power, or for a spectator.
    pub fn new(viewer: Option<Power>) -> Self {
        Self { viewer, explained: BTreeSet::new() }
    }

    /// The sentences for what happened, as far as the viewer may know it.
    pub fn tell(&mut self, text: &Text, events: &[Event]) -> Vec<Told> {
        self.matters(events).iter().filter_map(|(_, matter)| text.told(matter)).collect()
    }

    /// What there is to tell of what happened, as far as the viewer may know it, each with the place of
    /// the event after which it is told: all of it has happened by then, and all that is told before it.
    /// To others the same matter is told in the same words.
    pub fn matters(&mut self, events: &[Event]) -> Vec<(usize, Matter)> {
        let seen = events.iter().map(|event| event.as_seen_by(self.viewer)).enumerate();
        let seen = seen.filter(|(_, event)| is_worth_telling(event));
        let (mut matters, mut after) = (Vec::new(), 0);
        for Run { events: run, last } in runs(seen) {
            let Some(&first) = run.first() else { continue };
            after = last.max(after);
            let about = about(&first);
            let weight = match first {
                Event::RoundBegan(_) => Weight::Round,
                Event::PhaseBegan(_) => Weight::Phase,
                _ => Weight::Event,
            };
            matters.push((after, Matter { about, weight, run }));
            if self.has_aside(&first) {
                matters.push((after, Matter { about, weight: Weight::Aside, run: vec![first] }));
            }
        }
        matters
    }

    /// Takes in what was told before, without telling it again.
    pub fn hear(&mut self, events: &[Event]) {
        for event in events {
            if let Event::CardPlayed { card, .. } = *event
                && Some(card.power()) != self.viewer
            {
                self.explained.insert(card);
            }
        }
    }

    /// Whether it is told what a card says that comes into play. Others' Chaos cards are explained
    /// once.
    fn has_aside(&mut self, event: &Event) -> bool {
        match *event {
            Event::OldWorldDrawn(_) | Event::Upgraded(_) => true,
            Event::JoinedTrack(card) => card.info().on_track.is_some(),
            Event::CardPlayed { card, .. } => {
                Some(card.power()) != self.viewer && self.explained.insert(card)
            }
            _ => false,
        }
    }
}

impl Text {
    /// The sentence for something that is to be told; nothing if it is not worth one.
    pub fn told(&self, matter: &Matter) -> Option<Told> {
        let Matter { about, weight, ref run } = *matter;
        let text = match weight {
            Weight::Aside => self.aside(run.first()?)?,
            Weight::Round | Weight::Phase | Weight::Event => self.events(run)?,
        };
        Some(Told { about, weight, text })
    }

    /// What a card says that comes into play.
    fn aside(&self, event: &Event) -> Option<String> {
        match *event {
            Event::OldWorldDrawn(card) => Some(self.form(card, "drawn")),
            Event::JoinedTrack(card) => self.track_text(card),
            Event::Upgraded(upgrade) => Some(self.form(upgrade, "text")),
            Event::CardPlayed { card, .. } => Some(self.form(card, "text")),
            _ => None,
        }
    }
}

/// Events that make one sentence.
struct Run {
    events: Vec<Event>,
    /// The place of the last of them among all that happened.
    last: usize,
}

impl Run {
    fn of((place, event): (usize, Event)) -> Self {
        Self { events: vec![event], last: place }
    }

    fn push(&mut self, (place, event): (usize, Event)) {
        self.events.push(event);
        self.last = place;
    }
}

/// Events, each with its place, put together where they make one sentence.
fn runs(events: impl Iterator<Item = (usize, Event)>) -> Vec<Run> {
    let mut runs: Vec<Run> = Vec::new();
    let mut counters: Vec<Run> = Vec::new();
    for placed @ (_, event) in events {
        // The tokens of one instruction are told by kind, whatever the order of the regions.
        if let Event::TokenPlaced { token, by, .. } = event
            && let Some(run) = tokens_just_placed(&mut runs, (token, by))
        {
            run.push(placed);
            continue;
        }
        if let Event::CardRemoved { .. } | Event::CoveredRemoved { .. } = event
            && let Some(run) = cards_just_removed(&mut runs)
        {
            run.push(placed);
            continue;
        }
        if let Some(run) = runs.last_mut() {
            if are_one_thing(&run.events, &event) {
                run.push(placed);
                continue;
            }
            // A counter comes with the second token, in the midst of the others.
            if let (
                Some(Event::CorruptionPlaced { power, region }),
                Event::CounterEarned { power: earner, region: there },
            ) = (run.events.first(), &event)
                && (power, region) == (earner, there)
            {
                counters.push(Run::of(placed));
                continue;
            }
        }
        runs.append(&mut counters);
        runs.push(Run::of(placed));
    }
    runs.append(&mut counters);
    runs
}

/// The sentence about tokens of this kind that were placed alike, if tokens are what was told last.
fn tokens_just_placed(runs: &mut [Run], wanted: (Token, Option<Power>)) -> Option<&mut Run> {
    let placed = |run: &Run| match run.events.first() {
        Some(Event::TokenPlaced { token, by, .. }) => Some((*token, *by)),
        _ => None,
    };
    let mut last = runs.iter_mut().rev().take_while(|run| placed(run).is_some());
    last.find(|run| placed(run) == Some(wanted))
}

/// The sentence about cards that leave the board, if it was told last but for what became of some
/// cards that do more than leave.
fn cards_just_removed(runs: &mut [Run]) -> Option<&mut Run> {
    let is_aside = |run: &Run| {
        matches!(run.events.first(), Some(Event::Sheltered { .. } | Event::CardSetAside { .. }))
    };
    let last = runs.iter_mut().rev().find(|run| !is_aside(run))?;
    let is_removal =
        |event: &Event| matches!(event, Event::CardRemoved { .. } | Event::CoveredRemoved { .. });
    last.events.first().is_some_and(is_removal).then_some(last)
}

/// Whether an event is told in the same sentence as those before it.
fn are_one_thing(run: &[Event], next: &Event) -> bool {
    use Event::{
        Appeared, CorruptionMoved, CorruptionPlaced, CorruptionRemoved, Detained, Discarded, Drew,
        Eclipsed, Killed, LostAtRandom, PeasantCaptured, PowerPoints, Rolled, Summoned, Tipped,
        TokenRemoved, TokensLeftOut,
    };
    let (Some(first), Some(last)) = (run.first(), run.last()) else { return false };
    match (last, next) {
        (
            Drew { power: a, .. },
            Drew { power: b, .. } | PowerPoints { power: b, why: Change::Refilled, .. },
        ) => a == b,
        (TokenRemoved { token: a, .. }, TokenRemoved { token: b, .. }) => a == b,
        (
            TokensLeftOut { token: a, region: None, .. },
            TokensLeftOut { token: b, region: None, .. },
        ) => a == b,
        (PeasantCaptured { .. }, PeasantCaptured { .. })
        | (CorruptionPlaced { .. }, CorruptionPlaced { .. })
        | (CorruptionMoved { .. }, CorruptionMoved { .. })
        | (CorruptionRemoved { .. }, CorruptionRemoved { .. }) => first == next,
        (
            Summoned { figure: one, by: a, from: here, to: there },
            Summoned { figure: other, by: b, from, to },
        ) => (one.kind(), a, here, there) == (other.kind(), b, from, to),
        (LostAtRandom(a), Discarded { power: b, .. }) => a == b,
        (Eclipsed(one), Eclipsed(other)) => one.kind() == other.kind(),
        (Detained { figure: one, region: here }, Detained { figure: other, region: there })
        | (Appeared { figure: one, region: here }, Appeared { figure: other, region: there }) => {
            (here, one.kind()) == (there, other.kind())
        }
        (
            Tipped { by: a, figure: one, region: here },
            Tipped { by: b, figure: other, region: there },
        )
        | (
            Killed { by: a, figure: one, region: here },
            Killed { by: b, figure: other, region: there },
        ) => (a, here, one.kind()) == (b, there, other.kind()),
        // The sixes of a roll, and only they, bring extra dice.
        (Rolled { by: a, dice, .. }, Rolled { by: b, .. }) => {
            a == b && dice.into_iter().any(|die| die == printed::EXPLODES)
        }
        _ => false,
    }
}

#[cfg(test)]
mod tests {
    use ruinous_engine::{CardSet, Cause, Choice, Class, Kind, Phase, Region, chance::Dice};

    use super::*;

    const KISLEV: Region = Region::Kislev;

    fn told(events: &[Event]) -> Vec<String> {
        let told = Teller::new(Some(Power::Nurgle)).tell(&Text::english(), events);
        told.into_iter().filter(|line| line.weight == Weight::Event).map(|line| line.text).collect()
    }

    fn rolled(dice: &[u8]) -> Event {
        let mut rolled = Dice::default();
        assert!(dice.iter().all(|die| rolled.push(*die)));
        Event::Rolled { by: Power::Khorne, region: KISLEV, dice: rolled }
    }

    #[test]
    fn extra_dice_are_told_with_the_roll_that_brought_them() {
        assert_eq!(
            told(&[rolled(&[6, 1, 6]), rolled(&[6, 2]), rolled(&[3]), rolled(&[1])]),
            [
                "Khorne rolls 6 1 6 + 6 2 + 3 in Kislev: 3 hits.",
                "Khorne rolls 1 in Kislev: no hit."
            ]
        );
    }

    #[test]
    fn a_counter_is_told_after_the_tokens_that_earned_it() {
        let placed = Event::CorruptionPlaced { power: Power::Nurgle, region: KISLEV };
        let earned = Event::CounterEarned { power: Power::Nurgle, region: KISLEV };
        assert_eq!(
            told(&[placed, placed, earned, placed]),
            [
                "Nurgle places 3 corruption tokens in Kislev.",
                "Nurgle earns a dial counter in Kislev."
            ]
        );
    }

    #[test]
    fn a_sentence_is_told_after_the_last_event_that_it_tells() {
        let placed = Event::CorruptionPlaced { power: Power::Nurgle, region: KISLEV };
        let earned = Event::CounterEarned { power: Power::Nurgle, region: KISLEV };
        let events = [
            rolled(&[6]),
            rolled(&[2]),
            Event::PhaseBegan(Phase::Corruption),
            placed,
            placed,
            earned,
            placed,
        ];
        let matters = Teller::new(None).matters(&events);
        let places: Vec<usize> = matters.into_iter().map(|(after, _)| after).collect();
        assert_eq!(places, [1, 2, 6, 6], "the roll, the phase, the tokens and their counter");
    }

    #[test]
    fn a_figure_killed_in_battle_is_not_removed_once_more() {
        let lepers: Vec<_> = Kind::of(Power::Nurgle, Class::Cultist).figures().take(3).collect();
        let tipped = |figure| Event::Tipped { by: Power::Khorne, figure, region: KISLEV };
        let removed = |figure, cause| Event::Removed { figure, region: KISLEV, cause };
        assert_eq!(
            told(&[
                tipped(lepers[0]),
                tipped(lepers[1]),
                removed(lepers[0], Cause::Rules),
                removed(lepers[1], Cause::Rules),
                Event::PhaseBegan(Phase::End),
                removed(lepers[2], Cause::Hero),
            ]),
            ["Khorne kills 2 Lepers in Kislev.", "The Hero in Kislev removes a Leper."]
        );
    }

    #[test]
    fn what_belongs_together_is_told_in_one_sentence() {
        let rats: Vec<_> = Kind::of(Power::HornedRat, Class::Cultist).figures().take(2).collect();
        let by = Power::HornedRat;
        let summoned = |figure| Event::Summoned { figure, by, from: None, to: KISLEV };
        let card = Card::new(by, CardSet::Morrslieb, 0);
        let removed = Event::CardRemoved { card, region: KISLEV, space: 0 };
        assert_eq!(
            told(&[
                summoned(rats[0]),
                summoned(rats[1]),
                Event::Detained { figure: rats[0], region: KISLEV },
                Event::Detained { figure: rats[1], region: KISLEV },
                Event::LostAtRandom(by),
                Event::Discarded { power: by, card },
                removed,
                Event::CardSetAside { card, region: KISLEV, space: 1 },
                removed,
                Event::CoveredRemoved { card, region: KISLEV, space: 1 },
            ]),
            [
                "The Horned Rat summons 2 Clan Rats to Kislev.",
                "A card in Kislev holds 2 Clan Rats until the end phase begins.",
                "The Horned Rat loses a card at random: “Empty the Warrens”.",
                "3 Chaos cards leave the board.",
                "The Horned Rat sets “Empty the Warrens” aside, face up.",
            ]
        );
    }

    #[test]
    fn the_price_of_a_choice_is_not_told() {
        let by = Power::Nurgle;
        let card = Card::new(by, CardSet::Base, 0);
        let chosen =
            Event::Chosen { by, choice: Choice::Play { card, region: KISLEV }, forced: false };
        let points = |points, why| Event::PowerPoints { power: by, points, why };
        let gained = points(4, Change::By(Cause::Dial));
        assert_eq!(
            told(&[chosen, points(3, Change::Paid), gained]),
            ["Nurgle now has 4 power points."]
        );
    }

    #[test]
    fn only_one_s_own_cards_are_named_when_drawn() {
        let card = |power| Event::Drew { power, card: Card::all().find(|it| it.power() == power) };
        let power_points =
            Event::PowerPoints { power: Power::Nurgle, points: 6, why: Change::Refilled };
        assert_eq!(
            told(&[
                card(Power::Khorne),
                card(Power::Khorne),
                card(Power::Nurgle),
                card(Power::Nurgle),
                power_points,
            ]),
            ["Khorne draws 2 cards.", "Nurgle draws “Plague Touch” ×2, and has 6 power points."]
        );
    }
}
