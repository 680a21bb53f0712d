//! `orders_payouts`: money that goes to cards.

use crate::order::{Order, OrderNo, PayStatus};
use crate::payouts::payout::{Payout, PayoutKind, PayoutState};
use db::{Error, Tx, claim, insert, select, sql, update};
use kernel::{CustNo, Day, Fen, Instant};

/// Inserts payouts; one that is there already stays.
pub async fn insert(tx: &mut Tx, rows: &[Payout]) -> Result<(), Error> {
    let insert = insert!("orders_payouts", Payout, "ON CONFLICT DO NOTHING");
    tx.insert_many(insert, rows).await.map(|_| ())
}

/// Lets payouts that are due on a day or before go: from now on the bank is asked for them. Never
/// those that are to buy another fund.
pub async fn let_go(tx: &mut Tx, day: Day) -> Result<u64, Error> {
    tx.execute(sql!(
        "UPDATE orders_payouts SET state = '1'
         WHERE due_on <= $1 AND state < '2' AND state = '0' AND kind <> 'onward'",
        day
    ))
    .await
}

/// Payouts that were let go or are quick, are not done, and of which the bank was not asked since
/// `before`, or not before `ahead`, by a clock that somebody has set back; oldest first.
pub async fn to_ask(
    tx: &mut Tx,
    (before, ahead): (Instant, Instant),
    limit: i64,
) -> Result<Vec<Payout>, Error> {
    tx.all(claim!(
        "SELECT cust_no, order_no, kind, trade_acco, fund_code, protocol_no, amount, due_on, state,
                reason, attempt, bank_name, tail, begun_at
         FROM orders_payouts
         WHERE state < '2' AND (state = '1' OR kind = 'quick')
           AND (asked_at < $1 OR asked_at > $2)
         ORDER BY due_on, cust_no, order_no LIMIT $3",
        before,
        ahead,
        limit
    ))
    .await
}

/// Payouts behind one of them that the bank was asked for and has not settled, oldest first.
pub async fn unsettled(
    tx: &mut Tx,
    after: Option<&Payout>,
    limit: i64,
) -> Result<Vec<Payout>, Error> {
    tx.all(sql!(
        "SELECT cust_no, order_no, kind, trade_acco, fund_code, protocol_no, amount, due_on, state,
                reason, attempt, bank_name, tail, begun_at
         FROM orders_payouts
         WHERE state < '2' AND (state = '1' OR kind = 'quick') AND asked_at > 0
           AND (due_on, cust_no, order_no, kind) > ($1, $2, $3, $4)
         ORDER BY due_on, cust_no, order_no, kind LIMIT $5",
        after.map_or(Day::MIN, |payout| payout.due_on),
        after.map_or(0, |payout| payout.cust_no.value()),
        after.map_or(0, |payout| payout.order_no.value()),
        after.map_or("", |payout| payout.kind.code()),
        limit
    ))
    .await
}

/// Claims payouts to cards that are due on a day or before and not done, oldest first, after one of
/// them; those left out that somebody else has asked for since `before`, the end of their leases.
/// What was set aside has a lease that ends after `now`, and is tried again.
pub async fn due(
    tx: &mut Tx,
    (day, before, now): (Day, Instant, Instant),
    after: Option<&Payout>,
    limit: i64,
) -> Result<Vec<Payout>, Error> {
    let kind = after.map_or("", |payout| payout.kind.code());
    tx.all(claim!(
        "SELECT cust_no, order_no, kind, trade_acco, fund_code, protocol_no, amount, due_on, state,
                reason, attempt, bank_name, tail, begun_at
         FROM orders_payouts
         WHERE due_on <= $1 AND state < '2' AND kind <> 'onward'
           AND (due_on, cust_no, order_no, kind) > ($2, $3, $4, $5)
           AND (asked_at < $7 OR asked_at > $8 OR asked_by = 'day')
         ORDER BY due_on, cust_no, order_no, kind LIMIT $6",
        day,
        after.map_or(Day::MIN, |payout| payout.due_on),
        after.map_or(0, |payout| payout.cust_no.value()),
        after.map_or(0, |payout| payout.order_no.value()),
        kind,
        limit,
        before,
        now
    ))
    .await
}

