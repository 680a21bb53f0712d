//! Moving shares between two accounts of one customer: what leaves one position arrives in the
//! other, so that all sums over both stay as they were.
//!
//! Lots leave oldest first and keep their days. Cost, diluted cost and the dividends of the round
//! move by their averages (rule PL-05). What flows is the value at the NAV of T: each account keeps
//! the profit of the days on which it held the shares, and neither gains by the move.

use crate::change::{Change, ChangeError, ChangeKind, take_from_lots};
use crate::holding::Holding;
use crate::revalue::revalue;
use crate::{Lot, TakenLot, rounds};
use kernel::{Day, Fen, Overflow, Rounding, Shares};
use std::collections::BTreeMap;

/// What is on its way between two positions.
#[derive(Debug)]
pub(crate) struct Moving {
    shares: Shares,
    value: Fen,
    cost: Fen,
    diluted_cost: Fen,
    dividends: Fen,
    lots: Vec<Lot>,
}

/// Takes the shares of a move out of the position that it names.
///
/// # Errors
/// More leave than are held or were frozen; the holding may then be half changed.
pub(crate) fn move_out(holding: &mut Holding, change: &Change) -> Result<Moving, ChangeError> {
    let ChangeKind::Moved { shares, value, .. } = change.kind else {
        return Err(ChangeError::OneSided);
    };
    rounds::note(holding, change)?;
    let position = &mut holding.position;
    let too_few = || ChangeError::TooFewShares { key: change.key };
    if !shares.is_positive() || shares > position.shares || shares > position.frozen {
        return Err(too_few());
    }
    let (part, of) = (shares.units(), position.shares.units());
    let portion = |all: Fen| all.portion(part, of, Rounding::HalfUp);
    let (cost, dividends) = (portion(position.cost)?, portion(position.round_dividends)?);
    let diluted_cost = portion(position.diluted_cost)?;
    position.frozen = position.frozen.checked_sub(shares)?;
    position.cost = position.cost.checked_sub(cost)?;
    position.diluted_cost = position.diluted_cost.checked_sub(diluted_cost)?;
    position.round_dividends = position.round_dividends.checked_sub(dividends)?;
    position.carried = position.carried.checked_add(value.checked_sub(cost)?)?;
    if part == of {
        position.opened_on = None;
        position.closed_on = Some(change.t_day);
    }
    let taken = holding.taken.len();
    let before: BTreeMap<(Day, i64), Lot> =
        holding.lots.iter().map(|(key, (lot, _))| (*key, lot.clone())).collect();
    take_from_lots(holding, change.order_no, shares).ok_or_else(too_few)?;
    // What was confirmed at first goes along: a lot that comes back whole is what it was.
    for taken in holding.taken.iter().skip(taken) {
        if let Some((lot, _)) = holding.lots.get_mut(&(taken.registered_on, taken.lot_id)) {
            lot.original_shares = lot.original_shares.checked_sub(taken.shares)?;
        }
    }
    let lots = holding.taken.iter().skip(taken).filter_map(|taken| taken.part_of(&before));
    let lots = lots.collect();
    let (delta, flow) = (shares.checked_neg()?, value.checked_neg()?);
    revalue(holding, change.priced(), delta, flow, Fen::ZERO)?;
    Ok(Moving { shares, value, cost, diluted_cost, dividends, lots })
}

/// Puts them into the position to which the move goes.
///
/// # Errors
/// A figure doesn't fit; the holding may then be half changed.
pub(crate) fn move_in(
    holding: &mut Holding,
    change: &Change,
    moving: Moving,
) -> Result<(), ChangeError> {
    rounds::note_arrival(holding, change.t_day, moving.value)?;
    let position = &mut holding.position;
    position.cost = position.cost.checked_add(moving.cost)?;
    position.diluted_cost = position.diluted_cost.checked_add(moving.diluted_cost)?;
    position.round_dividends = position.round_dividends.checked_add(moving.dividends)?;
    let carried = moving.cost.checked_sub(moving.value)?;
    position.carried = position.carried.checked_add(carried)?;
    for lot in &moving.lots {
        arrive(holding, lot)?;
    }
    Ok(revalue(holding, change.priced(), moving.shares, moving.value, Fen::ZERO)?)
}

/// A lot with the days it had; of one that was here before, they are one again.
fn arrive(holding: &mut Holding, lot: &Lot) -> Result<(), Overflow> {
    let (trade_acco, container) = (holding.position.trade_acco, holding.position.container);
    let shares = lot.shares;
    let (kept, changed) =
        holding.lots.entry((lot.registered_on, lot.lot_id)).or_insert_with(|| {
            let (shares, original_shares) = (Shares::ZERO, Shares::ZERO);
            (Lot { trade_acco, container, shares, original_shares, ..lot.clone() }, true)
        });
    kept.shares = kept.shares.checked_add(shares)?;
    kept.original_shares = kept.original_shares.checked_add(shares)?;
    *changed = true;
    Ok(())
}

impl TakenLot {
    /// The lot of which it is a part, with its shares only.
    fn part_of(&self, lots: &BTreeMap<(Day, i64), Lot>) -> Option<Lot> {
        let lot = lots.get(&(self.registered_on, self.lot_id))?.clone();
        Some(Lot { shares: self.shares, original_shares: self.shares, ..lot })
    }
}
