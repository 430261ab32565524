//! A real PostgreSQL for the tests: in a temporary folder, reached by a socket there, gone at the end.

use std::{
    env, fs,
    path::{Path, PathBuf},
    process::{self, Child, Command, Stdio},
    thread,
    time::{Duration, Instant},
};

use crate::installed::{install, is_root, run};

/// A server that runs as long as this value lives.
pub struct Postgres {
    folder: PathBuf,
    server: Child,
}

const PATIENCE: Duration = Duration::from_secs(60);

impl Postgres {
    /// Starts one; the error is a sentence that says what is missing.
    pub fn start() -> Result<Self, String> {
        let programs = programs()?;
        let folder = env::temp_dir().join(format!("ruinous-postgres-{}", process::id()));
        let _ = fs::remove_dir_all(&folder);
        fs::create_dir_all(&folder)
            .map_err(|error| format!("{} cannot be made: {error}", folder.display()))?;
        let user = is_root().then(unprivileged);
        if let Some(user) = user {
            run(Command::new("chown").arg(user).arg(&folder))?;
        }
        let data = folder.join("data");
        let initdb = ["--username=ruinous", "--auth=trust", "--encoding=UTF8", "--no-locale"];
        run(command(user, &programs.join("initdb"))
            .args(initdb)
            .arg("--pgdata")
            .arg(&data)
            .stdout(Stdio::null()))?;
        let log = fs::File::create(folder.join("log"))
            .map_err(|error| format!("PostgreSQL's log: {error}"))?;
        let server = command(user, &programs.join("postgres"))
            .arg("-D")
            .arg(&data)
            .arg("-k")
            .arg(&folder)
            .args(["-c", "listen_addresses=", "-c", "max_connections=400"])
            .stderr(log)
            .spawn()
            .map_err(|error| format!("PostgreSQL cannot be started: {error}"))?;
        let mut started = Self { folder, server };
        started.wait_until_ready(&programs)?;
        Ok(started)
    }

    /// Its address, as a store takes it.
    pub fn url(&self) -> String {
        format!("postgres://ruinous@localhost/postgres?host={}", self.folder.display())
    }

    fn wait_until_ready(&mut self, programs: &Path) -> Result<(), String> {
        let begun = Instant::now();
        while begun.elapsed() < PATIENCE {
            let asked = Command::new(programs.join("pg_isready"))
                .args(["--quiet", "--username=ruinous", "--dbname=postgres", "--host"])
                .arg(&self.folder)
                .status();
            if asked.is_ok_and(|status| status.success()) {
                return Ok(());
            }
            if matches!(self.server.try_wait(), Ok(Some(_))) {
                break;
            }
            thread::sleep(Duration::from_millis(50));
        }
        let log = fs::read_to_string(self.folder.join("log")).unwrap_or_default();
        Err(format!("PostgreSQL did not start:\n{log}"))
    }
}

impl Drop for Postgres {
    fn drop(&mut self) {
        // The first line of this file is the server's own number, whoever has started it for us.
        let pid = fs::read_to_string(self.folder.join("data/postmaster.pid")).unwrap_or_default();
        if let Some(pid) = pid.lines().next() {
            let _ = Command::new("kill").args(["-INT", pid]).status();
        }
        let _ = self.server.wait();
        let _ = fs::remove_dir_all(&self.folder);
    }
}

/// The folder with `initdb` and its companions, which Debian does not put into the path.
fn programs() -> Result<PathBuf, String> {
    if let Some(found) = find() {
        return Ok(found);
    }
    if is_root() {
        println!("PostgreSQL is missing and is installed for the tests");
        install("postgresql")?;
    }
    find().ok_or_else(|| {
        "PostgreSQL is missing: install it (Debian: apt-get install postgresql)".to_owned()
    })
}

fn find() -> Option<PathBuf> {
    let paths = env::var_os("PATH").unwrap_or_default();
    let in_path =
        env::split_paths(&paths).find_map(|folder| folder.join("initdb").canonicalize().ok());
    in_path.and_then(|initdb| Some(initdb.parent()?.to_owned())).or_else(debian)
}

/// The newest version in Debian's place.
fn debian() -> Option<PathBuf> {
    let versions = fs::read_dir("/usr/lib/postgresql")
        .ok()?
        .flatten()
        .map(|version| version.path().join("bin"));
    let whole = versions.filter(|programs| programs.join("initdb").exists());
    whole.max_by_key(|programs| {
        programs.iter().nth_back(1).and_then(|name| name.to_str()?.parse::<u32>().ok())
    })
}

/// Whom PostgreSQL runs as when we are root, as whom it refuses to.
fn unprivileged() -> &'static str {
    let known =
        Command::new("id").arg("postgres").stdout(Stdio::null()).stderr(Stdio::null()).status();
    if known.is_ok_and(|status| status.success()) { "postgres" } else { "nobody" }
}

fn command(user: Option<&str>, program: &Path) -> Command {
    let Some(user) = user else { return Command::new(program) };
    let mut command = Command::new("runuser");
    command.args(["-u", user, "--"]).arg(program).current_dir("/");
    command
}
