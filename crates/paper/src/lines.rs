//! Lines: where a text is broken. Words and figures stay whole; no line begins with a closing mark
//! or ends with an opening one.

use crate::{NotWritten, blocks::Span, face::Face};

const NOT_FIRST: &str = "，。、；：？！）》】」』”’％%·…,.;:?!)]}";
const NOT_LAST: &str = "（《【「『“‘([{¥";

/// What is drawn without a break.
#[derive(Debug, Clone, PartialEq)]
pub struct Piece {
    pub text: String,
    pub is_bold: bool,
    /// From the beginning of the line.
    pub x: f32,
}

/// Breaks spans into lines of a width.
pub fn broken(
    spans: &[Span],
    (width, size): (f32, f32),
    face: &Face,
) -> Result<Vec<Vec<Piece>>, NotWritten> {
    let mut lines: Vec<Vec<Piece>> = vec![Vec::new()];
    let mut x = 0.0;
    for span in spans {
        for unit in units(&span.text) {
            let wide = face.width(unit, size)?;
            let starts = x <= 0.0;
            if starts && unit.trim().is_empty() {
                continue;
            }
            // A closing mark hangs over the edge rather than stand alone.
            if !starts && x + wide > width + 0.01 && !hangs(unit) {
                lines.push(Vec::new());
                x = 0.0;
                if unit.trim().is_empty() {
                    continue;
                }
            }
            let Some(line) = lines.last_mut() else { continue };
            match line.last_mut() {
                Some(last) if last.is_bold == span.is_bold => last.text.push_str(unit),
                _ => line.push(Piece { text: unit.to_owned(), is_bold: span.is_bold, x }),
            }
            x += wide;
        }
    }
    lines.retain(|line| !line.is_empty());
    Ok(lines)
}

fn hangs(unit: &str) -> bool {
    let mut letters = unit.chars();
    matches!((letters.next(), letters.next()), (Some(one), None) if NOT_FIRST.contains(one))
}

/// What is not broken: a word, a figure, a letter with the opening marks before it.
fn units(text: &str) -> Vec<&str> {
    let mut units = Vec::new();
    let mut begin = 0;
    let mut before: Option<char> = None;
    for (at, letter) in text.char_indices() {
        if before.is_some_and(|before| !stay_together(before, letter)) {
            units.push(&text[begin..at]);
            begin = at;
        }
        before = Some(letter);
    }
    if begin < text.len() {
        units.push(&text[begin..]);
    }
    units
}

fn stay_together(before: char, letter: char) -> bool {
    let narrow = |c: char| c.is_ascii_graphic();
    NOT_LAST.contains(before) || (narrow(before) && narrow(letter))
}

#[cfg(test)]
mod tests {
    use super::*;

    fn lines(text: &str, letters: f32) -> Vec<String> {
        let face = Face::get().unwrap();
        let spans = [Span { text: text.to_owned(), is_bold: false }];
        let broken = broken(&spans, (letters * 10.0, 10.0), face).unwrap();
        let joined = |line: Vec<Piece>| line.into_iter().map(|piece| piece.text).collect();
        broken.into_iter().map(joined).collect()
    }

    #[test]
    fn no_line_begins_with_a_closing_mark_or_ends_with_an_opening_one() {
        assert_eq!(lines("净值可能下跌，也可能上涨。", 6.0), ["净值可能下跌，", "也可能上涨。"]);
        assert_eq!(lines("见基金合同（全文）", 6.0), ["见基金合同", "（全文）"]);
    }

    #[test]
    fn a_figure_stays_whole() {
        assert_eq!(lines("费率是1,234.56元", 5.0), ["费率是", "1,234.56元"]);
    }

    #[test]
    fn a_word_wider_than_the_line_is_drawn_all_the_same() {
        assert_eq!(lines("abcdefghijklmnop", 2.0), ["abcdefghijklmnop"]);
    }
}
