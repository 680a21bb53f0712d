//! What a confirmation changes in a position: shares, lots, cost, and the profit from T on.

use crate::book::Holding;
use crate::{Lot, PositionDay, PositionKey, SELF};
use kernel::{Day, Fen, Nav, Overflow, Rounding, Shares};

/// A confirmation by the TA, as a change of one position. Flows are dated by T, whatever the day
/// on which they were confirmed.
#[derive(Debug, Clone)]
pub struct Change {
    /// The position.
    pub key: PositionKey,
    /// The order's number; names the lot of a purchase.
    pub order_no: i64,
    /// The day whose NAV is the price; of a dividend, the ex-date.
    pub t_day: Day,
    /// The day on which the TA confirmed; days of holding count from it.
    pub confirmed_on: Day,
    /// The NAV of `t_day`.
    pub nav: Nav,
    /// What changed.
    pub kind: ChangeKind,
}

/// What a confirmation changes.
#[derive(Debug, Clone, Copy, PartialEq, Eq)]
pub enum ChangeKind {
    /// Shares were bought for `amount`, fee included.
    Bought { amount: Fen, shares: Shares },
    /// Shares came in by a conversion, at the cost of what the others brought (rule PL-08).
    ConvertedIn { amount: Fen, shares: Shares },
    /// `shares` were redeemed, or converted out, for `net`; `unfrozen` had waited for it.
    Redeemed { unfrozen: Shares, shares: Shares, net: Fen },
    /// A cash dividend.
    CashDividend { amount: Fen },
    /// A dividend in shares; no money flows.
    Reinvested { shares: Shares },
    /// A money fund's income, accrued before, paid in shares; no money flows.
    IncomePaid { shares: Shares },
    /// Shares added by the TA, at a cost that is mostly zero.
    Increased { shares: Shares, cost: Fen },
    /// Shares taken by the TA without money.
    Decreased { shares: Shares },
}

impl ChangeKind {
    /// Whether lots that are there are taken from, or looked for; else new ones are only added.
    pub(crate) const fn reads_lots(self) -> bool {
        matches!(self, Self::Redeemed { .. } | Self::Decreased { .. } | Self::IncomePaid { .. })
    }
}

/// Why a change cannot be applied: the books and the TA disagree, which is a fault, not a refusal.
#[derive(Debug, Clone, PartialEq, Eq)]
pub enum ChangeError {
    /// More shares leave than are held, or than were frozen.
    TooFewShares { key: PositionKey },
    /// A figure doesn't fit.
    Overflow,
}

impl From<Overflow> for ChangeError {
    fn from(_: Overflow) -> Self {
        Self::Overflow
    }
}

impl std::fmt::Display for ChangeError {
    fn fmt(&self, f: &mut std::fmt::Formatter<'_>) -> std::fmt::Result {
        match self {
            Self::TooFewShares { key } => {
                write!(f, "too few shares of {} under {}", key.fund_code, key.trade_acco)
            }
            Self::Overflow => f.write_str("a figure does not fit"),
        }
    }
}

/// Applies a change to a holding in memory: position, lots and days.
///
/// # Errors
/// [`ChangeError`]; the holding may then be half changed and must be thrown away.
pub(crate) fn apply(holding: &mut Holding, change: &Change) -> Result<(), ChangeError> {
    match change.kind {
        ChangeKind::Bought { amount, shares } => {
            add_lot(holding, change, shares, "buy")?;
            add_cost(holding, change, amount)?;
            revalue(holding, change, shares.units(), amount, Fen::ZERO)
        }
        ChangeKind::ConvertedIn { amount, shares } => {
            add_lot(holding, change, shares, "convert")?;
            add_cost(holding, change, amount)?;
            revalue(holding, change, shares.units(), amount, Fen::ZERO)
        }
        ChangeKind::Increased { shares, cost } => {
            add_lot(holding, change, shares, "increase")?;
            add_cost(holding, change, cost)?;
            revalue(holding, change, shares.units(), cost, Fen::ZERO)
        }
        ChangeKind::Reinvested { shares } => {
            add_lot(holding, change, shares, "reinvest")?;
            revalue(holding, change, shares.units(), Fen::ZERO, Fen::ZERO)
        }
        ChangeKind::IncomePaid { shares } => {
            add_income_lot(holding, change, shares)?;
            let paid = shares.value(Nav::PAR, Rounding::HalfUp)?;
            holding.position.accrued = holding.position.accrued.checked_sub(paid)?;
            let unpaid = Fen::ZERO.checked_sub(paid)?;
            revalue(holding, change, shares.units(), Fen::ZERO, unpaid)
        }
        ChangeKind::CashDividend { amount } => {
            let position = &mut holding.position;
            position.dividends = position.dividends.checked_add(amount)?;
            if position.shares.is_positive() {
                position.round_dividends = position.round_dividends.checked_add(amount)?;
                position.diluted_cost = position.diluted_cost.checked_sub(amount)?;
            }
            revalue(holding, change, 0, amount.checked_neg()?, Fen::ZERO)
        }
        ChangeKind::Redeemed { unfrozen, shares, net } => {
            redeemed(holding, change, unfrozen, shares, net)
        }
        ChangeKind::Decreased { shares } => {
            redeemed(holding, change, Shares::ZERO, shares, Fen::ZERO)
        }
    }
}

