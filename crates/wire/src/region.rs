//! A region of the map with everything in it, and the numbers that the rules make of that.

use std::collections::BTreeMap;

use ruinous_engine::{
    self as engine, Board, FigureSet, Marks, Token, permissions, printed, queries, ruiner_points,
};
use serde::Serialize;
use utoipa::ToSchema;

use crate::{
    CardId, ClassId, FigureId, KindId, MarkId, PowerId, RegionId, TokenId,
    id::{Id, Wire},
};

/// A region.
#[derive(Clone, PartialEq, Debug, Serialize, ToSchema)]
pub struct Region {
    /// Which.
    pub region: RegionId,
    /// What the rules make of what is there.
    #[serde(flatten)]
    pub numbers: RegionNumbers,
    /// The figures, as groups that nothing tells apart.
    pub figures: Vec<Figures>,
    /// The Old World tokens, by kind.
    pub tokens: BTreeMap<TokenId, u8>,
    /// The card spaces: left, right, and a third where an additional card lies.
    pub spaces: Vec<Space>,
    /// The dead that lie on cards here until the end phase begins.
    pub dead: Vec<Lying>,
    /// The number of the ruination card, if the region is ruined.
    #[schema(required)]
    pub ruined: Option<u8>,
    /// The round in which it was ruined; none where it was so before the first step.
    #[schema(required)]
    pub ruined_in: Option<u8>,
    /// Whether the ruin is still to be scored.
    pub to_score: bool,
    /// What the ruin scores: by its own ruination card, or by the next one while it stands. Nothing
    /// if no card is left.
    #[schema(required)]
    pub ruination: Option<Ruination>,
    /// Battles fought here in this round, the present one too.
    pub battles: u8,
    /// Who has earned a counter here in this phase.
    pub earned: Vec<PowerId>,
    /// Whose figures Heroes cannot remove from here in this round.
    pub sheltered: Vec<PowerId>,
}

/// The numbers of a region, as they now stand. Maps leave out Powers for which there is nothing to
/// say.
#[derive(Clone, PartialEq, Debug, Serialize, ToSchema)]
pub struct RegionNumbers {
    /// The Resistance; none of ruins, which nobody dominates.
    #[schema(required)]
    pub resistance: Option<u8>,
    /// The Conquest Value; none of ruins.
    #[schema(required)]
    pub conquest_value: Option<u8>,
    /// Whether the region is Populous.
    pub populous: bool,
    /// How many magic symbols there are.
    pub magic: u8,
    /// The domination value of each Power that has a figure or a card here.
    pub domination: BTreeMap<PowerId, u8>,
    /// What each of these values is made of.
    pub worth: BTreeMap<PowerId, Worth>,
    /// Who dominates.
    #[schema(required)]
    pub dominator: Option<PowerId>,
    /// Who shares the highest domination value, so that nobody dominates.
    pub tied: Vec<PowerId>,
    /// Corruption tokens by owner.
    pub corruption: BTreeMap<PowerId, u8>,
    /// What counts towards ruin: all corruption tokens, and Warpstone. The view's `ruin` are enough.
    pub ruin: u8,
    /// What each Power's corruption would count for if the ruin were scored.
    pub corruption_when_scored: BTreeMap<PowerId, u8>,
    /// Whether there would be a battle if the battle phase came now.
    pub battle: bool,
    /// The dice that each Power would roll.
    pub dice: BTreeMap<PowerId, Dice>,
    /// The corruption tokens that each Power would place if the corruption step came now.
    pub to_corrupt: BTreeMap<PowerId, u8>,
    /// For whom two corruption tokens placed here in one phase would earn a dial counter.
    pub meets_condition: Vec<PowerId>,
}

/// What a domination value is made of: all of it together is the value.
#[derive(Clone, PartialEq, Eq, Debug, Serialize, ToSchema)]
pub struct Worth {
    /// What each figure adds that adds anything, whoever commands it.
    pub figures: BTreeMap<FigureId, u8>,
    /// What each card adds, also one that lies under another.
    pub cards: Vec<CardWorth>,
    /// What the texts of cards add besides.
    pub more: u8,
}

/// What a card adds to a domination value.
#[derive(Clone, Copy, PartialEq, Eq, Debug, Serialize, ToSchema)]
pub struct CardWorth {
    /// Which.
    pub card: CardId,
    /// How much.
    pub worth: u8,
}

/// Battle dice of one Power.
#[derive(Clone, Copy, PartialEq, Eq, Debug, Serialize, ToSchema)]
pub struct Dice {
    /// Rolled before all others, as early hits.
    pub early: u8,
    /// Rolled in the Power's normal turn.
    pub normal: u8,
}

