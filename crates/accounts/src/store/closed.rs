//! What is left of who closed his account.

use db::{Error, Tx, sql};
use kernel::{CustNo, Instant};

/// The certificate is free for another account; the picture, and counters, are gone.
pub(crate) async fn close(tx: &mut Tx, cust_no: CustNo, at: Instant) -> Result<(), Error> {
    for statement in [
        sql!(
            "UPDATE accounts_profiles SET id_index = NULL, closed_at = $2
             WHERE cust_no = $1 AND closed_at IS NULL",
            cust_no,
            at
        ),
        sql!("DELETE FROM accounts_avatars WHERE cust_no = $1", cust_no),
        sql!("DELETE FROM accounts_awaited_cards WHERE cust_no = $1", cust_no),
        sql!("DELETE FROM accounts_readings WHERE cust_no = $1", cust_no),
        sql!("DELETE FROM accounts_checks WHERE cust_no = $1", cust_no),
    ] {
        tx.execute(statement).await?;
    }
    Ok(())
}

/// What says who somebody was is gone: names, certificates, and pictures of them.
pub(crate) async fn forget_identity(tx: &mut Tx, cust_no: CustNo) -> Result<(), Error> {
    for statement in [
        sql!(
            "UPDATE accounts_profiles SET name = NULL, id_number = NULL, id_index = NULL,
                 birth = NULL, sex = NULL, country = NULL, cert_begin = NULL, cert_expire = NULL,
                 front_file = NULL, back_file = NULL, benefit_name = NULL,
                 benefit_id_number = NULL, controller_name = NULL, controller_id_number = NULL
             WHERE cust_no = $1",
            cust_no
        ),
        sql!("DELETE FROM accounts_proofs WHERE cust_no = $1", cust_no),
        sql!("DELETE FROM accounts_renewals WHERE cust_no = $1", cust_no),
        sql!("DELETE FROM accounts_files WHERE cust_no = $1", cust_no),
    ] {
        tx.execute(statement).await?;
    }
    Ok(())
}
