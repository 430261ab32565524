//! A text is a scenario or names the line that is wrong; a scenario can be played, or says why not.
#![no_main]

use libfuzzer_sys::fuzz_target;
use ruinous_engine::scenario::Scenario;

fuzz_target!(|text: &str| {
    match Scenario::read(text) {
        Ok(scenario) => {
            let failures = scenario.run().err().unwrap_or_default();
            assert!(failures.iter().all(|failure| !failure.to_string().is_empty()));
            assert_eq!(scenario.run().err().unwrap_or_default().len(), failures.len());
        }
        Err(malformed) => {
            let lines = 1..=text.lines().count() + 1;
            assert!(lines.contains(&malformed.line), "{malformed}");
            assert!(!malformed.reason.is_empty());
        }
    }
});
