//! E-mail.

use crate::Reply;
use bytes::Bytes;
use std::fmt;

/// A message on its way to an e-mail address.
#[derive(Clone)]
pub struct MailMessage {
    /// Ours; under the same key nothing is mailed a second time.
    pub key: String,
    /// Where to: an address that was checked for its form.
    pub to: String,
    /// What it is about, in Chinese.
    pub subject: String,
    /// Plain text, in Chinese; lines end with a line feed.
    pub text: String,
    /// What comes with it.
    pub files: Vec<MailFile>,
}

/// A file that comes with a message.
#[derive(Clone)]
pub struct MailFile {
    /// In any script, with its ending.
    pub name: String,
    /// `application/pdf`
    pub media_type: &'static str,
    pub bytes: Bytes,
}

/// What the mail server said.
#[derive(Debug, Clone, Copy, PartialEq, Eq)]
pub enum MailReply {
    /// It will deliver the message, or has under this key.
    Taken,
    /// It delivers nothing to this address.
    Refused,
}

/// Sends e-mail.
pub trait Mail: Send + Sync {
    /// Hands the message to the mail server.
    fn send<'a>(&'a self, message: &'a MailMessage) -> Reply<'a, MailReply>;
}

/// Shows neither address nor text.
impl fmt::Debug for MailMessage {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        write!(f, "MailMessage({})", self.key)
    }
}
