//! Deleting what is old, at most so many rows at once.

use db::{Error, Tx, sql};
use kernel::{Day, Instant};

pub(crate) async fn purge_codes(tx: &mut Tx, before: Instant, limit: i64) -> Result<u64, Error> {
    tx.execute(sql!(
        "DELETE FROM identity_codes WHERE (receiver_index, purpose, scope) IN (
             SELECT receiver_index, purpose, scope FROM identity_codes
             WHERE expires_at < $1 ORDER BY expires_at LIMIT $2)",
        before,
        limit
    ))
    .await
}

pub(crate) async fn purge_wechat_flows(
    tx: &mut Tx,
    before: Instant,
    limit: i64,
) -> Result<u64, Error> {
    tx.execute(sql!(
        "DELETE FROM identity_wechat_flows WHERE key_hash IN (
             SELECT key_hash FROM identity_wechat_flows
             WHERE expires_at < $1 ORDER BY expires_at LIMIT $2)",
        before,
        limit
    ))
    .await
}

pub(crate) async fn purge_sends(tx: &mut Tx, before: Day, limit: i64) -> Result<u64, Error> {
    tx.execute(sql!(
        "DELETE FROM identity_sends WHERE (receiver_index, day, scope) IN (
             SELECT receiver_index, day, scope FROM identity_sends
             WHERE day < $1 ORDER BY day LIMIT $2)",
        before,
        limit
    ))
    .await
}

/// A lock that still holds stays, whenever it began.
pub(crate) async fn purge_attempts(tx: &mut Tx, before: Instant, limit: i64) -> Result<u64, Error> {
    tx.execute(sql!(
        "DELETE FROM identity_attempts WHERE (mobile_index, proof, scope) IN (
             SELECT mobile_index, proof, scope FROM identity_attempts
             WHERE last_at < $1 AND COALESCE(locked_until, 0) < $1 ORDER BY last_at LIMIT $2)",
        before,
        limit
    ))
    .await
}

pub(crate) async fn purge_flows(tx: &mut Tx, before: Instant, limit: i64) -> Result<u64, Error> {
    tx.execute(sql!(
        "DELETE FROM identity_flows WHERE key_hash IN (
             SELECT key_hash FROM identity_flows
             WHERE expires_at < $1 ORDER BY expires_at LIMIT $2)",
        before,
        limit
    ))
    .await
}

pub(crate) async fn purge_sessions(tx: &mut Tx, before: Instant, limit: i64) -> Result<u64, Error> {
    tx.execute(sql!(
        "DELETE FROM identity_sessions WHERE session_id IN (
             SELECT session_id FROM identity_sessions
             WHERE expires_at < $1 ORDER BY expires_at LIMIT $2)",
        before,
        limit
    ))
    .await
}