fn redeemed(
    holding: &mut Holding,
    change: &Change,
    unfrozen: Shares,
    shares: Shares,
    net: Fen,
) -> Result<(), ChangeError> {
    let position = &mut holding.position;
    let too_few = || ChangeError::TooFewShares { key: change.key.clone() };
    if shares > position.shares || unfrozen > position.frozen {
        return Err(too_few());
    }
    let held = position.shares.units();
    let part = match held {
        0 => Fen::ZERO,
        held => position.cost.portion(shares.units(), held, Rounding::HalfUp)?,
    };
    position.frozen = position.frozen.checked_sub(unfrozen)?;
    position.cost = position.cost.checked_sub(part)?;
    position.diluted_cost = position.diluted_cost.checked_sub(net)?;
    position.realised = position.realised.checked_add(net.checked_sub(part)?)?;
    take_from_lots(holding, shares).ok_or_else(too_few)?;
    // What a money fund had accrued is paid out with the last shares.
    let position = &mut holding.position;
    let last = shares == position.shares && shares.is_positive();
    let unpaid = if last { position.accrued.checked_neg()? } else { Fen::ZERO };
    if last {
        position.accrued = Fen::ZERO;
        position.diluted_cost = Fen::ZERO;
        position.round_dividends = Fen::ZERO;
        position.opened_on = None;
        position.closed_on = Some(change.t_day);
    }
    let taken = shares.checked_neg()?;
    revalue(holding, change, taken.units(), net.checked_neg()?, unpaid)
}

/// First in, first out.
fn take_from_lots(holding: &mut Holding, shares: Shares) -> Option<()> {
    let mut wanted = shares;
    for (lot, changed) in holding.lots.values_mut() {
        let taken = wanted.min(lot.shares);
        if taken.is_positive() {
            lot.shares = lot.shares.checked_sub(taken).ok()?;
            wanted = wanted.checked_sub(taken).ok()?;
            *changed = true;
        }
    }
    wanted.is_zero().then_some(())
}

fn add_lot(
    holding: &mut Holding,
    change: &Change,
    shares: Shares,
    source: &str,
) -> Result<(), Overflow> {
    let lot = new_lot(change, change.order_no, shares, source);
    let (kept, changed) =
        holding.lots.entry((change.confirmed_on, change.order_no)).or_insert_with(|| {
            (Lot { shares: Shares::ZERO, original_shares: Shares::ZERO, ..lot }, true)
        });
    kept.shares = kept.shares.checked_add(shares)?;
    kept.original_shares = kept.original_shares.checked_add(shares)?;
    *changed = true;
    Ok(())
}

/// All income of a money fund is one lot, the first: a lot for each day would grow without end,
/// and money funds have no fee that depends on the days.
fn add_income_lot(holding: &mut Holding, change: &Change, shares: Shares) -> Result<(), Overflow> {
    let lot = new_lot(change, 0, Shares::ZERO, "income");
    let found = holding.lots.iter().find(|(_, (lot, _))| lot.source == "income");
    let key = found.map_or((change.confirmed_on, 0), |(key, _)| *key);
    let (kept, changed) = holding.lots.entry(key).or_insert((lot, true));
    kept.shares = kept.shares.checked_add(shares)?;
    kept.original_shares = kept.original_shares.checked_add(shares)?;
    *changed = true;
    Ok(())
}

