//! Words into lines, cells into tables.

use super::{
    WIDTH,
    paint::{Paint, Style},
};

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
            if line.starts_with(' ') && length(line) + indent <= WIDTH {
                return format!("{}{}\n", " ".repeat(indent), paint.paint(line, style));
            }
            hanging(Cell::default(), &Cell::prose(line, style), indent, paint)
        })
        .collect()
}

/// A paragraph whose first line has something in front of it.
pub fn hanging(front: Cell, text: &Cell, indent: usize, paint: Paint) -> String {
    let front_width = indent.saturating_sub(1);
    let columns = [left(front_width), left(WIDTH - indent)];
    if indent == 0 {
        return row(&columns[1..], std::slice::from_ref(text), paint);
    }
    row(&columns, &[front, text.clone()], paint)
}

/// A paragraph with a number in front of it.
pub fn numbered(number: usize, text: &str, style: Style, paint: Paint) -> String {
    hanging(Cell::one(format!(" {number}"), Style::Strong), &Cell::prose(text, style), 4, paint)
}

/// A line across the terminal with words in it.
pub fn heading(title: &str, style: Style, paint: Paint) -> String {
    let rest = WIDTH.saturating_sub(length(title) + 4);
    let line = format!("── {title} {}", "─".repeat(rest));
    format!("{}\n", paint.paint(&line, style))
}
