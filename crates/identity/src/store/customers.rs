//! Customers, and wrong attempts.

use crate::{PasswordDigest, scope::Scope};
use db::{BlindIndex, Cell, Encrypted, Error, Personal, Tx, sql};
use kernel::{CustNo, Day, Instant, Mobile};

db::encrypted_row! {
    /// A customer and what proves who it is.
    #[derive(Debug, Clone)]
    pub(crate) struct CustomerRow in "identity_customers" of cust_no by (cust_no)
        as StoredCustomer with (mobile: mobile_index)
    {
        plain {
            pub cust_no: CustNo,
            pub password: Option<PasswordDigest>,
            pub password_set_at: Option<Instant>,
            pub device_check: bool,
            pub created_at: Instant,
        }
        encrypted {
            pub mobile: Mobile,
            /// Salted hash of the certificate number, which alone could be tried out.
            pub certificate: Option<String>,
        }
    }
}

db::row! {
    /// Wrong attempts of a mobile.
    #[derive(Debug, Clone)]
    pub(crate) struct Attempts {
        /// The word of what was wrong.
        pub proof: String,
        pub scope: Scope,
        pub failures: i64,
        pub last_at: Instant,
        pub locked_until: Option<Instant>,
    }
}

/// Notes who shared the link by which a customer came, if that is another one, whose account is not
/// closed.
pub(crate) async fn note_shared(
    tx: &mut Tx,
    (cust_no, shared_by): (CustNo, CustNo),
    at: Instant,
) -> Result<(), Error> {
    tx.execute(sql!(
        "INSERT INTO identity_shared (cust_no, shared_by, at)
         SELECT $1, cust_no, $3 FROM identity_customers
         WHERE cust_no = $2 AND cust_no <> $1 AND closed_at IS NULL",
        cust_no,
        shared_by,
        at
    ))
    .await
    .map(drop)
}

/// Who shared the link by which a customer came; nobody who has closed his account since.
pub(crate) async fn shared_by(tx: &mut Tx, cust_no: CustNo) -> Result<Option<CustNo>, Error> {
    let found: Option<(CustNo,)> = tx
        .optional(sql!(
            "SELECT s.shared_by FROM identity_shared s
             JOIN identity_customers c ON c.cust_no = s.shared_by
             WHERE s.cust_no = $1 AND c.closed_at IS NULL",
            cust_no
        ))
        .await?;
    Ok(found.map(|(shared_by,)| shared_by))
}

/// Whether it was put: false when the number or the mobile is taken.
pub(crate) async fn put_customer(tx: &mut Tx, row: &CustomerRow) -> Result<bool, Error> {
    let mobile_index = tx.index(&row.mobile)?;
    if known(tx, &mobile_index).await?.is_some() {
        return Ok(false);
    }
    let row = tx.conceal(row).await?;
    let put = tx
        .execute(sql!(
            "INSERT INTO identity_customers
                 (cust_no, mobile, password, password_set_at, certificate, device_check, created_at,
                  mobile_index)
             VALUES ($1, $2, $3, $4, $5, $6, $7, $8) ON CONFLICT DO NOTHING",
            row.cust_no,
            row.mobile,
            row.password,
            row.password_set_at,
            row.certificate,
            row.device_check,
            row.created_at,
            mobile_index
        ))
        .await?;
    Ok(put == 1)
}

/// The next customers, in the order of their numbers.
pub(crate) async fn customers_after(
    tx: &mut Tx,
    after: Option<CustNo>,
    limit: i64,
) -> Result<Vec<CustNo>, Error> {
    let after = after.map_or(0, CustNo::value);
    let rows: Vec<(CustNo,)> = tx
        .all(sql!(
            "SELECT cust_no FROM identity_customers WHERE cust_no > $1 AND closed_at IS NULL
             ORDER BY cust_no LIMIT $2",
            after,
            limit
        ))
        .await?;
    Ok(rows.into_iter().map(|(cust_no,)| cust_no).collect())
}

pub(crate) async fn customer(tx: &mut Tx, cust_no: CustNo) -> Result<Option<CustomerRow>, Error> {
    let stored = tx
        .optional(sql!(
            "SELECT cust_no, password, password_set_at, device_check, created_at, mobile,
                 certificate
             FROM identity_customers WHERE cust_no = $1",
            cust_no
        ))
        .await?;
    tx.reveal_found(stored).await
}

pub(crate) async fn customer_by_mobile(
    tx: &mut Tx,
    mobile: &Mobile,
) -> Result<Option<CustomerRow>, Error> {
    let mobile_index = tx.index(mobile)?;
    let stored = tx
        .optional(sql!(
            "SELECT cust_no, password, password_set_at, device_check, created_at, mobile,
                 certificate
             FROM identity_customers WHERE mobile_index = $1",
            mobile_index
        ))
        .await?;
    tx.reveal_found(stored).await
}

