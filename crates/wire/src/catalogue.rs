//! What is printed: every card, figure and region that can come up at a table, with its words. It
//! stays the same for a whole game, so a client asks for it once.

use ruinous_engine::{self as engine, Class, Kind, printed};
use ruinous_words::{AnyCard, OldWorldOrigin, Ruled, Text};
use serde::Serialize;
use utoipa::ToSchema;

use crate::{
    CardId, CardSetId, KindId, OldWorldId, PowerId, ProvenanceId, RegionId, Sentence, Tick,
    UpgradeId,
    id::{Id, Wire},
};

/// Everything that is printed and can come up at a table.
#[derive(Clone, PartialEq, Debug, Serialize, ToSchema)]
pub struct Catalogue {
    /// The Powers' Chaos cards.
    pub cards: Vec<ChaosCard>,
    /// Their upgrades.
    pub upgrades: Vec<UpgradeCard>,
    /// The Old World cards, of which some are in the deck.
    pub old_world: Vec<OldWorldCard>,
    /// The kinds of figures.
    pub figures: Vec<Figure>,
    /// The Powers' dials.
    pub dials: Vec<Dial>,
    /// The regions of the map.
    pub regions: Vec<Place>,
    /// What battle dice say.
    pub die: BattleDie,
}

/// What a battle die says.
#[derive(Clone, Copy, PartialEq, Eq, Debug, Serialize, ToSchema)]
pub struct BattleDie {
    /// It is a hit if it shows at least this.
    pub hit_from: u8,
    /// If it shows this it gives one more die, and hits also what no other hits.
    pub explodes: u8,
}

/// A Chaos card.
#[derive(Clone, PartialEq, Debug, Serialize, ToSchema)]
pub struct ChaosCard {
    /// Which.
    pub card: CardId,
    /// Whose.
    pub power: PowerId,
    /// Of which set it is.
    pub set: CardSetId,
    /// Its name.
    pub name: String,
    /// What it says.
    pub said: Vec<Sentence>,
    /// Power points to play it, and its worth for domination.
    pub cost: u8,
    /// Whether it bears the magic symbol.
    pub magic: bool,
    /// How many of it are in the deck.
    pub copies: u8,
    /// How sure we are of what it does.
    pub provenance: ProvenanceId,
    /// What was ruled where the documents leave something open about it.
    pub rulings: Vec<Ruling>,
}

/// An upgrade.
#[derive(Clone, PartialEq, Debug, Serialize, ToSchema)]
pub struct UpgradeCard {
    /// Which.
    pub upgrade: UpgradeId,
    /// Whose.
    pub power: PowerId,
    /// Of which set it is: both have upgrades of one id.
    pub set: CardSetId,
    /// The kind of figure that it is for, if it is not the Power's own.
    #[schema(required)]
    pub figure: Option<KindId>,
    /// Its name.
    pub name: String,
    /// What it says.
    pub said: Vec<Sentence>,
    /// How sure we are of what it does.
    pub provenance: ProvenanceId,
    /// What was ruled where the documents leave something open about it.
    pub rulings: Vec<Ruling>,
}

/// An Old World card.
#[derive(Clone, PartialEq, Debug, Serialize, ToSchema)]
pub struct OldWorldCard {
    /// Which.
    pub card: OldWorldId,
    /// From which box it is: two have one id, of which the expansion's is `revised`.
    pub origin: Origin,
    /// Its name.
    pub name: String,
    /// What it says: when it is drawn, and on the track if it does anything there.
    pub said: Vec<Sentence>,
    /// Whether it bears the Twin-tailed Comet.
    pub comet: bool,
    /// How many of it there are.
    pub copies: u8,
    /// How sure we are of what it does.
    pub provenance: ProvenanceId,
    /// What was ruled where the documents leave something open about it.
    pub rulings: Vec<Ruling>,
}

/// From which box an Old World card is.
#[derive(Clone, Copy, PartialEq, Eq, Debug, Serialize, ToSchema)]
#[serde(rename_all = "kebab-case")]
pub enum Origin {
    /// The base game.
    Base,
    /// The expert cards of the expansion.
    Expert,
    /// A card of the base game as the expansion has it.
    Revised,
}

/// A ruling that concerns a card.
#[derive(Clone, PartialEq, Debug, Serialize, ToSchema)]
pub struct Ruling {
    /// Its number among the rulings.
    pub number: u8,
    /// What it says.
    pub said: String,
}

/// A kind of figure.
#[derive(Clone, PartialEq, Debug, Serialize, ToSchema)]
pub struct Figure {
    /// Which.
    pub figure: KindId,
    /// Its name.
    pub name: String,
    /// How many there are.
    pub count: u8,
    /// Power points to summon one.
    pub cost: u8,
    /// Battle dice.
    pub attack: u8,
    /// Hits to kill it.
    pub defence: u8,
}

