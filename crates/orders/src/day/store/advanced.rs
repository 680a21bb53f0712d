//! What is advanced for quick redemptions, and `orders_advanced_incomes`.

use db::{Error, Tx, insert, sql, update};
use kernel::{CustNo, Day, Fen, FundCode, Shares, TradeAcco};

db::row! {
    /// What is advanced for a fund and not repaid.
    #[derive(Debug, Clone)]
    pub struct Advanced {
        pub fund_code: FundCode,
        pub amount: Fen,
        pub shares: Shares,
    }
}

/// Open quick redemptions by fund; zero for a fund whose quick redemptions are all repaid.
pub async fn advanced(tx: &mut Tx) -> Result<Vec<Advanced>, Error> {
    tx.all(sql!(
        "SELECT fund_code,
                CAST(SUM(CASE WHEN repaid_on IS NULL THEN confirmed_amount ELSE 0 END) AS BIGINT)
                    AS amount,
                CAST(SUM(CASE WHEN repaid_on IS NULL THEN shares ELSE 0 END) AS BIGINT) AS shares
         FROM orders_orders WHERE kind = '098' AND status = '1'
         GROUP BY fund_code ORDER BY fund_code"
    ))
    .await
}

db::row! {
    /// Shares that left within seconds, while the TA states them for the customer.
    #[derive(Debug, Clone)]
    pub struct Given {
        pub cust_no: CustNo,
        pub trade_acco: TradeAcco,
        pub fund_code: FundCode,
        pub given_on: Day,
        pub shares: Shares,
    }
}

/// Quick redemptions of a T or a later one that were given on a day or before.
pub async fn given(tx: &mut Tx, t_day: Day, until: Day) -> Result<Vec<Given>, Error> {
    tx.all(sql!(
        "SELECT cust_no, trade_acco, fund_code, confirmed_on AS given_on,
                confirmed_shares AS shares
         FROM orders_orders
         WHERE t_day >= $1 AND kind = '098' AND status = '1' AND confirmed_on <= $2
         ORDER BY order_no",
        t_day,
        until
    ))
    .await
}

/// Shares of quick redemptions whose T is after a day, by transaction account and fund.
pub async fn given_after(
    tx: &mut Tx,
    day: Day,
) -> Result<Vec<(TradeAcco, FundCode, Shares)>, Error> {
    tx.all(sql!(
        "SELECT trade_acco, fund_code, CAST(SUM(confirmed_shares) AS BIGINT) AS shares
         FROM orders_orders WHERE t_day > $1 AND kind = '098' AND status = '1'
         GROUP BY trade_acco, fund_code ORDER BY trade_acco, fund_code",
        day
    ))
    .await
}

db::row! {
    /// What of an account's income is the advance bank's.
    #[derive(Debug, Clone, PartialEq, Eq)]
    pub struct AdvancedIncome {
        /// The day on which the TA confirms it.
        pub confirmed_on: Day,
        /// The transaction account.
        pub trade_acco: TradeAcco,
        /// The money fund.
        pub fund_code: FundCode,
        /// The customer.
        pub cust_no: CustNo,
        /// The bank's shares.
        pub shares: Shares,
        /// How many of them are booked.
        pub booked: Shares,
    }
}

/// Inserts those that are not there yet.
pub async fn insert(tx: &mut Tx, rows: &[AdvancedIncome]) -> Result<(), Error> {
    let insert = insert!("orders_advanced_incomes", AdvancedIncome, "ON CONFLICT DO NOTHING");
    tx.insert_many(insert, rows).await.map(|_| ())
}

/// Writes how many are booked.
pub async fn book(tx: &mut Tx, rows: &[AdvancedIncome]) -> Result<(), Error> {
    let update = update!(
        "UPDATE orders_advanced_incomes SET booked = $booked
         WHERE confirmed_on = $confirmed_on AND trade_acco = $trade_acco
           AND fund_code = $fund_code",
        AdvancedIncome by confirmed_on, trade_acco, fund_code
    );
    tx.update_many(update, rows).await.map(|_| ())
}

/// Those of a day.
pub async fn of_day(tx: &mut Tx, confirmed_on: Day) -> Result<Vec<AdvancedIncome>, Error> {
    tx.all(sql!(
        "SELECT confirmed_on, trade_acco, fund_code, cust_no, shares, booked
         FROM orders_advanced_incomes WHERE confirmed_on = $1 ORDER BY trade_acco, fund_code",
        confirmed_on
    ))
    .await
}

/// What is booked in all up to a day, as (customer, account, fund, shares).
pub async fn booked(
    tx: &mut Tx,
    until: Day,
) -> Result<Vec<(CustNo, TradeAcco, FundCode, Shares)>, Error> {
    tx.all(sql!(
        "SELECT cust_no, trade_acco, fund_code, CAST(SUM(booked) AS BIGINT) AS shares
         FROM orders_advanced_incomes WHERE confirmed_on <= $1 AND booked > 0
         GROUP BY cust_no, trade_acco, fund_code ORDER BY trade_acco, fund_code",
        until
    ))
    .await
}
