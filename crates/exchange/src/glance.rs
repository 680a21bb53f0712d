//! A first look at a record, many bytes at once. Nearly all of it is plain text, and figures that
//! are digits or blank; only where it is not, its fields are looked at one by one.

use crate::format::{Format, Kind};
use crate::text;
use std::ops::Range;

/// Bytes that are looked at together.
const BLOCK: usize = 64;

/// For each byte of a record, what it and the one before it may be: 0xff where it matters.
///
/// Side by side in arrays, without a way out of the loop: so the processor looks at sixteen bytes
/// at once.
#[derive(Clone, Debug, Default, PartialEq, Eq)]
pub(crate) struct Glance {
    /// It belongs to a field that is not text.
    figure: Vec<u8>,
    /// The byte before belongs to the same figure.
    inner: Vec<u8>,
    /// The same of a number, which digits fill or nothing.
    number: Vec<u8>,
}

impl Glance {
    /// Appends a field.
    pub fn append(&mut self, format: Format) {
        let figure = mask(format.kind != Kind::Text);
        let number = mask(matches!(format.kind, Kind::Number { .. }));
        let start = self.figure.len();
        let end = start + usize::from(format.length);
        for (bytes, value) in [&mut self.figure, &mut self.inner, &mut self.number]
            .into_iter()
            .zip([figure, figure, number])
        {
            bytes.resize(end, value);
        }
        // The first byte follows another field.
        for bytes in [&mut self.inner, &mut self.number] {
            bytes[start..].iter_mut().take(1).for_each(|first| *first = 0);
        }
    }

    /// The blocks of a record in which something may be wrong: a field that cannot be read reaches
    /// into one of them.
    pub fn doubtful<'a>(&'a self, record: &'a [u8]) -> impl Iterator<Item = Range<usize>> + 'a {
        let ends = |start: usize| start..record.len().min(start + BLOCK);
        let blocks = (0..record.len()).step_by(BLOCK).map(ends);
        blocks.filter(|block| !self.is_fine(record, block))
    }

    fn is_fine(&self, record: &[u8], block: &Range<usize>) -> bool {
        let mut wrong = 0;
        for (byte, figure) in record[block.clone()].iter().zip(&self.figure[block.clone()]) {
            let blank = mask(*byte == b' ');
            wrong |= mask(!text::is_printable(*byte)) | (figure & !digit(*byte) & !blank);
        }
        // Slices, since the processor looks at iterators that skip one byte at a time.
        let second = block.start.max(1)..block.end;
        let pairs = record[second.start - 1..].iter().zip(&record[second.clone()]);
        let masks = self.inner[second.clone()].iter().zip(&self.number[second]);
        for ((before, byte), (inner, number)) in pairs.zip(masks) {
            let (before, byte) = (digit(*before), digit(*byte));
            // A digit behind a blank is none; in a number a blank behind a digit is none either.
            wrong |= (inner & byte & !before) | (number & before & !byte);
        }
        wrong == 0
    }
}

fn digit(byte: u8) -> u8 {
    mask(byte.is_ascii_digit())
}

fn mask(is: bool) -> u8 {
    if is { 0xff } else { 0 }
}
