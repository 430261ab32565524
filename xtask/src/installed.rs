//! Programs that we need and others have written: found, or installed where that is permitted.

use std::{
    env,
    path::PathBuf,
    process::{Command, Stdio},
};

/// A program by one of its names, installed from Debian's package if it is missing and we may; the error is a
/// sentence that says what to install.
pub fn program(names: &[&str], package: &str) -> Result<PathBuf, String> {
    if let Some(found) = find(names) {
        return Ok(found);
    }
    let name = names.first().copied().unwrap_or(package);
    if is_root() && find(&["apt-get"]).is_some() {
        println!("{name} is missing and is installed");
        install(package)?;
    }
    find(names)
        .ok_or_else(|| format!("{name} is missing: install it (Debian: apt-get install {package})"))
}

/// Installs a package of Debian.
pub fn install(package: &str) -> Result<(), String> {
    let install = ["install", "--yes", "--no-install-recommends", package];
    run(Command::new("apt-get").args(install).env("DEBIAN_FRONTEND", "noninteractive"))
}

/// The first of these names that is in the path.
pub fn find(names: &[&str]) -> Option<PathBuf> {
    let paths = env::var_os("PATH").unwrap_or_default();
    names.iter().find_map(|name| {
        env::split_paths(&paths).map(|folder| folder.join(name)).find(|program| program.is_file())
    })
}

pub fn is_root() -> bool {
    let id = Command::new("id").arg("-u").stderr(Stdio::null()).output();
    id.is_ok_and(|said| said.stdout.trim_ascii() == b"0")
}

/// Runs something to its end; the error is a sentence that says what failed.
pub fn run(command: &mut Command) -> Result<(), String> {
    match command.status() {
        Ok(status) if status.success() => Ok(()),
        Ok(status) => Err(format!("{} failed ({status})", command.get_program().display())),
        Err(error) => {
            Err(format!("{} cannot be started: {error}", command.get_program().display()))
        }
    }
}
