//! Why a choice is not accepted, as data: the client shows it on what is greyed out.

use crate::{
    cards::{Card, OldWorldCard},
    decisions::{Choice, Frame, Options, Target},
    game::Game,
    rules::{
        permissions::{self, CardRoom},
        queries,
    },
    vocabulary::{FigureSet, Group, Marks, Power, Region, Token},
};

/// Why a choice is refused. Nothing has changed.
#[derive(Clone, Copy, PartialEq, Eq, Hash, Debug)]
#[allow(missing_docs)] // each variant says what its fields are
pub enum Refused {
    /// The game is over.
    GameOver,
    /// Another Power is asked.
    NotYourDecision { asked: Power },
    /// It is a turn: one summons, plays, cashes a card that was set aside, or passes.
    TurnExpected,
    /// Hits are assigned.
    HitExpected,
    /// Something is to be chosen.
    ChoiceExpected,
    /// The card is not in the hand.
    NotInHand(Card),
    /// Too few power points.
    NotEnoughPower { needs: u8, has: u8 },
    /// No such figure of this Power there, or in the reserve.
    NoSuchFigure { group: Group, from: Option<Region> },
    /// The figure cannot be summoned or moved this round.
    Held(Group),
    /// Nothing is being asked.
    NothingAsked,
    /// No figure of the Power in the region or next to it.
    OutOfReach(Region),
    /// All card spaces of the region are full.
    NoEmptySpace(Region),
    /// The region is ruined.
    Ruined(Region),
    /// A Chaos card forbids it.
    ForbiddenByCard { card: Card, region: Region },
    /// A card on the track forbids it.
    ForbiddenByOldWorld { card: OldWorldCard, region: Region },
    /// No such target in the region.
    NoSuchTarget(Target),
    /// The figure cannot be killed in battle.
    Shielded(Group),
    /// Others protect the figure from hits.
    Protected(Group),
    /// Only sixes hit this figure.
    OnlySixes(Group),
    /// Too few hits are left to kill the figure.
    NotEnoughHits { needs: u8, has: u8 },
    /// No token of this kind is left.
    NoTokenLeft(Token),
    /// It is not among the options.
    NotAnOption,
}

impl std::fmt::Display for Refused {
    fn fmt(&self, f: &mut std::fmt::Formatter<'_>) -> std::fmt::Result {
        use crate::notation::{GroupWords, TargetWords};
        match self {
            Refused::GameOver => write!(f, "the game is over"),
            Refused::NotYourDecision { asked } => write!(f, "{asked} is asked"),
            Refused::TurnExpected => {
                write!(f, "it is a turn: summon, play, choose a card that was set aside, or pass")
            }
            Refused::HitExpected => write!(f, "hits are being assigned: hit something"),
            Refused::ChoiceExpected => write!(f, "something is to be chosen: choose it"),
            Refused::NotInHand(card) => write!(f, "{card} is not in the hand"),
            Refused::NotEnoughPower { needs, has } => {
                write!(f, "it costs {needs} power and there are {has}")
            }
            Refused::NoSuchFigure { group, from: Some(region) } => {
                write!(f, "no {} to summon from {region}", GroupWords(*group))
            }
            Refused::NoSuchFigure { group, from: None } => {
                write!(f, "no {} in the reserve", GroupWords(*group))
            }
            Refused::Held(group) => {
                write!(f, "{} cannot be summoned or moved this round", GroupWords(*group))
            }
            Refused::NothingAsked => write!(f, "nothing is asked"),
            Refused::OutOfReach(region) => write!(f, "no figure in {region} or next to it"),
            Refused::NoEmptySpace(region) => write!(f, "{region} has no empty card space"),
            Refused::Ruined(region) => write!(f, "{region} is ruined"),
            Refused::ForbiddenByCard { card, region } => {
                write!(f, "{card} in {region} forbids it")
            }
            Refused::ForbiddenByOldWorld { card, region } => {
                write!(f, "{card} on the track forbids it in {region}")
            }
            Refused::NoSuchTarget(target) => write!(f, "no {} to hit", TargetWords(*target)),
            Refused::Shielded(group) => {
                write!(f, "{} cannot be killed in battle", GroupWords(*group))
            }
            Refused::Protected(group) => {
                write!(f, "others protect {} from hits", GroupWords(*group))
            }
            Refused::OnlySixes(group) => write!(f, "only sixes hit {}", GroupWords(*group)),
            Refused::NotEnoughHits { needs, has } => {
                write!(f, "it takes {needs} hits and {has} are left")
            }
            Refused::NoTokenLeft(token) => write!(f, "no {token} is left in the stockpile"),
            Refused::NotAnOption => write!(f, "it is not among the options"),
        }
    }
}

