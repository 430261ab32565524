//! The examples of `docs/wire.md` are what is sent.

mod common;

use common::json;
use ruinous_engine::{Game, Power, Region, Seeded, notation, scenario::Scenario};
use ruinous_wire::{Listener, Preview, Refusal, State, Step};
use ruinous_words::{Language, Text};
use serde_json::Value;

const PAGE: &str = include_str!(concat!(env!("CARGO_MANIFEST_DIR"), "/../../docs/wire.md"));

/// The game of the page.
fn game() -> Game {
    let scenario = Scenario::read(
        r#"
        title  = "Khorne and Nurgle meet in Kislev"
        powers = ["khorne", "nurgle", "tzeentch"]
        [power]
        khorne = { power = 3, hand = ["blood-frenzy"] }
        [region.kislev]
        figures = { khorne = "cultist", nurgle = "2 warriors" }
        corruption = { nurgle = 3 }
        tokens = { warpstone = 1 }
        "#,
    );
    scenario.expect("it is a scenario").played().expect("it can be played")
}

#[test]
fn the_examples_of_the_page_are_what_is_sent() {
    let text = Text::marked(Language::English);
    let game = game();
    let view = game.view(Some(Power::Khorne));
    let state = json(&State::new(41, &view, &text));
    let mut ask = state["ask"].clone();
    let line = "khorne summon warrior to kislev";
    ask["options"].as_array_mut().expect("options").retain(|option| option["choice"] == line);
    let (_, choice) = notation::parse_choice(line, game.board().setup().cards()).expect("a line");
    let mut preview = json(&Preview::of(&view, choice, &text).expect("an option"));
    // The page leaves out what it has shown already, and one of the two sides.
    for shown in ["events", "powers", "regions"] {
        preview[shown] = Value::Array(Vec::new());
    }
    preview["odds"][0]["sides"].as_object_mut().expect("sides").remove("nurgle");
    let region = &state["view"]["regions"][Region::Kislev as usize];
    let refused = view.why_not(
        notation::parse_choice("khorne summon daemon to estalia", game.board().setup().cards())
            .expect("a line")
            .1,
    );
    let refusal = json(&Refusal::rules(refused.expect("it is refused"), &text));
    let examples = [
        region.clone(),
        state["view"]["powers"][0].clone(),
        ask,
        json(&step(game, choice, &text)),
        preview,
        refusal,
    ];
    let blocks: Vec<&str> =
        PAGE.split("```json\n").skip(1).filter_map(|rest| rest.split("```").next()).collect();
    assert_eq!(blocks.len(), examples.len());
    for (block, example) in blocks.into_iter().zip(examples) {
        let mut laid_out = String::new();
        lay_out(&example, 0, &mut laid_out);
        assert!(block.trim() == laid_out, "the page has\n{block}\nand this is sent:\n{laid_out}");
    }
}

fn step(mut game: Game, choice: ruinous_engine::Choice, text: &Text) -> Step {
    let mut events = Vec::new();
    game.choose(Power::Khorne, choice, &mut Seeded::new(7), Some(&mut events)).expect("an option");
    Listener::new(Some(Power::Khorne)).step(42, &events, text)
}

/// What fits on a line stands on one.
fn lay_out(value: &Value, indent: usize, out: &mut String) {
    const WIDTH: usize = 110;
    let line = value.to_string();
    let inner = "  ".repeat(indent + 1);
    let (brackets, items): (_, Vec<(String, &Value)>) = match value {
        Value::Object(members) => {
            let name = |(name, member)| (format!("\"{name}\": "), member);
            (['{', '}'], members.iter().map(name).collect())
        }
        Value::Array(items) => {
            (['[', ']'], items.iter().map(|item| (String::new(), item)).collect())
        }
        _ => return out.push_str(&line),
    };
    let column = out.len() - out.rfind('\n').map_or(0, |at| at + 1);
    if column + line.len() <= WIDTH {
        return out.push_str(&line);
    }
    out.push(brackets[0]);
    for (nth, (name, item)) in items.iter().enumerate() {
        out.push_str(if nth == 0 { "\n" } else { ",\n" });
        out.push_str(&inner);
        out.push_str(name);
        lay_out(item, indent + 1, out);
    }
    out.push('\n');
    out.push_str(&"  ".repeat(indent));
    out.push(brackets[1]);
}
