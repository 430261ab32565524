//! Two games that a viewer cannot tell apart send him the same bytes, whatever he asks for and whatever
//! happens, at every kind of table.

use ruinous_engine::{Choice, Event, Power, Random, notation::choice_line};
use ruinous_server::fair::Seed;
use serde_json::json;

use crate::{
    client::{Client, Live},
    house::House,
    look::{Transcript, look_around},
    worlds::{World, asked, seed, tables, viewers},
};

/// At how many moments of each game everyone looks: `RUINOUS_MOMENTS`, or one.
fn moments() -> usize {
    std::env::var("RUINOUS_MOMENTS").ok().and_then(|text| text.parse().ok()).unwrap_or(1)
}

/// How many options are previewed at a moment: all of them in long runs.
fn options() -> usize {
    if moments() > 4 { usize::MAX } else { 6 }
}

/// How many steps are then played on.
const STEPS: usize = 6;

#[tokio::test(flavor = "multi_thread", worker_threads = 2)]
async fn two_worlds_that_a_viewer_cannot_tell_apart_send_the_same_bytes() {
    let mut house = House::open("two-worlds").await;
    let mut random = Random::new(17);
    let (mut pairs, mut answers, mut steps) = (0, 0, 0);
    for (number, setup) in tables().into_iter().enumerate() {
        let seed = seed(&mut random);
        let whole = World::played(setup, &seed, &mut random);
        let length = whole.steps().len();
        for (nth, viewer) in (0..moments()).flat_map(|_| viewers(setup)).enumerate() {
            // Everyone looks at another moment, and no two tables at the same.
            let at = (length * (nth * 7 + number * 3 + 1) / 29) % (length - 1);
            let one = whole.after(at);
            let Some(two) = one.other(viewer, &mut random) else { continue };
            let mut pair = Pair::new(&mut house, viewer, [one, two], seed.clone(), pairs).await;
            let what = format!("{viewer:?} after step {at} of {setup:?}");
            answers += pair.looks_alike(&house, &what).await;
            steps += pair.plays_on_alike(&house, &mut random, &what).await;
            pairs += 1;
        }
    }
    house.close().await;
    eprintln!("{pairs} pairs of worlds, {answers} answers, {steps} steps");
    assert!(pairs > 80, "hardly any worlds differ: {pairs}");
    assert!(answers > 5_000 && steps > 200, "hardly anything was compared: {answers} {steps}");
}

#[tokio::test(flavor = "multi_thread", worker_threads = 2)]
async fn whoever_may_know_the_difference_is_sent_it() {
    let mut house = House::open("canary").await;
    let (mut random, mut seen) = (Random::new(18), 0);
    let setup = tables()[5];
    let seed = seed(&mut random);
    let whole = World::played(setup, &seed, &mut random);
    for (number, at) in (0..6).map(|nth| (nth, whole.steps().len() * (nth + 1) / 8)) {
        let one = whole.after(at);
        let Some(two) = one.other(None, &mut random) else { continue };
        let differing = setup
            .powers()
            .into_iter()
            .find(|power| one.game.view(Some(*power)) != two.game.view(Some(*power)));
        let Some(power) = differing else { continue };
        let pair = Pair::new(&mut house, None, [one, two], seed.clone(), number).await;
        let [one, two] = pair.transcripts(&house, Some(power)).await;
        let difference = one.difference(&two).expect("a hand of one's own is sent");
        assert!(difference.contains("GET /game"), "{difference}");
        seen += 1;
    }
    house.close().await;
    assert!(seen > 3, "the worlds hardly ever differ: {seen}");
}

/// Two worlds at two tables of a server.
struct Pair {
    viewer: Option<Power>,
    worlds: [World; 2],
    tables: [String; 2],
    seed: Seed,
}

impl Pair {
    async fn new(
        house: &mut House,
        viewer: Option<Power>,
        worlds: [World; 2],
        seed: Seed,
        number: usize,
    ) -> Self {
        let tables = [2 * number, 2 * number + 1].map(|number| format!("{:024x}", number + 1));
        house.later();
        for (table, world) in tables.iter().zip(&worlds) {
            house.add(table, world, &seed).await;
        }
        Self { viewer, worlds, tables, seed }
    }

    fn seq(&self) -> u64 {
        self.worlds[0].steps().len() as u64 - 1
    }

    /// What everything that he can ask for answers somebody, in both worlds.
    async fn transcripts(&self, house: &House, viewer: Option<Power>) -> [Transcript; 2] {
        let client = house.viewer(viewer);
        let views = self.worlds.each_ref().map(|world| world.game.view(viewer));
        let one = look_around(client, &self.tables[0], &views[0], self.seq(), options()).await;
        let two = look_around(client, &self.tables[1], &views[1], self.seq(), options()).await;
        [one, two]
    }

