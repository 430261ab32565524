//! Working off the notices that wait to be sent.

use std::sync::Arc;
use std::time::{Duration, SystemTime};

use tokio::task::JoinSet;
use tokio::time::sleep;

use super::{Failure, Messenger, Notice};

/// Sends what falls due, some at a time, until `stop`; what is under way then is brought to its end,
/// which takes half a minute at most.
pub async fn run(messenger: Messenger, outbox: impl Outbox, stop: impl Future<Output = ()>) {
    let (messenger, outbox) = (Arc::new(messenger), Arc::new(outbox));
    let mut under_way = JoinSet::new();
    let mut stop = std::pin::pin!(stop);
    loop {
        let free = AT_A_TIME - under_way.len();
        let claimed = match free {
            0 => Vec::new(),
            _ => outbox.claim(outbox.now(), free).await,
        };
        for notice in claimed {
            under_way.spawn(send(Arc::clone(&messenger), Arc::clone(&outbox), notice));
        }
        tokio::select! {
            () = &mut stop => break,
            Some(_) = under_way.join_next() => {}
            () = sleep(LOOK_AGAIN) => {}
        }
    }
    while under_way.join_next().await.is_some() {}
}

/// Where notices wait, and where what became of them is written down.
pub trait Outbox: Send + Sync + 'static {
    /// Up to `limit` notices that are due at `now`. Nobody else may get them for the next
    /// [`LEASE`], so that two servers send none twice; after that they are due again, so that none
    /// is lost when a server dies.
    fn claim(&self, now: i64, limit: usize) -> impl Future<Output = Vec<Notice>> + Send;

    /// It has arrived.
    fn sent(&self, id: &str) -> impl Future<Output = ()> + Send;

    /// It has been tried `tries` times, and is to be tried again at `due`.
    fn again(&self, id: &str, tries: i64, due: i64, said: &str) -> impl Future<Output = ()> + Send;

    /// It will not be tried again.
    fn give_up(&self, id: &str, said: &str) -> impl Future<Output = ()> + Send;

    /// Milliseconds since 1970.
    fn now(&self) -> i64 {
        let since = SystemTime::UNIX_EPOCH.elapsed().unwrap_or_default();
        in_milliseconds(since)
    }
}

/// How long to wait after so many failures; nothing: give up.
pub fn pause_before(tries: i64) -> Option<Duration> {
    const MINUTES: [u64; 6] = [1, 5, 30, 2 * 60, 8 * 60, 24 * 60];
    let failures_before = usize::try_from(tries - 1).unwrap_or(0);
    MINUTES.get(failures_before).map(|minutes| Duration::from_secs(60 * minutes))
}

/// How long a claimed notice is nobody else's: longer than sending one ever takes.
pub const LEASE: Duration = Duration::from_secs(120);

/// How many are sent at once, so that one slow webhook does not hold up the others.
const AT_A_TIME: usize = 32;

/// How long nothing is due before the outbox is looked at again.
const LOOK_AGAIN: Duration = Duration::from_secs(5);

/// The longest that another side can ask to be left alone.
const LONGEST_PAUSE: Duration = Duration::from_secs(24 * 60 * 60);

async fn send(messenger: Arc<Messenger>, outbox: Arc<impl Outbox>, notice: Notice) {
    let Notice { id, channel, .. } = &notice;
    let channel = channel.id();
    let Err(failure) = messenger.send(&notice).await else {
        tracing::debug!(notice = %id, channel, "sent");
        return outbox.sent(id).await;
    };
    let tries = notice.tries + 1;
    let pause = match &failure {
        Failure::Never(_) => None,
        Failure::Retry { after, .. } => {
            pause_before(tries).map(|pause| pause.max(after.unwrap_or_default().min(LONGEST_PAUSE)))
        }
    };
    let said = failure.to_string();
    match pause {
        Some(pause) => {
            tracing::info!(notice = %id, channel, tries, said, "not sent, to be tried again");
            let due = outbox.now() + in_milliseconds(pause);
            outbox.again(id, tries, due, &said).await;
        }
        None => {
            tracing::warn!(notice = %id, channel, tries, said, "not sent, given up");
            outbox.give_up(id, &said).await;
        }
    }
}

fn in_milliseconds(time: Duration) -> i64 {
    i64::try_from(time.as_millis()).unwrap_or(i64::MAX)
}
