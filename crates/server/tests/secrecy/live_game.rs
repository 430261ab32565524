//! Four people and a watcher in a whole game over WebSockets, with undo and lost connections: no message
//! that anybody gets names a card that he may not know.

use ruinous_engine::{Event, Game, Power, Random, Setup, notation::parse_choice};
use ruinous_server::fair::Seed;
use serde_json::{Value, json};

use crate::{
    client::{Client, Live},
    house::House,
    known::{hidden_from, named, shown_by},
    two_worlds::undo,
    worlds::{World, asked, viewers},
};

#[tokio::test(flavor = "multi_thread", worker_threads = 2)]
async fn a_whole_live_game_tells_nobody_of_cards_that_he_may_not_know() {
    let house = House::open("live-game").await;
    let mut game = LiveGame::begin(&house).await;
    while game.step().await {}
    let counts = game.counts;
    house.close().await;
    eprintln!("{counts:?}");
    assert!(counts.messages > 1_000 && counts.hidden > 10_000, "{counts:?}");
    assert!(counts.undos > 3 && counts.reconnects > 3 && counts.hints > 0, "{counts:?}");
    assert!(counts.draws > 50, "hardly anybody has drawn anything: {counts:?}");
}

/// What was seen of a game, so that the test cannot pass by seeing nothing.
#[derive(Clone, Copy, Default, Debug)]
struct Counts {
    messages: usize,
    hidden: usize,
    draws: usize,
    undos: usize,
    reconnects: usize,
    hints: usize,
}

/// A game that is played over the wire and, beside it, with the engine.
struct LiveGame<'a> {
    house: &'a House,
    table: String,
    seed: Seed,
    /// The game after each step, and what that brought.
    truth: Vec<(World, Vec<Event>)>,
    sockets: Vec<(Option<Power>, Live)>,
    random: Random,
    counts: Counts,
}

impl<'a> LiveGame<'a> {
    async fn begin(house: &'a House) -> Self {
        let setup = Setup::base(&Power::ALL[..4]).expect("a table");
        let host = &house.players[&Power::Khorne];
        let powers: Vec<&str> = setup.powers().into_iter().map(Power::id).collect();
        let table = json!({ "powers": powers, "seats": { "khorne": "me" }, "pace": { "per_choice_s": 86_400 } });
        let table = host.post("/api/tables", &table).await.json();
        let table = table["id"].as_str().expect("a table").to_owned();
        for power in setup.powers().into_iter().skip(1) {
            let path = format!("/api/tables/{table}/seats/{power}");
            let sat = house.players[&power].ask("PUT", &path, Some(&json!({}))).await;
            assert_eq!(sat.status, 200, "{}", sat.body);
        }
        let mut sockets = Vec::new();
        for viewer in viewers(setup) {
            sockets.push((viewer, house.viewer(viewer).live(&table, None).await));
        }
        let started = host.post(&format!("/api/tables/{table}/start"), &json!({})).await;
        assert_eq!(started.status, 200, "{}", started.body);
        let (kept, _) = house.store.table(&table).await.expect("a store").expect("the table");
        let seed: Seed = kept.seed.parse().expect("a seed");
        let truth = vec![(World::begun(setup, &seed), Vec::new())];
        let random = Random::new(4);
        let counts = Counts::default();
        let mut game = Self { house, table, seed, truth, sockets, random, counts };
        game.listen().await;
        game
    }

    fn seq(&self) -> u64 {
        self.truth.len() as u64 - 1
    }

    /// Somebody chooses, and things happen around it; false when the game is over.
    async fn step(&mut self) -> bool {
        let (world, _) = self.truth.last().expect("it has begun");
        let Some(power) = asked(&world.game) else { return false };
        self.look_around(power).await;
        let player = self.house.players[&power].clone();
        let choice = self.pick(&player).await;
        let socket = self.sockets.iter_mut().find(|(viewer, _)| *viewer == Some(power));
        let message =
            json!({ "type": "choose", "id": "1", "seq": self.truth.len() - 1, "choice": choice });
        socket.expect("everyone is there").1.send(&message).await;
        let (mut world, _) = self.truth.last().expect("it has begun").clone();
        let before = world.clone();
        let (_, choice) = parse_choice(&choice, world.record.setup().cards()).expect("an option");
        let events = world.choose(power, choice, &self.seed);
        let is_over = asked(&world.game).is_none();
        self.truth.push((world, events));
        self.listen().await;
        if !is_over && self.random.below(15) == 0 {
            undo(self.house, &player, &self.table, self.seq()).await;
            self.truth.push((before, Vec::new()));
            self.counts.undos += 1;
            self.listen().await;
        }
        if self.random.below(15) == 0 {
            self.reconnect().await;
        }
        true
    }

