//! What of the TA's files, and of the bank's, waits for a person.

use crate::state::BreakState;
use crate::store;
use crate::store::acceptances::AcceptanceRow;
use crate::store::breaks::FileBreakRow;
use db::Tx;
use kernel::{Day, Instant};
use serde::Serialize;

/// The type of what is the bank's.
pub(crate) const BANK: &str = "bank";

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
    /// A record about an application that is none of ours, or of another account.
    Number,
    /// A record for which nothing was found to apply it to.
    Unknown,
    /// A record that could not be applied.
    Parked,
    /// A confirmation at a price that was corrected.
    Price,
    /// What a share was paid in all, of which no dividend can be made.
    Dividend,
    /// Money that we booked, and that the bank's statements do not have.
    Absent,
    /// Money that the bank has booked, and we have not, though we know the payment.
    Unbooked,
    /// Money that the bank has booked under a name that is none of ours.
    Unasked,
    /// A payment that the bank has booked twice, or listed twice.
    Double,
    /// A payment of which the bank has booked another sum.
    Amount,
    /// A payment that the bank has booked the other way.
    Direction,
}

impl BreakKind {
    /// What looking into the folder finds.
    pub const OF_FINDING: &'static [Self] = &[Self::Foreign, Self::Header];
    /// What reading a file finds.
    pub const OF_READING: &'static [Self] =
        &[Self::Renewed, Self::Repeat, Self::Missing, Self::Number];

    /// What applying records finds.
    pub const OF_APPLYING: &'static [Self] = &[Self::Unknown, Self::Parked];

    /// What comparing with the bank's statement finds.
    pub const OF_BANK: &'static [Self] =
        &[Self::Absent, Self::Unbooked, Self::Unasked, Self::Double, Self::Amount, Self::Direction];

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
            Self::Dividend => "dividend",
            Self::Absent => "absent",
            Self::Unbooked => "unbooked",
            Self::Unasked => "unasked",
            Self::Double => "double",
            Self::Amount => "amount",
            Self::Direction => "direction",
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
    /// `04`; `bank` of the bank's statement.
    pub file_type: String,
    /// `foreign`, `header`, `renewed`, `repeat`, `missing`, `replaced`, `withdrawn`, `number`,
    /// `unknown`, `parked`, `price`, `dividend`; of the bank `absent`, `unbooked`, `unasked`,
    /// `double`, `amount`, `direction`.
    pub kind: String,
    /// The file's name, the TA's number of the record, the fund, or our name of the payment at the
    /// bank.
    pub subject: String,
    /// For people.
    pub reason: String,
}

/// A break that was accepted.
#[derive(Debug, Clone, PartialEq, Eq, Serialize)]
#[serde(rename_all = "camelCase")]
pub struct AcceptedBreak {
    /// The day of the file.
    pub day: Day,
    /// `04`; `bank` of the bank's statement.
    pub file_type: String,
    /// As that of [`FileBreak`].
    pub kind: String,
    /// As that of [`FileBreak`].
    pub subject: String,
    /// What the break said.
    pub said: String,
    /// Why it was accepted.
    pub reason: String,
    /// Who did it, as the machine knows them; empty where it does not.
    pub person: String,
    /// By which process, on which machine.
    pub holder: String,
    /// When, in real time.
    pub at: Instant,
}

/// What differs from the bank's statements and waits for a person.
///
/// # Errors
/// Those of the database.
pub async fn bank_breaks(tx: &mut Tx) -> Result<Vec<FileBreak>, db::Error> {
    Ok(store::breaks::open_of(tx, BANK).await?.into_iter().map(FileBreak::from).collect())
}

impl From<FileBreakRow> for FileBreak {
    fn from(row: FileBreakRow) -> Self {
        let FileBreakRow { day, file_type, kind, subject, reason, .. } = row;
        Self { day, file_type, kind, subject, reason }
    }
}

impl From<AcceptanceRow> for AcceptedBreak {
    fn from(row: AcceptanceRow) -> Self {
        let AcceptanceRow {
            day, file_type, kind, subject, said, reason, person, holder, at, ..
        } = row;
        Self { day, file_type, kind, subject, said, reason, person, holder, at }
    }
}
