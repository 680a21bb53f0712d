//! Ports to the outside: SMS, e-mail, bank and payment channel, the bank of pension accounts,
//! identity check, manual audit; each with its simulator. `docs/partners.md` says how a simulator
//! is told to refuse, time out or answer late.
//!
//! Nothing here may be called inside a database transaction: a partner may take seconds.

pub mod ask;
mod audit;
mod bank;
mod identity_check;
mod mail;
mod notice;
mod official_account;
mod pension;
mod reply;
pub mod simulator;
mod sms;
pub mod statement;

pub use audit::{Audit, AuditCase, Verdict};
pub use bank::{
    Bank, Confirmation, Days, Payment, PaymentResult, PaymentState, SigningDemand, SigningReply,
    SmallPayment,
};
pub use identity_check::{IdentityCheck, IdentityVerdict};
pub use mail::{Mail, MailFile, MailMessage, MailReply};
pub use notice::{Notice, Notices};
pub use official_account::{OfficialAccount, Ticket};
pub use pension::{
    PENSION_AGREEMENT, PaidIn, PensionBank, PensionDemand, PensionLink, PensionState, is_pension,
};
pub use reply::{PartnerError, Reply};
pub use sms::{Sms, TextMessage, TextNotice};

use std::sync::Arc;

/// The partners of a company, or their simulators; a service of the application.
#[derive(Clone)]
pub struct Partners {
    /// Text messages.
    pub sms: Arc<dyn Sms>,
    /// E-mail.
    pub mail: Arc<dyn Mail>,
    /// Messages that the house's account on WeChat shows.
    pub wechat: Arc<dyn Notices>,
    /// Who has authorised at WeChat, and tickets for pages.
    pub official_account: Arc<dyn OfficialAccount>,
    /// What the native app shows over others.
    pub push: Arc<dyn Notices>,
    /// Bank and payment channel.
    pub bank: Arc<dyn Bank>,
    /// The bank of pension accounts.
    pub pension: Arc<dyn PensionBank>,
    /// Name and certificate number.
    pub identity: Arc<dyn IdentityCheck>,
    /// People who look at proofs.
    pub audit: Arc<dyn Audit>,
}
