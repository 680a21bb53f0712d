//! A first look at a record, all of its bytes at once. Nearly every record is plain text whose
//! figures are digits or blank; the others are looked at field by field.

use crate::format::{Format, Kind};
use crate::text;

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

    /// Whether all fields of a record can be read. True is certain, false is not.
    pub fn is_fine(&self, record: &[u8]) -> bool {
        let mut wrong = 0;
        for (byte, figure) in record.iter().zip(&self.figure) {
            let blank = mask(*byte == b' ');
            wrong |= mask(!text::is_printable(*byte)) | (figure & !digit(*byte) & !blank);
        }
        // Slices, since the processor looks at iterators that skip one byte at a time.
        let (bytes, inner) = (behind_first(record), behind_first(&self.inner));
        let number = behind_first(&self.number);
        let masks = inner.iter().zip(number);
        for ((before, byte), (inner, number)) in record.iter().zip(bytes).zip(masks) {
            let (before, byte) = (digit(*before), digit(*byte));
            // A digit behind a blank is none; in a number a blank behind a digit is none either.
            wrong |= (inner & byte & !before) | (number & before & !byte);
        }
        wrong == 0 && record.len() == self.figure.len()
    }
}

fn behind_first(all: &[u8]) -> &[u8] {
    &all[all.len().min(1)..]
}

fn digit(byte: u8) -> u8 {
    mask(byte.is_ascii_digit())
}

fn mask(is: bool) -> u8 {
    if is { 0xff } else { 0 }
}
