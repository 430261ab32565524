//! Prints the types of all that the server sends and is sent, for the browser: `cargo xtask types` keeps them
//! in `web/src/wire.ts`.

fn main() {
    print!("{}", ruinous_server::typescript());
}
