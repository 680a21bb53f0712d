//! Kept days, read for a period.

use db::{Error, Tx, sql};
use kernel::{CustNo, Day, Fen, FundCode, Nav, Shares, TradeAcco};

db::row! {
    /// A position at the end of a day, as its last NAV day until then has it.
    #[derive(Debug, Clone, PartialEq, Eq)]
    pub struct Standing {
        /// The card's transaction account.
        pub trade_acco: TradeAcco,
        /// The fund.
        pub fund_code: FundCode,
        /// The NAV day.
        pub day: Day,
        /// Shares that count for it.
        pub shares: Shares,
        /// The price.
        pub nav: Nav,
        /// Market value.
        pub value: Fen,
    }
}

db::row! {
    /// What a position's days between two days come to.
    #[derive(Debug, Clone, PartialEq, Eq)]
    pub struct PositionMoved {
        /// The card's transaction account.
        pub trade_acco: TradeAcco,
        /// The fund.
        pub fund_code: FundCode,
        /// The last of them.
        pub last: Day,
        /// Profit.
        pub profit: Fen,
        /// Money in, fees included, less money out and cash dividends.
        pub flow: Fen,
    }
}

db::row! {
    /// What a customer's days of a month come to.
    #[derive(Debug, Clone, PartialEq, Eq)]
    pub struct MonthMoved {
        /// `2026-11`
        pub month: String,
        /// Profit.
        pub profit: Fen,
        /// Money in, fees included, less money out and cash dividends.
        pub flow: Fen,
    }
}

/// Each position's last day until one. Goes from position to position, which SQLite does only where
/// it is told to (`CROSS JOIN`).
pub async fn on(tx: &mut Tx, cust_no: CustNo, day: Day) -> Result<Vec<Standing>, Error> {
    tx.all(sql!(
        "SELECT d.trade_acco, d.fund_code, d.day, d.shares, d.nav, d.value
         FROM holdings_positions p CROSS JOIN holdings_position_days d
         WHERE p.cust_no = $1
           AND d.cust_no = p.cust_no AND d.trade_acco = p.trade_acco
           AND d.fund_code = p.fund_code AND d.container = p.container
           AND d.day = (SELECT MAX(l.day) FROM holdings_position_days l
                        WHERE l.cust_no = p.cust_no AND l.trade_acco = p.trade_acco
                          AND l.fund_code = p.fund_code AND l.container = p.container
                          AND l.day <= $2)
         ORDER BY d.fund_code, d.trade_acco",
        cust_no,
        day
    ))
    .await
}

/// What the positions' days within two days come to.
pub async fn moved(
    tx: &mut Tx,
    cust_no: CustNo,
    (from, to): (Day, Day),
) -> Result<Vec<PositionMoved>, Error> {
    tx.all(sql!(
        "SELECT d.trade_acco, d.fund_code, MAX(d.day) AS last,
                CAST(SUM(d.profit) AS BIGINT) AS profit, CAST(SUM(d.flow) AS BIGINT) AS flow
         FROM holdings_positions p CROSS JOIN holdings_position_days d
         WHERE p.cust_no = $1
           AND d.cust_no = p.cust_no AND d.trade_acco = p.trade_acco
           AND d.fund_code = p.fund_code AND d.container = p.container
           AND d.day >= $2 AND d.day <= $3
         GROUP BY d.trade_acco, d.fund_code ORDER BY d.fund_code, d.trade_acco",
        cust_no,
        from,
        to
    ))
    .await
}

/// The days of a customer by month: a few hundred rows a year, summed where they lie.
pub async fn months(tx: &mut Tx, cust_no: CustNo) -> Result<Vec<MonthMoved>, Error> {
    tx.all(sql!(
        "SELECT SUBSTR(day, 1, 7) AS month, CAST(SUM(profit) AS BIGINT) AS profit,
                CAST(SUM(flow) AS BIGINT) AS flow
         FROM holdings_customer_days WHERE cust_no = $1
         GROUP BY SUBSTR(day, 1, 7) ORDER BY SUBSTR(day, 1, 7)",
        cust_no
    ))
    .await
}

/// First and last day of a customer.
pub async fn ends(tx: &mut Tx, cust_no: CustNo) -> Result<Option<(Day, Day)>, Error> {
    let (first, last): (Option<Day>, Option<Day>) = tx
        .one(sql!(
            "SELECT MIN(day) AS first, MAX(day) AS last FROM holdings_customer_days
             WHERE cust_no = $1",
            cust_no
        ))
        .await?;
    Ok(first.zip(last))
}
