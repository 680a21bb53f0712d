//! Ports to the outside: SMS, e-mail, bank and payment channel, identity check, manual audit; each
//! with its simulator. `docs/partners.md` says how a simulator is told to refuse, time out or
//! answer late.
//!
//! Nothing here may be called inside a database transaction: a partner may take seconds.

pub mod ask;
mod audit;
mod bank;
mod identity_check;
mod mail;
pub mod simulator;
mod sms;

pub use audit::{Audit, AuditCase, Verdict};
pub use bank::{
    Bank, Confirmation, Payment, PaymentResult, PaymentState, SigningDemand, SigningReply,
};
pub use identity_check::{IdentityCheck, IdentityVerdict};
pub use mail::{Mail, MailMessage, MailReply};
pub use sms::{Sms, TextMessage, TextNotice};

use std::{future::Future, pin::Pin, sync::Arc};

/// What a partner answers, in its own time.
pub type Reply<'a, T> = Pin<Box<dyn Future<Output = Result<T, PartnerError>> + Send + 'a>>;

/// A partner gave no answer. Whether it did what it was asked is not known: ask again under the
/// same key, or query.
#[derive(Debug, Clone, PartialEq, Eq, thiserror::Error)]
pub enum PartnerError {
    /// No answer in time.
    #[error("no answer in time")]
    TimedOut,
    /// The connection failed, or the answer was not understood.
    #[error("unavailable: {0}")]
    Unavailable(String),
}

/// The partners of a company, or their simulators; a service of the application.
#[derive(Clone)]
pub struct Partners {
    /// Text messages.
    pub sms: Arc<dyn Sms>,
    /// E-mail.
    pub mail: Arc<dyn Mail>,
    /// Bank and payment channel.
    pub bank: Arc<dyn Bank>,
    /// Name and certificate number.
    pub identity: Arc<dyn IdentityCheck>,
    /// People who look at proofs.
    pub audit: Arc<dyn Audit>,
}
