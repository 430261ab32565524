//! The options of a decision. Each is taken by its key: what is done, as a letter, and where, as the
//! number of a region; or the number of a region alone; or just a number.

use ruinous_engine::{Choice, Decision, Question, Region, Thing, View};

use super::{
    asked::{Asked, word_for},
    layout::{BETWEEN_COLUMNS, Cell, Column, in_columns, left, length, right, row},
    paint::{Paint, Style},
    signs::{number, region_with},
    what::{What, rows},
};
use crate::text::Text;

/// What can be chosen, by key, and how it is shown.
pub struct Menu {
    options: Vec<(String, Choice)>,
    /// The letters of a table, and what they stand for in any region.
    rows: Vec<(String, What)>,
    drawing: String,
}

/// What someone means who types a key.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub enum Typed {
    /// This option.
    Option(Choice),
    /// A choice that is not among the options.
    NotOffered(Choice),
    /// Nothing: no option has this key.
    NoSuchKey,
}

impl Menu {
    /// The menu of the viewer's decision.
    pub fn new(text: &Text, view: &View, decision: &Decision, paint: Paint) -> Self {
        let asked = Asked { text, board: view.board(), decision, options: view.options(), paint };
        let mut menu =
            Self { options: Vec::new(), rows: Vec::new(), drawing: asked.draw_question() };
        if decision.question == Question::Turn || asked.is_wide() {
            menu.draw_table(&asked);
        } else {
            menu.draw_list(&asked);
        }
        menu
    }

    /// What a typed line means, if it is like a key.
    pub fn read(&self, line: &str) -> Option<Typed> {
        let key: String = line.to_lowercase().split_whitespace().collect();
        if let Some((_, choice)) = self.options.iter().find(|(other, _)| *other == key) {
            return Some(Typed::Option(*choice));
        }
        let letters = key.trim_end_matches(|sign: char| sign.is_ascii_digit());
        let digits = &key[letters.len()..];
        let row = self.rows.iter().find(|(letter, _)| letter == letters);
        let is_like_a_row = letters.len() == 1 && letters.bytes().all(|it| it.is_ascii_lowercase());
        let is_number = letters.is_empty() && !digits.is_empty();
        if row.is_none() && !is_like_a_row && !is_number {
            return None;
        }
        Some(match (row, region_with(digits)) {
            (Some((_, what)), Some(region)) => Typed::NotOffered(what.option(region)),
            (Some((_, what)), None) if digits.is_empty() => self.only_one_of(*what),
            _ => Typed::NoSuchKey,
        })
    }

    /// The option of a row that has a single one, so that the region goes without saying.
    fn only_one_of(&self, what: What) -> Typed {
        let mut options = self.options.iter().filter(|(_, option)| What::of(*option) == Some(what));
        match (options.next(), options.next()) {
            (Some((_, only)), None) => Typed::Option(*only),
            _ => Typed::NoSuchKey,
        }
    }

    /// The key of an option.
    pub fn key_of(&self, choice: Choice) -> Option<&str> {
        self.options.iter().find(|(_, option)| *option == choice).map(|(key, _)| key.as_str())
    }

    /// The key of some option, as an example.
    pub fn example(&self) -> &str {
        self.options.first().map_or("", |(key, _)| key)
    }

    /// How many options there are.
    #[cfg(test)]
    pub fn len(&self) -> usize {
        self.options.len()
    }

    /// How it is shown.
    pub fn drawing(&self) -> &str {
        &self.drawing
    }

    /// A letter for each thing, and the numbers of the regions where it can be done.
    fn draw_table(&mut self, asked: &Asked<'_>) {
        let half = (asked.paint.width() - BETWEEN_COLUMNS) / 2;
        let whats = rows(&asked.options);
        let labels: Vec<String> = whats.iter().map(|what| asked.label(*what)).collect();
        let are_short = |label: &&String| length(label) + AROUND_A_LABEL <= half;
        let widest = labels.iter().filter(are_short).map(|label| length(label)).max().unwrap_or(0);
        let (mut cells, mut below, mut costs) = (Vec::new(), Vec::new(), Cell::default());
        let mut add = |entry: Cell| {
            // What is too long for two columns does not spoil them for the others.
            if entry.width() <= half { cells.push(entry) } else { below.push(entry) }
        };
        for (what, label) in whats.into_iter().zip(labels) {
            let letter = letter(self.rows.len());
            let mut cell = Cell::one(letter.clone(), Style::Strong);
            let style = match what {
                What::Play(card) => Style::Of(card.power()),
                _ => Style::Plain,
            };
            cell.push(format!("{label:widest$}"), style);
            if let Some(cost) = what.usual_cost() {
                cell.push(cost.to_string(), Style::Plain);
            }
            cell.push(self.regions_of(asked, &letter, what), Style::Strong);
            add(cell);
            asked.add_costs(&letter, what, &mut costs);
            self.rows.push((letter, what));
        }
        let others = asked.options.iter().filter(|option| What::of(**option).is_none());
        for (at, &option) in others.enumerate() {
            let key = word_for(option).unwrap_or_else(|| letter(self.rows.len() + at));
            add(asked.entry(&key, option));
            self.options.push((key, option));
        }
        self.drawing += &in_columns(&cells, asked.paint);
        self.drawing += &in_columns(&below, asked.paint);
        asked.add_surcharges(&mut costs);
        if !costs.0.is_empty() {
            self.drawing += &row(&[left(asked.paint.width())], &[costs], asked.paint);
        }
    }

