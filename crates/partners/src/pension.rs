//! The bank that keeps a person's pension account (个人养老金资金账户). It finds the account, makes the
//! agreement under which the payment channel moves its money, and says what is in it.

use crate::Reply;
use kernel::{CardNumber, Certificate, Day, Fen, Instant, Mobile, PersonName};

/// How the channel numbers agreements on pension accounts, and no others. What was collected under
/// one goes back under it only.
pub const PENSION_AGREEMENT: &str = "PEN";

/// Whether an agreement is on a pension account.
#[must_use]
pub fn is_pension(protocol_no: &str) -> bool {
    protocol_no.starts_with(PENSION_AGREEMENT)
}

/// Whose account is looked for, to be linked.
#[derive(Debug, Clone)]
pub struct PensionDemand {
    /// Names the linking; repeated, the answer is the same.
    pub key: String,
    /// Holder.
    pub name: PersonName,
    /// Holder's certificate, by which the account is found: a person has one.
    pub certificate: Certificate,
    /// To which the bank says what moved.
    pub mobile: Mobile,
}

/// What the bank says to it.
#[derive(Debug, Clone, PartialEq, Eq)]
pub enum PensionLink {
    /// Linked.
    Linked {
        /// The agreement, beginning with [`PENSION_AGREEMENT`].
        protocol_no: String,
        /// The bank, such as `JTB`.
        bank_code: String,
        /// The account's number.
        account: CardNumber,
    },
    /// The person has no pension account.
    NoAccount,
    /// The bank refuses, with the reason for the customer.
    Refused(String),
}

/// What is in a pension account.
#[derive(Debug, Clone, PartialEq, Eq)]
pub struct PensionState {
    /// What may be paid with now.
    pub balance: Fen,
    /// What was paid in since the year began, oldest first. Money that came back from funds is none
    /// of it.
    pub paid_in: Vec<PaidIn>,
    /// When the bank says so, in business time.
    pub at: Instant,
}

/// One paying in.
#[derive(Debug, Clone, PartialEq, Eq)]
pub struct PaidIn {
    /// On which day.
    pub day: Day,
    /// How much.
    pub amount: Fen,
}

/// The bank of pension accounts. Money moves by [`crate::Bank`], under the agreement.
pub trait PensionBank: Send + Sync {
    /// Finds a person's account and makes the agreement.
    fn link<'a>(&'a self, demand: &'a PensionDemand) -> Reply<'a, PensionLink>;

    /// What is in the account of an agreement; none where it knows no such agreement.
    fn state<'a>(&'a self, protocol_no: &'a str) -> Reply<'a, Option<PensionState>>;
}
