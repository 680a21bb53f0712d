//! Asking the bank for the money of orders, on both engines.

mod bank_time;
pub(crate) mod paying;
mod set_aside;
