//! Proceeds that buy another fund: those that are due, and what became of them.

use crate::order::OrderNo;
use crate::payouts::payout::Payout;
use db::{Error, Tx, insert, sql, update};
use kernel::{CustNo, Day, Fen};

/// Proceeds that are to buy on a day or before, oldest first.
pub async fn due(tx: &mut Tx, day: Day, limit: i64) -> Result<Vec<Payout>, Error> {
    tx.all(sql!(
        "SELECT cust_no, order_no, kind, trade_acco, fund_code, protocol_no, amount, due_on, state,
                reason, attempt, bank_name, tail, begun_at
         FROM orders_payouts
         WHERE kind = 'onward' AND state = '0' AND due_on <= $1
         ORDER BY due_on, cust_no, order_no LIMIT $2",
        day,
        limit
    ))
    .await
}

db::row! {
    /// Names a redemption.
    pub struct ProceedsKey {
        pub cust_no: CustNo,
        pub order_no: OrderNo,
    }
}

db::row! {
    /// A redemption whose proceeds have bought, and on which day.
    pub struct SpentRow {
        pub cust_no: CustNo,
        pub order_no: OrderNo,
        pub paid_on: Day,
    }
}

/// Notes that proceeds have bought; answers how many had not.
pub async fn spend(tx: &mut Tx, rows: &[SpentRow]) -> Result<u64, Error> {
    let update = update!(
        "UPDATE orders_payouts SET state = '2', paid_on = $paid_on
         WHERE cust_no = $cust_no AND order_no = $order_no AND kind = 'onward' AND state = '0'",
        SpentRow by cust_no, order_no
    );
    tx.update_many(update, rows).await
}

/// Lets proceeds go to the card as any others; answers how many were to buy.
pub async fn turn_to_card(tx: &mut Tx, rows: &[ProceedsKey]) -> Result<u64, Error> {
    let update = update!(
        "UPDATE orders_payouts SET kind = 'proceeds'
         WHERE cust_no = $cust_no AND order_no = $order_no AND kind = 'onward' AND state = '0'",
        ProceedsKey by cust_no, order_no
    );
    tx.update_many(update, rows).await
}

/// Inserts what became of proceeds; a redemption has one row, ever.
pub async fn insert(tx: &mut Tx, rows: &[Onward]) -> Result<(), Error> {
    tx.insert_many(insert!("orders_onward", Onward), rows).await.map(|_| ())
}

/// What became of the proceeds of a customer's redemption; none before they are due.
pub async fn find(
    tx: &mut Tx,
    cust_no: CustNo,
    order_no: OrderNo,
) -> Result<Option<Onward>, Error> {
    tx.optional(sql!(
        "SELECT cust_no, order_no, bought_no, reason
         FROM orders_onward WHERE cust_no = $1 AND order_no = $2",
        cust_no,
        order_no
    ))
    .await
}

db::row! {
    /// A purchase that does not fit the proceeds that paid it.
    #[derive(Debug, Clone)]
    pub struct Unfit {
        /// The redemption.
        pub order_no: OrderNo,
        /// What it brought.
        pub proceeds: Fen,
        /// What was bought with it; zero where there is no purchase.
        pub bought: Fen,
    }
}

/// Purchases that do not fit the proceeds that paid them.
pub async fn unfit(tx: &mut Tx) -> Result<Vec<Unfit>, Error> {
    tx.all(sql!(
        "SELECT n.order_no, COALESCE(r.confirmed_amount, 0) AS proceeds,
                COALESCE(p.amount, 0) AS bought
         FROM orders_onward n
         JOIN orders_orders r ON r.cust_no = n.cust_no AND r.order_no = n.order_no
         LEFT JOIN orders_orders p ON p.cust_no = n.cust_no AND p.order_no = n.bought_no
              AND p.original_no = n.order_no AND p.fund_code = r.target_fund_code
         WHERE n.bought_no IS NOT NULL
           AND COALESCE(p.amount, 0) <> COALESCE(r.confirmed_amount, 0)
         ORDER BY n.order_no"
    ))
    .await
}

db::row! {
    /// A row of `orders_onward`: what became of the proceeds of a redemption into a fund.
    #[derive(Debug, Clone, PartialEq, Eq)]
    pub struct Onward {
        /// The customer.
        pub cust_no: CustNo,
        /// The redemption.
        pub order_no: OrderNo,
        /// The purchase that they paid; none where they go to the card.
        pub bought_no: Option<OrderNo>,
        /// Why they go to the card, in Chinese; empty where they bought.
        pub reason: String,
    }
}