/// Figures that nothing tells apart.
#[derive(Clone, PartialEq, Debug, Serialize, ToSchema)]
pub struct Figures {
    /// Their kind.
    pub figure: KindId,
    /// Whose colour they have.
    pub owner: PowerId,
    /// Their class.
    pub class: ClassId,
    /// Who commands them.
    pub commander: PowerId,
    /// How many.
    pub count: u8,
    /// Which ones of the kind, so that events can be followed.
    pub ids: Vec<FigureId>,
    /// What marks them; `wounded` if they carry early hits of the Power that is asked.
    pub marks: Vec<MarkId>,
    /// The cards that have marked them in this round.
    pub marked_by: Vec<CardId>,
    /// Whether they were killed in the battle that is being fought.
    pub tipped: bool,
    /// Early hits on each of them, by the Power that dealt them.
    pub hits: BTreeMap<PowerId, u8>,
    /// Battle dice of each.
    pub attack: u8,
    /// Hits to kill one of them.
    pub defence: u8,
    /// Whether only a six hits them.
    #[serde(skip_serializing_if = "std::ops::Not::not")]
    #[schema(required = false, default = false)]
    pub only_sixes: bool,
}

/// Figures of a kind that lie somewhere.
#[derive(Clone, PartialEq, Debug, Serialize, ToSchema)]
pub struct Lying {
    /// Their kind.
    pub figure: KindId,
    /// How many.
    pub count: u8,
}

/// A card space.
#[derive(Clone, PartialEq, Debug, Serialize, ToSchema)]
#[serde(tag = "kind", rename_all = "kebab-case")]
pub enum Space {
    /// Nothing lies there.
    Empty,
    /// A Chaos card lies there.
    Card {
        /// Which.
        card: CardId,
        /// Who played it.
        owner: PowerId,
        /// Its printed cost, which counts for domination.
        cost: u8,
        /// Whether its text is cancelled.
        cancelled: bool,
        /// The card that lies under it, if it covers one.
        #[schema(required)]
        covers: Option<CardId>,
    },
    /// A figure fills it.
    Figure {
        /// Which.
        figure: FigureId,
        /// The card that lies under it, if there is one.
        #[schema(required)]
        covers: Option<CardId>,
    },
}

/// What a ruin scores.
#[derive(Clone, Copy, PartialEq, Eq, Debug, Serialize, ToSchema)]
pub struct Ruination {
    /// The number of the ruination card.
    pub card: u8,
    /// First place.
    pub first: u8,
    /// Second place.
    pub second: u8,
    /// Everyone who had a part in it.
    pub ruiner: u8,
}

impl Region {
    /// A region as it stands. Figures that a Power can tell apart who is `asked` are told apart.
    pub(crate) fn of(board: &Board, region: engine::Region, asked: Option<engine::Power>) -> Self {
        let tokens = Token::ALL.into_iter().map(|token| (Id(token), board.tokens(region, token)));
        Self {
            region: region.wire(),
            numbers: RegionNumbers::of(board, region),
            figures: groups(board, region, asked),
            tokens: tokens.filter(|(_, count)| *count > 0).collect(),
            spaces: spaces(board, region),
            dead: lying(board.detained(region)),
            ruined: board.ruination(region),
            ruined_in: board.ruined_in(region),
            to_score: board.to_score().has(region),
            ruination: ruination(board, region),
            battles: board.battles(region),
            earned: board.earned(region).wire(),
            sheltered: board.sheltered(region).wire(),
        }
    }
}

impl RegionNumbers {
    /// The numbers of a region as they now stand.
    pub fn of(board: &Board, region: engine::Region) -> Self {
        let stands = !board.is_ruined(region);
        let battle = queries::Battle::default();
        // Each Power with its number, where there is one.
        let numbers = |number: &dyn Fn(engine::Power) -> Option<u8>| {
            let entry = |power| Some((Id(power), number(power)?));
            board.powers().into_iter().filter_map(entry).collect::<BTreeMap<PowerId, u8>>()
        };
        let some = |number: u8| Some(number).filter(|number| *number > 0);
        let dice = |power| {
            let dice = queries::battle_dice(board, power, region, battle);
            let dice = Dice { early: dice.early, normal: dice.normal };
            (dice != Dice { early: 0, normal: 0 }).then_some((Id(power), dice))
        };
        let meets = |power: &engine::Power| {
            stands
                && (permissions::meets_condition(board, *power, region)
                    || permissions::card_meets_condition(board, *power, region))
        };
        let domination =
            numbers(&|power| queries::domination(board, power, region).filter(|_| stands));
        let worth = |power: &PowerId| (*power, Worth::of(board, power.0, region));
        let tied = queries::tied(board, region);
        let is_tie = stands && tied.len() > 1;
        Self {
            resistance: stands.then(|| queries::resistance(board, region)),
            conquest_value: stands.then(|| queries::conquest_value(board, region)),
            populous: queries::is_populous(board, region),
            magic: queries::magic_symbols(board, region),
            worth: domination.keys().map(worth).collect(),
            domination,
            dominator: queries::dominator(board, region).filter(|_| stands).wire(),
            tied: if is_tie { tied.wire() } else { Vec::new() },
            corruption: numbers(&|power| some(board.corruption(region, power))),
            ruin: queries::ruin(board, region),
            corruption_when_scored: numbers(&|power| {
                some(queries::corruption_when_scored(board, power, region))
            }),
            battle: permissions::is_battle(board, region, battle),
            dice: board.powers().into_iter().filter_map(dice).collect(),
            to_corrupt: numbers(&|power| {
                some(to_corrupt(board, power, region))
                    .filter(|_| permissions::may_place_corruption(board, region))
            }),
            meets_condition: board.powers().into_iter().filter(meets).map(Id).collect(),
        }
    }
}

