//! Opening the database: addresses, settings, migrations.

use std::{
    borrow::Cow,
    fmt, fs,
    hash::{BuildHasher, Hasher, RandomState},
    io,
    path::{Path, PathBuf},
    pin::Pin,
    sync::{Arc, Mutex},
    time::Duration,
};

use sqlx::{
    AnyConnection, AnyPool, ConnectOptions, Connection, Executor,
    any::{AnyConnectOptions, AnyPoolOptions},
    error::BoxDynError,
    migrate::{MigrateError, Migration, MigrationSource, MigrationType, Migrator},
};
use tokio::sync::{Notify, broadcast, mpsc};

use super::{Inner, Result, Store, StoreError, changes, writer};

/// How long a request waits for a connection before it is told that there is none.
const PATIENCE: Duration = Duration::from_secs(10);
/// Connections of each kind.
const READERS: u32 = 4;
const SHARED: u32 = 10;
/// How often the newest form of the database is tried for.
const TRIES: usize = 4;
/// `FULL`: what was answered survives a power cut. The pages of some thousand games that are being played
/// find room in memory, and are brought home from the log together rather than one by one.
const SETTINGS: &str = "PRAGMA busy_timeout = 5000; PRAGMA journal_mode = WAL; PRAGMA synchronous = FULL; \
    PRAGMA foreign_keys = ON; PRAGMA cache_size = -8000; PRAGMA wal_autocheckpoint = 8000; PRAGMA temp_store = MEMORY";

/// Whether this is the address of a database, rather than the name of a file.
pub fn is_address(text: &str) -> bool {
    text.starts_with("sqlite:") || is_shared(text)
}

/// Whether it is the address of PostgreSQL, which several servers may share.
pub(super) fn is_shared(url: &str) -> bool {
    url.starts_with("postgres:") || url.starts_with("postgresql:")
}

/// The file of a SQLite database.
pub fn file_of(url: &str) -> Option<PathBuf> {
    let path = url.strip_prefix("sqlite:")?;
    Some(PathBuf::from(path.strip_prefix("//").unwrap_or(path)))
}

/// A connection to a database that is there, of which nothing is changed: it is neither brought to the
/// newest form nor set up as servers want it.
pub(super) async fn as_it_stands(url: &str) -> Result<AnyConnection> {
    sqlx::any::install_default_drivers();
    let named = |error| StoreError::Address(format!("the database cannot be opened: {error}"));
    let options = match url.strip_prefix("sqlite:") {
        Some(path) => {
            let path = path.strip_prefix("//").unwrap_or(path);
            if !Path::new(path).exists() {
                return Err(StoreError::Address(format!("there is no database {path}")));
            }
            options(&format!("sqlite:{}?mode=rw", encoded(path)))?
        }
        None => options(url)?,
    };
    AnyConnection::connect_with(&options).await.map_err(named)
}

/// The numbers of all changes to the tables, which a database has seen that is up to date.
pub(super) fn versions() -> Vec<i64> {
    (1..).zip(MIGRATIONS).map(|(version, _)| version).collect()
}

impl Store {
    /// Opens `sqlite:PATH`, which is created with its folder when it is missing, or `postgres://…`.
    pub async fn open(url: &str) -> Result<Self> {
        sqlx::any::install_default_drivers();
        match url.split_once(':') {
            Some(("sqlite", path)) => {
                Self::open_file(path.strip_prefix("//").unwrap_or(path)).await
            }
            Some(("postgres" | "postgresql", _)) => Self::open_shared(url).await,
            // What follows the colon is not repeated: it may hold a password.
            other => Err(StoreError::Address(format!(
                "the database's address begins with \"{}\": it should be sqlite:PATH or postgres://USER:PASSWORD@HOST/NAME",
                other.map_or(url, |(scheme, _)| scheme),
            ))),
        }
    }

    async fn open_file(path: &str) -> Result<Self> {
        if path.is_empty() || path.starts_with(':') {
            return Err(StoreError::Address(
                "sqlite: needs the path of a file, such as sqlite:/var/lib/ruinous/ruinous.db"
                    .to_owned(),
            ));
        }
        if let Some(folder) = Path::new(path).parent() {
            fs::create_dir_all(folder).map_err(|error| {
                StoreError::Address(format!(
                    "the folder {} cannot be made: {error}",
                    folder.display()
                ))
            })?;
        }
        let named = |error: &dyn fmt::Display| {
            StoreError::Address(format!("the database {path} cannot be opened: {error}"))
        };
        match create_private(Path::new(path)) {
            Err(error) if error.kind() != io::ErrorKind::AlreadyExists => {
                return Err(named(&error));
            }
            _ => {}
        }
        let options = options(&format!("sqlite:{}?mode=rwc", encoded(path)))?;
        let write =
            file_pool(1).connect_with(options.clone()).await.map_err(|error| named(&error))?;
        migrate(&write).await?;
        let read = file_pool(READERS).connect_with(options).await.map_err(|error| named(&error))?;
        Ok(Self::with(read, write, None, broadcast::Sender::new(1), None))
    }

