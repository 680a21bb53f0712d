//! Text messages.

use crate::Reply;
use kernel::Mobile;
use std::fmt;

/// A code on its way to a mobile.
#[derive(Clone)]
pub struct TextMessage {
    /// Where to.
    pub mobile: Mobile,
    /// What the code is for, in Chinese, as the message names it.
    pub purpose: String,
    /// Six digits.
    pub code: String,
}

/// Something a customer should know; it asks for nothing.
#[derive(Clone)]
pub struct TextNotice {
    /// Where to.
    pub mobile: Mobile,
    /// One sentence or two, in Chinese, without the sender's name.
    pub text: String,
}

/// Sends text messages.
pub trait Sms: Send + Sync {
    /// Hands the message to the carrier.
    fn send<'a>(&'a self, message: &'a TextMessage) -> Reply<'a, ()>;

    /// Hands a notice to the carrier.
    fn tell<'a>(&'a self, notice: &'a TextNotice) -> Reply<'a, ()>;
}

impl fmt::Debug for TextNotice {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        write!(f, "TextNotice({:?})", self.mobile)
    }
}

impl fmt::Debug for TextMessage {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        write!(f, "TextMessage({:?}, {})", self.mobile, self.purpose)
    }
}
