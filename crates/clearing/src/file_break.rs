//! What of the TA's files waits for a person.

use crate::state::BreakState;
use crate::store::breaks::FileBreakRow;
use kernel::Day;
use serde::Serialize;

/// Why something of a file could not be taken.
#[derive(Debug, Clone, Copy, PartialEq, Eq, PartialOrd, Ord)]
pub(crate) enum BreakKind {
    /// A file for somebody else.
    Foreign,
    /// A file whose header says something else than its name.
    Header,
    /// A file whose name was taken in before, with other content.
    Renewed,
    /// A record whose number was taken in before, with other content.
    Repeat,
    /// A record that was applied, and that the file that came again does not have.
    Missing,
    /// A record that was not applied yet, and whose content is that of the file that came again.
    Replaced,
    /// A record that was not applied yet, and that the file that came again does not have.
    Withdrawn,
    /// A record whose application number is none of ours.
    Number,
    /// A record for which nothing was found to apply it to.
    Unknown,
    /// A record that could not be applied.
    Parked,
    /// A confirmation at a price that was corrected.
    Price,
}

impl BreakKind {
    /// What looking into the folder finds.
    pub const OF_FINDING: &'static [Self] = &[Self::Foreign, Self::Header];
    /// What reading a file finds.
    pub const OF_READING: &'static [Self] =
        &[Self::Renewed, Self::Repeat, Self::Missing, Self::Number];

    /// What applying records finds.
    pub const OF_APPLYING: &'static [Self] = &[Self::Unknown, Self::Parked];

    /// As stored.
    pub const fn name(self) -> &'static str {
        match self {
            Self::Foreign => "foreign",
            Self::Header => "header",
            Self::Renewed => "renewed",
            Self::Repeat => "repeat",
            Self::Missing => "missing",
            Self::Replaced => "replaced",
            Self::Withdrawn => "withdrawn",
            Self::Number => "number",
            Self::Unknown => "unknown",
            Self::Parked => "parked",
            Self::Price => "price",
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
            state: BreakState::Open,
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
    /// `foreign`, `header`, `renewed`, `repeat`, `missing`, `replaced`, `withdrawn`, `number`,
    /// `unknown`, `parked`, `price`.
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