    async fn open_shared(url: &str) -> Result<Self> {
        let named = |error| StoreError::Address(format!("PostgreSQL cannot be reached: {error}"));
        let options = options(url)?;
        // A pool tries again and again before it gives up, and does not say why.
        let first = tokio::time::timeout(PATIENCE, options.connect()).await;
        first
            .unwrap_or(Err(sqlx::Error::PoolTimedOut))
            .map_err(named)?
            .close()
            .await
            .map_err(named)?;
        let pool = AnyPoolOptions::new().max_connections(SHARED).acquire_timeout(PATIENCE);
        let pool = pool.connect_with(options).await.map_err(named)?;
        migrate(&pool).await?;
        let voice = format!("{:016x}", RandomState::new().build_hasher().finish());
        let heard = broadcast::Sender::new(changes::MOST);
        let listener = changes::listen(url, &voice, heard.clone()).await.map_err(named)?;
        Ok(Self::with(pool.clone(), pool, Some(voice), heard, Some(listener)))
    }

    fn with(
        read: AnyPool,
        write: AnyPool,
        voice: Option<String>,
        heard: broadcast::Sender<super::Changed>,
        listener: Option<tokio::task::AbortHandle>,
    ) -> Self {
        let (queue, waiting) = mpsc::channel(writer::MOST);
        let closing = Arc::new(Notify::new());
        let writer =
            tokio::spawn(writer::run(write.clone(), voice.clone(), waiting, closing.clone()));
        let writer = Mutex::new(Some(writer));
        Self(Arc::new(Inner { read, write, voice, queue, closing, writer, heard, listener }))
    }
}

fn options(url: &str) -> Result<AnyConnectOptions> {
    let options = url.parse::<AnyConnectOptions>();
    let options = options.map_err(|error| {
        StoreError::Address(format!("the database's address is wrong: {error}"))
    })?;
    Ok(options.disable_statement_logging())
}

fn file_pool(connections: u32) -> AnyPoolOptions {
    AnyPoolOptions::new()
        .max_connections(connections)
        .acquire_timeout(PATIENCE)
        // A file does not hang up: the connections stay and need not be asked whether they are there.
        .test_before_acquire(false)
        .idle_timeout(None)
        .max_lifetime(None)
        .after_connect(|connection, _| {
            Box::pin(async move {
                connection.execute(SETTINGS).await?;
                Ok(())
            })
        })
}

/// An empty file that only whoever runs the server may read: who is who, where they are reached and what
/// the dice of running games will be is nobody else's business. SQLite fills it, and makes those beside it
/// alike.
pub fn create_private(path: &Path) -> io::Result<()> {
    let mut file = fs::OpenOptions::new();
    #[cfg(unix)]
    std::os::unix::fs::OpenOptionsExt::mode(&mut file, 0o600);
    file.write(true).create_new(true).open(path)?;
    Ok(())
}

/// A path as it is written in an address.
fn encoded(path: &str) -> String {
    path.replace('%', "%25").replace('?', "%3F").replace('#', "%23").replace(' ', "%20")
}

/// Brings the database to the newest form. Two servers may do so at once: PostgreSQL lets one of them
/// wait, and in a file the one that came too late looks again and finds the work done.
async fn migrate(pool: &AnyPool) -> Result<()> {
    let failed = |error: MigrateError| StoreError::from(sqlx::Error::from(error));
    let migrator = Migrator::new(Migrations).await.map_err(failed)?;
    let mut tries = 1;
    loop {
        let mut connection = pool.acquire().await?;
        let Err(error) = migrator.run_direct(&mut *connection).await else { return Ok(()) };
        // After an error in a transaction of sqlx a connection is not to be trusted: see `Transaction`.
        connection.close_on_drop();
        if tries == TRIES {
            return Err(failed(error));
        }
        tries += 1;
    }
}

/// The files of `migrations/`, oldest first. What was released is never changed, only added to.
#[derive(Debug)]
struct Migrations;

const MIGRATIONS: [(&str, &str); 4] = [
    ("everything", include_str!("../../migrations/1_everything.sql")),
    ("steady lists", include_str!("../../migrations/2_steady_lists.sql")),
    ("invitations", include_str!("../../migrations/3_invitations.sql")),
    ("dealt powers", include_str!("../../migrations/4_dealt_powers.sql")),
];

impl MigrationSource<'static> for Migrations {
    fn resolve(
        self,
    ) -> Pin<Box<dyn Future<Output = std::result::Result<Vec<Migration>, BoxDynError>> + Send>>
    {
        let numbered = (1..).zip(MIGRATIONS).map(|(version, (name, text))| {
            Migration::new(
                version,
                Cow::Borrowed(name),
                MigrationType::Simple,
                Cow::Borrowed(text),
                false,
            )
        });
        Box::pin(async { Ok(numbered.collect()) })
    }
}
