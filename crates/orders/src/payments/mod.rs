//! Money that comes in: the bank collects what purchases cost.
//!
//! - The bank is asked outside of any transaction, under a key that is the order's number; the
//!   answer is applied in one transaction with the journal. Whatever is killed, asking again gives
//!   the same.
//! - The moment of payment decides the T of a purchase. A payment that succeeds after the offering
//!   makes a subscription void, and goes back.
//! - A payment that is unknown when the day after T is closed makes its order void. It is asked
//!   about until the bank knows; money that came after all goes back to the card.

pub mod collect;
pub mod give_up;
pub mod open;
pub mod settle;
pub mod store;
pub mod worker;
