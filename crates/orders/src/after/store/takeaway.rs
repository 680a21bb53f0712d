//! All that the room keeps of a customer, oldest first.

use crate::order::row::order_columns;
use crate::order::{Event, Order, OrderNo};
use crate::payouts::payout::Payout;
use db::{Error, Tx, sql};
use kernel::CustNo;

/// Some after one.
pub async fn orders(
    tx: &mut Tx,
    cust_no: CustNo,
    after: Option<OrderNo>,
    limit: i64,
) -> Result<Vec<Order>, Error> {
    let after = after.map_or(0, OrderNo::value);
    tx.all(sql!(
        concat!(
            "SELECT ",
            order_columns!(),
            " FROM orders_orders WHERE cust_no = $1 AND order_no > $2 ORDER BY order_no LIMIT $3"
        ),
        cust_no,
        after,
        limit
    ))
    .await
}

/// Some after one.
pub async fn events(
    tx: &mut Tx,
    cust_no: CustNo,
    (after, step): (Option<OrderNo>, i64),
    limit: i64,
) -> Result<Vec<Event>, Error> {
    let after = after.map_or(0, OrderNo::value);
    tx.all(sql!(
        "SELECT cust_no, order_no, step, at, status, pay_status, note FROM orders_events
         WHERE cust_no = $1 AND (order_no, step) > ($2, $3) ORDER BY order_no, step LIMIT $4",
        cust_no,
        after,
        step,
        limit
    ))
    .await
}

/// All of them: as many as refunds, redemptions and dividends.
pub async fn payouts(tx: &mut Tx, cust_no: CustNo) -> Result<Vec<Payout>, Error> {
    tx.all(sql!(
        "SELECT cust_no, order_no, kind, trade_acco, fund_code, protocol_no, amount, due_on, state,
                reason, attempt, bank_name, tail, begun_at
         FROM orders_payouts WHERE cust_no = $1 ORDER BY order_no, kind",
        cust_no
    ))
    .await
}
