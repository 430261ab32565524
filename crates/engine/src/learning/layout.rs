//! Where each number of an observation stands.

use crate::{
    board::{EndedBy, SPACES},
    cards::{CardSet, OldWorldSet},
    learning::{
        cards::{CARDS, OLD_WORLD_CARDS, UPGRADES, card_at, old_world_at, upgrade_at},
        choices::FACES,
        question::QuestionKind,
    },
    vocabulary::{Class, Mark, Phase, Power, Region, Token, vocabulary},
};

vocabulary! {
    /// What a field has a number for each of.
    Axis, a "axis" {
        /// The Powers, in Power order, at the table or not.
        Power = "power",
        /// The regions, in region order.
        Region = "region",
        /// The classes of figures.
        Class = "class",
        /// The kinds of Old World tokens.
        Token = "token",
        /// The marks of figures.
        Mark = "mark",
        /// The phases.
        Phase = "phase",
        /// The kinds of questions.
        Question = "question",
        /// The Chaos cards of both sets, by their index.
        Card = "card",
        /// The upgrades of both sets, by their index.
        Upgrade = "upgrade",
        /// The Old World cards, by their index.
        OldWorld = "old-world-card",
        /// The sets of Chaos cards.
        CardSet = "card-set",
        /// The sets of Old World cards.
        OldWorldSet = "old-world-set",
        /// The ways in which a game ends.
        EndedBy = "ending",
        /// The two spaces of the track.
        Track = "track-space",
        /// The card spaces of a region: left, right, additional.
        Space = "card-space",
        /// How far a dial has turned: not at all, one tick, …
        Tick = "tick",
        /// What a die shows: 1 to 6.
        Face = "face",
    }
}

/// The most ticks that any dial has.
const MOST_TICKS: usize = 10;

impl Axis {
    /// How many there are.
    pub const fn size(self) -> usize {
        match self {
            Axis::Power => Power::ALL.len(),
            Axis::Region => Region::ALL.len(),
            Axis::Class => Class::ALL.len(),
            Axis::Token => Token::ALL.len(),
            Axis::Mark => Mark::ALL.len(),
            Axis::Phase => Phase::ALL.len(),
            Axis::Question => QuestionKind::ALL.len(),
            Axis::Card => CARDS,
            Axis::Upgrade => UPGRADES,
            Axis::OldWorld => OLD_WORLD_CARDS,
            Axis::CardSet => CardSet::ALL.len(),
            Axis::OldWorldSet => OldWorldSet::ALL.len(),
            Axis::EndedBy => EndedBy::ALL.len(),
            Axis::Track => 2,
            Axis::Space => SPACES,
            Axis::Tick => 1 + MOST_TICKS,
            Axis::Face => FACES,
        }
    }

    /// What the number in this place of the axis is for, by its id; spaces, ticks
    /// and faces by number.
    pub fn at(self, place: usize) -> Option<String> {
        let of_set = |set: CardSet, power: Power, id| format!("{set}-{power}-{id}");
        Some(match self {
            Axis::Power => Power::ALL.get(place)?.to_string(),
            Axis::Region => Region::ALL.get(place)?.to_string(),
            Axis::Class => Class::ALL.get(place)?.to_string(),
            Axis::Token => Token::ALL.get(place)?.to_string(),
            Axis::Mark => Mark::ALL.get(place)?.to_string(),
            Axis::Phase => Phase::ALL.get(place)?.to_string(),
            Axis::Question => QuestionKind::ALL.get(place)?.to_string(),
            Axis::Card => card_at(place)?.to_string(),
            // The same name may stand for an upgrade of either set.
            Axis::Upgrade => {
                let upgrade = upgrade_at(place)?;
                of_set(upgrade.set(), upgrade.power(), upgrade.info().id)
            }
            // Two have the same name: the base game's, and the one that the expansion revised.
            Axis::OldWorld => {
                let card = old_world_at(place)?;
                let is_same = |other: usize| {
                    old_world_at(other).is_some_and(|other| other.info().id == card.info().id)
                };
                format!("{card}{}", if (0..place).any(is_same) { "-revised" } else { "" })
            }
            Axis::CardSet => CardSet::ALL.get(place)?.to_string(),
            Axis::OldWorldSet => OldWorldSet::ALL.get(place)?.to_string(),
            Axis::EndedBy => EndedBy::ALL.get(place)?.to_string(),
            Axis::Tick if place < self.size() => place.to_string(),
            Axis::Track | Axis::Space | Axis::Face if place < self.size() => {
                (place + 1).to_string()
            }
            Axis::Track | Axis::Space | Axis::Tick | Axis::Face => return None,
        })
    }
}

