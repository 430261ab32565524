//! Tables and seats.

use ruinous_server::store::{Begin, Line, ListQuery, Seat, Store, Table};

use crate::place::{entry, everywhere, running, seat, table, with_people};

fn at(table: &str, seat: Seat) -> Seat {
    Seat { table_id: table.to_owned(), ..seat }
}

#[tokio::test]
async fn a_table_comes_back_as_it_was_made() {
    everywhere("table_back", async |place| {
        let store = with_people(place).await;
        let made = Table {
            state: "running".to_owned(),
            created: 5,
            agreement: r#"{"cards":"base"}"#.to_owned(),
            listed: false,
            seed: "ab".to_owned(),
            seed_hash: "cd".to_owned(),
            seq: 1,
            asked: Some("khorne".to_owned()),
            due: Some(99),
            changed: 6,
            result: Some("{}".to_owned()),
            reason: Some("why".to_owned()),
            follows: Some("before".to_owned()),
            ..table("t")
        };
        let nurgle = Seat { bot: Some("daemon".to_owned()), ..seat("nurgle", None) };
        let seats = [seat("khorne", Some("ann")), nurgle];
        store.add_table(&made, &seats, &[entry("t", 0), entry("t", 1)]).await.unwrap();
        let seats = seats.map(|seat| at("t", seat)).to_vec();
        assert_eq!(store.table("t").await.unwrap(), Some((made, seats)));
        assert_eq!(store.entries("t", -1).await.unwrap(), [entry("t", 0), entry("t", 1)]);
        assert_eq!(store.table("u").await.unwrap(), None);
    })
    .await;
}

#[tokio::test]
async fn a_table_is_made_wholly_or_not_at_all() {
    everywhere("table_whole", async |place| {
        let store = with_people(place).await;
        let twice = [seat("khorne", Some("ann")), seat("khorne", None)];
        assert!(store.add_table(&table("t"), &twice, &[]).await.is_err());
        assert_eq!(store.table("t").await.unwrap(), None);
        store.add_table(&table("t"), &[], &[]).await.unwrap();
        assert!(store.add_table(&table("t"), &[], &[]).await.unwrap_err().is_duplicate());
    })
    .await;
}

async fn listed(store: &Store, query: ListQuery<'_>) -> Vec<String> {
    let list = store.list(ListQuery { limit: 10, ..query }).await.unwrap();
    list.into_iter().map(|(table, _)| table.id).collect()
}

#[tokio::test(flavor = "multi_thread")]
async fn nobody_sets_up_more_tables_than_he_may() {
    everywhere("table_number", async |place| {
        const MOST: usize = 5;
        let (one, two) = (with_people(place).await, place.open().await);
        let tries: Vec<_> = (0..20)
            .map(|number| {
                let store = if number % 2 == 0 { &one } else { &two }.clone();
                tokio::spawn(async move {
                    let table = table(&format!("t{number}"));
                    store.add_table_below(MOST, &table, &[seat("khorne", None)]).await.unwrap()
                })
            })
            .collect();
        let mut added = 0;
        for tried in tries {
            added += usize::from(tried.await.unwrap());
        }
        assert_eq!(added, MOST);
        let other = Table { creator: "bob".to_owned(), ..table("other") };
        assert!(one.add_table_below(MOST, &other, &[]).await.unwrap(), "each counts for himself");
        let own = one.list(ListQuery { mine: Some("ann"), limit: 50, ..ListQuery::default() });
        let own = own.await.unwrap();
        assert_eq!(own.len(), MOST);
        assert!(one.forget_table(&own[0].0.id).await.unwrap());
        assert!(two.add_table_below(MOST, &table("again"), &[]).await.unwrap());
    })
    .await;
}

#[tokio::test]
async fn lists_show_what_is_asked_for_newest_first() {
    everywhere("table_list", async |place| {
        let store = with_people(place).await;
        for (id, state, hidden, created) in [
            ("a", "open", false, 1),
            ("b", "running", false, 3),
            ("c", "open", true, 2),
            ("d", "open", false, 3),
        ] {
            let creator = if id == "c" { "cat" } else { "ann" }.to_owned();
            let table =
                Table { state: state.to_owned(), listed: !hidden, created, creator, ..table(id) };
            let bob = (id == "c" || id == "d").then_some("bob");
            store
                .add_table(&table, &[seat("khorne", bob), seat("nurgle", None)], &[])
                .await
                .unwrap();
        }
        let all = ListQuery::default;
        assert_eq!(listed(&store, all()).await, ["d", "b", "a"]);
        assert_eq!(listed(&store, ListQuery { state: Some("open"), ..all() }).await, ["d", "a"]);
        assert_eq!(listed(&store, ListQuery { mine: Some("bob"), ..all() }).await, ["d", "c"]);
        assert_eq!(listed(&store, ListQuery { mine: Some("cat"), ..all() }).await, ["c"]);
        assert_eq!(
            listed(&store, ListQuery { mine: Some("bob"), listed_only: true, ..all() }).await,
            ["d"]
        );
        assert_eq!(listed(&store, ListQuery { before: Some((3, "d")), ..all() }).await, ["b", "a"]);
        assert_eq!(listed(&store, ListQuery { before: Some((3, "b")), ..all() }).await, ["a"]);
        let first = store.list(ListQuery { limit: 1, ..all() }).await.unwrap();
        assert_eq!(
            first[0].1,
            [at("d", seat("khorne", Some("bob"))), at("d", seat("nurgle", None))]
        );
        assert_eq!(first.len(), 1);
        assert_eq!(store.unfinished().await.unwrap(), ["b"]);
    })
    .await;
}

