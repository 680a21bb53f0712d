//! What can be wrong with a file or a value, and where.

use std::fmt;

/// Why bytes are not a valid file, or a value not a valid field.
#[derive(Clone, Debug, PartialEq, Eq, thiserror::Error)]
#[non_exhaustive]
pub enum Reason {
    /// The first line is neither of a data file nor of an index file.
    #[error("the file must begin with {expected}")]
    WrongMark {
        /// `OFDCFDAT` or `OFDCFIDX`.
        expected: &'static str,
    },
    /// The file ends where a line was due.
    #[error("the file ends where {0} was due")]
    MissingLine(&'static str),
    /// A line ends without CR LF.
    #[error("the line must end with CR LF")]
    LineEnd,
    /// A header line is longer than the version allows.
    #[error("{found} bytes where the version allows {allowed}")]
    LineTooLong {
        /// The width of the line in this version.
        allowed: usize,
        /// Bytes found.
        found: usize,
    },
    /// Line 2 names no version of the protocol.
    #[error("`{0}` is not a version (20, 21 or 22)")]
    UnknownVersion(String),
    /// Line 7 names no file type.
    #[error("`{0}` is not a file type")]
    UnknownFileType(String),
    /// The version has no layout for this file type.
    #[error("version {version} has no file type {file_type}")]
    NoLayout {
        /// The version's digits.
        version: &'static str,
        /// The type's code.
        file_type: &'static str,
    },
    /// The header names a field that the version's table lacks.
    #[error("`{0}` is not a field of this file type in this version")]
    UnknownField(String),
    /// The header names a field twice.
    #[error("the field `{0}` is listed twice")]
    FieldTwice(String),
    /// Records without any field.
    #[error("{0} records, but no field is listed")]
    RecordsWithoutFields(u64),
    /// A count that is not a number.
    #[error("`{0}` is not a count")]
    NotCount(String),
    /// A record is cut short: the file is too short, or the record count or a length is wrong.
    #[error("{found} bytes left, a record has {expected}")]
    RecordCutShort {
        /// The record's length.
        expected: usize,
        /// Bytes left in the file.
        found: usize,
    },
    /// A record must be followed by CR LF as the first one is.
    #[error("the record must be followed by CR LF as the first one is")]
    RecordEnd,
    /// A header, or an index, that goes on where every valid one has ended.
    #[error("more than {0} bytes, which no valid file has here")]
    Endless(usize),
    /// `OFDCFEND` does not stand where the records end.
    #[error("OFDCFEND is due here: the count or the length of the records is wrong")]
    NoTrailer,
    /// Bytes after `OFDCFEND`.
    #[error("{0} bytes after OFDCFEND")]
    AfterTrailer(usize),
    /// Bytes that are not GB18030.
    #[error("the bytes are not GB18030")]
    NotGb18030,
    /// A character that GB18030 cannot write.
    #[error("`{0}` has a character that GB18030 cannot write")]
    NoGb18030(String),
    /// A control character, which would break the file.
    #[error("a control character")]
    ControlCharacter,
    /// Something else than digits in a field of digits.
    #[error("`{0}` is not digits")]
    NotDigits(String),
    /// Something else than a number in a number field.
    #[error("`{0}` is not a number with {1} decimals, zeros on the left")]
    NotNumber(String, u8),
    /// A value longer than its field. It is never cut.
    #[error("`{value}` takes {found} bytes, the field has {allowed}")]
    TooLong {
        /// The value.
        value: String,
        /// The field's length.
        allowed: usize,
        /// Bytes it would take.
        found: usize,
    },
    /// A number with more decimals than its field. It is never rounded.
    #[error("{value} has more than {scale} decimals")]
    TooPrecise {
        /// The number.
        value: String,
        /// Decimals of the field.
        scale: u8,
    },
    /// A value of one kind for a field of another.
    #[error("a field of format {0} takes no such value")]
    WrongKind(String),
    /// A value for a field that the layout lacks.
    #[error("the layout has no such field")]
    NoSuchField,
    /// A field that must have a value is empty.
    #[error("the field is empty")]
    Empty,
    /// Not a date YYYYMMDD of the calendar.
    #[error("`{0}` is not a date YYYYMMDD")]
    NotDate(String),
    /// Not a time HHMMSS.
    #[error("`{0}` is not a time HHMMSS")]
    NotTime(String),
    /// A code that the standard does not list.
    #[error("`{0}` is not a code of this field")]
    UnknownCode(String),
    /// A record of another version or file type.
    #[error("the record has another layout than the file")]
    OtherLayout,
    /// JSON that does not describe a file.
    #[error("JSON: {0}")]
    Json(String),
    /// A file name that does not follow the naming rule.
    #[error("`{0}` is not a file name of the exchange")]
    NotFileName(String),
    /// A header that disagrees with the name of its file.
    #[error("the header says `{header}`, the file name `{name}`")]
    NameDisagrees {
        /// What the header says.
        header: String,
        /// What the name says.
        name: String,
    },
}

/// A value that a field cannot hold, or a field that cannot be read.
#[derive(Clone, Debug, PartialEq, Eq, thiserror::Error)]
#[error("field {field}: {reason}")]
pub struct FieldError {
    /// The field's name.
    pub field: String,
    /// What is wrong.
    pub reason: Reason,
}

impl FieldError {
    pub(crate) fn new(field: impl Into<String>, reason: Reason) -> FieldError {
        FieldError { field: field.into(), reason }
    }
}

/// Why a file cannot be read, and where.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct ReadError {
    /// Where.
    pub place: Box<Place>,
    /// What is wrong.
    pub reason: Reason,
}

