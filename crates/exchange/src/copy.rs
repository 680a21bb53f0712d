//! Copies a file through the codec, a block of records at a time: a file of any length takes the
//! memory of one block.

use std::fmt;
use std::io::{self, ErrorKind, Read, Write};

use crate::behind::behind;
use crate::header::Head;
use crate::lines::{Lines, TRAILER};
use crate::shape::RecordEnd;
use crate::{IndexFile, ReadError, Reason, Record, WriteError, index_file};

/// Reads a file, checks every byte of it and writes it again: the same bytes, when it is valid.
/// Data files and index files. Answers the number of records, or of names.
///
/// A thread of its own writes what was checked; what comes before a damaged place has been written
/// when the error is answered.
///
/// # Errors
/// The first place of the file that cannot be read, and why; or what reading or writing said.
pub fn copy(from: impl Read, to: impl Write + Send) -> Result<u64, CopyError> {
    behind(to, |to| copy_in_blocks(from, to, BLOCK))
}

/// Why a file was not copied, or not read.
#[derive(Debug)]
pub enum CopyError {
    /// It is not a valid file.
    Invalid(ReadError),
    /// Its bytes could not be had, or not be put.
    Io(io::Error),
}

/// A quick disk and a quick cache both like blocks of this size.
const BLOCK: usize = 1 << 18;
/// More than any header: its names are fields of a table, each at most once.
pub(crate) const MAX_HEAD: usize = 1 << 16;
/// More than any index that lists a day's files.
const MAX_INDEX: usize = 1 << 24;

fn copy_in_blocks(from: impl Read, mut to: impl Write, block: usize) -> Result<u64, CopyError> {
    let mut source = Source::new(from);
    source.fill(MAX_HEAD)?;
    if source.left().starts_with(index_file::MARK.as_bytes()) {
        return copy_index(source, to);
    }
    let head = Head::read(source.left()).map_err(|error| source.endless(MAX_HEAD, error))?;
    let mut written = Vec::new();
    head.write(head.record_count, &mut written)?;
    to.write_all(&written)?;
    source.take(head.end);
    let end = copy_records(&mut source, &mut to, &head, block)?;
    copy_end(&mut source, &mut to, end == RecordEnd::None && head.record_count > 0)?;
    to.flush()?;
    Ok(head.record_count)
}

/// Copies all records, each checked in every field. Answers what follows each of them.
fn copy_records<R: Read>(
    source: &mut Source<R>,
    to: &mut impl Write,
    head: &Head,
    block: usize,
) -> Result<RecordEnd, CopyError> {
    let length = head.layout.record_length();
    source.fill(length + RecordEnd::Line.length())?;
    let end = RecordEnd::of(source.left().get(length..length + RecordEnd::Line.length()));
    let stride = length + end.length();
    let mut seat = head.seat(0, end);
    let mut waiting = head.record_count;
    while waiting > 0 {
        source.fill(block.max(stride))?;
        let mut whole = 0;
        while waiting > 0 {
            let left = &source.left()[whole..];
            if left.len() < stride && whole > 0 {
                break;
            }
            Record::first(&head.layout, left, seat, end)?;
            seat = head.seat(seat.index + 1, end);
            whole += stride;
            waiting -= 1;
        }
        to.write_all(&source.left()[..whole])?;
        source.take(whole);
    }
    Ok(end)
}

/// Copies what follows the last record.
pub(crate) fn copy_end<R: Read>(
    source: &mut Source<R>,
    to: &mut impl Write,
    may_have_line_end: bool,
) -> Result<(), CopyError> {
    source.fill(2 * RecordEnd::Line.length() + TRAILER.len() + 1)?;
    // Records without separators may still be followed by one line end.
    if may_have_line_end && source.left().starts_with(b"\r\n") {
        to.write_all(b"\r\n")?;
        source.take(RecordEnd::Line.length());
    }
    match Lines::last(source.left(), source.offset) {
        Ok(_) => Ok(to.write_all(source.left())?),
        Err(mut error) => {
            if let Reason::AfterTrailer(more) = &mut error.reason {
                *more += source.count_unread()?;
            }
            Err(error.into())
        }
    }
}

