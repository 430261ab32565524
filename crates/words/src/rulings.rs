//! Rulings by card: where the documents leave something about a card open, this is what `docs/rulings.md` says.

use crate::{AnyCard, Named, Text};

/// A ruling with the cards that it concerns, by the messages of their names.
struct Ruling {
    number: u8,
    message: &'static str,
    cards: &'static [&'static str],
}

/// What a ruling says about a card.
#[derive(Clone, PartialEq, Eq, Debug)]
pub struct Ruled {
    /// The ruling's number in `docs/rulings.md`.
    pub number: u8,
    /// What it says, in a sentence or two.
    pub said: String,
}

const fn ruling(number: u8, message: &'static str, cards: &'static [&'static str]) -> Ruling {
    Ruling { number, message, cards }
}

static RULINGS: [Ruling; 27] = [
    ruling(2, "ruling-2", &["card-blood-frenzy", "card-doomwheel", "card-havoc"]),
    ruling(
        3,
        "ruling-3",
        &["card-blood-frenzy", "card-doomwheel", "card-strength-in-numbers", "card-havoc"],
    ),
    ruling(4, "ruling-4", &["upgrade-khorne-bloodletters"]),
    ruling(5, "ruling-5", &["upgrade-slaanesh-daemonettes", "card-warp-shield"]),
    ruling(8, "ruling-8", &["upgrade-nurgle-plaguebearers"]),
    ruling(9, "ruling-9", &["card-reborn-in-blood"]),
    ruling(
        10,
        "ruling-10",
        &["card-the-final-rotting", "card-ultimate-plague", "old-world-dark-elf-corsairs"],
    ),
    ruling(11, "ruling-11", &["card-nurgles-quest"]),
    ruling(12, "ruling-12", &["card-the-stench-of-death"]),
    ruling(13, "ruling-13", &["card-a-great-foul-consumption", "card-creeping-death"]),
    ruling(15, "ruling-15", &["card-soporific-musk", "upgrade-slaanesh-keeper-of-secrets"]),
    ruling(
        17,
        "ruling-17",
        &[
            "card-teleport",
            "card-the-blood-gods-call",
            "card-terror",
            "card-lure-of-battle",
            "card-warp-portal",
            "card-convocation",
            "card-skitterleap",
            "card-empty-the-warrens",
        ],
    ),
    ruling(19, "ruling-19", &["old-world-peasant-uprising", "old-world-mass-exodus"]),
    ruling(
        24,
        "ruling-24",
        &["card-changer-of-ways", "upgrade-tzeentch-morrslieb-mystical-disregard"],
    ),
    ruling(27, "ruling-27", &["old-world-dark-elf-corsairs"]),
    ruling(
        28,
        "ruling-28",
        &["old-world-greenskins-invade", "old-world-norse-reavers", "card-choking-stench"],
    ),
    ruling(29, "ruling-29", &["old-world-electors-sue-for-peace", "card-rampage"]),
    ruling(
        30,
        "ruling-30",
        &[
            "card-degenerate-royalty",
            "card-temporal-stasis",
            "upgrade-nurgle-lepers",
            "old-world-closing-the-portal",
        ],
    ),
    ruling(32, "ruling-32", &["upgrade-tzeentch-horrors"]),
    ruling(
        33,
        "ruling-33",
        &["card-skulltaker", "old-world-morrslieb-eclipsed", "upgrade-tzeentch-morrslieb-acolytes"],
    ),
    ruling(34, "ruling-34", &["card-filth"]),
    ruling(
        35,
        "ruling-35",
        &[
            "old-world-bretonnian-knights",
            "old-world-electors-arise",
            "old-world-divine-inspiration",
        ],
    ),
    ruling(
        36,
        "ruling-36",
        &["card-warp-shield", "card-hate", "card-warpshock", "card-joyous-surrender"],
    ),
    ruling(37, "ruling-37", &["card-grey-seer", "upgrade-horned-rat-clan-rats"]),
    ruling(38, "ruling-38", &["upgrade-horned-rat-verminlord", "old-world-closing-the-portal"]),
    ruling(39, "ruling-39-scribes", &["card-the-blue-scribes"]),
    ruling(39, "ruling-39-empire", &["upgrade-horned-rat-the-under-empire"]),
];

impl Text {
    /// The rulings that concern a card.
    pub fn rulings(&self, card: AnyCard) -> Vec<Ruled> {
        let name = card.message();
        let concerns = |ruling: &&Ruling| ruling.cards.contains(&name.as_str());
        let told =
            |ruling: &Ruling| Ruled { number: ruling.number, said: self.say(ruling.message) };
        RULINGS.iter().filter(concerns).map(told).collect()
    }
}

#[cfg(test)]
mod tests {
    use super::*;
    use crate::tests::{assert_well, in_every_language};

    #[test]
    fn every_card_that_a_ruling_names_is_there_and_so_is_the_ruling() {
        let page = include_str!(concat!(env!("CARGO_MANIFEST_DIR"), "/../../docs/rulings.md"));
        for ruling in &RULINGS {
            assert!(page.contains(&format!("\n## {}. ", ruling.number)), "{}", ruling.number);
            for name in ruling.cards {
                assert!(AnyCard::all().any(|card| card.message() == *name), "{name}");
            }
        }
    }

    #[test]
    fn every_ruling_says_something_in_every_language() {
        in_every_language(|text| {
            let all: Vec<Ruled> = AnyCard::all().flat_map(|card| text.rulings(card)).collect();
            assert!(all.len() > 40 && all.iter().all(|ruled| ruled.said.len() > 20), "{all:?}");
            assert_well(text);
        });
    }
}
