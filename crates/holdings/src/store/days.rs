//! `holdings_position_days`, and the totals of customers by day and month.

use crate::holding::DayTotals;
use crate::{Position, PositionDay};
use bankcards::Purpose;
use db::{Error, ErrorKind, Tx, insert, select, sql};
use kernel::{CustNo, Day, Fen, FundCode, Overflow, TradeAcco};
use std::collections::BTreeMap;

db::row! {
    /// A customer's day; when written, how much it moves.
    #[derive(Debug, Clone, PartialEq, Eq)]
    pub struct CustomerDay {
        pub cust_no: CustNo,
        pub day: Day,
        pub profit: Fen,
        pub flow: Fen,
    }
}

db::row! {
    /// A customer's month; when written, how much it moves.
    #[derive(Debug, Clone, PartialEq, Eq)]
    pub struct CustomerMonth {
        pub cust_no: CustNo,
        pub month: String,
        pub profit: Fen,
    }
}

db::row! {
    /// Asks for a position's days from one on.
    pub struct Since {
        pub cust_no: CustNo,
        pub trade_acco: TradeAcco,
        pub fund_code: FundCode,
        pub container: Purpose,
        pub day: Day,
    }
}

impl Since {
    pub fn of(position: &Position, day: Day) -> Self {
        let Position { cust_no, trade_acco, fund_code, container, .. } = *position;
        Self { cust_no, trade_acco, fund_code, container, day }
    }
}

/// Days of positions, of each from its own first one on; no position may be named twice.
pub async fn since(tx: &mut Tx, keys: &[Since]) -> Result<Vec<PositionDay>, Error> {
    let select = select!(
        "SELECT cust_no, trade_acco, fund_code, container, day, shares, nav, value, profit, flow
         FROM holdings_position_days
         WHERE cust_no = $cust_no AND trade_acco = $trade_acco AND fund_code = $fund_code
           AND container = $container AND day >= $day",
        Since
    );
    tx.select_many(select, keys).await
}

/// A customer's days of one fund and purpose, all cards together, within two days, oldest first, as
/// (day, profit, flow).
pub async fn of_fund(
    tx: &mut Tx,
    cust_no: CustNo,
    accounts: &[TradeAcco],
    (fund, purpose): (FundCode, Purpose),
    (from, to): (Day, Day),
) -> Result<Vec<(Day, Fen, Fen)>, Error> {
    tx.all(sql!(
        "SELECT day, CAST(SUM(profit) AS BIGINT) AS profit, CAST(SUM(flow) AS BIGINT) AS flow
         FROM holdings_position_days
         WHERE cust_no = $1 AND trade_acco IN ($2[]) AND fund_code = $3 AND container = $4
           AND day >= $5 AND day <= $6
         GROUP BY day ORDER BY day",
        cust_no,
        accounts,
        fund,
        purpose,
        from,
        to
    ))
    .await
}

/// What each fund brought a customer within two days, by purpose and all cards together, as
/// (purpose, fund, profit). Goes from position to position, which SQLite does only where it is told
/// to (`CROSS JOIN`): it would read all days of the customer, or the positions of all customers.
pub async fn by_fund(
    tx: &mut Tx,
    cust_no: CustNo,
    (from, to): (Day, Day),
) -> Result<Vec<(Purpose, FundCode, Fen)>, Error> {
    tx.all(sql!(
        "SELECT d.container, d.fund_code, CAST(SUM(d.profit) AS BIGINT) AS profit
         FROM holdings_positions p CROSS JOIN holdings_position_days d
         WHERE p.cust_no = $1
           AND d.cust_no = p.cust_no AND d.trade_acco = p.trade_acco
           AND d.fund_code = p.fund_code AND d.container = p.container
           AND d.day >= $2 AND d.day <= $3
         GROUP BY d.container, d.fund_code ORDER BY d.fund_code, d.container",
        cust_no,
        from,
        to
    ))
    .await
}

