//! What a command line shows of a file. Bytes in, text out.

use std::fmt::Write as _;

use crate::{
    DataFile, IndexFile, InvestorKind, ReadError, Record, Value, certificate_title, index_file,
    meaning,
};

/// A file as text, or as JSON. Data files and index files.
///
/// The text has one block for each record, with the fields that are not empty, their Chinese
/// names and the meanings of codes.
///
/// # Errors
/// The first place of the file that cannot be read, and why.
pub fn show(bytes: &[u8], json: bool) -> Result<String, ReadError> {
    if is_index(bytes) {
        let index = IndexFile::read(bytes)?;
        return Ok(if json { index.to_json() } else { index_text(&index) });
    }
    let file = crate::read(bytes)?;
    if json {
        return file.to_json().map_err(|error| ReadError::at(0, error.reason));
    }
    file_text(&file)
}

fn is_index(bytes: &[u8]) -> bool {
    bytes.starts_with(index_file::MARK.as_bytes())
}

fn index_text(index: &IndexFile) -> String {
    let (version, count) = (index.version, index.files.len());
    let mut text = format!(
        "索引 V{version}  {} → {}  {}  {count} 个文件\n",
        index.creator, index.receiver, index.date
    );
    for name in &index.files {
        text.push_str(name);
        text.push('\n');
    }
    text
}

fn file_text(file: &DataFile<'_>) -> Result<String, ReadError> {
    let header = file.header();
    let mut text = format!(
        "{} {}  V{}  {} → {}  {}  {} 条记录\n",
        header.file_type,
        header.file_type.title(),
        header.version,
        header.creator,
        header.receiver,
        header.date,
        file.len()
    );
    for record in file.records() {
        let number = record.index() + 1;
        text.push_str(&format!("\n#{number}\n"));
        record_text(&record, &mut text).map_err(|error| record.locate(error))?;
    }
    Ok(text)
}

fn record_text(record: &Record<'_>, text: &mut String) -> Result<(), crate::FieldError> {
    let holder = record.text("IndividualOrInstitution").unwrap_or_default();
    let holder = InvestorKind::from_code(&holder);
    for entry in record.values() {
        let (field, value) = entry?;
        let value = match value {
            Value::Empty => continue,
            Value::Number(number) => number.to_string(),
            Value::Text(value) => value.into_owned(),
        };
        let means = if field.name.eq_ignore_ascii_case("CertificateType") {
            holder.and_then(|kind| certificate_title(kind, &value)).map(str::to_owned)
        } else {
            meaning(&field.name, &value)
        };
        let (name, title) = (&field.name, field.title);
        let means = means.map(|means| format!("  {means}")).unwrap_or_default();
        // Writing to a String cannot fail.
        let _ = writeln!(text, "{name:<34} {value}{means}  （{title}）");
    }
    Ok(())
}
