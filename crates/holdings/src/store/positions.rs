//! `holdings_positions`.

use crate::{Position, PositionKey};
use bankcards::Purpose;
use db::{Error, Tx, insert, select, sql, update};
use kernel::{CustNo, Day, Fen, FundCode, Nav, Shares, TradeAcco};

/// The columns of `holdings_positions` as [`Position`] has them.
macro_rules! position_columns {
    () => {
        db::columns!("":
            cust_no, trade_acco, fund_code, container, shares, frozen, cost,
            diluted_cost, round_dividends, realised, dividends, accrued, value, nav,
            valued_on, day_profit, total_profit, opened_on, closed_on,
            dividend_method, blocked, rounds, round_from, round_until, round_in, round_out,
            round_fees, round_cash, round_reinvested, carried)
    };
}

/// A position, or none.
pub async fn find(tx: &mut Tx, key: &PositionKey) -> Result<Option<Position>, Error> {
    tx.optional(sql!(
        concat!(
            "SELECT ",
            position_columns!(),
            " FROM holdings_positions
         WHERE cust_no = $1 AND trade_acco = $2 AND fund_code = $3"
        ),
        key.cust_no,
        key.trade_acco,
        key.fund_code
    ))
    .await
}

/// All positions of a customer, closed ones too.
pub async fn of_customer(tx: &mut Tx, cust_no: CustNo) -> Result<Vec<Position>, Error> {
    tx.all(sql!(
        concat!(
            "SELECT ",
            position_columns!(),
            " FROM holdings_positions WHERE cust_no = $1 ORDER BY fund_code, trade_acco"
        ),
        cust_no
    ))
    .await
}

/// A customer's positions in a fund.
pub async fn in_fund(tx: &mut Tx, cust_no: CustNo, fund: FundCode) -> Result<Vec<Position>, Error> {
    tx.all(sql!(
        concat!(
            "SELECT ",
            position_columns!(),
            " FROM holdings_positions WHERE cust_no = $1 AND fund_code = $2"
        ),
        cust_no,
        fund
    ))
    .await
}

/// The positions of these keys; no key may be given twice.
pub async fn of_keys(tx: &mut Tx, keys: &[PositionKey]) -> Result<Vec<Position>, Error> {
    let select = select!(
        "SELECT cust_no, trade_acco, fund_code, container, shares, frozen, cost, diluted_cost,
                round_dividends, realised, dividends, accrued, value, nav, valued_on, day_profit,
                total_profit, opened_on, closed_on, dividend_method, blocked, rounds, round_from,
                round_until, round_in, round_out, round_fees, round_cash, round_reinvested, carried
         FROM holdings_positions
         WHERE cust_no = $cust_no AND trade_acco = $trade_acco AND fund_code = $fund_code",
        PositionKey
    );
    tx.select_many(select, keys).await
}

/// All positions, closed ones too, in the order of their keys after one of them.
pub async fn after(
    tx: &mut Tx,
    after: Option<&PositionKey>,
    limit: usize,
) -> Result<Vec<Position>, Error> {
    let (cust_no, trade_acco) = begins(after);
    let fund = after.map_or("", |key| key.fund_code.as_str());
    tx.all(sql!(
        concat!(
            "SELECT ",
            position_columns!(),
            " FROM holdings_positions
         WHERE (cust_no, trade_acco, fund_code) > ($1, $2, $3)
         ORDER BY cust_no, trade_acco, fund_code LIMIT $4"
        ),
        cust_no,
        trade_acco,
        fund,
        i64::try_from(limit).unwrap_or(i64::MAX)
    ))
    .await
}

/// The positions of a fund, closed ones too, in the order of their keys after `after`.
pub async fn ever_of_fund(
    tx: &mut Tx,
    fund: FundCode,
    after: Option<&PositionKey>,
    limit: i64,
) -> Result<Vec<Position>, Error> {
    let after = begins(after);
    tx.all(sql!(
        concat!(
            "SELECT ",
            position_columns!(),
            " FROM holdings_positions
         WHERE fund_code = $1 AND (cust_no, trade_acco) > ($2, $3)
         ORDER BY cust_no, trade_acco LIMIT $4"
        ),
        fund,
        after.0,
        after.1,
        limit
    ))
    .await
}

