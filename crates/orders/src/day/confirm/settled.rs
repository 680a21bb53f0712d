//! What other rooms are told of the orders that they had placed.

use crate::day::outcome::Settled;
use crate::day::store::ConfirmedRow;
use crate::order::store::causes;
use crate::order::{Cause, OrderNo, state};
use db::{Error, Tx};
use std::collections::BTreeMap;

/// What became of those orders that were placed for something.
pub(super) async fn of(tx: &mut Tx, rows: &[ConfirmedRow]) -> Result<Vec<Settled>, Error> {
    let done = rows.iter().filter(|row| state::exits(row.status).is_empty());
    let done: BTreeMap<OrderNo, &ConfirmedRow> = done.map(|row| (row.order_no, row)).collect();
    let numbers: Vec<OrderNo> = done.keys().copied().collect();
    let mut all = Vec::new();
    for placed_for in causes::of(tx, &numbers).await? {
        let Some(row) = done.get(&placed_for.order_no) else { continue };
        all.push(Settled {
            cust_no: row.cust_no,
            order_no: row.order_no,
            cause: Cause { room: placed_for.room, no: placed_for.cause_no },
            status: row.status,
            amount: row.confirmed_amount,
            shares: row.confirmed_shares,
            reason: row.reason.clone(),
        });
    }
    Ok(all)
}
