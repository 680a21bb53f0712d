//! Sessions, devices, the history of logins.

use crate::DeviceId;
use db::{Error, Tx, sql};
use kernel::{CustNo, Instant};

db::row! {
    /// A session.
    #[derive(Debug, Clone)]
    pub(crate) struct SessionRow {
        pub session_id: i64,
        pub cust_no: CustNo,
        pub device_id: DeviceId,
        pub token_hash: String,
        pub last_seen_at: Instant,
        pub expires_at: Instant,
        pub unlocked_until: Option<Instant>,
        pub ended_at: Option<Instant>,
        pub ended_by_other: bool,
    }
}

db::row! {
    /// A device of a customer.
    #[derive(Debug, Clone)]
    pub(crate) struct DeviceRow {
        pub cust_no: CustNo,
        pub device_id: DeviceId,
        pub device_key: String,
        pub name: String,
        pub address: String,
        pub first_seen_at: Instant,
        pub last_seen_at: Instant,
    }
}

db::row! {
    /// A login, or an attempt that failed.
    #[derive(Debug, Clone)]
    pub(crate) struct LoginRow {
        pub cust_no: CustNo,
        pub login_id: i64,
        pub at: Instant,
        pub way: String,
        pub success: bool,
        pub device_name: String,
        pub address: String,
    }
}

pub(crate) async fn put_session(tx: &mut Tx, row: &SessionRow) -> Result<(), Error> {
    tx.execute(sql!(
        "INSERT INTO identity_sessions (session_id, cust_no, device_id, token_hash, last_seen_at,
             expires_at, unlocked_until, ended_at, ended_by_other)
         VALUES ($1, $2, $3, $4, $5, $6, $7, $8, $9)",
        row.session_id,
        row.cust_no,
        row.device_id,
        row.token_hash,
        row.last_seen_at,
        row.expires_at,
        row.unlocked_until,
        row.ended_at,
        row.ended_by_other
    ))
    .await?;
    Ok(())
}

pub(crate) async fn session(tx: &mut Tx, token_hash: &str) -> Result<Option<SessionRow>, Error> {
    tx.optional(sql!(
        "SELECT session_id, cust_no, device_id, token_hash, last_seen_at, expires_at,
             unlocked_until, ended_at, ended_by_other
         FROM identity_sessions WHERE token_hash = $1",
        token_hash
    ))
    .await
}

/// The device of a session.
pub(crate) async fn session_device(
    tx: &mut Tx,
    session_id: i64,
) -> Result<Option<DeviceId>, Error> {
    let found: Option<(DeviceId,)> = tx
        .optional(sql!("SELECT device_id FROM identity_sessions WHERE session_id = $1", session_id))
        .await?;
    Ok(found.map(|(device_id,)| device_id))
}

pub(crate) async fn touch_session(
    tx: &mut Tx,
    session: &SessionRow,
    wall: Instant,
    now: Instant,
) -> Result<(), Error> {
    tx.execute(sql!(
        "UPDATE identity_sessions SET last_seen_at = $2 WHERE session_id = $1",
        session.session_id,
        wall
    ))
    .await?;
    tx.execute(sql!(
        "UPDATE identity_devices SET last_seen_at = $3 WHERE cust_no = $1 AND device_id = $2",
        session.cust_no,
        session.device_id,
        now
    ))
    .await?;
    Ok(())
}

pub(crate) async fn unlock_session(
    tx: &mut Tx,
    session_id: i64,
    until: Instant,
) -> Result<(), Error> {
    tx.execute(sql!(
        "UPDATE identity_sessions SET unlocked_until = $2 WHERE session_id = $1",
        session_id,
        until
    ))
    .await?;
    Ok(())
}

pub(crate) async fn end_session(tx: &mut Tx, session_id: i64, wall: Instant) -> Result<(), Error> {
    tx.execute(sql!(
        "UPDATE identity_sessions SET ended_at = $2
         WHERE session_id = $1 AND ended_at IS NULL",
        session_id,
        wall
    ))
    .await?;
    Ok(())
}

/// Ends the sessions of a customer but one (0 spares none).
pub(crate) async fn end_sessions_but(
    tx: &mut Tx,
    cust_no: CustNo,
    spared: i64,
    wall: Instant,
) -> Result<(), Error> {
    tx.execute(sql!(
        "UPDATE identity_sessions SET ended_at = $3, ended_by_other = TRUE
         WHERE cust_no = $1 AND session_id <> $2 AND ended_at IS NULL",
        cust_no,
        spared,
        wall
    ))
    .await?;
    Ok(())
}

pub(crate) async fn end_sessions_of_device(
    tx: &mut Tx,
    cust_no: CustNo,
    device_id: DeviceId,
    wall: Instant,
) -> Result<(), Error> {
    tx.execute(sql!(
        "UPDATE identity_sessions SET ended_at = $3, ended_by_other = TRUE
         WHERE cust_no = $1 AND device_id = $2 AND ended_at IS NULL",
        cust_no,
        device_id,
        wall
    ))
    .await?;
    Ok(())
}

/// The customer's devices, the last used first.
pub(crate) async fn devices(
    tx: &mut Tx,
    cust_no: CustNo,
    limit: i64,
) -> Result<Vec<DeviceRow>, Error> {
    tx.all(sql!(
        "SELECT cust_no, device_id, device_key, name, address, first_seen_at, last_seen_at
         FROM identity_devices WHERE cust_no = $1
         ORDER BY last_seen_at DESC, device_id DESC LIMIT $2",
        cust_no,
        limit
    ))
    .await
}

