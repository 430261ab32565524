//! A line is a choice or is not; a choice is written as a line that means the same.
#![no_main]

use libfuzzer_sys::fuzz_target;
use ruinous_engine::{
    CardSet,
    notation::{choice_line, parse_choice},
};

fuzz_target!(|line: &str| {
    for cards in CardSet::ALL {
        match parse_choice(line, cards) {
            Ok((power, choice)) => {
                let written = choice_line(power, choice);
                assert_eq!(parse_choice(&written, cards), Ok((power, choice)), "{written}");
            }
            Err(error) => assert!(!error.to_string().is_empty()),
        }
    }
});
