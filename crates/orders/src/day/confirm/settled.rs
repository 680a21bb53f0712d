//! What other rooms are told of the orders that they had placed.

use crate::day::outcome::Settled;
use crate::day::store::ConfirmedRow;
use crate::order::store::causes;
use crate::order::{Cause, OrderNo, ParentNo, state};
use db::{Error, Tx};
use std::collections::{BTreeMap, BTreeSet};

/// What became of those orders that were placed for something.
pub(super) async fn of(
    tx: &mut Tx,
    rows: &[ConfirmedRow],
    parents: &BTreeMap<OrderNo, ParentNo>,
) -> Result<Vec<Settled>, Error> {
    // One of a parent was placed for what the parent was.
    let placed = |row: &ConfirmedRow| match parents.get(&row.order_no) {
        Some(parent_no) => parent_no.value().into(),
        None => row.order_no,
    };
    let done = || rows.iter().filter(|row| state::exits(row.status).is_empty());
    let numbers: BTreeSet<OrderNo> = done().map(placed).collect();
    let numbers: Vec<OrderNo> = numbers.into_iter().collect();
    let causes: BTreeMap<OrderNo, Cause> = causes::of(tx, &numbers)
        .await?
        .into_iter()
        .map(|row| (row.order_no, Cause { room: row.room, no: row.cause_no }))
        .collect();
    let mut all = Vec::new();
    for row in done().filter(|_| !causes.is_empty()) {
        let Some(cause) = causes.get(&placed(row)).cloned() else { continue };
        all.push(Settled {
            cust_no: row.cust_no,
            order_no: row.order_no,
            parent: parents.get(&row.order_no).copied(),
            cause,
            status: row.status,
            amount: row.confirmed_amount,
            shares: row.confirmed_shares,
            reason: row.reason.clone(),
        });
    }
    Ok(all)
}
