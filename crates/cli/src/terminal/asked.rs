//! A decision as it is shown: its question, its options in words, and what helps to choose.

use ruinous_engine::{
    Board, Cause, Choice, Decision, Group, Options, Power, Question, Region, Target, Thing, queries,
};

use super::{
    layout::{Cell, heading, length, paragraph},
    paint::{Paint, Style},
    signs::number,
    what::What,
};
use crate::text::Text;

/// A decision, and what is needed to show it.
pub struct Asked<'a> {
    pub text: &'a Text,
    pub board: &'a Board,
    pub decision: &'a Decision,
    pub options: Options,
    pub paint: Paint,
}

impl Asked<'_> {
    /// Whether there are so many options in so many regions that a list would be long.
    pub fn is_wide(&self) -> bool {
        let in_regions = self.options.iter().filter(|option| What::of(**option).is_some()).count();
        in_regions > 5 && in_regions + 1 >= self.options.len()
    }

    /// Whether regions are what is to choose from.
    pub fn are_regions(&self) -> bool {
        let is_region = |option: &Choice| matches!(option, Choice::Choose(Thing::Region(_)));
        self.options.iter().all(|option| is_region(option) || word_for(*option).is_some())
    }

    pub fn draw_question(&self) -> String {
        let Self { text, board, decision, paint, .. } = self;
        let style = Style::Of(decision.power);
        let question = text.question(decision, board);
        let mut drawn = if length(&question) + 4 <= paint.width() {
            heading(&question, style, *paint)
        } else {
            let title = text.line("menu-title").name("power", decision.power).say();
            heading(&title, style, *paint) + &paragraph(&question, 2, Style::Strong, *paint)
        };
        if decision.cause != Cause::Rules {
            drawn += &paragraph(&text.cause(decision, board), 2, Style::Faint, *paint);
        }
        drawn
    }

    pub fn label(&self, what: What) -> String {
        what.label(self.text, self.board, self.decision)
    }

    /// An option with its key, and what else helps to choose it.
    pub fn entry(&self, key: &str, option: Choice) -> Cell {
        let mut entry = Cell::one(key, Style::Strong);
        let label = match option {
            Choice::Pass => self.text.say("menu-pass"),
            _ => self.text.choice(option, self.decision),
        };
        entry.0.extend(Cell::prose(&label, Style::Plain).0);
        if let Some(detail) = self.detail(option) {
            entry.push("–", Style::Faint);
            entry.0.extend(Cell::prose(&detail, Style::Faint).0);
        }
        entry
    }

    /// Where a row costs something else than usual.
    pub fn add_costs(&self, letter: &str, what: What, notes: &mut Cell) {
        let mut unusual = ByCost::default();
        for region in Region::ALL {
            let cost = what.cost(self.board, self.decision.power, region);
            if self.options.contains(&what.option(region)) && cost != what.usual_cost() {
                unusual.add(cost.unwrap_or(0), region);
            }
        }
        for (cost, regions) in unusual.0 {
            let note = self.text.line("menu-cost-in").word("what", letter);
            add_note(notes, &note.number("cost", cost).word("regions", regions).say());
        }
    }

    /// Where cards of other Powers make every card dearer.
    pub fn add_surcharges(&self, notes: &mut Cell) {
        let mut dearer = ByCost::default();
        for region in Region::ALL {
            let offered = self.options.iter().any(
                |option| matches!(option, Choice::Play { region: there, .. } if *there == region),
            );
            let more = queries::card_surcharge(self.board, self.decision.power, region);
            if offered && more > 0 {
                dearer.add(more, region);
            }
        }
        for (cost, regions) in dearer.0 {
            let note = self.text.line("menu-dearer-in").number("cost", cost);
            add_note(notes, &note.word("regions", regions).say());
        }
    }

    /// What else helps to choose an option.
    fn detail(&self, option: Choice) -> Option<String> {
        let text = self.text;
        match option {
            // What a card that was set aside gives is said in the option itself.
            Choice::Choose(Thing::Card(_)) if self.decision.question == Question::Turn => None,
            Choice::Choose(Thing::Card(card)) => Some(text.form(card, "text")),
            Choice::Choose(Thing::Upgrade(upgrade)) => Some(text.form(upgrade, "text")),
            Choice::Choose(Thing::Power(power)) => {
                let cards = self.board.sheet(power).hand;
                Some(text.line("menu-hand").number("count", cards).say())
            }
            Choice::Hit(Target::Figure(group)) => {
                let (Question::Hit { region, .. } | Question::StrikeBack { region, .. }) =
                    self.decision.question
                else {
                    return None;
                };
                let hits = hits_to_kill(self.board, self.decision.power, group, region)?;
                Some(text.line("menu-hits").number("count", hits).say())
            }
            Choice::Hit(Target::Peasant) => Some(text.say("menu-capture")),
            _ => None,
        }
    }
}

fn add_note(notes: &mut Cell, note: &str) {
    if !notes.0.is_empty() {
        notes.push("·", Style::Faint);
    }
    notes.0.extend(Cell::prose(note, Style::Faint).0);
}

/// The numbers of regions, those with the same cost together.
#[derive(Default)]
struct ByCost(Vec<(u8, String)>);

impl ByCost {
    fn add(&mut self, cost: u8, region: Region) {
        match self.0.iter_mut().find(|(other, _)| *other == cost) {
            Some((_, regions)) => *regions += &format!(" {}", number(region)),
            None => self.0.push((cost, number(region))),
        }
    }
}

/// Hits that it takes to kill a figure of a group: the one nearest to death is the one that is hit.
fn hits_to_kill(board: &Board, by: Power, group: Group, region: Region) -> Option<u8> {
    board
        .figures(region)
        .and(group.kind.figures())
        .filter(|figure| board.marks(*figure, by) == group.marks)
        .map(|figure| queries::hits_to_kill(board, by, figure, region))
        .min()
}

/// An option that is as short as a word.
pub fn word_for(option: Choice) -> Option<String> {
    match option {
        Choice::Pass => Some("pass".to_owned()),
        Choice::Choose(Thing::Done) => Some("done".to_owned()),
        _ => None,
    }
}
