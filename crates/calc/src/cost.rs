//! What a position cost and gained: moving average and diluted cost; rules 3.1 and 3.2.

use kernel::{Fen, Nav, Overflow, Rate, Rounding, Shares, mul_div};

use crate::CalcError;
use crate::error::{require_not_negative, require_positive};

/// The running cost of one position. A round begins when the first shares come and ends when the
/// last ones go; holding profit is of the open round, cumulative profit of all rounds.
///
/// The purchase fee is part of the cost, the redemption fee of the proceeds.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq)]
pub struct Cost {
    /// Shares held.
    pub shares: Shares,
    /// What the held shares cost by the moving average (移动加权).
    pub average: Fen,
    /// Paid in, less paid out and cash dividends, in the open round: the diluted cost (摊薄). May be
    /// negative.
    pub diluted: Fen,
    /// Cash dividends of the open round.
    pub dividends: Fen,
    /// Gains of redemptions over their average cost, in the open round.
    pub realised: Fen,
    /// Paid out and cash dividends, less paid in, over all rounds.
    pub drawn: Fen,
}

/// What a position is worth at a price.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct Holding {
    /// Market value (市值).
    pub value: Fen,
    /// By the moving average, dividends of the round counted: value − cost + dividends.
    pub average: Gain,
    /// By the diluted cost: value − cost.
    pub diluted: Gain,
    /// Of all rounds (累计收益): value + paid out + dividends − paid in.
    pub cumulative: Fen,
}

/// A cost and what was gained on it.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct Gain {
    /// The cost.
    pub cost: Fen,
    /// The cost of one share, four decimals half up; `None` without shares.
    pub unit: Option<Nav>,
    /// The profit.
    pub profit: Fen,
    /// Profit ÷ cost; `None` when the cost isn't above zero, shown as `--`.
    pub rate: Option<Rate>,
}

impl Cost {
    /// After shares came for an amount, fee included. A forced increase without an amount costs
    /// zero.
    ///
    /// # Errors
    /// Names `amount` or `shares`.
    pub fn bought(self, amount: Fen, shares: Shares) -> Result<Self, CalcError> {
        require_not_negative("amount", amount.is_negative())?;
        require_not_negative("shares", shares.is_negative())?;
        Ok(Self {
            shares: self.shares.checked_add(shares)?,
            average: self.average.checked_add(amount)?,
            diluted: self.diluted.checked_add(amount)?,
            drawn: self.drawn.checked_sub(amount)?,
            ..self
        })
    }

    /// After shares went for a net amount. Their part of the average cost goes with them, half up;
    /// the last shares take all of it and end the round.
    ///
    /// # Errors
    /// Names `shares` when more went than were held.
    pub fn redeemed(self, shares: Shares, net: Fen) -> Result<Self, CalcError> {
        require_positive("shares", shares.is_positive())?;
        if shares > self.shares {
            return Err(CalcError::new("shares", "more than are held"));
        }
        let drawn = self.drawn.checked_add(net)?;
        if shares == self.shares {
            return Ok(Self { drawn, ..Self::default() });
        }
        let (part, whole) = (shares.units(), self.shares.units());
        let gone = self.average.portion(part, whole, Rounding::HalfUp)?;
        Ok(Self {
            shares: self.shares.checked_sub(shares)?,
            average: self.average.checked_sub(gone)?,
            diluted: self.diluted.checked_sub(net)?,
            realised: self.realised.checked_add(net)?.checked_sub(gone)?,
            drawn,
            ..self
        })
    }

    /// After a dividend in cash.
    ///
    /// # Errors
    /// When it doesn't fit.
    pub fn dividend_paid(self, cash: Fen) -> Result<Self, CalcError> {
        Ok(Self {
            diluted: self.diluted.checked_sub(cash)?,
            dividends: self.dividends.checked_add(cash)?,
            drawn: self.drawn.checked_add(cash)?,
            ..self
        })
    }

    /// After shares changed without money: a reinvested dividend, a split, an income carried over.
    ///
    /// # Errors
    /// Names `shares` when none would be left.
    pub fn reshared(self, shares: Shares) -> Result<Self, CalcError> {
        require_positive("shares", shares.is_positive())?;
        Ok(Self { shares, ..self })
    }

    /// What the position is worth at a price.
    ///
    /// # Errors
    /// When a figure doesn't fit.
    pub fn at(&self, nav: Nav) -> Result<Holding, CalcError> {
        let value = self.shares.value(nav, Rounding::HalfUp)?;
        let average_profit = value.checked_sub(self.average)?.checked_add(self.dividends)?;
        Ok(Holding {
            value,
            average: self.gain(self.average, average_profit)?,
            diluted: self.gain(self.diluted, value.checked_sub(self.diluted)?)?,
            cumulative: value.checked_add(self.drawn)?,
        })
    }

    fn gain(&self, cost: Fen, profit: Fen) -> Result<Gain, Overflow> {
        let unit = self.shares.is_positive().then(|| unit_cost(cost, self.shares)).transpose()?;
        let rate =
            cost.is_positive().then(|| Rate::of(profit.units(), cost.units(), Rounding::HalfUp));
        Ok(Gain { cost, unit, profit, rate: rate.transpose()? })
    }
}

/// The profit of one day (rule PL-02): the rise of the value, without what came in (gross, fee
/// included), with what went out (net) and the dividend of the ex-day.
///
/// # Errors
/// [`Overflow`] when it doesn't fit.
pub fn day_profit(
    value: Fen,
    value_before: Fen,
    paid_in: Fen,
    paid_out: Fen,
    dividend: Fen,
) -> Result<Fen, Overflow> {
    let rise = value.checked_sub(value_before)?.checked_sub(paid_in)?;
    rise.checked_add(paid_out)?.checked_add(dividend)
}

/// Cost of one share with four decimals: money and shares have the same scale.
fn unit_cost(cost: Fen, shares: Shares) -> Result<Nav, Overflow> {
    let ten_thousandths = mul_div(cost.units(), 10_000, shares.units(), Rounding::HalfUp)?;
    ten_thousandths.checked_mul(10_000).map(Nav::from_units).ok_or(Overflow)
}

#[cfg(test)]
#[path = "cost_tests.rs"]
mod tests;
