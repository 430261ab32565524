//! Whole games as they are sent to everyone: described by the schemas, complete, and with the
//! engine's own numbers and words.

mod common;

use std::collections::BTreeSet;

use common::{Stroll, json, schema::Described, tables, viewers};
use ruinous_engine::{
    Board, Choice, Decision, Event, Game, Power, Region, Token, dial, notation, printed, queries,
};
use ruinous_wire::{
    Catalogue, Listener, Moment, Preview, Refusal, Schemas, Sentence, State, threatening,
    typescript,
};
use ruinous_words::{Language, Teller, Text};
use serde_json::Value;
use utoipa::OpenApi;

#[test]
fn everything_that_is_sent_is_as_described() {
    let (text, described) = (Text::marked(Language::English), Described::new());
    let mut questions = BTreeSet::new();
    for (number, setup) in (200..).zip(tables()) {
        described.assert("Catalogue", &json(&Catalogue::of(setup, &text)));
        let mut stroll = Stroll::new(setup, number);
        let mut listeners: Vec<Listener> = viewers(setup).into_iter().map(Listener::new).collect();
        let mut seq = 0;
        loop {
            let nth = seq as usize % listeners.len();
            for (at, (viewer, listener)) in
                viewers(setup).into_iter().zip(&mut listeners).enumerate()
            {
                let step = listener.step(seq, &stroll.events, &text);
                // Each in turn is enough for what is long.
                if at == nth {
                    described.assert("Step", &json(&step));
                    let view = stroll.game.view(viewer);
                    described.assert("State", &json(&State::new(seq, &view, &text)));
                    if seq % 8 == 0 {
                        let last = step.with(Moment::new(&view, &text));
                        described.assert("LastStep", &json(&last));
                    }
                }
            }
            let Some((decision, choice)) = stroll.next() else { break };
            let view = stroll.game.view(Some(decision.power));
            let state = json(&State::new(seq, &view, &text));
            questions.insert(state["ask"]["question"]["kind"].to_string());
            described.assert("State", &state);
            described
                .assert("Preview", &json(&Preview::of(&view, choice, &text).expect("an option")));
            stroll.choose(decision, choice);
            seq += 1;
        }
    }
    assert!(questions.len() > 20, "the games come by few questions: {questions:?}");
    assert_eq!(text.problems(), Vec::<String>::new());
}

#[test]
fn nothing_is_described_by_an_empty_schema() {
    let described = Described::new();
    for name in described.names() {
        let schema = described.schema(name);
        let says = ["type", "oneOf", "allOf"].iter().any(|key| !schema[*key].is_null());
        assert!(says, "{name} is {schema}");
    }
}

#[test]
fn options_are_the_engine_s_in_order_and_can_be_sent_back() {
    let languages = Language::ALL.map(|language| (Text::marked(language), Text::plain(language)));
    for (number, setup) in (300..).zip(tables()) {
        let (text, plain) = &languages[number as usize % languages.len()];
        let mut stroll = Stroll::new(setup, number);
        while let Some((decision, choice)) = stroll.next() {
            for viewer in viewers(setup) {
                let view = stroll.game.view(viewer);
                let state = json(&State::new(0, &view, text));
                let ask = &state["ask"];
                assert_eq!(ask["power"], decision.power.id());
                if viewer == Some(decision.power) {
                    assert_said(&ask["said"], &plain.question(&decision, view.board()));
                    assert_said(&ask["because"], &plain.cause(&decision, view.board()));
                    assert_options(&state, &stroll.game, &decision, plain);
                } else {
                    assert_said(&ask["said"], &decides(plain, decision.power));
                    assert!(ask.get("options").is_none(), "{viewer:?} is not asked");
                }
            }
            stroll.choose(decision, choice);
        }
    }
}

fn decides(text: &Text, power: Power) -> String {
    text.line("menu-title").name("power", power).say()
}

fn assert_options(state: &Value, game: &Game, decision: &Decision, plain: &Text) {
    let (options, view) = (game.options(), game.view(Some(decision.power)));
    let sent = state["ask"]["options"].as_array().expect("whoever is asked has options");
    assert_eq!(sent.len(), options.len());
    for (sent, option) in sent.iter().zip(&options) {
        let line = sent["choice"].as_str().expect("a line");
        let read = notation::parse_choice(line, game.board().setup().cards());
        assert_eq!(read, Ok((decision.power, *option)));
        assert_eq!(sent["cost"], view.cost(*option));
        assert_said(&sent["said"], &plain.choice(*option, decision));
        assert_placed(sent, &state["view"]);
    }
}