/// An index is short: it is read whole.
fn copy_index<R: Read>(mut source: Source<R>, mut to: impl Write) -> Result<u64, CopyError> {
    source.fill(MAX_INDEX)?;
    let index = IndexFile::read(source.left());
    let index = index.map_err(|error| source.endless(MAX_INDEX, error))?;
    to.write_all(&index.write()?)?;
    to.flush()?;
    Ok(u64::try_from(index.files.len()).unwrap_or(u64::MAX))
}

/// A file that comes in pieces.
pub(crate) struct Source<R> {
    pub from: R,
    buffer: Vec<u8>,
    /// Bytes of the buffer that were taken.
    taken: usize,
    /// The byte of the file that is the next one.
    offset: usize,
    ended: bool,
}

impl<R: Read> Source<R> {
    pub fn new(from: R) -> Self {
        Source { from, buffer: Vec::new(), taken: 0, offset: 0, ended: false }
    }

    /// What has been read and not been taken.
    pub fn left(&self) -> &[u8] {
        &self.buffer[self.taken..]
    }

    pub fn take(&mut self, bytes: usize) {
        self.taken += bytes;
        self.offset += bytes;
    }

    /// Reads until so many bytes are left, or the file ends.
    pub fn fill(&mut self, wanted: usize) -> io::Result<()> {
        if self.left().len() >= wanted || self.ended {
            return Ok(());
        }
        self.buffer.drain(..self.taken);
        self.taken = 0;
        let mut known = self.buffer.len();
        self.buffer.resize(wanted, 0);
        while known < wanted {
            match self.from.read(&mut self.buffer[known..]) {
                Ok(0) => {
                    self.ended = true;
                    break;
                }
                Ok(read) => known += read,
                Err(error) if error.kind() == ErrorKind::Interrupted => {}
                Err(error) => return Err(error),
            }
        }
        self.buffer.truncate(known);
        Ok(())
    }

    /// Reads to the end of the file and counts.
    fn count_unread(&mut self) -> io::Result<usize> {
        let copied = io::copy(&mut self.from, &mut io::sink())?;
        Ok(usize::try_from(copied).unwrap_or(usize::MAX))
    }

    /// A line that is missing after so many bytes is missing because no more were read.
    pub fn endless(&self, limit: usize, mut error: ReadError) -> ReadError {
        if !self.ended && matches!(error.reason, Reason::MissingLine(_)) {
            error.reason = Reason::Endless(limit);
        }
        error
    }
}

impl fmt::Display for CopyError {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        match self {
            CopyError::Invalid(error) => error.fmt(f),
            CopyError::Io(error) => error.fmt(f),
        }
    }
}

impl std::error::Error for CopyError {}

impl From<ReadError> for CopyError {
    fn from(error: ReadError) -> Self {
        CopyError::Invalid(error)
    }
}

impl From<WriteError> for CopyError {
    fn from(error: WriteError) -> Self {
        CopyError::Invalid(ReadError::at(0, error.reason))
    }
}

impl From<io::Error> for CopyError {
    fn from(error: io::Error) -> Self {
        CopyError::Io(error)
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    const SAMPLE: &[u8] = include_bytes!("../tests/samples/OFD_27_305_20260922_04.TXT");

    /// Hands out so many bytes at a time, and remembers the largest piece that was asked for.
    struct Pieces<'a> {
        bytes: &'a [u8],
        size: usize,
        asked: usize,
    }

