//! Words into lines, cells into tables.

use super::paint::{Paint, Style};

/// Something that is not broken across lines.
#[derive(Clone, PartialEq, Eq, Debug)]
pub struct Word {
    pub text: String,
    pub style: Style,
}

/// What stands in one place of a table, or a paragraph: words with a space between them.
#[derive(Clone, PartialEq, Eq, Default, Debug)]
pub struct Cell(pub Vec<Word>);

impl Cell {
    /// Text that may be broken at every space.
    pub fn prose(text: &str, style: Style) -> Self {
        Self(text.split(' ').map(|word| Word { text: word.to_owned(), style }).collect())
    }

    /// Text that is kept together.
    pub fn one(text: impl Into<String>, style: Style) -> Self {
        Self(vec![Word { text: text.into(), style }])
    }

    /// Something that is kept together, after what is there.
    pub fn push(&mut self, text: impl Into<String>, style: Style) {
        self.0.push(Word { text: text.into(), style });
    }

    /// How many columns it takes in one line.
    pub fn width(&self) -> usize {
        let letters: usize = self.0.iter().map(|word| length(&word.text)).sum();
        letters + self.0.len().saturating_sub(1)
    }

    fn lines(&self, width: usize) -> Vec<Vec<Word>> {
        let mut lines = vec![Vec::new()];
        let mut room = width;
        for word in self.0.iter().flat_map(|word| cut(word, width)) {
            let wanted = length(&word.text);
            let line = lines.last_mut();
            match line {
                Some(line) if line.is_empty() || room > wanted => {
                    room = room.saturating_sub(wanted + usize::from(!line.is_empty()));
                    line.push(word);
                }
                _ => {
                    room = width.saturating_sub(wanted);
                    lines.push(vec![word]);
                }
            }
        }
        lines
    }
}

/// How many columns a text takes. Nothing that is written here is wider than one column a sign.
pub fn length(text: &str) -> usize {
    text.chars().count()
}

/// A word in pieces that fit.
fn cut(word: &Word, width: usize) -> Vec<Word> {
    if length(&word.text) <= width {
        return vec![word.clone()];
    }
    let signs: Vec<char> = word.text.chars().collect();
    signs
        .chunks(width.max(1))
        .map(|piece| Word { text: piece.iter().collect(), style: word.style })
        .collect()
}

/// On which side of its column a cell stands.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub enum Side {
    Left,
    Right,
}

/// A column of a table.
#[derive(Clone, Copy, Debug)]
pub struct Column {
    pub width: usize,
    pub side: Side,
}

pub const fn left(width: usize) -> Column {
    Column { width, side: Side::Left }
}

pub const fn right(width: usize) -> Column {
    Column { width, side: Side::Right }
}

/// The width of the widest of some cells.
pub fn widest<'a>(cells: impl Iterator<Item = &'a Cell>) -> usize {
    cells.map(Cell::width).max().unwrap_or(0)
}

/// A row of a table. A cell that is too wide goes on in the next line of its column.
pub fn row(columns: &[Column], cells: &[Cell], paint: Paint) -> String {
    let columns_of_lines: Vec<Vec<Vec<Word>>> =
        columns.iter().zip(cells).map(|(column, cell)| cell.lines(column.width)).collect();
    let height = columns_of_lines.iter().map(Vec::len).max().unwrap_or(0);
    let mut drawn = String::new();
    for at in 0..height {
        let mut blank = 0;
        for (column, lines) in columns.iter().zip(&columns_of_lines) {
            let words = lines.get(at).map_or(&[][..], Vec::as_slice);
            let used = words.iter().map(|word| length(&word.text)).sum::<usize>()
                + words.len().saturating_sub(1);
            let free = column.width.saturating_sub(used);
            if used == 0 {
                blank += column.width + 1;
                continue;
            }
            let before = if column.side == Side::Right { free } else { 0 };
            drawn.extend(std::iter::repeat_n(' ', blank + before));
            drawn.push_str(&painted(words, paint));
            blank = free - before + 1;
        }
        drawn.push('\n');
    }
    drawn
}

/// Words with a space between them, neighbours of one style painted together.
fn painted(words: &[Word], paint: Paint) -> String {
    let alike: Vec<String> = words
        .chunk_by(|one, next| one.style == next.style)
        .map(|alike| {
            let text: Vec<&str> = alike.iter().map(|word| word.text.as_str()).collect();
            paint.paint(&text.join(" "), alike[0].style)
        })
        .collect();
    alike.join(" ")
}

