//! Rounds of positions, from the orders that made them: what is kept with each confirmation is
//! compared with them, and filled in where an older program kept none.

use super::store::moved::{self, MovedRow};
use crate::order::OrderKind;
use db::{Db, Error, ErrorKind, Tx};
use holdings::{PositionKey, RoundMove};
use kernel::{CustNo, Day, Fen, Overflow, Rounding};
use ledger::Difference;
use std::collections::BTreeSet;

/// Positions that are filled in together.
const PAGE: i64 = 200;

/// Fills in the rounds of positions of an older program, some at a time; of each once, whatever
/// another server does meanwhile. It is done before anything else is.
///
/// # Errors
/// Those of the database.
pub async fn fill_rounds(db: &Db) -> Result<(), Error> {
    let left = async |tx: &mut Tx| holdings::unfilled(tx, 1).await;
    while !db.read::<_, Error, _>(left).await?.is_empty() {
        db.write_batch::<_, Error, _>(fill_some).await?;
    }
    Ok(())
}

async fn fill_some(tx: &mut Tx) -> Result<(), Error> {
    let keys: Vec<PositionKey> = holdings::unfilled(tx, PAGE).await?;
    let customers: BTreeSet<CustNo> = keys.iter().map(|key| key.cust_no).collect();
    let mut moves = Vec::new();
    for cust_no in customers {
        moves.extend(read(tx, (cust_no.value(), cust_no.value())).await?);
    }
    holdings::fill_rounds(tx, &keys, &moves).await
}

/// Compares every round with what the orders of its days moved, and answers what differs.
///
/// # Errors
/// Those of the database.
pub async fn verify_rounds(tx: &mut Tx) -> Result<Vec<Difference>, Error> {
    let moves = read(tx, (0, i64::MAX)).await?;
    holdings::verify_rounds(tx, &moves).await
}

async fn read(tx: &mut Tx, customers: (i64, i64)) -> Result<Vec<RoundMove>, Error> {
    let rows = moved::of_customers(tx, customers).await?;
    let mut moves = Vec::with_capacity(rows.len());
    for row in &rows {
        let found = moves_of(row).map_err(|e| Error::new(ErrorKind::Fault, e))?;
        moves.extend(found);
    }
    Ok(moves)
}

/// What an order moved; a conversion and a move between accounts move two positions.
fn moves_of(row: &MovedRow) -> Result<Vec<RoundMove>, Overflow> {
    let Some(none) = nothing(row) else { return Ok(Vec::new()) };
    let (amount, fee) = (row.amount.unwrap_or(Fen::ZERO), row.fee.unwrap_or(Fen::ZERO));
    let one = match row.kind {
        kind if kind.is_buy() => RoundMove { put_in: amount, fees: fee, ..none },
        OrderKind::Redeem | OrderKind::QuickRedeem | OrderKind::ForcedRedeem => {
            RoundMove { got_back: amount, fees: fee, ..none }
        }
        OrderKind::Convert => {
            let Some(target) = row.target_fund_code else { return Ok(Vec::new()) };
            let (out, up) = (row.redeem_fee.unwrap_or(fee), row.top_up_fee.unwrap_or(Fen::ZERO));
            let key = PositionKey { fund_code: target, ..none.key };
            return Ok(vec![
                RoundMove { got_back: amount, fees: out, ..none },
                RoundMove { key, put_in: amount, fees: up, ..none },
            ]);
        }
        OrderKind::Move => {
            let Some(trade_acco) = row.to_acco else { return Ok(Vec::new()) };
            let key = PositionKey { trade_acco, ..none.key };
            return Ok(vec![
                RoundMove { got_back: amount, ..none },
                RoundMove { key, put_in: amount, ..none },
            ]);
        }
        OrderKind::Dividend => {
            let shares = row.shares.zip(row.nav);
            let reinvested = shares.map(|(shares, nav)| shares.value(nav, Rounding::HalfUp));
            let reinvested = reinvested.transpose()?.unwrap_or(Fen::ZERO);
            RoundMove { dividends: amount, reinvested, ..none }
        }
        _ => return Ok(Vec::new()),
    };
    Ok(vec![one])
}

/// A move of nothing in the order's position, on its day. A quick redemption is dated with the last
/// valued day before it, on which the shares were held already.
fn nothing(row: &MovedRow) -> Option<RoundMove> {
    let day: Day = match row.kind {
        OrderKind::QuickRedeem => row.confirmed_on?.previous(),
        _ => row.day?,
    };
    let MovedRow { cust_no, trade_acco, fund_code, .. } = *row;
    let key = PositionKey { cust_no, trade_acco, fund_code };
    let (put_in, got_back, fees) = (Fen::ZERO, Fen::ZERO, Fen::ZERO);
    let (dividends, reinvested) = (Fen::ZERO, Fen::ZERO);
    Some(RoundMove { key, day, put_in, got_back, fees, dividends, reinvested })
}
