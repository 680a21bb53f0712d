//! Bank and payment channel. Every call may be repeated under its key: the money moves once, and
//! the answer says what became of it.

use crate::Reply;
use kernel::{CardNumber, Certificate, Day, Fen, Instant, Mobile, PersonName, TimeOfDay};
use std::io::Write;

/// The four elements of a card, to be signed with the channel.
#[derive(Debug, Clone)]
pub struct SigningDemand {
    /// Names the signing; repeated, the channel sends its SMS again.
    pub key: String,
    /// Holder.
    pub name: PersonName,
    /// Holder's certificate.
    pub certificate: Certificate,
    /// Card.
    pub card: CardNumber,
    /// Mobile reserved at the bank.
    pub mobile: Mobile,
    /// The branch (联行号) that keeps the card's account, for banks that are paid by it.
    pub branch: Option<String>,
    /// A person has looked at the card's proof and found it in order.
    pub attested: bool,
}

/// What the channel says to the four elements.
#[derive(Debug, Clone, PartialEq, Eq)]
pub enum SigningReply {
    /// They are right; the bank sent an SMS to the reserved mobile.
    SmsSent,
    /// The bank cannot verify at once; a person must look at a proof.
    NeedsProof,
    /// They are wrong, with the reason for the customer.
    Refused(String),
}

/// What the channel says to the code of its SMS.
#[derive(Debug, Clone, PartialEq, Eq)]
pub enum Confirmation {
    /// Signed, with the number of the agreement.
    Signed(String),
    /// Another code, please.
    WrongCode,
    /// There is no such signing, or its code is too old: begin again.
    Expired,
}

/// A payment, in or out.
#[derive(Debug, Clone, PartialEq, Eq)]
pub struct Payment {
    /// Names the payment, for ever.
    pub key: String,
    /// The agreement, which names the card.
    pub protocol_no: String,
    /// Above zero.
    pub amount: Fen,
}

/// A few fen to a card without an agreement (小额打款): whoever knows how many sees its account.
#[derive(Debug, Clone)]
pub struct SmallPayment {
    /// Names the payment, for ever.
    pub key: String,
    /// Holder.
    pub name: PersonName,
    /// Card.
    pub card: CardNumber,
    /// Mobile reserved at the bank, to which the bank says what came.
    pub mobile: Mobile,
    /// The branch (联行号), as of [`SigningDemand`].
    pub branch: Option<String>,
    /// Above zero.
    pub amount: Fen,
}

/// How a payment went.
#[derive(Debug, Clone, PartialEq, Eq)]
pub struct PaymentResult {
    /// As asked.
    pub key: String,
    /// How far it is.
    pub state: PaymentState,
}

/// How far a payment is.
#[derive(Debug, Clone, PartialEq, Eq)]
pub enum PaymentState {
    /// The money has moved.
    Paid {
        /// The bank's number of it.
        bank_no: String,
        /// When it moved, by the bank's clock, in business time. It may be long ago: the answer was
        /// late, or the question.
        at: Instant,
    },
    /// Asked for again under a key that was paid before: nothing moved now.
    Duplicate {
        /// When it moved.
        at: Instant,
    },
    /// It has not and will not, with the reason for the customer. In an answer to a debit or a
    /// payout it may be hasty; a query tells what the bank's books say.
    Refused(String),
    /// The bank does not know yet; query again.
    Unknown,
    /// The bank never heard of this key: it may be asked again.
    NotFound,
}

impl PaymentState {
    /// Whether the bank has said what became of it.
    pub fn is_settled(&self) -> bool {
        !matches!(self, Self::Unknown | Self::NotFound)
    }

    /// When the money moved, where it did.
    pub fn moved_at(&self) -> Option<Instant> {
        match self {
            Self::Paid { at, .. } | Self::Duplicate { at } => Some(*at),
            Self::Refused(_) | Self::Unknown | Self::NotFound => None,
        }
    }
}

/// Which days a statement is of: those after one, up to and with another.
#[derive(Debug, Clone, Copy, PartialEq, Eq)]
pub struct Days {
    /// The day before the first one.
    pub after: Day,
    /// The last one, whose name the statement has.
    pub until: Day,
}

impl Days {
    /// From the end of the day before to that of the last one.
    pub fn moments(self) -> (Instant, Instant) {
        let end = |day: Day| Instant::at(day.next(), TimeOfDay::MIDNIGHT);
        (end(self.after), end(self.until))
    }
}

/// Bank and payment channel.
pub trait Bank: Send + Sync {
    /// Checks the four elements and lets the bank send its SMS.
    fn request_signing<'a>(&'a self, demand: &'a SigningDemand) -> Reply<'a, SigningReply>;

    /// Signs with the code of that SMS.
    fn confirm_signing<'a>(&'a self, key: &'a str, code: &'a str) -> Reply<'a, Confirmation>;

    /// Ends an agreement; one that has ended is ended again without complaint.
    fn revoke<'a>(&'a self, protocol_no: &'a str) -> Reply<'a, ()>;

    /// Collects money; each result names its payment.
    fn debit<'a>(&'a self, batch: &'a [Payment]) -> Reply<'a, Vec<PaymentResult>>;

    /// Pays money out to the cards of the agreements, ended ones too; results as of `debit`.
    fn pay_out<'a>(&'a self, batch: &'a [Payment]) -> Reply<'a, Vec<PaymentResult>>;

    /// Pays a few fen to a card without an agreement.
    fn pay_small<'a>(&'a self, payment: &'a SmallPayment) -> Reply<'a, PaymentState>;

    /// How payments of every kind stand; each result names its payment.
    fn query<'a>(&'a self, keys: &'a [String]) -> Reply<'a, Vec<PaymentResult>>;

    /// Writes the daily statement of `day` ([`crate::statement`]): all payments that the bank has
    /// booked since the end of the day `after`. False when there is none yet, or when it comes by
    /// another way, such as into the folder of statements by itself.
    fn statement<'a>(&'a self, _: Days, _: &'a mut (dyn Write + Send)) -> Reply<'a, bool> {
        Box::pin(async { Ok(false) })
    }
}
