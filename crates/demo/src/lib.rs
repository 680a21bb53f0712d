//! The demo market: funds, companies, managers, prices, indices and notices, all invented, all
//! made from one seed.
//!
//! The generator is pure, in whole numbers only: the same seed gives the same market on every
//! machine, and the
//! price of any later day follows from the price before it ([`next_price`]). Codes are in ranges
//! that no public fund uses (03xxxx and 06xxxx), so that importing real funds overwrites none.

mod customers;
mod draw;
mod factors;
mod fill;
mod index;
mod lineup;
mod managers;
mod notices;
mod price;
mod report;
mod rewards;
mod samples;
mod ta_market;
mod traits;

pub use crate::rewards::fill_activities;
pub use customers::{DemoCustomer, PASSWORD, cases, customers, fill_customers, past};
pub use draw::Draw;
pub use factors::{Factor, Factors};
pub use fill::{fill_market, new_fund, publish_indices};
pub use index::{Candle, IndexSpec, MinutePoint, candle_after, candles, indices, minutes};
pub use lineup::{
    BuyTier, Charge, Company, FundSpec, Limits, Lineup, Manager, OfferingPlan, Status, Tenure,
};
pub use managers::{CHOSEN_MANAGER, fill_managers};
pub use notices::{Notice, notices};
pub use price::{HISTORY_START, Price, history, next_price};
pub use report::{Holding, Report, Slice, report, report_of};
pub use samples::{CardSample, CertificateSample, Samples, samples};
pub use ta_market::{Past, TaMarket};
pub use traits::{DividendHabit, Split, Traits};

/// The seed of the market that `tael demo` shows.
pub const SEED: u64 = 20_261_121;
