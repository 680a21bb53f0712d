//! What a customer had at the end of a day, and what moved between two days, out of the kept days
//! of positions: for statements of account.

use crate::store;
use crate::store::standing::{MonthMoved, PositionMoved, Standing};
use db::{Error, Tx};
use kernel::{CustNo, Day, Fen};

/// All positions that have a day until one, as they stood then: what was sold has no shares.
///
/// # Errors
/// Those of the database.
pub async fn standing_on(tx: &mut Tx, cust_no: CustNo, day: Day) -> Result<Vec<Standing>, Error> {
    store::standing::on(tx, cust_no, day).await
}

/// What moved within two days, both included: a row for each position of which there is a day.
///
/// # Errors
/// Those of the database.
pub async fn moved_between(
    tx: &mut Tx,
    cust_no: CustNo,
    between: (Day, Day),
) -> Result<Vec<PositionMoved>, Error> {
    store::standing::moved(tx, cust_no, between).await
}

/// Months of which there are days, oldest first.
///
/// # Errors
/// Those of the database.
pub async fn months_moved(tx: &mut Tx, cust_no: CustNo) -> Result<Vec<MonthMoved>, Error> {
    store::standing::months(tx, cust_no).await
}

/// The first and the last day of which something is kept; none before anything was confirmed.
///
/// # Errors
/// Those of the database.
pub async fn kept_days(tx: &mut Tx, cust_no: CustNo) -> Result<Option<(Day, Day)>, Error> {
    store::standing::ends(tx, cust_no).await
}

/// What all positions are worth after their last days.
///
/// # Errors
/// Those of the database.
pub async fn value_now(tx: &mut Tx, cust_no: CustNo) -> Result<Fen, Error> {
    crate::scope::Scope::ALL.value_now(tx, cust_no).await
}

/// What is on its way at this moment, as (paid for purchases, going to cards).
///
/// # Errors
/// Those of the database.
pub async fn on_the_way(tx: &mut Tx, cust_no: CustNo) -> Result<(Fen, Fen), Error> {
    let rows = store::transit::of_customer(tx, cust_no).await?;
    let of = |wanted: bool| {
        let rows = rows.iter().filter(move |(_, _, buying, _)| *buying == wanted);
        Fen::try_sum(rows.map(|(.., amount)| *amount))
            .map_err(|error| Error::new(db::ErrorKind::Fault, error))
    };
    Ok((of(true)?, of(false)?))
}
