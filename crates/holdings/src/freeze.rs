//! Shares that wait for a redemption. The caller posts the same movement to the journal.

use crate::{Lot, Position, PositionKey, store};
use db::{Error, Tx};
use kernel::{CustNo, FundCode, Overflow, Shares};
use std::collections::BTreeSet;

/// A position, or none where nothing was ever held.
///
/// # Errors
/// Those of the database.
pub async fn position(tx: &mut Tx, key: &PositionKey) -> Result<Option<Position>, Error> {
    store::positions::find(tx, key).await
}

/// A customer's positions in a fund, by card; closed ones too.
///
/// # Errors
/// Those of the database.
pub async fn positions_in(
    tx: &mut Tx,
    cust_no: CustNo,
    fund_code: FundCode,
) -> Result<Vec<Position>, Error> {
    store::positions::in_fund(tx, cust_no, fund_code).await
}

/// A customer's positions in all funds; closed ones too.
///
/// # Errors
/// Those of the database.
pub async fn positions_of_customer(tx: &mut Tx, cust_no: CustNo) -> Result<Vec<Position>, Error> {
    store::positions::of_customer(tx, cust_no).await
}

/// The positions of these keys, closed ones too, in no order; what was never held is left out.
///
/// # Errors
/// Those of the database.
pub async fn positions_of(
    tx: &mut Tx,
    keys: BTreeSet<PositionKey>,
) -> Result<Vec<Position>, Error> {
    let keys: Vec<PositionKey> = keys.into_iter().collect();
    store::positions::of_keys(tx, &keys).await
}

/// Lots, oldest first, as a new redemption finds them: what waiting orders will take is off the
/// oldest ones, since the TA takes first what came first.
pub(crate) fn beside(lots: Vec<Lot>, mut waiting: Shares) -> Result<Vec<Lot>, Overflow> {
    let mut left = Vec::with_capacity(lots.len());
    for mut lot in lots {
        let taken = lot.shares.min(waiting);
        waiting = waiting.checked_sub(taken)?;
        lot.shares = lot.shares.checked_sub(taken)?;
        if lot.shares.is_positive() {
            left.push(lot);
        }
    }
    Ok(left)
}

/// Freezes shares for a redemption; false when so many are not available.
///
/// # Errors
/// Those of the database.
pub async fn freeze(tx: &mut Tx, key: &PositionKey, shares: Shares) -> Result<bool, Error> {
    store::positions::freeze(tx, key, shares).await
}

/// Releases shares of a redemption that was cancelled or refused; false when so many were not
/// frozen.
///
/// # Errors
/// Those of the database.
pub async fn release(tx: &mut Tx, key: &PositionKey, shares: Shares) -> Result<bool, Error> {
    store::positions::release(tx, key, shares).await
}

/// Stops redemptions of a position whose shares differ from the TA's, or allows them again.
///
/// # Errors
/// Those of the database.
pub async fn set_blocked(tx: &mut Tx, key: &PositionKey, blocked: bool) -> Result<(), Error> {
    store::positions::set_blocked(tx, key, blocked).await
}
