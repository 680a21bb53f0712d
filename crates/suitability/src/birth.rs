//! When a customer was born, by the certificate, and the tests that were taken before it said so.

use crate::parameters::parameters;
use crate::scoring::AGE_CAP;
use db::{Error, Tx};
use kernel::{CustNo, Day, RiskLevel};

/// The day of birth; none before the real name was checked: what somebody types is no age yet.
pub(crate) async fn birth_of(tx: &mut Tx, cust_no: CustNo) -> Result<Option<Day>, Error> {
    let profile = accounts::profile(tx, cust_no).await?.filter(|profile| profile.certified);
    Ok(profile.and_then(|profile| profile.birth))
}

/// Whether a test gave more than the cap of the customer's age (domain RQ-02), who was born on
/// `birth`: it was taken before that was known, since logging in is enough for it. It counts for
/// nothing from then on, and is taken again.
pub(crate) async fn is_beyond_age(
    tx: &mut Tx,
    (level, taken_on): (RiskLevel, Day),
    birth: Option<Day>,
) -> Result<bool, Error> {
    let Some(birth) = birth.filter(|_| level > AGE_CAP) else { return Ok(false) };
    let cap_age = parameters(tx, taken_on).await?.cap_age;
    Ok(i64::from(kernel::age(birth, taken_on)) >= cap_age)
}
