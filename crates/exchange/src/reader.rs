//! Reads a data file record by record, without copying.

use crate::header::Head;
use crate::layout::Layout;
use crate::lines::Lines;
use crate::shape::{Body, RecordEnd};
use crate::{DataFile, Header, ReadError, Record};

/// Reads a data file and checks every byte of it.
///
/// # Errors
/// The first place that cannot be read, and why.
pub fn read(bytes: &[u8]) -> Result<DataFile<'_>, ReadError> {
    Reader::open(bytes)?.finish()
}

/// A data file of which only the header has been read.
///
/// ```
/// # let bytes = exchange::write(&exchange::DataFile::empty(exchange::Header {
/// #     version: exchange::Version::V21, creator: "305".into(), receiver: "27".into(),
/// #     date: jiff::civil::date(2026, 9, 20), summary: 1,
/// #     file_type: exchange::FileType::TradeApplication,
/// #     sender: "305".into(), recipient: "27".into(),
/// # }).unwrap()).unwrap();
/// let reader = exchange::Reader::open(&bytes)?;
/// for record in reader.records() {
///     let record = record?;
///     println!("{} {}", record.text("FundCode").unwrap(), record.index());
/// }
/// # Ok::<(), exchange::ReadError>(())
/// ```
pub struct Reader<'a> {
    bytes: &'a [u8],
    head: Head,
    count: usize,
    end: RecordEnd,
}

impl<'a> Reader<'a> {
    /// Reads the header.
    ///
    /// # Errors
    /// The place of the first byte that cannot be read, and why.
    pub fn open(bytes: &'a [u8]) -> Result<Reader<'a>, ReadError> {
        let head = Head::read(bytes)?;
        let length = head.layout.record_length();
        let body = &bytes[head.end..];
        let count = match usize::try_from(head.record_count) {
            Ok(count) if length == 0 || count <= body.len() / length => count,
            // The first record that is not whole is named when it is reached.
            _ => body.len() / length + 1,
        };
        let first = body.get(length..length + 2);
        let end = if count == 0 { RecordEnd::Line } else { RecordEnd::of(first) };
        Ok(Reader { bytes, head, count, end })
    }

    /// The header.
    pub fn header(&self) -> &Header {
        &self.head.header
    }

    /// The layout, in the order of the file.
    pub fn layout(&self) -> &Layout {
        &self.head.layout
    }

    /// The record count that the header announces.
    pub fn record_count(&self) -> u64 {
        self.head.record_count
    }

    /// The records, each checked in every field. After the last one the trailer is checked: an
    /// error there comes as a last item. Nothing follows an error.
    pub fn records(&self) -> impl Iterator<Item = Result<Record<'_>, ReadError>> {
        Records { reader: self, next: 0, ended: false }
    }

    /// Checks all records and the trailer.
    ///
    /// # Errors
    /// The first place that cannot be read, and why.
    pub fn finish(self) -> Result<DataFile<'a>, ReadError> {
        for record in self.records() {
            record?;
        }
        let (length, last_line_end) = self.check_end()?;
        let body = Body {
            bytes: self.bytes[self.head.end..self.head.end + length].into(),
            count: self.count,
            end: self.end,
            last_line_end,
        };
        Ok(DataFile::from_parts(self.head, body))
    }

    fn record(&self, index: usize) -> Result<Record<'_>, ReadError> {
        let seat = self.head.seat(index, self.end);
        let left = self.bytes.get(seat.offset..).unwrap_or_default();
        Record::first(self.layout(), left, seat, self.end)
    }

    /// The length of the records with their ends, and whether the file ends with CR LF.
    fn check_end(&self) -> Result<(usize, bool), ReadError> {
        let stride = self.head.layout.record_length() + self.end.length();
        let mut length = self.count * stride;
        let at = self.head.end + length;
        // Records without separators may still be followed by one line end.
        let one_end = self.end == RecordEnd::None && self.count > 0;
        if one_end && self.bytes[at..].starts_with(b"\r\n") {
            length += 2;
        }
        let last_line_end = Lines::trailer(self.bytes, self.head.end + length)?;
        Ok((length, last_line_end))
    }
}

struct Records<'r, 'a> {
    reader: &'r Reader<'a>,
    next: usize,
    ended: bool,
}

impl<'r> Iterator for Records<'r, '_> {
    type Item = Result<Record<'r>, ReadError>;

    fn next(&mut self) -> Option<Self::Item> {
        if self.ended {
            return None;
        }
        if self.next == self.reader.count {
            self.ended = true;
            return self.reader.check_end().err().map(Err);
        }
        let record = self.reader.record(self.next);
        self.next += 1;
        self.ended = record.is_err();
        Some(record)
    }
}
