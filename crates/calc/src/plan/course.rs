//! How a plan stood on each day of the past, for the curve beside its figures.

use kernel::{Day, Fen, Rate, Shares};

use super::backtest::{Backtest, Backtested, bought_on, held, worth};
use crate::{BuyFee, BuyTiers, CalcError, Steps};

/// How a plan stood on a day.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct CourseDay {
    /// An open day.
    pub day: Day,
    /// Taken through it, the fees included.
    pub paid: Fen,
    /// What the shares of the runs through it were worth.
    pub value: Fen,
    /// What all money at once, on the day of the first run, was worth.
    pub once: Fen,
}

/// Every open day from the first run of a plan to its last price; the last one is what
/// [`backtest`](super::backtest::backtest) says.
///
/// # Errors
/// As there.
pub fn course(plan: &Backtest<'_>, done: &Backtested) -> Result<Vec<CourseDay>, CalcError> {
    let Some(first) = done.runs.first().map(|run| run.day.date) else { return Ok(Vec::new()) };
    let from = plan.points.partition_point(|point| point.day < first);
    let to = plan.points.partition_point(|point| point.day <= done.valued_on);
    let prices = plan.points.get(from..to).unwrap_or_default();
    let tiers = BuyTiers::flat(BuyFee::Rate(plan.rate))?;
    let steps = &mut Steps::silent();
    let mut runs = done.runs.iter().peekable();
    let (mut paid, mut shares, mut at_once) = (Fen::ZERO, Shares::ZERO, Shares::ZERO);
    let mut days = Vec::with_capacity(prices.len());
    for point in prices {
        shares = held(point, shares, steps)?;
        at_once = held(point, at_once, steps)?;
        if point.day == first {
            at_once = bought_on(point, done.paid, &tiers, steps)?.1;
        }
        if let Some(run) = runs.next_if(|run| run.day.date == point.day) {
            let (_, more) = bought_on(point, run.amount, &tiers, steps)?;
            shares = shares.checked_add(more)?;
            paid = paid.checked_add(run.amount)?;
        }
        let value = worth(point, shares, steps)?;
        let once = worth(point, at_once, steps)?;
        days.push(CourseDay { day: point.day, paid, value, once });
    }
    Ok(days)
}

impl CourseDay {
    /// What was won or lost of what was paid, a fraction.
    ///
    /// # Errors
    /// [`Overflow`](kernel::Overflow) when it doesn't fit.
    pub fn rate(&self) -> Result<Rate, kernel::Overflow> {
        let profit = self.value.checked_sub(self.paid)?;
        Rate::of(profit.units(), self.paid.units(), kernel::Rounding::HalfUp)
    }
}

#[cfg(test)]
mod tests {
    use super::*;
    use crate::testing::{day, fen, nav, rate};
    use crate::{PlanCycle, Point, backtest};

    #[test]
    fn the_last_day_is_what_the_figures_say_and_dividends_are_no_fall() {
        let navs = ["1.0000", "1.2500", "1.0000", "0.8000", "1.0000"];
        let mut points: Vec<Point> = (2..)
            .zip(navs)
            .map(|(n, text)| Point::plain(day(&format!("2026-03-0{n}")), nav(text)))
            .collect();
        points[3].dividend = nav("0.2000");
        let (from, to) = (day("2026-03-03"), day("2026-03-06"));
        let cycle = PlanCycle::new(0, 1, None).unwrap();
        let (amount, rate) = (fen("100"), rate("0"));
        let plan = Backtest { points: &points, cycle, amount, rate, from, to, smart: None };
        let done = backtest(&plan, &mut Steps::silent()).unwrap();
        let course = course(&plan, &done).unwrap();
        let shown: Vec<(String, String, String)> = course
            .iter()
            .map(|one| (one.paid.to_string(), one.value.to_string(), one.once.to_string()))
            .collect();
        let row = |a: &str, b: &str, c: &str| (a.to_owned(), b.to_owned(), c.to_owned());
        // 80 shares; 180; 36.00 of dividend are 45 shares, and 125 of the run; 100 more.
        assert_eq!(
            shown,
            [
                row("100.00", "100.00", "400.00"),
                row("200.00", "180.00", "320.00"),
                row("300.00", "280.00", "320.00"),
                row("400.00", "450.00", "400.00"),
            ]
        );
        assert_eq!(course[1].rate().unwrap().percent_display(2), "-10.00%");
        let last = course.last().unwrap();
        assert_eq!((last.day, last.paid), (done.valued_on, done.paid));
        assert_eq!((last.value, last.once), (done.value, done.once.value));
        assert_eq!((done.once.shares.to_string(), done.once.fee), ("400.00".to_owned(), fen("0")));
    }
}
