//! Whether an option does anything for its Power, as far as a beginner would see.

use ruinous_engine::{
    Action, Board, Card, Choice, ClassSet, Condition, Effect, FigureSet, Power, Reach, Region,
    Target, Thing, Whose, permissions,
    queries::{self, Battle},
};

/// How much an option recommends itself, 0 for what is pointless.
pub(crate) fn appeal(board: &Board, by: Power, option: Choice) -> u32 {
    match option {
        Choice::Pass => 0,
        Choice::Summon { from: Some(from), to, .. } if from == to => 0,
        Choice::Summon { from, to, .. } => summoning(board, by, from, to),
        Choice::Play { card, region } => 4 * u32::from(is_useful(board, by, card, region)),
        Choice::Hit(Target::Figure(group)) => 3 * u32::from(group.kind.printed().cost) + 3,
        Choice::Hit(Target::Peasant) => 2,
        Choice::Choose(thing) => picking(board, by, thing),
    }
}

/// New figures over moves, and nobody into ruins without need.
fn summoning(board: &Board, by: Power, from: Option<Region>, to: Region) -> u32 {
    match from {
        _ if board.is_ruined(to) => 0,
        None => 6,
        // A figure that stands alone where there is something to gain had better stay.
        Some(from) if board.is_ruined(from) => 4,
        Some(from) => u32::from(board.figures_of(by, from).len() > 1),
    }
}

fn picking(board: &Board, by: Power, thing: Thing) -> u32 {
    match thing {
        Thing::Corruption { owner, .. } => 6 * u32::from(owner != by),
        Thing::Figure { group, .. } if group.kind.owner == by => {
            4 - u32::from(group.kind.printed().cost)
        }
        Thing::Figure { group, .. } => 2 + u32::from(group.kind.printed().cost),
        // What is cheapest to lose goes first.
        Thing::Card(card) => 5 - u32::from(card.info().cost.min(4)),
        Thing::Region(region) if board.is_ruined(region) => 1,
        Thing::Region(region) => 2 + 2 * u32::from(board.presence(by).has(region)),
        Thing::Die(face) => 4 * u32::from(face < 4),
        Thing::Yes => 4,
        Thing::No | Thing::Done => 1,
        Thing::Token { .. } | Thing::Upgrade(_) | Thing::Power(_) | Thing::Empty => 2,
    }
}

/// Whether a card would do anything where it is played: something to act on, a magic symbol or a cost that counts where its Power
/// stands.
pub(crate) fn is_useful(board: &Board, by: Power, card: Card, region: Region) -> bool {
    is_useful_if(board, by, card, region, Coming::default())
}

/// The same if these figures were still to come there.
pub(crate) fn is_useful_if(
    board: &Board,
    by: Power,
    card: Card,
    region: Region,
    coming: Coming,
) -> bool {
    let (own, info) = (board.figures_of(by, region), card.info());
    let counts = info.cost > 0 && !own.is_empty();
    // Others have magic symbols on cards too, which do nothing for them.
    let is_magic = info.magic && by == Power::Tzeentch && (coming.own || !own.is_empty());
    let has_effect = |effect: &Effect| has_effect(board, by, region, *effect, coming);
    counts || is_magic || info.effects.iter().any(has_effect)
}

/// Whose figures are still to come to a region.
#[derive(Clone, Copy, Default)]
pub(crate) struct Coming {
    pub own: bool,
    pub enemies: bool,
}

/// Whether an effect has a part in battles and in nothing else.
fn is_of_battle(effect: Effect) -> bool {
    matches!(
        effect,
        Effect::EarlyDice(_)
            | Effect::AnotherBattle
            | Effect::NoDiceFromFigures
            | Effect::OthersDiceLess(_)
            | Effect::DiceForMagic(_)
            | Effect::OwnDefence(_)
            | Effect::OwnDefenceInNumbers(_)
            | Effect::OwnDefenceTimes(_)
            | Effect::OthersDefenceLess(_)
            | Effect::DrawForKills(_)
            | Effect::ScoreForKills(_)
    )
}

