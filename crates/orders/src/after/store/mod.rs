//! Statements of the pages after an order.

pub mod beside;
pub mod records;
pub mod statements;
