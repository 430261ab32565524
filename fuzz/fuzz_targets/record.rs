//! A text is a record or names the line that is wrong; a record is written as it was read, and
//! replays to its end or names the line at which the rules differ.
#![no_main]

use libfuzzer_sys::fuzz_target;
use ruinous_engine::notation::{Record, RecordError};

fuzz_target!(|text: &str| {
    let names_a_line = |error: &RecordError| {
        assert!((1..=text.lines().count() + 1).contains(&error.line), "{error}");
    };
    let record = match Record::read(text) {
        Ok(record) => record,
        Err(error) => return names_a_line(&error),
    };
    let written = record.write();
    let again = Record::read(&written).expect("what is written can be read");
    assert_eq!(again.write(), written);
    assert!(again.entries().eq(record.entries()));
    let end = record.replay().and_then(|replay| replay.finish());
    match (end, again.replay().and_then(|replay| replay.finish())) {
        (Ok(game), Ok(other)) => assert_eq!(game, other),
        (Err(error), Err(other)) => {
            names_a_line(&error);
            assert_eq!(error.problem, other.problem);
        }
        (end, other) => panic!("{end:?} as it was read, {other:?} as it was written"),
    }
});
