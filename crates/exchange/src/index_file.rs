//! Index files: the list of the data files of one stream, sent after them.

use jiff::civil::Date;

use crate::header::{push_count, push_line, push_text, read_date, read_version};
use crate::lines::{Lines, TRAILER};
use crate::name::{FileName, IndexName, Stream};
use crate::version::Widths;
use crate::{ReadError, Reason, Version, WriteError, date, text};

/// An index file. A stream without files has an index of none, which says that all was sent.
///
/// ```
/// use exchange::{IndexFile, Version};
/// let day = jiff::civil::date(2026, 9, 21);
/// let mut index = IndexFile::empty(Version::V21, "305", "27", day);
/// index.files.push("OFD_305_27_20260921_03.TXT".to_owned());
/// let bytes = index.write().unwrap();
/// assert_eq!(IndexFile::read(&bytes).unwrap(), index);
/// ```
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct IndexFile {
    /// Version of the protocol.
    pub version: Version,
    /// Who made the files.
    pub creator: String,
    /// Whom they are for.
    pub receiver: String,
    /// The business day.
    pub date: Date,
    /// Names of the data files, see [`FileName`].
    pub files: Vec<String>,
    widths: Widths,
    last_line_end: bool,
}

pub(crate) const MARK: &str = "OFDCFIDX";

impl IndexFile {
    /// An index that lists nothing yet.
    pub fn empty(version: Version, creator: &str, receiver: &str, date: Date) -> IndexFile {
        IndexFile {
            version,
            creator: creator.to_owned(),
            receiver: receiver.to_owned(),
            date,
            files: Vec::new(),
            widths: version.widths(),
            last_line_end: true,
        }
    }

    /// Reads an index file.
    ///
    /// # Errors
    /// The first place that cannot be read, and why.
    pub fn read(bytes: &[u8]) -> Result<IndexFile, ReadError> {
        let mut lines = Lines::new(bytes);
        lines.mark(MARK)?;
        let (version, version_width) = read_version(&mut lines)?;
        let allowed = version.widths();
        let creator = lines.next("the creator")?;
        let receiver = lines.next("the receiver")?;
        let day = lines.next("the date")?;
        let count = lines.next("the number of files")?;
        let mut index = IndexFile {
            version,
            creator: creator.text(allowed.creator)?,
            receiver: receiver.text(allowed.receiver)?,
            date: read_date(&day)?,
            files: Vec::new(),
            widths: Widths {
                version: version_width,
                creator: creator.bytes.len(),
                receiver: receiver.bytes.len(),
                summary: count.bytes.len(),
                ..allowed
            },
            last_line_end: true,
        };
        for _ in 0..count.count(allowed.summary)? {
            let line = lines.next("a file name")?;
            let name = line.text(MAX_NAME)?;
            if name.is_empty() || name.len() != line.bytes.len() {
                return Err(line.error(Reason::NotFileName(text::lossy(line.bytes))));
            }
            index.files.push(name);
        }
        index.last_line_end = Lines::trailer(bytes, lines.offset())?;
        Ok(index)
    }

    /// Writes the index file. What was read and not changed comes out byte for byte.
    ///
    /// # Errors
    /// A value that its line cannot hold.
    pub fn write(&self) -> Result<Vec<u8>, WriteError> {
        let (is, allowed) = (&self.widths, self.version.widths());
        let mut out = Vec::new();
        push_line(&mut out, MARK.as_bytes());
        push_text(&mut out, "version", self.version.code(), is.version, allowed.version)?;
        push_text(&mut out, "creator", &self.creator, is.creator, allowed.creator)?;
        push_text(&mut out, "receiver", &self.receiver, is.receiver, allowed.receiver)?;
        push_line(&mut out, date::write(self.date).as_bytes());
        let count = self.files.len().to_string();
        push_count(&mut out, "number of files", &count, is.summary, allowed.summary)?;
        for name in &self.files {
            if name.is_empty() || name.ends_with(' ') {
                let reason = Reason::NotFileName(name.clone());
                return Err(WriteError::header("file name", reason));
            }
            push_text(&mut out, "file name", name, 0, MAX_NAME)?;
        }
        out.extend_from_slice(TRAILER.as_bytes());
        if self.last_line_end {
            out.extend_from_slice(b"\r\n");
        }
        Ok(out)
    }

    /// The name that this file has in a stream.
    pub fn name(&self, stream: Stream) -> IndexName {
        IndexName {
            stream,
            creator: self.creator.clone(),
            receiver: self.receiver.clone(),
            date: self.date,
        }
    }

    /// The listed names in their parts.
    ///
    /// # Errors
    /// A name that does not follow the rule.
    pub fn file_names(&self) -> impl Iterator<Item = Result<FileName, Reason>> {
        self.files.iter().map(|name| name.parse())
    }
}

/// Bytes of a name; the protocol sets no limit.
const MAX_NAME: usize = 255;

#[cfg(test)]
mod tests {
    use super::*;

    const SAMPLE: &[u8] = b"OFDCFIDX\r\n21  \r\n305      \r\n27       \r\n20260921\r\n002\r\n\
        OFD_305_27_20260921_01.TXT\r\nOFD_305_27_20260921_03.TXT\r\nOFDCFEND";

    #[test]
    fn an_index_comes_back_byte_for_byte() {
        let index = IndexFile::read(SAMPLE).expect("valid");
        assert_eq!(index.files.len(), 2);
        assert_eq!(index.write().as_deref(), Ok(SAMPLE));
        assert_eq!(index.name(Stream::Main).to_string(), "OFI_305_27_20260921.TXT");
    }

    #[test]
    fn an_index_of_no_files_says_so() {
        let day = jiff::civil::date(2026, 9, 21);
        let index = IndexFile::empty(Version::V22, "305", "27", day);
        let bytes = index.write().expect("writes");
        assert!(bytes.ends_with(b"\r\n00000000\r\nOFDCFEND\r\n"));
        assert_eq!(IndexFile::read(&bytes), Ok(index));
    }

    #[test]
    fn a_count_that_does_not_match_the_names_is_refused() {
        for (from, to) in [(b"002", b"001"), (b"002", b"003")] {
            let text = std::str::from_utf8(SAMPLE).expect("ASCII");
            let [from, to] = [from, to].map(|b| std::str::from_utf8(b).expect("ASCII"));
            let bytes = text.replacen(&format!("\n{from}\r"), &format!("\n{to}\r"), 1);
            assert!(IndexFile::read(bytes.as_bytes()).is_err());
        }
    }
}
