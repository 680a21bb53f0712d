//! `orders_payouts`: money that goes to cards.

use crate::{OrderNo, PayStatus, Payout, PayoutKind};
use db::{Error, Tx, claim, insert, sql, update};
use kernel::{CustNo, Day};

/// Inserts payouts; one that is there already stays.
pub async fn insert(tx: &mut Tx, rows: &[Payout]) -> Result<(), Error> {
    let insert = insert!("orders_payouts", Payout, "ON CONFLICT DO NOTHING");
    tx.insert_many(insert, rows).await.map(|_| ())
}

/// Payouts that are due on a day or before and not done, oldest first.
pub async fn due(tx: &mut Tx, day: Day, limit: i64) -> Result<Vec<Payout>, Error> {
    tx.all(claim!(
        "SELECT cust_no, order_no, kind, trade_acco, fund_code, protocol_no, amount, due_on, state,
                reason
         FROM orders_payouts WHERE due_on <= $1 AND state < '2'
         ORDER BY due_on, cust_no, order_no LIMIT $2",
        day,
        limit
    ))
    .await
}

/// Payouts of quick redemptions that are not done, oldest first.
pub async fn quick(tx: &mut Tx, limit: i64) -> Result<Vec<Payout>, Error> {
    tx.all(claim!(
        "SELECT cust_no, order_no, kind, trade_acco, fund_code, protocol_no, amount, due_on, state,
                reason
         FROM orders_payouts WHERE kind = 'quick' AND state < '2'
         ORDER BY due_on, cust_no, order_no LIMIT $1",
        limit
    ))
    .await
}

/// Those of some payouts that are not done yet.
pub async fn open(
    tx: &mut Tx,
    customers: &[CustNo],
    orders: &[OrderNo],
) -> Result<Vec<Payout>, Error> {
    tx.all(sql!(
        "SELECT cust_no, order_no, kind, trade_acco, fund_code, protocol_no, amount, due_on, state,
                reason
         FROM orders_payouts
         WHERE cust_no IN ($1[]) AND order_no IN ($2[]) AND state < '2'
         ORDER BY cust_no, order_no, kind",
        customers,
        orders
    ))
    .await
}

db::row! {
    /// How a payout went.
    pub struct PayoutState {
        pub cust_no: CustNo,
        pub order_no: OrderNo,
        pub kind: PayoutKind,
        pub state: String,
        pub reason: String,
    }
}

/// Writes how payouts went.
pub async fn set_state(tx: &mut Tx, rows: &[PayoutState]) -> Result<(), Error> {
    let update = update!(
        "UPDATE orders_payouts SET state = $state, reason = $reason
         WHERE cust_no = $cust_no AND order_no = $order_no AND kind = $kind AND state < '2'",
        PayoutState by cust_no, order_no, kind
    );
    tx.update_many(update, rows).await.map(|_| ())
}

db::row! {
    /// Where an order's money is after a payout.
    pub struct MoneyRow {
        pub cust_no: CustNo,
        pub order_no: OrderNo,
        pub pay_status: PayStatus,
    }
}

/// Writes where orders' money is.
pub async fn set_pay_status(tx: &mut Tx, rows: &[MoneyRow]) -> Result<(), Error> {
    let update = update!(
        "UPDATE orders_orders SET pay_status = $pay_status
         WHERE cust_no = $cust_no AND order_no = $order_no",
        MoneyRow by cust_no, order_no
    );
    tx.update_many(update, rows).await.map(|_| ())
}
