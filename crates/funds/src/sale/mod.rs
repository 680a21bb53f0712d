//! How a fund is sold: fees, rules, dates for an order placed now, agreements.

pub mod costs;
pub mod fees;
pub mod list_protocols;
pub mod quote_fees;
pub mod trade_rule;