impl std::error::Error for Refused {}

impl Game {
    /// Why a Power may not make this choice now; nothing if it may.
    pub fn why_not(&self, power: Power, choice: Choice) -> Option<Refused> {
        let Some(frame) = self.flow.stack.top() else { return Some(Refused::GameOver) };
        match frame.asks() {
            Some(asked) if asked != power => return Some(Refused::NotYourDecision { asked }),
            None => return Some(Refused::NothingAsked),
            _ => {}
        }
        let mut options = Options::new();
        self.list(frame, &mut options);
        if options.contains(&choice) {
            return None;
        }
        Some(match (frame, choice) {
            (Frame::Turn { .. }, Choice::Summon { group, from, to }) => {
                self.why_not_summon(power, group, from, to)
            }
            (Frame::Turn { .. }, Choice::Play { card, region }) => {
                self.why_not_play(power, card, region)
            }
            (Frame::Turn { .. }, _) => Refused::TurnExpected,
            (Frame::Hit { region, low, sixes, .. }, Choice::Hit(target)) => {
                let whose = self.board.figures(region).but(self.board.commands[power]);
                self.why_not_hit(power, target, whose, region, low, sixes)
            }
            (Frame::StrikeBack { region, hits, against, .. }, Choice::Hit(target)) => {
                let whose = self.board.figures_of(against, region);
                self.why_not_hit(power, target, whose, region, hits, 0)
            }
            (Frame::Hit { .. } | Frame::StrikeBack { .. }, _) => Refused::HitExpected,
            (Frame::PlaceToken { token, .. }, Choice::Choose(thing)) => {
                self.why_not_token(token, thing)
            }
            (_, Choice::Choose(_)) => Refused::NotAnOption,
            _ => Refused::ChoiceExpected,
        })
    }

    fn why_not_summon(
        &self,
        power: Power,
        group: Group,
        from: Option<Region>,
        to: Region,
    ) -> Refused {
        let board = &self.board;
        let figures = match from {
            Some(from) => board.figures_of(power, from),
            None => board.reserve_of(power),
        };
        let Some(figure) = board.first_of(figures, group, power) else {
            return Refused::NoSuchFigure { group, from };
        };
        if let Some(region) = from
            && let Some(card) = permissions::holds_back(board, power, region)
        {
            return Refused::ForbiddenByCard { card, region };
        }
        if from.is_some() && board.hated.has(figure) {
            return Refused::Held(group);
        }
        if !permissions::reach(board, power).has(to) {
            return Refused::OutOfReach(to);
        }
        let needs = queries::summoning_cost(board, figure, power, to);
        Refused::NotEnoughPower { needs, has: board.sheet(power).power }
    }

    fn why_not_play(&self, power: Power, held: Card, region: Region) -> Refused {
        let board = &self.board;
        if !self.hand(power).any(|(card, _)| card == held) {
            return Refused::NotInHand(held);
        }
        if board.is_ruined(region) {
            return Refused::Ruined(region);
        }
        if let Some(card) = permissions::forbids_cards(board, power, region) {
            return Refused::ForbiddenByCard { card, region };
        }
        if !CardRoom::of(board, power).has_room(board, power, region) {
            return Refused::NoEmptySpace(region);
        }
        if let Some(card) = permissions::forbids_magic_cards(board, region)
            && held.info().magic
        {
            return Refused::ForbiddenByOldWorld { card, region };
        }
        let needs = queries::card_cost(board, held, region);
        Refused::NotEnoughPower { needs, has: board.sheet(power).power }
    }

