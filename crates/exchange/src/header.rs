//! The header of a data file: its first lines, from the mark to the record count.

use std::borrow::Cow;

use jiff::civil::Date;

use crate::layout::Layout;
use crate::lines::{Line, Lines};
use crate::shape::{RecordEnd, Seat};
use crate::version::Widths;
use crate::{FileType, ReadError, Reason, Version, WriteError, date, text};

/// What a data file says about itself.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Header {
    /// Version of the protocol.
    pub version: Version,
    /// Code of the party that made the file, such as the seller's.
    pub creator: String,
    /// Code of the party that the file is for, such as the TA's.
    pub receiver: String,
    /// The business day.
    pub date: Date,
    /// Summary (batch) number; 1 in most files.
    pub summary: u32,
    /// Type of the records.
    pub file_type: FileType,
    /// Code of the party that sends the file; often the creator.
    pub sender: String,
    /// Code of the party that the file is sent to; often the receiver.
    pub recipient: String,
}

/// A header with all that is needed to read its records and to write it as it was.
#[derive(Clone, Debug)]
pub(crate) struct Head {
    pub header: Header,
    pub layout: Cow<'static, Layout>,
    /// Widths of the lines as they stand in the file; some writers leave the padding out.
    pub widths: Widths,
    pub record_count: u64,
    /// The byte after the header.
    pub end: usize,
    /// Lines of the header; none in a file that was not read.
    pub lines: usize,
}

pub(crate) const MARK: &str = "OFDCFDAT";

impl Head {
    pub fn read(bytes: &[u8]) -> Result<Head, ReadError> {
        let mut lines = Lines::new(bytes);
        lines.mark(MARK)?;
        let (version, version_width) = read_version(&mut lines)?;
        let widths = version.widths();
        let creator = lines.next("the creator")?;
        let receiver = lines.next("the receiver")?;
        let day = lines.next("the date")?;
        let summary = lines.next("the summary number")?;
        let type_line = lines.next("the file type")?;
        let sender = lines.next("the sender")?;
        let recipient = lines.next("the recipient")?;
        let header = Header {
            version,
            creator: creator.text(widths.creator)?,
            receiver: receiver.text(widths.receiver)?,
            date: read_date(&day)?,
            summary: read_summary(&summary, widths.summary)?,
            file_type: read_file_type(&type_line, widths.file_type)?,
            sender: sender.text(widths.sender)?,
            recipient: recipient.text(widths.recipient)?,
        };
        let field_count = lines.next("the field count")?;
        let layout =
            read_layout(&mut lines, &header, &type_line, field_count.count(widths.field_count)?)?;
        let record_count = lines.next("the record count")?;
        let widths = Widths {
            version: version_width,
            creator: creator.bytes.len(),
            receiver: receiver.bytes.len(),
            summary: summary.bytes.len(),
            file_type: type_line.bytes.len(),
            sender: sender.bytes.len(),
            recipient: recipient.bytes.len(),
            field_count: field_count.bytes.len(),
            record_count: record_count.bytes.len(),
        };
        let record_count = record_count.count(version.widths().record_count)?;
        let (end, lines) = (lines.offset(), lines.count());
        if layout.record_length() == 0 && record_count > 0 {
            return Err(ReadError::at(end, Reason::RecordsWithoutFields(record_count)));
        }
        Ok(Head { header, layout, widths, record_count, end, lines })
    }

    /// Where the record of this index, from 0, stands.
    pub fn seat(&self, index: usize, end: RecordEnd) -> Seat {
        let stride = self.layout.record_length() + end.length();
        let has_lines = end == RecordEnd::Line && self.lines > 0;
        let line = has_lines.then_some(self.lines + index + 1);
        Seat { index, offset: self.end + index * stride, line }
    }

    /// Writes the header with `record_count` in place of its own.
    pub fn write(&self, record_count: u64, out: &mut Vec<u8>) -> Result<(), WriteError> {
        let (header, is) = (&self.header, &self.widths);
        let allowed = header.version.widths();
        push_line(out, MARK.as_bytes());
        push_text(out, "version", header.version.code(), is.version, allowed.version)?;
        push_text(out, "creator", &header.creator, is.creator, allowed.creator)?;
        push_text(out, "receiver", &header.receiver, is.receiver, allowed.receiver)?;
        push_line(out, date::write(header.date).as_bytes());
        let summary = header.summary.to_string();
        push_count(out, "summary", &summary, is.summary, allowed.summary)?;
        push_text(out, "type", header.file_type.code(), is.file_type, allowed.file_type)?;
        push_text(out, "sender", &header.sender, is.sender, allowed.sender)?;
        push_text(out, "recipient", &header.recipient, is.recipient, allowed.recipient)?;
        let fields = self.layout.fields();
        let count = fields.len().to_string();
        push_count(out, "field count", &count, is.field_count, allowed.field_count)?;
        for field in fields {
            push_line(out, field.name.as_bytes());
        }
        let count = record_count.to_string();
        push_count(out, "record count", &count, is.record_count, allowed.record_count)
    }
}