/// A Power's dial.
#[derive(Clone, PartialEq, Debug, Serialize, ToSchema)]
pub struct Dial {
    /// Whose.
    pub power: PowerId,
    /// The Threat that it shows before it has turned.
    pub threat: u8,
    /// Its ticks, from the first to Victory.
    pub ticks: Vec<DialTick>,
}

/// A tick of a dial, with its words.
#[derive(Clone, PartialEq, Debug, Serialize, ToSchema)]
pub struct DialTick {
    /// The tick.
    #[serde(flatten)]
    pub tick: Tick,
    /// What it tells the Power to do, in words.
    pub said: Sentence,
}

/// A region of the map.
#[derive(Clone, PartialEq, Debug, Serialize, ToSchema)]
pub struct Place {
    /// Which.
    pub region: RegionId,
    /// Its name.
    pub name: String,
    /// Its name where there is little room.
    pub short: String,
    /// Its printed Resistance and Conquest Value.
    pub value: u8,
    /// Whether it is printed as Populous.
    pub populous: bool,
    /// The regions that share a border with it.
    pub borders: Vec<RegionId>,
}

impl Catalogue {
    /// What can come up at a table, in a language.
    pub fn of(setup: engine::Setup, text: &Text) -> Self {
        Self::with(setup.powers(), AnyCard::all().filter(|card| card.is_used(setup)), text)
    }

    /// Everything there is, in a language: all Powers, both sets, all Old World cards.
    pub fn all(text: &Text) -> Self {
        Self::with(engine::PowerSet::ALL, AnyCard::all(), text)
    }

    fn with(powers: engine::PowerSet, cards: impl Iterator<Item = AnyCard>, text: &Text) -> Self {
        let mut catalogue = Self {
            cards: Vec::new(),
            upgrades: Vec::new(),
            old_world: Vec::new(),
            figures: figures(powers, text),
            dials: powers.into_iter().map(|power| dial(power, text)).collect(),
            regions: engine::Region::ALL.into_iter().map(|region| place(region, text)).collect(),
            die: BattleDie { hit_from: printed::HIT_FROM, explodes: printed::EXPLODES },
        };
        for card in cards {
            catalogue.add(card, text);
        }
        catalogue
    }

    fn add(&mut self, any: AnyCard, text: &Text) {
        let name = plain(&text.name(any));
        let said = text.card_text(any).iter().map(|said| Sentence::read(said)).collect();
        let provenance = any.provenance().wire();
        let ruling = |ruled: Ruled| Ruling { number: ruled.number, said: ruled.said };
        let rulings = text.rulings(any).into_iter().map(ruling).collect();
        match any {
            AnyCard::Chaos(card) => self.cards.push(ChaosCard {
                card: Id(card),
                power: Id(card.power()),
                set: Id(card.set()),
                name,
                said,
                cost: card.info().cost,
                magic: card.info().magic,
                copies: card.info().copies,
                provenance,
                rulings,
            }),
            AnyCard::Upgrade(upgrade) => self.upgrades.push(UpgradeCard {
                upgrade: Id(upgrade),
                power: Id(upgrade.power()),
                set: Id(upgrade.set()),
                // The first three are those of the three classes.
                figure: Class::ALL
                    .get(usize::from(upgrade.place()))
                    .map(|class| Id(Kind::of(upgrade.power(), *class))),
                name,
                said,
                provenance,
                rulings,
            }),
            AnyCard::OldWorld(card) => self.old_world.push(OldWorldCard {
                card: Id(card),
                origin: match OldWorldOrigin::of(card) {
                    OldWorldOrigin::Base => Origin::Base,
                    OldWorldOrigin::Expert => Origin::Expert,
                    OldWorldOrigin::Revised => Origin::Revised,
                },
                name,
                said,
                comet: card.info().comet,
                copies: card.info().copies,
                provenance,
                rulings,
            }),
        }
    }
}

fn figures(powers: engine::PowerSet, text: &Text) -> Vec<Figure> {
    let kinds = powers.into_iter().flat_map(|power| Class::ALL.map(|class| Kind::of(power, class)));
    kinds
        .map(|kind| {
            let engine::Statistics { count, cost, attack, defence } = *kind.printed();
            Figure { figure: Id(kind), name: plain(&text.name(kind)), count, cost, attack, defence }
        })
        .collect()
}

fn dial(power: engine::Power, text: &Text) -> Dial {
    let tick = |tick| DialTick {
        tick: Tick::of(power, tick),
        said: Sentence::read(&text.instruction(power, tick)),
    };
    Dial {
        power: Id(power),
        threat: engine::dial::threat(power, 0),
        ticks: (1..=engine::dial::length(power)).map(tick).collect(),
    }
}

fn place(region: engine::Region, text: &Text) -> Place {
    Place {
        region: Id(region),
        name: plain(&text.name(region)),
        short: plain(&text.form(region, "short")),
        value: region.printed_value(),
        populous: region.printed_populous(),
        borders: region.borders().wire(),
    }
}

/// A name without the marks that say whose it is.
fn plain(name: &str) -> String {
    Sentence::read(name).words()
}
