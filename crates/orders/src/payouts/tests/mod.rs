//! Money that goes to cards, on both engines.

mod paying_again;
mod refunds;
mod replaced_cards;
mod unbinding;