    /// One of the options that the server offers a player.
    async fn pick(&mut self, player: &Client) -> String {
        let game = player.get(&format!("/api/tables/{}/game", self.table)).await.json();
        let options = game["ask"]["options"].as_array().expect("the one who is asked has options");
        let option = &options[self.random.below(options.len())];
        option["choice"].as_str().expect("an option is a choice").to_owned()
    }

    /// Everyone hears what there is to hear of the last step.
    async fn listen(&mut self) {
        let seq = self.seq();
        let mut heard = Vec::new();
        for (viewer, socket) in &mut self.sockets {
            for message in socket.until(seq).await {
                heard.push((*viewer, message));
            }
        }
        for (viewer, message) in heard {
            self.check(viewer, &serde_json::from_str(&message).expect("messages are JSON"));
        }
    }

    /// Somebody loses the connection, and fetches what was missed; perhaps more than that.
    async fn reconnect(&mut self) {
        let (at, seq) = (self.random.below(self.sockets.len()), self.seq());
        let after = (seq as usize).checked_sub(1 + self.random.below(30));
        let viewer = self.sockets[at].0;
        let client = self.house.viewer(viewer);
        let mut live = client.live(&self.table, after.map(|after| after as u64)).await;
        let messages = live.until(seq).await;
        self.sockets[at].1 = live;
        for message in messages {
            self.check(viewer, &serde_json::from_str(&message).expect("messages are JSON"));
        }
        self.counts.reconnects += 1;
    }

    /// Now and then somebody asks for more than the socket tells.
    async fn look_around(&mut self, asked: Power) {
        if self.random.below(12) > 0 {
            return;
        }
        let seq = self.seq();
        let table = self.table.clone();
        let path = |rest: &str| format!("/api/tables/{table}{rest}");
        let at = self.random.below(self.truth.len());
        let (steps, game) = (path("/steps"), path(&format!("/game?at={at}")));
        let (preview, hint) = (path("/preview"), path("/hint"));
        let viewers = viewers(self.truth[0].0.record.setup());
        let viewer = viewers[self.random.below(viewers.len())];
        let client = self.house.viewer(viewer).clone();
        for step in client.get(&steps).await.json()["steps"].as_array().expect("steps") {
            self.check(viewer, step);
        }
        self.check(viewer, &client.get(&game).await.json());
        let player = self.house.players[&asked].clone();
        let choice = self.pick(&player).await;
        let previewed = player.post(&preview, &json!({ "choice": choice })).await;
        assert_eq!(previewed.status, 200, "{}", previewed.body);
        self.check_now(Some(asked), &previewed.json(), seq);
        if self.counts.hints < 4 {
            let hint = player.post(&hint, &json!({})).await;
            assert_eq!(hint.status, 200, "{}", hint.body);
            self.check_now(Some(asked), &hint.json(), seq);
            self.counts.hints += 1;
        }
    }

    /// A message names no card that was hidden from its receiver after the step that it is about.
    fn check(&mut self, viewer: Option<Power>, message: &Value) {
        let seq = message["seq"].as_u64().unwrap_or_else(|| self.seq());
        self.check_now(viewer, message, seq);
    }

    fn check_now(&mut self, viewer: Option<Power>, message: &Value, seq: u64) {
        let (world, events) = &self.truth[seq as usize];
        let hidden = hidden_from(&world.game, viewer);
        let known = shown_by(events, viewer);
        let never = hidden.iter().filter(|card| !known.contains(*card)).copied().collect();
        let view = &message["view"];
        assert!(
            named(view, &hidden).is_none(),
            "{viewer:?} sees {:?}: {message}",
            named(view, &hidden)
        );
        assert!(
            named(message, &never).is_none(),
            "{viewer:?} is told of {:?}: {message}",
            named(message, &never)
        );
        if view.is_object() {
            assert_eq!(view["viewer"].as_str(), viewer.map(Power::id), "{message}");
            assert_own_hand(&world.game, viewer, view);
        }
        for event in message["events"].as_array().into_iter().flatten() {
            if event["type"] == "drew" && event["power"].as_str() != viewer.map(Power::id) {
                assert!(event["card"].is_null(), "{viewer:?} is told of a draw: {message}");
                self.counts.draws += 1;
            }
        }
        self.counts.messages += 1;
        self.counts.hidden += hidden.len();
    }
}

/// The hand in a view is the viewer's own.
fn assert_own_hand(game: &Game, viewer: Option<Power>, view: &Value) {
    let own: Vec<Value> = viewer
        .into_iter()
        .flat_map(|power| game.hand(power))
        .map(|(card, copies)| json!({ "card": card.info().id, "copies": copies }))
        .collect();
    assert_eq!(view["hand"], json!(own), "{viewer:?}");
}
