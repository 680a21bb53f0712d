//! What the business day does with orders: the crate `clearing` calls these steps, in its order.
//! Each may be run twice, and be killed at any point.
//!
//! - When T is sealed, the advance bank takes the frozen shares of money funds and pays; only then
//!   is the purchase sent ([`draw`]).
//! - The TA's confirmation is the truth, and nothing is applied of a chunk with one that does not
//!   fit. Both legs of a conversion are confirmed in one transaction at both NAVs of T, or the
//!   shares are free again.
//! - A subscription is received on the day after T (120, state 5) and has its result when the fund
//!   is established (130: shares with the interest of the offering; the flow is of the fund's first
//!   day) or has failed (149: all that was paid goes back with the interest).
//! - The proceeds of a redemption into a fund wait as a payout of the kind `onward`; on the day of
//!   their arrival one transaction lets them pay for a purchase, or turns them to the card with the
//!   reason ([`onward`]).
//! - A quick redemption is advanced by a bank until the TA confirms it; `verify_advances` finds
//!   nothing.
//! - Income of shares that were given within seconds is the advance bank's from that day on
//!   (`docs/decisions/0025`).
//! - Money and shares of an order are where the journal says: under its number (`verify_money`),
//!   and each frozen share waits for an open order (`verify_frozen`); `holdings::verify` and
//!   `ledger::verify` find nothing.

pub mod advance;
pub mod at_bank;
pub mod carried;
pub mod confirm;
pub mod confirming;
pub mod deferred;
pub mod digest;
pub mod dividends;
pub mod draw;
pub mod export;
pub mod find_out;
pub mod forced;
pub mod left;
pub mod onward;
pub mod outcome;
pub mod pay;
pub mod replay;
pub mod rounds;
pub mod seal;
pub mod split;
pub mod store;
#[cfg(test)]
mod tests;
pub mod unanswered;
pub mod verify;
pub mod waiting;
