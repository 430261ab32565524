//! What the laboratory has measured, in tables.

use ruinous_bots::Level;
use ruinous_engine::EndedBy;
use ruinous_lab::{ladder::Pairing, statistics::Rate, summary::Summary};

use super::{
    layout::{Cell, Column, heading, left, right, row},
    paint::{Paint, Style},
};
use crate::text::Text;

/// A name, wins, their share, its interval, and three ways to win.
const WINS: [Column; 7] = [left(18), right(6), right(8), right(16), right(7), right(8), right(7)];

/// Who won how often, and how.
pub fn wins(text: &Text, summary: &Summary, paint: Paint) -> String {
    let title = text.line("simulate-title").number("games", summary.games).say();
    let mut drawn = heading(&title, Style::Strong, paint);
    let of_wins = ["lab-wins", "lab-share", "lab-interval"];
    let ways = ["lab-dial", "lab-points", "lab-ruin"];
    drawn += &headings(text, &WINS, &[&["lab-power"][..], &of_wins, &ways].concat(), paint);
    for power in &summary.powers {
        let name = Cell::one(text.name(power.power), Style::Of(power.power));
        let ways: Vec<Cell> = power.ways.iter().map(|way| plain(way.wins.successes)).collect();
        drawn += &row(&WINS, &[&[name][..], &of_rate(text, power.wins), &ways].concat(), paint);
    }
    for ending in summary.endings.iter().filter(|ending| ending.by == EndedBy::Deck) {
        let name = plain(text.say("lab-old-world"));
        drawn += &row(&WINS, &[&[name][..], &of_rate(text, ending.games)].concat(), paint);
    }
    if summary.levels.len() > 1 {
        drawn += &headings(text, &WINS, &[&["lab-bot"][..], &of_wins].concat(), paint);
        for level in &summary.levels {
            let name = plain(level.level);
            drawn += &row(&WINS, &[&[name][..], &of_rate(text, level.wins)].concat(), paint);
        }
    }
    drawn
}

/// Two bots, games, wins, their share and its interval.
const PAIRINGS: [Column; 6] = [left(18), left(18), right(7), right(7), right(8), right(16)];

/// What each bot won alone among three of each other.
pub fn pairings(text: &Text, results: &[(Pairing, Rate)], paint: Paint) -> String {
    let names = ["lab-bot", "lab-against", "lab-games", "lab-wins", "lab-share", "lab-interval"];
    let mut drawn = headings(text, &PAIRINGS, &names, paint);
    for (pairing, rate) in results {
        let cells = [plain(pairing.bot), plain(pairing.against), plain(rate.of)];
        drawn += &row(&PAIRINGS, &[&cells[..], &of_rate(text, *rate)].concat(), paint);
    }
    drawn
}

/// A bot and its rating.
const RATINGS: [Column; 2] = [left(18), right(8)];

/// How strong each bot is.
pub fn ratings(text: &Text, bots: &[Level], ratings: &[f64], paint: Paint) -> String {
    let mut drawn = headings(text, &RATINGS, &["lab-bot", "lab-rating"], paint);
    for (bot, rating) in bots.iter().zip(ratings) {
        drawn += &row(&RATINGS, &[plain(bot), plain(format!("{rating:.0}"))], paint);
    }
    drawn
}

fn headings(text: &Text, columns: &[Column], names: &[&'static str], paint: Paint) -> String {
    let cells: Vec<Cell> =
        names.iter().map(|name| Cell::one(text.say(*name), Style::Faint)).collect();
    row(columns, &cells, paint)
}

/// Successes, their share, and the interval of that.
fn of_rate(text: &Text, rate: Rate) -> [Cell; 3] {
    let percent = |share: f64| format!("{:.1}", 100.0 * share);
    let share = rate.share().map_or_else(
        || text.say("list-none"),
        |share| text.line("lab-percent").word("share", percent(share)).say(),
    );
    let interval = rate.interval();
    let interval = text
        .line("lab-percents")
        .word("low", percent(interval.low))
        .word("high", percent(interval.high))
        .say();
    [plain(rate.successes), plain(share), plain(interval)]
}

fn plain(thing: impl ToString) -> Cell {
    Cell::one(thing.to_string(), Style::Plain)
}
