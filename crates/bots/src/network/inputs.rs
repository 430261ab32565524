//! A game as the numbers that the network looks at: the open board, and every Power's own hand.
//!
//! In a world that a search has dealt all hands are known, the searcher's as it is and the others' as they
//! might be. Most numbers are 0, so only the others are listed.

use arrayvec::ArrayVec;
use ruinous_engine::{
    Board, ByPower, ByRegion, Card, Class, Figure, FigureSet, Game, Phase, Power, Question, Region,
    Token, dial, learning, printed, queries,
};

use crate::evaluation::{Looked, Standing, TERMS, Term, Terms};

/// Numbers that are not 0, each with its place.
pub type Inputs = ArrayVec<(u16, f32), MOST>;

/// More than any position has.
const MOST: usize = 1024;

/// Where a block of inputs begins, and how many numbers it has.
#[derive(Clone, Copy)]
struct Block {
    start: usize,
    len: usize,
}

impl Block {
    /// So many numbers behind another block.
    const fn after(other: Self, len: usize) -> Self {
        Self { start: other.start + other.len, len }
    }
}

const POWERS: usize = Power::ALL.len();
const REGIONS: usize = Region::ALL.len();
const CLASSES: usize = Class::ALL.len();
const TOKENS: usize = Token::ALL.len();

/// The longest way to Victory that is told apart.
const MOST_TICKS: usize = 12;
/// The most ruins that are told apart, and the most cards of the Old World deck.
const MOST_RUINS: usize = 6;
const MOST_OLD_WORLD: usize = 8;

const COURSE: Block = Block { start: 0, len: 1 + Phase::ALL.len() + MOST_RUINS + MOST_OLD_WORLD };
/// The Powers at the table, and how many they are.
const AT_TABLE: Block = Block::after(COURSE, POWERS + POWERS + 1);
/// Whose turn it is, or who is asked something else.
const ASKED: Block = Block::after(AT_TABLE, 2 * POWERS);
const TRACK: Block = Block::after(ASKED, learning::OLD_WORLD_CARDS);
const HANDS: Block = Block::after(TRACK, learning::CARDS);
const DISCARDS: Block = Block::after(HANDS, learning::CARDS);
const UPGRADES: Block = Block::after(DISCARDS, learning::UPGRADES);
/// What lies in front of a Power, and its terms.
const SHEETS: Block = Block::after(UPGRADES, POWERS * SHEET);
const SHEET: usize = 11 + MOST_TICKS + CLASSES + TERMS;
/// What a region has.
const LAND: Block = Block::after(SHEETS, REGIONS * LOT);
const LOT: usize = 7 + TOKENS;
/// What each Power has in each region.
const SIDES: Block = Block::after(LAND, REGIONS * POWERS * SIDE);
const SIDE: usize = CLASSES + 5 + REGION_TERMS.len();

/// How many inputs there are.
pub const INPUTS: usize = SIDES.start + SIDES.len;

/// The inputs of each card in a hand and in a discard pile: those that a card which joins the game has no
/// weights for.
pub fn inputs_of_card(card: Card) -> Option<[usize; 2]> {
    learning::card_index(card).map(|index| [HANDS.start + index, DISCARDS.start + index])
}

/// The terms that are looked at region by region.
const REGION_TERMS: [Term; 8] = [
    Term::CountersInReach,
    Term::CountersOnTheWay,
    Term::Domination,
    Term::DominationOnTheWay,
    Term::CorruptionComing,
    Term::RuinNow,
    Term::RuinLater,
    Term::FiguresThreatened,
];

/// What brings a term to about one.
const fn scale(term: Term) -> f32 {
    match term {
        Term::Dial
        | Term::Presence
        | Term::CorruptionComing
        | Term::Openings
        | Term::CardsInHand
        | Term::PowerLeft => 0.2,
        Term::Domination
        | Term::DominationOnTheWay
        | Term::DominationToSpare
        | Term::RuinNow
        | Term::RuinLater
        | Term::FiguresThreatened
        | Term::FiguresOnBoard => 0.1,
        _ => 0.5,
    }
}

/// The inputs of a game. Regions are looked at anew only where they are not as they were when somebody
/// looked last.
pub fn inputs(game: &Game, standing: &Standing) -> Inputs {
    let board = game.board();
    let Looked { regions, terms } = standing.look_at(board);
    let mut pen = Pen(Inputs::new());
    pen.course(game);
    for power in board.powers() {
        pen.sheet(game, power, &terms[power]);
    }
    pen.land(board, &regions);
    pen.0
}

/// Lists numbers.
struct Pen(Inputs);

impl Pen {
    /// A number of a block, unless it is 0.
    #[inline]
    fn put(&mut self, block: Block, place: usize, number: f32) {
        debug_assert!(place < block.len);
        if number != 0.0 {
            // What would not fit is left out, which cannot happen: a test plays for the most.
            let _ = self.0.try_push(((block.start + place) as u16, number));
        }
    }

    fn course(&mut self, game: &Game) {
        let board = game.board();
        self.put(COURSE, 0, f32::from(board.round()) / 5.0);
        let phase = 1;
        self.put(COURSE, phase + board.phase() as usize, 1.0);
        let ruins = phase + Phase::ALL.len();
        self.put(COURSE, ruins + usize::from(board.ruined_count()).min(MOST_RUINS - 1), 1.0);
        let deck = ruins + MOST_RUINS;
        self.put(COURSE, deck + usize::from(board.old_world_deck()).min(MOST_OLD_WORLD - 1), 1.0);
        for power in board.powers() {
            self.put(AT_TABLE, power as usize, 1.0);
        }
        self.put(AT_TABLE, POWERS + usize::from(board.powers().len()), 1.0);
        if let Some(decision) = game.decision() {
            let other = usize::from(decision.question != Question::Turn);
            self.put(ASKED, other * POWERS + decision.power as usize, 1.0);
        }
        for card in board.track().into_iter().flatten() {
            self.put(TRACK, learning::old_world_index(card), 1.0);
        }
    }

