//! What a room above this one does when a consent is withdrawn: it is not called by name, the
//! application registers it.

use db::Tx;
use kernel::CustNo;
use std::{future::Future, pin::Pin};
use wire::{Answer, App};

type Done<'a> = Pin<Box<dyn Future<Output = Answer<()>> + Send + 'a>>;

/// A service of the application: forgets what names or describes a customer's children, in the
/// transaction in which the customer withdraws the consent.
#[derive(Debug, Clone, Copy)]
pub struct ForgetChildren(pub for<'a> fn(&'a mut Tx, CustNo) -> Done<'a>);

/// Has it done; nothing where no room keeps children.
pub(crate) async fn forget_children(tx: &mut Tx, app: &App, cust_no: CustNo) -> Answer<()> {
    match app.find::<ForgetChildren>() {
        Some(ForgetChildren(forget)) => forget(tx, cust_no).await,
        None => Ok(()),
    }
}
