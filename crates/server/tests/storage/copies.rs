//! Backups.

use std::{fs, path::Path};

use ruinous_server::store::{self, Store};
use sqlx::{AnyConnection, Connection, Executor};

use crate::place::{on_postgres, on_sqlite, person, with_people};

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
        server.add_person(&person("late")).await.unwrap();

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
    })
    .await;
}
