//! From one file to PostgreSQL and back: a game goes on wherever its database is copied to.

use ruinous_engine::notation::Record;
use ruinous_server::{fair::Seed, store};
use serde_json::json;

use crate::{
    client::text,
    host::{Host, Three, at, everywhere},
};

#[tokio::test(flavor = "multi_thread")]
async fn a_game_goes_on_in_a_copy_of_its_database() {
    everywhere("grow", async |place| {
        let file = |name: &str| format!("sqlite:{}", place.folder().join(name).display());
        let urls = [file("first.db"), place.url.clone(), file("last.db")];
        let on = async |url: &str| Host::with(place, |with| with.database = url.to_owned()).await;
        let mut host = on(&urls[0]).await;
        let mut table = Three::begin(&host, json!({})).await;
        let announced = text(&table.people[0].table(&table.id).await["seed_hash"]);
        for pair in urls.windows(2) {
            for _ in 0..5 {
                table.step().await;
            }
            let steps = table.people[1].steps(&table.id, 0).await;
            host.stop().await;
            store::copy(&pair[0], &pair[1]).await.expect("it is copied");
            host = on(&pair[1]).await;
            table.people = table.people.map(|person| person.at(host.address));
            assert_eq!(table.people[1].steps(&table.id, 0).await, steps);
        }
        table.step().await;
        let id = &table.id;
        for (person, power) in table.people.iter().zip(crate::host::THREE) {
            person.get_up(id, power).await.with(200);
        }
        let over = table.people[0].table_when(id, |table| table["state"] == "over").await;
        let seed: Seed = text(&over["seed"]).parse().expect("a seed");
        assert_eq!(seed.hash(), announced);
        let record = table.people[0].ask(&at(id, "/record")).await.text;
        let record = Record::read(&record).expect("a record");
        record.prove(&mut seed.chance()).expect("every die and draw follows from the seed");
    })
    .await;
}
