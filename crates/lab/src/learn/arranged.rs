//! Positions that are arranged at random, with few pieces on the map or many. In games the same things go together again and
//! again, whoever has a Greater Daemon also has the points; here nothing goes with anything, so that the value network learns
//! what each thing is worth by itself.

use std::fmt::Write;

use ruinous_engine::{
    Card, CardSet, Game, OldWorldCard, Power, PowerSet, Random, Region, Seeded, Upgrade, dial,
    scenario::Scenario,
};

/// Arrangements that are tried: some games are over as soon as they go on from there.
const TRIES: usize = 10;

/// A game from such a position on, which is not over.
pub(super) fn game(random: &mut Random, chance: &mut Seeded) -> Option<Game> {
    (0..TRIES).find_map(|_| {
        let game = Scenario::read(&text(random)).ok()?.begun(chance);
        game.board().outcome().is_none().then_some(game)
    })
}

/// The phases before which a position stands; most often the one with most to decide.
const STARTS: [&str; 9] = [
    "summoning",
    "summoning",
    "summoning",
    "summoning",
    "battle",
    "corruption",
    "end",
    "draw",
    "old-world",
];

/// A position as a scenario.
fn text(random: &mut Random) -> String {
    let powers: Vec<Power> = match random.below(6) {
        0 => PowerSet::ALL,
        1 => PowerSet::ALL.without(Power::ALL[random.below(Power::ALL.len())]),
        _ => Power::BASE,
    }
    .into_iter()
    .collect();
    let set = if random.below(4) == 0 { CardSet::Morrslieb } else { CardSet::Base };
    let (start, round) = (STARTS[random.below(STARTS.len())], 1 + random.below(6));
    let names: Vec<String> = powers.iter().map(|power| format!("'{power}'")).collect();
    let mut text = format!(
        "title = 'arranged'\npowers = [{}]\ncards = '{}'\nstart = '{start}'\nround = {round}\n",
        names.join(", "),
        set.id()
    );
    let mut reserves = Reserves::of(&powers, random);
    for region in Region::ALL {
        let there = region_text(&powers, round, &mut reserves, random);
        if !there.is_empty() {
            let _ = writeln!(text, "[region.{region}]\n{there}");
        }
    }
    for power in powers {
        let _ = writeln!(text, "[power.{power}]\n{}", power_text(power, set, start, round, random));
    }
    text.push_str("[track]\n");
    let card = OldWorldCard::all().nth(random.below(OldWorldCard::all().count()));
    let card = card.filter(|_| random.below(2) == 0);
    card.into_iter().for_each(|card| text.push_str(&format!("first = '{card}'\n")));
    let _ = writeln!(text, "deck = {}", 8 - round - random.below(2));
    text
}

/// The figures that each Power has left to place, and in how many of ten regions it places some.
struct Reserves {
    figures: Vec<[usize; 3]>,
    density: usize,
}

impl Reserves {
    fn of(powers: &[Power], random: &mut Random) -> Self {
        let density = [2, 3, 5][random.below(3)];
        let mut figures = |_| [random.below(6), random.below(4), usize::from(random.below(3) == 0)];
        Self { figures: powers.iter().map(&mut figures).collect(), density }
    }

    /// What a Power places in a region.
    fn place(&mut self, nth: usize, random: &mut Random) -> String {
        let mut placed = Vec::new();
        for (left, name) in self.figures[nth].iter_mut().zip(["cultist", "warrior", "daemon"]) {
            if *left > 0 && random.below(10) < self.density {
                let count = 1 + random.below((*left).min(3));
                *left -= count;
                let several = if count > 1 { "s" } else { "" };
                placed.push(format!("{count} {name}{several}"));
            }
        }
        placed.join(", ")
    }
}

/// Tokens that lie in a region.
const TOKENS: [&str; 12] = [
    "event = 1",
    "hero = 1",
    "hero = 1, peasant = 1",
    "noble = 1",
    "noble = 2",
    "noble = 1, warpstone = 1",
    "peasant = 1",
    "peasant = 2",
    "skaven = 1",
    "warpstone = 1",
    "warpstone = 2",
    "warpstone = 1, peasant = 1",
];

/// Corruption that ruins the region at once is no position.
const MOST_CORRUPTION: usize = 11;