    fn why_not_hit(
        &self,
        by: Power,
        target: Target,
        whose: FigureSet,
        region: Region,
        low: u8,
        sixes: u8,
    ) -> Refused {
        let board = &self.board;
        let Target::Figure(group) = target else { return Refused::NoSuchTarget(target) };
        let Some(figure) = board.first_of(whose.but(board.tipped), group, by) else {
            return Refused::NoSuchTarget(target);
        };
        if board.shielded.has(figure) {
            return Refused::Shielded(group);
        }
        if !permissions::targets(board, by, region).has(figure) {
            return Refused::Protected(group);
        }
        let needs = queries::hits_to_kill(board, by, figure, region);
        if queries::is_hit_only_by_sixes(board, figure) && sixes < needs {
            return Refused::OnlySixes(group);
        }
        Refused::NotEnoughHits { needs, has: low.saturating_add(sixes) }
    }

    fn why_not_token(&self, token: Token, thing: crate::decisions::Thing) -> Refused {
        match thing {
            crate::decisions::Thing::Region(region) if self.board.is_ruined(region) => {
                Refused::Ruined(region)
            }
            _ if self.board.supply(token) == 0 => Refused::NoTokenLeft(token),
            _ => Refused::NotAnOption,
        }
    }

    /// The option that a Power's written choice means. A person may leave out the marks of a figure,
    /// and the region, where only one option fits without them. If none or several fit, those that
    /// do; none for a Power that is not asked.
    pub fn meant(&self, power: Power, written: Choice) -> Result<Choice, Vec<Choice>> {
        let mut options = Options::new();
        match self.flow.stack.top() {
            Some(frame) if frame.asks() == Some(power) => self.list(frame, &mut options),
            _ => return Err(Vec::new()),
        }
        if options.contains(&written) {
            return Ok(written);
        }
        let confined = self.flow.stack.top().and_then(|frame| frame.region());
        let fitting: Vec<Choice> =
            options.into_iter().filter(|option| fits(written, *option, confined)).collect();
        match fitting[..] {
            [only] => Ok(only),
            _ => Err(fitting),
        }
    }
}

/// Whether a written choice can mean an option.
fn fits(written: Choice, option: Choice, confined: Option<Region>) -> bool {
    use crate::decisions::Thing::{Corruption, Figure, Token};
    let marks = |ours: Marks, theirs: Marks| ours.but(theirs).is_empty();
    let group =
        |ours: Group, theirs: Group| ours.kind == theirs.kind && marks(ours.marks, theirs.marks);
    let region = |ours: Option<Region>, theirs: Option<Region>| {
        ours.is_none() || ours == theirs.or(confined)
    };
    match (written, option) {
        (
            Choice::Summon { group: ours, from, to },
            Choice::Summon { group: theirs, from: their_from, to: their_to },
        ) => group(ours, theirs) && from == their_from && to == their_to,
        (Choice::Hit(Target::Figure(ours)), Choice::Hit(Target::Figure(theirs))) => {
            group(ours, theirs)
        }
        (Choice::Choose(ours), Choice::Choose(theirs)) => match (ours, theirs) {
            (Figure { group: a, region: at }, Figure { group: b, region: there }) => {
                group(a, b) && region(at, there)
            }
            (Token { token: a, region: at }, Token { token: b, region: there }) => {
                a == b && region(at, there)
            }
            (Corruption { owner: a, region: at }, Corruption { owner: b, region: there }) => {
                a == b && region(at, there)
            }
            _ => ours == theirs,
        },
        _ => written == option,
    }
}
