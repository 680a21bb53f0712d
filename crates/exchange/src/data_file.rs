//! A whole data file: header, records, trailer.

use std::borrow::Cow;

use crate::header::{Head, standard_layout};
use crate::layout::Layout;
use crate::lines::TRAILER;
use crate::shape::{Body, RecordEnd};
use crate::typed::Typed;
use crate::{FieldError, Header, ReadError, Reason, Record, WriteError};

/// A data file. Read from bytes, its records borrow them.
#[derive(Clone, Debug)]
pub struct DataFile<'a> {
    head: Head,
    body: Body<'a>,
}

/// Writes a data file. What was read and not changed comes out byte for byte.
///
/// # Errors
/// A header value that its line cannot hold.
pub fn write(file: &DataFile<'_>) -> Result<Vec<u8>, WriteError> {
    let mut out = Vec::with_capacity(file.body.bytes.len() + 4096);
    // A count of records is at most that of their bytes.
    let count = u64::try_from(file.body.count).unwrap_or(u64::MAX);
    file.head.write(count, &mut out)?;
    out.extend_from_slice(&file.body.bytes);
    out.extend_from_slice(TRAILER.as_bytes());
    if file.body.last_line_end {
        out.extend_from_slice(b"\r\n");
    }
    Ok(out)
}

impl<'a> DataFile<'a> {
    /// A file without records, with the standard's layout of its version and type.
    ///
    /// # Errors
    /// The version has no such type.
    pub fn empty(header: Header) -> Result<DataFile<'static>, WriteError> {
        let layout = standard_layout(header.version, header.file_type)
            .map_err(|reason| WriteError::header("type", reason))?;
        Ok(DataFile::with_layout(header, Cow::Borrowed(layout)))
    }

    /// A file without records that lists `names` as its fields, as some TAs agree with sellers.
    ///
    /// # Errors
    /// A name is not a field of the type in this version, or stands twice.
    pub fn empty_with_fields<'n>(
        header: Header,
        names: impl IntoIterator<Item = &'n str>,
    ) -> Result<DataFile<'static>, WriteError> {
        standard_layout(header.version, header.file_type)
            .map_err(|reason| WriteError::header("type", reason))?;
        let layout = Layout::of_names(header.version, header.file_type, names)
            .map_err(|(_, reason)| WriteError::header("fields", reason))?;
        Ok(DataFile::with_layout(header, Cow::Owned(layout)))
    }

    /// The header.
    pub fn header(&self) -> &Header {
        &self.head.header
    }

    /// The layout, in the order of the file.
    pub fn layout(&self) -> &Layout {
        &self.head.layout
    }

    /// The number of records.
    pub fn len(&self) -> usize {
        self.body.count
    }

    /// Whether there are no records.
    pub fn is_empty(&self) -> bool {
        self.body.count == 0
    }

    /// The records.
    pub fn records(&self) -> impl ExactSizeIterator<Item = Record<'_>> {
        let stride = self.layout().record_length() + self.body.end.length();
        let length = self.layout().record_length();
        (0..self.body.count).map(move |index| {
            let at = index * stride;
            let bytes = &self.body.bytes[at..at + length];
            Record::trusted(self.layout(), bytes, self.head.seat(index, self.body.end))
        })
    }

    /// The records as values of their type's struct.
    ///
    /// # Errors
    /// The file has another type, or a record's field is not what the struct needs.
    pub fn typed<T: Typed>(&self) -> impl Iterator<Item = Result<T, ReadError>> {
        self.records().map(|record| T::from_record(&record).map_err(|error| record.locate(error)))
    }

    /// Makes room for `records` more records, so that a long file is not moved as it grows.
    pub fn reserve(&mut self, records: usize) {
        let stride = self.layout().record_length() + self.body.end.length();
        self.body.bytes.to_mut().reserve(records.saturating_mul(stride));
    }

    /// Appends an empty record after `fill` has set its fields.
    ///
    /// # Errors
    /// The error of `fill`, with the record's number.
    pub fn push_with(
        &mut self,
        fill: impl FnOnce(&mut Record<'_>) -> Result<(), FieldError>,
    ) -> Result<(), WriteError> {
        let mut record = Record::empty(&self.head.layout);
        fill(&mut record).map_err(|error| WriteError::record(self.body.count, error))?;
        let bytes = record.into_bytes();
        self.body.push(&bytes);
        Ok(())
    }

    /// Appends a record.
    ///
    /// # Errors
    /// The record has another layout.
    pub fn push(&mut self, record: &Record<'_>) -> Result<(), WriteError> {
        let same = std::ptr::eq(record.layout(), self.layout());
        if !same && record.layout() != self.layout() {
            let reason = Reason::OtherLayout;
            return Err(WriteError { record: Some(self.body.count + 1), field: None, reason });
        }
        self.body.push(record.bytes());
        Ok(())
    }

    /// Appends the record of `value`.
    ///
    /// # Errors
    /// The file has another type, or a value does not fit its field.
    pub fn push_typed<T: Typed>(&mut self, value: &T) -> Result<(), WriteError> {
        let record = value.to_record(&self.head.layout);
        let record = record.map_err(|error| WriteError::record(self.body.count, error))?;
        let bytes = record.into_bytes();
        self.body.push(&bytes);
        Ok(())
    }

    /// The same file, no longer borrowing what it was read from.
    pub fn into_owned(self) -> DataFile<'static> {
        let bytes = Cow::Owned(self.body.bytes.into_owned());
        DataFile { head: self.head, body: Body { bytes, ..self.body } }
    }

    /// The file in parts of at most `max_records` records, for names with `_001`, `_002`, …
    /// A file without records is one part.
    pub fn shards(&self, max_records: std::num::NonZeroUsize) -> Vec<DataFile<'_>> {
        if self.is_empty() {
            return vec![self.clone()];
        }
        let stride = self.layout().record_length() + self.body.end.length();
        let records = &self.body.bytes[..self.body.count * stride];
        let parts = records.chunks(max_records.get() * stride);
        parts
            .map(|bytes| {
                let count = bytes.len() / stride;
                let body = Body { bytes: Cow::Borrowed(bytes), count, ..self.body };
                DataFile::from_parts(self.head.clone(), body)
            })
            .collect()
    }

    pub(crate) fn into_head(self) -> Head {
        self.head
    }

    pub(crate) fn from_parts(head: Head, body: Body<'a>) -> DataFile<'a> {
        DataFile { head, body }
    }

    fn with_layout(header: Header, layout: Cow<'static, Layout>) -> DataFile<'static> {
        let widths = header.version.widths();
        let head = Head { header, layout, widths, record_count: 0, end: 0, lines: 0 };
        let body = Body {
            bytes: Cow::Owned(Vec::new()),
            count: 0,
            end: RecordEnd::Line,
            last_line_end: true,
        };
        DataFile { head, body }
    }
}
