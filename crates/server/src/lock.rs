//! One server for one file: two on the same SQLite file would not hear of each other's games.

use std::{
    fs::{self, File, OpenOptions, TryLockError},
    io::Write,
    path::{Path, PathBuf},
};

use crate::store::file_of;

/// Keeps a SQLite file for this server as long as the answer lives; the system lets go of it when the
/// process ends, however it does. PostgreSQL is for everyone.
pub fn take(database: &str) -> Result<Option<File>, String> {
    let Some(path) = file_of(database) else { return Ok(None) };
    let failed =
        |what: &dyn std::fmt::Display| format!("{} cannot be used: {what}", path.display());
    if let Some(folder) = path.parent() {
        fs::create_dir_all(folder).map_err(|error| failed(&error))?;
    }
    let lock = lock_of(&path);
    // Not truncated: if it is another server's, it says where that one is.
    let file = OpenOptions::new().write(true).create(true).truncate(false).open(&lock);
    let file = file.map_err(|error| failed(&error))?;
    match file.try_lock() {
        Ok(()) => Ok(Some(file)),
        Err(TryLockError::WouldBlock) => {
            let address = signed(&lock).map(|address| format!(" at {address}")).unwrap_or_default();
            Err(format!(
                "another server{address} is using {}: stop it, or give this one another file",
                path.display()
            ))
        }
        Err(TryLockError::Error(error)) => Err(failed(&error)),
    }
}

/// Writes into the lock where its server is, for those who come to it. They can do without.
pub fn sign(lock: &mut File, address: &str) {
    let _ = lock.set_len(0).and_then(|()| lock.write_all(address.as_bytes()));
}

/// Where the server is that is using this database, if it is a file and there is one.
pub fn server_of(database: &str) -> Option<String> {
    let lock = lock_of(&file_of(database)?);
    let is_held =
        matches!(File::open(&lock).ok()?.try_lock_shared(), Err(TryLockError::WouldBlock));
    if is_held { signed(&lock) } else { None }
}

fn lock_of(path: &Path) -> PathBuf {
    let mut name = path.as_os_str().to_owned();
    name.push(".lock");
    name.into()
}

fn signed(lock: &Path) -> Option<String> {
    fs::read_to_string(lock).ok().filter(|address| !address.is_empty())
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn a_file_has_one_server() {
        let folder = std::env::temp_dir().join(format!("ruinous-lock-{}", std::process::id()));
        let database = format!("sqlite:{}", folder.join("a.db").display());
        assert_eq!(server_of(&database), None);
        let mut first = take(&database).unwrap().expect("a lock");
        assert!(take(&database).is_err_and(|why| why.contains("another server")));
        assert_eq!(server_of(&database), None, "it does not listen yet");
        sign(&mut first, "http://here");
        assert!(take(&database).is_err_and(|why| why.contains("another server at http://here")));
        assert_eq!(server_of(&database).as_deref(), Some("http://here"));
        drop(first);
        assert_eq!(server_of(&database), None, "it has gone");
        assert!(take(&database).unwrap().is_some());
        assert!(take("postgres://somewhere").unwrap().is_none());
        fs::remove_dir_all(folder).unwrap();
    }
}
