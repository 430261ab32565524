//! One server for one file: two on the same SQLite file would not hear of each other's games.

use std::{
    fs::{self, File, OpenOptions, TryLockError},
    io::{self, Write},
    path::{Path, PathBuf},
};

use crate::store::file_of;

/// Keeps a SQLite file for this server as long as the answer lives; the system lets go of it when the
/// process ends, however it does. PostgreSQL is for everyone.
pub fn take(database: &str) -> Result<Option<File>, String> {
    let Some(path) = file_of(database) else { return Ok(None) };
    let failed =
        |what: &dyn std::fmt::Display| format!("{} cannot be used: {what}", path.display());
    fs::create_dir_all(folder_of(&path)).map_err(|error| failed(&error))?;
    if has_other_names(&path) {
        return Err(failed(
            &"it has several names (hard links), by which servers would not see each other: leave it one",
        ));
    }
    let lock = lock_of(&path).map_err(|error| failed(&error))?;
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
    let lock = lock_of(&file_of(database)?).ok()?;
    let is_held =
        matches!(File::open(&lock).ok()?.try_lock_shared(), Err(TryLockError::WouldBlock));
    if is_held { signed(&lock) } else { None }
}

/// The lock lies beside the file itself, by whatever links one comes to it.
fn lock_of(path: &Path) -> io::Result<PathBuf> {
    let mut name = itself(path)?.into_os_string();
    name.push(".lock");
    Ok(name.into())
}

/// Where a file is, or will be when it is made.
fn itself(path: &Path) -> io::Result<PathBuf> {
    match (fs::canonicalize(path), fs::read_link(path)) {
        (Err(error), Ok(target)) if error.kind() == io::ErrorKind::NotFound => {
            itself(&folder_of(path).join(target))
        }
        (Err(error), Err(_)) if error.kind() == io::ErrorKind::NotFound => {
            let folder = fs::canonicalize(folder_of(path))?;
            Ok(folder.join(path.file_name().unwrap_or_default()))
        }
        (found, _) => found,
    }
}

fn folder_of(path: &Path) -> &Path {
    let folder = path.parent().filter(|folder| !folder.as_os_str().is_empty());
    folder.unwrap_or(Path::new("."))
}

#[cfg(unix)]
fn has_other_names(path: &Path) -> bool {
    fs::metadata(path).is_ok_and(|file| std::os::unix::fs::MetadataExt::nlink(&file) > 1)
}

#[cfg(not(unix))]
fn has_other_names(_: &Path) -> bool {
    false
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

    #[cfg(unix)]
    #[test]
    fn a_file_has_one_server_by_whatever_name_it_is_called() {
        let folder = std::env::temp_dir().join(format!("ruinous-links-{}", std::process::id()));
        let (there, elsewhere) = (folder.join("there"), folder.join("elsewhere"));
        fs::create_dir_all(&there).unwrap();
        fs::create_dir_all(&elsewhere).unwrap();
        let link = |from: &str, to: &Path| {
            std::os::unix::fs::symlink(from, to).unwrap();
            format!("sqlite:{}", to.display())
        };
        let database = format!("sqlite:{}", there.join("a.db").display());
        let by_file = link("../there/a.db", &elsewhere.join("b.db"));
        link("there", &folder.join("link"));
        let by_folder = format!("sqlite:{}", folder.join("link/a.db").display());
        // Whether or not there is a database yet.
        for _ in 0..2 {
            let names = [&database, &by_file, &by_folder];
            for first in names {
                let mut lock = take(first).unwrap().expect("a lock");
                sign(&mut lock, "http://here");
                for second in names {
                    let why = take(second).expect_err("another server has it");
                    assert!(why.contains("another server at http://here"), "{why}");
                    assert_eq!(server_of(second).as_deref(), Some("http://here"));
                }
            }
            fs::write(there.join("a.db"), "").unwrap();
        }
        fs::hard_link(there.join("a.db"), elsewhere.join("c.db")).unwrap();
        for file in [there.join("a.db"), elsewhere.join("c.db")] {
            let why = take(&format!("sqlite:{}", file.display())).expect_err("two names");
            assert!(why.contains("hard links"), "{why}");
        }
        fs::remove_dir_all(folder).unwrap();
    }
}
