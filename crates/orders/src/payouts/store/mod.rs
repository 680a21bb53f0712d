//! Statements on money that goes to cards.

pub mod payout_refusals;
pub mod payouts;
pub mod proceeds;
pub mod purses;
