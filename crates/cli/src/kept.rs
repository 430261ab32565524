//! Where a server keeps its games: a database, and a folder of the user's own.

use std::{
    env,
    path::{Path, PathBuf},
};

use crate::text::Text;

/// What a command says of it.
#[derive(clap::Args)]
pub struct Kept {
    /// The database: sqlite:FILE or postgres://…
    // It may hold a password, which help does not show.
    #[arg(long, value_name = "ADDRESS", env = "RUINOUS_DATABASE", hide_env_values = true)]
    database: Option<String>,
    /// The folder for everything that is kept in files
    #[arg(long, value_name = "FOLDER", env = "RUINOUS_DATA_DIR")]
    data_dir: Option<PathBuf>,
}

/// The file that games are kept in where no other database is named.
const FILE: &str = "ruinous.db";

impl Kept {
    /// In this folder, or in the user's own.
    pub fn in_folder(data_dir: Option<PathBuf>) -> Self {
        Self { database: None, data_dir }
    }

    /// The folder, or a sentence that asks for one.
    pub fn folder(&self, text: &Text) -> Result<PathBuf, String> {
        let named = self.data_dir.clone().filter(|folder| !folder.as_os_str().is_empty());
        named.or_else(own_folder).ok_or_else(|| text.say("kept-nowhere"))
    }

    /// The database, or a sentence that says what one is.
    pub fn database(&self, text: &Text) -> Result<String, String> {
        let Some(database) = &self.database else {
            return Ok(format!("sqlite:{}", self.folder(text)?.join(FILE).display()));
        };
        let kinds = ["sqlite:", "postgres://", "postgresql://"];
        match kinds.iter().any(|kind| database.starts_with(kind)) {
            true => Ok(database.clone()),
            // Not repeated, since there may be a password in it.
            false => Err(text.say("kept-no-database")),
        }
    }
}

/// The folder that the user's system has for a program's files.
fn own_folder() -> Option<PathBuf> {
    let variable = |name: &str| env::var_os(name).map(PathBuf::from).filter(|it| it.is_absolute());
    let home = |below: &str| env::home_dir().map(|home| home.join(below));
    let folder = if cfg!(windows) {
        variable("LOCALAPPDATA")
    } else if cfg!(target_os = "macos") {
        home("Library/Application Support")
    } else {
        variable("XDG_DATA_HOME").or_else(|| home(".local/share"))
    };
    folder.filter(|folder| folder != Path::new("")).map(|folder| folder.join("ruinous"))
}

#[cfg(test)]
mod tests {
    use super::*;

    fn database(database: Option<&str>) -> Result<String, String> {
        let data_dir = Some(PathBuf::from("here"));
        Kept { database: database.map(str::to_owned), data_dir }.database(&Text::english())
    }

    #[test]
    fn a_database_is_a_file_unless_another_one_is_named() {
        assert_eq!(
            database(None),
            Ok(format!("sqlite:{}", Path::new("here").join(FILE).display()))
        );
        for named in ["sqlite:games.db", "postgres://ruinous@localhost/ruinous"] {
            assert_eq!(database(Some(named)), Ok(named.to_owned()));
        }
    }

    #[test]
    fn what_is_no_database_is_named_and_not_repeated() {
        let sentence = database(Some("mysql://me:secret@host")).expect_err("no such kind");
        assert!(
            sentence.contains("RUINOUS_DATABASE") && sentence.contains("sqlite:"),
            "{sentence}"
        );
        assert!(!sentence.contains("secret"), "{sentence}");
    }
}
