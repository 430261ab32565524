//! What is agreed before play, and what is wrong with it if it cannot be played.

use crate::{
    board::bag::Bag,
    cards::{CardSet, OldWorldSet},
    chance::{self, Chance, Deck},
    vocabulary::{Power, PowerSet},
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
}

impl std::fmt::Display for SetupError {
    fn fmt(&self, f: &mut std::fmt::Formatter<'_>) -> std::fmt::Result {
        match self {
            Self::TooFewPowers(count) => {
                write!(f, "{count} Powers are too few: name three, four or five different ones")
            }
            Self::PowerTwice(power) => write!(f, "{power} is named twice: each Power plays once"),
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

    /// Deals Powers to so many players, as the expansion does: each draws a victory point marker.
    /// The Powers come in the order of the players.
    ///
    /// ```
    /// use ruinous_engine::{Seeded, Setup};
    /// assert_eq!(Setup::draw_markers(5, &mut Seeded::new(7)).len(), 5);
    /// ```
    pub fn draw_markers(players: u8, chance: &mut dyn Chance) -> Vec<Power> {
        let players = players.min(Power::ALL.len() as u8);
        draw_markers(&Power::ALL, players.into(), chance)
    }

    /// Deals the Powers of this table among those who sit at it: whoever sits at its first Power draws the
    /// first of their markers, and so on. The Powers come in the order of the seats.
    ///
    /// ```
    /// use ruinous_engine::{Power::*, Seeded, Setup};
    /// let mut dealt = Setup::base(&[Khorne, Nurgle, Slaanesh]).unwrap().dealt(&mut Seeded::new(7));
    /// dealt.sort();
    /// assert_eq!(dealt, [Khorne, Nurgle, Slaanesh]);
    /// ```
    pub fn dealt(self, chance: &mut dyn Chance) -> Vec<Power> {
        let powers: Vec<Power> = self.powers.into_iter().collect();
        draw_markers(&powers, powers.len(), chance)
    }

    /// All that was agreed, for those who have to write all of it down.
    pub fn parts(self) -> (PowerSet, CardSet, OldWorldSet) {
        let Self { powers, cards, old_world } = self;
        (powers, cards, old_world)
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
        self.cards.of_power(power)
    }
}

/// The markers that so many players draw of these, one after the other.
fn draw_markers(powers: &[Power], players: usize, chance: &mut dyn Chance) -> Vec<Power> {
    let mut markers = Bag::EMPTY;
    powers.iter().for_each(|power| markers.add(*power as u8));
    let drawn = (0..players as u16).map(|nth| {
        let place = chance::draw(chance, Deck::Powers, markers, nth);
        markers.take(place);
        Power::ALL[usize::from(place)]
    });
    drawn.collect()
}
