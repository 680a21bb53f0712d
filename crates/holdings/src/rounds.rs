//! A round: from no shares to no shares of a position, with the money that went in and came out.
//! The latest one stands in the position itself, so that a confirmation reads and writes no row
//! more; those before it have rows of their own.
//!
//! Days are those of T. Shares that come on the day on which the last ones leave go on with the
//! round, and so do incomes and dividends in shares that it had earned: nobody put anything in.

use crate::holding::Holding;
use crate::{Change, ChangeKind, Position, PositionKey};
use kernel::{CustNo, Day, Fen, FundCode, Overflow, Rounding, TradeAcco};

db::row! {
    /// A round of a position.
    #[derive(Debug, Clone, PartialEq, Eq)]
    pub struct Round {
        pub cust_no: CustNo,
        pub trade_acco: TradeAcco,
        pub fund_code: FundCode,
        pub container: String,
        /// Counted from 1.
        pub round_no: i64,
        /// The earliest T of what moved its shares.
        pub began_on: Day,
        /// The latest one.
        pub ended_on: Day,
        pub put_in: Fen,
        pub got_back: Fen,
        pub fees: Fen,
        /// In cash.
        pub dividends: Fen,
        pub reinvested: Fen,
    }
}

/// What money a change is about.
#[derive(Debug, Clone, Copy, Default, PartialEq, Eq)]
pub struct Money {
    pub put_in: Fen,
    pub got_back: Fen,
    pub fees: Fen,
    pub dividends: Fen,
    pub reinvested: Fen,
}

impl Money {
    fn of(change: &Change) -> Result<Self, Overflow> {
        let none = Self { fees: change.fee, ..Self::default() };
        Ok(match change.kind {
            ChangeKind::Bought { amount, .. } | ChangeKind::ConvertedIn { amount, .. } => {
                Self { put_in: amount, ..none }
            }
            ChangeKind::Increased { cost, .. } => Self { put_in: cost, ..none },
            ChangeKind::Redeemed { net, .. } => Self { got_back: net, ..none },
            ChangeKind::CashDividend { amount } => Self { dividends: amount, ..none },
            ChangeKind::Reinvested { shares } => {
                Self { reinvested: shares.value(change.nav, Rounding::HalfUp)?, ..none }
            }
            ChangeKind::IncomePaid { .. } | ChangeKind::Decreased { .. } => none,
        })
    }

    /// Both together.
    pub fn plus(self, other: Self) -> Result<Self, Overflow> {
        Ok(Self {
            put_in: self.put_in.checked_add(other.put_in)?,
            got_back: self.got_back.checked_add(other.got_back)?,
            fees: self.fees.checked_add(other.fees)?,
            dividends: self.dividends.checked_add(other.dividends)?,
            reinvested: self.reinvested.checked_add(other.reinvested)?,
        })
    }

    /// What came out less what went in: the profit, once nothing is held.
    pub fn profit(self) -> Result<Fen, Overflow> {
        self.got_back.checked_add(self.dividends)?.checked_sub(self.put_in)
    }
}

impl Round {
    /// The position to which it belongs.
    pub fn key(&self) -> PositionKey {
        let Self { cust_no, trade_acco, fund_code, .. } = *self;
        PositionKey { cust_no, trade_acco, fund_code }
    }

    pub const fn money(&self) -> Money {
        let Self { put_in, got_back, fees, dividends, reinvested, .. } = *self;
        Money { put_in, got_back, fees, dividends, reinvested }
    }

    pub fn with(self, money: Money) -> Self {
        let Money { put_in, got_back, fees, dividends, reinvested } = money;
        Self { put_in, got_back, fees, dividends, reinvested, ..self }
    }
}

impl Position {
    /// Its latest round; none before the first.
    pub(crate) fn round(&self) -> Option<Round> {
        let (began_on, ended_on) = self.round_from.zip(self.round_until)?;
        let Self { cust_no, trade_acco, fund_code, .. } = *self;
        let money = self.round_money();
        let Money { put_in, got_back, fees, dividends, reinvested } = money;
        let (container, round_no) = (self.container.clone(), self.rounds);
        Some(Round {
            cust_no,
            trade_acco,
            fund_code,
            container,
            round_no,
            began_on,
            ended_on,
            put_in,
            got_back,
            fees,
            dividends,
            reinvested,
        })
    }

    pub(crate) const fn round_money(&self) -> Money {
        Money {
            put_in: self.round_in,
            got_back: self.round_out,
            fees: self.round_fees,
            dividends: self.round_cash,
            reinvested: self.round_reinvested,
        }
    }

    pub(crate) fn set_round_money(&mut self, money: Money) {
        self.round_in = money.put_in;
        self.round_out = money.got_back;
        self.round_fees = money.fees;
        self.round_cash = money.dividends;
        self.round_reinvested = money.reinvested;
    }
}

/// Notes a change in the round to which it belongs; to be called before its shares move.
pub(crate) fn note(holding: &mut Holding, change: &Change) -> Result<(), Overflow> {
    let money = Money::of(change)?;
    match change.kind {
        ChangeKind::IncomePaid { shares } if !shares.is_positive() => return Ok(()),
        ChangeKind::CashDividend { .. } if holding.position.rounds > 0 => {
            return paid(holding, change.t_day, money);
        }
        _ => {}
    }
    let on = change.t_day;
    if begins(&holding.position, change) {
        holding.earlier.extend(holding.position.round().map(|round| (round, true)));
        let position = &mut holding.position;
        position.rounds = position.rounds.checked_add(1).ok_or(Overflow)?;
        (position.round_from, position.round_until) = (Some(on), Some(on));
        position.set_round_money(Money::default());
    }
    let position = &mut holding.position;
    position.round_from = Some(position.round_from.map_or(on, |from| from.min(on)));
    position.round_until = position.round_until.max(Some(on));
    position.set_round_money(position.round_money().plus(money)?);
    merge(holding)
}

fn begins(position: &Position, change: &Change) -> bool {
    let earned =
        matches!(change.kind, ChangeKind::Reinvested { .. } | ChangeKind::IncomePaid { .. });
    let after = position.round_until.is_none_or(|until| until < change.t_day);
    position.rounds == 0 || (position.shares.is_zero() && !earned && after)
}

/// A dividend in cash moves no shares: it belongs to the round that had begun by its day.
fn paid(holding: &mut Holding, on: Day, money: Money) -> Result<(), Overflow> {
    let position = &mut holding.position;
    if position.round_from.is_none_or(|from| from <= on) || holding.earlier.is_empty() {
        position.set_round_money(position.round_money().plus(money)?);
        return Ok(());
    }
    let at = holding.earlier.iter().rposition(|(round, _)| round.began_on <= on).unwrap_or(0);
    if let Some((round, changed)) = holding.earlier.get_mut(at) {
        *round = round.clone().with(round.money().plus(money)?);
        *changed = true;
    }
    Ok(())
}

/// A late confirmation may reach back into the round before: the two are one then.
fn merge(holding: &mut Holding) -> Result<(), Overflow> {
    let Holding { position, earlier, merged, .. } = holding;
    while let Some((last, _)) =
        earlier.pop_if(|(last, _)| position.round_from.is_some_and(|from| last.ended_on >= from))
    {
        position.rounds = last.round_no;
        position.round_from = position.round_from.min(Some(last.began_on));
        position.round_until = position.round_until.max(Some(last.ended_on));
        position.set_round_money(position.round_money().plus(last.money())?);
        merged.push(last.round_no);
    }
    Ok(())
}
