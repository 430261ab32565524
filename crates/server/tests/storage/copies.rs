//! Backups, and copies from one kind of database to the other.

use std::{fs, path::Path};

use ruinous_server::store::{self, Append, Line, Notice, Store, Vote};
use sqlx::{AnyConnection, Connection, Executor};

use crate::place::{
    Place, entry, everywhere, on_postgres, on_sqlite, person, running, with_people,
};

fn file(place: &Place, name: &str) -> String {
    format!("sqlite:{}", place.folder().join(name).display())
}

async fn connect(url: &str) -> AnyConnection {
    sqlx::any::install_default_drivers();
    AnyConnection::connect(url).await.expect("a connection")
}

#[tokio::test]
async fn a_backup_is_a_whole_database_and_overwrites_nothing() {
    on_sqlite("backup", async |place| {
        let server = with_people(place).await;
        let to = place.folder().join("backup of today.db");
        store::backup(&place.url, &to).await.unwrap();
        server.add_person(&person("late"), "session of late").await.unwrap();

        let copy = Store::open(&format!("sqlite:{}", to.display())).await.unwrap();
        assert_eq!(copy.person("ann").await.unwrap(), Some(person("ann")));
        assert_eq!(copy.person("late").await.unwrap(), None);
        copy.close().await;

        let before = fs::read(&to).unwrap();
        let error = store::backup(&place.url, &to).await.unwrap_err().to_string();
        assert!(error.contains("exists already"), "{error}");
        assert_eq!(fs::read(&to).unwrap(), before);
    })
    .await;
    on_postgres("backup", async |place| {
        let to = place.folder().join("backup.db");
        let error = store::backup(&place.url, &to).await.unwrap_err();
        assert!(error.to_string().contains("pg_dump"), "{error}");
    })
    .await;
}

#[tokio::test]
async fn a_backup_changes_nothing_of_what_it_reads() {
    on_sqlite("backup_as_it_is", async |place| {
        // Of an older version than this one, which would bring it up to date.
        let (old, to) = (place.folder().join("old.db"), place.folder().join("copy.db"));
        let url = format!("sqlite:{}", old.display());
        let mut connection = connect(&format!("{url}?mode=rwc")).await;
        connection.execute("CREATE TABLE early (id TEXT)").await.unwrap();
        connection.execute("INSERT INTO early (id) VALUES ('ann')").await.unwrap();
        connection.close().await.unwrap();
        let before = fs::read(&old).unwrap();
        store::backup(&url, &to).await.unwrap();
        assert_eq!(fs::read(&old).unwrap(), before, "what was copied has changed");
        let mut copy = connect(&format!("sqlite:{}", to.display())).await;
        let tables = sqlx::query_scalar("SELECT name FROM sqlite_master");
        let tables: Vec<String> = tables.fetch_all(&mut copy).await.unwrap();
        assert_eq!(tables, ["early"], "the copy is as old");

        let missing = format!("sqlite:{}", place.folder().join("missing.db").display());
        let error = store::backup(&missing, Path::new("never.db")).await.unwrap_err().to_string();
        assert!(error.contains("there is no database"), "{error}");
        assert!(!place.folder().join("missing.db").exists());
        let error = store::copy(&url, &file(place, "new.db")).await.unwrap_err().to_string();
        assert!(error.contains("another version"), "{error}");
        assert!(!place.folder().join("new.db").exists(), "what is refused leaves nothing behind");
    })
    .await;
}

/// A store with something in every table, and more in one than is read in one go.
async fn filled(url: &str) {
    let store = Store::open(url).await.unwrap();
    let ann = store::Person { login: Some("ann ✠".to_owned()), ..person("ann") };
    for person in [ann, person("bob")] {
        store.add_person(&person, &format!("session of {}", person.id)).await.unwrap();
    }
    for table in ["t", "u"] {
        running(&store, table).await;
    }
    for seq in 1..1200 {
        let append = Append { entry: entry("t", seq), due: Some(seq), ..Append::default() };
        store.append(append).await.unwrap();
    }
    let line =
        Line { table_id: "t".to_owned(), text: "It's “odd”\n;".to_owned(), ..Line::default() };
    store.say(&line).await.unwrap();
    store.set_note("t", "ann", "a note").await.unwrap();
    let (table_id, motion) = ("t".to_owned(), "undo".to_owned());
    store.vote(&Vote { table_id, motion, agree: true, ..Vote::default() }).await.unwrap();
    let notice = Notice { id: "n".to_owned(), person: "bob".to_owned(), ..Notice::default() };
    store.add_notice(&notice).await.unwrap();
    store.keep("u", "what happened").await.unwrap();
    store.close().await;
}

/// All rows of all tables as text, sorted.
async fn everything(url: &str) -> Vec<(String, Vec<String>)> {
    use sqlx::{Column, Row};
    let mut connection = connect(url).await;
    let names = match connection.backend_name() {
        "SQLite" => "SELECT name FROM sqlite_master WHERE type = 'table' ORDER BY name",
        _ => {
            "SELECT CAST(table_name AS TEXT) FROM information_schema.tables \
             WHERE table_schema = 'public' ORDER BY table_name"
        }
    };
    let names: Vec<String> = sqlx::query_scalar(names).fetch_all(&mut connection).await.unwrap();
    let mut all = Vec::new();
    for name in names.into_iter().filter(|name| name != "_sqlx_migrations" && name != "checked") {
        let select = format!("SELECT * FROM {name}");
        let rows = sqlx::query(&select).fetch_all(&mut connection).await.unwrap();
        let mut rows: Vec<String> = rows
            .iter()
            .map(|row| {
                let values = row.columns().iter().map(|column| {
                    let number = row.try_get::<Option<i64>, _>(column.name());
                    let value = match number {
                        Ok(number) => format!("{number:?}"),
                        Err(_) => format!("{:?}", row.get::<Option<String>, _>(column.name())),
                    };
                    format!("{}: {value}", column.name())
                });
                values.collect::<Vec<_>>().join(", ")
            })
            .collect();
        rows.sort();
        assert!(!rows.is_empty(), "{name} is not tried");
        all.push((name, rows));
    }
    connection.close().await.unwrap();
    all
}

#[tokio::test]
async fn a_copy_in_another_database_has_every_row_of_every_table() {
    everywhere("copy_rows", async |place| {
        let (first, last) = (file(place, "first.db"), file(place, "last.db"));
        filled(&first).await;
        let all = everything(&first).await;
        for (from, to) in [(&first, &place.url), (&place.url, &last)] {
            store::copy(from, to).await.unwrap();
            assert_eq!(everything(to).await, all);
        }
        assert_eq!(everything(&first).await, all, "what is copied stays");
    })
    .await;
}

#[tokio::test]
async fn a_database_that_is_not_empty_is_not_copied_to() {
    everywhere("copy_refused", async |place| {
        let first = file(place, "first.db");
        filled(&first).await;
        let used = place.open().await;
        used.add_person(&person("eve"), "session of eve").await.unwrap();
        used.close().await;
        let error = store::copy(&first, &place.url).await.unwrap_err().to_string();
        assert!(error.contains("not empty"), "{error}");
        let used = place.open().await;
        assert!(used.person("eve").await.unwrap().is_some());
        assert!(used.person("ann").await.unwrap().is_none(), "nothing was copied");
        used.close().await;
    })
    .await;
}
