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
        let lines = text.lines().count();
        let whole = Self::read(text.rfind('\n').map_or("", |end| &text[..=end]))?;
        let last = |record: &Record| record.line(usize::MAX);
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
        let cut = lines.saturating_sub(last(&record));
        Ok(Mended { cut: if cut_only_blanks(text, last(&record)) { 0 } else { cut }, record })
    }
}

/// Whether all that is wrong is that the record ends before what the last choice led to.
fn is_torn(error: &RecordError, record: &Record, begun: usize) -> bool {
    let is_last = !record.entries().skip(begun + 1).any(|entry| matches!(entry, Entry::Choice(..)));
    is_last && matches!(error.problem, RecordProblem::ChanceExpected(_))
}

fn cut_only_blanks(text: &str, last: usize) -> bool {
    let is_blank = |line: &str| line.split('#').next().unwrap_or("").trim().is_empty();
    text.lines().skip(last).all(is_blank)
}
