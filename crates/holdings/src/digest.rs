//! All positions, for reconciliation and for a hash over all that customers have.

use crate::{PositionKey, store};
use db::{Error, Tx};
use kernel::{CustNo, FundCode, Shares, TradeAcco};

/// Every position that holds something: customer, transaction account, fund, shares.
///
/// # Errors
/// Those of the database.
pub async fn open_positions(
    tx: &mut Tx,
) -> Result<Vec<(CustNo, TradeAcco, FundCode, Shares)>, Error> {
    store::positions::all_open(tx).await
}

/// The next positions that hold something, in the order of their keys after the last one that was
/// read, none at first; so many at most.
///
/// # Errors
/// Those of the database.
pub async fn open_positions_after(
    tx: &mut Tx,
    last: Option<&(CustNo, TradeAcco, FundCode, Shares)>,
    limit: i64,
) -> Result<Vec<(CustNo, TradeAcco, FundCode, Shares)>, Error> {
    let key = |&(cust_no, trade_acco, fund_code, _): &(_, _, _, _)| PositionKey {
        cust_no,
        trade_acco,
        fund_code,
    };
    store::positions::open_after(tx, last.map(key).as_ref(), limit).await
}

/// Every position with frozen shares: customer, transaction account, fund, frozen shares.
///
/// # Errors
/// Those of the database.
pub async fn frozen(tx: &mut Tx) -> Result<Vec<(CustNo, TradeAcco, FundCode, Shares)>, Error> {
    store::positions::all_frozen(tx).await
}

/// A line for each position and each lot that holds something, without what differs from run to
/// run, such as the numbers of lots.
///
/// # Errors
/// Those of the database.
pub async fn digest(tx: &mut Tx) -> Result<Vec<String>, Error> {
    let mut lines = Vec::new();
    for position in store::positions::all(tx).await? {
        lines.push(format!("{position:?}"));
    }
    for (cust_no, acco, fund, day, shares, source) in store::lots::all_open(tx).await? {
        lines.push(format!("{cust_no} {acco} {fund} {day} {shares} {source}"));
    }
    Ok(lines)
}
