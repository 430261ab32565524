//! A handful of games made by hand, with figures that can be counted.

use ruinous_engine::{ByPower, Card, Power::*, PowerSet, Upgrade};

use super::*;
use crate::row::Seat;

fn about() -> About {
    let setup = Setup::base(&[Khorne, Nurgle, Tzeentch]).expect("a table");
    About { seed: 7, setup, is_reproducible: true }
}

/// A game of so many rounds: after each Khorne has ten points more and Nurgle a tick.
fn row(ended_by: EndedBy, winners: &[Power], rounds: u8) -> Row {
    let seat = |vp: u16, dial: u8| {
        Some(Seat {
            level: if vp > 0 { Level::Warrior } else { Level::Cultist },
            vp: (1..=rounds).map(|round| vp * u16::from(round)).collect(),
            dial: (1..=rounds).map(|round| dial * round).collect(),
            cards: Vec::new(),
            upgrades: Vec::new(),
            hand: rounds,
            choices: 20,
            idle: u16::from(rounds == 7),
        })
    };
    let mut seats = ByPower([const { None }; 5]);
    seats[Khorne] = seat(10, 0);
    seats[Nurgle] = seat(0, 1);
    seats[Tzeentch] = seat(0, 0);
    Row {
        game: 0,
        deal: 0,
        ended_by,
        winners: PowerSet::of(winners),
        rounds,
        ruined: Vec::new(),
        old_world: Vec::new(),
        seats,
    }
}

fn four_games() -> Vec<Row> {
    vec![
        row(EndedBy::Vp, &[Khorne], 5),
        row(EndedBy::Dial, &[Khorne, Nurgle], 4),
        row(EndedBy::Dial, &[Nurgle], 4),
        row(EndedBy::Deck, &[], 7),
    ]
}

fn rate(successes: u32, of: u32) -> Rate {
    Rate { successes, of }
}

fn seat(row: &mut Row, power: Power) -> &mut Seat {
    row.seats[power].as_mut().expect("it is at the table")
}

#[test]
fn wins_are_told_by_power_and_way() {
    let summary = Summary::of(&four_games(), &about());
    assert_eq!(summary.games, 4);
    assert_eq!(summary.shared_victories, rate(1, 4));
    assert_eq!(
        summary.endings.iter().map(|way| way.games.successes).collect::<Vec<_>>(),
        [2, 1, 0, 1]
    );
    let [khorne, nurgle, tzeentch] = &summary.powers[..] else { panic!("three Powers") };
    assert_eq!((khorne.wins, khorne.shared_wins), (rate(2, 4), rate(1, 4)));
    assert_eq!((nurgle.wins, tzeentch.wins), (rate(2, 4), rate(0, 4)));
    assert_eq!(khorne.ways.iter().map(|way| way.wins.successes).collect::<Vec<_>>(), [1, 1, 0]);
}

#[test]
fn rounds_are_counted_over_the_games_that_had_them() {
    let summary = Summary::of(&four_games(), &about());
    assert_eq!(summary.rounds.mean.value(), Some(5.0));
    assert_eq!(summary.rounds.counts, BTreeMap::from([(4, 2), (5, 1), (7, 1)]));
    assert_eq!(summary.rounds.quantile(0.5), Some(4));
    assert_eq!(summary.rounds.quantile(1.0), Some(7));
    let khorne = &summary.powers[0];
    assert_eq!(khorne.final_hand.mean.value(), Some(5.0));
    assert_eq!(khorne.idle, rate(1, 80));
    let games: Vec<u32> = khorne.vp_by_round.iter().map(|mean| mean.of).collect();
    assert_eq!(games, [4, 4, 4, 4, 2, 1, 1]);
    assert_eq!(khorne.vp_by_round[4].value(), Some(50.0));
    assert_eq!(khorne.final_vp.counts, BTreeMap::from([(40, 2), (50, 1), (70, 1)]));
    assert_eq!(summary.powers[1].final_dial.mean.value(), Some(5.0));
}

#[test]
fn cards_and_upgrades_are_told_with_winning() {
    let mut rows = four_games();
    let set = CardSet::Base;
    let card = Card::new(Khorne, set, 2);
    let (first, second) = (Upgrade::new(Khorne, set, 0), Upgrade::new(Khorne, set, 1));
    seat(&mut rows[0], Khorne).cards = vec![card, card];
    seat(&mut rows[3], Khorne).cards = vec![card];
    seat(&mut rows[0], Khorne).upgrades = vec![first, second];
    let summary = Summary::of(&rows, &about());
    let khorne = &summary.powers[0];
    let card = &khorne.cards[2];
    assert_eq!((card.played, card.times.value()), (rate(2, 4), Some(0.75)));
    assert_eq!((card.wins_with, card.wins_without), (rate(1, 2), rate(1, 2)));
    assert_eq!(khorne.cards[0].wins_with, rate(0, 0));
    let [first, second, ..] = &khorne.upgrades[..] else { panic!("five upgrades") };
    assert_eq!((first.taken, first.first), (rate(1, 4), rate(1, 4)));
    assert_eq!((second.taken, second.first), (rate(1, 4), rate(0, 4)));
    assert_eq!((second.wins_with, second.wins_without), (rate(1, 1), rate(1, 3)));
}

#[test]
fn regions_and_the_old_world_are_told() {
    let mut rows = four_games();
    let card = OldWorldCard::pool(about().setup).next().expect("a pool");
    rows[0].ruined = vec![(Region::Empire, 3), (Region::Tilea, 5)];
    rows[1].ruined = vec![(Region::Empire, 4)];
    rows[0].old_world = vec![card, card];
    rows[3].old_world = vec![card];
    let summary = Summary::of(&rows, &about());
    let empire = &summary.regions[Region::Empire as usize];
    assert_eq!((empire.ruined, empire.round.value()), (rate(2, 4), Some(3.5)));
    assert_eq!(summary.regions_ruined.counts, BTreeMap::from([(0, 2), (1, 1), (2, 1)]));
    let old_world = &summary.old_world[0];
    assert_eq!((old_world.came_up, old_world.rounds.value()), (rate(2, 4), Some(6.0)));
    assert_eq!(old_world.wins[0].wins, rate(1, 2));
}

#[test]
fn levels_are_told_by_seat() {
    let levels = Summary::of(&four_games(), &about()).levels;
    assert_eq!(
        levels,
        [
            LevelSummary { level: Level::Warrior, wins: rate(2, 4) },
            LevelSummary { level: Level::Cultist, wins: rate(2, 8) },
        ]
    );
}

#[test]
fn rates_are_written_with_their_intervals() {
    let summary = Summary::of(&four_games(), &about());
    let json = serde_json::to_value(&summary).expect("figures can be written");
    assert_eq!(json["table"], serde_json::json!(["khorne", "nurgle", "tzeentch"]));
    assert_eq!(
        json["powers"][0]["wins"],
        serde_json::json!({ "successes": 2, "of": 4, "share": 0.5, "low": 0.15, "high": 0.85 })
    );
    assert_eq!(json["rounds"]["counts"]["4"], 2);
    assert_eq!(json["rounds"]["mean"], 5.0);
}

#[test]
fn no_games_give_no_figures() {
    let summary = Summary::of(&[], &about());
    assert_eq!((summary.games, summary.powers[0].wins.share()), (0, None));
    let json = serde_json::to_value(&summary).expect("figures can be written");
    assert!(json["rounds"]["mean"].is_null());
}
