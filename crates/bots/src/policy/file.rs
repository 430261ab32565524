//! The file that the policy is read from: for each Power and action a row of weights, one for each
//! feature.

use std::{fmt, sync::LazyLock};

use ruinous_engine::Power;

use super::{Action, Feature, Features, Policy};
use crate::evaluation::{WeightsError, read_number, read_toml};

/// The policy that is shipped, as `ruinous fit` wrote it.
static SHIPPED: LazyLock<Policy> = LazyLock::new(|| {
    include_str!("../../policy.toml").parse().expect("a test reads the shipped policy")
});

impl Policy {
    /// The one that is shipped: what Warriors did in many games.
    pub fn shipped() -> &'static Self {
        &SHIPPED
    }
}

/// The row that names the features in the order of all others.
const FEATURES: &str = "features";

impl fmt::Display for Policy {
    /// The policy as it is read.
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        let names = Feature::ALL.map(|feature| format!("\"{}\"", feature.id()));
        writeln!(f, "{FEATURES} = [{}]", names.join(", "))?;
        for power in Power::ALL {
            writeln!(f, "\n[{power}]")?;
            for action in Action::all(power) {
                let weights = Feature::ALL
                    .map(|feature| format!("{:.2}", self.of(power, action).get(feature)));
                writeln!(f, "{} = [{}]", action.id(), weights.join(", "))?;
            }
        }
        Ok(())
    }
}

impl std::str::FromStr for Policy {
    type Err = WeightsError;

    /// An action or a feature that the file does not have counts as nothing, and what it has of others is
    /// passed over. A card or an upgrade without a row is unknown, and counts as those of its Power that
    /// are known do on average: one that joins the game, or leaves it, stops no bot. What a file does
    /// have must be numbers.
    fn from_str(text: &str) -> Result<Self, WeightsError> {
        let mut policy = Self::NONE;
        let file = read_toml(text)?;
        let names = file.get(FEATURES).and_then(toml::Value::as_array);
        let names = names.ok_or_else(|| missing(FEATURES, "features"))?;
        for power in Power::ALL {
            let mut unknown = Vec::new();
            for action in Action::all(power) {
                let key = action.id();
                let Some(row) = file.get(power.id()).and_then(|table| table.get(&key)) else {
                    unknown.push(action);
                    continue;
                };
                let row = row.as_array().ok_or_else(|| missing(power.id(), &key))?;
                for feature in Feature::ALL {
                    let is_it = |name: &toml::Value| name.as_str() == Some(feature.id());
                    let Some(column) = names.iter().position(is_it) else { continue };
                    let number = row.get(column).and_then(read_number);
                    let number = number
                        .ok_or_else(|| missing(power.id(), &format!("{key}, {}", feature.id())))?;
                    policy.of_mut(power, action).set(feature, number);
                }
            }
            policy.take_as_usual(power, &unknown);
        }
        Ok(policy)
    }
}

impl Policy {
    /// Gives cards and upgrades that are unknown the mean weights of those that are known.
    fn take_as_usual(&mut self, power: Power, unknown: &[Action]) {
        for &action in unknown {
            let (alike, mut mean) = (action.alike(power, unknown), Features::NONE);
            for other in &alike {
                mean.add_all(self.of(power, *other), 1.0 / alike.len() as f32);
            }
            *self.of_mut(power, action) = mean;
        }
    }
}

fn missing(table: &str, key: &str) -> WeightsError {
    WeightsError::NoNumber { table: table.to_owned(), key: key.to_owned() }
}

#[cfg(test)]
mod tests {
    use std::collections::BTreeSet;

    use super::*;

    #[test]
    fn the_shipped_policy_is_read_and_written_alike() {
        let shipped = Policy::shipped();
        assert_eq!(shipped.to_string().parse().as_ref(), Ok(shipped));
    }

    #[test]
    fn every_action_has_a_place_and_a_name_of_its_own() {
        for power in Power::ALL {
            let mut places: Vec<usize> = Action::all(power).map(Action::place).collect();
            let mut names: Vec<String> = Action::all(power).map(Action::id).collect();
            let count = places.len();
            places.sort_unstable();
            places.dedup();
            names.sort_unstable();
            names.dedup();
            assert_eq!((places.len(), names.len()), (count, count), "{power}");
            assert!(places.last() < Some(&Action::COUNT), "{power}");
        }
    }

