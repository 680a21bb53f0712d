//! `orders_orders` and `orders_events`. `SELECT *` is read into [`Order`], whose fields are the
//! table's columns; `row!` compares their names in tests.

use crate::state::Step;
use crate::{Order, OrderNo, OrderStatus, PayStatus};
use bankcards::CardId;
use db::{Error, Tx, insert, sql};
use kernel::{CustNo, Day, Fen, FundCode, Instant};

db::row! {
    /// A row of `orders_events`.
    #[derive(Debug, Clone)]
    pub struct Event {
        pub cust_no: CustNo,
        pub order_no: OrderNo,
        pub step: i64,
        pub at: Instant,
        pub status: OrderStatus,
        pub pay_status: PayStatus,
        pub note: String,
    }
}

impl Event {
    /// What just happened to an order, in its new state.
    pub fn of(order: &Order, step: Step, at: Instant, note: impl Into<String>) -> Self {
        Self {
            cust_no: order.cust_no,
            order_no: order.order_no,
            step: step.number(),
            at,
            status: order.status,
            pay_status: order.pay_status,
            note: note.into(),
        }
    }
}

/// A customer's order, or none.
pub async fn find(tx: &mut Tx, cust_no: CustNo, order_no: OrderNo) -> Result<Option<Order>, Error> {
    tx.optional(sql!(
        "SELECT * FROM orders_orders WHERE cust_no = $1 AND order_no = $2",
        cust_no,
        order_no
    ))
    .await
}

/// Inserts orders.
pub async fn insert(tx: &mut Tx, rows: &[Order]) -> Result<(), Error> {
    tx.insert_many(insert!("orders_orders", Order), rows).await.map(|_| ())
}

/// Appends events; a step that was noted before stays as it is.
pub async fn append(tx: &mut Tx, rows: &[Event]) -> Result<(), Error> {
    let insert = insert!("orders_events", Event, "ON CONFLICT DO NOTHING");
    tx.insert_many(insert, rows).await.map(|_| ())
}

/// What happened to an order, in order.
pub async fn events(tx: &mut Tx, cust_no: CustNo, order_no: OrderNo) -> Result<Vec<Event>, Error> {
    tx.all(sql!(
        "SELECT cust_no, order_no, step, at, status, pay_status, note FROM orders_events
         WHERE cust_no = $1 AND order_no = $2 ORDER BY at, step",
        cust_no,
        order_no
    ))
    .await
}

db::row! {
    /// What a customer has ordered that counts against the limits.
    #[derive(Debug, Clone, Copy, Default)]
    pub struct Ordered {
        /// By this card, accepted today.
        pub by_card: Fen,
        /// In this fund for this T.
        pub in_fund: Fen,
    }
}

/// Sums of purchases that are not void or cancelled, against the limits of card and fund.
pub async fn ordered(
    tx: &mut Tx,
    cust_no: CustNo,
    card: (CardId, Day),
    fund: (FundCode, Day),
) -> Result<Ordered, Error> {
    tx.one(sql!(
        "SELECT CAST(COALESCE(SUM(CASE WHEN card_id = $2 AND accepted_on = $3
                                            AND paired_no IS NULL AND original_no IS NULL
                                       THEN amount ELSE 0 END), 0) AS BIGINT) AS by_card,
                CAST(COALESCE(SUM(CASE WHEN fund_code = $4 AND t_day = $5
                                       THEN amount ELSE 0 END), 0) AS BIGINT) AS in_fund
         FROM orders_orders
         WHERE cust_no = $1 AND t_day >= $3 AND kind IN ('020', '022')
           AND status NOT IN ('4', '7')",
        cust_no,
        card.0,
        card.1,
        fund.0,
        fund.1
    ))
    .await
}

/// What a customer took by quick redemption of a fund on a natural day: on the day on which he
/// asked for it, or, to pay for a purchase, on its T.
pub async fn quick_taken(
    tx: &mut Tx,
    cust_no: CustNo,
    fund: FundCode,
    day: Day,
) -> Result<Fen, Error> {
    let (sum,): (Fen,) = tx
        .one(sql!(
            "SELECT CAST(COALESCE(SUM(shares), 0) AS BIGINT) AS sum FROM orders_orders
             WHERE cust_no = $1 AND t_day >= $3 AND kind = '098' AND fund_code = $2
               AND status IN ('0', '1')
               AND CASE WHEN paired_no IS NULL THEN accepted_on ELSE t_day END = $3",
            cust_no,
            fund,
            day
        ))
        .await?;
    Ok(sum)
}

/// What all customers took of a fund's pool on a natural day.
pub async fn pool_taken(tx: &mut Tx, fund: FundCode, day: Day) -> Result<Fen, Error> {
    let (sum,): (Fen,) = tx
        .one(sql!(
            "SELECT CAST(COALESCE(SUM(amount), 0) AS BIGINT) AS sum FROM orders_quick_pools
             WHERE fund_code = $1 AND day = $2",
            fund,
            day
        ))
        .await?;
    Ok(sum)
}

