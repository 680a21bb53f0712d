//! What was tried of a step: rows are inserted only.

use crate::state::StepState;
use db::{Error, Tx};
use kernel::{Day, Instant};

db::row! {
    /// A moment of an attempt: its beginning or its end.
    #[derive(Debug, Clone, PartialEq, Eq)]
    pub struct AttemptRow {
        pub day: Day,
        pub step: String,
        pub number: i64,
        pub state: StepState,
        pub holder: String,
        pub at: Instant,
        pub inputs: String,
        pub outputs: String,
        pub note: String,
        pub error: String,
    }
}

/// Whether a try of a step of a day has ended so.
pub async fn ended_as(
    tx: &mut Tx,
    (day, step): (Day, &str),
    state: StepState,
) -> Result<bool, Error> {
    let (count,): (i64,) = tx
        .one(db::sql!(
            "SELECT COUNT(*) AS count FROM clearing_attempts
             WHERE day = $1 AND step = $2 AND state = $3",
            day,
            step,
            state
        ))
        .await?;
    Ok(count > 0)
}

/// Adds a row behind those of its step.
pub async fn add(tx: &mut Tx, row: &AttemptRow) -> Result<(), Error> {
    let (before,): (i64,) = tx
        .one(db::sql!(
            "SELECT COUNT(*) AS before FROM clearing_attempts WHERE day = $1 AND step = $2",
            row.day,
            row.step
        ))
        .await?;
    let rows = [AttemptRow { number: before + 1, ..row.clone() }];
    tx.insert_many(db::insert!("clearing_attempts", AttemptRow), &rows).await.map(drop)
}
