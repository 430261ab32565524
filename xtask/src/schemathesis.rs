//! Holds a running server to its own description with [Schemathesis](https://schemathesis.io), which lives in
//! a Python environment of its own under `target`.

use std::{
    env, fs,
    io::{BufRead, BufReader},
    path::{Path, PathBuf},
    process::{self, Child, Command, Stdio},
};

use crate::installed;

/// Another version asks other questions, so that a test that held yesterday could fail today.
const PACKAGE: &str = "schemathesis==4.32.5";

/// Starts a server of this binary and sends it what its description allows and what it does not; the error is a
/// sentence that says what is missing.
pub fn run(root: &Path, binary: &Path) -> Result<(), String> {
    let python = environment(&root.join("target/schemathesis"))?;
    let server = Server::start(binary)?;
    let script = root.join("xtask/src/schemathesis.py");
    let held =
        installed::run(Command::new(python).arg(script).arg(&server.address).arg(&server.folder));
    held.map_err(|_| "the server does not do what its description says: see above".to_owned())
}

/// The Python that has the package, installed if it is missing.
fn environment(folder: &Path) -> Result<PathBuf, String> {
    let python = folder.join("bin/python");
    let installed = folder.join("installed");
    if fs::read_to_string(&installed).is_ok_and(|package| package == PACKAGE) {
        return Ok(python);
    }
    println!("{PACKAGE} is missing and is installed from PyPI for the tests");
    installed::run(Command::new("python3").args(["-m", "venv", "--clear"]).arg(folder)).map_err(
        |_| {
            "python3 with venv is missing: install it (Debian: apt-get install python3-venv)"
                .to_owned()
        },
    )?;
    let pip = ["-m", "pip", "install", "--quiet", "--disable-pip-version-check", PACKAGE];
    installed::run(Command::new(&python).args(pip))
        .map_err(|_| format!("{PACKAGE} is missing, and pip cannot install it: is PyPI there?"))?;
    fs::write(installed, PACKAGE).map_err(|error| error.to_string())?;
    Ok(python)
}

/// A server with a database of its own that runs as long as this value lives.
struct Server {
    address: String,
    folder: PathBuf,
    process: Child,
}

impl Server {
    fn start(binary: &Path) -> Result<Self, String> {
        let folder = env::temp_dir().join(format!("ruinous-schemathesis-{}", process::id()));
        fs::create_dir_all(&folder)
            .map_err(|error| format!("{} cannot be made: {error}", folder.display()))?;
        let process = Command::new(binary)
            .args(["serve", "--listen", "127.0.0.1:0", "--log", "warn", "--data-dir"])
            .arg(&folder)
            .stdout(Stdio::piped())
            .spawn()
            .map_err(|error| format!("the server cannot be started: {error}"))?;
        let mut server = Self { address: String::new(), folder, process };
        let mut line = String::new();
        if let Some(output) = server.process.stdout.take() {
            let _ = BufReader::new(output).read_line(&mut line);
        }
        let address = line.trim().strip_prefix("listening on ");
        server.address = address.ok_or("the server does not say where it listens")?.to_owned();
        Ok(server)
    }
}

impl Drop for Server {
    fn drop(&mut self) {
        let _ = self.process.kill();
        let _ = self.process.wait();
        let _ = fs::remove_dir_all(&self.folder);
    }
}
