//! Who accepted a break, when and why: rows are inserted only.

use db::{Error, Tx};
use kernel::{Day, Instant};

db::row! {
    /// A break that a person accepted.
    #[derive(Debug, Clone, PartialEq, Eq)]
    pub struct AcceptanceRow {
        pub day: Day,
        pub file_type: String,
        pub kind: String,
        pub subject: String,
        pub number: i64,
        pub said: String,
        pub reason: String,
        pub person: String,
        pub holder: String,
        pub at: Instant,
    }
}

/// Adds a row behind those of its break.
pub async fn add(tx: &mut Tx, row: &AcceptanceRow) -> Result<(), Error> {
    let (before,): (i64,) = tx
        .one(db::sql!(
            "SELECT COUNT(*) AS before FROM clearing_acceptances
             WHERE day = $1 AND file_type = $2 AND kind = $3 AND subject = $4",
            row.day,
            row.file_type,
            row.kind,
            row.subject
        ))
        .await?;
    let rows = [AcceptanceRow { number: before + 1, ..row.clone() }];
    tx.insert_many(db::insert!("clearing_acceptances", AcceptanceRow), &rows).await.map(drop)
}

/// What was accepted at a moment or later, the newest first.
pub async fn since(tx: &mut Tx, since: Instant) -> Result<Vec<AcceptanceRow>, Error> {
    tx.all(db::sql!(
        "SELECT day, file_type, kind, subject, number, said, reason, person, holder, at
         FROM clearing_acceptances WHERE at >= $1
         ORDER BY at DESC, day DESC, file_type, kind, subject, number DESC",
        since
    ))
    .await
}
