//! An order is cancelled before the cut-off of its T, as a whole.
//!
//! - Cancelling asks for no password, unlike ordering: money and shares go only to where they came
//!   from, and the cut-off may be near.
//! - An order is never both confirmed and cancelled: both statements demand the state before.
//! - Orders that one debit paid are cancelled together, and their money goes back in one payout
//!   ([`parent`]); none of them is cancelled alone.
//! - An order that waits is taken back in full until it is released ([`rescind`]).
//! - Money of a card goes back to it, by a promised day (`arrive_day`); shares that were frozen are
//!   free at once, those of a money fund that was to pay included.

pub mod cancel;
pub mod free_shares;
pub mod give_back;
pub mod parent;
pub mod rescind;
pub mod store;
#[cfg(test)]
mod tests;

use wire::{
    Routes,
    Topic::{Holding, Order, Points},
    op,
};

/// The operations of the wing.
pub fn routes(routes: Routes) -> Routes {
    routes
        .bff(
            "trade/tradeCancel",
            op("cancelOrder", "cancel an order before its cut-off")
                .writes(&[Order, Holding, Points])
                .idempotent(),
            cancel::cancel_order,
        )
        .post(
            "/trade/cancel",
            op("cancelOrderClassic", "cancel an order before its cut-off")
                .writes(&[Order, Holding, Points])
                .idempotent(),
            cancel::cancel_order,
        )
}
