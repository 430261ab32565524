//! One server for one file: two on the same SQLite file would not hear of each other's games.

use std::{
    fs::{self, File, TryLockError},
    path::Path,
};

use crate::store::file_of;

/// Keeps a SQLite file for this server as long as the answer lives; the system lets go of it when the
/// process ends, however it does. PostgreSQL is for everyone.
pub fn take(database: &str) -> Result<Option<File>, String> {
    let Some(path) = file_of(database) else { return Ok(None) };
    let mut name = path.clone().into_os_string();
    name.push(".lock");
    let failed =
        |what: &dyn std::fmt::Display| format!("{} cannot be used: {what}", path.display());
    if let Some(folder) = path.parent() {
        fs::create_dir_all(folder).map_err(|error| failed(&error))?;
    }
    let file = File::create(Path::new(&name)).map_err(|error| failed(&error))?;
    match file.try_lock() {
        Ok(()) => Ok(Some(file)),
        Err(TryLockError::WouldBlock) => Err(format!(
            "another server is using {}: stop it, or give this one another file",
            path.display()
        )),
        Err(TryLockError::Error(error)) => Err(failed(&error)),
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn a_file_has_one_server() {
        let folder = std::env::temp_dir().join(format!("ruinous-lock-{}", std::process::id()));
        let database = format!("sqlite:{}", folder.join("a.db").display());
        let first = take(&database).unwrap();
        assert!(first.is_some());
        assert!(take(&database).is_err_and(|why| why.contains("another server")));
        drop(first);
        assert!(take(&database).unwrap().is_some());
        assert!(take("postgres://somewhere").unwrap().is_none());
        fs::remove_dir_all(folder).unwrap();
    }
}