    /// The numbers of the regions in which something can be done: `12···6···`.
    fn regions_of(&mut self, asked: &Asked<'_>, letter: &str, what: What) -> String {
        let mut regions = String::new();
        for region in Region::ALL {
            let option = what.option(region);
            if asked.options.contains(&option) {
                let number = number(region);
                regions += &number;
                self.options.push((format!("{letter}{number}"), option));
            } else {
                regions.push('·');
            }
        }
        regions
    }

    /// One option after the other; side by side if they are short.
    fn draw_list(&mut self, asked: &Asked<'_>) {
        let are_regions = asked.are_regions();
        for (at, &option) in asked.options.iter().enumerate() {
            let key = match option {
                Choice::Choose(Thing::Region(region)) if are_regions => Some(number(region)),
                _ if are_regions => word_for(option),
                _ => None,
            };
            self.options.push((key.unwrap_or_else(|| (at + 1).to_string()), option));
        }
        let entries: Vec<Cell> =
            self.options.iter().map(|(key, option)| asked.entry(key, *option)).collect();
        let are_short = entries.iter().all(|entry| entry.width() <= asked.paint.width() / 2);
        self.drawing += &if are_short {
            in_columns(&entries, asked.paint)
        } else {
            let below = |mut entry: Cell| {
                let key = Cell(vec![entry.0.remove(0)]);
                row(&list(asked.paint), &[key, entry], asked.paint)
            };
            entries.into_iter().map(below).collect::<String>()
        };
    }
}

/// What stands around a label: its letter, a cost and nine regions, with spaces between them.
const AROUND_A_LABEL: usize = 14;

/// The letter of a row, from `a` on; `aa` follows on `z`.
fn letter(at: usize) -> String {
    const LETTERS: usize = 26;
    let before = at.checked_sub(LETTERS).map_or(String::new(), |rest| letter(rest / LETTERS));
    let last = (b'a'..=b'z').nth(at % LETTERS).map_or('a', char::from);
    format!("{before}{last}")
}

fn list(paint: Paint) -> [Column; 2] {
    [right(2), left(paint.prose_width().saturating_sub(3))]
}

#[cfg(test)]
mod tests {
    use ruinous_engine::scenario::Scenario;

    use super::*;

    /// The menu at the end of a scenario, as the one sees it who is asked.
    fn menu(scenario: &str) -> Menu {
        let scenario = Scenario::read(scenario).expect("it is a scenario");
        let game = scenario.played().expect("it can be played");
        let decision = game.decision().expect("someone is asked");
        let view = game.view(Some(decision.power));
        Menu::new(&Text::english(), &view, &decision, Paint::none())
    }

    /// Two Acolytes in the Empire, one of them shielded, and Tzeentch's turn.
    const SHIELDED: &str = r#"
        title = "An Acolyte is shielded"
        play  = ["tzeentch play warp-shield in empire"]
        [region.empire]
        figures = { tzeentch = "2 cultists" }
        [power.khorne]
        power = 0
        [power.nurgle]
        power = 0
        [power.tzeentch]
        power = 3
        hand  = ["warp-shield"]
        [power.slaanesh]
        power = 0
    "#;

    #[test]
    fn a_shielded_figure_is_counted_once() {
        let menu = menu(SHIELDED);
        let drawing = menu.drawing();
        assert!(drawing.contains("Acolyte in 4"), "{drawing}");
        assert!(drawing.contains("Acolyte (shielded) in 4"), "{drawing}");
        assert!(!drawing.contains("×2"), "{drawing}");
    }

    #[test]
    fn what_and_where_are_typed_together() {
        let menu = menu(SHIELDED);
        let first = menu.options[0].1;
        assert_eq!(menu.read(menu.example()), Some(Typed::Option(first)));
        assert_eq!(menu.read("A 3"), menu.read("a3"));
        assert!(matches!(menu.read("a3"), Some(Typed::Option(Choice::Summon { .. }))));
        // Norsca is out of reach.
        assert!(matches!(menu.read("a1"), Some(Typed::NotOffered(Choice::Summon { .. }))));
        assert_eq!(menu.read("pass"), Some(Typed::Option(Choice::Pass)));
        for no_key in ["a", "a0", "y1", "1", "99999999999999999999"] {
            assert_eq!(menu.read(no_key), Some(Typed::NoSuchKey), "{no_key}");
        }
        for no_key in ["", "map", "é1", "-1", "no"] {
            assert_eq!(menu.read(no_key), None, "{no_key}");
        }
    }

    #[test]
    fn a_region_is_chosen_by_its_own_number() {
        let menu = menu(
            r#"
            title = "Where does the Warpstone go?"
            start = "old-world"
            draws = { old-world = ["meteor-showers"] }
        "#,
        );
        assert_eq!(
            menu.read("3"),
            Some(Typed::Option(Choice::Choose(Thing::Region(Region::Kislev))))
        );
        assert_eq!(menu.read("0"), Some(Typed::NoSuchKey));
        assert!(menu.drawing().contains("9 Badlands"), "{}", menu.drawing());
    }

    #[test]
    fn letters_go_on_after_the_alphabet() {
        assert_eq!([0, 25, 26, 27, 52].map(letter), ["a", "z", "aa", "ab", "ba"]);
    }
}
