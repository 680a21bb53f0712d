//! Certificates that follow the one on file.

use crate::ids::ProofNo;
use db::{Error, Tx, insert, sql};
use kernel::{CustNo, Day};

db::row! {
    /// A certificate that shall follow the one on file, under the number of its proof.
    #[derive(Debug, Clone)]
    pub(crate) struct RenewalRow {
        pub cust_no: CustNo,
        pub serial_no: ProofNo,
        pub cert_begin: Day,
        pub cert_expire: Day,
        /// Last day of the one on file.
        pub follows: Day,
        /// The photos were read, and agree.
        pub is_compared: bool,
    }
}

pub(crate) async fn put_renewal(tx: &mut Tx, row: RenewalRow) -> Result<(), Error> {
    tx.insert_many(insert!("accounts_renewals", RenewalRow), &[row]).await?;
    Ok(())
}

pub(crate) async fn renewal(
    tx: &mut Tx,
    cust_no: CustNo,
    serial_no: ProofNo,
) -> Result<Option<RenewalRow>, Error> {
    tx.optional(sql!(
        "SELECT cust_no, serial_no, cert_begin, cert_expire, follows, is_compared
         FROM accounts_renewals WHERE cust_no = $1 AND serial_no = $2",
        cust_no,
        serial_no
    ))
    .await
}
