//! `bankcards_endings`: agreements that the channel is yet to end.

use crate::agreement::ProtocolState;
use db::{Error, Tx, claim, sql};
use kernel::Instant;

/// Puts an agreement that has ended in the books; the channel is asked at once.
pub(crate) async fn insert_ending(tx: &mut Tx, protocol_no: &str) -> Result<(), Error> {
    tx.execute(sql!(
        "INSERT INTO bankcards_endings (protocol_no, due_at) VALUES ($1, 0)
         ON CONFLICT DO NOTHING",
        protocol_no
    ))
    .await
    .map(drop)
}

/// What the channel is to be asked now, the oldest first; others who ask leave it alone.
pub(crate) async fn due_endings(
    tx: &mut Tx,
    now: Instant,
    limit: i64,
) -> Result<Vec<String>, Error> {
    let due: Vec<(String,)> = tx
        .all(claim!(
            "SELECT protocol_no FROM bankcards_endings WHERE due_at <= $1
             ORDER BY due_at, protocol_no LIMIT $2",
            now,
            limit
        ))
        .await?;
    Ok(due.into_iter().map(|(protocol_no,)| protocol_no).collect())
}

/// Lets them wait.
pub(crate) async fn defer_endings(
    tx: &mut Tx,
    numbers: &[String],
    until: Instant,
) -> Result<(), Error> {
    tx.execute(sql!(
        "UPDATE bankcards_endings SET due_at = $1 WHERE protocol_no IN ($2[])",
        until,
        numbers
    ))
    .await
    .map(drop)
}

/// The channel has ended it, or it is in force again; answers whether it was still to be ended.
pub(crate) async fn delete_ending(tx: &mut Tx, protocol_no: &str) -> Result<bool, Error> {
    let deleted = tx
        .execute(sql!("DELETE FROM bankcards_endings WHERE protocol_no = $1", protocol_no))
        .await?;
    Ok(deleted == 1)
}

/// Ends an agreement that is in force; answers whether there was one.
pub(crate) async fn end_valid(tx: &mut Tx, protocol_no: &str) -> Result<bool, Error> {
    let ended = tx
        .execute(sql!(
            "UPDATE bankcards_cards SET state = $1 WHERE protocol_no = $2 AND state = $3",
            ProtocolState::Revoked,
            protocol_no,
            ProtocolState::Valid
        ))
        .await?;
    Ok(ended == 1)
}

/// How many the channel has not ended yet.
pub(crate) async fn endings(tx: &mut Tx) -> Result<i64, Error> {
    let (count,): (i64,) =
        tx.one(sql!("SELECT count(*) AS endings FROM bankcards_endings")).await?;
    Ok(count)
}
