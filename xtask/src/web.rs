//! The table in the browser: built with Node before it is put into the binary, checked and tested.

use std::{
    env, fs,
    path::{Path, PathBuf},
    process::Command,
    time::SystemTime,
};

use crate::installed::{program, run};

/// What a browser is called, Debian's first.
const BROWSERS: [&str; 4] = ["chromium", "chromium-browser", "google-chrome", "chrome"];

/// The browser client in the workspace.
pub struct Web {
    root: PathBuf,
    npm: PathBuf,
}

impl Web {
    /// Finds what builds it; the error is a sentence that says what is missing.
    pub fn new(root: &Path) -> Result<Self, String> {
        program(&["node"], "nodejs")?;
        Ok(Self { root: root.to_owned(), npm: program(&["npm"], "npm")? })
    }

    /// Builds it, if what it is built from is newer than what was built.
    pub fn build(&self) -> Result<(), String> {
        self.fetch()?;
        let built = changed(&self.folder().join("dist/index.html"));
        if built
            .is_some_and(|built| self.sources().iter().all(|source| newest(source) <= Some(built)))
        {
            return Ok(());
        }
        self.script("build", &[])
    }

    /// Fetches what others have written, if that has not been done since it was last agreed on.
    pub fn fetch(&self) -> Result<(), String> {
        // npm writes this file at the end.
        let fetched = changed(&self.folder().join("node_modules/.package-lock.json"));
        if fetched.is_some() && fetched >= changed(&self.folder().join("package-lock.json")) {
            return Ok(());
        }
        println!("\n== npm ci");
        run(Command::new(&self.npm)
            .args(["ci", "--no-audit", "--no-fund"])
            .current_dir(self.folder()))
    }

    /// Everything that must hold of it but for the games in a browser, the quickest first.
    pub fn test(&self) -> Result<(), String> {
        self.fetch()?;
        ["check", "test", "build"].iter().try_for_each(|script| self.script(script, &[]))
    }

    /// Plays games in a real browser against a real server: `script` says which.
    pub fn in_browser(&self, script: &str, binary: &Path) -> Result<(), String> {
        if !self.has(script)? {
            return Ok(());
        }
        let browser = program(&BROWSERS, "chromium")?;
        let environment = [("RUINOUS_BINARY", binary), ("CHROMIUM", browser.as_path())];
        self.script(script, &environment)
    }

    fn script(&self, name: &str, environment: &[(&str, &Path)]) -> Result<(), String> {
        println!("\n== npm run {name}");
        let mut npm = Command::new(&self.npm);
        npm.args(["run", "--silent", name]).envs(environment.iter().copied());
        run(npm.current_dir(self.folder())).map_err(|_| format!("npm run {name} failed: see above"))
    }

    /// Whether there is a script of this name.
    fn has(&self, script: &str) -> Result<bool, String> {
        let package = fs::read_to_string(self.folder().join("package.json"));
        let package = package.map_err(|error| format!("web/package.json: {error}"))?;
        Ok(package.contains(&format!("\"{script}\":")))
    }

    fn folder(&self) -> PathBuf {
        self.root.join("web")
    }

    /// What it is built from.
    fn sources(&self) -> Vec<PathBuf> {
        let own =
            ["src", "public", "index.html", "package-lock.json", "vite.config.ts", "compress.ts"];
        let own = own.iter().map(|name| self.folder().join(name));
        own.chain([self.root.join("locales")]).collect()
    }
}

/// Writes the types of the wire for the browser.
pub fn write_types(root: &Path) -> Result<(), String> {
    let cargo = env::var("CARGO").unwrap_or_else(|_| "cargo".to_owned());
    let example = ["run", "--quiet", "--package", "ruinous-server", "--example", "types"];
    let written = Command::new(cargo).args(example).current_dir(root).output();
    let written = written.map_err(|error| format!("cargo cannot be started: {error}"))?;
    if !written.status.success() {
        return Err(String::from_utf8_lossy(&written.stderr).into_owned());
    }
    let path = root.join("web/src/wire.ts");
    fs::write(&path, written.stdout).map_err(|error| format!("{}: {error}", path.display()))
}

fn changed(file: &Path) -> Option<SystemTime> {
    fs::metadata(file).ok()?.modified().ok()
}

/// When the newest file of a folder, or a file, was changed.
fn newest(path: &Path) -> Option<SystemTime> {
    let Ok(entries) = fs::read_dir(path) else { return changed(path) };
    // The folder itself changes when a file in it goes.
    let inside = entries.flatten().filter_map(|entry| newest(&entry.path()));
    inside.chain(changed(path)).max()
}
