//! Sums over positions.

use crate::Position;
use kernel::{Day, Fen, Overflow, Rate, Rounding};

/// What positions come to together.
#[derive(Debug, Clone, Default, PartialEq, Eq)]
pub(crate) struct Sums {
    pub value: Fen,
    pub cost: Fen,
    pub holding_profit: Fen,
    pub total_profit: Fen,
    pub realised: Fen,
    pub dividends: Fen,
    /// Each fund's profit of its own latest NAV day (PL-03).
    pub day_profit: Fen,
    /// The latest NAV day among those that are held.
    pub latest: Option<Day>,
    /// How many of those have the NAV of that day.
    pub updated: u32,
    /// How many are held.
    pub held: u32,
}

impl Sums {
    /// Of open and closed positions; closed ones count for all-time figures only.
    pub fn of(positions: &[Position]) -> Result<Self, Overflow> {
        let mut sums = Self::default();
        for position in positions {
            sums.total_profit = sums.total_profit.checked_add(position.total_profit)?;
            sums.realised = sums.realised.checked_add(position.realised)?;
            sums.dividends = sums.dividends.checked_add(position.dividends)?;
            if position.shares.is_positive() {
                sums.add_open(position)?;
            }
        }
        let open = positions.iter().filter(|position| position.shares.is_positive());
        let newest = open.filter(|position| position.valued_on == sums.latest);
        sums.updated = u32::try_from(newest.count()).unwrap_or(u32::MAX);
        Ok(sums)
    }

    fn add_open(&mut self, position: &Position) -> Result<(), Overflow> {
        self.held = self.held.saturating_add(1);
        self.latest = self.latest.max(position.valued_on);
        self.value = self.value.checked_add(position.value)?;
        self.cost = self.cost.checked_add(position.cost)?;
        self.day_profit = self.day_profit.checked_add(position.day_profit)?;
        self.holding_profit = self.holding_profit.checked_add(position.holding_profit()?)?;
        Ok(())
    }
}

/// `profit ÷ base` in percent with two decimals; none where the base is not above zero.
pub(crate) fn percent(profit: Fen, base: Fen) -> Option<String> {
    if !base.is_positive() {
        return None;
    }
    let rate = Rate::of(profit.units(), base.units(), Rounding::HalfUp).ok()?;
    Some(rate.percent_display(2))
}
