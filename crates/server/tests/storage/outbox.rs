//! The outbox: each message once, claimed by one server.

use std::collections::HashSet;

use ruinous_server::store::Notice;

use crate::place::{everywhere, with_people};

fn notice(id: &str, seq: i64, due: i64) -> Notice {
    Notice {
        id: id.to_owned(),
        person: "ann".to_owned(),
        channel: "webhook".to_owned(),
        table_id: "t".to_owned(),
        seq,
        body: "{}".to_owned(),
        due,
        state: "waiting".to_owned(),
        ..Notice::default()
    }
}

#[tokio::test]
async fn one_message_for_each_turn_and_channel() {
    everywhere("notice_once", async |place| {
        let store = with_people(place).await;
        assert!(store.add_notice(&notice("a", 3, 10)).await.unwrap());
        assert!(!store.add_notice(&notice("b", 3, 10)).await.unwrap(), "the same turn again");
        let mail = Notice { channel: "email".to_owned(), ..notice("c", 3, 10) };
        assert!(store.add_notice(&mail).await.unwrap(), "another channel");
        assert!(store.add_notice(&notice("d", 4, 10)).await.unwrap(), "another turn");
    })
    .await;
}

#[tokio::test]
async fn a_message_is_claimed_put_off_and_finished() {
    everywhere("notice_claim", async |place| {
        let store = with_people(place).await;
        store.add_notice(&notice("a", 3, 10)).await.unwrap();
        store.add_notice(&notice("later", 4, 1000)).await.unwrap();
        assert_eq!(store.due_notices(9, 100, 5).await.unwrap(), [], "nothing is due yet");
        assert_eq!(
            store.due_notices(10, 100, 5).await.unwrap(),
            [Notice { due: 100, ..notice("a", 3, 10) }]
        );
        assert_eq!(store.due_notices(50, 100, 5).await.unwrap(), [], "it is claimed");
        assert_eq!(
            store.due_notices(100, 200, 5).await.unwrap().len(),
            1,
            "whoever claimed it must have died"
        );

        store.retry_notice("a", 1, 300, "503").await.unwrap();
        assert_eq!(store.due_notices(299, 400, 5).await.unwrap(), []);
        let again = store.due_notices(300, 400, 5).await.unwrap();
        assert_eq!(
            again,
            [Notice { due: 400, tries: 1, said: Some("503".to_owned()), ..notice("a", 3, 10) }]
        );
        store.finish_notice("a", "sent", None).await.unwrap();
        assert_eq!(store.due_notices(999, 9999, 5).await.unwrap(), [], "sent is sent");
        assert!(!store.add_notice(&notice("again", 3, 10)).await.unwrap(), "and is not said twice");
    })
    .await;
}

#[tokio::test(flavor = "multi_thread")]
async fn two_servers_never_send_the_same_message() {
    everywhere("notice_two", async |place| {
        let store = with_people(place).await;
        for seq in 0..60 {
            store.add_notice(&notice(&format!("n{seq:02}"), seq, 10)).await.unwrap();
        }
        let claims: Vec<_> = [store, place.open().await]
            .into_iter()
            .map(|store| {
                tokio::spawn(async move {
                    let mut mine = Vec::new();
                    loop {
                        let claimed = store.due_notices(10, 1000, 4).await.unwrap();
                        if claimed.is_empty() {
                            return mine;
                        }
                        mine.extend(claimed.into_iter().map(|notice| notice.id));
                    }
                })
            })
            .collect();
        let mut all = Vec::new();
        for mine in claims {
            all.extend(mine.await.unwrap());
        }
        let different: HashSet<&String> = all.iter().collect();
        assert_eq!(different.len(), all.len(), "a message was claimed twice");
        // Two that want the same messages at once may both come away empty; the next round gets the rest.
        let rest = place.open().await.due_notices(10, 1000, 100).await.unwrap().len();
        assert_eq!(all.len() + rest, 60);
    })
    .await;
}
