//! What a confirmation changes in a position: shares, lots, cost, and the profit from T on.

use crate::holding::Holding;
use crate::revalue::{pay_income, revalue};
use crate::{Lot, PositionKey, TakenLot};
use bankcards::Purpose;
use kernel::{Day, Fen, Nav, Overflow, Rounding, Shares, TradeAcco};

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
    /// The fee that is in the money of `kind`: of a conversion the redemption fee where it leaves,
    /// the top-up fee where it arrives.
    pub fee: Fen,
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
    /// A money fund's income of `t_day` and the closed days after it, paid in shares; no money
    /// flows. It takes the place of what was accrued for these days.
    IncomePaid { shares: Shares },
    /// Shares added by the TA, at a cost that is mostly zero.
    Increased { shares: Shares, cost: Fen },
    /// Shares taken by the TA without money.
    Decreased { shares: Shares },
    /// Shares moved into another account of the customer's, which had waited for it. Lots keep
    /// their days, cost moves by its average; `value`, at the NAV of T, is what flows.
    Moved { shares: Shares, value: Fen, to: TradeAcco },
}

impl Change {
    /// T and its NAV.
    pub(crate) fn priced(&self) -> (Day, Nav) {
        (self.t_day, self.nav)
    }

    /// The position into which it moves shares.
    pub(crate) fn moves_into(&self) -> Option<PositionKey> {
        match self.kind {
            ChangeKind::Moved { to, .. } => Some(PositionKey { trade_acco: to, ..self.key }),
            _ => None,
        }
    }
}

impl ChangeKind {
    /// Whether lots that are there are taken from, or looked for; else new ones are only added.
    pub(crate) const fn reads_lots(self) -> bool {
        matches!(
            self,
            Self::Redeemed { .. }
                | Self::Decreased { .. }
                | Self::IncomePaid { .. }
                | Self::Moved { .. }
        )
    }
}

/// Why a change cannot be applied: the books and the TA disagree, which is a fault, not a refusal.
#[derive(Debug, Clone, PartialEq, Eq)]
pub enum ChangeError {
    /// More shares leave than are held, or than were frozen.
    TooFewShares { key: PositionKey },
    /// A figure doesn't fit.
    Overflow,
    /// It changes two positions, and was applied to one.
    OneSided,
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
            Self::OneSided => f.write_str("a move changes two positions"),
        }
    }
}

/// Applies a change to position, lots and days of a holding in memory.
///
/// # Errors
/// [`ChangeError`]; the holding may then be half changed and must be thrown away.
pub(crate) fn move_shares(holding: &mut Holding, change: &Change) -> Result<(), ChangeError> {
    match change.kind {
        ChangeKind::Bought { amount, shares } => {
            add_lot(holding, change, shares, "buy")?;
            add_cost(holding, amount)?;
            Ok(revalue(holding, change.priced(), shares, amount, Fen::ZERO)?)
        }
        ChangeKind::ConvertedIn { amount, shares } => {
            add_lot(holding, change, shares, "convert")?;
            add_cost(holding, amount)?;
            Ok(revalue(holding, change.priced(), shares, amount, Fen::ZERO)?)
        }
        ChangeKind::Increased { shares, cost } => {
            add_lot(holding, change, shares, "increase")?;
            add_cost(holding, cost)?;
            Ok(revalue(holding, change.priced(), shares, cost, Fen::ZERO)?)
        }
        ChangeKind::Reinvested { shares } => {
            add_lot(holding, change, shares, "reinvest")?;
            Ok(revalue(holding, change.priced(), shares, Fen::ZERO, Fen::ZERO)?)
        }
        ChangeKind::IncomePaid { shares } => {
            if shares.is_positive() {
                add_income_lot(holding, change, shares)?;
            }
            Ok(pay_income(holding, change.t_day, change.confirmed_on.previous(), shares)?)
        }
        ChangeKind::CashDividend { amount } => {
            let position = &mut holding.position;
            position.dividends = position.dividends.checked_add(amount)?;
            if position.shares.is_positive() {
                position.round_dividends = position.round_dividends.checked_add(amount)?;
                position.diluted_cost = position.diluted_cost.checked_sub(amount)?;
            }
            let flow = amount.checked_neg()?;
            Ok(revalue(holding, change.priced(), Shares::ZERO, flow, Fen::ZERO)?)
        }
        ChangeKind::Redeemed { unfrozen, shares, net } => {
            redeemed(holding, change, unfrozen, shares, net)
        }
        ChangeKind::Decreased { shares } => {
            redeemed(holding, change, Shares::ZERO, shares, Fen::ZERO)
        }
        ChangeKind::Moved { .. } => Err(ChangeError::OneSided),
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
    let too_few = || ChangeError::TooFewShares { key: change.key };
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
    take_from_lots(holding, change.order_no, shares).ok_or_else(too_few)?;
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
    let (taken, flow) = (shares.checked_neg()?, net.checked_neg()?);
    Ok(revalue(holding, change.priced(), taken, flow, unpaid)?)
}

/// First in, first out.
pub(crate) fn take_from_lots(holding: &mut Holding, order_no: i64, shares: Shares) -> Option<()> {
    let mut wanted = shares;
    for (lot, changed) in holding.lots.values_mut() {
        let taken = wanted.min(lot.shares);
        if taken.is_positive() {
            lot.shares = lot.shares.checked_sub(taken).ok()?;
            wanted = wanted.checked_sub(taken).ok()?;
            *changed = true;
            let Lot { cust_no, registered_on, lot_id, .. } = *lot;
            let shares = taken;
            holding.taken.push(TakenLot { cust_no, order_no, registered_on, lot_id, shares });
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
    let lot = new_lot(change, holding.position.container, (change.order_no, shares), source);
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
    let lot = new_lot(change, holding.position.container, (0, Shares::ZERO), "income");
    let found = holding.lots.iter().find(|(_, (lot, _))| lot.source == "income");
    let key = found.map_or((change.confirmed_on, 0), |(key, _)| *key);
    let (kept, changed) = holding.lots.entry(key).or_insert((lot, true));
    kept.shares = kept.shares.checked_add(shares)?;
    kept.original_shares = kept.original_shares.checked_add(shares)?;
    *changed = true;
    Ok(())
}

fn new_lot(
    change: &Change,
    container: Purpose,
    (lot_id, shares): (i64, Shares),
    source: &str,
) -> Lot {
    Lot {
        cust_no: change.key.cust_no,
        trade_acco: change.key.trade_acco,
        fund_code: change.key.fund_code,
        container,
        registered_on: change.confirmed_on,
        lot_id,
        shares,
        original_shares: shares,
        source: source.to_owned(),
    }
}

fn add_cost(holding: &mut Holding, amount: Fen) -> Result<(), Overflow> {
    let position = &mut holding.position;
    position.cost = position.cost.checked_add(amount)?;
    position.diluted_cost = position.diluted_cost.checked_add(amount)?;
    Ok(())
}
