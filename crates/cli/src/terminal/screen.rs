//! Where everything is written to and read from.

use std::io::{self, BufRead, Write};

/// Standard output and input. A closed pipe at either end is no error but the end.
pub struct Screen<W: Write, R: BufRead> {
    output: W,
    input: R,
    /// Whether whoever answers ends the prompt's line, as a person at a terminal does by typing.
    is_typed: bool,
    /// How many lines have been written.
    lines: usize,
}

impl<W: Write, R: BufRead> Screen<W, R> {
    pub fn new(output: W, input: R, is_typed: bool) -> Self {
        Self { output, input, is_typed, lines: 0 }
    }

    /// How many lines have been written so far.
    pub fn lines(&self) -> usize {
        self.lines
    }

    /// Writes a drawing.
    pub fn show(&mut self, drawing: &str) -> io::Result<()> {
        self.lines += drawing.matches('\n').count();
        self.output.write_all(drawing.as_bytes())
    }

    /// Asks for a line; `None` at the end of the input. What is not UTF-8 is read as well as can be.
    pub fn ask(&mut self, prompt: &str) -> io::Result<Option<String>> {
        self.show(prompt)?;
        self.output.flush()?;
        let mut line = Vec::new();
        if self.input.read_until(b'\n', &mut line)? == 0 {
            return Ok(None);
        }
        if self.is_typed {
            self.lines += 1;
        } else {
            self.show("\n")?;
        }
        Ok(Some(String::from_utf8_lossy(&line).trim().to_owned()))
    }

    /// Makes sure that everything has been written.
    pub fn finish(&mut self) -> io::Result<()> {
        self.output.flush()
    }
}
