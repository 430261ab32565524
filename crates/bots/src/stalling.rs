//! Turns that change nothing. They are worth a thought only as a way to wait for the others, and then
//! the cheapest of them is as good as any.

use ruinous_engine::{Ability, Board, Choice, Kind, Power, queries};

use crate::{
    apprentice::Likely,
    usefulness::{Coming, is_useful_if},
};

/// Gives up, among the options of a turn, those that change nothing: all of them where there is nobody
/// to wait for, and else all but the one that costs least, of two that cost the same the likelier one.
pub(crate) fn give_up(board: &Board, by: Power, likely: &mut Vec<Likely>) {
    let points = board.sheet(by).power;
    let others_wait = others_have_points(board, by);
    let mut stall: Option<(Price, Likely)> = None;
    likely.retain(|it| {
        let Some(price) = price_of_nothing(board, by, it.option) else { return true };
        let is_better = stall
            .is_none_or(|(least, best)| price < least || (price == least && it.logit > best.logit));
        // Whoever has no points left has waited for the last time: he might as well pass.
        if others_wait && price.points < points && is_better {
            stall = Some((price, *it));
        }
        false
    });
    likely.extend(stall.map(|(_, it)| it));
}

/// Whether any other Power has power points left.
pub(crate) fn others_have_points(board: &Board, by: Power) -> bool {
    board.powers().without(by).into_iter().any(|power| board.sheet(power).power > 0)
}

/// Whether an option of a turn changes nothing but what its Power has left: a figure to where it stands, a card that can do
/// nothing.
pub fn changes_nothing(board: &Board, by: Power, option: Choice) -> bool {
    price_of_nothing(board, by, option).is_some()
}

/// What it costs to do nothing: power points first, then a card.
#[derive(Clone, Copy, PartialEq, Eq, PartialOrd, Ord, Debug)]
struct Price {
    points: u8,
    is_card: bool,
}

/// What an option costs that changes nothing else; nothing for one that does.
fn price_of_nothing(board: &Board, by: Power, option: Choice) -> Option<Price> {
    match option {
        Choice::Summon { group, from: Some(from), to }
            if from == to && !acts_on_arrival(board, group.kind) =>
        {
            let figure = board.figures_of(by, from).and(group.kind.figures()).first()?;
            let points = queries::summoning_cost(board, figure, by, to);
            Some(Price { points, is_card: false })
        }
        // A card that costs something counts for domination, what others have played may be cancelled by it, and what it does
        // for figures or against them may be for those who come later: whoever's last point brings the figure has to play
        // the card first.
        Choice::Play { card, region }
            if card.info().cost == 0
                && !is_useful_if(board, by, card, region, still_coming(board, by))
                && board.cards(region).all(|other| other.power() == by) =>
        {
            let points = queries::card_cost(board, card, region);
            Some(Price { points, is_card: true })
        }
        _ => None,
    }
}

/// Whose figures may come to any region in this round: those of whoever has power points to summon them.
fn still_coming(board: &Board, by: Power) -> Coming {
    Coming { own: board.sheet(by).power > 0, enemies: others_have_points(board, by) }
}

/// Whether a figure does something when it is summoned, even to where it stands.
fn acts_on_arrival(board: &Board, kind: Kind) -> bool {
    // Every ability is named, so that a new one does not compile until it is said here which it is.
    match board.ability(kind) {
        Some(
            Ability::CorruptsOnArrival(_)
            | Ability::FillsCardSpace
            | Ability::ControlsOnArrival(_)
            | Ability::JoinedByAnother
            | Ability::BringsAnother
            | Ability::RemovesForCard(_)
            | Ability::DrawsAnotherAlong
            | Ability::BringsToken(_),
        ) => true,
        None
        | Some(
            Ability::Attack(_)
            | Ability::Defence(_)
            | Ability::StrikesEarly
            | Ability::CountsAs(_)
            | Ability::FreeToNewRegion
            | Ability::StrikesBack
            | Ability::CarriesWarpstone
            | Ability::MagicSymbols(_)
            | Ability::HitOnlyBySixes
            | Ability::FreeWhereCorrupted(_)
            | Ability::ScoresKills(_)
            | Ability::CorruptsMore(_)
            | Ability::CorruptsInDeath
            | Ability::CorruptsForKills
            | Ability::SavedForCard
            | Ability::ComesWithMagic
            | Ability::ProtectsCultists
            | Ability::OthersDiceLess(_)
            | Ability::FleesRuin
            | Ability::AdditionalCard
            | Ability::CoversCards
            | Ability::RollsAgain
            | Ability::MoreDice(_)
            | Ability::PopulousWithCultists(_)
            | Ability::CorruptsOnceMore(_)
            | Ability::PowerNearTokens(_, _)
            | Ability::MovesToken(_)
            | Ability::ScoresCounters(_, _)
            | Ability::PowerPoints(_)
            | Ability::DrawsMore(_)
            | Ability::DrawsUpTo(_)
            | Ability::ScoresRuin(_),
        ) => false,
    }
}

#[cfg(test)]
mod tests {
    use ruinous_engine::{notation::choice_line, scenario::Scenario};

    use super::*;