fn has_effect(board: &Board, by: Power, region: Region, effect: Effect, coming: Coming) -> bool {
    if is_of_battle(effect) && permissions::is_peaceful(board, region) {
        return false;
    }
    let own = board.figures_of(by, region);
    let are_there = coming.own || !own.is_empty();
    let enemies_are_there = coming.enemies || !board.figures(region).but(own).is_empty();
    let has_target = || coming.enemies || permissions::has_target(board, by, region);
    let fights = || {
        let dice = queries::battle_dice(board, by, region, Battle::default());
        (coming.own || dice.early + dice.normal > 0) && has_target()
    };
    match effect {
        Effect::OnPlay(action) => can_act(board, by, region, action),
        Effect::EarlyDice(_) => has_target(),
        Effect::AnotherBattle
        | Effect::DrawForKills(_)
        | Effect::ScoreForKills(_)
        | Effect::OthersDefenceLess(_)
        | Effect::DiceForMagic(_) => fights(),
        Effect::KillForCorruption => board.corruption(region, by) > 0 && enemies_are_there,
        Effect::DominationForCorruption(_) => board.corruption(region, by) > 0,
        Effect::DominationForTokens(_, tokens) => {
            tokens.into_iter().any(|token| board.tokens(region, token) > 0)
        }
        Effect::OthersFiguresCountNothing
        | Effect::OthersCorruptLess(_)
        | Effect::OthersMayNotLeave
        | Effect::NoCorruption => enemies_are_there,
        // Everything else is for its Power's figures, or against whoever comes to them. An effect that
        // is new to a beginner is so as well, until it has an arm of its own.
        _ => are_there,
    }
}

fn can_act(board: &Board, by: Power, region: Region, action: Action) -> bool {
    let own = board.figures_of(by, region);
    let figures = |whose: Whose, classes: ClassSet| {
        let these = match whose {
            Whose::Own => own,
            Whose::Enemy => board.figures(region).but(own),
            Whose::Anyone => board.figures(region),
        };
        !these.and(FigureSet::of_classes(classes)).is_empty()
    };
    let opponents = || board.present(region).any(|power| power != by);
    match action {
        Action::Gather(_, what) => {
            let classes = FigureSet::of_classes(what.classes);
            let in_reserve =
                what.from == Reach::OtherOrReserve && !board.reserve_of(by).and(classes).is_empty();
            in_reserve
                || what.from.regions(region).without(region).into_iter().any(|at| {
                    let here = board.figures(at);
                    let own = board.figures_of(by, at);
                    !(if what.whose == Whose::Enemy { here.but(own) } else { own }).is_empty()
                })
        }
        Action::Battle => permissions::is_battle(
            board,
            region,
            Battle { is_immediate: true, ..Battle::default() },
        ),
        Action::RemoveCorruption(_) | Action::MoveCorruption(_) => {
            board.total_corruption(region) > board.corruption(region, by)
        }
        Action::Mark(_, whose, classes) | Action::SendAway(whose, classes, _) => {
            figures(whose, classes)
        }
        Action::TakeControl(classes) => figures(Whose::Enemy, classes),
        Action::Scatter | Action::OpponentDiscards(_) | Action::OpponentLosesCard => opponents(),
        Action::Replace(_) => !own.is_empty(),
        Action::Corrupt(condition) => {
            let is_so = match condition {
                Condition::Always => true,
                Condition::Corrupted(tokens) => board.total_corruption(region) >= tokens,
                Condition::Populous => queries::is_populous(board, region),
            };
            is_so && permissions::may_place_corruption(board, region)
        }
        Action::SendTokenAway(tokens) => {
            tokens.into_iter().any(|token| board.tokens(region, token) > 0)
        }
        Action::BringToken(token) | Action::ShiftToken(token) => {
            region.borders().into_iter().any(|near| board.tokens(near, token) > 0)
        }
        Action::PlaceToken(token) => permissions::may_place_token(board, token, region),
        Action::DrainPower | Action::Draw(_) => true,
    }
}
