//! The map: which regions border on which.

use ruinous_engine::{Board, Region, queries};

use super::{
    layout::{Cell, beside, heading, left, row, widest},
    paint::{Paint, Style},
    signs::number,
};
use crate::text::Text;

/// The regions by number, with a line between those that share a border.
const MAP: &str = concat!(
    "    1───2\n",
    "        │\n",
    "        3\n",
    "        │\n",
    "    5───4\n",
    "  ╱ │ ╲ │\n",
    "6───7───8\n",
    "        │\n",
    "        9\n",
);

/// How wide the map is, with some room beside it.
const BESIDE: usize = 14;

/// The map, and for each region those it borders.
pub fn map(text: &Text, board: &Board, paint: Paint) -> String {
    let rows = Region::ALL.map(|region| {
        let mut name = text.name(region);
        if queries::is_populous(board, region) {
            name.push('*');
        }
        let ruined = board.is_ruined(region);
        [
            Cell::one(number(region), Style::Strong),
            Cell::one(name, if ruined { Style::Faint } else { Style::Strong }),
            Cell::prose(&text.names(region.borders()), Style::Plain),
        ]
    });
    let name = widest(rows.iter().map(|[_, name, _]| name));
    let columns = [left(1), left(name), left(paint.width().saturating_sub(BESIDE + name + 3))];
    let listed: String = rows.iter().map(|cells| row(&columns, cells, paint)).collect();
    heading(&text.say("map-title"), Style::Strong, paint) + &beside(MAP, &listed, BESIDE)
}

#[cfg(test)]
mod tests {
    use super::*;

    /// What stands in this place of the map.
    fn at(line: usize, column: usize) -> char {
        MAP.lines().nth(line).and_then(|line| line.chars().nth(column)).unwrap_or(' ')
    }

    #[test]
    fn every_border_is_drawn_and_nothing_else() {
        let place = |region: Region| {
            let digit = number(region).chars().next().expect("a number has a digit");
            let lines = MAP.lines().enumerate();
            let found = lines.filter_map(|(line, signs)| {
                Some((line, signs.chars().position(|sign| sign == digit)?))
            });
            found.last().expect("every region is on the map")
        };
        for one in Region::ALL {
            for other in Region::ALL {
                let ((line, column), (below, beyond)) = (place(one), place(other));
                let middle = at((line + below) / 2, (column + beyond) / 2);
                let sign = match (below.checked_sub(line), beyond as i32 - column as i32) {
                    (Some(0), 4) => '─',
                    (Some(2), 0) => '│',
                    (Some(2), 4) => '╲',
                    (Some(2), -4) => '╱',
                    _ => continue,
                };
                assert_eq!(middle == sign, one.borders().has(other), "{one} and {other}");
            }
        }
        let borders: u8 = Region::ALL.iter().map(|region| region.borders().len()).sum();
        let drawn = MAP.matches("───").count() + MAP.matches(['│', '╱', '╲']).count();
        assert_eq!(drawn, usize::from(borders) / 2);
    }
}
