//! Sealing, export and confirmation.

pub mod advanced;
pub mod at_bank;
pub mod left;
pub mod moved;
pub mod proofs;
pub mod waiting;
pub mod waiting_shares;

use crate::order::row::order_columns;
use crate::order::{Order, OrderNo, OrderStatus, PaidBy, PayStatus};
use db::{Error, Tx, sql, update};
use kernel::{CustNo, Day, Fen, Instant, Nav, Shares};

/// Orders of a day after the first number, up to the second one.
pub type Range = (Day, OrderNo, OrderNo);

/// The number of the so-manieth order of a day after a number; none where there are fewer.
pub async fn nth_after(
    tx: &mut Tx,
    (day, after): (Day, OrderNo),
    nth: i64,
) -> Result<Option<OrderNo>, Error> {
    let found: Option<(OrderNo,)> = tx
        .optional(sql!(
            "SELECT order_no FROM orders_orders WHERE t_day = $1 AND order_no > $2
             ORDER BY order_no LIMIT 1 OFFSET $3",
            day,
            after,
            nth - 1
        ))
        .await?;
    Ok(found.map(|(number,)| number))
}

/// Seals the paid purchases, the redemptions, the conversions, the moves and the changes of
/// dividend methods of a range; answers how many.
pub async fn seal(tx: &mut Tx, (day, after, until): Range) -> Result<u64, Error> {
    tx.execute(sql!(
        "UPDATE orders_orders SET status = $4
         WHERE t_day = $1 AND order_no > $2 AND order_no <= $3 AND status = $5
           AND ((kind IN ('020', '022', '039', '090') AND pay_status = $6 AND paid_by <> $7
                 AND holds_until IS NULL)
                OR kind IN ('024', '026', '029', '036'))",
        day,
        after,
        until,
        OrderStatus::Sent,
        OrderStatus::Accepted,
        PayStatus::Paid,
        PaidBy::MoneyFund
    ))
    .await
}

/// Quick redemptions that are to pay for purchases of a day.
pub async fn to_draw(tx: &mut Tx, day: Day, limit: i64) -> Result<Vec<Order>, Error> {
    tx.all(sql!(
        concat!(
            "SELECT ",
            order_columns!(),
            " FROM orders_orders
         WHERE t_day = $1 AND kind = '098' AND status = '0'
         ORDER BY order_no LIMIT $2"
        ),
        day,
        limit
    ))
    .await
}

db::row! {
    /// A quick redemption that has paid.
    pub struct DrawnRow {
        pub cust_no: CustNo,
        pub order_no: OrderNo,
        pub status: OrderStatus,
        pub pay_status: PayStatus,
        pub confirmed_on: Option<Day>,
        pub confirmed_nav: Option<Nav>,
        pub confirmed_amount: Option<Fen>,
        pub confirmed_shares: Option<Shares>,
        pub confirmed_fee: Option<Fen>,
    }
}

/// Writes quick redemptions that have paid for purchases.
pub async fn draw(tx: &mut Tx, rows: &[DrawnRow]) -> Result<u64, Error> {
    let update = update!(
        "UPDATE orders_orders SET status = $status, pay_status = $pay_status,
            confirmed_on = $confirmed_on, confirmed_nav = $confirmed_nav,
            confirmed_amount = $confirmed_amount, confirmed_shares = $confirmed_shares,
            confirmed_fee = $confirmed_fee
         WHERE cust_no = $cust_no AND order_no = $order_no AND status = '0'",
        DrawnRow by cust_no, order_no
    );
    tx.update_many(update, rows).await
}

db::row! {
    /// A purchase that is paid and sent.
    pub struct SentRow {
        pub cust_no: CustNo,
        pub order_no: OrderNo,
        pub status: OrderStatus,
    }
}

/// Sends purchases that money funds have paid.
pub async fn send(tx: &mut Tx, rows: &[SentRow]) -> Result<u64, Error> {
    let update = update!(
        "UPDATE orders_orders SET status = $status
         WHERE cust_no = $cust_no AND order_no = $order_no AND status = '0'",
        SentRow by cust_no, order_no
    );
    tx.update_many(update, rows).await
}

/// Notes the sealing of a range; what was noted before stays.
pub async fn note_sealed(
    tx: &mut Tx,
    (day, after, until): Range,
    (step, at): (i64, Instant),
) -> Result<(), Error> {
    tx.execute(sql!(
        "INSERT INTO orders_events (cust_no, order_no, step, at, status, pay_status, note)
         SELECT cust_no, order_no, $4, $5, status, pay_status, '' FROM orders_orders
         WHERE t_day = $1 AND order_no > $2 AND order_no <= $3 AND status = $6
         ON CONFLICT DO NOTHING",
        day,
        after,
        until,
        step,
        at,
        OrderStatus::Sent
    ))
    .await
    .map(|_| ())
}

