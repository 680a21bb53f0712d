//! Fixed-invest plans (定投): their days, the amount of a smart one, what one would have come to,
//! and what a goal needs a month; rulebook sections 8 and 11.

mod backtest;
mod course;
mod cycle;
mod dates;
mod distance;
mod goal;
mod ladder;
mod smart;

pub use backtest::{Backtest, BacktestRun, Backtested, Once, backtest};
pub use course::{CourseDay, course};
pub use cycle::PlanCycle;
pub use dates::{OpenDays, PlanDate, PlanDates, PlanDay, next_date};
pub use distance::{Distance, SmartRule, distance};
pub use goal::{Goal, MAX_MONTHS, monthly_saving};
pub use ladder::{Ladder, Rung};
pub use smart::{Smart, SmartAmount, smart_amount};
