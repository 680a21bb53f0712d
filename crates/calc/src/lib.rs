//! The one calculation core: what a purchase, a redemption, a conversion, a dividend or a day's
//! income comes to, what a series of prices returned, and what a plan takes on which days. Pure
//! functions on kernel types.
//!
//! The rules are those of the rulebook's sections 2, 3, 8 and 11. Every calculation takes a
//! [`Steps`], which records each step with its rounding for people to follow, or is silent.
//! [`cli::run`] is the same from JSON to JSON.
#![cfg_attr(
    not(test),
    deny(
        clippy::unwrap_used,
        clippy::expect_used,
        clippy::float_arithmetic,
        clippy::as_conversions,
        clippy::panic
    )
)]

mod backend;
mod big_redemption;
mod buy;
mod caps;
pub mod cli;
mod convert;
mod cost;
mod dividend;
mod error;
mod holding;
mod money;
mod natural;
mod plan;
mod pro_rata;
mod redeem;
mod returns;
mod service_fee;
mod sevenday;
mod split;
mod statistics;
mod steps;
mod tday;
mod tiers;
mod weighted;
mod windows;

#[cfg(test)]
mod testing;

pub use backend::{BackEndBase, back_end_fee};
pub use big_redemption::{
    Accepted, FullRedemption, RedemptionDay, accept, is_big_redemption, with_minimum_holding,
};
pub use buy::{
    Bought, Buy, buy, fee_on_top, lowered_discount, shares_without_fee, subscribed_shares,
};
pub use caps::{Breach, FeeCategory, FeeRules, Holder};
pub use convert::{Convert, ConvertFormula, Converted, convert};
pub use cost::{Cost, Gain, Holding, day_profit};
pub use dividend::{dividend_cash, ex_nav, reinvested_shares};
pub use error::CalcError;
pub use holding::{HoldDayRule, LeastHold, redeemable_from};
pub use money::{Carry, Earned, daily_income, earn};
pub use plan::{
    Backtest, BacktestRun, Backtested, CourseDay, Distance, Goal, Ladder, MAX_MONTHS, Once,
    OpenDays, PlanCycle, PlanDate, PlanDates, PlanDay, Rung, Smart, SmartAmount, SmartRule,
    backtest, course, distance, monthly_saving, next_date, smart_amount,
};
pub use pro_rata::{largest_remainder, residue_to_largest};
pub use redeem::{Lot, Redeem, Redeemed, RedeemedLot, redeem};
pub use returns::{Growth, Point, Series};
pub use service_fee::service_fee_refund;
pub use sevenday::{YIELD_DAYS, seven_day_yield};
pub use split::{split_nav, split_shares};
pub use statistics::{Flow, Risk, xirr};
pub use steps::{Step, Steps};
pub use tday::{TDay, t_day};
pub use tiers::{BuyFee, BuyTier, BuyTiers, RedeemTier, RedeemTiers};
pub use weighted::{Payment, Stretch, modified_dietz, time_weighted};
pub use windows::Window;
