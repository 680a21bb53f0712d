//! Writes a file record by record: a file of any length takes the memory of one record.

use std::fmt;
use std::io::{self, Seek, SeekFrom, Write};

use crate::header::Head;
use crate::lines::TRAILER;
use crate::typed::Typed;
use crate::{DataFile, Header, WriteError};

/// A data file that is being written, with the standard's layout of its version and type.
pub struct Writer<W> {
    to: W,
    head: Head,
    count: usize,
}

/// Why a record was not written.
#[derive(Debug)]
pub enum PutError {
    /// A value does not fit.
    Invalid(WriteError),
    /// The bytes could not be put.
    Io(io::Error),
}

impl<W: Write + Seek> Writer<W> {
    /// Begins a file; its header has the number of records once it is finished.
    ///
    /// # Errors
    /// The version has no such type; or what writing said.
    pub fn begin(mut to: W, header: Header) -> Result<Self, PutError> {
        let head = DataFile::empty(header)?.into_head();
        put_head(&mut to, &head, 0)?;
        Ok(Self { to, head, count: 0 })
    }

    /// Appends the record of `value`.
    ///
    /// # Errors
    /// The file has another type, or a value does not fit its field; or what writing said.
    pub fn push_typed<T: Typed>(&mut self, value: &T) -> Result<(), PutError> {
        let record = value.to_record(&self.head.layout);
        let record = record.map_err(|error| WriteError::record(self.count, error))?;
        self.to.write_all(&record.into_bytes())?;
        self.to.write_all(b"\r\n")?;
        self.count += 1;
        Ok(())
    }

    /// Ends the file. Answers what it was written to, and how many records it has.
    ///
    /// # Errors
    /// What writing said.
    pub fn finish(mut self) -> Result<(W, usize), PutError> {
        self.to.write_all(TRAILER.as_bytes())?;
        self.to.write_all(b"\r\n")?;
        self.to.seek(SeekFrom::Start(0))?;
        put_head(&mut self.to, &self.head, self.count)?;
        self.to.seek(SeekFrom::End(0))?;
        self.to.flush()?;
        Ok((self.to, self.count))
    }
}

/// As long for every number of records: the number has a line of fixed width.
fn put_head(to: &mut impl Write, head: &Head, count: usize) -> Result<(), PutError> {
    let mut bytes = Vec::new();
    head.write(u64::try_from(count).unwrap_or(u64::MAX), &mut bytes)?;
    Ok(to.write_all(&bytes)?)
}

impl fmt::Display for PutError {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        match self {
            PutError::Invalid(error) => error.fmt(f),
            PutError::Io(error) => error.fmt(f),
        }
    }
}

impl std::error::Error for PutError {}

impl From<WriteError> for PutError {
    fn from(error: WriteError) -> Self {
        PutError::Invalid(error)
    }
}

impl From<io::Error> for PutError {
    fn from(error: io::Error) -> Self {
        PutError::Io(error)
    }
}

#[cfg(test)]
mod tests {
    use super::*;
    use crate::TradeConfirmation;
    use std::io::Cursor;

    const SAMPLE: &[u8] = include_bytes!("../tests/samples/OFD_27_305_20260922_04.TXT");

    #[test]
    fn a_file_written_record_by_record_has_the_bytes_of_one_written_whole() {
        let sample = crate::read(SAMPLE).expect("valid");
        let records: Vec<TradeConfirmation> = sample.typed().collect::<Result<_, _>>().expect("04");
        for count in [0, 1, records.len()] {
            let mut whole = DataFile::empty(sample.header().clone()).expect("04");
            let begun = Writer::begin(Cursor::new(Vec::new()), sample.header().clone());
            let mut writer = begun.expect("begins");
            for record in &records[..count] {
                whole.push_typed(record).expect("fits");
                writer.push_typed(record).expect("fits");
            }
            let (written, written_count) = writer.finish().expect("ends");
            assert_eq!(written_count, count);
            assert_eq!(written.into_inner(), crate::write(&whole).expect("writes"));
        }
    }
}
