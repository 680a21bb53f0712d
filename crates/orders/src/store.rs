//! Every SQL text of the room, by noun.

pub mod clearing;
pub mod conversions;
pub mod first_buy;
pub mod onward;
pub mod orders;
pub mod paying;
pub mod payout_refusals;
pub mod payouts;
pub mod reminders;
pub mod statements;
pub mod subscriptions;
