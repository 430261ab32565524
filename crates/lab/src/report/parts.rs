//! What the sections of the page are made of.

use maud::{Markup, PreEscaped, html};
use ruinous_engine::{EndedBy, Power};

use super::{Names, colours};
use crate::statistics::{Mean, Rate};

/// A section: what it shows and how to read it, then its contents.
pub fn section(title: &str, how_to_read: &str, contents: &Markup) -> Markup {
    html! {
        section {
            h2 { (title) }
            p.lead { (how_to_read) }
            (contents)
        }
    }
}

/// A plot under its title. What it shows is said for those who cannot see it.
pub fn plot(title: &str, svg: &str) -> Markup {
    plot_with(title, &html! {}, svg)
}

/// A plot under its title and a legend.
pub fn plot_with(title: &str, legend: &Markup, svg: &str) -> Markup {
    html! {
        figure {
            figcaption { (title) (legend) }
            div role="img" aria-label=(title) { (PreEscaped(svg)) }
        }
    }
}

/// A table that scrolls by itself where the page is narrow. The first column has words, the others
/// figures.
pub fn table(head: &[String], lines: impl IntoIterator<Item = Vec<Markup>>) -> Markup {
    html! {
        div.scrolls {
            table {
                thead { tr { @for title in head { th scope="col" { (title) } } } }
                tbody {
                    @for line in lines {
                        tr {
                            @for (column, cell) in line.iter().enumerate() {
                                @if column == 0 { th scope="row" { (cell) } }
                                @else { td { (cell) } }
                            }
                        }
                    }
                }
            }
        }
    }
}

/// Titles of columns.
pub fn head(titles: &[&str]) -> Vec<String> {
    titles.iter().map(|&title| title.to_owned()).collect()
}

/// A table that is shown when it is asked for.
pub fn behind(title: &str, table: &Markup) -> Markup {
    html! { details { summary { (title) } (table) } }
}

/// A Power's name with its colour.
pub fn power(power: Power, names: &dyn Names) -> Markup {
    let colour = format!("background:{}", colours::css(colours::of(power)));
    html! { span.swatch style=(colour) {} (names.power(power)) }
}

/// A share with its interval, in per cent.
pub fn rate(rate: Rate) -> Markup {
    let Some(share) = rate.share() else { return html! { span.interval { "–" } } };
    let interval = rate.interval();
    html! {
        (format!("{:.1}%", share * 100.0)) " "
        span.interval { (format!("{:.1}–{:.1}", interval.low * 100.0, interval.high * 100.0)) }
    }
}

/// A mean of counts with its interval, which is not shown below 0.
pub fn mean(mean: Mean) -> Markup {
    let Some(value) = mean.value() else { return html! { span.interval { "–" } } };
    html! {
        (format!("{value:.1}"))
        @if let Some(interval) = mean.interval() {
            " " span.interval { (format!("{:.1}–{:.1}", interval.low.max(0.0), interval.high)) }
        }
    }
}

/// A number with its thousands apart.
pub fn number(number: u32) -> String {
    let digits = number.to_string();
    let groups: Vec<&str> = digits
        .as_bytes()
        .rchunks(3)
        .rev()
        .map(|group| std::str::from_utf8(group).unwrap_or_default())
        .collect();
    groups.join(",")
}

/// A way of ending in a word.
pub fn way(by: EndedBy) -> &'static str {
    match by {
        EndedBy::Dial => "dial",
        EndedBy::Vp => "points",
        EndedBy::Ruin => "ruin",
        EndedBy::Deck => "Old World",
    }
}

/// Words as a list that ends in "and".
pub fn list(words: &[String]) -> String {
    match words {
        [] => String::new(),
        [only] => only.clone(),
        [before @ .., last] => format!("{} and {last}", before.join(", ")),
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn thousands_stand_apart() {
        assert_eq!([0, 999, 1_000, 1_234_567].map(number), ["0", "999", "1,000", "1,234,567"]);
    }
}
