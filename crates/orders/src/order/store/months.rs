//! What customers' final orders of a month come to.

use db::{Error, Tx, insert, sql};
use kernel::{CustNo, Day, Fen, FundCode};

db::row! {
    /// A row of `orders_months`.
    #[derive(Debug, Clone, PartialEq, Eq)]
    pub struct Month {
        /// The customer.
        pub cust_no: CustNo,
        /// Of one fund, out of it or into it; empty of all funds.
        pub fund_code: String,
        /// Its first day.
        pub month: Day,
        /// Purchases and subscriptions.
        pub buys: i64,
        /// Redemptions.
        pub redeems: i64,
        /// Conversions.
        pub converts: i64,
        /// Dividends, and changes of how they are paid.
        pub dividends: i64,
        /// What the TA adds and takes, and moves between accounts.
        pub others: i64,
        /// Those of all these that are void or cancelled.
        pub void: i64,
        /// Those of the redemptions whose proceeds were to buy.
        pub into_funds: i64,
        /// What was bought; nothing of orders that failed.
        pub bought: Fen,
        /// What redemptions brought to a card.
        pub arrived: Fen,
    }
}

impl Month {
    /// One without orders.
    pub fn empty(cust_no: CustNo, fund: Option<FundCode>, month: Day) -> Self {
        Self {
            cust_no,
            fund_code: key(fund),
            month,
            buys: 0,
            redeems: 0,
            converts: 0,
            dividends: 0,
            others: 0,
            void: 0,
            into_funds: 0,
            bought: Fen::ZERO,
            arrived: Fen::ZERO,
        }
    }
}

fn key(fund: Option<FundCode>) -> String {
    fund.map_or_else(String::new, |fund| fund.to_string())
}

/// Adds to months, each of which is there once.
pub async fn add(tx: &mut Tx, rows: &[Month]) -> Result<(), Error> {
    let insert = insert!(
        "orders_months",
        Month,
        "ON CONFLICT (cust_no, fund_code, month) DO UPDATE SET
            buys = orders_months.buys + excluded.buys,
            redeems = orders_months.redeems + excluded.redeems,
            converts = orders_months.converts + excluded.converts,
            dividends = orders_months.dividends + excluded.dividends,
            others = orders_months.others + excluded.others,
            void = orders_months.void + excluded.void,
            into_funds = orders_months.into_funds + excluded.into_funds,
            bought = orders_months.bought + excluded.bought,
            arrived = orders_months.arrived + excluded.arrived"
    );
    tx.insert_many(insert, rows).await.map(|_| ())
}

/// A customer's months between two, both included, newest first; of one fund, or of all.
pub async fn between(
    tx: &mut Tx,
    (cust_no, fund): (CustNo, Option<FundCode>),
    (first, last): (Day, Day),
) -> Result<Vec<Month>, Error> {
    tx.all(sql!(
        "SELECT cust_no, fund_code, month, buys, redeems, converts, dividends, others, void,
                into_funds, bought, arrived
         FROM orders_months
         WHERE cust_no = $1 AND fund_code = $2 AND month >= $3 AND month <= $4
         ORDER BY month DESC",
        cust_no,
        key(fund),
        first,
        last
    ))
    .await
}

/// How many of a customer's final orders each month has, of two months and those between; of one
/// fund, or of all. `counted` is a column with a number of orders, or `all`.
pub async fn counts(
    tx: &mut Tx,
    (cust_no, fund): (CustNo, Option<FundCode>),
    (first, last): (Day, Day),
    counted: &str,
) -> Result<Vec<(Day, i64)>, Error> {
    tx.all(sql!(
        "SELECT month,
                CASE $5 WHEN 'all' THEN buys + redeems + converts + dividends + others
                    WHEN 'buys' THEN buys WHEN 'redeems' THEN redeems
                    WHEN 'converts' THEN converts WHEN 'dividends' THEN dividends
                    WHEN 'others' THEN others WHEN 'void' THEN void
                    WHEN 'into_funds' THEN into_funds ELSE 0 END AS orders
         FROM orders_months
         WHERE cust_no = $1 AND fund_code = $2 AND month >= $3 AND month <= $4",
        cust_no,
        key(fund),
        first,
        last,
        counted
    ))
    .await
}

