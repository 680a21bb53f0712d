//! A data file as JSON: for people who look at it, and for tools that make one.
//!
//! ```json
//! {"version":"21","creator":"305","receiver":"27","date":"20260921","summary":1,
//!  "type":"03","typeName":"交易申请","sender":"305","recipient":"27",
//!  "fields":[{"name":"FundCode","format":"C6","title":"基金代码"}],
//!  "records":[{"FundCode":"000001","ApplicationAmount":"10.01"}]}
//! ```
//!
//! Every value is a string; numbers have their decimal point. Empty fields are left out.

use serde::ser::{SerializeMap, SerializeSeq, Serializer};
use serde::{Serialize, ser};
use serde_json::Value as Json;

use crate::{
    DataFile, Field, FieldError, FileType, Header, IndexFile, Reason, Record, Value, Version,
    WriteError, code_meanings, date,
};

impl DataFile<'_> {
    /// The file as JSON, fields in the order of the file, with the Chinese names of the fields
    /// and the meanings of their codes.
    ///
    /// # Errors
    /// None for a file that was read or built here: every field has been checked.
    pub fn to_json(&self) -> Result<String, FieldError> {
        serde_json::to_string(&FileJson(self))
            .map_err(|error| FieldError::new("records", Reason::Json(error.to_string())))
    }

    /// The file of this JSON. `fields` may be left out for the standard's; of each field only
    /// `name` counts. Fields that a record leaves out are empty.
    ///
    /// # Errors
    /// Text that is not such JSON, or a value that does not fit its field.
    pub fn from_json(json: &str) -> Result<DataFile<'static>, WriteError> {
        let root: Json = serde_json::from_str(json)
            .map_err(|error| WriteError::header("json", Reason::Json(error.to_string())))?;
        let header = header_of(&root)?;
        let mut file = match root.get("fields") {
            None => DataFile::empty(header)?,
            Some(fields) => DataFile::empty_with_fields(header, names_of(fields)?)?,
        };
        let records = root.get("records").and_then(Json::as_array);
        for record in records.ok_or_else(|| missing("records"))? {
            let values = record.as_object().ok_or_else(|| missing("records"))?;
            file.push_with(|record| fill(record, values))?;
        }
        Ok(file)
    }
}

impl IndexFile {
    /// The index as JSON.
    pub fn to_json(&self) -> String {
        let json = serde_json::json!({
            "version": self.version.code(),
            "creator": self.creator,
            "receiver": self.receiver,
            "date": date::write(self.date),
            "files": self.files,
        });
        json.to_string()
    }
}

fn fill(record: &mut Record<'_>, values: &serde_json::Map<String, Json>) -> Result<(), FieldError> {
    for field in record.layout().fields() {
        record.set(&field.name, "")?;
    }
    for (name, value) in values {
        let not_text = || FieldError::new(name, Reason::Json("not a string".to_owned()));
        record.set(name, value.as_str().ok_or_else(not_text)?)?;
    }
    Ok(())
}

fn header_of(root: &Json) -> Result<Header, WriteError> {
    let text = |name: &str| root.get(name).and_then(Json::as_str).ok_or_else(|| missing(name));
    let wrong = |name: &str, reason: Reason| WriteError::header(name, reason);
    let (version, file_type, day) = (text("version")?, text("type")?, text("date")?);
    let summary = root.get("summary").and_then(Json::as_u64);
    let unknown_version = || wrong("version", Reason::UnknownVersion(version.to_owned()));
    let unknown_type = || wrong("type", Reason::UnknownFileType(file_type.to_owned()));
    let not_date = || wrong("date", Reason::NotDate(day.to_owned()));
    Ok(Header {
        version: Version::from_code(version).ok_or_else(unknown_version)?,
        creator: text("creator")?.to_owned(),
        receiver: text("receiver")?.to_owned(),
        date: date::read(day.as_bytes()).ok_or_else(not_date)?,
        summary: summary.and_then(|n| n.try_into().ok()).ok_or_else(|| missing("summary"))?,
        file_type: FileType::from_code(file_type).ok_or_else(unknown_type)?,
        sender: text("sender")?.to_owned(),
        recipient: text("recipient")?.to_owned(),
    })
}

