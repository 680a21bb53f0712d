//! Changes of a customer's mobile.

use super::customers::encrypted;
use crate::scope::Scope;
use db::{Error, Tx, sql};
use kernel::{CustNo, Instant, Mobile};

db::encrypted_row! {
    /// A change of a customer's mobile.
    #[derive(Debug, Clone)]
    pub(crate) struct MobileChange in "identity_mobile_changes" of cust_no by (cust_no, change_id)
        as StoredChange
    {
        plain {
            pub cust_no: CustNo,
            pub change_id: i64,
            pub at: Instant,
            pub settles_at: Instant,
            pub proved_by: String,
            pub flow_hash: String,
            pub device_name: String,
            pub address: String,
        }
        encrypted {
            pub old_mobile: Mobile,
            pub new_mobile: Mobile,
        }
    }
}

pub(crate) async fn latest_mobile_change(
    tx: &mut Tx,
    cust_no: CustNo,
) -> Result<Option<MobileChange>, Error> {
    let stored = tx
        .optional(sql!(
            "SELECT cust_no, change_id, at, settles_at, proved_by, flow_hash, device_name, address,
                 old_mobile, new_mobile
             FROM identity_mobile_changes WHERE cust_no = $1 ORDER BY change_id DESC LIMIT 1",
            cust_no
        ))
        .await?;
    tx.reveal_found(stored).await
}

pub(crate) async fn put_mobile_change(tx: &mut Tx, row: &MobileChange) -> Result<(), Error> {
    let row = tx.conceal(row).await?;
    tx.execute(sql!(
        "INSERT INTO identity_mobile_changes (cust_no, change_id, at, settles_at, old_mobile,
             new_mobile, proved_by, flow_hash, device_name, address)
         VALUES ($1, $2, $3, $4, $5, $6, $7, $8, $9, $10)",
        row.cust_no,
        row.change_id,
        row.at,
        row.settles_at,
        row.old_mobile,
        row.new_mobile,
        row.proved_by,
        row.flow_hash,
        row.device_name,
        row.address
    ))
    .await?;
    Ok(())
}

pub(crate) async fn set_mobile(tx: &mut Tx, cust_no: CustNo, mobile: &Mobile) -> Result<(), Error> {
    let mobile_index = tx.index(mobile)?;
    let mobile = encrypted(tx, cust_no, "mobile", mobile).await?;
    tx.execute(sql!(
        "UPDATE identity_customers SET mobile = $2, mobile_index = $3 WHERE cust_no = $1",
        cust_no,
        mobile,
        mobile_index
    ))
    .await?;
    Ok(())
}

/// The customer's own wrong attempts stay his: a lock is not lifted by another mobile. Those of
/// strangers stay with the mobile that they tried.
pub(crate) async fn move_attempts(tx: &mut Tx, old: &Mobile, new: &Mobile) -> Result<(), Error> {
    let (own, old, new) = (Scope::Own, tx.index(old)?, tx.index(new)?);
    tx.execute(sql!(
        "DELETE FROM identity_attempts WHERE mobile_index = $1 AND scope = $2",
        new,
        own
    ))
    .await?;
    tx.execute(sql!(
        "UPDATE identity_attempts SET mobile_index = $2 WHERE mobile_index = $1 AND scope = $3",
        old,
        new,
        own
    ))
    .await?;
    Ok(())
}

/// All of a customer's, oldest first.
pub(crate) async fn mobile_changes(
    tx: &mut Tx,
    cust_no: CustNo,
) -> Result<Vec<MobileChange>, Error> {
    let stored = tx
        .all(sql!(
            "SELECT cust_no, change_id, at, settles_at, proved_by, flow_hash, device_name, address,
                 old_mobile, new_mobile
             FROM identity_mobile_changes WHERE cust_no = $1 ORDER BY change_id",
            cust_no
        ))
        .await?;
    tx.reveal_all(stored).await
}
