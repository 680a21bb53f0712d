//! Collecting the money of orders.

pub mod proofs;

use super::payment::{Collection, Payment, Pays};
use crate::order::fee::Fee;
use crate::order::row::order_columns;
use crate::order::{Order, OrderNo, OrderStatus, PayStatus, PaymentNo};
use db::{Error, Tx, claim, insert, sql, update};
use kernel::{CustNo, Day, Fen, Instant};

/// Stores payments that are to be collected.
pub async fn insert(tx: &mut Tx, rows: &[Payment]) -> Result<(), Error> {
    tx.insert_many(insert!("orders_payments", Payment), rows).await.map(|_| ())
}

/// Those of some payments that were asked for after `since` and are not given up. They are asked
/// for the first time, so there is nothing to be queried.
pub async fn placed(
    tx: &mut Tx,
    payments: &[PaymentNo],
    since: Instant,
) -> Result<Vec<Payment>, Error> {
    tx.all(sql!(
        "SELECT payment_no, cust_no, pays, card_id, protocol_no, amount, state, tries, asked_at,
                begun_at, paid_at, listed_at
         FROM orders_payments
         WHERE payment_no IN ($1[]) AND state = '0' AND asked_at > $2 ORDER BY payment_no",
        payments,
        since
    ))
    .await
}

/// Claims payments that are to be collected, or are given up and unknown, and of which nobody has
/// asked since `before`, or not before `ahead`: then somebody has set the clock back.
pub async fn claim(
    tx: &mut Tx,
    (before, ahead): (Instant, Instant),
    limit: usize,
) -> Result<Vec<Payment>, Error> {
    let limit = i64::try_from(limit).unwrap_or(i64::MAX);
    tx.all(claim!(
        "SELECT payment_no, cust_no, pays, card_id, protocol_no, amount, state, tries, asked_at,
                begun_at, paid_at, listed_at
         FROM orders_payments
         WHERE state < '2' AND (asked_at < $1 OR asked_at > $2) ORDER BY payment_no LIMIT $3",
        before,
        ahead,
        limit
    ))
    .await
}

/// Payments behind one of them of which the bank has not said what became.
pub async fn unsettled(tx: &mut Tx, after: PaymentNo, limit: i64) -> Result<Vec<Payment>, Error> {
    tx.all(sql!(
        "SELECT payment_no, cust_no, pays, card_id, protocol_no, amount, state, tries, asked_at,
                begun_at, paid_at, listed_at
         FROM orders_payments
         WHERE state < '2' AND payment_no > $1 ORDER BY payment_no LIMIT $2",
        after,
        limit
    ))
    .await
}

db::row! {
    /// Notes that a statement of the bank lists a payment.
    pub struct ListedRow {
        pub payment_no: PaymentNo,
        pub listed_at: Option<Instant>,
    }
}

/// Notes payments that a statement of the bank lists, and whose money we have not booked.
pub async fn listed(tx: &mut Tx, rows: &[ListedRow]) -> Result<(), Error> {
    let update = update!(
        "UPDATE orders_payments SET listed_at = $listed_at
         WHERE payment_no = $payment_no AND state < '2'",
        ListedRow by payment_no
    );
    tx.update_many(update, rows).await.map(|_| ())
}

db::row! {
    /// Notes that the bank is asked.
    pub struct Asked {
        pub payment_no: PaymentNo,
        pub asked_at: Instant,
    }
}

/// Notes that the bank is asked.
pub async fn asked(tx: &mut Tx, rows: &[Asked]) -> Result<(), Error> {
    let update = update!(
        "UPDATE orders_payments SET asked_at = $asked_at, tries = tries + 1
         WHERE payment_no = $payment_no",
        Asked by payment_no
    );
    tx.update_many(update, rows).await.map(|_| ())
}

/// Payments that are to be collected and are not given up.
pub async fn collecting(tx: &mut Tx) -> Result<Vec<(PaymentNo, Pays)>, Error> {
    tx.all(sql!(
        "SELECT payment_no, pays FROM orders_payments
         WHERE state < '2' AND state = '0' ORDER BY payment_no"
    ))
    .await
}

