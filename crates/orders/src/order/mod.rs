//! What an order is: its row, its kinds, its states and events, its dates and its fee, and the
//! statements that find and write it. The ground on which all other wings stand; nothing here asks
//! whether an order may be taken.
//!
//! - A state changes only as the tables of [`state`] say; every change appends an event, and a step
//!   happens once.
//! - What arrives before the cut-off and is written after the seal belongs to the next T
//!   ([`deciding`]): sealing begins with a row that every transaction which decides a T reads
//!   (`orders_seals`), so no order is left behind by a day that is over.
//! - What was promised, and the interest, of a subscription are in `orders_subscriptions`; what a
//!   conversion is expected to bring, and what it brought, in `orders_conversions`.
//! - An order has the promises of its T; what it was promised before its payment decided another T
//!   stays in `orders_first_promises`.
//! - A purchase may take a voucher, of which the room that gives it is told by whatever places the
//!   order or makes it final ([`voucher`], `docs/decisions/0073`).
//! - Whatever makes an order final counts it in what is kept of its months ([`months`]); what a
//!   confirmed one cost is added to what its customer has paid ([`paid_fees`]).

pub mod aside;
pub mod authority;
pub mod bank_time;
pub mod bell;
pub mod conversion;
pub mod dates;
pub mod deciding;
pub mod event;
pub mod fee;
pub mod fee_kind;
pub mod kind;
pub mod link;
pub mod months;
pub mod paid_fees;
pub mod parameters;
pub mod parent;
pub mod row;
pub mod state;
pub mod store;
pub mod subscription;
#[cfg(test)]
mod tests;
pub mod told;
pub mod under_card;
pub mod voucher;
pub mod voucher_terms;

pub use authority::{Agreed, Authority, Cause, MandateNo};
pub use dates::OrderDates;
pub use event::Event;
pub use kind::{OrderKind, OrderNo, OrderStatus, PaidBy, ParentNo, PayStatus, PaymentNo};
pub use link::Link;
pub use row::Order;
pub use state::Step;
