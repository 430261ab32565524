//! Cards to read: all of them as a list, one of them in full.

use ruinous_engine::{Card, CardSet, OldWorldCard, Power, Provenance, Upgrade};

use super::{
    layout::{Cell, Column, heading, left, row},
    paint::{Paint, Style},
};
use crate::text::{AnyCard, Named, OldWorldOrigin, SetOf, Text};

/// All cards: by Power and set its Chaos cards and upgrades, then the Old World cards.
pub fn card_list(text: &Text, paint: Paint) -> String {
    let mut drawn = String::new();
    for power in Power::ALL {
        drawn += &heading(&text.name(power).to_uppercase(), Style::Of(power), paint);
        drawn += &super::paragraph(&text.say(format!("wants-{power}")), 2, Style::Faint, paint);
        for set in CardSet::ALL {
            let cards = Card::of(power, set).map(AnyCard::Chaos);
            let cards = cards.chain(Upgrade::of(power, set).map(AnyCard::Upgrade));
            drawn += &group(text, SetOf(power, set), cards, paint);
        }
        drawn.push('\n');
    }
    let title = text.say("cards-old-world").to_uppercase();
    drawn += &heading(&title, Style::Strong, paint);
    for origin in OldWorldOrigin::ALL {
        let cards = OldWorldCard::all().filter(|card| OldWorldOrigin::of(*card) == origin);
        drawn += &group(text, origin, cards.map(AnyCard::OldWorld), paint);
    }
    drawn += &format!("\n{}", heading(&text.say("cards-provenance"), Style::Strong, paint));
    for provenance in Provenance::ALL {
        let line = text.line("cards-provenance-word").name("provenance", provenance).say();
        drawn += &super::paragraph(&line, 2, Style::Plain, paint);
    }
    drawn + &super::paragraph(&text.say("cards-provenance-of-what"), 2, Style::Plain, paint)
}

/// Cards of one set under its name, if there are any.
fn group(
    text: &Text,
    set: impl Named,
    cards: impl Iterator<Item = AnyCard>,
    paint: Paint,
) -> String {
    let listed: String = cards.map(|card| listed(text, card, paint)).collect();
    if listed.is_empty() {
        return listed;
    }
    let title = text.form(set, "title");
    format!("\n{}{listed}", super::paragraph(&title, 2, Style::Strong, paint))
}

const LISTED: [Column; 5] = [left(26), left(7), left(9), left(13), left(20)];

fn listed(text: &Text, card: AnyCard, paint: Paint) -> String {
    let facts = match card {
        AnyCard::Chaos(card) => [
            text.line("cards-cost").number("cost", card.info().cost).say(),
            text.line("cards-copies").number("count", card.info().copies).say(),
            if card.info().magic { text.say("cards-magic") } else { String::new() },
        ],
        AnyCard::Upgrade(_) => [text.say("cards-upgrade"), String::new(), String::new()],
        AnyCard::OldWorld(card) => [
            if card.info().discarded { String::new() } else { text.say("cards-track") },
            text.line("cards-copies").number("count", card.info().copies).say(),
            if card.info().comet { text.say("cards-comet") } else { String::new() },
        ],
    };
    let [first, second, third] = facts.map(|fact| Cell::one(fact, Style::Plain));
    let name = Cell::prose(&text.name(card), card.power().map_or(Style::Strong, Style::Of));
    let effect = text.line("cards-effect").name("provenance", card.provenance()).say();
    let effect = Cell::one(effect, Style::Faint);
    let mut drawn = row(&LISTED, &[name, first, second, third, effect], paint);
    for part in text.card_text(card) {
        drawn += &super::paragraph(&part, 4, Style::Plain, paint);
    }
    if let Some(unsure) = text.unsure_cost_or_copies(card) {
        drawn += &super::paragraph(&unsure, 4, Style::Faint, paint);
    }
    drawn
}

/// One card, with everything there is to know about it.
pub fn card_in_full(text: &Text, card: AnyCard, paint: Paint) -> String {
    let style = card.power().map_or(Style::Strong, Style::Of);
    let mut drawn = heading(&text.name(card), style, paint);
    drawn += &super::paragraph(&text.card_facts(card), 2, Style::Faint, paint);
    for part in text.card_text(card) {
        drawn += &super::paragraph(&part, 2, Style::Plain, paint);
    }
    for sure in text.how_sure(card) {
        drawn += &super::paragraph(&sure, 2, Style::Faint, paint);
    }
    drawn
        + &super::paragraph(
            &text.line("facts-id").word("id", card.id()).say(),
            2,
            Style::Faint,
            paint,
        )
}