db::row! {
    /// What became of a payment.
    pub struct EndedRow {
        pub payment_no: PaymentNo,
        pub state: Collection,
        pub paid_at: Option<Instant>,
        /// When we knew, by the business clock; none unless the money moved.
        pub booked_at: Option<Instant>,
    }
}

/// Notes what became of payments.
pub async fn ended(tx: &mut Tx, rows: &[EndedRow]) -> Result<(), Error> {
    let update = update!(
        "UPDATE orders_payments SET state = $state, paid_at = $paid_at, booked_at = $booked_at
         WHERE payment_no = $payment_no AND state < '2'",
        EndedRow by payment_no
    );
    tx.update_many(update, rows).await.map(|_| ())
}

/// The orders of some payments whose money is still being collected, or unknown since they were
/// given up.
pub async fn still_paying(
    tx: &mut Tx,
    payments: &[(PaymentNo, Pays)],
) -> Result<Vec<Order>, Error> {
    let of = |wanted: Pays| -> Vec<PaymentNo> {
        let some = payments.iter().filter(|(_, pays)| *pays == wanted);
        some.map(|(number, _)| *number).collect()
    };
    let (orders, parents) = (of(Pays::Order), of(Pays::Parent));
    let mut found: Vec<Order> = tx
        .all(sql!(
            concat!(
                "SELECT ",
                order_columns!(),
                " FROM orders_orders
             WHERE order_no IN ($1[]) AND pay_status = '1' ORDER BY order_no"
            ),
            orders.as_slice()
        ))
        .await?;
    if !parents.is_empty() {
        let children: Vec<Order> = tx
            .all(sql!(
                concat!(
                    "SELECT ",
                    order_columns!(),
                    " FROM orders_orders
                 WHERE parent_no IN ($1[]) AND pay_status = '1' ORDER BY order_no"
                ),
                parents.as_slice()
            ))
            .await?;
        found.extend(children);
    }
    Ok(found)
}

db::row! {
    /// An order whose money is here.
    pub struct PaidRow {
        pub cust_no: CustNo,
        pub order_no: OrderNo,
        pub paid_at: Option<Instant>,
    }
}

impl PaidRow {
    pub fn of(order: &Order) -> Self {
        Self { cust_no: order.cust_no, order_no: order.order_no, paid_at: order.paid_at }
    }
}

/// Notes that the money is here.
pub async fn paid(tx: &mut Tx, rows: &[PaidRow]) -> Result<(), Error> {
    let update = update!(
        "UPDATE orders_orders SET pay_status = '2', paid_at = $paid_at
         WHERE cust_no = $cust_no AND order_no = $order_no AND pay_status = '1'",
        PaidRow by cust_no, order_no
    );
    tx.update_many(update, rows).await.map(|_| ())
}

db::row! {
    /// An order whose payment has decided another T than it was promised.
    pub struct MovedRow {
        pub cust_no: CustNo,
        pub order_no: OrderNo,
        pub t_day: Day,
        pub nav_day: Day,
        pub confirm_day: Day,
        pub redeemable_day: Option<Day>,
        pub cancel_until: Option<Instant>,
        pub fee_explained: Fee,
    }
}

impl MovedRow {
    pub fn of(order: &Order) -> Self {
        Self {
            cust_no: order.cust_no,
            order_no: order.order_no,
            t_day: order.t_day,
            nav_day: order.nav_day,
            confirm_day: order.confirm_day,
            redeemable_day: order.redeemable_day,
            cancel_until: order.cancel_until,
            fee_explained: order.fee_explained.clone(),
        }
    }
}

