//! How a customer wants to trade: what forms begin with, and whether money may leave within
//! seconds (`docs/decisions/0092`).
//!
//! - A setting never changes what an order says: every order names its own way, source and what
//!   becomes of its rest.
//! - Quick redemption that is switched off is refused, whoever asks; switching it on needs the
//!   password, and either is told.

pub mod change;
pub mod row;
pub mod store;
#[cfg(test)]
mod tests;

use wire::{Routes, Topic::Message, Topic::Profile, op};

/// The operations of the wing. Of our own: the specification names the screen /trading but no call.
pub fn routes(routes: Routes) -> Routes {
    routes
        .get(
            "/trading/settings",
            op("tradingSettings", "how the customer wants to trade").reads(&[Profile]),
            change::trading_settings,
        )
        .post(
            "/trading/settings",
            op("setTrading", "change how the customer wants to trade").writes(&[Profile, Message]),
            change::set_trading,
        )
}
