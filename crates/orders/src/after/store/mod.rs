//! Statements of the pages after an order.

pub mod beside;
pub mod on_card;
pub mod parting;
pub mod records;
pub mod stated;
pub mod statements;
pub mod takeaway;