    impl Read for Pieces<'_> {
        fn read(&mut self, room: &mut [u8]) -> io::Result<usize> {
            self.asked = self.asked.max(room.len());
            let size = self.size.min(room.len());
            self.bytes.read(&mut room[..size])
        }
    }

    fn long(records: usize, separated: bool) -> Vec<u8> {
        let sample = crate::read(SAMPLE).expect("valid");
        let mut file = crate::DataFile::empty(sample.header().clone()).expect("04");
        for record in sample.records().cycle_to(records) {
            file.push(&record).expect("the same layout");
        }
        let bytes = crate::write(&file).expect("writes");
        if separated {
            return bytes;
        }
        let stride = file.layout().record_length() + 2;
        let start = bytes.len() - records * stride - "OFDCFEND\r\n".len();
        let body: Vec<u8> =
            bytes[start..].chunks(stride).flat_map(|c| c[..c.len() - 2].to_vec()).collect();
        [&bytes[..start], &body, b"\r\n"].concat()
    }

    trait CycleTo: Iterator + Sized {
        fn cycle_to(self, count: usize) -> impl Iterator<Item = Self::Item>;
    }

    impl<'a, I: Iterator<Item = Record<'a>>> CycleTo for I {
        fn cycle_to(self, count: usize) -> impl Iterator<Item = Record<'a>> {
            let all: Vec<_> = self.collect();
            (0..count).map(move |index| all[index % all.len()].clone())
        }
    }

    #[test]
    fn a_file_longer_than_a_block_is_copied_byte_for_byte() {
        for separated in [true, false] {
            let bytes = long(17, separated);
            for block in [1, 1_241, 4_000, 100_000] {
                let mut from = Pieces { bytes: &bytes, size: 997, asked: 0 };
                let mut copied = Vec::new();
                let records = copy_in_blocks(&mut from, &mut copied, block).expect("valid");
                assert_eq!((records, copied == bytes), (17, true), "{separated} {block}");
                assert!(from.asked <= MAX_HEAD.max(block), "{}", from.asked);
            }
        }
    }

    #[test]
    fn a_damaged_record_behind_the_first_block_is_named_by_its_line() {
        let mut bytes = long(200, true);
        let at = bytes.len() - 1_000;
        bytes[at] = 0;
        let mut written = Vec::new();
        let error = copy_in_blocks(&bytes[..], &mut written, 1).expect_err("damaged");
        let CopyError::Invalid(error) = error else { panic!("{error}") };
        let lines = bytes[..at].iter().filter(|byte| **byte == b'\n').count();
        assert_eq!((error.place.line, error.place.record), (Some(lines + 1), Some(200)));
        assert_eq!(Some(error), crate::read(&bytes).err());
    }

    #[test]
    fn a_header_without_an_end_is_refused_before_it_fills_the_memory() {
        let start = b"OFDCFDAT\r\n21  \r\n".as_slice();
        let mut from = start.chain(io::repeat(b'x').take(1 << 30));
        let error = copy(&mut from, io::sink()).expect_err("endless");
        let CopyError::Invalid(error) = error else { panic!("{error}") };
        assert_eq!((error.reason, error.place.line), (Reason::Endless(MAX_HEAD), Some(3)));
    }

    #[test]
    fn a_destination_that_is_full_is_said() {
        let mut room = [0_u8; 2_000];
        let error = copy(SAMPLE, &mut room[..]).expect_err("full");
        let CopyError::Io(error) = error else { panic!("{error}") };
        assert_eq!(error.kind(), ErrorKind::WriteZero);
        // Also when there is more to come than may wait.
        let bytes = long(3_000, true);
        let error = copy(&bytes[..], &mut room[..]).expect_err("full");
        let CopyError::Io(error) = error else { panic!("{error}") };
        assert_eq!(error.kind(), ErrorKind::WriteZero);
    }

    #[test]
    fn what_comes_before_a_damaged_record_is_written() {
        let mut bytes = long(1_000, true);
        let at = bytes.len() - 1_000;
        bytes[at] = 0;
        let mut written = Vec::new();
        let error = copy(&bytes[..], &mut written).expect_err("damaged");
        assert!(matches!(error, CopyError::Invalid(_)), "{error}");
        assert!(written.len() > BLOCK && bytes.starts_with(&written), "{}", written.len());
    }
}
