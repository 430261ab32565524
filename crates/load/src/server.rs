//! What the system knows of a server process.

use std::{fs, time::Duration};

use ruinous_client::{Running, Trouble};
use tokio::time::sleep;

/// How long the server may go on tidying up before its memory counts.
const SETTLING: Duration = Duration::from_secs(2);

/// The memory that a server has, once it has come to rest.
pub(crate) async fn resident_bytes(running: &Running) -> Result<f64, Trouble> {
    sleep(SETTLING).await;
    let id = running.id().ok_or_else(|| Trouble::Lost("the server has ended".to_owned()))?;
    let path = format!("/proc/{id}/smaps_rollup");
    let words =
        fs::read_to_string(&path).map_err(|error| Trouble::Lost(format!("{path}: {error}")))?;
    let kilobytes = kilobytes(&words);
    kilobytes.map(|kb| kb * 1024.0).ok_or_else(|| Trouble::Unreadable(format!("{path}: {words}")))
}

/// What a line like `Rss:   12345 kB` says.
fn kilobytes(rollup: &str) -> Option<f64> {
    let line = rollup.lines().find_map(|line| line.strip_prefix("Rss:"))?;
    line.split_whitespace().next()?.parse().ok()
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn resident_memory_is_found_among_the_rest() {
        let rollup = "55d0-7ffc ---p 00000000 00:00 0 [rollup]\nRss:    12345 kB\nPss:   1 kB\n";
        assert_eq!(kilobytes(rollup), Some(12345.0));
        assert_eq!(kilobytes("Pss: 1 kB"), None);
    }
}