    /// The options that are left of a turn of Nurgle's, of those that change nothing. Virulent Outbreak does nothing in the
    /// Badlands, whoever comes.
    fn stalls(slaanesh: &str, nurgle: &str) -> Vec<String> {
        let set = if nurgle.contains("virulent") { "morrslieb" } else { "base" };
        let scenario = Scenario::read(&format!(
            "title = 'Nurgle is asked'\ncards = '{set}'\n\
             [region.kislev]\nfigures = {{ nurgle = 'daemon, cultist' }}\n\
             [region.tilea]\nfigures = {{ tzeentch = 'cultist' }}\n\
             [power]\nkhorne = {{ power = 0 }}\nnurgle = {{ {nurgle} }}\ntzeentch = {{ power = 0 }}\n\
             slaanesh = {{ {slaanesh} }}"
        ));
        let game = scenario.expect("a scenario").played().expect("it can be played");
        let options = game.options();
        // Later ones are likelier.
        let likely = |(place, option)| Likely { option, look: 0.0, logit: place as f32 };
        let mut left: Vec<Likely> = options.iter().copied().enumerate().map(likely).collect();
        give_up(game.board(), Power::Nurgle, &mut left);
        let is_null = |option| price_of_nothing(game.board(), Power::Nurgle, option).is_some();
        let is_left = |option| left.iter().any(|it| it.option == option);
        assert!(options.iter().all(|option| is_null(*option) || is_left(*option)));
        let nulls = left.iter().filter(|it| is_null(it.option));
        nulls.map(|it| choice_line(Power::Nurgle, it.option)).collect()
    }

    #[test]
    fn nobody_stalls_where_there_is_nobody_to_wait_for() {
        assert!(stalls("power = 0", "power = 4, hand = ['virulent-outbreak']").is_empty());
    }

    #[test]
    fn the_cheapest_stall_is_left_where_somebody_is() {
        assert_eq!(
            stalls("power = 3", "power = 4"),
            ["nurgle summon cultist from kislev to kislev"]
        );
        let free = "nurgle play virulent-outbreak in badlands";
        assert_eq!(stalls("power = 3", "power = 4, hand = ['virulent-outbreak']"), [free]);
        assert_eq!(stalls("power = 3", "power = 1, hand = ['virulent-outbreak']"), [free]);
        assert!(stalls("power = 3", "power = 1").is_empty(), "the last point is a pass");
    }

    /// Whether a free card would change nothing in Kislev, where only a Cultist of Slaanesh's stands. Its Power alone has a
    /// power point left.
    fn is_nothing(set: &str, power: Power, card: &str, more: &str) -> bool {
        let others = Power::BASE.without(power).into_iter();
        let others: String = others.map(|it| format!("{it} = {{ power = 0 }}\n")).collect();
        let scenario = Scenario::read(&format!(
            "title = 'One is asked'\ncards = '{set}'\n\
             [region.kislev]\nfigures = {{ slaanesh = 'cultist' }}\ntokens = {{ event = 1 }}\n\
             [region.norsca]\nfigures = {{ {power} = 'cultist' }}\n\
             [power]\n{others}{power} = {{ power = 1, hand = ['{card}'] }}\n{more}"
        ));
        let game = scenario.expect("a scenario").played().expect("it can be played");
        assert_eq!(game.decision().expect("asked").power, power);
        let line = format!("{power} play {card} in kislev");
        let here = |option: &Choice| choice_line(power, *option) == line;
        let option = game.options().into_iter().find(here).expect("it is free");
        changes_nothing(game.board(), power, option)
    }

    #[test]
    fn a_card_before_the_figures_that_it_is_for_is_something() {
        use Power::Tzeentch;
        let first = "the symbol first, then the Acolyte who takes the last point";
        assert!(!is_nothing("base", Tzeentch, "changer-of-ways", ""), "{first}");
        assert!(!is_nothing("morrslieb", Tzeentch, "warp-portal", ""), "its symbol stays");
        assert!(is_nothing("base", Tzeentch, "warp-shield", ""), "it shields who stands there now");
    }

    #[test]
    fn a_card_for_a_battle_that_cannot_be_is_nothing() {
        assert!(!is_nothing("base", Power::Khorne, "blood-frenzy", ""));
        let peace = "[track]\nfirst = 'electors-sue-for-peace'";
        assert!(is_nothing("base", Power::Khorne, "blood-frenzy", peace));
    }

    #[test]
    fn what_acts_on_arrival_is_no_stall() {
        let upgraded = stalls("power = 0", "power = 4, upgrades = ['great-unclean-one']");
        assert!(upgraded.is_empty());
        // Its two tokens are something: the daemon is not among those given up.
        let scenario = Scenario::read(
            "title = 'Two tokens'\n[region.kislev]\nfigures = { nurgle = 'daemon' }\n\
             [power]\nkhorne = { power = 0 }\nnurgle = { power = 4, upgrades = ['great-unclean-one'] }",
        );
        let game = scenario.expect("a scenario").played().expect("it can be played");
        let in_place = game.options().into_iter().find(
            |option| matches!(option, Choice::Summon { from: Some(from), to, .. } if from == to),
        );
        let in_place = in_place.expect("it may be summoned where it stands");
        assert_eq!(price_of_nothing(game.board(), Power::Nurgle, in_place), None);
    }
}
