//! A round: from no shares to no shares of a position, with the money that went in and came out.
//! The latest one stands in the position itself, so that a confirmation reads and writes no row
//! more; those before it have rows of their own.
//!
//! Days are those of T. Shares that come on the day on which the last ones leave go on with the
//! round, and so do incomes and dividends in shares that it had earned: nobody put anything in.

use crate::{Position, PositionKey};
use bankcards::Purpose;
use kernel::{CustNo, Day, Fen, FundCode, Overflow, TradeAcco};

db::row! {
    /// A round of a position.
    #[derive(Debug, Clone, PartialEq, Eq)]
    pub struct Round {
        pub cust_no: CustNo,
        pub trade_acco: TradeAcco,
        pub fund_code: FundCode,
        pub container: Purpose,
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
        let (container, round_no) = (self.container, self.rounds);
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
