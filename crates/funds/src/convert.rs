//! Which funds a holding may be converted into (转换, business code 036), and when (domain 2.5).

use crate::{Fund, Snapshot};
use kernel::{Day, FundType, Instant};
use std::sync::Arc;

/// The days of a conversion, counted in the open days of both funds.
#[derive(Debug, Clone, Copy, PartialEq, Eq)]
pub struct ConvertDates {
    /// T: the day whose NAVs are the prices of both funds.
    pub t_day: Day,
    /// The day on whose evening the later of both NAVs is published.
    pub nav_day: Day,
    /// The day on which the TA confirms both legs.
    pub confirm_day: Day,
    /// The first T-day of a redemption of the new shares.
    pub redeemable_day: Day,
}

/// Whether shares of one fund may be converted into the other, whatever the two take today: two
/// products of one company at one TA, in one currency, both for pensions or neither, and none of
/// them abroad, whose days are others.
pub fn convertible(from: &Fund, to: &Fund) -> bool {
    from.family != to.family
        && !from.company.is_empty()
        && from.company == to.company
        && from.ta == to.ta
        && from.currency == to.currency
        && from.is_for_pensions() == to.is_for_pensions()
        && [from, to].iter().all(|fund| fund.fund_type != FundType::Qdii)
}

/// Funds into which a fund may be converted now: [`convertible`], and open for purchases.
pub fn convert_targets<'a>(
    snapshot: &'a Snapshot,
    from: &'a Fund,
) -> impl Iterator<Item = &'a Arc<Fund>> {
    let all = snapshot.funds().iter();
    all.filter(move |to| to.can_buy() && convertible(from, to))
}

/// The dates of a conversion applied for at `now`: the first day on which both funds are open, by
/// the earlier of their cut-offs.
pub fn dates_for_convert(from: &Fund, to: &Fund, now: Instant) -> ConvertDates {
    let both = from.calendar.intersect(&to.calendar);
    let t_day = both.t_day(now, from.timetable.cutoff.min(to.timetable.cutoff));
    let later = |days: [i32; 2]| {
        let [out, into] = days;
        from.calendar.add_open(t_day, out).max(to.calendar.add_open(t_day, into))
    };
    let confirm_day = later([from.timetable.confirm_days, to.timetable.confirm_days]);
    ConvertDates {
        t_day,
        nav_day: later([from.timetable.nav_days, to.timetable.nav_days]),
        confirm_day,
        redeemable_day: to.redeemable_from(confirm_day),
    }
}