/// Where an option says that a figure is, the view has such figures.
fn assert_placed(option: &Value, view: &Value) {
    let place = option.get("from").or(option.get("region"));
    let (Some(figure), Some(place)) = (option.get("figure"), place) else { return };
    let region = items(&view["regions"]).find(|region| region["region"] == *place);
    let marks = option.get("marks").cloned().unwrap_or(Value::Array(Vec::new()));
    let is_it = |group: &Value| group["figure"] == *figure && group["marks"] == marks;
    let groups = &region.expect("a region")["figures"];
    assert!(items(groups).any(is_it), "{option} is not among {groups}");
}

/// The pieces of a sentence are the words that a terminal prints.
fn assert_said(pieces: &Value, plain: &str) {
    let pieces = pieces.as_array().expect("pieces");
    let words: String = pieces.iter().filter_map(|piece| piece["text"].as_str()).collect();
    assert_eq!(words, plain);
}

#[test]
fn numbers_are_the_engine_s() {
    let text = Text::marked(Language::English);
    for (number, setup) in (400..).zip(tables()) {
        let mut stroll = Stroll::new(setup, number);
        loop {
            let board = stroll.game.board();
            let view = json(&ruinous_wire::View::new(&stroll.game.view(None), &text));
            assert_eq!(view["round"], board.round());
            assert_eq!(view["phase"], board.phase().id());
            assert_eq!(view["old_world"]["left"], board.old_world_deck());
            for (region, sent) in Region::ALL.into_iter().zip(items(&view["regions"])) {
                assert_region(board, region, sent);
            }
            for (power, sent) in board.powers().into_iter().zip(items(&view["powers"])) {
                assert_power(board, power, sent);
            }
            let figures: u64 = items(&view["regions"])
                .flat_map(|region| items(&region["figures"]))
                .filter_map(|group| group["count"].as_u64())
                .sum();
            let standing = Region::ALL.map(|region| u64::from(board.figures(region).len()));
            assert_eq!(figures, standing.into_iter().sum::<u64>());
            let Some((decision, choice)) = stroll.next() else { break };
            stroll.choose(decision, choice);
        }
        let board = stroll.game.board();
        let outcome = board.outcome().expect("it is over");
        let result = json(&State::new(9, &stroll.game.view(None), &text))["result"].clone();
        assert_eq!(result["by"], outcome.by.id());
        let winners: Vec<&str> = items(&result["winners"]).filter_map(Value::as_str).collect();
        assert!(winners.into_iter().eq(outcome.winners.into_iter().map(Power::id)));
        assert_eq!(items(&result["standing"]).count(), usize::from(board.powers().len()));
    }
}

fn items(value: &Value) -> impl Iterator<Item = &Value> {
    value.as_array().into_iter().flatten()
}

/// A number that is left out of a map is none.
fn number(map: &Value, key: &str) -> Option<u64> {
    map.get(key).and_then(Value::as_u64)
}

fn assert_region(board: &Board, region: Region, sent: &Value) {
    let is_ruined = board.is_ruined(region);
    assert_eq!(sent["region"], region.id());
    let value = |value: u8| if is_ruined { Value::Null } else { value.into() };
    assert_eq!(sent["resistance"], value(queries::resistance(board, region)));
    assert_eq!(sent["conquest_value"], value(queries::conquest_value(board, region)));
    assert_eq!(sent["populous"], queries::is_populous(board, region));
    assert_eq!(sent["magic"], queries::magic_symbols(board, region));
    assert_eq!(sent["ruin"], queries::ruin(board, region));
    assert_eq!(sent["ruined"].is_null(), !is_ruined);
    let fell = sent["ruined_in"].as_u64();
    assert_eq!(fell.is_some_and(|round| (1..=board.round().into()).contains(&round)), is_ruined);
    let dominator = queries::dominator(board, region).filter(|_| !is_ruined);
    assert_eq!(sent["dominator"].as_str(), dominator.map(Power::id));
    for power in board.powers() {
        let domination = queries::domination(board, power, region).filter(|_| !is_ruined);
        assert_eq!(number(&sent["domination"], power.id()), domination.map(Into::into));
        assert_eq!(sent["worth"].get(power.id()).map(sum), domination.map(Into::into));
        let corruption = number(&sent["corruption"], power.id()).unwrap_or(0);
        assert_eq!(corruption, u64::from(board.corruption(region, power)));
        let dice = queries::battle_dice(board, power, region, queries::Battle::default());
        let rolled = sent["dice"].get(power.id()).map(|dice| (&dice["early"], &dice["normal"]));
        match rolled {
            Some((early, normal)) => assert!(*early == dice.early && *normal == dice.normal),
            None => assert_eq!(dice.early + dice.normal, 0),
        }
    }
    for token in Token::ALL {
        let count = number(&sent["tokens"], token.id()).unwrap_or(0);
        assert_eq!(count, u64::from(board.tokens(region, token)));
    }
    let cards = items(&sent["spaces"]).flat_map(|space| [&space["card"], &space["covers"]]);
    let mut cards: Vec<&str> = cards.filter_map(Value::as_str).collect();
    let mut lying: Vec<&str> = board.cards(region).map(|card| card.info().id).collect();
    cards.sort();
    lying.sort();
    assert_eq!(cards, lying);
}