/// After whose account a page begins: that of this position, or none's.
fn begins(after: Option<&PositionKey>) -> (i64, &str) {
    after.map_or((0, ""), |key| (key.cust_no.value(), key.trade_acco.as_str()))
}

/// Writes positions, new ones and old ones. What the customer and the reconciliation set
/// themselves (dividend method, block) is left as it is.
pub async fn upsert(tx: &mut Tx, rows: &[Position]) -> Result<(), Error> {
    let upsert = insert!(
        "holdings_positions",
        Position,
        "ON CONFLICT (cust_no, trade_acco, fund_code, container) DO UPDATE SET
            shares = excluded.shares, frozen = excluded.frozen, cost = excluded.cost,
            diluted_cost = excluded.diluted_cost, round_dividends = excluded.round_dividends,
            realised = excluded.realised, carried = excluded.carried,
            dividends = excluded.dividends,
            accrued = excluded.accrued, value = excluded.value, nav = excluded.nav,
            valued_on = excluded.valued_on, day_profit = excluded.day_profit,
            total_profit = excluded.total_profit, opened_on = excluded.opened_on,
            closed_on = excluded.closed_on, rounds = excluded.rounds,
            round_from = excluded.round_from, round_until = excluded.round_until,
            round_in = excluded.round_in, round_out = excluded.round_out,
            round_fees = excluded.round_fees, round_cash = excluded.round_cash,
            round_reinvested = excluded.round_reinvested"
    );
    tx.insert_many(upsert, rows).await.map(|_| ())
}

db::row! {
    /// What a day's valuation changes.
    pub struct Valued {
        pub cust_no: CustNo,
        pub trade_acco: TradeAcco,
        pub fund_code: FundCode,
        pub accrued: Fen,
        pub value: Fen,
        pub nav: Nav,
        pub valued_on: Option<Day>,
        pub day_profit: Fen,
        pub total_profit: Fen,
    }
}

impl Valued {
    pub fn of(position: &Position) -> Self {
        Self {
            cust_no: position.cust_no,
            trade_acco: position.trade_acco,
            fund_code: position.fund_code,
            accrued: position.accrued,
            value: position.value,
            nav: position.nav,
            valued_on: position.valued_on,
            day_profit: position.day_profit,
            total_profit: position.total_profit,
        }
    }
}

/// Writes the valuation of positions.
pub async fn set_values(tx: &mut Tx, rows: &[Valued]) -> Result<(), Error> {
    let update = update!(
        "UPDATE holdings_positions SET accrued = $accrued, value = $value, nav = $nav,
            valued_on = $valued_on, day_profit = $day_profit, total_profit = $total_profit
         WHERE cust_no = $cust_no AND trade_acco = $trade_acco AND fund_code = $fund_code",
        Valued by cust_no, trade_acco, fund_code
    );
    tx.update_many(update, rows).await.map(|_| ())
}

/// Freezes shares where so many are available; answers whether they were.
pub async fn freeze(tx: &mut Tx, key: &PositionKey, shares: Shares) -> Result<bool, Error> {
    let changed = tx
        .execute(sql!(
            "UPDATE holdings_positions SET frozen = frozen + $1
             WHERE cust_no = $2 AND trade_acco = $3 AND fund_code = $4
               AND shares - frozen >= $1 AND NOT blocked",
            shares,
            key.cust_no,
            key.trade_acco,
            key.fund_code
        ))
        .await?;
    Ok(changed == 1)
}

/// Releases frozen shares; answers whether so many were frozen.
pub async fn release(tx: &mut Tx, key: &PositionKey, shares: Shares) -> Result<bool, Error> {
    let changed = tx
        .execute(sql!(
            "UPDATE holdings_positions SET frozen = frozen - $1
             WHERE cust_no = $2 AND trade_acco = $3 AND fund_code = $4
               AND frozen >= $1",
            shares,
            key.cust_no,
            key.trade_acco,
            key.fund_code
        ))
        .await?;
    Ok(changed == 1)
}

/// Stops or allows redemptions of a position.
pub async fn set_blocked(tx: &mut Tx, key: &PositionKey, blocked: bool) -> Result<(), Error> {
    tx.execute(sql!(
        "UPDATE holdings_positions SET blocked = $1
         WHERE cust_no = $2 AND trade_acco = $3 AND fund_code = $4",
        blocked,
        key.cust_no,
        key.trade_acco,
        key.fund_code
    ))
    .await
    .map(|_| ())
}

