//! Addresses, migrations, health and what servers tell each other.

use std::time::Duration;

use ruinous_server::store::{Append, Changed, Store, StoreError};
use tokio::{sync::broadcast::error::TryRecvError, time::timeout};

use crate::place::{entry, everywhere, on_postgres, on_sqlite, person, running, with_people};

/// Long enough for any machine; nothing waits for it when all is well.
const LONG: Duration = Duration::from_secs(30);

#[tokio::test]
async fn a_wrong_address_says_what_would_be_right_and_no_password() {
    for wrong in ["mysql://ann:secret@host/db", "ruinous.db", "sqlite:", "sqlite::memory:"] {
        let Err(StoreError::Address(said)) = Store::open(wrong).await else {
            panic!("{wrong} was opened")
        };
        assert!(said.contains("sqlite:"), "{said}");
        assert!(!said.contains("secret"), "{said}");
    }
}

#[tokio::test]
async fn a_database_that_is_not_there_is_said_at_once() {
    let open = Store::open("postgres://ann:secret@127.0.0.1:1/db");
    let opened = timeout(Duration::from_secs(5), open).await.expect("nobody waits for the pool");
    let Err(StoreError::Address(said)) = opened else { panic!("nobody listens there") };
    assert!(said.contains("refused") && !said.contains("secret"), "{said}");
}

#[tokio::test]
async fn what_was_written_is_there_when_opened_again() {
    everywhere("open_again", async |place| {
        let store = with_people(place).await;
        store.check().await.unwrap();
        store.close().await;
        assert!(store.check().await.is_err(), "a closed store is not well");
        assert!(matches!(store.append(Append::default()).await, Err(StoreError::Closed)));
        let store = place.open().await;
        assert_eq!(store.person("ann").await.unwrap(), Some(person("ann")));
        assert_eq!(store.is_shared(), place.url.starts_with("postgres"));
    })
    .await;
}

#[tokio::test(flavor = "multi_thread")]
async fn servers_may_start_at_once() {
    everywhere("start_at_once", async |place| {
        let starts: Vec<_> = (0..4)
            .map(|_| {
                let url = place.url.clone();
                tokio::spawn(async move { Store::open(&url).await })
            })
            .collect();
        for store in starts {
            store.await.unwrap().unwrap().check().await.unwrap();
        }
    })
    .await;
}

#[cfg(unix)]
#[tokio::test]
async fn what_is_kept_in_files_is_for_the_host_alone() {
    use std::{fs, os::unix::fs::PermissionsExt};

    use ruinous_server::store::backup;

    on_sqlite("files_private", async |place| {
        let _store = with_people(place).await;
        let to = place.folder().join("new folder/backup.db");
        backup(&place.url, &to).await.unwrap();
        let files = fs::read_dir(to.parent().unwrap()).unwrap();
        let mut names = Vec::new();
        for file in files.map(Result::unwrap) {
            let name = file.file_name().into_string().unwrap();
            assert_eq!(file.metadata().unwrap().permissions().mode() & 0o777, 0o600, "{name}");
            names.push(name);
        }
        names.sort();
        assert_eq!(names, ["backup.db", "ruinous.db", "ruinous.db-shm", "ruinous.db-wal"]);

        let nowhere = place.folder().join("missing/backup.db");
        let error = backup(&place.url, &nowhere).await.unwrap_err().to_string();
        assert!(error.contains("could not be written"), "{error}");
    })
    .await;
}

#[tokio::test]
async fn a_file_has_nobody_to_tell() {
    on_sqlite("tell_nobody", async |place| {
        let store = place.open().await;
        let mut changes = store.changes();
        store.announce("anything").await.unwrap();
        assert_eq!(changes.try_recv(), Err(TryRecvError::Empty));
    })
    .await;
}

#[tokio::test]
async fn servers_hear_each_other_and_not_themselves() {
    on_postgres("hear_each_other", async |place| {
        let (one, two) = (with_people(place).await, place.open().await);
        running(&one, "t").await;
        let (mut at_one, mut at_two) = (one.changes(), two.changes());
        one.announce("first").await.unwrap();
        one.append(Append { entry: entry("t", 1), ..Append::default() }).await.unwrap();
        two.announce("last").await.unwrap();
        for expected in ["first", "t"] {
            let heard = timeout(LONG, at_two.recv()).await.expect("it is heard").unwrap();
            assert_eq!(heard, Changed::Said(expected.to_owned()));
        }
        let heard = timeout(LONG, at_one.recv()).await.expect("it is heard").unwrap();
        assert_eq!(heard, Changed::Said("last".to_owned()), "one heard itself");
        assert_eq!(at_two.try_recv(), Err(TryRecvError::Empty), "two heard itself");
    })
    .await;
}

#[tokio::test]
async fn a_server_that_lost_the_connection_looks_at_everything_again() {
    on_postgres("hear_again", async |place| {
        let (one, two) = (place.open().await, place.open().await);
        let mut changes = two.changes();
        let cut = "SELECT COUNT(CAST(pg_terminate_backend(pid) AS TEXT)) FROM pg_stat_activity \
                   WHERE datname = current_database() AND pid <> pg_backend_pid()";
        let mut knife: sqlx::PgConnection = sqlx::Connection::connect(&place.url).await.unwrap();
        sqlx::query(cut).execute(&mut knife).await.unwrap();

        let heard = timeout(LONG, changes.recv()).await.expect("it comes back").unwrap();
        assert_eq!(heard, Changed::Everything);
        one.announce("still here").await.unwrap();
        let heard = timeout(LONG, changes.recv()).await.expect("it hears again").unwrap();
        assert_eq!(heard, Changed::Said("still here".to_owned()));
    })
    .await;
}