db::row! {
    /// Notes that the bank is asked.
    pub struct AskedRow {
        pub cust_no: CustNo,
        pub order_no: OrderNo,
        pub kind: PayoutKind,
        pub asked_at: Instant,
        pub asked_by: String,
    }
}

/// Notes that the bank is asked, and by whom: `day`, `worker`, or nobody yet.
pub async fn asked(
    tx: &mut Tx,
    payouts: &[Payout],
    (asked_by, asked_at): (&str, Instant),
) -> Result<(), Error> {
    let row = |payout: &Payout| AskedRow {
        cust_no: payout.cust_no,
        order_no: payout.order_no,
        kind: payout.kind,
        asked_at,
        asked_by: asked_by.to_owned(),
    };
    let update = update!(
        "UPDATE orders_payouts SET asked_at = $asked_at, asked_by = $asked_by
         WHERE cust_no = $cust_no AND order_no = $order_no AND kind = $kind",
        AskedRow by cust_no, order_no, kind
    );
    tx.update_many(update, &payouts.iter().map(row).collect::<Vec<_>>()).await.map(|_| ())
}

db::row! {
    /// The card that is paid.
    pub struct PayeeRow {
        pub cust_no: CustNo,
        pub order_no: OrderNo,
        pub kind: PayoutKind,
        pub attempt: i64,
        pub protocol_no: String,
        pub bank_name: String,
        pub tail: String,
        pub begun_at: Instant,
    }
}

/// Writes to which card payouts go, and when, before the bank is asked for them.
pub async fn set_card(tx: &mut Tx, payouts: &[Payout]) -> Result<(), Error> {
    let row = |payout: &Payout| PayeeRow {
        cust_no: payout.cust_no,
        order_no: payout.order_no,
        kind: payout.kind,
        attempt: payout.attempt,
        protocol_no: payout.protocol_no.clone(),
        bank_name: payout.bank_name.clone(),
        tail: payout.tail.clone(),
        begun_at: payout.begun_at,
    };
    let update = update!(
        "UPDATE orders_payouts SET protocol_no = $protocol_no, bank_name = $bank_name, tail = $tail,
                begun_at = $begun_at
         WHERE cust_no = $cust_no AND order_no = $order_no AND kind = $kind AND state < '2'
           AND attempt = $attempt",
        PayeeRow by cust_no, order_no, kind
    );
    tx.update_many(update, &payouts.iter().map(row).collect::<Vec<_>>()).await.map(|_| ())
}

/// How many payouts the bank was asked for without an answer, and how many it refused.
pub async fn open_count(tx: &mut Tx) -> Result<(i64, i64), Error> {
    let (asked,): (i64,) = tx
        .one(sql!("SELECT COUNT(*) AS asked FROM orders_payouts WHERE state < '2' AND state = '1'"))
        .await?;
    let (refused,): (i64,) =
        tx.one(sql!("SELECT COUNT(*) AS refused FROM orders_payouts WHERE state = '3'")).await?;
    Ok((asked, refused))
}

db::row! {
    /// Names an order.
    #[derive(PartialEq, Eq, PartialOrd, Ord)]
    pub struct OrderKey {
        pub cust_no: CustNo,
        pub order_no: OrderNo,
    }
}

/// Payouts of these orders that are not done yet; no order may be named twice.
pub async fn open(tx: &mut Tx, orders: &[OrderKey]) -> Result<Vec<Payout>, Error> {
    let select = select!(
        "SELECT cust_no, order_no, kind, trade_acco, fund_code, protocol_no, amount, due_on, state,
                reason, attempt, bank_name, tail, begun_at
         FROM orders_payouts
         WHERE cust_no = $cust_no AND order_no = $order_no AND state < '2'",
        OrderKey
    );
    tx.select_many(select, orders).await
}

/// All payouts of an order; of one whose money went back with its parent's, the parent's.
pub async fn of_order(tx: &mut Tx, order: &Order) -> Result<Vec<Payout>, Error> {
    let own = of_number(tx, order.cust_no, order.order_no).await?;
    match order.parent_no {
        Some(parent_no) if own.is_empty() => {
            of_number(tx, order.cust_no, parent_no.value().into()).await
        }
        _ => Ok(own),
    }
}