    /// What the shipped file has no row for, as `[power] action`: a card that came after the policy was
    /// learnt. It is unknown until `ruinous fit` has been run again. Whoever adds a card does that, or
    /// enters it here.
    const NOT_LEARNT: [&str; 0] = [];

    #[test]
    fn the_shipped_policy_knows_every_card_but_those_listed_and_no_others() {
        let file = read_toml(include_str!("../../policy.toml")).expect("TOML");
        let row = |power: Power, key: &str| format!("[{power}] {key}");
        let (mut actions, mut rows) = (BTreeSet::new(), BTreeSet::new());
        for power in Power::ALL {
            actions.extend(Action::all(power).map(|action| row(power, &action.id())));
            let table = file.get(power.id()).and_then(toml::Value::as_table);
            rows.extend(
                table.into_iter().flat_map(|table| table.keys()).map(|key| row(power, key)),
            );
        }
        let not_learnt: Vec<&String> = actions.difference(&rows).collect();
        assert_eq!(not_learnt, NOT_LEARNT, "actions without a row");
        let forgotten: Vec<&String> = rows.difference(&actions).collect();
        assert!(forgotten.is_empty(), "rows of no action: {forgotten:?}");
        let features: Vec<Option<&str>> =
            file[FEATURES].as_array().expect("a list").iter().map(toml::Value::as_str).collect();
        assert_eq!(features, Feature::ALL.map(|feature| Some(feature.id())));
    }

    #[test]
    fn an_unknown_card_counts_as_the_known_ones_do_on_average() {
        let mut policy = Policy::NONE;
        let power = Power::Nurgle;
        let cards: Vec<Action> =
            Action::all(power).filter(|action| matches!(action, Action::Play(_))).collect();
        for (number, action) in cards.iter().enumerate() {
            policy.of_mut(power, *action).set(Feature::Anywhere, number as f32);
        }
        // The first is one that the file does not know, and the file has one that the game does not.
        let text = policy.to_string();
        let without = text.replace(&format!("\n{} = ", cards[0].id()), "\nplay-base-forgotten = ");
        assert_ne!(without, text);
        policy.of_mut(power, cards[0]).set(Feature::Anywhere, cards.len() as f32 / 2.0);
        assert_eq!(without.parse().as_ref(), Ok(&policy));
    }

    #[test]
    fn what_else_the_file_does_not_have_counts_as_nothing() {
        let mut policy = Policy::NONE;
        for action in [Action::Pass, Action::Done] {
            policy.of_mut(Power::Khorne, action).set(Feature::Anywhere, 3.0);
            policy.of_mut(Power::Khorne, action).set(Feature::Falls, 2.0);
        }
        let without = policy.to_string().replacen("\npass = ", "\npass-on = ", 1);
        policy.of_mut(Power::Khorne, Action::Pass).set(Feature::Anywhere, 0.0);
        policy.of_mut(Power::Khorne, Action::Pass).set(Feature::Falls, 0.0);
        assert_eq!(without.parse().as_ref(), Ok(&policy));
        // A feature that the file does not know.
        let without = without.replace("\"falls\"", "\"rises\"");
        policy.of_mut(Power::Khorne, Action::Done).set(Feature::Falls, 0.0);
        assert_eq!(without.parse().as_ref(), Ok(&policy));
    }

    #[test]
    fn what_is_no_number_is_named() {
        let text = Policy::NONE.to_string();
        let error = |text: String| text.parse::<Policy>().unwrap_err().to_string();
        let told = "the weights lack a number for \"pass, anywhere\" in [khorne]";
        assert_eq!(error(text.replace("pass = [0.00", "pass = [\"\"")), told);
        assert_eq!(
            error(text.replace("\npass = [0.00, ", "\npass = [")),
            told.replace("anywhere", "falls")
        );
        let told = "the weights lack a number for \"features\" in [features]";
        assert_eq!(error(text.replace("features =", "allfeatures =")), told);
    }

    #[test]
    fn features_are_found_by_name_and_not_by_place() {
        let mut policy = Policy::NONE;
        policy.of_mut(Power::Khorne, Action::Pass).set(Feature::Anywhere, 3.0);
        let text = policy.to_string();
        let swapped = text.replace("\"anywhere\", \"ruined\"", "\"ruined\", \"anywhere\"");
        let swapped = swapped.replace("pass = [3.00, 0.00", "pass = [0, 3");
        assert_ne!(swapped, text);
        assert_eq!(swapped.parse(), Ok(policy));
    }
}
