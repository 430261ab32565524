//! The file that a record is kept in while the game goes on.

use std::{
    fs::{self, File},
    io::{self, Write},
    path::{Path, PathBuf},
};

use ruinous_engine::notation::Record;

/// A file that always holds a whole record: the new one is written beside it and takes its place.
#[derive(Clone, Debug)]
pub struct RecordFile {
    path: PathBuf,
    beside: PathBuf,
}

impl RecordFile {
    /// The file at this path, which need not exist yet.
    pub fn new(path: PathBuf) -> Self {
        let mut name = std::ffi::OsString::from(".");
        name.push(path.file_name().unwrap_or_default());
        name.push(format!(".{}.tmp", std::process::id()));
        Self { beside: path.with_file_name(name), path }
    }

    /// Where it is.
    pub fn path(&self) -> &Path {
        &self.path
    }

    /// Puts the record into the file. After an error the file is as it was before.
    pub fn write(&self, record: &Record) -> io::Result<()> {
        let written = self.write_beside(record).and_then(|()| fs::rename(&self.beside, &self.path));
        if written.is_err() {
            // What could not be finished is of no use to anyone.
            let _ = fs::remove_file(&self.beside);
        }
        written
    }

    fn write_beside(&self, record: &Record) -> io::Result<()> {
        let mut file = File::create(&self.beside)?;
        file.write_all(record.write().as_bytes())?;
        file.sync_all()
    }
}
