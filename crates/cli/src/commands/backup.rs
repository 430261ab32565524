//! `ruinous backup`: copies the database of a server, which may be running.

use std::{path::PathBuf, process::ExitCode};

use crate::{kept::Kept, text};

#[derive(clap::Args)]
pub struct Arguments {
    /// The file for the copy, which does not exist yet
    to: PathBuf,
    #[command(flatten)]
    kept: Kept,
}

pub fn run(arguments: &Arguments) -> ExitCode {
    let text = text::own();
    let database = match arguments.kept.database(&text) {
        Ok(database) => database,
        Err(sentence) => {
            super::complain(&sentence);
            return ExitCode::from(super::USED_WRONGLY);
        }
    };
    match ruinous_server::backup(&database, &arguments.to) {
        Ok(()) => ExitCode::SUCCESS,
        Err(error) => {
            super::complain(&text.line("backup-failed").word("reason", error.to_string()).say());
            ExitCode::FAILURE
        }
    }
}
