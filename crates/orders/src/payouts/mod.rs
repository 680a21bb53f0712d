//! Money that goes to a card: refunds, proceeds, dividends, and what a quick redemption pays within
//! seconds.
//!
//! - The bank is asked outside of any transaction, under a key of the payout; its answer is applied
//!   in one transaction with the journal. Whatever is killed, asking again gives the same.
//! - It goes to the card that has the account at the moment of paying (`docs/decisions/0026`).
//! - What the bank refused waits for the customer, who asks for it again, to a card that may be
//!   paid (`docs/decisions/0018`). Each attempt is the bank's own payment, one is open at a time,
//!   and before it leaves the bank is asked about the earlier ones; the journal takes a payout
//!   once.
//! - `verify_payouts` and `verify_onward` find nothing.

pub mod address;
pub mod attempts;
pub mod find_out;
pub mod pay;
pub mod pay_again;
pub mod payees;
pub mod payout;
pub mod pre_pay_again;
pub mod store;
#[cfg(test)]
mod tests;
pub mod verify;

use wire::{
    Routes,
    Topic::{Card, Order},
    op,
};

/// The operations of the wing. Of our own: the specification has no call for a payout that the
/// bank refused.
pub fn routes(routes: Routes) -> Routes {
    routes
        .get(
            "/payout/again/pre",
            op("prePayAgain", "before a refused payout is asked for again: why, and which cards")
                .reads(&[Order, Card]),
            pre_pay_again::pre_pay_again,
        )
        .post(
            "/payout/again",
            op("payAgain", "ask again for a payout that the bank refused")
                .writes(&[Order])
                .idempotent(),
            pay_again::pay_again,
        )
}
