//! The side with the portrait: name, ethnicity, address, number.

use super::{
    ethnicity,
    row_text::{Part, RowText, half_width, is_han},
};
use kernel::{IdNumber, PersonName, Sex};
use ocr::{Line, ReadField};

/// What is printed on this side of every card.
pub(super) const FRONT: [&str; 6] = ["姓名", "性别", "民族", "出生", "住址", "公民身份"];
/// From here on an engine is sure enough of a text that no rule can check.
const SURE: u8 = 90;
/// Digits from which on a run is taken for a number that was misread.
const ALMOST_A_NUMBER: usize = 15;
const LENGTH: usize = 18;
/// An address has at most three lines; what lies further below is something else.
const ADDRESS_ROWS: usize = 3;
const ADDRESS_MIN: usize = 6;
/// A row begins so far left of the address's first, pixels, and still belongs to it.
const SLACK: u32 = 40;

/// Number, birth and sex. A run of digits counts as it stands: never a part of a longer one.
pub(super) fn number(lines: &[Line]) -> (ReadField, ReadField, ReadField) {
    let runs: Vec<(String, u8)> = lines.iter().flat_map(runs).collect();
    let whole = runs.iter().filter(|(run, _)| run.len() == LENGTH);
    let mut good: Vec<(IdNumber, u8)> =
        whole.filter_map(|(run, score)| Some((run.parse().ok()?, *score))).collect();
    good.dedup_by(|a, b| a.0 == b.0);
    let nothing = ReadField::default;
    match &good[..] {
        [(number, score)] => (
            ReadField::passed(number, *score),
            ReadField::passed(number.birth_date(), *score),
            ReadField::passed(sex(number), *score),
        ),
        // Two numbers that are both right: somebody photographed two cards.
        [_, _, ..] => (ReadField::failed(0), nothing(), nothing()),
        [] => match runs.iter().find(|(run, _)| run.len() >= ALMOST_A_NUMBER) {
            Some((_, score)) => (ReadField::failed(*score), nothing(), nothing()),
            None => (nothing(), nothing(), nothing()),
        },
    }
}

/// Behind its label, before the next one; offered when it could be a name and the engine is sure.
pub(super) fn name(rows: &[RowText]) -> ReadField {
    let Some(part) = rows.iter().find_map(|row| row.between("姓名", &FRONT[1..])) else {
        return ReadField::default();
    };
    let Part { text, score } = part.only(|c| is_han(c) || "·•".contains(c));
    match text.parse::<PersonName>() {
        Ok(name) if score >= SURE => ReadField::unchecked(name, score),
        _ => ReadField::doubtful(score),
    }
}

/// Behind its label; one of the 56 names or nothing.
pub(super) fn ethnicity(rows: &[RowText]) -> ReadField {
    let Some(part) = rows.iter().find_map(|row| row.between("民族", &["出生", "住址"]))
    else {
        return ReadField::default();
    };
    let Part { text, score } = part.only(is_han);
    match ethnicity::snap(&text) {
        Some(name) => ReadField::passed(name, score),
        None if text.is_empty() => ReadField::default(),
        None => ReadField::failed(score),
    }
}

/// Behind its label and in the rows below, before the number.
pub(super) fn address(rows: &[RowText]) -> ReadField {
    let Some(first) = rows.iter().position(|row| row.contains("住址")) else {
        return ReadField::default();
    };
    let more = rows[first + 1..].iter().take(ADDRESS_ROWS - 1);
    let label_left = rows[first].left;
    let belongs = |row: &&RowText| {
        row.left + SLACK > label_left && !row.contains("身份") && !row.contains("号码")
    };
    let is_number =
        |part: &Part| part.text.bytes().filter(u8::is_ascii_digit).count() >= LENGTH - 3;
    let parts = rows[first].after("住址").into_iter();
    let parts = parts.chain(more.take_while(belongs).map(RowText::whole));
    let parts: Vec<Part> = parts.take_while(|part| !is_number(part)).map(plain).collect();
    let text: String = parts.iter().map(|part| &part.text[..]).collect();
    let score = parts.iter().map(|part| part.score).min().unwrap_or_default();
    match text.chars().count() >= ADDRESS_MIN && score >= SURE {
        true => ReadField::unchecked(text, score),
        false => ReadField::doubtful(score),
    }
}

fn plain(part: Part) -> Part {
    part.only(|c| is_han(c) || c.is_ascii_alphanumeric() || "-()#".contains(c))
}

/// Longest runs of digits and X within a line; white space does not end one.
fn runs(line: &Line) -> Vec<(String, u8)> {
    let text: String = line.dense().chars().map(|c| half_width(c).to_ascii_uppercase()).collect();
    text.split(|c: char| !c.is_ascii_digit() && c != 'X')
        .filter(|run| !run.is_empty())
        .map(|run| (run.to_owned(), line.score))
        .collect()
}

fn sex(number: &IdNumber) -> &'static str {
    match number.sex() {
        Sex::Male => "男",
        Sex::Female => "女",
    }
}
