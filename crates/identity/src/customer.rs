//! A customer as other rooms know it.

use crate::{
    PasswordDigest,
    store::{self, BindingRow, CustomerRow},
};
use db::Tx;
use kernel::{Certificate, CustNo, Instant, Mobile, OpenId};
use wire::{Answer, Failure, hash_token};

/// What other rooms may know.
#[derive(Debug, Clone)]
pub struct Identity {
    /// Customer number.
    pub cust_no: CustNo,
    /// The mobile to log in with.
    pub mobile: Mobile,
    /// Whether a password is set, `tradePswFlag`.
    pub has_password: bool,
    /// When the customer registered, in business time.
    pub created_at: Instant,
}

/// A customer to be made.
#[derive(Debug, Clone)]
pub struct NewCustomer {
    /// A number of one's own choice, for demo data; none makes a random one.
    pub cust_no: Option<CustNo>,
    /// Nobody else's.
    pub mobile: Mobile,
    /// From [`crate::Password::digest`], made before the transaction.
    pub password: Option<PasswordDigest>,
    /// Whether a login on a device never used asks for the certificate number.
    pub device_check: bool,
    /// Business time.
    pub at: Instant,
}

/// What is known of a customer.
///
/// # Errors
/// Those of the database.
pub async fn identity_of(tx: &mut Tx, cust_no: CustNo) -> Result<Option<Identity>, db::Error> {
    Ok(store::customer(tx, cust_no).await?.map(|row| Identity {
        cust_no: row.cust_no,
        mobile: row.mobile,
        has_password: row.password.is_some(),
        created_at: row.created_at,
    }))
}

/// The next customers after one, none at first, in the order of their numbers.
///
/// # Errors
/// Those of the database.
pub async fn customers_after(
    tx: &mut Tx,
    after: Option<CustNo>,
    limit: i64,
) -> Result<Vec<CustNo>, db::Error> {
    store::customers_after(tx, after, limit).await
}

/// Makes a customer; none when the mobile, or the number that was asked for, is taken.
///
/// # Errors
/// Those of the database and of the system's random numbers.
pub async fn create_customer(tx: &mut Tx, new: &NewCustomer) -> Answer<Option<CustNo>> {
    if store::customer_by_mobile(tx, &new.mobile).await?.is_some() {
        return Ok(None);
    }
    loop {
        let cust_no = match new.cust_no {
            Some(cust_no) => cust_no,
            None => random_number()?,
        };
        let row = CustomerRow {
            cust_no,
            mobile: new.mobile.clone(),
            password: new.password.clone(),
            password_set_at: new.password.is_some().then_some(new.at),
            certificate: None,
            device_check: new.device_check,
            created_at: new.at,
        };
        if store::put_customer(tx, &row).await? {
            return Ok(Some(cust_no));
        }
        if new.cust_no.is_some() {
            return Ok(None);
        }
    }
}

/// Remembers the certificate number that accounts has verified, so that a login on a new device can
/// ask for it. Only a hash is kept here.
///
/// # Errors
/// Those of the database.
pub async fn note_certificate(
    tx: &mut Tx,
    cust_no: CustNo,
    certificate: &Certificate,
) -> Result<(), db::Error> {
    store::set_certificate(tx, cust_no, &certificate_hash(cust_no, certificate.number())).await
}

/// The customer's name at WeChat, where it is bound.
///
/// # Errors
/// Those of the database.
pub async fn wechat_of(tx: &mut Tx, cust_no: CustNo) -> Result<Option<OpenId>, db::Error> {
    Ok(store::wechat_binding(tx, cust_no).await?.map(|binding| binding.open_id))
}

/// Binds a demo's customer to somebody at WeChat.
///
/// # Errors
/// Those of the database; the customer or the WeChat is bound already.
pub async fn bind_wechat_for_demo(
    tx: &mut Tx,
    cust_no: CustNo,
    open_id: OpenId,
    at: Instant,
) -> Result<(), db::Error> {
    let device_name = "微信 · iPhone".to_owned();
    store::put_wechat_binding(tx, &BindingRow { cust_no, bound_at: at, device_name, open_id }).await
}

pub(crate) fn certificate_hash(cust_no: CustNo, number: &str) -> String {
    hash_token(&format!("{cust_no}:{number}"))
}

/// Random, so that a number says nothing of how many customers there are: ten digits, not
/// beginning with 0, which is left for numbers given by hand.
fn random_number() -> Answer<CustNo> {
    const FIRST: u64 = 1_000_000_000;
    const COUNT: u64 = 9_000_000_000;
    i64::try_from(FIRST + wire::random_number()? % COUNT)
        .ok()
        .and_then(|number| CustNo::try_from(number).ok())
        .ok_or_else(|| Failure::fault("random number", "out of range"))
}
