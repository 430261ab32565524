//! Hosting from the command line: what is said, what is refused, and that the server is there.

use std::{
    fs,
    io::{BufRead, BufReader, Read, Write},
    net::{SocketAddr, TcpListener, TcpStream},
    path::PathBuf,
    process::{Child, Command, Output, Stdio},
    sync::atomic::{AtomicU32, Ordering},
};

/// How many folders were given out.
static FOLDERS: AtomicU32 = AtomicU32::new(0);

/// The command in an environment that says nothing about servers, with a folder of its own.
fn ruinous(arguments: &[&str]) -> Command {
    let mut command = Command::new(env!("CARGO_BIN_EXE_ruinous"));
    command.env("LC_ALL", "C");
    for (name, _) in std::env::vars().filter(|(name, _)| name.starts_with("RUINOUS_")) {
        command.env_remove(name);
    }
    let number = FOLDERS.fetch_add(1, Ordering::Relaxed);
    let data = PathBuf::from(env!("CARGO_TARGET_TMPDIR")).join(format!("data-{number}"));
    let _ = fs::remove_dir_all(&data);
    command.args(arguments).env("XDG_DATA_HOME", data).stdin(Stdio::null());
    command.stdout(Stdio::piped()).stderr(Stdio::piped());
    command
}

fn refused(mut command: Command, code: i32) -> String {
    let Output { status, stdout, stderr } = command.output().expect("the binary starts");
    let complaint = String::from_utf8(stderr).expect("text");
    assert_eq!(status.code(), Some(code), "{complaint}");
    assert!(stdout.is_empty(), "{}", String::from_utf8_lossy(&stdout));
    complaint
}

/// A server that is ended with its test, whatever becomes of that.
struct Serving(Child);

impl Serving {
    /// Starts it, and gives the first line that it says.
    fn start(mut command: Command) -> (Self, String) {
        let mut serving = Self(command.spawn().expect("the binary starts"));
        let mut line = String::new();
        let stdout = serving.0.stdout.take().expect("output is piped");
        BufReader::new(stdout).read_line(&mut line).expect("it says something");
        (serving, line)
    }
}

impl Drop for Serving {
    fn drop(&mut self) {
        let _ = self.0.kill();
        let _ = self.0.wait();
    }
}

fn address(line: &str) -> SocketAddr {
    let (_, after) = line.split_once("http://").expect(line);
    let end = after.find(|sign: char| !"0123456789.:".contains(sign)).unwrap_or(after.len());
    after[..end].trim_end_matches('.').parse().expect(line)
}

#[test]
fn a_server_says_where_it_listens_and_listens_there() {
    let (_serving, line) = Serving::start(ruinous(&["serve", "--listen", "127.0.0.1:0"]));
    let at = address(&line);
    assert_eq!(line, format!("listening on http://{at}\n"));
    TcpStream::connect(at).expect("someone listens");
}

#[test]
fn a_server_listens_on_a_name() {
    let (_serving, line) = Serving::start(ruinous(&["serve", "--listen", "localhost:0"]));
    let (_, at) = line.trim().split_once("http://").expect("an address");
    TcpStream::connect(at).expect("someone listens");
}

#[test]
fn the_log_says_what_runs_without_colours() {
    let (mut serving, line) = Serving::start(ruinous(&["serve", "--listen", "127.0.0.1:0"]));
    let stderr = serving.0.stderr.take().expect("it is piped");
    let mut said = String::new();
    BufReader::new(stderr).read_line(&mut said).expect("it says something");
    for word in [&address(&line).to_string(), "sqlite", env!("CARGO_PKG_VERSION"), "INFO"] {
        assert!(said.contains(word), "no {word} in {said:?}");
    }
    assert!(!said.contains('\u{1b}'), "{said:?}");
}