/// Some numbers of an observation that belong together.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub struct Field {
    /// What it is called.
    pub name: &'static str,
    /// Where it begins.
    pub offset: usize,
    /// How many numbers it has: one for each combination of its axes.
    pub len: usize,
    /// What there is a number for each of. The last axis runs fastest.
    pub axes: &'static [Axis],
    /// What to divide by so that usual numbers come to lie between 0 and 1.
    pub scale: u8,
}

impl Field {
    /// What the number in this place of the field is for: an id on each axis.
    pub fn ids(&self, place: usize) -> Option<Vec<String>> {
        let mut left = (place < self.len).then_some(place)?;
        let mut ids = Vec::with_capacity(self.axes.len());
        for axis in self.axes.iter().rev() {
            ids.push(axis.at(left % axis.size())?);
            left /= axis.size();
        }
        ids.reverse();
        Some(ids)
    }
}

/// Declares all fields in their order: a name for the code, a name for others, axes, scale.
macro_rules! layout {
    ($($name:ident $id:literal [$($axis:ident)*] / $scale:literal;)+) => {
        /// The fields by name, in the order of [`LAYOUT`].
        #[derive(Clone, Copy)]
        pub(super) enum Name { $($name),+ }

        const FIELDS: usize = [$(Name::$name),+].len();

        const PLACED: [Field; FIELDS] = placed([
            $(Field { name: $id, offset: 0, len: 0, axes: &[$(Axis::$axis),*], scale: $scale }),+
        ]);
    };
}

/// The fields one behind the other.
const fn placed(mut fields: [Field; FIELDS]) -> [Field; FIELDS] {
    let (mut offset, mut at) = (0, 0);
    while at < FIELDS {
        let (mut len, mut axis) = (1, 0);
        while axis < fields[at].axes.len() {
            len *= fields[at].axes[axis].size();
            axis += 1;
        }
        fields[at].offset = offset;
        fields[at].len = len;
        offset += len;
        at += 1;
    }
    fields
}

/// All fields of an observation, in order and without gaps.
pub static LAYOUT: [Field; FIELDS] = PLACED;

/// How many numbers an observation has.
pub const OBSERVATION_LEN: usize = PLACED[FIELDS - 1].offset + PLACED[FIELDS - 1].len;

