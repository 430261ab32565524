//! Working off an outbox: each notice once, again after failures, and given up in the end.

use std::sync::{Arc, Mutex};
use std::time::Duration;

use ruinous_server::notices::{
    LEASE, Messenger, Notice, Outbox, Settings, check_url, pause_before, run,
};
use tokio::sync::{Notify, oneshot};
use tokio::time::Instant;

use crate::fakes::{Pretended, Webhook, messenger, notice};
use crate::mail::{converse, mail, settings};

/// An outbox in memory that goes by tokio's clock, so that days can pass in no time.
#[derive(Clone)]
struct Tray(Arc<Inside>);

struct Inside {
    begun: Instant,
    /// Pauses are skipped, for tests that need a real network and thus a real clock.
    in_a_hurry: bool,
    waiting: Mutex<Vec<(Notice, i64)>>,
    done: Mutex<Vec<String>>,
    changed: Notify,
}

impl Tray {
    fn with(notices: Vec<Notice>) -> Self {
        Self::new(notices, false)
    }

    fn new(notices: Vec<Notice>, in_a_hurry: bool) -> Self {
        Self(Arc::new(Inside {
            begun: Instant::now(),
            in_a_hurry,
            waiting: Mutex::new(notices.into_iter().map(|notice| (notice, 0)).collect()),
            done: Mutex::default(),
            changed: Notify::new(),
        }))
    }

    /// What has been written down, as soon as there are so many lines.
    async fn lines(&self, number: usize) -> Vec<String> {
        loop {
            let changed = self.0.changed.notified();
            let done = self.0.done.lock().unwrap().clone();
            if done.len() >= number {
                return done;
            }
            changed.await;
        }
    }

    fn note(&self, line: String) {
        self.0.done.lock().unwrap().push(line);
        self.0.changed.notify_waiters();
    }

    fn take_out(&self, id: &str) {
        self.0.waiting.lock().unwrap().retain(|(notice, _)| notice.id != id);
    }
}

impl Outbox for Tray {
    async fn claim(&self, now: i64, limit: usize) -> Vec<Notice> {
        let mut waiting = self.0.waiting.lock().unwrap();
        let due = waiting.iter_mut().filter(|(_, due)| *due <= now).take(limit);
        due.map(|(notice, due)| {
            *due = now + LEASE.as_millis() as i64;
            notice.clone()
        })
        .collect()
    }

    async fn sent(&self, id: &str) {
        self.take_out(id);
        self.note(format!("{id} sent"));
    }

    async fn again(&self, id: &str, tries: i64, due: i64, _: &str) {
        for (notice, at) in self.0.waiting.lock().unwrap().iter_mut() {
            if notice.id == id {
                (notice.tries, *at) = (tries, if self.0.in_a_hurry { 0 } else { due });
            }
        }
        self.note(format!("{id} failed at {}, again at {}", minute(self.now()), minute(due)));
    }

    async fn give_up(&self, id: &str, said: &str) {
        self.take_out(id);
        self.note(format!("{id} given up at {}: {said}", minute(self.now())));
    }

    fn now(&self) -> i64 {
        self.0.begun.elapsed().as_millis() as i64
    }
}

fn minute(milliseconds: i64) -> i64 {
    milliseconds / 60_000
}

/// Webhooks that nobody answers, without a network.
fn in_vain() -> Messenger {
    Messenger::on(&Settings::default(), Pretended::new(&[], None)).unwrap()
}

async fn forever() {
    std::future::pending::<()>().await;
}

#[test]
fn pauses_grow_and_end() {
    let minutes = |tries| pause_before(tries).map(|pause| pause.as_secs() / 60);
    let pauses: Vec<_> = (1..=6).map(minutes).collect();
    assert_eq!(pauses, [1, 5, 30, 120, 480, 1440].map(Some));
    assert_eq!(minutes(7), None);
    assert_eq!((minutes(0), minutes(i64::MIN + 1), minutes(i64::MAX)), (Some(1), Some(1), None));
}

#[tokio::test(start_paused = true)]
async fn a_failing_webhook_is_tried_for_a_day_and_a_half_and_given_up() {
    let outbox = Tray::with(vec![notice("https://away.example/")]);
    let lines = tokio::select! {
        () = run(in_vain(), outbox.clone(), forever()) => unreachable!(),
        lines = outbox.lines(7) => lines,
    };
    assert_eq!(
        lines,
        [
            "n1 failed at 0, again at 1",
            "n1 failed at 1, again at 6",
            "n1 failed at 6, again at 36",
            "n1 failed at 36, again at 156",
            "n1 failed at 156, again at 636",
            "n1 failed at 636, again at 2076",
            "n1 given up at 2076: away.example: its name is not found: no such name",
        ]
    );
    assert!(outbox.0.waiting.lock().unwrap().is_empty());
}