/// The devices that have a good session.
pub(crate) async fn active_devices(
    tx: &mut Tx,
    cust_no: CustNo,
    wall: Instant,
) -> Result<Vec<(DeviceId,)>, Error> {
    tx.all(sql!(
        "SELECT DISTINCT device_id FROM identity_sessions
         WHERE cust_no = $1 AND ended_at IS NULL AND expires_at > $2",
        cust_no,
        wall
    ))
    .await
}

/// Whether a session is still good.
pub(crate) async fn is_open_session(
    tx: &mut Tx,
    session_id: i64,
    wall: Instant,
) -> Result<bool, Error> {
    let found: Option<(i64,)> = tx
        .optional(sql!(
            "SELECT session_id FROM identity_sessions
             WHERE session_id = $1 AND ended_at IS NULL AND expires_at > $2",
            session_id,
            wall
        ))
        .await?;
    Ok(found.is_some())
}

/// Puts a device, or what is new of a known one; answers its number.
pub(crate) async fn put_device(tx: &mut Tx, row: &DeviceRow) -> Result<DeviceId, Error> {
    let (device_id,): (DeviceId,) = tx
        .one(sql!(
            "INSERT INTO identity_devices
                 (cust_no, device_id, device_key, name, address, first_seen_at, last_seen_at)
             VALUES ($1, $2, $3, $4, $5, $6, $7)
             ON CONFLICT (cust_no, device_key) DO UPDATE SET name = excluded.name,
                 address = excluded.address, last_seen_at = excluded.last_seen_at
             RETURNING device_id",
            row.cust_no,
            row.device_id,
            row.device_key,
            row.name,
            row.address,
            row.first_seen_at,
            row.last_seen_at
        ))
        .await?;
    Ok(device_id)
}

/// Whether it was there.
pub(crate) async fn forget_device(
    tx: &mut Tx,
    cust_no: CustNo,
    device_id: DeviceId,
) -> Result<bool, Error> {
    let gone = tx
        .execute(sql!(
            "DELETE FROM identity_devices WHERE cust_no = $1 AND device_id = $2",
            cust_no,
            device_id
        ))
        .await?;
    Ok(gone == 1)
}

/// Open sessions of a customer beside one, without those that were used last: each with name and
/// address of its device.
pub(crate) async fn sessions_beyond(
    tx: &mut Tx,
    cust_no: CustNo,
    beside: i64,
    kept: i64,
    wall: Instant,
) -> Result<Vec<(i64, String, String)>, Error> {
    tx.all(sql!(
        "SELECT s.session_id, COALESCE(d.name, '') AS name, COALESCE(d.address, '') AS address
         FROM identity_sessions s LEFT JOIN identity_devices d
             ON d.cust_no = s.cust_no AND d.device_id = s.device_id
         WHERE s.cust_no = $1 AND s.session_id <> $2 AND s.ended_at IS NULL AND s.expires_at > $4
         ORDER BY s.last_seen_at DESC, s.session_id DESC LIMIT 100 OFFSET $3",
        cust_no,
        beside,
        kept,
        wall
    ))
    .await
}

/// Devices of a customer beside one, without those that were used last: each with name and address.
pub(crate) async fn devices_beyond(
    tx: &mut Tx,
    cust_no: CustNo,
    beside: DeviceId,
    kept: i64,
) -> Result<Vec<(DeviceId, String, String)>, Error> {
    tx.all(sql!(
        "SELECT device_id, name, address FROM identity_devices
         WHERE cust_no = $1 AND device_id <> $2
         ORDER BY last_seen_at DESC, device_id DESC LIMIT 100 OFFSET $3",
        cust_no,
        beside,
        kept
    ))
    .await
}

/// Ends a session for a newer one, which its holder is told.
pub(crate) async fn end_session_by_other(
    tx: &mut Tx,
    session_id: i64,
    wall: Instant,
) -> Result<(), Error> {
    tx.execute(sql!(
        "UPDATE identity_sessions SET ended_at = $2, ended_by_other = TRUE
         WHERE session_id = $1 AND ended_at IS NULL",
        session_id,
        wall
    ))
    .await?;
    Ok(())
}

pub(crate) async fn put_login(tx: &mut Tx, row: &LoginRow) -> Result<(), Error> {
    tx.execute(sql!(
        "INSERT INTO identity_logins
             (cust_no, login_id, at, way, success, device_name, address)
         VALUES ($1, $2, $3, $4, $5, $6, $7)",
        row.cust_no,
        row.login_id,
        row.at,
        row.way,
        row.success,
        row.device_name,
        row.address
    ))
    .await?;
    Ok(())
}

/// A page of the history, newest first.
pub(crate) async fn logins(
    tx: &mut Tx,
    cust_no: CustNo,
    limit: i64,
    offset: i64,
) -> Result<Vec<LoginRow>, Error> {
    tx.all(sql!(
        "SELECT cust_no, login_id, at, way, success, device_name, address
         FROM identity_logins WHERE cust_no = $1
         ORDER BY login_id DESC LIMIT $2 OFFSET $3",
        cust_no,
        limit,
        offset
    ))
    .await
}

/// Some of a customer's after one, oldest first.
pub(crate) async fn logins_after(
    tx: &mut Tx,
    cust_no: CustNo,
    after: i64,
    limit: i64,
) -> Result<Vec<LoginRow>, Error> {
    tx.all(sql!(
        "SELECT cust_no, login_id, at, way, success, device_name, address
         FROM identity_logins WHERE cust_no = $1 AND login_id > $2
         ORDER BY login_id LIMIT $3",
        cust_no,
        after,
        limit
    ))
    .await
}

pub(crate) async fn count_logins(tx: &mut Tx, cust_no: CustNo) -> Result<i64, Error> {
    let (count,): (i64,) = tx
        .one(sql!("SELECT COUNT(*) AS count FROM identity_logins WHERE cust_no = $1", cust_no))
        .await?;
    Ok(count)
}
