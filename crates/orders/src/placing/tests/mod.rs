//! Placing orders of each kind, on both engines.

mod agreeing;
mod barred;
mod buying;
mod capped;
mod concurrent;
pub(crate) mod converting;
mod counter;
mod current;
mod discounts;
mod dividend_methods;
mod holding;
mod money_fund_buys;
pub(crate) mod parents;
mod promising;
pub(crate) mod redeeming;
pub(crate) mod redeeming_into;
mod rests;
mod strangers;
mod subscribing;
mod together;
mod twins;
mod young;
