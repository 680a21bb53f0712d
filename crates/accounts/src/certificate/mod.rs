//! What the lines on a photo of an ID card mean, by rules that are the same for every engine.
//!
//! The number is offered when its check digit holds, dates when the calendar and the terms of the
//! law hold, the ethnicity when it is one of the 56; name and address have no such rule and are
//! offered only when the engine is sure. Nothing is guessed until a rule holds: no character is
//! replaced by another, and no number is cut out of a longer one.

mod back;
mod ethnicity;
mod front;
mod row_text;

use crate::dictionary::PictureKind;
use front::FRONT;
use ocr::{Line, ReadField, rows};
use row_text::RowText;

/// What was read of one side, or of both; what is not on the photo is empty.
#[derive(Debug, Default, PartialEq, Eq)]
pub(crate) struct ReadCard {
    pub side: Option<PictureKind>,
    pub name: ReadField,
    pub number: ReadField,
    pub birth: ReadField,
    pub sex: ReadField,
    pub ethnicity: ReadField,
    pub address: ReadField,
    pub authority: ReadField,
    pub begin: ReadField,
    pub expire: ReadField,
}

/// What is printed on the other side of every card.
const BACK: [&str; 4] = ["中华人民共和国", "居民身份证", "签发机关", "有效期"];

/// The fields on a photo.
pub(crate) fn parse(lines: Vec<Line>) -> ReadCard {
    let (number, birth, sex) = front::number(&lines);
    let rows: Vec<RowText> = rows(lines).iter().map(RowText::of).collect();
    let (begin, expire) = back::validity(&rows);
    let read = ReadCard {
        side: None,
        name: front::name(&rows),
        number,
        birth,
        sex,
        ethnicity: front::ethnicity(&rows),
        address: front::address(&rows),
        authority: back::authority(&rows),
        begin,
        expire,
    };
    ReadCard { side: side(&read, &rows), ..read }
}

/// The side with more of its printed words; a number or a validity decides at once.
fn side(read: &ReadCard, rows: &[RowText]) -> Option<PictureKind> {
    let seen = |words: &[&str]| {
        words.iter().filter(|word| rows.iter().any(|row| row.contains(word))).count()
    };
    let front = seen(&FRONT) + if read.number.value.is_some() { FRONT.len() } else { 0 };
    let back = seen(&BACK) + if read.begin.value.is_some() { FRONT.len() } else { 0 };
    match front.cmp(&back) {
        std::cmp::Ordering::Greater => Some(PictureKind::CertFront),
        std::cmp::Ordering::Less => Some(PictureKind::CertBack),
        std::cmp::Ordering::Equal => None,
    }
}

#[cfg(test)]
mod tests;
