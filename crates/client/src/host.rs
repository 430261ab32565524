//! A server process of one's own, for tests and measurements.

use std::{
    ffi::OsString,
    fs::{self, File},
    path::{Path, PathBuf},
    process::Stdio,
    time::Duration,
};

use tokio::{
    io::{AsyncBufReadExt, BufReader},
    process::{Child, Command},
    time::timeout,
};

use crate::{Server, Trouble};

/// How servers are started: which program, on which database.
#[derive(Clone, Debug)]
pub struct Host {
    program: PathBuf,
    arguments: Vec<OsString>,
    log: PathBuf,
}

/// A server process, which ends with this value.
#[derive(Debug)]
pub struct Running {
    child: Child,
    server: Server,
}

/// Longer than any start should take, on a busy machine too.
const PATIENCE: Duration = Duration::from_secs(60);

impl Host {
    /// Starts the program `ruinous` on a database, with all its other files in a folder, `server.log`
    /// among them.
    pub fn new(program: &Path, database: &str, folder: &Path) -> Self {
        let (program, log) = (program.to_owned(), folder.join("server.log"));
        let host = Self { program, arguments: Vec::new(), log };
        host.with("serve")
            .with("--listen")
            .with("127.0.0.1:0")
            .with("--database")
            .with(database)
            .with("--data-dir")
            .with(folder)
            .with("--log")
            .with("warn")
    }

    /// One more argument.
    #[must_use]
    pub fn with(mut self, argument: impl Into<OsString>) -> Self {
        self.arguments.push(argument.into());
        self
    }

    /// Starts a server and waits until it is ready.
    pub async fn start(&self) -> Result<Running, Trouble> {
        let log = File::options().create(true).append(true).open(&self.log);
        let mut child = Command::new(&self.program)
            .args(&self.arguments)
            .stdin(Stdio::null())
            .stdout(Stdio::piped())
            .stderr(log.map_err(Trouble::lost)?)
            .kill_on_drop(true)
            .spawn()
            .map_err(Trouble::lost)?;
        let output = child.stdout.take().ok_or_else(|| Trouble::Lost("it has no output".into()))?;
        let mut lines = BufReader::new(output).lines();
        let line = timeout(PATIENCE, lines.next_line()).await.map_err(Trouble::lost)?;
        let line = line.map_err(Trouble::lost)?.unwrap_or_default();
        let url = line.strip_prefix("listening on ");
        let Some(url) = url else {
            return Err(Trouble::Lost(format!("`{line}` is no address; {}", self.last_words())));
        };
        Ok(Running { server: Server::at(url.trim())?, child })
    }

    /// The end of what servers have said to standard error.
    fn last_words(&self) -> String {
        let log = fs::read_to_string(&self.log).unwrap_or_default();
        let lines: Vec<&str> = log.lines().collect();
        lines[lines.len().saturating_sub(5)..].join("\n")
    }
}

impl Running {
    /// Where it listens.
    pub fn server(&self) -> &Server {
        &self.server
    }

    /// The id of the process, while it runs.
    pub fn id(&self) -> Option<u32> {
        self.child.id()
    }

    /// Kills it without a warning, as `kill -9` does, and waits until it is gone.
    pub async fn kill(mut self) -> Result<(), Trouble> {
        self.child.kill().await.map_err(Trouble::lost)
    }
}
