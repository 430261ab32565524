//! The languages that people read.

use std::fmt;

/// A language that everything is written in.
#[derive(Clone, Copy, PartialEq, Eq, Hash, Debug)]
pub enum Language {
    /// English.
    English,
    /// German.
    German,
    /// Polish.
    Polish,
}

/// The messages of a language, each file with its name.
macro_rules! files {
    ($($language:literal: $($file:literal)+;)+) => {
        [$([$(($file, include_str!(concat!(
            env!("CARGO_MANIFEST_DIR"), "/../../locales/", $language, "/", $file
        )))),+]),+]
    };
}

type Files = [(&'static str, &'static str); 9];

static FILES: [Files; 3] = files! {
    "en": "cards.ftl" "powers.ftl" "questions.ftl" "log.ftl" "refusals.ftl" "hints.ftl"
        "interface.ftl" "server.ftl" "rulings.ftl";
    "de": "cards.ftl" "powers.ftl" "questions.ftl" "log.ftl" "refusals.ftl" "hints.ftl"
        "interface.ftl" "server.ftl" "rulings.ftl";
    "pl": "cards.ftl" "powers.ftl" "questions.ftl" "log.ftl" "refusals.ftl" "hints.ftl"
        "interface.ftl" "server.ftl" "rulings.ftl";
};

impl Language {
    /// All of them.
    pub const ALL: [Self; 3] = [Self::English, Self::German, Self::Polish];

    /// The name by which a folder of `locales/`, a browser and a setting know it.
    pub const fn id(self) -> &'static str {
        match self {
            Self::English => "en",
            Self::German => "de",
            Self::Polish => "pl",
        }
    }

    /// The language that a tag such as `de-AT` means, if it is one of ours.
    pub fn from_tag(tag: &str) -> Option<Self> {
        let first = tag.trim().split(['-', '_']).next()?;
        Self::ALL.into_iter().find(|language| language.id().eq_ignore_ascii_case(first))
    }

    /// The first of ours that someone accepts, who lists what he reads as browsers do:
    /// `pl, de;q=0.8, *;q=0.1`. English if none is.
    pub fn accepted(list: &str) -> Self {
        let mut wanted: Vec<(f32, Self)> = list
            .split(',')
            .filter_map(|part| {
                let (tag, weight) = part.split_once(";q=").unwrap_or((part, "1"));
                let weight: f32 = weight.trim().parse().ok().filter(|weight| *weight > 0.0)?;
                Some((weight, Self::from_tag(tag)?))
            })
            .collect();
        wanted.sort_by(|one, other| other.0.total_cmp(&one.0));
        wanted.first().map_or(Self::English, |(_, language)| *language)
    }

    pub(crate) fn files(self) -> &'static Files {
        &FILES[self as usize]
    }
}

impl fmt::Display for Language {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        f.write_str(self.id())
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn whoever_lists_what_he_reads_gets_the_best_of_ours() {
        assert_eq!(Language::accepted("pl, de;q=0.8, *;q=0.1"), Language::Polish);
        assert_eq!(Language::accepted("fr, de-AT;q=0.5, en;q=0.4"), Language::German);
        assert_eq!(Language::accepted("de;q=0, en;q=0.1"), Language::English);
        for rubbish in ["", "*", ";q=", "de;q=many", ",,,", "\u{0}"] {
            assert_eq!(Language::accepted(rubbish), Language::English, "{rubbish}");
        }
    }
}
