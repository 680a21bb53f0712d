//! What of the TA's files could not be taken as it is: named, kept, and shown until it is found no
//! more or a person has accepted it.

use crate::Engine;
use crate::store::breaks::{self, FileBreakRow};
use db::Tx;
use exchange::FileType;
use kernel::Day;
use serde::Serialize;
use std::collections::BTreeMap;

/// Breaks that are written together.
const CHUNK: usize = 5_000;

/// Why something of a file could not be taken.
#[derive(Debug, Clone, Copy, PartialEq, Eq, PartialOrd, Ord)]
pub(crate) enum BreakKind {
    /// A file whose name was taken in before, with other content.
    Renewed,
    /// A record whose number was taken in before, with other content.
    Repeat,
    /// A record whose application number is none of ours.
    Number,
    /// A record for which nothing was found to apply it to.
    Unknown,
}

impl BreakKind {
    /// What reading a file finds.
    pub const OF_READING: &'static [Self] = &[Self::Renewed, Self::Repeat, Self::Number];

    /// As stored.
    pub const fn name(self) -> &'static str {
        match self {
            Self::Renewed => "renewed",
            Self::Repeat => "repeat",
            Self::Number => "number",
            Self::Unknown => "unknown",
        }
    }

    /// A break of this kind.
    pub fn of(self, (day, file_type): (Day, &str), subject: &str, reason: String) -> FileBreakRow {
        FileBreakRow {
            day,
            file_type: file_type.to_owned(),
            kind: self.name().to_owned(),
            subject: subject.to_owned(),
            reason,
            state: "open".to_owned(),
        }
    }
}

/// A file or a record that waits for a person.
#[derive(Debug, Clone, PartialEq, Eq, Serialize)]
#[serde(rename_all = "camelCase")]
pub struct FileBreak {
    /// The day of the file.
    pub day: Day,
    /// `04`.
    pub file_type: String,
    /// `renewed`, `repeat`, `number`, `unknown`.
    pub kind: String,
    /// The file's name, or the TA's number of the record.
    pub subject: String,
    /// For people.
    pub reason: String,
}

impl From<FileBreakRow> for FileBreak {
    fn from(row: FileBreakRow) -> Self {
        let FileBreakRow { day, file_type, kind, subject, reason, .. } = row;
        Self { day, file_type, kind, subject, reason }
    }
}

impl Engine {
    /// Puts what was found in the place of what was open of these kinds.
    pub(crate) async fn renew_breaks(
        &self,
        (day, file_type): (Day, FileType),
        kinds: &'static [BreakKind],
        found: Vec<FileBreakRow>,
    ) -> Result<(), db::Error> {
        let write = async move |tx: &mut Tx| {
            let kinds: Vec<&str> = kinds.iter().map(|kind| kind.name()).collect();
            breaks::settle(tx, (day, file_type.code()), &kinds).await?;
            put(tx, &found).await
        };
        self.app.db().write_batch(write).await
    }
}

/// Opens breaks, each once.
pub(crate) async fn put(tx: &mut Tx, found: &[FileBreakRow]) -> Result<(), db::Error> {
    let key = |row: &FileBreakRow| (row.kind.clone(), row.subject.clone());
    let once: BTreeMap<_, _> = found.iter().map(|row| (key(row), row.clone())).collect();
    let rows: Vec<FileBreakRow> = once.into_values().collect();
    for rows in rows.chunks(CHUNK) {
        breaks::put(tx, rows).await?;
    }
    Ok(())
}