#[test]
fn a_word_that_is_no_level_is_refused() {
    let complaint = refused(ruinous(&["serve", "--listen", "127.0.0.1:0", "--log", "quatsch"]), 1);
    assert!(complaint.contains("quatsch") && complaint.contains("debug"), "{complaint}");
}

#[test]
fn who_plays_twice_comes_to_the_same_table() {
    let folder = PathBuf::from(env!("CARGO_TARGET_TMPDIR")).join("play-twice");
    let _ = fs::remove_dir_all(&folder);
    let play = || {
        let mut command = ruinous(&["play", "--no-browser", "--port", "0"]);
        command.env("RUINOUS_DATA_DIR", &folder);
        command
    };
    let (_serving, line) = Serving::start(play());
    let again = play().output().expect("the binary starts");
    let said = String::from_utf8_lossy(&again.stdout).into_owned();
    assert!(again.status.success() && address(&said) == address(&line), "{said}");
    let mut other = ruinous(&["serve", "--listen", "127.0.0.1:0"]);
    other.env("RUINOUS_DATA_DIR", &folder);
    let complaint = refused(other, 1);
    assert!(complaint.contains(&format!("http://{}", address(&line))), "{complaint}");
}

#[test]
fn the_environment_says_what_flags_do_not() {
    let mut command = ruinous(&["serve"]);
    command.env("RUINOUS_LISTEN", "127.0.0.1:0").env("RUINOUS_ALLOW_PRIVATE_WEBHOOKS", "1");
    let (_serving, line) = Serving::start(command);
    TcpStream::connect(address(&line)).expect("someone listens");
}

#[test]
fn playing_opens_a_page_for_oneself() {
    let (_serving, line) = Serving::start(ruinous(&["play", "--no-browser", "--port", "0"]));
    let at = address(&line);
    assert!(at.ip().is_loopback() && line.starts_with("The table is at http://"), "{line}");
    TcpStream::connect(at).expect("someone listens");
}

#[test]
fn an_option_of_the_terminal_game_means_the_terminal() {
    let all = [&["play", "--terminal"][..], &["play", "--seed", "1"], &["play", "--cards", "base"]];
    for arguments in all {
        let output = ruinous(arguments).output().expect("the binary starts");
        let said = String::from_utf8(output.stdout).expect("text");
        assert_eq!(output.status.code(), Some(0), "{arguments:?}");
        assert!(said.contains("Kislev") && !said.contains("http://"), "{arguments:?}: {said}");
    }
    let complaint = refused(ruinous(&["play", "--terminal", "--no-browser"]), 2);
    assert!(complaint.contains("--no-browser"), "{complaint}");
}

#[test]
fn a_wrong_option_is_named() {
    let flags = [
        (&["--listen", "here"][..], "--listen"),
        (&["--database", "mysql://me:secret@host"], "RUINOUS_DATABASE"),
        (&["--public-url", "ruinous.example"], "RUINOUS_PUBLIC_URL"),
        (&["--smtp", "host:secret", "--mail-from", "a@b.example"], "RUINOUS_SMTP"),
        (&["--smtp", "smtp://host"], "--mail-from"),
        (&["--mail-from", "a@b.example"], "--smtp"),
        (&["--thinkers", "0"], "--thinkers"),
        (&["--tables-per-person", "many"], "--tables-per-person"),
        (&["--sockets-per-person", "many"], "--sockets-per-person"),
        (&["--patience", "0"], "--patience"),
    ];
    for (flags, named) in flags {
        let complaint = refused(ruinous(&[&["serve"], flags].concat()), 2);
        assert!(complaint.contains(named), "{flags:?}: {complaint}");
        assert!(!complaint.contains("secret"), "{flags:?}: {complaint}");
    }
    let mut command = ruinous(&["serve"]);
    command.env("RUINOUS_MESSAGES_PER_SECOND", "-1");
    let complaint = refused(command, 2);
    assert!(complaint.contains("--messages-per-second"), "{complaint}");
    let complaint = refused(ruinous(&["backup", "copy.db", "--database", "oracle:x"]), 2);
    assert!(complaint.contains("--database"), "{complaint}");
}

