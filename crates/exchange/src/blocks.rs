//! Reads a file a block of records at a time: a file of any length takes the memory of one block.

use std::io::{self, Read};

use crate::copy::{MAX_HEAD, Source, copy_end};
use crate::header::Head;
use crate::shape::{RecordEnd, Seat};
use crate::typed::Typed;
use crate::{CopyError, Header, Record};

/// Bytes that are read at once.
const BLOCK: usize = 1 << 18;

/// A data file that is read from its beginning to its end.
pub struct Blocks<R> {
    source: Source<R>,
    head: Head,
    end: RecordEnd,
    seat: Seat,
    waiting: u64,
    ended: bool,
}

impl<R: Read> Blocks<R> {
    /// Reads the header.
    ///
    /// # Errors
    /// The place of the first byte that cannot be read, and why; or what reading said.
    pub fn open(from: R) -> Result<Self, CopyError> {
        let mut source = Source::new(from);
        source.fill(MAX_HEAD)?;
        let head = Head::read(source.left()).map_err(|error| source.endless(MAX_HEAD, error))?;
        source.take(head.end);
        let length = head.layout.record_length();
        source.fill(length + RecordEnd::Line.length())?;
        let end = RecordEnd::of(source.left().get(length..length + RecordEnd::Line.length()));
        let (seat, waiting) = (head.seat(0, end), head.record_count);
        Ok(Self { source, head, end, seat, waiting, ended: false })
    }

    /// The header.
    pub fn header(&self) -> &Header {
        &self.head.header
    }

    /// What it is read from.
    pub fn get_ref(&self) -> &R {
        &self.source.from
    }

    /// The next records, so many at most, each checked in every field; none after the last one,
    /// when the trailer was checked, too.
    ///
    /// # Errors
    /// The first place that cannot be read, and why; the file has another type; or what reading
    /// said.
    pub fn next_typed<T: Typed>(&mut self, most: usize) -> Result<Vec<T>, CopyError> {
        let length = self.head.layout.record_length();
        let stride = length + self.end.length();
        let mut records = Vec::new();
        while records.len() < most && self.waiting > 0 {
            self.source.fill(stride)?;
            if self.source.left().len() < stride.max(BLOCK) {
                self.source.fill(stride.max(BLOCK))?;
            }
            let record = Record::first(&self.head.layout, self.source.left(), self.seat, self.end)?;
            records.push(T::from_record(&record).map_err(|error| record.locate(error))?);
            self.seat = self.head.seat(self.seat.index + 1, self.end);
            self.source.take(stride);
            self.waiting -= 1;
        }
        if self.waiting == 0 && !self.ended {
            self.ended = true;
            let may_have_line_end = self.end == RecordEnd::None && self.head.record_count > 0;
            copy_end(&mut self.source, &mut io::sink(), may_have_line_end)?;
        }
        Ok(records)
    }
}

#[cfg(test)]
mod tests {
    use super::*;
    use crate::TradeConfirmation;

    const SAMPLE: &[u8] = include_bytes!("../tests/samples/OFD_27_305_20260922_04.TXT");

    fn all(bytes: &[u8], most: usize) -> Result<Vec<TradeConfirmation>, CopyError> {
        let mut blocks = Blocks::open(bytes)?;
        let mut all = Vec::new();
        loop {
            let some: Vec<TradeConfirmation> = blocks.next_typed(most)?;
            if some.is_empty() {
                return Ok(all);
            }
            assert!(some.len() <= most);
            all.extend(some);
        }
    }

    #[test]
    fn records_in_blocks_are_those_of_the_whole_file() {
        let whole = crate::read(SAMPLE).expect("valid");
        let records: Vec<TradeConfirmation> = whole.typed().collect::<Result<_, _>>().expect("04");
        for most in [1, 2, 1_000] {
            assert_eq!(all(SAMPLE, most).expect("valid"), records);
        }
    }

    #[test]
    fn a_damaged_place_is_named_as_in_the_whole_file() {
        let mut cut = SAMPLE.to_vec();
        cut.truncate(SAMPLE.len() - 12);
        let mut damaged = SAMPLE.to_vec();
        damaged[SAMPLE.len() - 100] = 0;
        let mut more = SAMPLE.to_vec();
        more.extend_from_slice(b"more");
        for bytes in [cut, damaged, more] {
            let whole = crate::read(&bytes).expect_err("damaged");
            let CopyError::Invalid(error) = all(&bytes, 2).expect_err("damaged") else {
                panic!("not of the file")
            };
            assert_eq!(error.to_string(), whole.to_string());
        }
    }
}
