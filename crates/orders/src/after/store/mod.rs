//! Statements of the pages after an order.

pub mod records;
pub mod statements;