/// What a domination value is made of, added up.
fn sum(worth: &Value) -> u64 {
    let figures = worth["figures"].as_object().into_iter().flatten().map(|(_, worth)| worth);
    let cards = items(&worth["cards"]).map(|card| &card["worth"]);
    figures.chain(cards).chain([&worth["more"]]).filter_map(Value::as_u64).sum()
}

fn assert_power(board: &Board, power: Power, sent: &Value) {
    let sheet = board.sheet(power);
    assert_eq!(sent["power"], power.id());
    assert_eq!(sent["points"], sheet.vp);
    assert_eq!(sent["power_points"], sheet.power);
    assert_eq!(sent["full_power_points"], queries::full_power(board, power));
    assert_eq!(sent["threat"], board.threat(power));
    assert_eq!(sent["dial"], sheet.dial);
    assert_eq!(sent["to_victory"], dial::length(power) - sheet.dial);
    assert_eq!(sent["hand"], sheet.hand);
    assert_eq!(sent["deck"], sheet.deck);
    let discarded: u64 = items(&sent["discard"]).filter_map(|card| card["copies"].as_u64()).sum();
    assert_eq!(discarded, u64::from(sheet.discard.len()));
    assert_eq!(items(&sent["upgrades"]).count(), board.upgrades(power).count());
}

#[test]
fn events_go_by_the_notation_s_words_and_the_log_says_what_a_terminal_prints() {
    let languages = Language::ALL.map(|language| (Text::marked(language), Text::plain(language)));
    let mut types = BTreeSet::new();
    for (number, setup) in (500..).zip(tables()) {
        let (text, plain) = &languages[number as usize % languages.len()];
        for viewer in [None, setup.powers().into_iter().next()] {
            let mut stroll = Stroll::new(setup, number);
            let (mut listener, mut teller) = (Listener::new(viewer), Teller::new(viewer));
            loop {
                let step = listener.step(1, &stroll.events, text);
                let sent = json(&step);
                for (event, sent) in stroll.events.iter().zip(items(&sent["events"])) {
                    let line = notation::event_line(event);
                    let word = if matches!(event, Event::Chosen { .. }) {
                        "chosen"
                    } else {
                        line.split(' ').next().unwrap_or_default()
                    };
                    assert_eq!(sent["type"], word);
                    types.insert(word.to_owned());
                }
                assert_eq!(items(&sent["events"]).count(), stroll.events.len());
                let told = teller.tell(plain, &stroll.events);
                assert!(
                    step.said
                        .iter()
                        .map(Sentence::words)
                        .eq(told.into_iter().map(|line| line.text))
                );
                let Some((decision, choice)) = stroll.next() else { break };
                stroll.choose(decision, choice);
            }
        }
    }
    assert!(types.len() > 50, "the games come by few events: {types:?}");
}

#[test]
fn a_refusal_says_why_as_data_and_in_words() {
    let languages = Language::ALL.map(|language| (Text::marked(language), Text::plain(language)));
    let described = Described::new();
    let mut kinds = BTreeSet::new();
    for (number, setup) in (600..).zip(tables()) {
        let (text, plain) = &languages[number as usize % languages.len()];
        let mut stroll = Stroll::new(setup, number);
        let mut earlier: Vec<Choice> = Vec::new();
        while let Some((decision, choice)) = stroll.next() {
            for wrong in earlier.iter().rev().take(12) {
                let view = stroll.game.view(Some(decision.power));
                let Some(refused) = view.why_not(*wrong) else { continue };
                let refusal = Refusal::rules(refused, text);
                assert_eq!(refusal.title, plain.refusal(refused));
                assert_eq!(refusal.said.words(), refusal.title);
                let sent = json(&refusal);
                described.assert("Refusal", &sent);
                kinds.insert(sent["reason"]["kind"].to_string());
            }
            earlier.push(choice);
            stroll.choose(decision, choice);
        }
    }
    assert!(kinds.len() > 15, "the games come by few refusals: {kinds:?}");
}

