//! What our books say has moved at the bank.

use crate::order::{OrderNo, PaymentNo};
use crate::payments::payment::Collection;
use crate::payouts::payout::{PayoutKind, PayoutState};
use db::{Error, Tx, sql};
use kernel::{Fen, Instant};

db::row! {
    /// A debit of a card.
    #[derive(Debug, Clone)]
    pub struct PaymentRow {
        pub payment_no: PaymentNo,
        pub amount: Fen,
        pub state: Collection,
        pub booked_at: Option<Instant>,
    }
}

db::row! {
    /// A payout to a card.
    #[derive(Debug, Clone)]
    pub struct PayoutRow {
        pub order_no: OrderNo,
        pub kind: PayoutKind,
        pub amount: Fen,
        pub state: PayoutState,
        pub attempt: i64,
        pub booked_at: Option<Instant>,
    }
}

/// Debits by their numbers.
pub async fn payments(tx: &mut Tx, numbers: &[PaymentNo]) -> Result<Vec<PaymentRow>, Error> {
    tx.all(sql!(
        "SELECT payment_no, amount, state, booked_at FROM orders_payments
         WHERE payment_no IN ($1[])",
        numbers
    ))
    .await
}

/// Payouts of orders, and of parents, by their numbers.
pub async fn payouts(tx: &mut Tx, numbers: &[OrderNo]) -> Result<Vec<PayoutRow>, Error> {
    let mut all: Vec<PayoutRow> = tx
        .all(sql!(
            "SELECT p.order_no, p.kind, p.amount, p.state, p.attempt, p.booked_at
             FROM orders_orders AS o
             JOIN orders_payouts AS p ON p.cust_no = o.cust_no AND p.order_no = o.order_no
             WHERE o.order_no IN ($1[])",
            numbers
        ))
        .await?;
    let parents: Vec<PayoutRow> = tx
        .all(sql!(
            "SELECT p.order_no, p.kind, p.amount, p.state, p.attempt, p.booked_at
             FROM orders_parents AS q
             JOIN orders_payouts AS p ON p.cust_no = q.cust_no AND p.order_no = q.parent_no
             WHERE q.parent_no IN ($1[])",
            numbers
        ))
        .await?;
    all.extend(parents);
    Ok(all)
}

/// The next debits that were booked as paid until a moment, after one of them.
pub async fn payments_booked(
    tx: &mut Tx,
    (at, number): (Instant, PaymentNo),
    until: Instant,
    limit: i64,
) -> Result<Vec<(Instant, PaymentNo)>, Error> {
    tx.all(sql!(
        "SELECT booked_at, payment_no FROM orders_payments
         WHERE booked_at IS NOT NULL AND (booked_at, payment_no) > ($1, $2) AND booked_at <= $3
         ORDER BY booked_at, payment_no LIMIT $4",
        at,
        number,
        until,
        limit
    ))
    .await
}

/// The same of payouts.
pub async fn payouts_booked(
    tx: &mut Tx,
    (at, number, kind): &(Instant, OrderNo, String),
    until: Instant,
    limit: i64,
) -> Result<Vec<(Instant, OrderNo, PayoutKind)>, Error> {
    tx.all(sql!(
        "SELECT booked_at, order_no, kind FROM orders_payouts
         WHERE booked_at IS NOT NULL AND (booked_at, order_no, kind) > ($1, $2, $3)
           AND booked_at <= $4
         ORDER BY booked_at, order_no, kind LIMIT $5",
        at,
        number,
        kind,
        until,
        limit
    ))
    .await
}
