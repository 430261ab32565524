//! What was answered is kept, and nothing else, whatever happens to the disk in between.

use std::{env, fs, path::PathBuf, process, time::Duration};

use super::{Append, Appended, Entry, Line, Person, Seat, Store, StoreError, Table};

/// A file for one test, removed at the end.
struct Place(PathBuf);

impl Place {
    fn new(name: &str) -> Self {
        Self(env::temp_dir().join(format!("ruinous-{name}-{}", process::id())))
    }

    async fn open(&self) -> Store {
        Store::open(&format!("sqlite:{}", self.0.join("a.db").display())).await.unwrap()
    }

    /// A store with ann, her game `running` and her table `open`.
    async fn with_tables(&self) -> Store {
        let store = self.open().await;
        let ann = Person { id: "ann".to_owned(), ..Person::default() };
        store.add_person(&ann, "session").await.unwrap();
        for state in ["running", "open"] {
            store.add_table(&table(state, state), &[seat()], &[entry(state, 0)]).await.unwrap();
        }
        store
    }
}

impl Drop for Place {
    fn drop(&mut self) {
        let _ = fs::remove_dir_all(&self.0);
    }
}

fn table(id: &str, state: &str) -> Table {
    Table {
        id: id.to_owned(),
        creator: "ann".to_owned(),
        state: state.to_owned(),
        ..Table::default()
    }
}

fn seat() -> Seat {
    Seat { power: "khorne".to_owned(), person: Some("ann".to_owned()), ..Seat::default() }
}

fn entry(game: &str, seq: i64) -> Entry {
    Entry { game: game.to_owned(), seq, ..Entry::default() }
}

/// More than what is left of any page.
fn long() -> String {
    "x".repeat(100_000)
}

impl Store {
    /// Lets the file grow no more, or again. SQLite answers like on a full disk.
    async fn set_full(&self, is_full: bool) {
        let pages = if is_full { 1 } else { i64::from(u32::MAX - 1) };
        let set = format!("PRAGMA max_page_count = {pages}");
        sqlx::query(&set).execute(&self.0.write).await.unwrap();
    }
}

#[tokio::test]
async fn what_is_answered_after_the_disk_was_full_is_kept() {
    let place = Place::new("full-disk");
    let store = place.with_tables().await;
    let mut kept = vec![entry("running", 0)];
    for round in 0..3 {
        store.set_full(true).await;
        let big = Table { agreement: long(), ..table("big", "open") };
        assert!(store.add_table(&big, &[], &[]).await.is_err());
        store.set_full(true).await;
        let next = entry("running", round + 1);
        let big = Append { entry: Entry { entry: long(), ..next.clone() }, ..Append::default() };
        assert!(store.append(big).await.is_err());
        store.set_full(false).await;

        // What is refused rolls back, too.
        assert!(!store.forget_table("running").await.unwrap());
        assert!(!store.sit("open", "khorne", "ann", None, 1).await.unwrap());
        let append = Append { entry: next.clone(), ..Append::default() };
        assert_eq!(store.append(append).await.unwrap(), Appended::Written);
        kept.push(next);
        let other = place.open().await;
        assert_eq!(other.entries("running", -1).await.unwrap(), kept, "round {round}");
        assert_eq!(other.table("big").await.unwrap(), None);
        other.close().await;
    }
}

#[tokio::test]
async fn who_hangs_up_leaves_nothing_half_done() {
    let place = Place::new("hung-up");
    let store = place.with_tables().await;
    for round in 0..50 {
        let id = format!("new {round}");
        let (new, seats) = (table(&id, "running"), [seat()]);
        let journal: Vec<Entry> = (0..20).map(|seq| entry(&id, seq)).collect();
        let add = store.add_table(&new, &seats, &journal);
        let _ = tokio::time::timeout(Duration::from_micros(100 * round), add).await;
        let next = Append { entry: entry("running", round as i64 + 1), ..Append::default() };
        assert_eq!(store.append(next).await.unwrap(), Appended::Written);
    }
    let other = place.open().await;
    assert_eq!(other.entries("running", -1).await.unwrap().len(), 51);
    for round in 0..50 {
        let id = format!("new {round}");
        let is_there = other.table(&id).await.unwrap().is_some();
        let entries = other.entries(&id, -1).await.unwrap().len();
        assert_eq!(entries, if is_there { 20 } else { 0 });
    }
}

/// A statement that answers with rows is not done when the first of them has come.
#[tokio::test]
async fn a_line_that_could_not_be_kept_is_not_said() {
    let place = Place::new("unkept-line");
    let store = place.with_tables().await;
    // Refuses at the very end, when the rows have been told, like a disk that is full then.
    let refuse = "CREATE TABLE never (id TEXT PRIMARY KEY); \
                  CREATE TABLE refused (id TEXT REFERENCES never (id) DEFERRABLE INITIALLY DEFERRED); \
                  CREATE TRIGGER refuse AFTER INSERT ON chat BEGIN INSERT INTO refused VALUES ('x'); END";
    sqlx::raw_sql(refuse).execute(&store.0.write).await.unwrap();
    let line = Line { table_id: "open".to_owned(), ..Line::default() };
    assert!(store.say(&line).await.is_err());
    assert_eq!(store.chat("open", 0, 10).await.unwrap(), []);
}

#[tokio::test]
async fn a_database_that_keeps_nothing_is_not_well() {
    let place = Place::new("keeps-nothing");
    let store = place.with_tables().await;
    store.check().await.unwrap();
    sqlx::query("BEGIN").execute(&store.0.write).await.unwrap();
    assert!(matches!(store.check().await, Err(StoreError::NotKept)));
    store.check().await.unwrap();
}