async fn of_number(tx: &mut Tx, cust_no: CustNo, order_no: OrderNo) -> Result<Vec<Payout>, Error> {
    tx.all(sql!(
        "SELECT cust_no, order_no, kind, trade_acco, fund_code, protocol_no, amount, due_on, state,
                reason, attempt, bank_name, tail, begun_at
         FROM orders_payouts
         WHERE cust_no = $1 AND order_no = $2 ORDER BY kind",
        cust_no,
        order_no
    ))
    .await
}

/// Payouts of an order that the bank refused.
pub async fn refused(tx: &mut Tx, order: &Order) -> Result<Vec<Payout>, Error> {
    let all = of_order(tx, order).await?;
    Ok(all.into_iter().filter(|payout| payout.state == PayoutState::Refused).collect())
}

db::row! {
    /// The next attempt of a payout; `attempt` is the one that the bank refused.
    pub struct AgainRow {
        pub cust_no: CustNo,
        pub order_no: OrderNo,
        pub kind: PayoutKind,
        pub attempt: i64,
        pub protocol_no: String,
        pub bank_name: String,
        pub tail: String,
        pub due_on: Day,
        pub begun_at: Instant,
    }
}

/// Begins another attempt of payouts that the bank refused; answers how many were still refused.
pub async fn again(tx: &mut Tx, rows: &[AgainRow]) -> Result<usize, Error> {
    let update = update!(
        "UPDATE orders_payouts SET attempt = $attempt + 1, protocol_no = $protocol_no,
            bank_name = $bank_name, tail = $tail, due_on = $due_on, begun_at = $begun_at,
            state = '1', reason = '', asked_at = 0
         WHERE cust_no = $cust_no AND order_no = $order_no AND kind = $kind AND state = '3'
           AND attempt = $attempt",
        AgainRow by cust_no, order_no, kind
    );
    let changed = tx.update_many(update, rows).await?;
    Ok(usize::try_from(changed).unwrap_or(usize::MAX))
}

db::row! {
    /// How a payout went.
    pub struct WentRow {
        pub cust_no: CustNo,
        pub order_no: OrderNo,
        pub kind: PayoutKind,
        pub attempt: i64,
        pub bank_name: String,
        pub tail: String,
        pub state: PayoutState,
        pub reason: String,
        pub paid_on: Option<Day>,
        /// When we knew that it was paid, by the business clock.
        pub booked_at: Option<Instant>,
    }
}

/// Writes how payouts went, and to which card.
pub async fn set_state(tx: &mut Tx, rows: &[WentRow]) -> Result<(), Error> {
    let update = update!(
        "UPDATE orders_payouts SET state = $state, reason = $reason, bank_name = $bank_name,
            tail = $tail, paid_on = $paid_on, booked_at = $booked_at
         WHERE cust_no = $cust_no AND order_no = $order_no AND kind = $kind AND state < '2'
           AND attempt = $attempt",
        WentRow by cust_no, order_no, kind
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

db::row! {
    /// What a customer is to be paid and is not yet.
    #[derive(Debug, Clone)]
    pub struct Owed {
        pub cust_no: CustNo,
        /// Whether to the pension account.
        pub is_pension: bool,
        pub refund: Fen,
        pub payable: Fen,
    }
}

/// What is to be paid and is not yet, refused payouts included, by customer and purse.
pub async fn owed(tx: &mut Tx) -> Result<Vec<Owed>, Error> {
    tx.all(sql!(
        "SELECT cust_no, protocol_no LIKE 'PEN%' AS is_pension,
                CAST(SUM(CASE WHEN kind = 'refund' THEN amount ELSE 0 END) AS BIGINT) AS refund,
                CAST(SUM(CASE WHEN kind = 'refund' THEN 0 ELSE amount END) AS BIGINT) AS payable
         FROM orders_payouts WHERE state <> '2'
         GROUP BY cust_no, protocol_no LIKE 'PEN%' ORDER BY cust_no"
    ))
    .await
}
