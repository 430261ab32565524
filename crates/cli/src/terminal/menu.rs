//! The options of a decision, numbered: a turn as a table of what and where, the rest as a list.

use ruinous_engine::{
    Board, Cause, Choice, Decision, Group, Mark, Options, Power, Question, Region, Target, Thing,
    View, queries,
};

use super::{
    layout::{Cell, Column, heading, left, paragraph, right, row},
    paint::{Paint, Style},
    what::{Section, What, rows},
};
use crate::text::Text;

/// What can be chosen, by number, and how it is shown.
pub struct Menu {
    choices: Vec<Choice>,
    drawing: String,
}

impl Menu {
    /// The menu of the viewer's decision.
    pub fn new(text: &Text, view: &View, decision: &Decision, paint: Paint) -> Self {
        let asked = Asked { text, board: view.board(), decision, options: view.options(), paint };
        let mut menu = Self {
            choices: Vec::with_capacity(asked.options.len()),
            drawing: asked.draw_question(),
        };
        if decision.question == Question::Turn || asked.is_wide() {
            menu.draw_table(&asked);
        } else {
            menu.draw_list(&asked, &asked.options);
        }
        menu
    }

    /// The option with this number, counted from 1.
    pub fn get(&self, number: usize) -> Option<Choice> {
        self.choices.get(number.checked_sub(1)?).copied()
    }

    /// The number of an option.
    pub fn number_of(&self, choice: Choice) -> Option<usize> {
        self.choices.iter().position(|option| *option == choice).map(|at| at + 1)
    }

    /// How many options there are.
    pub fn len(&self) -> usize {
        self.choices.len()
    }

    /// How it is shown.
    pub fn drawing(&self) -> &str {
        &self.drawing
    }

    /// Gives an option its number.
    fn number(&mut self, choice: Choice) -> Cell {
        self.choices.push(choice);
        Cell::one(self.choices.len().to_string(), Style::Strong)
    }

    /// A row for each thing, a column for each region, a number where they meet.
    fn draw_table(&mut self, asked: &Asked<'_>) {
        self.drawing += &asked.draw_headings();
        let mut section = None;
        for what in rows(&asked.options) {
            if section != Some(what.section()) {
                section = Some(what.section());
                self.drawing += &asked.draw_section(what);
            }
            self.draw_row(asked, what);
        }
        let others: Vec<Choice> =
            asked.options.iter().copied().filter(|option| What::of(*option).is_none()).collect();
        self.draw_list(asked, &others);
    }

    fn draw_row(&mut self, asked: &Asked<'_>, what: What) {
        let (text, board, power) = (asked.text, asked.board, asked.decision.power);
        let usual = what.usual_cost();
        let shown = |number: Option<u8>| number.map_or(String::new(), |number| number.to_string());
        let several = what.left(board, power).map_or(String::new(), |count| format!("×{count}"));
        let mut cells = vec![
            Cell::one(format!(" {}", what.label(text, asked.decision)), Style::Plain),
            Cell::one(shown(usual), Style::Plain),
            Cell::one(several, Style::Faint),
        ];
        let mut unusual = ByCost::default();
        for region in Region::ALL {
            let option = what.option(region);
            if !asked.options.contains(&option) {
                cells.push(Cell::one("·", Style::Faint));
                continue;
            }
            cells.push(self.number(option));
            match what.cost(board, power, region) {
                Some(cost) if Some(cost) != usual => unusual.add(cost, text.form(region, "the")),
                _ => {}
            }
        }
        self.drawing += &row(&TABLE, &cells, asked.paint);
        self.drawing += &asked.draw_costs("menu-cost-in", unusual);
    }

    /// One option after the other.
    fn draw_list(&mut self, asked: &Asked<'_>, options: &[Choice]) {
        for &option in options {
            let number = self.number(option);
            let mut what = Cell::prose(&asked.text.choice(option, asked.decision), Style::Plain);
            if let Some(detail) = asked.detail(option) {
                what.push("–", Style::Faint);
                what.0.extend(Cell::prose(&detail, Style::Faint).0);
            }
            self.drawing += &row(&LIST, &[number, what], asked.paint);
        }
    }
}