    fn sheet(&mut self, game: &Game, power: Power, terms: &Terms) {
        let (board, sheet) = (game.board(), game.board().sheet(power));
        for (card, copies) in game.hand(power) {
            if let Some(card) = learning::card_index(card) {
                self.put(HANDS, card, f32::from(copies));
            }
        }
        let set = board.setup().set_of(power);
        for place in sheet.discard.kinds() {
            if let Some(card) = learning::card_index(Card::new(power, set, place)) {
                self.put(DISCARDS, card, f32::from(sheet.discard.count(place)) / 2.0);
            }
        }
        for upgrade in board.upgrades(power) {
            if let Some(upgrade) = learning::upgrade_index(upgrade) {
                self.put(UPGRADES, upgrade, 1.0);
            }
        }
        let points = f32::from(sheet.vp) / f32::from(printed::ENOUGH_POINTS);
        let is_summoning = board.phase() == Phase::Summoning;
        let left = f32::from(u8::from(is_summoning)) * f32::from(sheet.power);
        let numbers = [
            2.0 * points,
            2.0 * points * points,
            left / 5.0,
            f32::from(u8::from(is_summoning && sheet.power == 0)),
            f32::from(sheet.counters) / 2.0,
            f32::from(u8::from(sheet.counters > 0)),
            f32::from(sheet.peasants) / 3.0,
            f32::from(sheet.hand) / 4.0,
            f32::from(sheet.deck) / 10.0,
            f32::from(board.threat(power)) / 3.0,
            f32::from(board.supply(Token::Warpstone)) / 5.0,
        ];
        let base = power as usize * SHEET;
        for (place, number) in numbers.into_iter().enumerate() {
            self.put(SHEETS, base + place, number);
        }
        let ticks = base + numbers.len();
        let way = usize::from(dial::length(power).saturating_sub(sheet.dial));
        self.put(SHEETS, ticks + way.min(MOST_TICKS - 1), 1.0);
        let reserve = ticks + MOST_TICKS;
        for class in Class::ALL {
            let figures = board.reserve_of(power).and(FigureSet::of_class(class)).len();
            self.put(SHEETS, reserve + class as usize, f32::from(figures) / 3.0);
        }
        let first = reserve + CLASSES;
        for term in Term::ALL {
            self.put(SHEETS, first + term as usize, terms.get(term) * scale(term));
        }
    }

    fn land(&mut self, board: &Board, regions: &ByRegion<ByPower<Terms>>) {
        for region in Region::ALL {
            let base = region as usize * LOT;
            if board.is_ruined(region) {
                self.put(LAND, base, 1.0);
                self.put(LAND, base + 1, f32::from(u8::from(board.to_score().has(region))));
            } else {
                let numbers = [
                    f32::from(queries::ruin(board, region)) / 6.0,
                    f32::from(queries::resistance(board, region)) / 3.0,
                    f32::from(queries::conquest_value(board, region)) / 3.0,
                ];
                for (place, number) in numbers.into_iter().enumerate() {
                    self.put(LAND, base + 2 + place, number);
                }
            }
            let filled = board.spaces(region).iter().filter(|space| !space.is_empty()).count();
            self.put(LAND, base + 5, filled as f32 / 2.0);
            self.put(LAND, base + 6, f32::from(u8::from(board.battles(region) > 0)));
            for token in Token::ALL {
                let count = f32::from(board.tokens(region, token));
                self.put(LAND, base + 7 + token as usize, count / 2.0);
            }
            for power in board.powers() {
                self.side(board, region, power, &regions[region][power]);
            }
        }
    }

    /// What a Power has in a region.
    fn side(&mut self, board: &Board, region: Region, power: Power, terms: &Terms) {
        let base = (region as usize * POWERS + power as usize) * SIDE;
        let standing = board.figures_of(power, region).but(board.tipped());
        if !standing.is_empty() {
            for class in Class::ALL {
                let count = standing.and(FigureSet::of_class(class)).len();
                self.put(SIDES, base + class as usize, f32::from(count) / 2.0);
            }
            let foreign = standing.into_iter().filter(|figure: &Figure| figure.owner() != power);
            self.put(SIDES, base + CLASSES, foreign.count() as f32 / 2.0);
        }
        if !board.is_ruined(region) {
            let own = board.corruption(region, power);
            let rivals = board.powers().without(power).into_iter();
            let most = rivals.map(|rival| board.corruption(region, rival)).max().unwrap_or(0);
            self.put(SIDES, base + CLASSES + 1, f32::from(own) / 4.0);
            self.put(SIDES, base + CLASSES + 2, f32::from(u8::from(own > most)));
            self.put(SIDES, base + CLASSES + 3, f32::from(u8::from(own > 0 && own == most)));
        }
        if board.has_filled_space(region) {
            let own = board.cards(region).filter(|card| card.power() == power);
            self.put(SIDES, base + CLASSES + 4, own.count() as f32 / 2.0);
        }
        for (place, term) in REGION_TERMS.into_iter().enumerate() {
            self.put(SIDES, base + CLASSES + 5 + place, terms.get(term) * 2.0 * scale(term));
        }
    }
}
