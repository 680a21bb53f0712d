//! A demo's visitors log in by a tap. Nobody proves anything here: what leads to it is a demo's own
//! call, for the demo's own customers.

use crate::{
    session::{Entrance, LoginAnswer},
    store,
    way::Way,
};
use db::Tx;
use kernel::{CustNo, Mobile};
use wire::{Answer, App, Remote};

/// The customer who logs in with this mobile; none where it is nobody's.
///
/// # Errors
/// Those of the database.
pub async fn found_for_demo(tx: &mut Tx, mobile: &Mobile) -> Result<Option<CustNo>, db::Error> {
    Ok(store::customer_by_mobile(tx, mobile).await?.map(|customer| customer.cust_no))
}

/// Opens a session of the customer of this mobile; none where it is nobody's.
///
/// # Errors
/// Those of the database and of the system's random numbers.
pub async fn admit_for_demo(
    app: &App,
    remote: &Remote,
    mobile: Mobile,
) -> Answer<Option<LoginAnswer>> {
    let entrance = Entrance::at(app, remote, Way::Password)?;
    let admit = async move |tx: &mut Tx| match store::customer_by_mobile(tx, &mobile).await? {
        Some(customer) => entrance.open(tx, &customer).await.map(Some),
        None => Ok(None),
    };
    app.db().write(admit).await
}
