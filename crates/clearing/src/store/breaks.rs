//! What the TA sent and could not be taken as it is.

use crate::state::BreakState;
use db::{Error, Tx};
use kernel::Day;

db::row! {
    /// A break of a file or of one of its records.
    #[derive(Debug, Clone, PartialEq, Eq)]
    pub struct FileBreakRow {
        pub day: Day,
        pub file_type: String,
        pub kind: String,
        pub subject: String,
        pub reason: String,
        pub state: BreakState,
    }
}

pub async fn open(tx: &mut Tx) -> Result<Vec<FileBreakRow>, Error> {
    let query = db::sql!(
        "SELECT day, file_type, kind, subject, reason, state FROM clearing_file_breaks
         WHERE state = 'open' ORDER BY day, file_type, kind, subject"
    );
    tx.all(query).await
}

/// Breaks of files and records, whatever became of them.
pub async fn all(tx: &mut Tx) -> Result<Vec<FileBreakRow>, Error> {
    tx.all(db::sql!(
        "SELECT day, file_type, kind, subject, reason, state FROM clearing_file_breaks
         ORDER BY day, file_type, kind, subject"
    ))
    .await
}

/// What is open of a type, of all days.
pub async fn open_of(tx: &mut Tx, file_type: &str) -> Result<Vec<FileBreakRow>, Error> {
    let query = db::sql!(
        "SELECT day, file_type, kind, subject, reason, state FROM clearing_file_breaks
         WHERE state = 'open' AND file_type = $1 ORDER BY day, kind, subject",
        file_type
    );
    tx.all(query).await
}

/// What is open or accepted of some subjects.
pub async fn named(
    tx: &mut Tx,
    file_type: &str,
    subjects: &[&str],
) -> Result<Vec<FileBreakRow>, Error> {
    let query = db::sql!(
        "SELECT day, file_type, kind, subject, reason, state FROM clearing_file_breaks
         WHERE file_type = $1 AND subject IN ($2[]) AND state <> 'settled'",
        file_type,
        subjects
    );
    tx.all(query).await
}

/// Ends one that is open: settled or accepted.
pub async fn end_one(tx: &mut Tx, row: &FileBreakRow, state: BreakState) -> Result<(), Error> {
    let query = db::sql!(
        "UPDATE clearing_file_breaks SET state = $5
         WHERE day = $1 AND file_type = $2 AND kind = $3 AND subject = $4 AND state = 'open'",
        row.day,
        row.file_type,
        row.kind,
        row.subject,
        state
    );
    tx.execute(query).await?;
    Ok(())
}

/// Settles what is open of these kinds of a day and a type.
pub async fn settle(
    tx: &mut Tx,
    (day, file_type): (Day, &str),
    kinds: &[&str],
) -> Result<(), Error> {
    let query = db::sql!(
        "UPDATE clearing_file_breaks SET state = $4
         WHERE day = $1 AND file_type = $2 AND kind IN ($3[]) AND state = $5",
        day,
        file_type,
        kinds,
        BreakState::Settled,
        BreakState::Open
    );
    tx.execute(query).await?;
    Ok(())
}

/// Settles what is open of records of these kinds whose records have another state by now, or are
/// none any more: a kind of applying is named as the state of its records.
pub async fn settle_applied(
    tx: &mut Tx,
    (day, file_type): (Day, &str),
    kinds: &[&str],
) -> Result<(), Error> {
    let query = db::sql!(
        "UPDATE clearing_file_breaks SET state = 'settled'
         WHERE day = $1 AND file_type = $2 AND kind IN ($3[]) AND state = 'open'
           AND NOT EXISTS (
               SELECT 1 FROM clearing_confirmations record
               WHERE record.cfm_day = clearing_file_breaks.day
                 AND record.file_type = clearing_file_breaks.file_type
                 AND record.serial = clearing_file_breaks.subject
                 AND record.state = clearing_file_breaks.kind)",
        day,
        file_type,
        kinds
    );
    tx.execute(query).await?;
    Ok(())
}

/// What is open of a subject, of all days, types and kinds.
pub async fn open_named(tx: &mut Tx, subject: &str) -> Result<Vec<FileBreakRow>, Error> {
    let query = db::sql!(
        "SELECT day, file_type, kind, subject, reason, state FROM clearing_file_breaks
         WHERE state = 'open' AND subject = $1 ORDER BY day, file_type, kind",
        subject
    );
    tx.all(query).await
}

/// Opens breaks; what a person has accepted stays accepted while its reason is the same.
pub async fn put(tx: &mut Tx, rows: &[FileBreakRow]) -> Result<(), Error> {
    let insert = db::insert!(
        "clearing_file_breaks",
        FileBreakRow,
        "ON CONFLICT (day, file_type, kind, subject) DO UPDATE SET reason = excluded.reason,
         state = CASE WHEN clearing_file_breaks.state = 'accepted'
                       AND clearing_file_breaks.reason = excluded.reason
                      THEN 'accepted' ELSE excluded.state END"
    );
    tx.insert_many(insert, rows).await?;
    Ok(())
}
