//! What rooms above this one do when a consent is withdrawn: they are not called by name, the
//! application registers them.

use consents::Purpose;
use db::Tx;
use kernel::CustNo;
use std::{future::Future, pin::Pin};
use wire::{Answer, App};

type Done<'a> = Pin<Box<dyn Future<Output = Answer<()>> + Send + 'a>>;
type Forget = for<'a> fn(&'a mut Tx, CustNo) -> Done<'a>;

/// A service of the application: what is done with each consent, in the transaction in which a
/// customer withdraws it.
#[derive(Debug, Clone, Copy)]
pub struct OnWithdrawal(pub &'static [(Purpose, Forget)]);

/// Has it done; nothing where no room registered anything.
pub(crate) async fn forget(
    tx: &mut Tx,
    app: &App,
    (cust_no, purpose): (CustNo, Purpose),
) -> Answer<()> {
    let Some(OnWithdrawal(all)) = app.find::<OnWithdrawal>() else { return Ok(()) };
    for (_, forget) in all.iter().filter(|(of, _)| *of == purpose) {
        forget(tx, cust_no).await?;
    }
    Ok(())
}
