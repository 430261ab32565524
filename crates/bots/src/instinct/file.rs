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
    fn from_str(text: &str) -> Result<Self, WeightsError> {
        let mut instinct = Self::NONE;
        let file = read_toml(text)?;
        let missing =
            |table: &str, key: String| WeightsError::NoNumber { table: table.into(), key };
        let names = file.get(LURES).and_then(toml::Value::as_array).map_or(&[][..], Vec::as_slice);
        for lure in Lure::ALL {
            let is_it = |name: &toml::Value| name.as_str() == Some(lure.id());
            let column = names.iter().position(is_it);
            let column = column.ok_or_else(|| missing(LURES, lure.id().to_owned()))?;
            for power in Power::ALL {
                for deed in Deed::all(power) {
                    let key = deed.id();
                    let row = file.get(power.id()).and_then(|table| table.get(&key)?.as_array());
                    let number = row.and_then(|row| read_number(row.get(column)?));
                    let number = number
                        .ok_or_else(|| missing(power.id(), format!("{key}, {}", lure.id())))?;
                    instinct.of_mut(power, deed).set(lure, number);
                }
            }
        }
        Ok(instinct)
    }
}

#[cfg(test)]
mod tests {
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

    #[test]
    fn a_missing_weight_is_named() {
        let text = Instinct::NONE.to_string().replace("leave-warrior", "leave-worrier");
        let error = text.parse::<Instinct>().unwrap_err();
        let told = "the weights lack a number for \"leave-warrior, anywhere\" in [khorne]";
        assert_eq!(error.to_string(), told);
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
        let error = text.replace("\"falls\"", "\"rises\"").parse::<Instinct>().unwrap_err();
        assert_eq!(error.to_string(), "the weights lack a number for \"falls\" in [lures]");
    }
}
