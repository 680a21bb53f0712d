//! May this customer do this, and what would it cost? Who asks are the pages before an order, which
//! show the answer, and the order's own transaction, which demands it. Nothing here writes, but for
//! the decision of suitability, which is stored with its inputs.
//!
//! - A purchase is the first of a fund, with the fund's least amount of a first one, while the
//!   customer holds nothing of it and no purchase or subscription of it is accepted, sent or
//!   received.
//! - A fee is that of T. Its discount is promised with the order, sent to the TA as promised, and
//!   follows T where a late payment moves it; without a promise nothing is sent.
//! - A voucher lowers the discount of one purchase, not below the fund's least one, and follows T
//!   with it ([`voucher`]).
//! - The documents that a buyer accepts are the fund's, in their versions of the day on which they
//!   are accepted (`docs/decisions/0030`).
//! - What a conversion is expected to bring counts against the target's limit of a day.
//! - The checks come in the specification's order: opened, complete, suitable, open, limits.

pub mod agreements;
pub mod buy_fee;
pub mod buying;
pub mod cannot_pay;
pub mod consent;
pub mod convert_fee;
pub mod eligibility;
pub mod first_buy;
pub mod fund;
pub mod holding;
pub mod known;
pub mod least;
pub mod limits;
pub mod lots;
pub mod moving;
pub mod onward;
pub mod pension;
pub mod people;
pub mod promised;
pub mod quick;
pub mod refusals;
pub mod settled;
pub mod sources;
pub mod store;
pub mod voucher;