fn new_lot(change: &Change, lot_id: i64, shares: Shares, source: &str) -> Lot {
    Lot {
        cust_no: change.key.cust_no,
        trade_acco: change.key.trade_acco.clone(),
        fund_code: change.key.fund_code,
        container: SELF.to_owned(),
        registered_on: change.confirmed_on,
        lot_id,
        shares,
        original_shares: shares,
        source: source.to_owned(),
    }
}

fn add_cost(holding: &mut Holding, change: &Change, amount: Fen) -> Result<(), Overflow> {
    let position = &mut holding.position;
    position.cost = position.cost.checked_add(amount)?;
    position.diluted_cost = position.diluted_cost.checked_add(amount)?;
    position.opened_on.get_or_insert(change.t_day);
    Ok(())
}

/// Corrects value and profit of T and of each later day that was valued without the change:
/// `shares` and `unpaid` income are added to every day from T on, `flow` is dated T.
fn revalue(
    holding: &mut Holding,
    change: &Change,
    shares: i64,
    flow: Fen,
    unpaid: Fen,
) -> Result<(), ChangeError> {
    let delta = Shares::from_units(shares);
    holding.position.shares = holding.position.shares.checked_add(delta)?;
    begin_day(holding, change, delta)?;
    let (mut moved_before, mut profit) = (Fen::ZERO, Fen::ZERO);
    for (day, (row, changed)) in holding.days.range_mut(change.t_day..) {
        let worth = row.shares.value(row.nav, Rounding::HalfUp)?;
        row.shares = row.shares.checked_add(delta)?;
        let moved = row.shares.value(row.nav, Rounding::HalfUp)?.checked_sub(worth)?;
        let moved = moved.checked_add(unpaid)?;
        let flow = if *day == change.t_day { flow } else { Fen::ZERO };
        let gained = moved.checked_sub(moved_before)?.checked_sub(flow)?;
        row.value = row.value.checked_add(moved)?;
        row.flow = row.flow.checked_add(flow)?;
        row.profit = row.profit.checked_add(gained)?;
        *changed = true;
        holding.totals.add(*day, gained, flow)?;
        if holding.position.valued_on == Some(*day) {
            holding.position.day_profit = holding.position.day_profit.checked_add(gained)?;
        }
        profit = profit.checked_add(gained)?;
        moved_before = moved;
    }
    let position = &mut holding.position;
    position.value = position.value.checked_add(moved_before)?;
    position.total_profit = position.total_profit.checked_add(profit)?;
    Ok(())
}

/// Makes the row of T where there is none yet: the position is new, or T is not valued yet. It
/// begins as the day before ended, at the NAV of T.
fn begin_day(holding: &mut Holding, change: &Change, delta: Shares) -> Result<(), ChangeError> {
    let position = &mut holding.position;
    if holding.days.contains_key(&change.t_day) {
        return Ok(());
    }
    let later = position.valued_on.is_some_and(|valued| valued > change.t_day);
    let before = position.shares.checked_sub(delta)?;
    // A position that was valued after T without a row of T held nothing on T.
    let (held, last_value) =
        if later { (Shares::ZERO, Fen::ZERO) } else { (before, position.value) };
    let value = match held.is_zero() {
        true => Fen::ZERO,
        false => held.value(change.nav, Rounding::HalfUp)?.checked_add(position.accrued)?,
    };
    let profit = value.checked_sub(last_value)?;
    let row = PositionDay {
        cust_no: position.cust_no,
        trade_acco: position.trade_acco.clone(),
        fund_code: position.fund_code,
        container: SELF.to_owned(),
        day: change.t_day,
        shares: held,
        nav: change.nav,
        value,
        profit,
        flow: Fen::ZERO,
    };
    holding.days.insert(change.t_day, (row, true));
    if !later {
        position.valued_on = Some(change.t_day);
        position.nav = change.nav;
        position.value = value;
        position.day_profit = profit;
        position.total_profit = position.total_profit.checked_add(profit)?;
        holding.totals.add(change.t_day, profit, Fen::ZERO)?;
    }
    Ok(())
}