/// Whose mobile it is.
async fn known(tx: &mut Tx, index: &BlindIndex<Mobile>) -> Result<Option<CustNo>, Error> {
    let found: Option<(CustNo,)> = tx
        .optional(sql!("SELECT cust_no FROM identity_customers WHERE mobile_index = $1", index))
        .await?;
    Ok(found.map(|(cust_no,)| cust_no))
}

pub(crate) async fn set_password(
    tx: &mut Tx,
    cust_no: CustNo,
    digest: &PasswordDigest,
    at: Instant,
) -> Result<(), Error> {
    tx.execute(sql!(
        "UPDATE identity_customers SET password = $2, password_set_at = $3 WHERE cust_no = $1",
        cust_no,
        digest,
        at
    ))
    .await?;
    Ok(())
}

pub(crate) async fn set_certificate(tx: &mut Tx, cust_no: CustNo, hash: &str) -> Result<(), Error> {
    let hash = encrypted(tx, cust_no, "certificate", &hash.to_owned()).await?;
    tx.execute(sql!(
        "UPDATE identity_customers SET certificate = $2 WHERE cust_no = $1",
        cust_no,
        hash
    ))
    .await?;
    Ok(())
}

/// A value for a column of a customer's row.
pub(super) async fn encrypted<T: Personal>(
    tx: &mut Tx,
    cust_no: CustNo,
    column: &str,
    value: &T,
) -> Result<Encrypted<T>, Error> {
    let row = cust_no.value().to_string();
    let cell = Cell { table: "identity_customers", column, row: &row };
    tx.encrypt(cust_no.value(), cell, value).await
}

/// Whether new devices are checked, and how often that was changed on a day.
pub(crate) async fn device_check(
    tx: &mut Tx,
    cust_no: CustNo,
    day: Day,
) -> Result<Option<(bool, i64)>, Error> {
    tx.optional(sql!(
        "SELECT device_check,
             CASE WHEN check_changed_on = $2 THEN check_changes ELSE 0 END AS changes
         FROM identity_customers WHERE cust_no = $1",
        cust_no,
        day
    ))
    .await
}

/// Changes it; so many changes were made on the day, with this one.
pub(crate) async fn set_device_check(
    tx: &mut Tx,
    cust_no: CustNo,
    device_check: bool,
    (changes, day): (i64, Day),
) -> Result<(), Error> {
    tx.execute(sql!(
        "UPDATE identity_customers SET device_check = $2, check_changed_on = $3, check_changes = $4
         WHERE cust_no = $1",
        cust_no,
        device_check,
        day,
        changes
    ))
    .await?;
    Ok(())
}

pub(crate) async fn attempts(
    tx: &mut Tx,
    mobile: &Mobile,
    proof: &str,
    scope: Scope,
) -> Result<Option<Attempts>, Error> {
    let mobile = tx.index(mobile)?;
    tx.optional(sql!(
        "SELECT proof, scope, failures, last_at, locked_until FROM identity_attempts
         WHERE mobile_index = $1 AND proof = $2 AND scope = $3",
        mobile,
        proof,
        scope
    ))
    .await
}

pub(crate) async fn put_attempts(
    tx: &mut Tx,
    mobile: &Mobile,
    row: &Attempts,
) -> Result<(), Error> {
    let mobile = tx.index(mobile)?;
    tx.execute(sql!(
        "INSERT INTO identity_attempts (mobile_index, proof, scope, failures, last_at, locked_until)
         VALUES ($1, $2, $3, $4, $5, $6)
         ON CONFLICT (mobile_index, proof, scope) DO UPDATE SET failures = excluded.failures,
             last_at = excluded.last_at, locked_until = excluded.locked_until",
        mobile,
        row.proof,
        row.scope,
        row.failures,
        row.last_at,
        row.locked_until
    ))
    .await?;
    Ok(())
}

pub(crate) async fn clear_attempts(
    tx: &mut Tx,
    mobile: &Mobile,
    proof: &str,
    scope: Scope,
) -> Result<(), Error> {
    let mobile = tx.index(mobile)?;
    tx.execute(sql!(
        "DELETE FROM identity_attempts WHERE mobile_index = $1 AND proof = $2 AND scope = $3",
        mobile,
        proof,
        scope
    ))
    .await?;
    Ok(())
}

/// Whether a session's customer has this mobile, or its customer has had a session on this device.
pub(crate) async fn is_at_home(
    tx: &mut Tx,
    mobile: &Mobile,
    session_of: Option<CustNo>,
    device_key: &str,
) -> Result<bool, Error> {
    let mobile = tx.index(mobile)?;
    let found: Option<(CustNo,)> = tx
        .optional(sql!(
            "SELECT c.cust_no FROM identity_customers c
             WHERE c.mobile_index = $1 AND (c.cust_no = $2 OR EXISTS (
                 SELECT 1 FROM identity_devices d
                 WHERE d.cust_no = c.cust_no AND d.device_key = $3))",
            mobile,
            session_of,
            device_key
        ))
        .await?;
    Ok(found.is_some())
}
