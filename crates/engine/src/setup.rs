//! What is agreed before play, and what is wrong with it if it cannot be played.

use crate::{
    cards::{CardSet, OldWorldSet},
    power::{Power, PowerSet},
};

/// What the players agree on before the board is set up.
#[derive(Clone, Copy, PartialEq, Eq, Hash, Debug)]
pub struct Setup {
    powers: PowerSet,
    cards: CardSet,
    old_world: OldWorldSet,
}

/// Why a game cannot be set up like this.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub enum SetupError {
    /// The game is for three players and more.
    TooFewPowers(u8),
    /// The same Power is named twice.
    PowerTwice(Power),
    /// The rules of this Power are not written yet.
    PowerNotAvailable(Power),
    /// These cards are not written yet.
    CardsNotAvailable(CardSet),
    /// These Old World cards are not written yet.
    OldWorldNotAvailable(OldWorldSet),
}

impl std::fmt::Display for SetupError {
    fn fmt(&self, f: &mut std::fmt::Formatter<'_>) -> std::fmt::Result {
        match self {
            Self::TooFewPowers(count) => {
                write!(f, "{count} Powers are too few: name three or four different ones")
            }
            Self::PowerTwice(power) => write!(f, "{power} is named twice: each Power plays once"),
            Self::PowerNotAvailable(power) => {
                write!(f, "{power} cannot be played yet: choose among the base game's four")
            }
            Self::CardsNotAvailable(set) => {
                write!(f, "the {set} cards cannot be played yet: use \"base\"")
            }
            Self::OldWorldNotAvailable(set) => {
                write!(f, "the {set} Old World cards cannot be played yet: use \"base\"")
            }
        }
    }
}

impl std::error::Error for SetupError {}

impl Setup {
    /// A table of these Powers, in any order, or every reason why there can be none.
    pub fn new(
        powers: &[Power],
        cards: CardSet,
        old_world: OldWorldSet,
    ) -> Result<Self, Vec<SetupError>> {
        let mut wrong = Vec::new();
        let mut table = PowerSet::EMPTY;
        for &power in powers {
            if table.has(power) {
                wrong.push(SetupError::PowerTwice(power));
            }
            table = table.with(power);
        }
        if table.len() < 3 {
            wrong.push(SetupError::TooFewPowers(table.len()));
        }
        for power in table.but(Power::BASE) {
            wrong.push(SetupError::PowerNotAvailable(power));
        }
        if cards != CardSet::Base {
            wrong.push(SetupError::CardsNotAvailable(cards));
        }
        if old_world != OldWorldSet::Base {
            wrong.push(SetupError::OldWorldNotAvailable(old_world));
        }
        if wrong.is_empty() { Ok(Self { powers: table, cards, old_world }) } else { Err(wrong) }
    }

    /// The base game with these Powers.
    ///
    /// ```
    /// use ruinous_engine::{Power::*, Setup};
    /// assert!(Setup::base(&[Khorne, Tzeentch, Slaanesh]).is_ok());
    /// assert!(Setup::base(&[Khorne, Tzeentch]).is_err());
    /// ```
    pub fn base(powers: &[Power]) -> Result<Self, Vec<SetupError>> {
        Self::new(powers, CardSet::Base, OldWorldSet::Base)
    }

    /// The Powers at the table.
    pub fn powers(self) -> PowerSet {
        self.powers
    }
    /// The Chaos cards and upgrades in use.
    pub fn cards(self) -> CardSet {
        self.cards
    }
    /// The cards from which the Old World deck is dealt.
    pub fn old_world(self) -> OldWorldSet {
        self.old_world
    }
    /// How many cards the Old World deck has at the start.
    pub fn old_world_deck(self) -> u8 {
        if self.powers.len() == 3 { 8 } else { 7 }
    }
    /// The set from which this Power has its cards and upgrades.
    pub fn set_of(self, power: Power) -> CardSet {
        if power == Power::HornedRat { CardSet::Morrslieb } else { self.cards }
    }
}