fn names_of(fields: &Json) -> Result<Vec<&str>, WriteError> {
    let fields = fields.as_array().ok_or_else(|| missing("fields"))?;
    let names = fields.iter().map(|field| field.get("name").and_then(Json::as_str));
    names.collect::<Option<Vec<_>>>().ok_or_else(|| missing("fields"))
}

fn missing(name: &str) -> WriteError {
    WriteError::header(name, Reason::Json(format!("`{name}` is missing or of another kind")))
}

struct FileJson<'f>(&'f DataFile<'f>);
struct FieldsJson<'f>(&'f [Field]);
struct FieldJson<'f>(&'f Field);
struct MeaningsJson(&'static [(&'static str, &'static str)]);
struct RecordsJson<'f>(&'f DataFile<'f>);
struct RecordJson<'f>(Record<'f>);

impl Serialize for FileJson<'_> {
    fn serialize<S: Serializer>(&self, serializer: S) -> Result<S::Ok, S::Error> {
        let header = self.0.header();
        let mut map = serializer.serialize_map(None)?;
        map.serialize_entry("version", header.version.code())?;
        map.serialize_entry("creator", &header.creator)?;
        map.serialize_entry("receiver", &header.receiver)?;
        map.serialize_entry("date", &date::write(header.date))?;
        map.serialize_entry("summary", &header.summary)?;
        map.serialize_entry("type", header.file_type.code())?;
        map.serialize_entry("typeName", header.file_type.title())?;
        map.serialize_entry("sender", &header.sender)?;
        map.serialize_entry("recipient", &header.recipient)?;
        map.serialize_entry("fields", &FieldsJson(self.0.layout().fields()))?;
        map.serialize_entry("records", &RecordsJson(self.0))?;
        map.end()
    }
}

impl Serialize for FieldsJson<'_> {
    fn serialize<S: Serializer>(&self, serializer: S) -> Result<S::Ok, S::Error> {
        serializer.collect_seq(self.0.iter().map(FieldJson))
    }
}

impl Serialize for FieldJson<'_> {
    fn serialize<S: Serializer>(&self, serializer: S) -> Result<S::Ok, S::Error> {
        let mut map = serializer.serialize_map(None)?;
        map.serialize_entry("name", &self.0.name)?;
        map.serialize_entry("format", &self.0.format.to_string())?;
        map.serialize_entry("title", self.0.title)?;
        let meanings = code_meanings(&self.0.name);
        if !meanings.is_empty() {
            map.serialize_entry("codes", &MeaningsJson(meanings))?;
        }
        map.end()
    }
}

impl Serialize for MeaningsJson {
    fn serialize<S: Serializer>(&self, serializer: S) -> Result<S::Ok, S::Error> {
        serializer.collect_map(self.0.iter().copied())
    }
}

impl Serialize for RecordsJson<'_> {
    fn serialize<S: Serializer>(&self, serializer: S) -> Result<S::Ok, S::Error> {
        let mut records = serializer.serialize_seq(Some(self.0.len()))?;
        for record in self.0.records() {
            records.serialize_element(&RecordJson(record))?;
        }
        records.end()
    }
}

impl Serialize for RecordJson<'_> {
    fn serialize<S: Serializer>(&self, serializer: S) -> Result<S::Ok, S::Error> {
        let mut map = serializer.serialize_map(None)?;
        for entry in self.0.values() {
            let (field, value) = entry.map_err(ser::Error::custom)?;
            match value {
                Value::Empty => {}
                Value::Text(text) => map.serialize_entry(&field.name, &text)?,
                Value::Number(number) => {
                    map.serialize_entry(&field.name, &number.to_string())?;
                }
            }
        }
        map.end()
    }
}
