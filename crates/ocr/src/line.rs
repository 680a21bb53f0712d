//! Lines of text as an engine gives them, and rows as a person reads them.

use std::fmt;

/// A line of text. `Debug` shows neither text nor length: it is of somebody's certificate.
#[derive(Clone, PartialEq, Eq)]
pub struct Line {
    /// As the engine read it, with its white space.
    pub text: String,
    /// Where it stands on the picture.
    pub area: Area,
    /// How sure the engine is, 0 to 100.
    pub score: u8,
}

/// A rectangle on a picture, pixels from its upper left corner.
#[derive(Debug, Clone, Copy, PartialEq, Eq)]
pub struct Area {
    /// Left edge.
    pub left: u32,
    /// Upper edge.
    pub top: u32,
    /// Width.
    pub width: u32,
    /// Height.
    pub height: u32,
}

/// Lines that stand beside each other, from left to right: a label and its value.
#[derive(Debug, Clone, PartialEq, Eq)]
pub struct Row(pub Vec<Line>);

impl fmt::Debug for Line {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        f.debug_struct("Line").field("area", &self.area).field("score", &self.score).finish()
    }
}

impl Line {
    /// The text without white space: engines set it between characters as they like.
    pub fn dense(&self) -> String {
        self.text.chars().filter(|c| !c.is_whitespace()).collect()
    }
}

impl Area {
    /// Whether another area, right of this one, stands in the same row: its middle line meets the
    /// middle half of this one, and neither is of twice the height.
    fn is_beside(&self, right: &Area) -> bool {
        let (low, high) = (self.height.min(right.height), self.height.max(right.height));
        self.middle().abs_diff(right.middle()) * 2 <= high && high <= low.saturating_mul(3)
    }

    fn middle(&self) -> u32 {
        self.top.saturating_add(self.height / 2)
    }
}

/// The lines in rows from top to bottom, whatever their order was.
pub fn rows(mut lines: Vec<Line>) -> Vec<Row> {
    lines.sort_by_key(|line| (line.area.left, line.area.top));
    let mut rows: Vec<Row> = Vec::new();
    for line in lines {
        let beside = |row: &&mut Row| row.0.last().is_some_and(|l| l.area.is_beside(&line.area));
        match rows.iter_mut().filter(beside).min_by_key(|row| distance(row, &line)) {
            Some(row) => row.0.push(line),
            None => rows.push(Row(vec![line])),
        }
    }
    rows.sort_by_key(|row| row.0.iter().map(|line| line.area.middle()).min());
    rows
}

fn distance(row: &Row, line: &Line) -> u32 {
    row.0.last().map_or(u32::MAX, |last| last.area.middle().abs_diff(line.area.middle()))
}

#[cfg(test)]
mod tests {
    use super::*;

    fn line(text: &str, left: u32, top: u32, height: u32) -> Line {
        Line { text: text.into(), area: Area { left, top, width: 50, height }, score: 90 }
    }

    #[test]
    fn labels_and_values_meet_in_rows_in_reading_order() {
        let found = rows(vec![
            line("2016.01.02-2036.01.02", 300, 520, 34),
            line("签发机关", 200, 450, 26),
            line("北京市公安局", 300, 444, 34),
            line("有效期限", 200, 524, 26),
        ]);
        let texts: Vec<Vec<&str>> =
            found.iter().map(|row| row.0.iter().map(|l| &l.text[..]).collect()).collect();
        let wanted = [["签发机关", "北京市公安局"], ["有效期限", "2016.01.02-2036.01.02"]];
        assert_eq!(texts, wanted);
    }

    #[test]
    fn a_tilted_row_is_followed_from_line_to_line() {
        let found = rows(vec![
            line("性别", 192, 309, 27),
            line("女", 292, 299, 35),
            line("民族", 426, 293, 26),
            line("汉", 516, 287, 31),
            line("出生", 199, 379, 28),
        ]);
        assert_eq!(found.iter().map(|row| row.0.len()).collect::<Vec<_>>(), [4, 1]);
    }

    #[test]
    fn what_was_read_cannot_be_logged() {
        let shown = format!("{:?}", line("110101199003077424", 1, 2, 3));
        assert!(!shown.contains("1101"), "{shown}");
    }
}