#[test]
fn an_address_that_is_taken_is_said() {
    let taken = TcpListener::bind("127.0.0.1:0").expect("a free port");
    let at = taken.local_addr().expect("it is bound").to_string();
    let complaint = refused(ruinous(&["serve", "--listen", &at]), 1);
    assert!(complaint.contains(&at), "{complaint}");
}

#[test]
fn help_shows_no_secrets_of_the_environment() {
    let mut command = ruinous(&["serve", "--help"]);
    command.env("RUINOUS_DATABASE", "postgres://me:secret@host/x");
    command.env("RUINOUS_SMTP", "smtp://me:secret@host");
    let output = command.output().expect("the binary starts");
    let help = String::from_utf8(output.stdout).expect("text");
    assert!(help.contains("RUINOUS_DATABASE") && !help.contains("secret"), "{help}");
}

#[test]
fn a_backup_goes_into_a_new_file_or_an_empty_database() {
    let folder = PathBuf::from(env!("CARGO_TARGET_TMPDIR")).join("backup");
    let _ = fs::remove_dir_all(&folder);
    let file = |name: &str| folder.join(name).display().to_string();
    let (old, new) = (format!("sqlite:{}", file("old.db")), format!("sqlite:{}", file("new.db")));
    let (serving, line) =
        Serving::start(ruinous(&["serve", "--listen", "127.0.0.1:0", "--database", &old]));
    let mut stream = TcpStream::connect(address(&line)).expect("someone listens");
    let body = r#"{"name":"Ann"}"#;
    let length = body.len();
    write!(
        stream,
        "POST /api/people HTTP/1.1\r\nhost: localhost\r\nconnection: close\r\ncontent-length: {length}\r\n\r\n{body}"
    )
    .expect("it can be sent");
    let mut answer = String::new();
    stream.read_to_string(&mut answer).expect("it answers");
    assert!(answer.starts_with("HTTP/1.1 201"), "{answer}");
    let copied = |to: &str, code| refused(ruinous(&["backup", to, "--database", &old]), code);
    assert_eq!(copied(&file("copy.db"), 0), "");
    assert_eq!(copied(&new, 0), "");
    assert!(copied(&file("copy.db"), 1).contains("exists already"));
    assert!(copied(&new, 1).contains("not empty"));
    assert!(copied(&old, 1).contains("another server at http://"));
    drop(serving);
}

/// The first piece of Python on the API's page.
fn bot_on_the_page() -> String {
    let page = concat!(env!("CARGO_MANIFEST_DIR"), "/../../docs/api.md");
    let page = fs::read_to_string(page).expect("the page is there");
    let (_, after) = page.split_once("```python\n").expect("the page has a bot");
    let (bot, _) = after.split_once("```").expect("its code ends");
    bot.to_owned()
}

#[test]
fn the_bot_of_thirty_lines_plays_a_whole_game() {
    let bot = bot_on_the_page();
    let lines = bot.lines().filter(|line| !line.trim().is_empty()).count();
    assert!(lines <= 30, "{lines} lines");
    let file = PathBuf::from(env!("CARGO_TARGET_TMPDIR")).join("bot.py");
    fs::write(&file, bot).expect("the folder can be written");
    let (_serving, line) = Serving::start(ruinous(&["serve", "--listen", "127.0.0.1:0"]));
    let server = format!("http://{}", address(&line));
    let played = Command::new("python3").arg(&file).arg(server).output();
    let played = played.expect("Python 3 is installed: the package python3");
    let (said, complaint) =
        (String::from_utf8_lossy(&played.stdout), String::from_utf8_lossy(&played.stderr));
    assert!(played.status.success(), "{complaint}");
    // How a game ends is a sentence: who won and how, or that the Old World did.
    assert!(said.trim().ends_with('.') && said.trim().len() > 10, "{said:?}");
}
