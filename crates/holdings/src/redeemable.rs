//! What of a position may leave it, by the T of the order (rules CF-02, CF-03).

use crate::{Lot, Position, PositionKey, freeze, store};
use db::{Error, ErrorKind, Tx};
use funds::Fund;
use kernel::{CustNo, Day, Overflow, Shares};

/// A position with what an order of a T may take of it.
#[derive(Debug, Clone)]
pub struct Redeemable {
    /// The position.
    pub position: Position,
    /// Its lots, oldest first, without what waiting orders will take.
    pub lots: Vec<Lot>,
    /// Shares that may leave: neither waiting for another order nor too young, and none while the
    /// position is blocked.
    pub available: Shares,
    /// Shares that are confirmed and may leave on a later T only.
    pub young: Shares,
    /// Those of them that may on the first such T.
    pub young_first: Shares,
    /// The first T on which some of them may; none where there are none.
    pub young_from: Option<Day>,
}

impl Redeemable {
    pub(crate) fn of(
        position: Position,
        lots: Vec<Lot>,
        (fund, t_day): (&Fund, Day),
    ) -> Result<Self, Overflow> {
        let lots = freeze::beside(lots, position.frozen)?;
        let from = |lot: &Lot| fund.redeemable_from(lot.registered_on);
        let sum = |young: bool| {
            let of_age = lots.iter().filter(|lot| (from(lot) > t_day) == young);
            Shares::try_sum(of_age.map(|lot| lot.shares))
        };
        let available = if position.blocked { Shares::ZERO } else { sum(false)? };
        let young = sum(true)?;
        let young_from = lots.iter().map(from).filter(|day| *day > t_day).min();
        let first = lots.iter().filter(|lot| Some(from(lot)) == young_from);
        let young_first = Shares::try_sum(first.map(|lot| lot.shares))?;
        Ok(Self { position, available, young, young_first, young_from, lots })
    }
}

/// A customer's positions in a fund, as an order of `t_day` finds them; closed ones too.
///
/// # Errors
/// [`db::ErrorKind::Fault`] when more waits than the lots hold; those of the database.
pub async fn redeemable_in(
    tx: &mut Tx,
    cust_no: CustNo,
    fund: &Fund,
    t_day: Day,
) -> Result<Vec<Redeemable>, Error> {
    let lots = store::lots::open_of_fund(tx, cust_no, fund.code).await?;
    let of = |position: Position| {
        let own = lots.iter().filter(|lot| lot.trade_acco == position.trade_acco);
        Redeemable::of(position.clone(), own.cloned().collect(), (fund, t_day))
    };
    let positions = store::positions::in_fund(tx, cust_no, fund.code).await?;
    let found: Result<Vec<_>, Overflow> = positions.into_iter().map(of).collect();
    found.map_err(|error| {
        Error::new(ErrorKind::Fault, format!("lots beside waiting orders: {error}"))
    })
}

/// A position as an order of `t_day` finds it, or none where nothing was ever held.
///
/// # Errors
/// As [`redeemable_in`].
pub async fn redeemable(
    tx: &mut Tx,
    key: &PositionKey,
    fund: &Fund,
    t_day: Day,
) -> Result<Option<Redeemable>, Error> {
    let all = redeemable_in(tx, key.cust_no, fund, t_day).await?;
    Ok(all.into_iter().find(|held| held.position.trade_acco == key.trade_acco))
}
