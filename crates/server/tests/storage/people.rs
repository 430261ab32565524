//! People, sessions, and what people say.

use ruinous_server::store::{Line, Person, PersonChange, Vote};

use crate::place::{everywhere, person, table, with_people};

#[tokio::test]
async fn people_are_known_by_id_login_and_session() {
    everywhere("people_known", async |place| {
        let store = place.open().await;
        let mut ann = Person {
            language: Some("de".to_owned()),
            login: Some("ann".to_owned()),
            password: Some("$argon2id$…".to_owned()),
            webhook: Some("https://example.org/hook".to_owned()),
            email: Some("ann@example.org".to_owned()),
            ..person("ann")
        };
        store.add_person(&ann, "session of ann").await.unwrap();
        store.add_person(&person("bob"), "session of bob").await.unwrap();
        assert_eq!(store.person("ann").await.unwrap(), Some(ann.clone()));
        assert_eq!(
            store.person("bob").await.unwrap(),
            Some(person("bob")),
            "all that is optional stays away"
        );
        assert_eq!(store.person_by_login("ann").await.unwrap(), Some(ann.clone()));
        assert_eq!(store.person_by_login("bob").await.unwrap(), None);

        assert!(store.add_session("5e55", &ann, 7).await.unwrap());
        assert_eq!(store.person_by_session("5e55").await.unwrap(), Some(ann.clone()));
        let change = PersonChange {
            name: Some("Änne 🐀".to_owned()),
            webhook: Some(None),
            ..PersonChange::default()
        };
        let changed = store.change_person("ann", &change).await.unwrap();
        ann.name = "Änne 🐀".to_owned();
        ann.webhook = None;
        assert_eq!(changed, Some(ann.clone()), "what is not named stays as it is");
        let nothing = PersonChange::default();
        assert_eq!(store.change_person("ann", &nothing).await.unwrap(), Some(ann.clone()));
        assert_eq!(store.change_person("nobody", &change).await.unwrap(), None);
        ann.login = Some("änne".to_owned());
        ann.password = Some("$argon2id$other".to_owned());
        let changed = store.set_login("ann", "änne", "$argon2id$other", "5e55").await.unwrap();
        assert_eq!(changed, Some(ann.clone()));
        assert_eq!(store.person_by_session("5e55").await.unwrap(), Some(ann));
        store.drop_session("5e55").await.unwrap();
        assert_eq!(store.person_by_session("5e55").await.unwrap(), None);
    })
    .await;
}

#[tokio::test]
async fn a_login_is_one_persons() {
    everywhere("login_once", async |place| {
        let store = place.open().await;
        let ann = Person { login: Some("ann".to_owned()), ..person("ann") };
        store.add_person(&ann, "session of ann").await.unwrap();
        let thief = Person { login: Some("ann".to_owned()), ..person("thief") };
        assert!(store.add_person(&thief, "session of thief").await.unwrap_err().is_duplicate());
        store.add_person(&person("thief"), "session of thief").await.unwrap();
        assert!(
            store
                .set_login("thief", "ann", "$argon2id$…", "session of thief")
                .await
                .unwrap_err()
                .is_duplicate()
        );
        assert_eq!(store.person_by_login("ann").await.unwrap(), Some(ann));
    })
    .await;
}

#[tokio::test]
async fn a_person_comes_with_a_session_or_not_at_all() {
    everywhere("person_session", async |place| {
        let store = place.open().await;
        store.add_person(&person("ann"), "5e55").await.unwrap();
        assert_eq!(store.person_by_session("5e55").await.unwrap(), Some(person("ann")));
        assert!(store.add_person(&person("bob"), "5e55").await.unwrap_err().is_duplicate());
        assert_eq!(store.person("bob").await.unwrap(), None);
    })
    .await;
}

#[tokio::test]
async fn a_new_password_ends_all_other_sessions() {
    everywhere("new_password", async |place| {
        let store = with_people(place).await;
        let is_known =
            async |session: &str| store.person_by_session(session).await.unwrap().is_some();
        assert!(store.add_session("phone", &person("ann"), 2).await.unwrap());
        let first = store.set_login("ann", "ann", "first", "session of ann").await.unwrap();
        assert!(is_known("phone").await, "nobody came in by a password yet");

        store.set_login("ann", "ann", "second", "session of ann").await.unwrap();
        assert!(is_known("session of ann").await && is_known("session of bob").await);
        assert!(!is_known("phone").await);
        let late = store.add_session("late", &first.unwrap(), 3).await.unwrap();
        assert!(!late && !is_known("late").await, "the first password was checked too early");
        store.add_session("tablet", &store.person("ann").await.unwrap().unwrap(), 4).await.unwrap();
        let taken = store.set_login("bob", "ann", "third", "session of bob").await;
        assert!(taken.unwrap_err().is_duplicate() && is_known("tablet").await);
    })
    .await;
}

