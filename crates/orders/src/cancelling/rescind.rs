//! An order that waits is taken back in full, whatever came of it so far (rule PF-20).

use super::cancel::{CancelledOrder, cancel_alone};
use crate::order::store::orders;
use crate::order::{OrderNo, OrderStatus};
use crate::placing::desk::Desk;
use crate::rules::refusals::NOT_HELD;
use db::Tx;
use kernel::CustNo;
use wire::{Answer, codes};

impl Desk {
    /// Takes an order back that was not released: what was paid goes back to the card, all of it.
    ///
    /// # Errors
    /// Not found when it is another's; refused when it waits no longer.
    pub async fn rescind(
        &self,
        tx: &mut Tx,
        cust_no: CustNo,
        order_no: OrderNo,
    ) -> Answer<CancelledOrder> {
        let order = orders::find(tx, cust_no, order_no).await?.ok_or(codes::NOT_FOUND)?;
        if order.status != OrderStatus::Accepted || order.holds_until.is_none() {
            return Err(NOT_HELD.into());
        }
        cancel_alone(tx, order, self).await
    }
}
