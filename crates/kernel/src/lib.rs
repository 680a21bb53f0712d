//! Value types of the platform: money, shares, prices, rates, days, instants, calendars, ids and
//! the names of people and things. Pure: nothing here does I/O, and only [`Clock`] reads the time.
//!
//! - Money is a fixed-scale integer, never a float; see [`Fen`], [`Shares`], [`Nav`], [`Rate`].
//!   Arithmetic is checked, and every division names its [`Rounding`].
//! - Values from outside are parsed once, at the door, into types that cannot hold a wrong value;
//!   a refused value is an [`Invalid`] with a Chinese sentence for the customer.
//! - On the wire all of them are strings.
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

mod age;
mod calendar;
mod clock;
mod closures;
mod coded;
mod codes;
mod day;
mod errors;
mod fen;
mod fixed;
mod hex;
mod ids;
mod instant;
mod names;
mod nav;
mod positive;
mod provisional;
mod rate;
mod rounding;
#[doc(hidden)]
pub mod schema;
mod shares;
mod text;

pub use age::age;
pub use calendar::Calendar;
pub use clock::Clock;
#[doc(hidden)]
pub use coded::Coded;
pub use coded::{flag, flag_if_given};
pub use codes::{Currency, FundType, RiskLevel, ShareClass};
pub use day::{Day, Weekday};
pub use errors::{Invalid, Overflow};
pub use fen::Fen;
pub use hex::hex;
pub use ids::{Ids, NoIds};
pub use instant::{Instant, TimeOfDay};
pub use names::{
    CardNumber, Certificate, CertificateNumber, CertificateType, Code, Country, CustNo, Email,
    FundCode, IdNumber, Line, Mobile, OpenId, PersonName, Prose, Sex, TradeAcco,
};
pub use nav::Nav;
pub use positive::{Positive, Quantity};
pub use rate::Rate;
pub use rounding::{Rounding, div_round, mul_div};
pub use shares::Shares;

#[doc(hidden)]
pub use serde as __serde;
#[doc(hidden)]
pub use utoipa as __utoipa;
