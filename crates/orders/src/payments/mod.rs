//! Money that comes in: the bank collects what purchases cost.
//!
//! - A payment is one debit of a card, a row of its own ([`payment`], `docs/decisions/0034`), for
//!   an order or for all orders of a parent. An order says to its customer where the money is;
//!   what the bank was asked and when is the payment's.
//! - One moment of payment decides the T of all orders of a parent. What does not fit into it goes
//!   back alone; what goes back as a whole goes back in one payout.
//! - The bank is asked outside of any transaction, under a key that is the payment's number; the
//!   answer is applied in one transaction with the journal. Whatever is killed, asking again gives
//!   the same.
//! - The moment of payment, as the bank says it, decides the T of a purchase, while that day is not
//!   sealed. Where T moves, the limit of a day is asked again: what does not fit any more makes the
//!   order void and goes back, and so does the payment of a subscription after its offering. The
//!   customer is told of both.
//! - An answer that cannot be written is set aside with its reason (`orders_set_aside`), for people
//!   to see, and is asked for again later; the others of its batch go on.
//! - A payment that is unknown when the day after T is closed makes its order void. It is asked
//!   about until the bank knows; money that came after all goes back to the card.

pub mod apply;
pub mod collect;
pub mod find_out;
pub mod give_up;
pub mod notice;
pub mod open;
pub mod payment;
pub mod settle;
pub mod store;
#[cfg(test)]
pub(crate) mod tests;
pub mod verify;
pub mod worker;
