//! People who play one game after the other, each on a socket of his own.

use std::{convert::Infallible, sync::Arc};

use ruinous_client::{Live, Person, Server, Table, Trouble};
use ruinous_engine::{Power, Random};
use serde_json::{Map, Value, json};
use tokio::task::JoinSet;

use crate::meter::{Meter, UnderWay};

/// Some people and the Powers that they always play.
pub(crate) struct Circle {
    people: Vec<(Power, Person)>,
    meter: Arc<Meter>,
    seed: u64,
}

impl Circle {
    /// Three to five people, by the number of the circle.
    pub(crate) async fn gather(
        server: Server,
        number: usize,
        meter: Arc<Meter>,
    ) -> Result<Self, Trouble> {
        let powers = &Power::ALL[..3 + number % 3];
        let mut people = Vec::new();
        for &power in powers {
            people.push((power, server.visit(&format!("{power} {number}")).await?));
        }
        Ok(Self { people, meter, seed: number as u64 })
    }

    /// One game after the other, until there is trouble.
    pub(crate) async fn play_on(mut self) -> Result<Infallible, Trouble> {
        loop {
            self.seed = Random::new(self.seed).number();
            self.play_until(u64::MAX).await?;
        }
    }

    /// A game up to some step, or to its end.
    pub(crate) async fn play_until(&self, last: u64) -> Result<(), Trouble> {
        let table = self.set_up().await?;
        let _playing = self.meter.playing();
        let mut players = JoinSet::new();
        for (power, person) in &self.people {
            let random = Random::new(self.seed ^ *power as u64);
            let player = Player { meter: self.meter.clone(), random, last };
            players.spawn(player.play(table.seen_by(person)));
        }
        while let Some(done) = players.join_next().await {
            done.map_err(|error| Trouble::Lost(error.to_string()))??;
        }
        Ok(())
    }

    /// A table at which all have sat down and the game has begun.
    async fn set_up(&self) -> Result<Table, Trouble> {
        let [(first, creator), others @ ..] = &self.people[..] else {
            return Err(Trouble::Lost("there is nobody in the circle".to_owned()));
        };
        let seat = |power: &Power| {
            let whose = if power == first { "me" } else { "open" };
            (power.to_string(), Value::from(whose))
        };
        let seats: Map<String, Value> = self.people.iter().map(|(power, _)| seat(power)).collect();
        let powers: Vec<&String> = seats.keys().collect();
        let table = creator.create_table(&json!({ "powers": powers, "seats": seats })).await?;
        for (power, person) in others {
            table.seen_by(person).sit(&power.to_string(), None).await?;
        }
        table.start().await?;
        Ok(table)
    }
}

/// Somebody who answers at random as soon as he is asked.
struct Player {
    meter: Arc<Meter>,
    random: Random,
    /// He leaves after this step.
    last: u64,
}

impl Player {
    /// Plays until the game is over or far enough.
    async fn play(mut self, table: Table) -> Result<(), Trouble> {
        let meter = self.meter.clone();
        let mut live = table.live(None).await?;
        let mut sent: Option<(u64, UnderWay)> = None;
        let mut next: Option<(u64, String)> = None;
        let mut done = false;
        loop {
            // One at a time: who waits for room to send must not hold any.
            if sent.is_none() {
                if done {
                    return Ok(());
                }
                if let Some((seq, choice)) = next.take() {
                    sent = Some((seq, send(&mut live, &meter, seq, &choice).await?));
                }
            }
            let Some(message) = live.next().await? else {
                return Err(Trouble::Lost("the server has closed a socket".to_owned()));
            };
            if let Some((seq, choices)) = message.glance() {
                done = seq >= self.last;
                let choice = choices.get(self.random.below(choices.len()));
                next = choice.map(|choice| (seq, (*choice).to_owned()));
                continue;
            }
            let heard = message.read()?;
            match &*heard.kind {
                "accepted" => {
                    if let Some((_, choice)) = sent.take_if(|(seq, _)| heard.id == Some(*seq)) {
                        meter.answered(choice);
                    }
                }
                "refused" => {
                    let status = heard.status.unwrap_or_default();
                    return Err(Trouble::Refused { status, problem: message.json()? });
                }
                "state" | "step" => done = heard.is_over(),
                _ => {}
            }
        }
    }
}

/// Sends a choice as soon as there is room for one. Its id is the step that it answers.
async fn send<'a>(
    live: &mut Live,
    meter: &'a Meter,
    seq: u64,
    choice: &str,
) -> Result<UnderWay<'a>, Trouble> {
    let under_way = meter.next().await;
    live.choose(seq, seq, choice).await?;
    Ok(under_way)
}
