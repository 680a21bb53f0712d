//! The one calculation core: what a purchase, a redemption, a conversion, a dividend or a day's
//! income comes to, and what a series of prices returned. Pure functions on kernel types.
//!
//! The rules are those of the rulebook's section 2 and 3.3. Every calculation takes a [`Steps`],
//! which records each step with its rounding for people to follow, or is silent.
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

mod buy;
mod convert;
mod dividend;
mod error;
mod holding;
mod money;
mod redeem;
mod returns;
mod sevenday;
mod statistics;
mod steps;
mod tday;
mod tiers;
mod windows;

#[cfg(test)]
mod testing;

pub use buy::{Bought, Buy, buy, fee_on_top, shares_without_fee, subscribed_shares};
pub use convert::{Convert, ConvertFormula, Converted, convert};
pub use dividend::{dividend_cash, ex_nav, reinvested_shares};
pub use error::CalcError;
pub use holding::HoldDayRule;
pub use money::{Carry, Earned, daily_income, earn};
pub use redeem::{Lot, Redeem, Redeemed, RedeemedLot, redeem};
pub use returns::{Point, Series};
pub use sevenday::{YIELD_DAYS, seven_day_yield};
pub use statistics::{Flow, Risk, xirr};
pub use steps::{Step, Steps};
pub use tday::{TDay, t_day};
pub use tiers::{BuyFee, BuyTier, BuyTiers, RedeemTier, RedeemTiers};
pub use windows::Window;