layout! {
    // What was agreed, and how far the game has come.
    CardsInUse "card-set" [CardSet] / 1;
    OldWorldInUse "old-world-set" [OldWorldSet] / 1;
    Round "round" [] / 8;
    PhaseNow "phase" [Phase] / 1;
    CorruptionStep "corruption-step" [] / 1;
    EndedByNow "ended-by" [EndedBy] / 1;
    Winners "winners" [Power] / 1;

    // The Old World.
    TrackCards "track" [Track OldWorld] / 1;
    OldWorldDeck "old-world-deck" [] / 8;
    OldWorldUnseen "old-world-unseen" [OldWorld] / 4;
    Supply "supply" [Token] / 20;

    // What is asked.
    Question "question" [Question] / 1;
    Asked "asked" [Power] / 1;
    QuestionRegion "question-region" [Region] / 1;
    QuestionFrom "question-from" [Region] / 1;
    QuestionTo "question-to" [Region] / 1;
    QuestionPower "question-power" [Power] / 1;
    QuestionToken "question-token" [Token] / 1;
    QuestionFigure "question-figure" [Power Class] / 1;
    QuestionClass "question-class" [Class] / 1;
    QuestionMark "question-mark" [Mark] / 1;
    QuestionCard "question-card" [Card] / 1;
    QuestionLeft "question-left" [] / 4;
    QuestionSixes "question-sixes" [] / 4;
    QuestionEarly "question-early" [] / 1;
    QuestionTogether "question-together" [] / 1;
    QuestionDice "question-dice" [Face] / 4;
    CauseCard "cause-card" [Card] / 1;
    CauseUpgrade "cause-upgrade" [Upgrade] / 1;
    CauseOldWorld "cause-old-world" [OldWorld] / 1;
    CauseDial "cause-dial" [] / 1;
    CauseHero "cause-hero" [] / 1;

    // What lies in front of each Power.
    Viewer "viewer" [Power] / 1;
    AtTable "at-table" [Power] / 1;
    VictoryPoints "victory-points" [Power] / 50;
    PowerPoints "power-points" [Power] / 12;
    FullPower "full-power" [Power] / 12;
    Dial "dial" [Power Tick] / 1;
    Threat "threat" [Power] / 34;
    Counters "counters" [Power] / 4;
    Peasants "peasants" [Power] / 10;
    HandSize "hand-size" [Power] / 10;
    DeckSize "deck-size" [Power] / 24;
    Reserve "reserve" [Power Class] / 8;
    ReserveSpent "reserve-spent" [Power Class] / 8;
    HeldByCards "held-by-cards" [Power Class] / 8;
    Upgrades "upgrades" [Upgrade] / 1;
    UpgradesUsed "upgrades-used" [Upgrade] / 1;
    Discards "discards" [Card] / 4;
    SetAside "set-aside" [Card] / 4;
    Hand "hand" [Card] / 4;
    Unseen "unseen" [Card] / 4;

    // What lies in each region.
    Figures "figures" [Region Power Class Power] / 4;
    Marked "marked" [Region Power Class Mark] / 4;
    Tipped "tipped" [Region Power Class] / 4;
    EarlyHits "early-hits" [Region Power Class Power] / 4;
    Corruption "corruption" [Region Power] / 12;
    Placed "placed-this-phase" [Region Power] / 4;
    PlacedInRound "placed-this-round" [Region Power] / 4;
    Earned "earned-this-phase" [Region Power] / 1;
    Killers "killed-this-round" [Region Power] / 1;
    Sheltered "sheltered-this-round" [Region Power] / 1;
    Battles "battles-this-round" [Region] / 2;
    Tokens "tokens" [Region Token] / 4;
    Cards "cards" [Region Space Card] / 1;
    Cancelled "cancelled" [Region Space] / 1;
    Settled "settled" [Region Space Power] / 1;
    Covered "covered" [Region Card] / 1;
    Dead "dead-on-cards" [Region] / 4;
    Ruined "ruined" [Region] / 1;
    RuinToScore "ruin-to-score" [Region] / 1;
    Ruination "ruination-card" [Region] / 5;
    Ruin "towards-ruin" [Region] / 12;
    Resistance "resistance" [Region] / 6;
    Conquest "conquest-value" [Region] / 6;
    Populous "populous" [Region] / 1;
    Magic "magic-symbols" [Region] / 4;
    Domination "domination" [Region Power] / 10;
    EarlyDice "early-dice" [Region Power] / 8;
    Dice "dice" [Region Power] / 8;
}

#[cfg(test)]
mod tests {
    use super::*;
    use crate::vocabulary::dial;

    #[test]
    fn every_dial_fits_its_axis() {
        let longest = Power::ALL.into_iter().map(dial::length).max();
        assert_eq!(longest, Some(MOST_TICKS as u8));
    }
}
