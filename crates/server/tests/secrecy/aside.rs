//! A game that no longer fits the rules is set aside, with a reason that names nobody's card.

use ruinous_engine::{Card, Power, Random};

use crate::{
    house::House,
    look::Transcript,
    worlds::{World, seed, tables, viewers},
};

#[tokio::test(flavor = "multi_thread", worker_threads = 2)]
async fn the_reason_why_a_game_was_set_aside_names_no_card() {
    let mut house = House::open("aside").await;
    let (setup, seed) = (tables()[5], seed(&mut Random::new(5)));
    let world = World::played(setup, &seed, &mut Random::new(5)).after(3);
    let mut cards = Card::of(Power::Khorne, setup.set_of(Power::Khorne));
    let cards = [cards.next(), cards.next()].map(|card| card.expect("a deck").info().id);
    // More copies of a card than there are, and cards that there are not.
    let too_many = cards.map(|card| broken(&world, &format!("draw khorne {card}")));
    let unknown =
        ["one", "two"].map(|word| broken(&world, &format!("draw khorne {word}-{}", cards[0])));
    for (number, journals) in [too_many, unknown].into_iter().enumerate() {
        let ids = [2 * number, 2 * number + 1].map(|number| format!("{:024x}", number + 1));
        for (id, journal) in ids.iter().zip(&journals) {
            house.add_journal(id, setup, journal, &seed).await;
        }
        // Khorne knows what he has drawn, up to the step that does not fit.
        for viewer in viewers(setup).into_iter().filter(|viewer| *viewer != Some(Power::Khorne)) {
            let mut told = ids.each_ref().map(|id| Transcript::of(id));
            for (id, told) in ids.iter().zip(&mut told) {
                for page in ["", "/game", "/game?at=1", "/steps", "/record", "/chat"] {
                    let answer = house.viewer(viewer).get(&format!("/api/tables/{id}{page}")).await;
                    told.note(page, &answer.bytes);
                }
                let table = house.viewer(viewer).get(&format!("/api/tables/{id}")).await.json();
                assert_eq!(table["state"], "aside", "{table}");
                assert!(table["aside"].is_string(), "{table}");
            }
            assert_eq!(told[0].difference(&told[1]), None, "{viewer:?}");
        }
    }
    house.close().await;
}

/// The world's journal, in which all that Khorne draws is this.
fn broken(world: &World, draw: &str) -> Vec<(Option<Power>, String)> {
    let line = |line: &str| {
        if line.starts_with("draw khorne ") { draw.to_owned() } else { line.to_owned() }
    };
    let lines = |text: &str| text.lines().map(line).collect::<Vec<_>>().join("\n");
    world.journal().into_iter().map(|(by, text)| (by, lines(&text))).collect()
}
