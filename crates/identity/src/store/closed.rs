//! What is left of who closed his account.

use db::{Error, Tx, sql};
use kernel::{CustNo, Instant};

/// Nothing proves this customer any more, and his mobile is anybody's.
pub(crate) async fn close(tx: &mut Tx, cust_no: CustNo, at: Instant) -> Result<(), Error> {
    tx.execute(sql!(
        "UPDATE identity_customers SET mobile_index = NULL, password = NULL,
             password_set_at = NULL, certificate = NULL, closed_at = $2
         WHERE cust_no = $1 AND closed_at IS NULL",
        cust_no,
        at
    ))
    .await?;
    Ok(())
}

/// Sessions, devices, and what apps know him by.
pub(crate) async fn forget(tx: &mut Tx, cust_no: CustNo) -> Result<(), Error> {
    super::end_flows_of(tx, cust_no).await?;
    for delete in [
        sql!("DELETE FROM identity_client_codes WHERE cust_no = $1", cust_no),
        sql!("DELETE FROM identity_client_tokens WHERE cust_no = $1", cust_no),
        sql!("DELETE FROM identity_client_subjects WHERE cust_no = $1", cust_no),
        sql!("DELETE FROM identity_wechat_bindings WHERE cust_no = $1", cust_no),
        sql!("DELETE FROM identity_sessions WHERE cust_no = $1", cust_no),
        sql!("DELETE FROM identity_devices WHERE cust_no = $1", cust_no),
        sql!("DELETE FROM identity_logins WHERE cust_no = $1", cust_no),
    ] {
        tx.execute(delete).await?;
    }
    Ok(())
}

/// Everybody who closed his account.
pub(crate) async fn closed(tx: &mut Tx) -> Result<Vec<(CustNo,)>, Error> {
    tx.all(sql!(
        "SELECT cust_no FROM identity_customers WHERE closed_at IS NOT NULL ORDER BY cust_no"
    ))
    .await
}