const TABLE: [Column; 12] = {
    let mut columns = [right(4); 12];
    columns[0] = left(26);
    columns[2] = left(3);
    columns
};
const LIST: [Column; 2] = [right(5), left(74)];

/// A decision, and what is needed to show it.
struct Asked<'a> {
    text: &'a Text,
    board: &'a Board,
    decision: &'a Decision,
    options: Options,
    paint: Paint,
}

impl Asked<'_> {
    /// Whether there are so many options in so many regions that a list would be long.
    fn is_wide(&self) -> bool {
        let in_regions = self.options.iter().filter(|option| What::of(**option).is_some()).count();
        in_regions > 9 && in_regions + 1 >= self.options.len()
    }

    fn draw_question(&self) -> String {
        let Self { text, board, decision, options, paint } = self;
        let power = decision.power;
        let count = options.len() as u32;
        let title = text.line("menu-title").name("power", power).number("count", count).say();
        let mut drawn = heading(&title, Style::Of(power), *paint);
        if decision.cause != Cause::Rules {
            drawn += &paragraph(&text.cause(decision, board), 2, Style::Faint, *paint);
        }
        drawn + &paragraph(&text.question(decision, board), 2, Style::Strong, *paint)
    }

    fn draw_headings(&self) -> String {
        let faint = |text: String| Cell::one(text, Style::Faint);
        let has_cost = self.decision.question == Question::Turn;
        let cost = if has_cost { self.text.say("menu-cost") } else { String::new() };
        let mut headings = vec![faint(self.text.say("menu-where")), faint(cost), Cell::default()];
        headings.extend(Region::ALL.map(|region| faint(self.text.form(region, "short"))));
        row(&TABLE, &headings, self.paint)
    }

    fn draw_section(&self, first: What) -> String {
        let Some(title) = first.heading(self.text) else { return String::new() };
        let drawn = paragraph(&title, 0, Style::Faint, self.paint);
        if first.section() == Section::Cards { drawn + &self.draw_surcharges() } else { drawn }
    }

    /// Where cards of other Powers make every card dearer.
    fn draw_surcharges(&self) -> String {
        let mut dearer = ByCost::default();
        for region in Region::ALL {
            let offered = self.options.iter().any(
                |option| matches!(option, Choice::Play { region: there, .. } if *there == region),
            );
            let more = queries::card_surcharge(self.board, self.decision.power, region);
            if offered && more > 0 {
                dearer.add(more, self.text.form(region, "the"));
            }
        }
        self.draw_costs("menu-dearer-in", dearer)
    }

    fn draw_costs(&self, id: &'static str, costs: ByCost) -> String {
        let note = |(cost, regions): (u8, Vec<String>)| {
            let regions = self.text.list(&regions);
            let note = self.text.line(id).number("cost", cost).word("regions", regions).say();
            paragraph(&note, 4, Style::Faint, self.paint)
        };
        costs.0.into_iter().map(note).collect()
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

/// Regions, those with the same cost together.
#[derive(Default)]
struct ByCost(Vec<(u8, Vec<String>)>);

impl ByCost {
    fn add(&mut self, cost: u8, region: String) {
        match self.0.iter_mut().find(|(other, _)| *other == cost) {
            Some((_, regions)) => regions.push(region),
            None => self.0.push((cost, vec![region])),
        }
    }
}

/// Hits that it takes to kill a figure of a group: the one nearest to death is the one that is hit.
fn hits_to_kill(board: &Board, by: Power, group: Group, region: Region) -> Option<u8> {
    board
        .figures(region)
        .and(group.kind.figures())
        .filter(|&figure| {
            let controlled = board.commander(figure) != figure.owner();
            let needs = queries::hits_to_kill(board, by, figure, region);
            let wounded = needs < queries::defence(board, figure, region);
            controlled == group.marks.has(Mark::Controlled)
                && wounded == group.marks.has(Mark::Wounded)
        })
        .map(|figure| queries::hits_to_kill(board, by, figure, region))
        .min()
}
