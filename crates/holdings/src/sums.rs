//! Sums over positions.

use crate::Position;
use kernel::{Calendar, Day, Fen, FundCode, Overflow, Rate, Rounding, mul_div};
use std::collections::BTreeMap;

/// What positions come to together.
#[derive(Debug, Clone, Default, PartialEq, Eq)]
pub(crate) struct Sums {
    pub value: Fen,
    pub cost: Fen,
    pub holding_profit: Fen,
    pub total_profit: Fen,
    pub realised: Fen,
    pub carried: Fen,
    pub dividends: Fen,
    /// Each fund's profit of its own latest NAV day (PL-03).
    pub day_profit: Fen,
    /// The day that every updated fund has reached.
    pub latest: Option<Day>,
    /// How many funds are updated.
    pub updated: u32,
    /// How many funds are held, each once, however many cards hold it.
    pub held: u32,
}

impl Sums {
    /// Of open and closed positions; closed ones count for all-time figures only.
    pub fn of(positions: &[Position]) -> Result<Self, Overflow> {
        let mut sums = Self::default();
        for position in positions {
            sums.total_profit = sums.total_profit.checked_add(position.total_profit)?;
            sums.realised = sums.realised.checked_add(position.realised)?;
            sums.carried = sums.carried.checked_add(position.carried)?;
            sums.dividends = sums.dividends.checked_add(position.dividends)?;
            if position.shares.is_positive() {
                sums.add_open(position)?;
            }
        }
        sums.count_updated(positions);
        Ok(sums)
    }

    /// PL-03 counted by open days: money funds have income on closed days too, and are then no
    /// newer than the others. Of the latest open day any fund has reached, the funds that reached
    /// it are updated, and the earliest of their own NAV days is one that holds for all of them.
    fn count_updated(&mut self, positions: &[Position]) {
        let mut funds: BTreeMap<FundCode, Option<Day>> = BTreeMap::new();
        for position in positions.iter().filter(|position| position.shares.is_positive()) {
            let newest = funds.entry(position.fund_code).or_default();
            *newest = position.valued_on.max(*newest);
        }
        let calendar = Calendar::china();
        let reached = |day: &Day| calendar.on_or_before(*day);
        let days = || funds.values().flatten();
        let newest = days().map(reached).max();
        let updated = || days().filter(|day| Some(reached(day)) == newest);
        self.latest = updated().min().copied();
        self.updated = count(updated().count());
        self.held = count(funds.len());
    }

    fn add_open(&mut self, position: &Position) -> Result<(), Overflow> {
        self.value = self.value.checked_add(position.value)?;
        self.cost = self.cost.checked_add(position.cost)?;
        self.day_profit = self.day_profit.checked_add(position.day_profit)?;
        self.holding_profit = self.holding_profit.checked_add(position.holding_profit()?)?;
        Ok(())
    }
}

fn count(funds: usize) -> u32 {
    u32::try_from(funds).unwrap_or(u32::MAX)
}

/// `profit ÷ base` with four decimals, rounded once; none where the base is not above zero.
pub(crate) fn rate(profit: Fen, base: Fen) -> Option<Rate> {
    if !base.is_positive() {
        return None;
    }
    let rounded = mul_div(profit.units(), 10_000, base.units(), Rounding::HalfUp).ok()?;
    rounded.checked_mul(Rate::SCALE / 10_000).map(Rate::from_units)
}

#[cfg(test)]
mod tests {
    use super::*;
    use crate::PositionKey;
    use kernel::{CustNo, Shares, TradeAcco};

    /// A position that was valued on a day; none is held on no day.
    fn position(fund: &str, account: i64, valued_on: Option<&str>) -> Position {
        let (cust_no, fund_code) = (CustNo::try_from(7).unwrap(), fund.parse().unwrap());
        let key = PositionKey {
            cust_no,
            trade_acco: TradeAcco::of(cust_no, account).unwrap(),
            fund_code,
        };
        let shares = valued_on.map_or(Shares::ZERO, |_| Shares::from_units(100));
        let valued_on = valued_on.map(|day| day.parse().unwrap());
        Position { shares, valued_on, ..Position::empty(&key) }
    }

    fn updated(positions: &[Position]) -> (Option<String>, u32, u32) {
        let sums = Sums::of(positions).unwrap();
        (sums.latest.map(|day| day.to_string()), sums.updated, sums.held)
    }

    #[test]
    fn the_income_of_a_sunday_leaves_the_others_updated() {
        let money = position("000009", 1, Some("2026-03-08"));
        let mixed = position("000001", 1, Some("2026-03-06"));
        let abroad = position("000006", 1, Some("2026-03-05"));
        let found = updated(&[money, mixed, abroad]);
        assert_eq!(found, (Some("2026-03-06".to_owned()), 2, 3));
    }

    #[test]
    fn an_account_of_money_funds_has_their_own_day() {
        let money = position("000009", 1, Some("2026-03-08"));
        let other = position("000010", 1, Some("2026-03-08"));
        assert_eq!(updated(&[money, other]), (Some("2026-03-08".to_owned()), 2, 2));
    }

    #[test]
    fn a_rate_is_rounded_once() {
        // −0.0149999… %: eight decimals of the rate would make −0.015 % of it, and −0.02 % of that.
        let show = |profit, base| {
            rate(Fen::from_units(profit), Fen::from_units(base)).map(|rate| rate.to_string())
        };
        assert_eq!(show(-149_999, 1_000_000_000).as_deref(), Some("-0.0001"));
        assert_eq!(show(-149_999_999, 1_000_000_000_000).as_deref(), Some("-0.0001"));
        assert_eq!(show(16, 1_000).as_deref(), Some("0.0160"));
        assert_eq!(show(1, 0), None);
    }

    #[test]
    fn a_fund_on_two_cards_is_one_fund() {
        let one = position("000001", 1, Some("2026-03-06"));
        let late = position("000001", 2, Some("2026-03-05"));
        let closed = position("000002", 1, None);
        assert_eq!(updated(&[one, late, closed]), (Some("2026-03-06".to_owned()), 1, 1));
        assert_eq!(updated(&[]), (None, 0, 0));
    }
}
