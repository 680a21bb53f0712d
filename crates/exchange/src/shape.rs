//! How records stand in a file: one after another, each with its line end or all without.

use std::borrow::Cow;

use crate::{ReadError, Reason};

/// The records as they stand in the file.
#[derive(Clone, Debug)]
pub(crate) struct Body<'a> {
    pub bytes: Cow<'a, [u8]>,
    pub count: usize,
    pub end: RecordEnd,
    /// Whether CR LF follows `OFDCFEND`.
    pub last_line_end: bool,
}

/// What follows each record. The protocol's text and its writers disagree; both are read.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub(crate) enum RecordEnd {
    Line,
    None,
}

/// Where a record stands in its file, for messages.
#[derive(Clone, Copy, Debug, Default)]
pub(crate) struct Seat {
    /// From 0.
    pub index: usize,
    /// The byte where it starts.
    pub offset: usize,
    /// From 1; nothing in a file whose records have no lines of their own.
    pub line: Option<usize>,
}

impl RecordEnd {
    /// What a file has whose first record is followed by these bytes.
    pub fn of(after_first: Option<&[u8]>) -> Self {
        if after_first == Some(b"\r\n") { RecordEnd::Line } else { RecordEnd::None }
    }

    pub fn length(self) -> usize {
        if self == RecordEnd::Line { 2 } else { 0 }
    }
}

impl Seat {
    /// What is wrong at a byte of the record, from 0.
    pub fn error(&self, byte: usize, reason: Reason) -> ReadError {
        let error = ReadError::at(self.offset + byte, reason).record(self.index);
        match self.line {
            Some(line) => error.line(line),
            None => error,
        }
    }
}

impl Body<'_> {
    pub fn push(&mut self, record: &[u8]) {
        let stride = record.len() + self.end.length();
        let body = self.bytes.to_mut();
        // Records without separators may end with one line end, which goes behind the new one.
        let tail = body.split_off(self.count * stride);
        body.extend_from_slice(record);
        if self.end == RecordEnd::Line {
            body.extend_from_slice(b"\r\n");
        }
        body.extend_from_slice(&tail);
        self.count += 1;
    }
}