/// Moves orders to another T. Apart from [`paid`], so that the indices by T are left alone where
/// it stays, which is nearly always.
pub async fn moved(tx: &mut Tx, rows: &[MovedRow]) -> Result<(), Error> {
    let update = update!(
        "UPDATE orders_orders SET t_day = $t_day, nav_day = $nav_day, confirm_day = $confirm_day,
            redeemable_day = $redeemable_day, cancel_until = $cancel_until,
            fee_explained = $fee_explained
         WHERE cust_no = $cust_no AND order_no = $order_no AND pay_status = '1'",
        MovedRow by cust_no, order_no
    );
    tx.update_many(update, rows).await.map(|_| ())
}

db::row! {
    /// An order that the bank refused.
    pub struct RefusedRow {
        pub cust_no: CustNo,
        pub order_no: OrderNo,
        pub reason: String,
    }
}

/// Voids orders that the bank refused.
pub async fn refused(tx: &mut Tx, rows: &[RefusedRow]) -> Result<(), Error> {
    let update = update!(
        "UPDATE orders_orders SET status = '4', is_void = TRUE, pay_status = '3', reason = $reason
         WHERE cust_no = $cust_no AND order_no = $order_no AND pay_status = '1'",
        RefusedRow by cust_no, order_no
    );
    tx.update_many(update, rows).await.map(|_| ())
}

db::row! {
    /// An order that is given up.
    pub struct GivenUpRow {
        pub cust_no: CustNo,
        pub order_no: OrderNo,
        pub reason: String,
    }
}

/// Gives up orders whose money is still unknown.
pub async fn give_up(tx: &mut Tx, rows: &[GivenUpRow]) -> Result<(), Error> {
    let update = update!(
        "UPDATE orders_orders SET status = '4', is_void = TRUE, reason = $reason
         WHERE cust_no = $cust_no AND order_no = $order_no AND pay_status = '1' AND status = '0'",
        GivenUpRow by cust_no, order_no
    );
    tx.update_many(update, rows).await.map(|_| ())
}

db::row! {
    /// A void order whose money came after all.
    pub struct LateRow {
        pub cust_no: CustNo,
        pub order_no: OrderNo,
        pub status: OrderStatus,
        pub is_void: bool,
        pub reason: String,
        pub pay_status: PayStatus,
        pub paid_at: Option<Instant>,
        pub refund: Option<Fen>,
        pub arrive_day: Option<Day>,
    }
}

/// Notes that money of void orders came, and goes back.
pub async fn late(tx: &mut Tx, rows: &[LateRow]) -> Result<(), Error> {
    let update = update!(
        "UPDATE orders_orders SET status = $status, is_void = $is_void, reason = $reason,
            pay_status = $pay_status, paid_at = $paid_at, refund = $refund,
            arrive_day = $arrive_day
         WHERE cust_no = $cust_no AND order_no = $order_no AND status IN ('0', '4')
           AND pay_status = '1'",
        LateRow by cust_no, order_no
    );
    tx.update_many(update, rows).await.map(|_| ())
}

db::row! {
    /// What is being collected.
    #[derive(Debug, Clone)]
    pub struct OpenRow {
        pub collecting: i64,
        pub since: Option<Instant>,
        pub given_up: i64,
    }
}

/// Counts payments that are unknown.
pub async fn open(tx: &mut Tx) -> Result<OpenRow, Error> {
    tx.one(sql!(
        "SELECT COUNT(CASE WHEN state = '0' THEN 1 END) AS collecting,
                MIN(CASE WHEN state = '0' THEN begun_at END) AS since,
                COUNT(CASE WHEN state = '1' THEN 1 END) AS given_up
         FROM orders_payments WHERE state < '2'"
    ))
    .await
}

/// What a customer's pension account is asked for, of which the bank has not said what became.
pub async fn asking_of_pension(tx: &mut Tx, cust_no: CustNo) -> Result<Fen, Error> {
    let (sum,): (Fen,) = tx
        .one(sql!(
            "SELECT CAST(COALESCE(SUM(amount), 0) AS BIGINT) AS sum FROM orders_payments
             WHERE cust_no = $1 AND state < '2' AND protocol_no LIKE 'PEN%'",
            cust_no
        ))
        .await?;
    Ok(sum)
}
