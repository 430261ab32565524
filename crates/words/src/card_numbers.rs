//! The numbers in a card's text, from the card's entry.
//!
//! A text in `locales/` has a variable where the entry has a number, so the two cannot disagree.
//! What a card can say is listed here without exception: a new effect does not compile before it is
//! decided what its number is called.

use ruinous_engine::{
    Ability, Action, ChaosCard, Condition, Effect, OldWorldInfo, Step, Token, TrackEffect,
    UpgradeCard, Where,
};

/// Numbers with the names that they have in a text. No card has two of one name.
pub type Numbers = Vec<(&'static str, u8)>;

/// The numbers in the text of a Chaos card.
pub fn of_chaos_card(card: &ChaosCard) -> Numbers {
    card.effects.iter().filter_map(|effect| of_effect(*effect)).collect()
}

/// The number in the text of an upgrade.
pub fn of_upgrade(upgrade: &UpgradeCard) -> Numbers {
    of_ability(upgrade.ability).into_iter().collect()
}

/// The numbers in the texts of an Old World card.
pub fn of_old_world_card(card: &OldWorldInfo) -> Numbers {
    let drawn = card.when_drawn.iter().filter_map(|step| of_step(*step));
    drawn.chain(card.on_track.and_then(of_track_effect)).collect()
}

fn of_effect(effect: Effect) -> Option<(&'static str, u8)> {
    match effect {
        Effect::OnPlay(action) => of_action(action),
        Effect::EarlyDice(dice) | Effect::OthersDiceLess(dice) | Effect::DiceForMagic(dice) => {
            Some(("dice", dice))
        }
        Effect::OwnDefence(defence)
        | Effect::OwnDefenceInNumbers(defence)
        | Effect::OthersDefenceLess(defence) => Some(("defence", defence)),
        Effect::OwnDefenceTimes(times) => Some(("times", times)),
        Effect::OwnAttackInNumbers(attack) => Some(("attack", attack)),
        Effect::DrawForKills(cards) => Some(("cards", cards)),
        Effect::ScoreForKills(points)
        | Effect::ScoreForHated(points)
        | Effect::ScoreForArrivals(points) => Some(("points", points)),
        Effect::SetAsideForPower(power)
        | Effect::PowerForArrivals(power)
        | Effect::OthersCardsCostMore(power) => Some(("power", power)),
        Effect::FreeWhereCorrupted(tokens) => Some(("corrupted", tokens)),
        Effect::ResistanceLess(resistance) => Some(("resistance", resistance)),
        Effect::DominationForCorruption(domination)
        | Effect::DominationForTokens(domination, _) => Some(("domination", domination)),
        Effect::CorruptionForDomination(tokens)
        | Effect::OthersCorruptLess(tokens)
        | Effect::ExtraForOpponents(tokens) => Some(("corruption", tokens)),
        Effect::ExtraWithCultists(cultists) => Some(("cultists", cultists)),
        Effect::FiguresBecomeCorruption(figures) => Some(("figures", figures)),
        Effect::AnotherBattle
        | Effect::NoDiceFromFigures
        | Effect::HoldsTheDead
        | Effect::KillForCorruption
        | Effect::RemovedBecomeCorruption(_)
        | Effect::NoCorruption
        | Effect::OthersMayNotLeave
        | Effect::OthersPlayNoCards
        | Effect::CancelsOtherCards
        | Effect::CountAttackValues
        | Effect::OthersFiguresCountNothing
        | Effect::ExtraWithTokens(_)
        | Effect::SpreadsCorruption
        | Effect::MeetsCondition
        | Effect::ShelteredFromHeroes
        | Effect::StaysAfterKill => None,
    }
}

fn of_action(action: Action) -> Option<(&'static str, u8)> {
    match action {
        // As many as one likes: the text says so without a number.
        Action::Gather(u8::MAX, _) => None,
        Action::Gather(figures, _) => Some(("figures", figures)),
        Action::OpponentDiscards(cards) | Action::Draw(cards) => Some(("cards", cards)),
        Action::Corrupt(Condition::Corrupted(tokens)) => Some(("corrupted", tokens)),
        Action::MoveCorruption(tokens) => Some(("corruption", tokens)),
        Action::Corrupt(Condition::Always | Condition::Populous)
        | Action::Battle
        | Action::RemoveCorruption(_)
        | Action::DrainPower
        | Action::Mark(_, _, _)
        | Action::SendAway(_, _, _)
        | Action::Scatter
        | Action::Replace(_)
        | Action::OpponentLosesCard
        | Action::PlaceToken(_)
        | Action::SendTokenAway(_)
        | Action::BringToken(_)
        | Action::ShiftToken(_)
        | Action::TakeControl(_) => None,
    }
}

fn of_ability(ability: Ability) -> Option<(&'static str, u8)> {
    match ability {
        Ability::Attack(attack) => Some(("attack", attack)),
        Ability::Defence(defence) => Some(("defence", defence)),
        Ability::CountsAs(figures) | Ability::CorruptsOnceMore(figures) => {
            Some(("figures", figures))
        }
        Ability::CorruptsOnArrival(tokens) => Some(("corruption", tokens)),
        Ability::MagicSymbols(symbols) => Some(("symbols", symbols)),
        Ability::FreeWhereCorrupted(tokens) => Some(("corrupted", tokens)),
        Ability::ScoresKills(points)
        | Ability::ScoresCounters(points, _)
        | Ability::ScoresRuin(points) => Some(("points", points)),
        Ability::OthersDiceLess(dice) | Ability::MoreDice(dice) => Some(("dice", dice)),
        Ability::PopulousWithCultists(cultists) => Some(("cultists", cultists)),
        Ability::PowerNearTokens(tokens, _) => Some(("tokens", tokens)),
        Ability::PowerPoints(power) => Some(("power", power)),
        Ability::DrawsMore(cards) | Ability::DrawsUpTo(cards) => Some(("cards", cards)),
        Ability::StrikesEarly
        | Ability::FreeToNewRegion
        | Ability::StrikesBack
        | Ability::CarriesWarpstone
        | Ability::FillsCardSpace
        | Ability::HitOnlyBySixes
        | Ability::ControlsOnArrival(_)
        | Ability::JoinedByAnother
        | Ability::BringsAnother
        | Ability::RemovesForCard(_)
        | Ability::DrawsAnotherAlong
        | Ability::CorruptsMore(_)
        | Ability::CorruptsInDeath
        | Ability::CorruptsForKills
        | Ability::SavedForCard
        | Ability::ComesWithMagic
        | Ability::BringsToken(_)
        | Ability::ProtectsCultists
        | Ability::FleesRuin
        | Ability::AdditionalCard
        | Ability::CoversCards
        | Ability::RollsAgain
        | Ability::MovesToken(_) => None,
    }
}

fn of_step(step: Step) -> Option<(&'static str, u8)> {
    match step {
        Step::PlaceApart(count, token, place) => Some(match place {
            // It follows on others of its kind, which have the kind's name.
            Where::Elsewhere => ("elsewhere", count),
            Where::Anywhere
            | Where::But(_)
            | Where::Populous
            | Where::PopulousBut(_)
            | Where::Bordering(_)
            | Where::WithWarpstone
            | Where::NearWarpstone
            | Where::MostCorrupted => (so_many(token), count),
        }),
        Step::PlaceTogether(count, token) => Some((so_many(token), count)),
        Step::ScorePeasants(points) => Some(("points", points)),
        Step::Clear
        | Step::Place(_, _)
        | Step::PlaceEach(_, _)
        | Step::PlacePair(_, _, _)
        | Step::DrawAnother => None,
    }
}

/// What the number of tokens of a kind is called.
fn so_many(token: Token) -> &'static str {
    match token {
        Token::Peasant => "peasants",
        Token::Hero => "heroes",
        Token::Noble => "nobles",
        Token::Skaven => "skaven",
        Token::Warpstone => "warpstones",
        Token::Event => "events",
    }
}

fn of_track_effect(effect: TrackEffect) -> Option<(&'static str, u8)> {
    match effect {
        TrackEffect::EventResistance(resistance) => Some(("resistance", resistance)),
        TrackEffect::DiceAtMost(dice) | TrackEffect::MoreDice(dice) => Some(("dice", dice)),
        TrackEffect::CorruptLess(tokens) => Some(("corruption", tokens)),
        TrackEffect::DaemonsCostMore(power) => Some(("power", power)),
        TrackEffect::CardSpaces(spaces) => Some(("spaces", spaces)),
        TrackEffect::ResistanceForTokens(_)
        | TrackEffect::NoBattle
        | TrackEffect::EachPlayerRemovesFigure
        | TrackEffect::NoMagic
        | TrackEffect::NoMagicCards
        | TrackEffect::HoldsTheDead
        | TrackEffect::DrawNearTokens(_)
        | TrackEffect::DiscardInRegion(_)
        | TrackEffect::MoveToken(_)
        | TrackEffect::RemoveToken(_)
        | TrackEffect::LoseToken(_, _) => None,
    }
}