    /// Asks for everything, and tells how much that was.
    async fn looks_alike(&self, house: &House, what: &str) -> usize {
        let [mut one, mut two] = self.transcripts(house, self.viewer).await;
        if self.viewer.is_none() {
            for (table, told) in self.tables.iter().zip([&mut one, &mut two]) {
                let game = house.stranger().get(&format!("/api/tables/{table}/game")).await;
                told.note("GET /game of a stranger", &game.bytes);
            }
        }
        self.assert_same(&one, &two, what);
        one.len()
    }

    /// Plays on in both worlds, with the viewer at the other end of a socket: choices, and undoing
    /// them. Tells how many steps were compared.
    async fn plays_on_alike(&mut self, house: &House, random: &mut Random, what: &str) -> usize {
        let client = house.viewer(self.viewer);
        let mut told = self.tables.each_ref().map(|table| Transcript::of(table));
        let mut sockets: Vec<Live> = Vec::new();
        // The others listen too: what several are told alike is made once for all of them.
        let mut others: Vec<Live> = Vec::new();
        for table in &self.tables {
            for power in self.worlds[0].game.board().powers() {
                others.push(house.players[&power].live(table, None).await);
            }
            sockets.push(client.live(table, None).await);
        }
        let (mut seq, began) = (self.seq(), self.seq());
        self.listen(&mut sockets, &mut told, seq).await;
        for _ in 0..STEPS {
            let before = self.worlds.clone();
            let Some((power, choice)) = self.choose(random) else { break };
            let body = json!({ "seq": seq, "choice": choice_line(power, choice) });
            self.send(house, power, "choices", &body, &mut told).await;
            seq += 1;
            self.listen(&mut sockets, &mut told, seq).await;
            let is_over = asked(&self.worlds[0].game).is_none();
            if !is_over && random.below(3) == 0 {
                let mover = &house.players[&power];
                for table in &self.tables {
                    undo(house, mover, table, seq).await;
                }
                seq += 1;
                self.listen(&mut sockets, &mut told, seq).await;
                self.worlds = before;
            }
        }
        // Whoever lost the connection is told the same of all that.
        for (table, told) in self.tables.iter().zip(&mut told) {
            let mut live = client.live(table, Some(began)).await;
            if seq > began {
                live.until(seq).await.iter().for_each(|message| told.note("again", message));
            }
            told.note("steps", &client.get(&format!("/api/tables/{table}/steps")).await.bytes);
        }
        drop(others);
        self.assert_same(&told[0], &told[1], what);
        (seq - began) as usize
    }

    /// Makes a choice that can be made in both worlds, and that tells the viewer nothing by which he
    /// could tell them apart. Nothing is found if the game is over, or if there is none.
    fn choose(&mut self, random: &mut Random) -> Option<(Power, Choice)> {
        let power = asked(&self.worlds[0].game)?;
        let [one, two] = self.worlds.each_ref().map(|world| world.game.options());
        let both: Vec<Choice> = one.iter().filter(|choice| two.contains(choice)).copied().collect();
        for _ in 0..5 {
            let choice = random.pick(&both)?;
            let mut worlds = self.worlds.clone();
            let seen = worlds.each_mut().map(|world| -> Vec<Event> {
                let events = world.choose(power, choice, &self.seed);
                events.iter().map(|event| event.as_seen_by(self.viewer)).collect()
            });
            // A hand that must be discarded whole becomes known, and so may a card lost at random.
            if seen[0] == seen[1] {
                self.worlds = worlds;
                return Some((power, choice));
            }
        }
        None
    }

    async fn send(
        &self,
        house: &House,
        power: Power,
        rest: &str,
        body: &serde_json::Value,
        told: &mut [Transcript; 2],
    ) {
        for (table, told) in self.tables.iter().zip(told) {
            let answer =
                house.players[&power].post(&format!("/api/tables/{table}/{rest}"), body).await;
            assert_eq!(answer.status, 200, "{body}: {}", answer.body);
            if Some(power) == self.viewer {
                told.note(rest, &answer.bytes);
            }
        }
    }

    /// Neither of the worlds tells from what they were made: all others' cards follow from the seed.
    fn assert_same(&self, one: &Transcript, two: &Transcript, what: &str) {
        if let Some(difference) = one.difference(two) {
            panic!("{what}: the worlds can be told apart by {difference}");
        }
        assert!(!one.says(&self.seed.to_string()), "{what}: the seed is shown");
    }

    async fn listen(&self, sockets: &mut [Live], told: &mut [Transcript; 2], seq: u64) {
        for (socket, told) in sockets.iter_mut().zip(told) {
            socket.until(seq).await.iter().for_each(|message| told.note("live", message));
        }
    }
}

/// Takes a choice back, with everyone's consent if that is needed.
pub async fn undo(house: &House, mover: &Client, table: &str, seq: u64) {
    let path = format!("/api/tables/{table}/undo");
    let answer = mover.post(&path, &json!({ "seq": seq })).await;
    assert!(matches!(answer.status, 200 | 202), "undo: {}", answer.body);
    if answer.status == 202 {
        for player in house.players.values().filter(|player| player.id != mover.id) {
            // Whoever has no seat, or comes when all have agreed, is told so.
            player.post(&format!("{path}/answer"), &json!({ "agree": true })).await;
        }
    }
}
