//! Fixed-invest plans (定投): their days, the amount of a smart one, what one would have come to,
//! and what a goal needs a month; rulebook sections 8 and 11.

mod goal;

pub use goal::{Goal, MAX_MONTHS, monthly_saving};
