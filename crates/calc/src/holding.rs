//! How long shares were held, and from when they are free of a fee; rules 2.4.

use kernel::{Calendar, Day};

use crate::RedeemTiers;

/// How a contract counts the days that a lot was held.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum HoldDayRule {
    /// From the confirmation of the purchase to that of the redemption, `CFM_TO_CFM`: what most
    /// contracts say.
    ConfirmToConfirm,
    /// From the confirmation of the purchase through T of the redemption, both counted,
    /// `CFM_TO_T`.
    ConfirmToT,
}

/// How long shares are held at least, each lot from its own confirmation.
#[derive(Debug, Clone, Copy, PartialEq, Eq)]
pub struct LeastHold {
    /// Open days between the confirmation and the first T of a redemption.
    pub open_days: i32,
    /// Months of a fund with a holding period (持有期), 12 or 36; 0 of any other.
    pub months: i32,
}

/// The first T on which shares may be redeemed that were confirmed on a day: so many open days
/// later (rule CF-02), and not before the same day so many months later, or the first open day
/// after it. What a purchase is promised, what an order is refused by, and what the TA takes, all
/// is this.
pub fn redeemable_from(confirmed: Day, least: LeastHold, calendar: &Calendar) -> Day {
    let held = calendar.on_or_after(confirmed.add_months(least.months));
    calendar.add_open(confirmed, least.open_days).max(held)
}

impl HoldDayRule {
    /// Natural days held, never below zero.
    pub fn days(self, bought_confirm: Day, redeem_t: Day, redeem_confirm: Day) -> i32 {
        let days = match self {
            Self::ConfirmToConfirm => redeem_confirm.days_since(bought_confirm),
            Self::ConfirmToT => redeem_t.days_since(bought_confirm).saturating_add(1),
        };
        days.max(0)
    }

    /// The first open day on which a redemption, confirmed `confirm_days` open days later, counts
    /// at least `days` held.
    pub fn first_t(
        self,
        bought_confirm: Day,
        days: i32,
        confirm_days: i32,
        calendar: &Calendar,
    ) -> Day {
        let held = |t: Day| self.days(bought_confirm, t, calendar.add_open(t, confirm_days));
        // The confirmation follows T by days that aren't known before T is, so the search begins
        // with a month to spare, longer than any closure.
        let earliest = bought_confirm.add_days(days.saturating_sub(31)).max(bought_confirm);
        let mut t = calendar.on_or_after(earliest);
        while held(t) < days {
            let later = calendar.next_open(t);
            if later <= t {
                return t;
            }
            t = later;
        }
        t
    }

    /// The first open day on which redeeming the lot costs no fee; `None` when it always does.
    pub fn free_from(
        self,
        bought_confirm: Day,
        tiers: &RedeemTiers,
        confirm_days: i32,
        calendar: &Calendar,
    ) -> Option<Day> {
        let days = tiers.free_from_days()?;
        Some(self.first_t(bought_confirm, days, confirm_days, calendar))
    }
}

#[cfg(test)]
mod tests {
    use super::*;
    use crate::RedeemTier;
    use crate::testing::{day, rate};
    use proptest::prelude::*;

    const CFM: HoldDayRule = HoldDayRule::ConfirmToConfirm;

    #[test]
    fn v9c_days_are_counted_between_confirmations() {
        let china = Calendar::china();
        let bought = china.add_open(day("2026-03-02"), 1);
        let held = |t: &str| CFM.days(bought, day(t), china.add_open(day(t), 1));
        assert_eq!(held("2026-03-06"), 6);
        assert_eq!(held("2026-03-09"), 7);
    }

    #[test]
    fn friday_to_friday_is_seven_days_or_five_by_the_stricter_rule() {
        let china = Calendar::china();
        let bought = china.add_open(day("2026-03-06"), 1);
        let t = day("2026-03-13");
        let confirm = china.add_open(t, 1);
        assert_eq!(CFM.days(bought, t, confirm), 7);
        assert_eq!(HoldDayRule::ConfirmToT.days(bought, t, confirm), 5);
    }

    #[test]
    fn a_lot_is_free_from_the_first_day_whose_confirmation_is_late_enough() {
        let tiers = RedeemTiers::new(vec![
            RedeemTier { days_below: Some(7), rate: rate("0.015") },
            RedeemTier { days_below: None, rate: rate("0") },
        ])
        .unwrap();
        let free =
            |bought: &str| CFM.free_from(day(bought), &tiers, 1, &Calendar::china()).unwrap();
        assert_eq!(free("2026-03-03"), day("2026-03-09"));
        // Confirmed before the National Day holiday: the confirmation after it is already enough.
        assert_eq!(free("2026-09-30"), day("2026-09-30"));
    }

    proptest! {
        #[test]
        fn the_first_day_is_enough_and_the_open_day_before_it_is_not(
            offset in 0i32..3_000, days in 1i32..800, confirm_days in 1i32..4,
        ) {
            let china = Calendar::china();
            let bought = china.on_or_after(day("2018-01-01").add_days(offset));
            for rule in [CFM, HoldDayRule::ConfirmToT] {
                let t = rule.first_t(bought, days, confirm_days, &china);
                let held = |t: Day| rule.days(bought, t, china.add_open(t, confirm_days));
                prop_assert!(held(t) >= days);
                let before = china.previous_open(t);
                prop_assert!(before < bought || held(before) < days);
            }
        }
    }
}
