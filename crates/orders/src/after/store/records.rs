//! The records of a customer.

use crate::order::Order;
use db::{Error, Tx, sql};
use kernel::{CustNo, Day, Fen, FundCode};

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
