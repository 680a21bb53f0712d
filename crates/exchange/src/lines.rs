//! The lines of a header, with their places.

use crate::{ReadError, Reason, text};

/// A line without its CR LF.
#[derive(Clone, Copy)]
pub(crate) struct Line<'a> {
    pub bytes: &'a [u8],
    /// From 1.
    pub number: usize,
    /// The byte of the file where it starts.
    pub offset: usize,
}

impl<'a> Line<'a> {
    pub fn error(&self, reason: Reason) -> ReadError {
        ReadError::at(self.offset, reason).line(self.number)
    }

    /// The text without the spaces on the right, at most `width` bytes with them.
    pub fn text(&self, width: usize) -> Result<String, ReadError> {
        self.check_width(width)?;
        let text = text::decode(self.bytes).map_err(|reason| self.error(reason))?;
        Ok(text.into_owned())
    }

    /// A count written as digits, zeros on the left.
    pub fn count(&self, width: usize) -> Result<u64, ReadError> {
        self.check_width(width)?;
        let digits = self.bytes.iter().all(u8::is_ascii_digit);
        let text = std::str::from_utf8(self.bytes).ok().filter(|_| digits);
        text.and_then(|text| text.parse().ok())
            .ok_or_else(|| self.error(Reason::NotCount(text::lossy(self.bytes))))
    }

    fn check_width(&self, allowed: usize) -> Result<(), ReadError> {
        let found = self.bytes.len();
        if found <= allowed {
            return Ok(());
        }
        Err(self.error(Reason::LineTooLong { allowed, found }))
    }
}

/// Goes through the lines of a file from its start.
pub(crate) struct Lines<'a> {
    bytes: &'a [u8],
    offset: usize,
    number: usize,
}

impl<'a> Lines<'a> {
    pub fn new(bytes: &'a [u8]) -> Lines<'a> {
        Lines { bytes, offset: 0, number: 0 }
    }

    /// Where the next line starts.
    pub fn offset(&self) -> usize {
        self.offset
    }

    /// How many lines have been read.
    pub fn count(&self) -> usize {
        self.number
    }

    /// The next line; `what` it should be, for the message when the file ends.
    pub fn next(&mut self, what: &'static str) -> Result<Line<'a>, ReadError> {
        let (offset, number) = (self.offset, self.number + 1);
        let rest = &self.bytes[offset..];
        let Some(feed) = rest.iter().position(|byte| *byte == b'\n') else {
            return Err(ReadError::at(offset, Reason::MissingLine(what)).line(number));
        };
        let Some(bytes) = rest[..feed].strip_suffix(b"\r") else {
            return Err(ReadError::at(offset + feed, Reason::LineEnd).line(number));
        };
        self.offset = offset + feed + 1;
        self.number = number;
        Ok(Line { bytes, number, offset })
    }

    /// Checks that the first line is `mark`.
    pub fn mark(&mut self, mark: &'static str) -> Result<(), ReadError> {
        let wrong = ReadError::at(0, Reason::WrongMark { expected: mark }).line(1);
        match self.next("the first line") {
            Ok(line) if line.bytes == mark.as_bytes() => Ok(()),
            _ => Err(wrong),
        }
    }

    /// Checks that `OFDCFEND` and nothing more is left; whether it ends with CR LF.
    pub fn trailer(bytes: &[u8], offset: usize) -> Result<bool, ReadError> {
        Lines::last(&bytes[offset..], offset)
    }

    /// The same, of the bytes that stand at `offset`.
    pub fn last(left: &[u8], offset: usize) -> Result<bool, ReadError> {
        let Some(rest) = left.strip_prefix(TRAILER.as_bytes()) else {
            return Err(ReadError::at(offset, Reason::NoTrailer));
        };
        match rest {
            b"" => Ok(false),
            b"\r\n" => Ok(true),
            _ => {
                let after = offset + TRAILER.len();
                Err(ReadError::at(after, Reason::AfterTrailer(rest.len())))
            }
        }
    }
}

/// The last line of every file.
pub(crate) const TRAILER: &str = "OFDCFEND";
