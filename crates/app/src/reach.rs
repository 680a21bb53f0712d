//! Where customers are reached by messages: what the rooms of people know of it.

use db::{Error, Tx};
use kernel::CustNo;
use messages::{Addresses, Reach};

/// The service of the application. The native app reaches nobody until a room binds it.
pub const REACH: Reach = Reach(|tx, cust_no| Box::pin(find(tx, cust_no)));

async fn find(tx: &mut Tx, cust_no: CustNo) -> Result<Addresses, Error> {
    let mobile = identity::identity_of(tx, cust_no).await?.map(|customer| customer.mobile);
    let mail = accounts::profile(tx, cust_no).await?.and_then(|profile| profile.email);
    let wechat = identity::wechat_of(tx, cust_no).await?.map(|open_id| open_id.to_string());
    Ok(Addresses { mobile, mail, wechat, ..Addresses::default() })
}
