//! What goes on without anybody asking: bots' choices, clocks, other servers' news, tidying up.

use std::{sync::Arc, time::Duration};

use tokio::{
    sync::{Semaphore, broadcast::error::RecvError, mpsc::UnboundedReceiver},
    task::JoinSet,
    time::interval,
};

use crate::{
    app::App,
    news::News,
    notices::{self, Messenger},
    problem::Problem,
    store::Changed,
    thinkers::Conclusion,
    turns::StoreOutbox,
};

/// How often clocks are looked at.
const CLOCKS: Duration = Duration::from_millis(500);
/// How many tables are looked after in one go.
const AT_ONCE: i64 = 200;
/// How often a server that shares its database says that it is there.
const ALIVE: Duration = Duration::from_secs(3);
/// After how long without that, nobody is connected to it any more.
const SILENCE: Duration = Duration::from_secs(10);
/// How often is tidied up.
const TIDY: Duration = Duration::from_secs(20);

/// Starts all of it.
pub fn keep(app: &Arc<App>, conclusions: UnboundedReceiver<Conclusion>, messenger: Messenger) {
    until_stop(app, take_conclusions(app.clone(), conclusions));
    until_stop(app, look_at_clocks(app.clone()));
    until_stop(app, tidy(app.clone()));
    until_stop(app, look_through(app.clone()));
    if app.store.is_shared() {
        until_stop(app, hear_others(app.clone()));
        until_stop(app, be_heard(app.clone()));
    }
    let stop = app.stop.clone();
    let outbox = StoreOutbox(app.clone());
    app.work.spawn(async move { notices::run(messenger, outbox, stop.cancelled_owned()).await });
}

/// Goes on with something until the server stops; then it lets go of everything that it holds.
fn until_stop(app: &App, work: impl Future<Output = ()> + Send + 'static) {
    let stop = app.stop.clone();
    tokio::spawn(async move { stop.run_until_cancelled_owned(work).await });
}

/// Takes what bots have come to. Tables do not wait for each other: their choices share a commit.
async fn take_conclusions(app: Arc<App>, mut conclusions: UnboundedReceiver<Conclusion>) {
    while let Some(conclusion) = conclusions.recv().await {
        let (work, app) = (app.work.clone(), app.clone());
        work.spawn(async move {
            let Conclusion { table, seq, power, by, choice } = conclusion;
            let taken = async {
                let mut room = app.rooms.enter(&app, &table).await?;
                room.take_thought(&app, seq, power, &by, choice).await
            };
            report(&table, taken.await);
        });
    }
}

/// Looks after games in which something is due: a clock has run out, or a bot has been silent because
/// its server is gone.
async fn look_at_clocks(app: Arc<App>) {
    let mut clock = interval(CLOCKS);
    loop {
        clock.tick().await;
        let due = match app.store.due(app.now(), AT_ONCE).await {
            Ok(due) => due,
            Err(error) => {
                tracing::error!(%error, "cannot look at the clocks");
                continue;
            }
        };
        let mut looking = JoinSet::new();
        for table in due {
            let app = app.clone();
            looking.spawn(async move {
                let looked = async {
                    let mut room = app.rooms.enter(&app, &table).await?;
                    if app.store.is_shared() {
                        room.catch_up(&app).await?;
                    }
                    room.look_after(&app).await
                };
                report(&table, looked.await);
            });
        }
        looking.join_all().await;
    }
}

/// Reads every unfinished game once after the start: whatever does not fit the rules is set aside,
/// what fits them again is taken up, and bots go on where they were. Of finished games, those whose
/// server died before their events were kept.
async fn look_through(app: Arc<App>) {
    let (unfinished, unkept) = match (app.store.unfinished().await, app.store.unkept().await) {
        (Ok(unfinished), Ok(unkept)) => (unfinished, unkept),
        (Err(error), _) | (_, Err(error)) => {
            return tracing::error!(%error, "cannot read which games are running");
        }
    };
    let some_at_once = Arc::new(Semaphore::new(8));
    for table in unfinished.into_iter().chain(unkept) {
        let Ok(permit) = some_at_once.clone().acquire_owned().await else { return };
        let app = app.clone();
        tokio::spawn(async move {
            let woken = async {
                let mut room = app.rooms.enter(&app, &table).await?;
                // Where other servers may be at it, a game is theirs until it is overdue.
                if room.is_over() {
                    room.keep_events(&app);
                } else if !app.store.is_shared() {
                    room.wake(&app);
                }
                Ok(())
            };
            report(&table, woken.await);
            drop(permit);
        });
    }
}

/// Hears what other servers have done to tables that are in use here.
async fn hear_others(app: Arc<App>) {
    let mut changes = app.store.changes();
    loop {
        match changes.recv().await {
            Ok(Changed::Said(news)) => hear(&app, &news).await,
            Ok(Changed::Everything) | Err(RecvError::Lagged(_)) => {
                for table in app.rooms.ids() {
                    hear(&app, &table).await;
                }
            }
            Err(RecvError::Closed) => return,
        }
    }
}

/// Says that this server is there, and notices when another one is no more.
async fn be_heard(app: Arc<App>) {
    let mut pause = interval(ALIVE);
    loop {
        pause.tick().await;
        app.announce_later(News::Alive(app.server.clone()));
        for server in app.miss_servers(SILENCE) {
            tracing::info!(server, "another server is not heard any more");
            for table in app.rooms.ids() {
                if let Some(mut room) = app.rooms.enter_if_open(&table).await {
                    room.miss_server(&server);
                }
            }
        }
    }
}

/// Another server is there. If it was away, or we were, all that it said of players is asked for anew.
async fn hear_server(app: &Arc<App>, server: &str) {
    if app.hear_server(server) {
        for table in app.rooms.ids() {
            if let Some(mut room) = app.rooms.enter_if_open(&table).await {
                room.ask_who(app);
            }
        }
    }
}

async fn hear(app: &Arc<App>, said: &str) {
    let Ok(news) = said.parse::<News>() else {
        return tracing::warn!(said, "another server says what this one does not understand");
    };
    if let News::Alive(server) | News::Presence { server, .. } = &news {
        hear_server(app, server).await;
    }
    let (News::Table(table)
    | News::Chat(table, _)
    | News::Undo(table)
    | News::HandOver(table)
    | News::Who(table)
    | News::Presence { table, .. }) = &news
    else {
        return;
    };
    let Some(mut room) = app.rooms.enter_if_open(table).await else { return };
    let heard = match &news {
        News::Table(_) => room.catch_up(app).await,
        News::Chat(_, number) => room.repeat_chat(app, *number).await,
        News::Undo(_) => room.hear_undo(app).await,
        News::HandOver(_) => room.hear_hand_over(app).await,
        News::Who(_) => {
            room.announce_presence(app);
            Ok(())
        }
        News::Presence { server, present, .. } => {
            room.hear_presence(server, present);
            Ok(())
        }
        News::Alive(_) => Ok(()),
    };
    report(table, heard);
}

async fn tidy(app: Arc<App>) {
    let mut pause = interval(TIDY);
    loop {
        pause.tick().await;
        app.rooms.forget_idle();
        app.limits.forget_quiet();
        app.forget_names(None);
    }
}

/// What goes wrong here concerns nobody who waits for an answer.
fn report(table: &str, done: Result<(), Problem>) {
    match done {
        Ok(()) | Err(Problem::Stale(_) | Problem::NoTable) => {}
        Err(problem) => tracing::warn!(table, ?problem, "could not look after a game"),
    }
}