/// Text in lines, with so many spaces before each.
pub fn paragraph(text: &str, indent: usize, style: Style, paint: Paint) -> String {
    text.split('\n')
        .map(|line| {
            // A line that begins with spaces is laid out already.
            if line.starts_with(' ') && length(line) + indent <= paint.width() {
                return format!("{}{}\n", " ".repeat(indent), paint.paint(line, style));
            }
            hanging(Cell::default(), &Cell::prose(line, style), indent, paint)
        })
        .collect()
}

/// A paragraph whose first line has something in front of it.
pub fn hanging(front: Cell, text: &Cell, indent: usize, paint: Paint) -> String {
    let front_width = indent.saturating_sub(1);
    let columns = [left(front_width), left(paint.prose_width().saturating_sub(indent))];
    if indent == 0 {
        return row(&columns[1..], std::slice::from_ref(text), paint);
    }
    row(&columns, &[front, text.clone()], paint)
}

/// A paragraph with a number in front of it.
pub fn numbered(number: usize, text: &str, style: Style, paint: Paint) -> String {
    hanging(Cell::one(format!(" {number}"), Style::Strong), &Cell::prose(text, style), 4, paint)
}

/// A line across the terminal with words in it, as many as there is room for.
pub fn heading(title: &str, style: Style, paint: Paint) -> String {
    let room = paint.width().saturating_sub(4);
    let title: String = if length(title) > room {
        title.chars().take(room.saturating_sub(1)).chain(['…']).collect()
    } else {
        title.to_owned()
    };
    let line = format!("── {title} {}", "─".repeat(room - length(&title).min(room)));
    format!("{}\n", paint.paint(&line, style))
}

/// Things that may stand anywhere, in as many columns as there is room for, each column from above.
pub fn in_columns(things: &[Cell], paint: Paint) -> String {
    let longest = things.iter().map(Cell::width).max().unwrap_or(0);
    let fitting = (paint.width() + BETWEEN_COLUMNS) / (longest + BETWEEN_COLUMNS);
    let height = things.len().div_ceil(fitting.max(1));
    let columns = things.len().div_ceil(height.max(1));
    // Things too wide for one column are broken in it.
    let wide = left(longest.min(paint.width()) + BETWEEN_COLUMNS - 1);
    (0..height)
        .map(|at| {
            let line: Vec<Cell> = things.iter().skip(at).step_by(height).cloned().collect();
            let columns = match columns {
                0 | 1 => vec![left(paint.width())],
                several => vec![wide; several],
            };
            row(&columns, &line, paint)
        })
        .collect()
}

/// The least that lies between two columns of things.
pub const BETWEEN_COLUMNS: usize = 2;

/// Two drawings side by side, the second one from this column on.
pub fn beside(one: &str, other: &str, column: usize) -> String {
    let (mut one, mut other) = (one.lines(), other.lines());
    let mut drawn = String::new();
    loop {
        let (before, after) = match (one.next(), other.next()) {
            (None, None) => return drawn,
            (before, after) => (before.unwrap_or(""), after.unwrap_or("")),
        };
        drawn += before;
        if !after.is_empty() {
            drawn.extend(std::iter::repeat_n(' ', column.saturating_sub(shown_length(before))));
            drawn += after;
        }
        drawn.push('\n');
    }
}

/// How many columns a painted line takes: the codes of the colours take none.
fn shown_length(line: &str) -> usize {
    let mut is_code = false;
    let shown = |sign: &char| match (is_code, sign) {
        (false, '\x1b') => {
            is_code = true;
            false
        }
        (true, 'm') => {
            is_code = false;
            false
        }
        (code, _) => !code,
    };
    line.chars().filter(shown).count()
}

#[cfg(test)]
mod tests {
    use super::*;

    fn plain(words: &[&str]) -> Vec<Cell> {
        words.iter().map(|word| Cell::one(*word, Style::Plain)).collect()
    }

    #[test]
    fn things_stand_in_as_many_columns_as_fit() {
        let paint = Paint::none().on_columns(20);
        let things = plain(&["one", "two", "three", "four", "five"]);
        assert_eq!(in_columns(&things, paint), "one    three  five\ntwo    four\n");
        assert_eq!(
            in_columns(&plain(&["seventeen letters", "b"]), paint),
            "seventeen letters\nb\n"
        );
        assert_eq!(in_columns(&[], paint), "");
    }

    #[test]
    fn drawings_stand_side_by_side_whatever_their_colours() {
        assert_eq!(
            beside("a\n\x1b[31mbc\x1b[0m\n", "x\ny\nz\n", 4),
            "a   x\n\x1b[31mbc\x1b[0m  y\n    z\n"
        );
    }
}
