//! Which language a person reads: what `--lang` says, or else the locale.

use std::env;

use crate::text::Language;

/// The option, which every command takes.
const OPTION: &str = "--lang";

/// Where a locale is looked for, the strongest first.
const LOCALES: [&str; 3] = ["LC_ALL", "LC_MESSAGES", "LANG"];

/// The language that was asked for. It is found before anything else is read, so that help and complaints are in
/// it too.
pub fn wanted() -> Language {
    let told = told(env::args().skip(1));
    told.unwrap_or_else(|| of_locale(|name| env::var(name).ok()))
}

fn told(mut arguments: impl Iterator<Item = String>) -> Option<Language> {
    let mut told = None;
    while let Some(argument) = arguments.next() {
        let tag = match argument.strip_prefix(OPTION) {
            Some("") => arguments.next(),
            Some(rest) => rest.strip_prefix('=').map(str::to_owned),
            None => None,
        };
        told = tag.and_then(|tag| Language::from_tag(&tag)).or(told);
    }
    told
}

/// The language of a locale such as `de_AT.UTF-8`; English if it is none of ours.
fn of_locale(value: impl Fn(&str) -> Option<String>) -> Language {
    let locale = LOCALES.iter().find_map(|name| value(name).filter(|locale| !locale.is_empty()));
    let tag = locale.as_deref().and_then(|locale| locale.split(['.', '@']).next());
    tag.and_then(Language::from_tag).unwrap_or(Language::English)
}

/// What `--lang` may say.
pub fn named(tag: &str) -> Result<Language, String> {
    Language::from_tag(tag).ok_or_else(|| Language::ALL.map(Language::id).join(", "))
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn the_option_comes_before_the_locale_and_the_strongest_locale_first() {
        let words = |line: &str| told(line.split(' ').map(str::to_owned));
        assert_eq!(words("play --terminal --lang pl"), Some(Language::Polish));
        assert_eq!(words("--lang=de-AT cards"), Some(Language::German));
        assert_eq!(words("cards"), None);
        let locale = |all: &'static str, lang: &'static str| {
            let value = |name: &str| match name {
                "LC_ALL" => Some(all.to_owned()),
                "LANG" => Some(lang.to_owned()),
                _ => None,
            };
            of_locale(value)
        };
        assert_eq!(locale("", "de_AT.UTF-8"), Language::German);
        assert_eq!(locale("C.UTF-8", "de_AT.UTF-8"), Language::English);
        assert_eq!(locale("pl", "de"), Language::Polish);
        assert_eq!(locale("", "fr_FR"), Language::English);
    }
}