/// Takes from a fund's pool.
pub async fn take_from_pool(
    tx: &mut Tx,
    fund: FundCode,
    day: Day,
    bucket: i64,
    amount: Fen,
) -> Result<(), Error> {
    tx.execute(sql!(
        "INSERT INTO orders_quick_pools (fund_code, day, bucket, amount) VALUES ($1, $2, $3, $4)
         ON CONFLICT (fund_code, day, bucket)
         DO UPDATE SET amount = orders_quick_pools.amount + excluded.amount",
        fund,
        day,
        bucket,
        amount
    ))
    .await
    .map(|_| ())
}

/// Cancels an order that is accepted and settled; what goes back to the card, and by when, is kept
/// with it. Answers whether it was.
pub async fn cancel(
    tx: &mut Tx,
    order: &Order,
    pay_status: PayStatus,
    refund: Option<(Fen, Day)>,
) -> Result<bool, Error> {
    let (amount, by) = refund.unzip();
    let changed = tx
        .execute(sql!(
            "UPDATE orders_orders SET status = '7', pay_status = $3, refund = $4,
                arrive_day = COALESCE($5, arrive_day)
             WHERE cust_no = $1 AND order_no = $2 AND status = '0' AND pay_status IN ('0', '2')",
            order.cust_no,
            order.order_no,
            pay_status,
            amount,
            by
        ))
        .await?;
    Ok(changed == 1)
}

/// Which of a customer's orders.
#[derive(Debug, Clone)]
pub struct Filter {
    /// The codes of kinds.
    pub kinds: Vec<String>,
    /// The codes of states.
    pub statuses: Vec<String>,
    /// Of one fund.
    pub fund: Option<FundCode>,
    /// Accepted between these days, both included.
    pub between: (Day, Day),
}

/// A page of a customer's orders, newest first.
pub async fn page(
    tx: &mut Tx,
    cust_no: CustNo,
    filter: &Filter,
    (offset, limit): (i64, i64),
) -> Result<Vec<Order>, Error> {
    let (from, to) = filter.between;
    tx.all(sql!(
        "SELECT * FROM orders_orders
         WHERE cust_no = $1 AND kind IN ($2[]) AND status IN ($3[])
           AND (fund_code = COALESCE($4, fund_code) OR target_fund_code = $4)
           AND accepted_on >= $5 AND accepted_on <= $6
         ORDER BY order_no DESC LIMIT $7 OFFSET $8",
        cust_no,
        filter.kinds,
        filter.statuses,
        filter.fund,
        from,
        to,
        limit,
        offset
    ))
    .await
}

db::row! {
    /// What a customer's orders of a month come to.
    #[derive(Debug, Clone)]
    pub struct MonthSums {
        /// `2026-11`
        pub month: String,
        pub bought: Fen,
        pub arrived: Fen,
    }
}

/// Sums by month of a customer's orders: purchases that did not fail, redemptions as confirmed.
pub async fn month_sums(
    tx: &mut Tx,
    cust_no: CustNo,
    filter: &Filter,
) -> Result<Vec<MonthSums>, Error> {
    let (from, to) = filter.between;
    tx.all(sql!(
        "SELECT SUBSTR(accepted_on, 1, 7) AS month,
                CAST(SUM(CASE WHEN kind IN ('020', '022') AND status NOT IN ('2', '4', '7')
                              THEN COALESCE(confirmed_amount, amount) ELSE 0 END) AS BIGINT)
                    AS bought,
                CAST(SUM(CASE WHEN kind IN ('024', '098', '142') AND status IN ('1', '6')
                                   AND paired_no IS NULL
                                   AND (target_fund_code IS NULL OR pay_status = '6')
                              THEN COALESCE(confirmed_amount, 0) ELSE 0 END) AS BIGINT)
                    AS arrived
         FROM orders_orders
         WHERE cust_no = $1 AND kind IN ($2[]) AND status IN ($3[])
           AND (fund_code = COALESCE($4, fund_code) OR target_fund_code = $4)
           AND accepted_on >= $5 AND accepted_on <= $6
         GROUP BY SUBSTR(accepted_on, 1, 7)",
        cust_no,
        filter.kinds,
        filter.statuses,
        filter.fund,
        from,
        to
    ))
    .await
}

/// A customer's orders whose money the bank did not take, newest first, at most 100.
pub async fn refused(tx: &mut Tx, cust_no: CustNo) -> Result<Vec<Order>, Error> {
    tx.all(sql!(
        "SELECT * FROM orders_orders
         WHERE cust_no = $1 AND pay_status = '7' ORDER BY order_no DESC LIMIT 100",
        cust_no
    ))
    .await
}

/// A customer's orders that are not final, newest first, at most 100.
pub async fn in_transit(tx: &mut Tx, cust_no: CustNo) -> Result<Vec<Order>, Error> {
    tx.all(sql!(
        "SELECT * FROM orders_orders
         WHERE cust_no = $1 AND status IN ('0', '3', '5') ORDER BY order_no DESC LIMIT 100",
        cust_no
    ))
    .await
}
