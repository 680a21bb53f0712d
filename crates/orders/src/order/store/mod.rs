//! Statements on orders and what belongs to each, by table.

pub mod aside;
pub mod causes;
pub mod conversions;
pub mod first_promises;
pub mod months;
pub mod moves;
pub mod open;
pub mod orders;
pub mod paid_fees;
pub mod parameters;
pub mod parents;
pub mod pools;
pub mod reminders;
pub mod seals;
pub mod subscriptions;
