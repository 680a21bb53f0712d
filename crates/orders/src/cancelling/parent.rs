//! A parent is cancelled as a whole: one debit, and the money back in one payout.

use super::cancel::{CancelledOrder, NOT_CANCELABLE, cancel, require_in_time};
use crate::order::dates::refund_day;
use crate::order::store::parents;
use crate::order::{OrderStatus, ParentNo};
use crate::payouts::payout::Payout;
use crate::payouts::store::payouts;
use crate::placing::desk::Desk;
use db::Tx;
use kernel::{CustNo, Day, Fen};
use wire::{Answer, codes};

/// A parent that was cancelled.
#[derive(Debug, Clone)]
pub struct CancelledParent {
    /// Its number.
    pub parent_no: ParentNo,
    /// What goes back to the card, in one payout.
    pub refund: Fen,
    /// The day by which it is back.
    pub refund_by: Option<Day>,
    /// Its orders that were cancelled: all that were not void.
    pub orders: Vec<CancelledOrder>,
}

impl Desk {
    /// Cancels all orders of a parent before the cut-off of their T, or none of them.
    ///
    /// # Errors
    /// Not found when it is another's; refused with the first reason why one of its orders cannot
    /// be cancelled.
    pub async fn cancel_parent(
        &self,
        tx: &mut Tx,
        cust_no: CustNo,
        parent_no: ParentNo,
    ) -> Answer<CancelledParent> {
        let found = parents::find(tx, cust_no, parent_no).await?.ok_or(codes::NOT_FOUND)?;
        // What was void before has had its money back.
        let live = found.orders.into_iter().filter(|order| order.status != OrderStatus::Void);
        let live: Vec<_> = live.collect();
        live.iter().try_for_each(|order| require_in_time(order, self.now))?;
        let Some(first) = live.first().cloned() else {
            let status = OrderStatus::Void.chinese();
            return Err(NOT_CANCELABLE.fill(&[("status", status)]).into());
        };
        let refund = Fen::try_sum(live.iter().map(|order| order.amount))?;
        let mut orders = Vec::with_capacity(live.len());
        for order in live {
            orders.push(cancel(tx, order, self).await?);
        }
        let payout = Payout::of_parent(&first, parent_no, refund, self.now.day());
        payouts::insert(tx, &[payout]).await?;
        let refund_by = Some(refund_day(first.t_day));
        Ok(CancelledParent { parent_no, refund, refund_by, orders })
    }
}