impl Worth {
    fn of(board: &Board, power: engine::Power, region: engine::Region) -> Self {
        let figure = |figure| {
            let worth = queries::domination_of_figure(board, figure, power, region);
            (worth > 0).then_some((Id(figure), worth))
        };
        let cards = board.cards(region).filter(|card| card.power() == power);
        Self {
            figures: board.figures(region).filter_map(figure).collect(),
            cards: cards
                .map(|card| CardWorth { card: Id(card), worth: card.info().cost })
                .collect(),
            more: queries::added_domination(board, power, region),
        }
    }
}

/// The tokens that a Power would place in the corruption step: its figures', then the bonus.
fn to_corrupt(board: &Board, power: engine::Power, region: engine::Region) -> u8 {
    let by_figures = queries::tokens_of_figures(board, power, region);
    by_figures.saturating_add(queries::bonus_tokens(board, power, region))
}

/// The figures of a region, those that are alike together, in the order of the kinds.
fn groups(board: &Board, region: engine::Region, asked: Option<engine::Power>) -> Vec<Figures> {
    let mut groups: Vec<Figures> = Vec::new();
    for figure in board.figures(region) {
        let one = alone(board, figure, region, asked);
        match groups.iter_mut().find(|group| group.is_like(&one)) {
            Some(group) => {
                group.count += 1;
                group.ids.push(Id(figure));
            }
            None => groups.push(one),
        }
    }
    groups
}

fn alone(
    board: &Board,
    figure: engine::Figure,
    region: engine::Region,
    asked: Option<engine::Power>,
) -> Figures {
    let kind = figure.kind();
    // Whose early hits are meant matters to the one who is asked only.
    let marks = match asked {
        Some(power) => board.marks(figure, power),
        None => board.marks(figure, kind.owner).without(engine::Mark::Wounded),
    };
    let hits = |power| (Id(power), board.wounds().by(power, figure));
    Figures {
        figure: kind.wire(),
        owner: kind.owner.wire(),
        class: kind.class.wire(),
        commander: board.commander(figure).wire(),
        count: 1,
        ids: vec![Id(figure)],
        marks: Marks::wire(marks),
        marked_by: board.marked_by(figure).map(Id).collect(),
        tipped: board.tipped().has(figure),
        hits: board.powers().into_iter().map(hits).filter(|(_, hits)| *hits > 0).collect(),
        attack: queries::attack(board, kind),
        defence: queries::defence(board, figure, region),
        only_sixes: queries::is_hit_only_by_sixes(board, figure),
    }
}

impl Figures {
    /// Whether they are alike in all but who they are.
    fn is_like(&self, other: &Self) -> bool {
        let Self {
            figure,
            commander,
            marks,
            marked_by,
            tipped,
            hits,
            defence,
            attack,
            only_sixes,
            // These follow from the kind, or are what differs.
            owner: _,
            class: _,
            count: _,
            ids: _,
        } = self;
        (figure, commander, marks, marked_by)
            == (&other.figure, &other.commander, &other.marks, &other.marked_by)
            && (tipped, hits, defence, attack, only_sixes)
                == (&other.tipped, &other.hits, &other.defence, &other.attack, &other.only_sixes)
    }
}

/// Figures by kind.
pub(crate) fn lying(figures: FigureSet) -> Vec<Lying> {
    figures.by_kind().map(|(kind, these)| Lying { figure: Id(kind), count: these.len() }).collect()
}

/// As many spaces as the region has, and any beyond in which something lies.
fn spaces(board: &Board, region: engine::Region) -> Vec<Space> {
    let open = if board.is_ruined(region) { 0 } else { queries::card_spaces(board) };
    let spaces = board.spaces(region);
    let last = spaces.iter().rposition(|space| !space.is_empty()).map_or(0, |last| last + 1);
    let covered = board.covered(region);
    let space = |number: usize| {
        let covers = covered.get(number).copied().flatten().wire();
        match spaces[number] {
            engine::Space::Empty => Space::Empty,
            engine::Space::Card(card) => Space::Card {
                card: Id(card),
                owner: Id(card.power()),
                cost: card.info().cost,
                cancelled: board.is_cancelled(region, number),
                covers,
            },
            engine::Space::Figure(figure) => Space::Figure { figure: Id(figure), covers },
        }
    };
    (0..last.max(usize::from(open))).map(space).collect()
}

fn ruination(board: &Board, region: engine::Region) -> Option<Ruination> {
    let next = board.ruined_count() + 1;
    let card = board.ruination(region).unwrap_or(next);
    (card <= printed::RUINATION_CARDS).then(|| {
        let (first, second) = region.ruination_points(card);
        Ruination { card, first, second, ruiner: ruiner_points(card) }
    })
}