#[tokio::test]
async fn what_is_due_is_found_the_longest_due_first() {
    everywhere("table_due", async |place| {
        let store = with_people(place).await;
        for id in ["a", "b", "c", "never"] {
            running(&store, id).await;
        }
        for (id, due) in [("a", 30), ("b", 10), ("c", 20)] {
            store.set_due(id, 0, Some(due)).await.unwrap();
        }
        assert_eq!(store.due(20, 10).await.unwrap(), ["b", "c"]);
        assert_eq!(store.due(99, 1).await.unwrap(), ["b"]);
        store.set_due("b", 7, None).await.unwrap();
        assert_eq!(store.due(10, 10).await.unwrap(), ["b"], "the journal does not end with 7");
        store.set_due("b", 0, None).await.unwrap();
        store.set_aside("c", "the rules have changed", 50).await.unwrap();
        assert_eq!(store.due(99, 10).await.unwrap(), ["a"]);
        let (aside, _) = store.table("c").await.unwrap().unwrap();
        assert_eq!(
            (&*aside.state, aside.reason.as_deref()),
            ("aside", Some("the rules have changed"))
        );
    })
    .await;
}

fn begin<'a>(seats: &'a [Seat], entry: &'a ruinous_server::store::Entry) -> Begin<'a> {
    Begin { table: "t", seats, entry, asked: Some("khorne"), due: Some(77) }
}

#[tokio::test(flavor = "multi_thread")]
async fn a_table_begins_exactly_once() {
    everywhere("begin_once", async |place| {
        let (one, two) = (with_people(place).await, place.open().await);
        one.add_table(
            &table("t"),
            &[seat("khorne", Some("ann")), seat("nurgle", Some("bob"))],
            &[],
        )
        .await
        .unwrap();
        let dealt = [seat("khorne", Some("bob")), seat("nurgle", Some("ann"))];
        let first = entry("t", 0);
        let (a, b) =
            tokio::join!(one.begin(begin(&dealt, &first)), two.begin(begin(&dealt, &first)));
        assert_eq!(u8::from(a.unwrap()) + u8::from(b.unwrap()), 1);
        let (table, seats) = one.table("t").await.unwrap().unwrap();
        assert_eq!((&*table.state, table.seq), ("running", 0));
        assert_eq!(
            (table.asked.as_deref(), table.due, table.changed),
            (Some("khorne"), Some(77), 1000)
        );
        assert_eq!(seats, dealt.map(|seat| at("t", seat)));
        assert_eq!(one.entries("t", -1).await.unwrap(), [first]);
    })
    .await;
}

#[tokio::test]
async fn nobody_who_has_just_sat_down_is_dealt_out() {
    everywhere("begin_people", async |place| {
        let store = with_people(place).await;
        let seats = [seat("khorne", Some("ann")), seat("nurgle", None)];
        store.add_table(&table("t"), &seats, &[]).await.unwrap();
        assert!(store.sit("t", "nurgle", "bob", None, 5).await.unwrap());
        assert!(!store.begin(begin(&seats, &entry("t", 0))).await.unwrap());
        let (table, seats) = store.table("t").await.unwrap().unwrap();
        assert_eq!(table.state, "open");
        assert_eq!(seats[1].person.as_deref(), Some("bob"));
        assert_eq!(store.entries("t", -1).await.unwrap(), []);
    })
    .await;
}