/// A customer's days within two days of everything that is not the customer's own, by purpose,
/// oldest first, as (purpose, day, profit, flow): few have any.
pub async fn of_others(
    tx: &mut Tx,
    cust_no: CustNo,
    (from, to): (Day, Day),
) -> Result<Vec<(Purpose, Day, Fen, Fen)>, Error> {
    tx.all(sql!(
        "SELECT d.container, d.day, CAST(SUM(d.profit) AS BIGINT) AS profit,
                CAST(SUM(d.flow) AS BIGINT) AS flow
         FROM holdings_positions p CROSS JOIN holdings_position_days d
         WHERE p.cust_no = $1 AND p.container <> $2
           AND d.cust_no = p.cust_no AND d.trade_acco = p.trade_acco
           AND d.fund_code = p.fund_code AND d.container = p.container
           AND d.day >= $3 AND d.day <= $4
         GROUP BY d.container, d.day ORDER BY d.day, d.container",
        cust_no,
        Purpose::Own,
        from,
        to
    ))
    .await
}

/// A customer's days, within two days, oldest first, as (day, profit, flow).
pub async fn of_customer(
    tx: &mut Tx,
    cust_no: CustNo,
    (from, to): (Day, Day),
) -> Result<Vec<(Day, Fen, Fen)>, Error> {
    tx.all(sql!(
        "SELECT day, profit, flow FROM holdings_customer_days
         WHERE cust_no = $1 AND day >= $2 AND day <= $3 ORDER BY day",
        cust_no,
        from,
        to
    ))
    .await
}

/// A customer's months, oldest first, as (month, profit).
pub async fn months(tx: &mut Tx, cust_no: CustNo) -> Result<Vec<(String, Fen)>, Error> {
    tx.all(sql!(
        "SELECT month, profit FROM holdings_customer_months WHERE cust_no = $1 ORDER BY month",
        cust_no
    ))
    .await
}

/// Writes days of positions, new ones and old ones.
pub async fn upsert(tx: &mut Tx, rows: &[PositionDay]) -> Result<(), Error> {
    let upsert = insert!(
        "holdings_position_days",
        PositionDay,
        "ON CONFLICT (cust_no, trade_acco, fund_code, container, day) DO UPDATE SET
            shares = excluded.shares, nav = excluded.nav, value = excluded.value,
            profit = excluded.profit, flow = excluded.flow"
    );
    tx.insert_many(upsert, rows).await.map(|_| ())
}

/// Moves the totals of customers' days and months.
pub async fn add_totals(
    tx: &mut Tx,
    moved: impl Iterator<Item = (CustNo, &DayTotals)>,
) -> Result<(), Error> {
    let (days, months) = sums(moved).map_err(|e| Error::new(ErrorKind::Fault, e))?;
    let upsert = insert!(
        "holdings_customer_days",
        CustomerDay,
        "ON CONFLICT (cust_no, day) DO UPDATE SET
            profit = holdings_customer_days.profit + excluded.profit,
            flow = holdings_customer_days.flow + excluded.flow"
    );
    tx.insert_many(upsert, &days).await?;
    let upsert = insert!(
        "holdings_customer_months",
        CustomerMonth,
        "ON CONFLICT (cust_no, month) DO UPDATE SET
            profit = holdings_customer_months.profit + excluded.profit"
    );
    tx.insert_many(upsert, &months).await.map(|_| ())
}

type Sums = (Vec<CustomerDay>, Vec<CustomerMonth>);

fn sums<'a>(moved: impl Iterator<Item = (CustNo, &'a DayTotals)>) -> Result<Sums, Overflow> {
    let mut days: BTreeMap<(CustNo, Day), (Fen, Fen)> = BTreeMap::new();
    let mut months: BTreeMap<(CustNo, String), Fen> = BTreeMap::new();
    for (cust_no, totals) in moved {
        for (day, profit, flow) in totals.iter() {
            let (profits, flows) = days.entry((cust_no, day)).or_default();
            *profits = profits.checked_add(profit)?;
            *flows = flows.checked_add(flow)?;
            let month = months.entry((cust_no, month_of(day))).or_default();
            *month = month.checked_add(profit)?;
        }
    }
    let day = |((cust_no, day), (profit, flow))| CustomerDay { cust_no, day, profit, flow };
    let month = |((cust_no, month), profit)| CustomerMonth { cust_no, month, profit };
    Ok((days.into_iter().map(day).collect(), months.into_iter().map(month).collect()))
}

/// `2026-11`
pub fn month_of(day: Day) -> String {
    format!("{:04}-{:02}", day.year(), day.month())
}