/// A place in a file.
#[derive(Clone, Debug, Default, PartialEq, Eq)]
pub struct Place {
    /// The file's name, where the caller added it with [`ReadError::in_file`].
    pub file: Option<String>,
    /// The line, from 1; nothing where records have no lines of their own.
    pub line: Option<usize>,
    /// The record, from 1; nothing within the header.
    pub record: Option<usize>,
    /// The field's name.
    pub field: Option<String>,
    /// The byte of the file, from 0.
    pub offset: usize,
}

impl ReadError {
    pub(crate) fn at(offset: usize, reason: Reason) -> ReadError {
        ReadError { place: Box::new(Place { offset, ..Place::default() }), reason }
    }

    pub(crate) fn line(mut self, line: usize) -> ReadError {
        self.place.line = Some(line);
        self
    }

    pub(crate) fn record(mut self, index: usize) -> ReadError {
        self.place.record = Some(index + 1);
        self
    }

    pub(crate) fn field(mut self, name: &str) -> ReadError {
        self.place.field = Some(name.to_owned());
        self
    }

    /// The same error with the name of the file it is about.
    pub fn in_file(mut self, name: impl Into<String>) -> ReadError {
        self.place.file = Some(name.into());
        self
    }
}

impl fmt::Display for ReadError {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        write!(f, "{}: {}", self.place, self.reason)
    }
}

impl fmt::Display for Place {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        if let Some(file) = &self.file {
            write!(f, "{file}: ")?;
        }
        if let Some(line) = self.line {
            write!(f, "line {line}, ")?;
        }
        if let Some(record) = self.record {
            write!(f, "record {record}, ")?;
        }
        if let Some(field) = &self.field {
            write!(f, "field {field}, ")?;
        }
        write!(f, "byte {}", self.offset)
    }
}

impl std::error::Error for ReadError {}

/// Why a file cannot be written.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct WriteError {
    /// The record, from 1; nothing within the header.
    pub record: Option<usize>,
    /// The field's name, or the header line's.
    pub field: Option<String>,
    /// What is wrong.
    pub reason: Reason,
}

impl WriteError {
    pub(crate) fn header(line: &str, reason: Reason) -> WriteError {
        WriteError { record: None, field: Some(line.to_owned()), reason }
    }

    pub(crate) fn record(index: usize, error: FieldError) -> WriteError {
        WriteError { record: Some(index + 1), field: Some(error.field), reason: error.reason }
    }
}

impl fmt::Display for WriteError {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        if let Some(record) = self.record {
            write!(f, "record {record}, ")?;
        }
        if let Some(field) = &self.field {
            write!(f, "field {field}: ")?;
        }
        write!(f, "{}", self.reason)
    }
}

impl std::error::Error for WriteError {}