fn region_text(
    powers: &[Power],
    round: usize,
    reserves: &mut Reserves,
    random: &mut Random,
) -> String {
    let mut text = String::new();
    if round > 2 && random.below(14) == 0 {
        text.push_str("ruined = true\n");
    } else {
        let most = [1, 1, 3, 8][random.below(4)];
        let mut left = MOST_CORRUPTION;
        let mut corruption = Vec::new();
        for power in powers {
            let count = random.below(most).min(left);
            left -= count;
            if count > 0 {
                corruption.push(format!("{power} = {count}"));
            }
        }
        let _ = writeln!(text, "corruption = {{ {} }}", corruption.join(", "));
    }
    let placed = |(nth, power): (usize, &Power)| {
        let figures = reserves.place(nth, random);
        (!figures.is_empty()).then(|| format!("{power} = '{figures}'"))
    };
    let figures: Vec<String> = powers.iter().enumerate().filter_map(placed).collect();
    let _ = writeln!(text, "figures = {{ {} }}", figures.join(", "));
    if random.below(2) == 0 {
        let _ = writeln!(text, "tokens = {{ {} }}", TOKENS[random.below(TOKENS.len())]);
    }
    text
}

/// Points that a Power has after a round, more or less, and how much more or less.
const POINTS: usize = 8;
const POINTS_OF_KHORNE: usize = 5;
const EITHER_WAY: usize = 10;

/// How many cards a hand holds at the most: some Powers gather twelve and more, and what one more of these is worth had better
/// be known.
const HANDS: [usize; 4] = [3, 5, 5, 14];
/// One of so many upgrades is in play.
const UPGRADES: [usize; 3] = [3, 10, 30];

fn power_text(
    power: Power,
    set: CardSet,
    start: &str,
    round: usize,
    random: &mut Random,
) -> String {
    let a_round = if power == Power::Khorne { POINTS_OF_KHORNE } else { POINTS };
    let about = (round * a_round + random.below(2 * EITHER_WAY + 1)).saturating_sub(EITHER_WAY);
    let points = if random.below(6) == 0 { random.below(50) } else { about.min(49) };
    let dial = random.below((round + 3).min(dial::length(power).into()));
    let mut text = format!("vp = {points}\ndial = {dial}\n");
    if start == "summoning" && random.below(2) == 0 {
        let _ = writeln!(text, "power = {}", random.below(7));
    }
    // The Horned Rat has one set of cards, which counts as the base set's.
    let set = if power == Power::HornedRat { CardSet::Base } else { set };
    let copies = |card: Card| std::iter::repeat_n(card, card.info().copies.into());
    let mut cards: Vec<Card> = Card::of(power, set).flat_map(copies).collect();
    let upgrades: Vec<Upgrade> = Upgrade::of(power, set).collect();
    if !cards.is_empty() {
        let most = HANDS[random.below(HANDS.len())];
        let count = random.below(most + 1);
        let mut draw = |_| format!("'{}'", cards.swap_remove(random.below(cards.len())));
        let hand: Vec<String> = (0..count).map(&mut draw).collect();
        let _ = writeln!(text, "hand = [{}]", hand.join(", "));
    }
    let one_in = UPGRADES[random.below(UPGRADES.len())];
    let in_play = upgrades.iter().filter(|_| random.below(one_in) == 0);
    let in_play: Vec<String> = in_play.map(|upgrade| format!("'{upgrade}'")).collect();
    let _ = writeln!(text, "upgrades = [{}]", in_play.join(", "));
    text
}

#[cfg(test)]
mod tests {
    use std::collections::BTreeSet;

    use ruinous_engine::Phase;

    use super::*;

    #[test]
    fn positions_of_all_kinds_can_be_played() {
        let (mut random, mut chance) = (Random::new(3), Seeded::new(4));
        let games: Vec<Game> = (0..200).filter_map(|_| game(&mut random, &mut chance)).collect();
        assert!(games.len() > 190, "{}", games.len());
        let boards = || games.iter().map(|game| game.board());
        let tables: BTreeSet<u8> = boards().map(|board| board.powers().len()).collect();
        let rounds: BTreeSet<u8> = boards().map(|board| board.round()).collect();
        let phases: BTreeSet<Phase> = boards().map(|board| board.phase()).collect();
        assert!(tables.len() > 1 && rounds.len() > 4, "{tables:?} {rounds:?}");
        assert!(phases.contains(&Phase::Battle) && phases.len() > 3, "{phases:?}");
        let many = boards().filter(|board| board.sheet(Power::Khorne).hand > 9).count();
        assert!(many > 8, "{many}");
        assert!(boards().any(|board| board.upgrades(Power::Nurgle).count() > 2));
        assert!(boards().any(|board| board.ruined_count() > 0));
    }
}
