//! Frozen shares are free again.

use crate::order::Order;
use db::Tx;
use kernel::Instant;
use ledger::{Account, Entry, EntryKind};
use wire::{Answer, Failure};

/// Gives an order's frozen shares back.
pub(crate) async fn free_shares(
    tx: &mut Tx,
    order: &Order,
    entry_id: i64,
    now: Instant,
) -> Answer<()> {
    let Order { cust_no, order_no, fund_code, shares, .. } = *order;
    let entry = Entry::new(entry_id, cust_no, (now.day(), now), EntryKind::Released, order_no)
        .shares(
            Account::frozen(cust_no, order.trade_acco, fund_code),
            Account::shares(cust_no, order.trade_acco, fund_code),
            fund_code,
            shares,
        );
    ledger::post(tx, &entry).await?;
    if holdings::release(tx, &order.position(), shares).await? {
        return Ok(());
    }
    Err(Failure::fault("cancelling a redemption", format!("order {order_no}: nothing is frozen")))
}