/// The version and the width of its line, which must be known before any other width.
pub(crate) fn read_version(lines: &mut Lines<'_>) -> Result<(Version, usize), ReadError> {
    let line = lines.next("the version")?;
    let code = line.text(Version::V22.widths().version)?;
    let unknown = || line.error(Reason::UnknownVersion(code.clone()));
    let version = Version::from_code(&code).ok_or_else(unknown)?;
    line.text(version.widths().version)?;
    Ok((version, line.bytes.len()))
}

pub(crate) fn read_date(line: &Line<'_>) -> Result<Date, ReadError> {
    let not_date = || line.error(Reason::NotDate(text::lossy(line.bytes)));
    date::read(line.bytes).ok_or_else(not_date)
}

pub(crate) fn push_line(out: &mut Vec<u8>, line: &[u8]) {
    out.extend_from_slice(line);
    out.extend_from_slice(b"\r\n");
}

/// Appends text, padded to the width `is` that the line had, at most `allowed` bytes.
pub(crate) fn push_text(
    out: &mut Vec<u8>,
    name: &str,
    value: &str,
    is: usize,
    allowed: usize,
) -> Result<(), WriteError> {
    let bytes = text::encode(value).map_err(|reason| WriteError::header(name, reason))?;
    let mut line = bytes.into_owned();
    check_width(name, value, line.len(), allowed)?;
    line.resize(is.max(line.len()), b' ');
    push_line(out, &line);
    Ok(())
}

/// Appends digits, with zeros on the left to the width `is` that the line had.
pub(crate) fn push_count(
    out: &mut Vec<u8>,
    name: &str,
    digits: &str,
    is: usize,
    allowed: usize,
) -> Result<(), WriteError> {
    check_width(name, digits, digits.len(), allowed)?;
    push_line(out, format!("{digits:0>is$}").as_bytes());
    Ok(())
}

fn check_width(name: &str, value: &str, found: usize, allowed: usize) -> Result<(), WriteError> {
    if found <= allowed {
        return Ok(());
    }
    Err(WriteError::header(name, Reason::TooLong { value: value.to_owned(), allowed, found }))
}

fn read_summary(line: &Line<'_>, width: usize) -> Result<u32, ReadError> {
    let summary = line.count(width)?;
    u32::try_from(summary).map_err(|_| line.error(Reason::NotCount(summary.to_string())))
}

fn read_file_type(line: &Line<'_>, width: usize) -> Result<FileType, ReadError> {
    let code = line.text(width)?;
    FileType::from_code(&code).ok_or_else(|| line.error(Reason::UnknownFileType(code)))
}

fn read_layout(
    lines: &mut Lines<'_>,
    header: &Header,
    type_line: &Line<'_>,
    field_count: u64,
) -> Result<Cow<'static, Layout>, ReadError> {
    let (version, file_type) = (header.version, header.file_type);
    let standard = standard_layout(version, file_type).map_err(|r| type_line.error(r))?;
    let mut names = Vec::new();
    let mut places = Vec::new();
    for _ in 0..field_count {
        let line = lines.next("a field name")?;
        let name = line.text(MAX_NAME)?;
        // A name has no width to be filled up to; it would not be written back.
        if line.bytes.ends_with(b" ") {
            return Err(line.error(Reason::UnknownField(format!("{name} "))));
        }
        names.push(name);
        places.push(line);
    }
    let layout = Layout::of_names(version, file_type, names.iter().map(String::as_str))
        .map_err(|(place, reason)| places[place].error(reason))?;
    Ok(if layout == *standard { Cow::Borrowed(standard) } else { Cow::Owned(layout) })
}

pub(crate) fn standard_layout(
    version: Version,
    file_type: FileType,
) -> Result<&'static Layout, Reason> {
    let missing = Reason::NoLayout { version: version.code(), file_type: file_type.code() };
    Layout::standard(version, file_type).ok_or(missing)
}

/// Longer than any field name of the standard.
const MAX_NAME: usize = 64;
