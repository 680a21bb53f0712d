//! The shares of an order are frozen until the TA answers.

use crate::order::Order;
use db::Tx;
use ledger::{Account, Entry, EntryKind};
use wire::{Answer, Failure};

/// Freezes an order's shares until the TA confirms it; that there are so many has been judged in
/// the same transaction.
pub(crate) async fn freeze(tx: &mut Tx, order: &Order, entry_id: i64) -> Answer<()> {
    let Order { cust_no, order_no, fund_code, shares, created_at, .. } = *order;
    let key = order.position();
    if !holdings::freeze(tx, &key, shares).await? {
        return Err(Failure::fault("freezing", format!("order {order_no}: shares are gone")));
    }
    let day = (order.t_day, created_at);
    let entry = Entry::new(entry_id, cust_no, day, EntryKind::Frozen, order_no).shares(
        Account::shares(cust_no, key.trade_acco, fund_code),
        Account::frozen(cust_no, key.trade_acco, fund_code),
        fund_code,
        shares,
    );
    Ok(ledger::post(tx, &entry).await?)
}
