//! What a manager sees of a customer, in his own app: what the customer has let him see, until when
//! he has, and each time with a row that the customer reads (`docs/decisions/0098`).
//!
//! - The app is one of the settings with the scope `advisor`; it says which of its users asks.
//! - Another manager's customer, and one who shows nothing, do not exist.

mod customer;
mod customers;
mod sights;
#[cfg(test)]
mod tests;

pub(crate) use customer::see_customer;
pub use customer::{SeeCustomerRequest, SeenOfCustomer, see};
pub(crate) use customers::list_customers;
pub use customers::{CustomersRequest, SeenCustomer, SeenCustomers, customers_of};
pub use sights::{SeenHolding, SeenOrder, SeenProfile, Sight, Sights};

use crate::{manager::serving, store::Manager};
use db::Tx;
use identity::{ClientScope, app_of_token};
use kernel::{Day, Line};
use wire::{Answer, App};

/// The manager who asks by an app's token; a page that asks (`origin`) must be the app's.
async fn asking(
    tx: &mut Tx,
    app: &App,
    (token, account): (&Line<200>, &Line<20>),
    (origin, today): (Option<&str>, Day),
) -> Answer<Manager> {
    app_of_token(tx, app, (token, ClientScope::Advisor), origin).await?;
    serving(tx, account, today).await
}