#[test]
fn other_refusals_are_described_too() {
    let (text, described) = (Text::marked(Language::English), Described::new());
    let lines = [
        "",
        "khorne",
        "khorne dance",
        "khorne choose nothing",
        "khorne pass now",
        "khorne hit (",
        "loki pass",
        "khorne summon warrior",
    ];
    for line in lines {
        let error = notation::parse_choice(line, ruinous_engine::CardSet::Base).expect_err(line);
        described.assert("Refusal", &json(&Refusal::misread(&error, &text)));
    }
    let power = Power::Nurgle;
    for why_not in [
        notation::CannotUndo::NothingChosen,
        notation::CannotUndo::AnotherChose(power),
        notation::CannotUndo::Die,
        notation::CannotUndo::Draw,
        notation::CannotUndo::Secret(power),
        notation::CannotUndo::Unreplayable,
    ] {
        described.assert("Refusal", &json(&Refusal::undo(why_not, &text)));
    }
    for error in ruinous_engine::Setup::base(&[power, power]).expect_err("too few") {
        described.assert("Refusal", &json(&Refusal::setup(error, &text)));
    }
}

#[test]
fn a_preview_has_what_changes_and_the_odds_of_what_threatens() {
    let text = Text::marked(Language::English);
    let (mut changed, mut threatened) = (0, 0);
    for (number, setup) in (700..).zip(tables()) {
        let mut stroll = Stroll::new(setup, number);
        while let Some((decision, choice)) = stroll.next() {
            let view = stroll.game.view(Some(decision.power));
            let preview = Preview::of(&view, choice, &text).expect("an option");
            let sent = json(&preview);
            let foreseen = view.preview(choice).expect("an option");
            assert_eq!(sent["cost"], view.cost(choice));
            for change in items(&sent["regions"]) {
                assert_ne!(change["before"], change["after"]);
                changed += 1;
            }
            for power in setup.powers() {
                let is_it = |change: &&Value| change["power"] == power.id();
                let points = [view.board(), foreseen.board()].map(|board| board.sheet(power).power);
                match items(&sent["powers"]).find(is_it) {
                    Some(change) => {
                        assert_eq!(change["before"]["power_points"], points[0]);
                        assert_eq!(change["after"]["power_points"], points[1]);
                    }
                    None => assert_eq!(points[0], points[1]),
                }
            }
            assert_eq!(preview.odds, threatening(foreseen.board()));
            threatened += preview.odds.len();
            stroll.choose(decision, choice);
        }
    }
    assert!(changed > 500 && threatened > 500, "{changed} {threatened}");
}

#[test]
fn a_catalogue_has_every_card_of_its_table() {
    let text = Text::marked(Language::English);
    for setup in tables() {
        let catalogue = Catalogue::of(setup, &text);
        let powers = usize::from(setup.powers().len());
        let copies: u32 = catalogue.cards.iter().map(|card| u32::from(card.copies)).sum();
        assert_eq!(copies as usize, 24 * powers);
        assert_eq!(catalogue.upgrades.len(), 5 * powers);
        assert_eq!(catalogue.figures.len(), 3 * powers);
        assert!(catalogue.cards.iter().all(|card| !words(&card.said).is_empty()));
        assert!(catalogue.dials.iter().all(|dial| !dial.ticks.is_empty()));
        let printed = printed::RUIN;
        assert!(catalogue.regions.iter().all(|region| region.value < printed));
    }
    assert_eq!(text.problems(), Vec::<String>::new());
}

#[test]
fn the_whole_catalogue_has_every_card_and_rulings_where_there_are_some() {
    for language in Language::ALL {
        let text = Text::marked(language);
        let catalogue = Catalogue::all(&text);
        Described::new().assert("Catalogue", &json(&catalogue));
        let of =
            |set: &str| catalogue.upgrades.iter().filter(|card| card.set.0.id() == set).count();
        assert_eq!(
            (of("base"), of("morrslieb")),
            (4 * 5, 5 * 5),
            "the Horned Rat has one set, the expansion's"
        );
        assert_eq!((catalogue.dials.len(), catalogue.figures.len()), (5, 15));
        let foul = catalogue.cards.iter().find(|card| card.card.0.info().id == "creeping-death");
        assert_eq!(foul.expect("the card").rulings[0].number, 13);
        assert!(
            catalogue.regions.iter().all(|place| (2..=6).contains(&place.short.chars().count()))
        );
        assert_eq!(text.problems(), Vec::<String>::new());
    }
}

fn words(said: &[Sentence]) -> String {
    said.iter().map(Sentence::words).collect()
}

#[test]
fn typescript_has_every_schema_and_leaves_nothing_unknown() {
    let module = typescript(&Schemas::openapi());
    for name in Described::new().names() {
        assert!(module.contains(&format!("export type {name} = ")), "{name} is missing");
    }
    assert!(!module.contains(" unknown"), "{module}");
    assert!(module.contains(r#"export type Whose = "own" | "enemy" | "anyone";"#));
    assert!(module.contains("  ask: null | Ask;\n") || module.contains("  ask: Ask | null;\n"));
    assert!(module.contains("  options?: Offer[];\n"));
    assert!(module.contains("  domination: { [key in PowerId]?: number };\n"));
}