#[tokio::test(start_paused = true)]
async fn a_webhook_that_may_not_be_called_is_given_up_at_once() {
    let outbox = Tray::with(vec![notice("https://10.0.0.1/")]);
    let lines = tokio::select! {
        () = run(in_vain(), outbox.clone(), forever()) => unreachable!(),
        lines = outbox.lines(1) => lines,
    };
    let why = check_url("https://10.0.0.1/", false).unwrap_err();
    assert_eq!(lines, [format!("n1 given up at 0: {why}")]);
}

#[tokio::test]
async fn the_pause_that_a_webhook_asks_for_is_kept_within_a_day() {
    for (asked, due) in [("2", 1), ("7260", 121), ("99999999", 1440)] {
        let answer = format!("HTTP/1.1 429 Slow down\r\nRetry-After: {asked}\r\n\r\n");
        let hook = Webhook::answering(answer.leak()).await;
        let outbox = Tray::with(vec![notice(&hook.url())]);
        let lines = tokio::select! {
            () = run(messenger(), outbox.clone(), forever()) => unreachable!(),
            lines = outbox.lines(1) => lines,
        };
        assert_eq!(lines, [format!("n1 failed at 0, again at {due}")]);
    }
}

#[tokio::test]
async fn a_mail_that_failed_arrives_when_it_is_tried_again() {
    let server = tokio::net::TcpListener::bind("127.0.0.1:0").await.unwrap();
    let settings = settings(format!("smtp://{}", server.local_addr().unwrap()));
    let outbox = Tray::new(vec![mail()], true);
    let conversations = async {
        converse(server.accept().await.unwrap().0, "RCPT", "450 not now").await;
        let said = converse(server.accept().await.unwrap().0, "", "").await;
        (said, outbox.lines(2).await)
    };
    let (said, lines) = tokio::select! {
        () = run(Messenger::new(&settings).unwrap(), outbox.clone(), forever()) => unreachable!(),
        told = conversations => told,
    };
    assert!(said.contains("\nSubject: Your turn\n"), "{said}");
    assert_eq!(lines, ["n1 failed at 0, again at 1", "n1 sent"]);
}

#[tokio::test]
async fn two_servers_on_one_outbox_send_each_notice_once() {
    let mut hook = Webhook::answering("HTTP/1.1 204 No Content\r\n\r\n").await;
    let numbered = |number| Notice { id: format!("n{number}"), ..notice(&hook.url()) };
    let outbox = Tray::with((0..100).map(numbered).collect());
    let mut lines = tokio::select! {
        () = run(messenger(), outbox.clone(), forever()) => unreachable!(),
        () = run(messenger(), outbox.clone(), forever()) => unreachable!(),
        lines = outbox.lines(100) => lines,
    };
    lines.sort();
    lines.dedup();
    assert_eq!(lines.len(), 100);
    assert_eq!(hook.more_calls(), 100);
}

#[tokio::test]
async fn a_slow_webhook_does_not_hold_up_the_others() {
    let silent = tokio::net::TcpListener::bind("127.0.0.1:0").await.unwrap();
    let slow = format!("http://{}/", silent.local_addr().unwrap());
    let hook = Webhook::answering("HTTP/1.1 204 No Content\r\n\r\n").await;
    let quick = Notice { id: "n2".to_owned(), ..notice(&hook.url()) };
    let outbox = Tray::with(vec![notice(&slow), quick]);
    let lines = tokio::select! {
        () = run(messenger(), outbox.clone(), forever()) => unreachable!(),
        lines = outbox.lines(1) => lines,
    };
    assert_eq!(lines, ["n2 sent"]);
}

#[tokio::test]
async fn what_is_under_way_is_brought_to_its_end_when_the_server_stops() {
    let server = tokio::net::TcpListener::bind("127.0.0.1:0").await.unwrap();
    let outbox = Tray::with(vec![notice(&format!("http://{}/", server.local_addr().unwrap()))]);
    let (stop, stopped) = oneshot::channel::<()>();
    let stopping = async { stopped.await.unwrap() };
    let mut running = tokio::spawn(run(messenger(), outbox.clone(), stopping));

    let (stream, _) = server.accept().await.unwrap();
    stop.send(()).unwrap();
    let early = tokio::time::timeout(Duration::from_millis(50), &mut running).await;
    assert!(early.is_err(), "it ended before the webhook had answered");
    let (tell, mut told) = tokio::sync::mpsc::unbounded_channel();
    crate::fakes::answer_call(stream, "HTTP/1.1 200 OK\r\n\r\n", tell).await;
    running.await.unwrap();
    assert!(told.recv().await.is_some());
    assert_eq!(outbox.lines(1).await, ["n1 sent"]);
}
