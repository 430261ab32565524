//! Many rows in one statement.

use std::fmt::Write;

/// `($1, $2), ($3, $4)`: placeholders for so many rows of so many columns.
pub fn placeholders(rows: usize, columns: usize) -> String {
    let mut text = String::with_capacity(rows * columns * 7);
    for row in 0..rows {
        text.push_str(if row == 0 { "(" } else { ", (" });
        for column in 0..columns {
            let comma = if column == 0 { "" } else { ", " };
            // Writing to a String cannot fail.
            let _ = write!(text, "{comma}${}", row * columns + column + 1);
        }
        text.push(')');
    }
    text
}

/// Cuts a list into parts whose lengths are powers of two, so that few different statements are ever
/// prepared, however many rows there are. The longest is not long, since SQLite looks for each numbered
/// placeholder among all of its statement.
pub fn parts<T>(mut list: &[T]) -> impl Iterator<Item = &[T]> {
    const LONGEST: usize = 32;
    std::iter::from_fn(move || {
        let length = (1 << list.len().checked_ilog2()?).min(LONGEST);
        let (part, rest) = list.split_at(length);
        list = rest;
        Some(part)
    })
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn placeholders_count_through_all_rows() {
        assert_eq!(placeholders(2, 3), "($1, $2, $3), ($4, $5, $6)");
        assert_eq!(placeholders(1, 1), "($1)");
    }

    #[test]
    fn parts_are_powers_of_two_and_leave_nothing_out() {
        let list: Vec<u32> = (0..75).collect();
        let lengths: Vec<usize> = parts(&list).map(<[u32]>::len).collect();
        assert_eq!(lengths, [32, 32, 8, 2, 1]);
        assert_eq!(parts(&list).flatten().copied().collect::<Vec<_>>(), list);
        assert_eq!(parts::<u32>(&[]).count(), 0);
    }
}