/// By how much what is kept is too small, for each month in which it differs from its orders.
pub async fn differing(tx: &mut Tx) -> Result<Vec<Month>, Error> {
    tx.all(sql!(
        "SELECT cust_no, fund_code, month,
                CAST(SUM(buys) AS BIGINT) AS buys, CAST(SUM(redeems) AS BIGINT) AS redeems,
                CAST(SUM(converts) AS BIGINT) AS converts,
                CAST(SUM(dividends) AS BIGINT) AS dividends,
                CAST(SUM(others) AS BIGINT) AS others, CAST(SUM(void) AS BIGINT) AS void,
                CAST(SUM(into_funds) AS BIGINT) AS into_funds,
                CAST(SUM(bought) AS BIGINT) AS bought, CAST(SUM(arrived) AS BIGINT) AS arrived
         FROM (
            SELECT cust_no, leg AS fund_code, SUBSTR(accepted_on, 1, 7) || '-01' AS month,
                CASE WHEN kind IN ('020', '022', '039', '090') THEN 1 ELSE 0 END AS buys,
                CASE WHEN kind IN ('024', '098', '142') THEN 1 ELSE 0 END AS redeems,
                CASE WHEN kind = '036' THEN 1 ELSE 0 END AS converts,
                CASE WHEN kind IN ('029', '143') THEN 1 ELSE 0 END AS dividends,
                CASE WHEN kind IN ('026', '144', '145') THEN 1 ELSE 0 END AS others,
                CASE WHEN is_void THEN 1 ELSE 0 END AS void,
                CASE WHEN kind = '024' AND target_fund_code IS NOT NULL THEN 1 ELSE 0 END
                    AS into_funds,
                CASE WHEN kind IN ('020', '022', '039', '090') AND status NOT IN ('2', '4', '7')
                     THEN COALESCE(confirmed_amount, amount) ELSE 0 END AS bought,
                CASE WHEN kind IN ('024', '098', '142') AND status IN ('1', '6')
                          AND paired_no IS NULL
                          AND (target_fund_code IS NULL OR pay_status = '6')
                     THEN COALESCE(confirmed_amount, 0) ELSE 0 END AS arrived
            FROM (
                SELECT '' AS leg, cust_no, accepted_on, kind, is_void, status, target_fund_code,
                    confirmed_amount, amount, paired_no, pay_status
                FROM orders_orders
                UNION ALL
                SELECT fund_code AS leg, cust_no, accepted_on, kind, is_void, status,
                    target_fund_code, confirmed_amount, amount, paired_no, pay_status
                FROM orders_orders
                UNION ALL
                SELECT target_fund_code AS leg, cust_no, accepted_on, kind, is_void, status,
                    target_fund_code, confirmed_amount, amount, paired_no, pay_status
                FROM orders_orders
                WHERE target_fund_code <> fund_code
            ) AS legs
            WHERE status NOT IN ('0', '3', '5')
            UNION ALL
            SELECT cust_no, fund_code, month, -buys, -redeems, -converts, -dividends, -others,
                -void, -into_funds, -bought, -arrived
            FROM orders_months
         ) AS both_sides
         GROUP BY cust_no, fund_code, month
         HAVING SUM(buys) <> 0 OR SUM(redeems) <> 0 OR SUM(converts) <> 0 OR SUM(dividends) <> 0
             OR SUM(others) <> 0 OR SUM(void) <> 0 OR SUM(into_funds) <> 0 OR SUM(bought) <> 0
             OR SUM(arrived) <> 0
         ORDER BY cust_no, fund_code, month"
    ))
    .await
}
