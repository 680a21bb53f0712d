//! When a customer was born, by the certificate.

use db::Tx;
use kernel::{CustNo, Day};
use wire::Answer;

/// The day of birth; none before the real name was checked.
pub(crate) async fn birth_of(tx: &mut Tx, cust_no: CustNo) -> Answer<Option<Day>> {
    let profile = accounts::profile(tx, cust_no).await?;
    Ok(profile.and_then(|profile| profile.birth))
}