#[tokio::test]
async fn a_session_needs_its_person() {
    everywhere("session_person", async |place| {
        let store = place.open().await;
        assert!(!store.add_session("5e55", &person("nobody"), 7).await.unwrap());
        assert_eq!(store.person_by_session("5e55").await.unwrap(), None);
    })
    .await;
}

#[tokio::test(flavor = "multi_thread")]
async fn lines_of_the_chat_are_numbered_without_gaps() {
    everywhere("chat_numbers", async |place| {
        let store = with_people(place).await;
        store.add_table(&table("t"), &[], &[]).await.unwrap();
        store.add_table(&table("other"), &[], &[]).await.unwrap();
        let line = |table: &str, text: String| Line {
            table_id: table.to_owned(),
            person: "ann".to_owned(),
            name: "Ann".to_owned(),
            text,
            at: 5,
            number: 0,
        };
        let second = place.open().await;
        let said: Vec<_> = (0..20)
            .map(|nth| {
                let (store, line) = (
                    if nth % 2 == 0 { &store } else { &second }.clone(),
                    line("t", nth.to_string()),
                );
                tokio::spawn(async move { store.say(&line).await.unwrap() })
            })
            .collect();
        let mut numbers = Vec::new();
        for number in said {
            numbers.push(number.await.unwrap());
        }
        numbers.sort();
        assert_eq!(numbers, (1..=20).collect::<Vec<_>>());
        assert_eq!(
            store.say(&line("other", "hello".to_owned())).await.unwrap(),
            1,
            "each table counts for itself"
        );

        let lines = store.chat("t", 17, 2).await.unwrap();
        assert_eq!(lines.iter().map(|line| line.number).collect::<Vec<_>>(), [18, 19]);
        let lines = store.chat("other", 0, 10).await.unwrap();
        assert_eq!(lines, [Line { number: 1, ..line("other", "hello".to_owned()) }]);
    })
    .await;
}

#[tokio::test]
async fn notes_are_each_persons_own() {
    everywhere("notes_own", async |place| {
        let store = with_people(place).await;
        store.add_table(&table("t"), &[], &[]).await.unwrap();
        store.set_note("t", "ann", "watch Kislev").await.unwrap();
        store.set_note("t", "ann", "watch Bretonnia").await.unwrap();
        assert_eq!(store.note("t", "ann").await.unwrap().as_deref(), Some("watch Bretonnia"));
        assert_eq!(store.note("t", "bob").await.unwrap(), None);
    })
    .await;
}

#[tokio::test]
async fn a_voters_last_word_counts() {
    everywhere("votes_last", async |place| {
        let store = with_people(place).await;
        store.add_table(&table("t"), &[], &[]).await.unwrap();
        let vote = |voter: &str, agree| Vote {
            table_id: "t".to_owned(),
            motion: "undo".to_owned(),
            power: "khorne".to_owned(),
            seq: 4,
            voter: voter.to_owned(),
            agree,
        };
        store.vote(&vote("bob", false)).await.unwrap();
        store.vote(&vote("ann", true)).await.unwrap();
        store.vote(&vote("bob", true)).await.unwrap();
        store.vote(&Vote { seq: 5, ..vote("cat", true) }).await.unwrap();
        assert_eq!(
            store.votes("t", "undo", "khorne", 4).await.unwrap(),
            [vote("ann", true), vote("bob", true)]
        );
        store.clear_votes("t", "undo", "nurgle").await.unwrap();
        assert_eq!(
            store.votes("t", "undo", "khorne", 5).await.unwrap().len(),
            1,
            "another Power's are cleared"
        );
        store.clear_votes("t", "undo", "khorne").await.unwrap();
        assert_eq!(store.votes("t", "undo", "khorne", 4).await.unwrap(), []);
    })
    .await;
}
