//! `ruinous play`: a server for oneself with its page in the browser, or a game in the terminal.

use std::{
    io::{self, Write},
    net::{Ipv4Addr, SocketAddr, TcpListener},
    path::PathBuf,
    process::{Command, ExitCode, Stdio},
    thread,
};

use clap::{ArgMatches, Args, parser::ValueSource};
use ruinous_server::Options;

use super::{serve::serve, terminal_game::TerminalGame};
use crate::{
    kept::Kept,
    text::{self, Text},
};

#[derive(Args)]
pub struct Arguments {
    #[command(flatten)]
    page: Page,
    /// Play in the terminal
    #[arg(long)]
    terminal: bool,
    #[command(flatten)]
    game: TerminalGame,
}

/// What can be said of the page.
#[derive(Args)]
struct Page {
    /// Do not open a browser
    #[arg(long, conflicts_with = "terminal")]
    no_browser: bool,
    /// The port of the page
    #[arg(long, value_name = "NUMBER", conflicts_with = "terminal")]
    port: Option<u16>,
    /// The folder in which the games are kept
    #[arg(long, value_name = "FOLDER", env = "RUINOUS_DATA_DIR")]
    data_dir: Option<PathBuf>,
}

/// Whoever says something that only the terminal knows, such as opponents, wants the terminal.
pub fn run(arguments: &Arguments, told: Option<&ArgMatches>) -> ExitCode {
    let is_told =
        |id: &str| told.is_some_and(|told| told.value_source(id) == Some(ValueSource::CommandLine));
    let of_terminal = TerminalGame::augment_args(clap::Command::new("play"));
    let means_terminal =
        of_terminal.get_arguments().any(|option| is_told(option.get_id().as_str()));
    if arguments.terminal || means_terminal {
        return arguments.game.run();
    }
    let text = text::own();
    match options(&text, &arguments.page) {
        Ok(options) if is_there_already(&text, &arguments.page, &options) => ExitCode::SUCCESS,
        Ok(options) => serve(&text, options, |address| welcome(&text, &arguments.page, address)),
        Err(sentence) => {
            super::complain(&sentence);
            ExitCode::from(super::USED_WRONGLY)
        }
    }
}

/// Whoever comes a second time is led to the table that is there.
fn is_there_already(text: &Text, page: &Page, options: &Options) -> bool {
    let Some(address) = ruinous_server::server_of(&options.database) else { return false };
    show(page, &address, &text.line("play-page-there").word("address", &*address).say());
    true
}

/// A server that nobody else reaches.
fn options(text: &Text, page: &Page) -> Result<Options, String> {
    let kept = Kept::in_folder(page.data_dir.clone());
    let port = page.port.unwrap_or_else(usual_port_if_free);
    Ok(Options {
        listen: SocketAddr::from((Ipv4Addr::LOCALHOST, port)),
        database: kept.database(text)?,
        log: "warn".to_owned(),
        ..Options::default()
    })
}

/// The same address each time can be kept as a bookmark; 0, which is any port, if it is taken.
fn usual_port_if_free() -> u16 {
    let usual = Options::default().listen.port();
    TcpListener::bind((Ipv4Addr::LOCALHOST, usual)).map_or(0, |_| usual)
}

/// Says where the page is, and opens it.
fn welcome(text: &Text, page: &Page, address: SocketAddr) {
    let address = format!("http://{address}");
    show(page, &address, &text.line("play-page").word("address", &*address).say());
}

fn show(page: &Page, address: &str, sentence: &str) {
    let mut output = io::stdout().lock();
    let _ = writeln!(output, "{sentence}").and_then(|()| output.flush());
    if !page.no_browser {
        open(address);
    }
}

/// Opens the page in the browser. Where there is none, the address has been said.
fn open(address: &str) {
    let opener = match std::env::consts::OS {
        "macos" => "open",
        "windows" => "explorer",
        _ => "xdg-open",
    };
    let mut command = Command::new(opener);
    command.arg(address).stdin(Stdio::null()).stdout(Stdio::null()).stderr(Stdio::null());
    if let Ok(mut child) = command.spawn() {
        // Somebody has to notice its end.
        thread::spawn(move || child.wait());
    }
}
