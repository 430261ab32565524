//! The file that instinct is read from: for each Power and deed a row of weights, one for each lure.

use std::{fmt, sync::LazyLock};

use ruinous_engine::Power;

use super::{Deed, Instinct, Lure};
use crate::evaluation::{WeightsError, read_number, read_toml};

/// The instinct that is shipped, as `ruinous fit` wrote it.
static SHIPPED: LazyLock<Instinct> = LazyLock::new(|| {
    include_str!("../../instinct.toml").parse().expect("a test reads the shipped instinct")
});

impl Instinct {
    /// The one that is shipped: what Warriors did in many games.
    pub fn shipped() -> &'static Self {
        &SHIPPED
    }
}

/// The row that names the lures in the order of all others.
const LURES: &str = "lures";

impl fmt::Display for Instinct {
    /// The instinct as it is read.
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        let names = Lure::ALL.map(|lure| format!("\"{}\"", lure.id()));
        writeln!(f, "{LURES} = [{}]", names.join(", "))?;
        for power in Power::ALL {
            writeln!(f, "\n[{power}]")?;
            for deed in Deed::all(power) {
                let weights =
                    Lure::ALL.map(|lure| format!("{:.2}", self.of(power, deed).get(lure)));
                writeln!(f, "{} = [{}]", deed.id(), weights.join(", "))?;
            }
        }
        Ok(())
    }
}

impl std::str::FromStr for Instinct {
    type Err = WeightsError;

    /// A deed or a lure that the file does not have counts as nothing, and what it has of others is
    /// passed over: a card that joins the game, or leaves it, stops no bot. What a file does have must
    /// be numbers.
    fn from_str(text: &str) -> Result<Self, WeightsError> {
        let mut instinct = Self::NONE;
        let file = read_toml(text)?;
        let names = file.get(LURES).and_then(toml::Value::as_array);
        let names = names.ok_or_else(|| missing(LURES, "lures"))?;
        for power in Power::ALL {
            for deed in Deed::all(power) {
                let key = deed.id();
                let Some(row) = file.get(power.id()).and_then(|table| table.get(&key)) else {
                    continue;
                };
                let row = row.as_array().ok_or_else(|| missing(power.id(), &key))?;
                for lure in Lure::ALL {
                    let is_it = |name: &toml::Value| name.as_str() == Some(lure.id());
                    let Some(column) = names.iter().position(is_it) else { continue };
                    let number = row.get(column).and_then(read_number);
                    let number = number
                        .ok_or_else(|| missing(power.id(), &format!("{key}, {}", lure.id())))?;
                    instinct.of_mut(power, deed).set(lure, number);
                }
            }
        }
        Ok(instinct)
    }
}

fn missing(table: &str, key: &str) -> WeightsError {
    WeightsError::NoNumber { table: table.to_owned(), key: key.to_owned() }
}

#[cfg(test)]
mod tests {
    use std::collections::BTreeSet;

    use ruinous_engine::Card;

    use super::*;

    #[test]
    fn the_shipped_instinct_is_read_and_written_alike() {
        let shipped = Instinct::shipped();
        assert_eq!(shipped.to_string().parse().as_ref(), Ok(shipped));
    }

    #[test]
    fn every_deed_has_a_place_and_a_name_of_its_own() {
        for power in Power::ALL {
            let mut places: Vec<usize> = Deed::all(power).map(Deed::place).collect();
            let mut names: Vec<String> = Deed::all(power).map(Deed::id).collect();
            let count = places.len();
            places.sort_unstable();
            places.dedup();
            names.sort_unstable();
            names.dedup();
            assert_eq!((places.len(), names.len()), (count, count), "{power}");
            assert!(places.last() < Some(&Deed::COUNT), "{power}");
        }
    }

    /// What the shipped file has no row for, as `[power] deed`: a card that came after the instinct was
    /// learnt. It draws nobody until `ruinous fit` has been run again. Whoever adds a card does that,
    /// or enters it here.
    const NOT_LEARNT: [&str; 0] = [];

    #[test]
    fn the_shipped_instinct_knows_every_card_but_those_listed_and_no_others() {
        let file = read_toml(include_str!("../../instinct.toml")).expect("TOML");
        let row = |power: Power, key: &str| format!("[{power}] {key}");
        let (mut deeds, mut rows) = (BTreeSet::new(), BTreeSet::new());
        for power in Power::ALL {
            deeds.extend(Deed::all(power).map(|deed| row(power, &deed.id())));
            let table = file.get(power.id()).and_then(toml::Value::as_table);
            rows.extend(
                table.into_iter().flat_map(|table| table.keys()).map(|key| row(power, key)),
            );
        }
        let not_learnt: Vec<&String> = deeds.difference(&rows).collect();
        assert_eq!(not_learnt, NOT_LEARNT, "deeds without a row");
        let forgotten: Vec<&String> = rows.difference(&deeds).collect();
        assert!(forgotten.is_empty(), "rows of no deed: {forgotten:?}");
        let lures: Vec<Option<&str>> =
            file[LURES].as_array().expect("a list").iter().map(toml::Value::as_str).collect();
        assert_eq!(lures, Lure::ALL.map(|lure| Some(lure.id())));
    }

    #[test]
    fn what_the_file_does_not_have_counts_as_nothing() {
        let mut instinct = Instinct::NONE;
        let card = Card::all().next().expect("there are cards");
        let (power, deed) = (card.power(), Deed::Play(card));
        for deed in [deed, Deed::Pass] {
            instinct.of_mut(power, deed).set(Lure::Anywhere, 3.0);
            instinct.of_mut(power, deed).set(Lure::Falls, 2.0);
        }
        let (text, id) = (instinct.to_string(), deed.id());
        // A card that the file does not know, and one that the game does not know any more.
        let without = text.replace(&id, "play-base-forgotten");
        instinct.of_mut(power, deed).set(Lure::Anywhere, 0.0);
        instinct.of_mut(power, deed).set(Lure::Falls, 0.0);
        assert_ne!(without, text);
        assert_eq!(without.parse().as_ref(), Ok(&instinct));
        // A lure that the file does not know.
        let without = without.replace("\"falls\"", "\"rises\"");
        instinct.of_mut(power, Deed::Pass).set(Lure::Falls, 0.0);
        assert_eq!(without.parse().as_ref(), Ok(&instinct));
    }

    #[test]
    fn what_is_no_number_is_named() {
        let text = Instinct::NONE.to_string();
        let error = |text: String| text.parse::<Instinct>().unwrap_err().to_string();
        let told = "the weights lack a number for \"pass, anywhere\" in [khorne]";
        assert_eq!(error(text.replace("pass = [0.00", "pass = [\"\"")), told);
        assert_eq!(
            error(text.replace("\npass = [0.00, ", "\npass = [")),
            told.replace("anywhere", "falls")
        );
        let told = "the weights lack a number for \"lures\" in [lures]";
        assert_eq!(error(text.replace("lures =", "allures =")), told);
    }

    #[test]
    fn lures_are_found_by_name_and_not_by_place() {
        let mut instinct = Instinct::NONE;
        instinct.of_mut(Power::Khorne, Deed::Pass).set(Lure::Anywhere, 3.0);
        let text = instinct.to_string();
        let swapped = text.replace("\"anywhere\", \"ruined\"", "\"ruined\", \"anywhere\"");
        let swapped = swapped.replace("pass = [3.00, 0.00", "pass = [0, 3");
        assert_ne!(swapped, text);
        assert_eq!(swapped.parse(), Ok(instinct));
    }
}
