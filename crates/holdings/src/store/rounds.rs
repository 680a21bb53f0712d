//! `holdings_rounds`: the rounds before the latest one of each position.

use crate::PositionKey;
use crate::round::Round;
use db::{Error, Tx, insert, sql};
use kernel::{CustNo, FundCode};

/// The columns of `holdings_rounds` as [`Round`] has them.
macro_rules! round_columns {
    () => {
        db::columns!("r.":
            cust_no, trade_acco, fund_code, container, round_no, began_on, ended_on,
            put_in, got_back, fees, dividends, reinvested)
    };
}

/// Of a position, oldest first.
pub async fn of_position(tx: &mut Tx, key: &PositionKey) -> Result<Vec<Round>, Error> {
    tx.all(sql!(
        concat!(
            "SELECT ",
            round_columns!(),
            " FROM holdings_rounds r
         WHERE r.cust_no = $1 AND r.trade_acco = $2 AND r.fund_code = $3
         ORDER BY r.round_no"
        ),
        key.cust_no,
        key.trade_acco,
        key.fund_code
    ))
    .await
}

/// The last rounds before the latest of the positions that hold something. Goes from position to
/// position, which SQLite does only where it is told to (`CROSS JOIN`).
pub async fn before_held(tx: &mut Tx, cust_no: CustNo) -> Result<Vec<Round>, Error> {
    tx.all(sql!(
        concat!(
            "SELECT ",
            round_columns!(),
            " FROM holdings_positions p CROSS JOIN holdings_rounds r
         WHERE p.cust_no = $1 AND p.shares > 0
           AND r.cust_no = p.cust_no AND r.trade_acco = p.trade_acco
           AND r.fund_code = p.fund_code AND r.container = p.container
           AND r.round_no = p.rounds - 1"
        ),
        cust_no
    ))
    .await
}

/// All of a fund, of all cards.
pub async fn of_fund(tx: &mut Tx, cust_no: CustNo, fund: FundCode) -> Result<Vec<Round>, Error> {
    tx.all(sql!(
        concat!(
            "SELECT ",
            round_columns!(),
            " FROM holdings_positions p CROSS JOIN holdings_rounds r
         WHERE p.cust_no = $1 AND p.fund_code = $2
           AND r.cust_no = p.cust_no AND r.trade_acco = p.trade_acco
           AND r.fund_code = p.fund_code AND r.container = p.container"
        ),
        cust_no,
        fund
    ))
    .await
}

/// Every one.
pub async fn all(tx: &mut Tx) -> Result<Vec<Round>, Error> {
    tx.all(sql!(concat!(
        "SELECT ",
        round_columns!(),
        " FROM holdings_rounds r
         ORDER BY r.cust_no, r.trade_acco, r.fund_code, r.container, r.round_no"
    )))
    .await
}

/// Writes rounds, new ones and old ones.
pub async fn upsert(tx: &mut Tx, rows: &[Round]) -> Result<(), Error> {
    if rows.is_empty() {
        return Ok(());
    }
    let upsert = insert!(
        "holdings_rounds",
        Round,
        "ON CONFLICT (cust_no, trade_acco, fund_code, container, round_no) DO UPDATE SET
            began_on = excluded.began_on, ended_on = excluded.ended_on,
            put_in = excluded.put_in, got_back = excluded.got_back, fees = excluded.fees,
            dividends = excluded.dividends, reinvested = excluded.reinvested"
    );
    tx.insert_many(upsert, rows).await.map(|_| ())
}

/// Removes one that is one with the next.
pub async fn delete(tx: &mut Tx, key: &PositionKey, round_no: i64) -> Result<(), Error> {
    tx.execute(sql!(
        "DELETE FROM holdings_rounds
         WHERE cust_no = $1 AND trade_acco = $2 AND fund_code = $3
           AND round_no = $4",
        key.cust_no,
        key.trade_acco,
        key.fund_code,
        round_no
    ))
    .await
    .map(|_| ())
}