#[tokio::test(flavor = "multi_thread")]
async fn an_open_seat_is_taken_by_one() {
    everywhere("sit_once", async |place| {
        let (one, two) = (with_people(place).await, place.open().await);
        let bot = Seat { bot: Some("warrior".to_owned()), ..seat("tzeentch", None) };
        let invited = Seat { invite_number: 1, ..seat("slaanesh", None) };
        one.add_table(
            &table("t"),
            &[seat("khorne", None), seat("nurgle", None), bot, invited],
            &[],
        )
        .await
        .unwrap();
        let (a, b) = tokio::join!(
            one.sit("t", "khorne", "ann", None, 5),
            two.sit("t", "khorne", "bob", None, 6)
        );
        let (a, b) = (a.unwrap(), b.unwrap());
        assert_ne!(a, b, "exactly one sits");
        let (quick, slow) = if a { ("ann", "bob") } else { ("bob", "ann") };
        assert!(!one.sit("t", "nurgle", quick, None, 7).await.unwrap(), "one seat is enough");
        assert!(!one.sit("t", "tzeentch", slow, None, 7).await.unwrap(), "a bot sits there");
        assert!(
            !one.sit("t", "slaanesh", slow, Some(0), 7).await.unwrap(),
            "an invitation that was called back"
        );
        assert!(!one.sit("t", "horned-rat", slow, None, 7).await.unwrap(), "there is no such seat");
        assert!(!one.sit("u", "khorne", slow, None, 7).await.unwrap(), "there is no such table");
        assert!(one.table("t").await.unwrap().unwrap().0.changed < 7, "nothing has changed");
        assert!(one.sit("t", "slaanesh", slow, Some(1), 8).await.unwrap());
        assert_eq!(one.table("t").await.unwrap().unwrap().0.changed, 8);

        assert!(!one.stand_up("t", "khorne", slow, 9).await.unwrap(), "that is another's seat");
        assert!(one.stand_up("t", "khorne", quick, 9).await.unwrap());
        assert!(one.sit("t", "khorne", "cat", None, 9).await.unwrap());
        one.set_aside("t", "closed", 10).await.unwrap();
        assert!(
            !one.sit("t", "nurgle", quick, None, 11).await.unwrap(),
            "nobody sits down at what is aside"
        );
    })
    .await;
}

#[tokio::test]
async fn bots_stand_ins_and_passing_are_set_for_a_seat() {
    everywhere("seat_settings", async |place| {
        let store = with_people(place).await;
        store
            .add_table(&table("t"), &[seat("khorne", Some("ann")), seat("nurgle", None)], &[])
            .await
            .unwrap();
        assert!(!store.set_bot("t", "khorne", Some("daemon"), 2).await.unwrap(), "ann sits there");
        assert!(store.set_bot("t", "nurgle", Some("daemon"), 2).await.unwrap());
        assert!(
            !store.set_stand_in("t", "nurgle", Some("daemon"), 2).await.unwrap(),
            "a bot is never away"
        );
        assert!(store.set_stand_in("t", "khorne", Some("warrior"), 2).await.unwrap());
        assert!(store.set_auto_pass("t", "khorne", Some("round"), 2).await.unwrap());
        let khorne = Seat {
            stand_in: Some("warrior".to_owned()),
            auto_pass: Some("round".to_owned()),
            ..at("t", seat("khorne", Some("ann")))
        };
        let nurgle = Seat { bot: Some("daemon".to_owned()), ..at("t", seat("nurgle", None)) };
        assert_eq!(store.table("t").await.unwrap().unwrap().1, [khorne, nurgle]);
        store.set_stand_in("t", "khorne", None, 3).await.unwrap();
        store.set_auto_pass("t", "khorne", None, 3).await.unwrap();
        store.set_bot("t", "nurgle", None, 3).await.unwrap();
        let plain = [seat("khorne", Some("ann")), seat("nurgle", None)].map(|seat| at("t", seat));
        assert_eq!(store.table("t").await.unwrap().unwrap().1, plain);
    })
    .await;
}

#[tokio::test]
async fn who_is_sent_away_leaves_a_seat_with_another_invitation() {
    everywhere("seat_away", async |place| {
        let store = with_people(place).await;
        let khorne = Seat {
            invite: Some("of an older server".to_owned()),
            auto_pass: Some("only".to_owned()),
            ..seat("khorne", Some("ann"))
        };
        store.add_table(&table("t"), &[khorne], &[]).await.unwrap();
        assert!(!store.send_away("t", "khorne", "bob", 2).await.unwrap(), "he does not sit there");
        assert!(store.send_away("t", "khorne", "ann", 2).await.unwrap());
        let open = Seat { invite_number: 1, ..at("t", seat("khorne", None)) };
        assert_eq!(store.table("t").await.unwrap().unwrap().1, [open]);
        assert!(!store.sit("t", "khorne", "ann", Some(0), 3).await.unwrap());
        assert!(store.sit("t", "khorne", "bob", Some(1), 3).await.unwrap());
    })
    .await;
}

#[tokio::test]
async fn only_a_table_that_never_began_is_forgotten() {
    everywhere("forget", async |place| {
        let store = with_people(place).await;
        store.add_table(&table("t"), &[seat("khorne", Some("ann"))], &[]).await.unwrap();
        let line = Line { table_id: "t".to_owned(), person: "ann".to_owned(), ..Line::default() };
        store.say(&line).await.unwrap();
        store.set_note("t", "ann", "hm").await.unwrap();
        running(&store, "u").await;
        assert!(store.forget_table("t").await.unwrap());
        assert!(!store.forget_table("t").await.unwrap());
        assert!(!store.forget_table("u").await.unwrap(), "it plays");
        assert_eq!(store.table("t").await.unwrap(), None);
        assert_eq!(store.chat("t", 0, 9).await.unwrap(), []);
        assert!(store.table("u").await.unwrap().is_some());
    })
    .await;
}
