//! What the business day does with orders, on both engines.

mod answers;
mod dividends;
mod money_fund_income;
mod proofs;
mod told;
mod waiting;