db::row! {
    /// A position with what it is compared with.
    pub struct Held {
        pub cust_no: CustNo,
        pub trade_acco: TradeAcco,
        pub fund_code: FundCode,
        pub container: Purpose,
        pub shares: Shares,
        pub frozen: Shares,
        pub accrued: Fen,
        pub value: Fen,
        pub nav: Nav,
        pub opened_on: Option<Day>,
        pub closed_on: Option<Day>,
        /// The sum of its lots.
        pub lots: Shares,
    }
}

/// Every position with the sum of its lots.
pub async fn held(tx: &mut Tx) -> Result<Vec<Held>, Error> {
    tx.all(sql!(
        "SELECT p.cust_no, p.trade_acco, p.fund_code, p.container, p.shares, p.frozen, p.accrued,
                p.value, p.nav, p.opened_on, p.closed_on,
                CAST(COALESCE(SUM(l.shares), 0) AS BIGINT) AS lots
         FROM holdings_positions p LEFT JOIN holdings_lots l
           ON l.cust_no = p.cust_no AND l.trade_acco = p.trade_acco
          AND l.fund_code = p.fund_code AND l.container = p.container
         GROUP BY p.cust_no, p.trade_acco, p.fund_code, p.container, p.shares, p.frozen,
                  p.accrued, p.value, p.nav, p.opened_on, p.closed_on
         ORDER BY p.cust_no, p.trade_acco, p.fund_code"
    ))
    .await
}

/// Income that is accrued although its days up to `until` are paid, as
/// (customer, account, fund, amount).
pub async fn accrued_until(
    tx: &mut Tx,
    until: Day,
) -> Result<Vec<(CustNo, TradeAcco, FundCode, Fen)>, Error> {
    tx.all(sql!(
        "SELECT cust_no, trade_acco, fund_code, accrued FROM holdings_positions
         WHERE accrued > 0 AND valued_on <= $1 ORDER BY cust_no, trade_acco, fund_code",
        until
    ))
    .await
}

/// Positions that have held something and have no round yet; so many at most.
pub async fn unfilled(tx: &mut Tx, limit: i64) -> Result<Vec<PositionKey>, Error> {
    tx.all(sql!(
        "SELECT cust_no, trade_acco, fund_code FROM holdings_positions
         WHERE rounds = 0 AND (opened_on IS NOT NULL OR closed_on IS NOT NULL)
         ORDER BY cust_no, trade_acco, fund_code LIMIT $1",
        limit
    ))
    .await
}

/// Positions that hold something, in the order of their keys after one of them.
pub async fn open_after(
    tx: &mut Tx,
    after: Option<&PositionKey>,
    limit: i64,
) -> Result<Vec<(CustNo, TradeAcco, FundCode, Shares)>, Error> {
    let (cust_no, trade_acco) = begins(after);
    let fund = after.map_or("", |key| key.fund_code.as_str());
    tx.all(sql!(
        "SELECT cust_no, trade_acco, fund_code, shares FROM holdings_positions
         WHERE (cust_no, trade_acco, fund_code) > ($1, $2, $3) AND shares > 0
         ORDER BY cust_no, trade_acco, fund_code LIMIT $4",
        cust_no,
        trade_acco,
        fund,
        limit
    ))
    .await
}

/// Every position that holds something.
pub async fn all_open(tx: &mut Tx) -> Result<Vec<(CustNo, TradeAcco, FundCode, Shares)>, Error> {
    tx.all(sql!(
        "SELECT cust_no, trade_acco, fund_code, shares FROM holdings_positions
         WHERE shares > 0 ORDER BY cust_no, trade_acco, fund_code"
    ))
    .await
}

/// Every position with frozen shares.
pub async fn all_frozen(tx: &mut Tx) -> Result<Vec<(CustNo, TradeAcco, FundCode, Shares)>, Error> {
    tx.all(sql!(
        "SELECT cust_no, trade_acco, fund_code, frozen FROM holdings_positions
         WHERE frozen <> 0 ORDER BY cust_no, trade_acco, fund_code"
    ))
    .await
}

/// Every position, closed ones too.
pub async fn all(tx: &mut Tx) -> Result<Vec<Position>, Error> {
    tx.all(sql!(concat!(
        "SELECT ",
        position_columns!(),
        " FROM holdings_positions ORDER BY cust_no, trade_acco, fund_code, container"
    )))
    .await
}