/// Sealed orders of a range, in order, those already confirmed too: an export that is made again is
/// the same. A planner whose statistics are of this morning thinks that none is sealed; told how
/// many to find instead of where to end, it would read the whole day for each page.
pub async fn sealed(tx: &mut Tx, (day, after, until): Range) -> Result<Vec<Order>, Error> {
    tx.all(sql!(
        concat!(
            "SELECT ",
            order_columns!(),
            " FROM orders_orders
         WHERE t_day = $1 AND order_no > $2 AND order_no <= $3 AND status NOT IN ('0', '4', '7')
           AND kind IN ('020', '022', '024', '026', '029', '036', '039', '090', '098')
         ORDER BY order_no"
        ),
        day,
        after,
        until
    ))
    .await
}

/// All orders.
pub async fn all(tx: &mut Tx) -> Result<Vec<Order>, Error> {
    tx.all(sql!(concat!(
        "SELECT ",
        order_columns!(),
        " FROM orders_orders ORDER BY cust_no, order_no"
    )))
    .await
}

db::row! {
    /// What a confirmation writes.
    pub struct ConfirmedRow {
        pub cust_no: CustNo,
        pub order_no: OrderNo,
        pub status: OrderStatus,
        pub pay_status: PayStatus,
        pub reason: String,
        pub confirmed_on: Option<Day>,
        pub confirmed_nav: Option<Nav>,
        pub confirmed_amount: Option<Fen>,
        pub confirmed_shares: Option<Shares>,
        pub confirmed_fee: Option<Fen>,
        pub refund: Option<Fen>,
        pub arrive_day: Option<Day>,
    }
}

impl ConfirmedRow {
    pub fn of(order: &Order) -> Self {
        Self {
            cust_no: order.cust_no,
            order_no: order.order_no,
            status: order.status,
            pay_status: order.pay_status,
            reason: order.reason.clone(),
            confirmed_on: order.confirmed_on,
            confirmed_nav: order.confirmed_nav,
            confirmed_amount: order.confirmed_amount,
            confirmed_shares: order.confirmed_shares,
            confirmed_fee: order.confirmed_fee,
            refund: order.refund,
            arrive_day: order.arrive_day,
        }
    }
}

/// Writes confirmations of orders that are with the TA.
pub async fn confirm(tx: &mut Tx, rows: &[ConfirmedRow]) -> Result<u64, Error> {
    let update = update!(
        "UPDATE orders_orders SET status = $status, pay_status = $pay_status,
            reason = $reason, confirmed_on = $confirmed_on,
            confirmed_nav = $confirmed_nav, confirmed_amount = $confirmed_amount,
            confirmed_shares = $confirmed_shares, confirmed_fee = $confirmed_fee, refund = $refund,
            arrive_day = $arrive_day
         WHERE cust_no = $cust_no AND order_no = $order_no AND status IN ('3', '5')",
        ConfirmedRow by cust_no, order_no
    );
    tx.update_many(update, rows).await
}

db::row! {
    /// Orders of a T without an answer.
    #[derive(Debug, Clone, PartialEq, Eq)]
    pub struct Unanswered {
        /// T.
        pub t_day: Day,
        /// How many.
        pub orders: i64,
        /// The number of the first one.
        pub first: OrderNo,
    }
}

/// Sealed orders without an answer.
pub async fn unanswered(
    tx: &mut Tx,
    (t_day, cfm_day): (Day, Day),
) -> Result<Vec<Unanswered>, Error> {
    tx.all(sql!(
        "SELECT o.t_day, COUNT(*) AS orders, MIN(o.order_no) AS first
         FROM orders_open p CROSS JOIN orders_orders o
         WHERE o.cust_no = p.cust_no AND o.order_no = p.order_no
           AND o.status <> '0' AND o.t_day <= $1
           AND (o.confirm_day <= $2 OR (o.kind = '020' AND o.status = '3'))
         GROUP BY o.t_day ORDER BY o.t_day",
        t_day,
        cfm_day
    ))
    .await
}

/// Quick redemptions that the TA should have repaid.
pub async fn not_repaid(
    tx: &mut Tx,
    (t_day, cfm_day): (Day, Day),
) -> Result<Vec<Unanswered>, Error> {
    tx.all(sql!(
        "SELECT t_day, COUNT(*) AS orders, MIN(order_no) AS first FROM orders_orders
         WHERE kind = '098' AND repaid_on IS NULL AND status = '1'
           AND t_day <= $1 AND confirm_day <= $2
         GROUP BY t_day ORDER BY t_day",
        t_day,
        cfm_day
    ))
    .await
}

db::row! {
    /// A quick redemption whose advance is repaid.
    pub struct RepaidRow {
        pub cust_no: CustNo,
        pub order_no: OrderNo,
        pub repaid_on: Option<Day>,
    }
}

/// Notes that advances are repaid; answers how many were open.
pub async fn repay(tx: &mut Tx, rows: &[RepaidRow]) -> Result<u64, Error> {
    let update = update!(
        "UPDATE orders_orders SET repaid_on = $repaid_on
         WHERE cust_no = $cust_no AND order_no = $order_no AND repaid_on IS NULL",
        RepaidRow by cust_no, order_no
    );
    tx.update_many(update, rows).await
}
