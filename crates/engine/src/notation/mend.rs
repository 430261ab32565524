//! What is left of a record whose end was torn off, by a crash or a full disk.

use super::{Entry, Record, RecordError, RecordProblem};

/// A record without its torn end.
#[derive(Clone, PartialEq, Eq, Debug)]
pub struct Mended {
    /// What is whole: it replays to its end.
    pub record: Record,
    /// How many lines at the end of the file were cut off.
    pub cut: usize,
}

impl Record {
    /// Reads a record whose end may have been torn off. A last line that does not end is cut off,
    /// even if it can be read: half of it might say something else. So is a last choice of which what
    /// followed is missing. What is wrong before that is an error, as for [`Record::read`] and
    /// [`Record::replay`].
    pub fn read_torn(text: &str) -> Result<Mended, RecordError> {
        let whole = Self::read(text.rfind('\n').map_or("", |end| &text[..=end]))?;
        let mut replay = whole.replay()?;
        let mut record = whole.clone();
        loop {
            let begun = replay.entries();
            match replay.step(None) {
                None => break,
                Some(Ok(_)) => {}
                Some(Err(error)) if is_torn(&error, &whole, begun) => {
                    record = whole.until(begun);
                    break;
                }
                Some(Err(error)) => return Err(error),
            }
        }
        let cut = text.lines().skip(record.line(usize::MAX)).filter(|line| says_something(line));
        Ok(Mended { cut: cut.count(), record })
    }
}

/// Whether all that is wrong is that the record ends before what the last choice led to.
fn is_torn(error: &RecordError, record: &Record, begun: usize) -> bool {
    let is_last = !record.entries().skip(begun + 1).any(|entry| matches!(entry, Entry::Choice(..)));
    is_last && matches!(error.problem, RecordProblem::ChanceExpected(_))
}

/// Whether a line is more than blank or a remark.
fn says_something(line: &str) -> bool {
    !line.split('#').next().unwrap_or("").trim().is_empty()
}
