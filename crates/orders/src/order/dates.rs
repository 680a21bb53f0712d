//! What an order is promised, stored with it, so that later parameters cannot rewrite it (CF-04).

use funds::{Fund, SubscriptionDates};
use kernel::{Calendar, Day, Instant};
use serde::{Deserialize, Serialize};
use utoipa::ToSchema;

/// The days of an order.
#[derive(Debug, Clone, PartialEq, Eq, Serialize, Deserialize, ToSchema)]
#[serde(rename_all = "camelCase")]
pub struct OrderDates {
    /// T: the trading day to which the order belongs; its NAV is the price. A subscription's price
    /// is 1.0000.
    pub t_day: Day,
    /// The day on whose evening the NAV of T is published; subscribing, the day by which the fund
    /// has its first NAV.
    pub nav_date: Day,
    /// The day on which the TA confirms; subscribing, the day by which it does.
    pub confirm_date: Day,
    /// Buying or converting: the first trading day on which the new shares may be redeemed; not
    /// known of a fund that is not established.
    pub redeemable_date: Option<Day>,
    /// Redeeming: the day on which the money is on the card. Buying: the day by which money that
    /// goes back is there; none while none does.
    pub arrive_date: Option<Day>,
    /// Redeeming: the last day on which it may arrive by law.
    pub arrive_date_latest: Option<Day>,
    /// Buying a money fund: the first day of the shares' income.
    pub income_from: Option<Day>,
    /// Redeeming a money fund: the last day of the shares' income.
    pub income_until: Option<Day>,
    /// Until when the order may be cancelled: the cut-off of T. None when it may not.
    pub cancel_until: Option<Instant>,
    /// Subscribing in an offering: what else is promised.
    pub subscription: Option<SubscriptionDates>,
}

impl OrderDates {
    /// The dates of a purchase paid at `now`, or of a subscription where the fund is in its
    /// offering; the cut-off is decided by the calendar alone.
    pub fn of_buy(fund: &Fund, now: Instant) -> Self {
        let dates = funds::dates_for_buy(fund, now);
        let buying = Self {
            t_day: dates.t_day,
            nav_date: dates.nav_day,
            confirm_date: dates.confirm_day,
            redeemable_date: Some(dates.redeemable_day),
            arrive_date: None,
            arrive_date_latest: None,
            income_from: dates.income_from,
            income_until: None,
            cancel_until: cancel_until(fund, dates.t_day),
            subscription: None,
        };
        match funds::dates_for_subscription(fund, dates.t_day) {
            None => buying,
            Some(promised) => Self {
                nav_date: promised.established_by,
                confirm_date: promised.confirmed_by,
                redeemable_date: None,
                subscription: Some(promised),
                ..buying
            },
        }
    }

    /// The dates of a redemption applied for at `now`.
    pub fn of_redeem(fund: &Fund, now: Instant) -> Self {
        let dates = funds::dates_for_redeem(fund, now);
        Self {
            t_day: dates.t_day,
            nav_date: dates.nav_day,
            confirm_date: dates.confirm_day,
            redeemable_date: None,
            arrive_date: Some(dates.arrive_day),
            arrive_date_latest: Some(dates.arrive_day_latest),
            income_from: None,
            income_until: dates.income_until,
            cancel_until: cancel_until(fund, dates.t_day),
            subscription: None,
        }
    }

    /// Redeeming: the day on which the money arrives.
    pub(crate) fn arrives(&self) -> Day {
        self.arrive_date.unwrap_or(self.confirm_date)
    }

    /// The dates of a move applied for at `now`: as a redemption's, without money.
    pub(crate) fn of_move(fund: &Fund, now: Instant) -> Self {
        let redeeming = Self::of_redeem(fund, now);
        Self { arrive_date: None, arrive_date_latest: None, income_until: None, ..redeeming }
    }

    /// The dates of a conversion applied for at `now`; it may be cancelled where the fund that goes
    /// out allows it, until the earlier of both cut-offs.
    pub fn of_convert(from: &Fund, to: &Fund, now: Instant) -> Self {
        let dates = funds::dates_for_convert(from, to, now);
        let cutoff = from.timetable.cutoff.min(to.timetable.cutoff);
        let cancellable = from.rules.cancellable;
        Self {
            t_day: dates.t_day,
            nav_date: dates.nav_day,
            confirm_date: dates.confirm_day,
            redeemable_date: Some(dates.redeemable_day),
            arrive_date: None,
            arrive_date_latest: None,
            income_from: None,
            income_until: None,
            cancel_until: cancellable.then(|| Instant::at(dates.t_day, cutoff)),
            subscription: None,
        }
    }
}

/// The day by which the money of a purchase is back on the card: what is due is paid on the open
/// day after that of the business, and the business day of `t_day` is not over yet.
pub(crate) fn refund_day(t_day: Day) -> Day {
    Calendar::china().next_open(t_day)
}

fn cancel_until(fund: &Fund, t_day: Day) -> Option<Instant> {
    let offering = fund.open_offering().map(|offering| offering.cancellable);
    offering.unwrap_or(fund.rules.cancellable).then(|| Instant::at(t_day, fund.timetable.cutoff))
}

/// 今日15:00前… or 11月23日15:00前…, for people; `verb` is what `dates` are of.
pub fn cutoff_text(fund: &Fund, now: Instant, dates: &OrderDates, verb: &str) -> String {
    let t_day = dates.t_day;
    let cutoff = fund.timetable.cutoff.to_string();
    let time = cutoff.get(..5).unwrap_or(&cutoff);
    if let Some(offering) = fund.open_offering() {
        return format!("募集期到{}{time}，每份1.0000元", month_day(offering.until));
    }
    let today = t_day == now.day();
    let when = if today { format!("今日{time}前{verb}") } else { format!("现在{verb}") };
    match (dates.income_from, dates.income_until) {
        (Some(from), _) => format!("{when}，{}起有收益", month_day(from)),
        (_, Some(until)) => format!("{when}，收益算到{}", month_day(until)),
        _ if today => format!("{when}，按今日净值确认"),
        _ => format!("{when}，按{}净值确认", month_day(t_day)),
    }
}

/// 2026年11月23日, where it may be years ahead.
pub fn full_day(day: Day) -> String {
    format!("{}年{}", day.year(), month_day(day))
}

/// 11月23日
pub fn month_day(day: Day) -> String {
    format!("{}月{}日", day.month(), day.day_of_month())
}
