//! Messages that a customer's own app shows: the house's account on WeChat, the native app's push.

use crate::Reply;
use std::fmt;

/// Something a customer should know, on its way to an app of his.
#[derive(Clone)]
pub struct Notice {
    /// Ours; under the same key nothing is shown a second time.
    pub key: String,
    /// What the app knows the customer by.
    pub to: String,
    /// The fact, in Chinese.
    pub title: String,
    /// A sentence or two; may be empty.
    pub text: String,
}

/// Shows notices.
pub trait Notices: Send + Sync {
    /// Hands a notice over; answers whether it is shown, or was under this key.
    fn show<'a>(&'a self, notice: &'a Notice) -> Reply<'a, bool>;
}

/// Shows neither whom it is for nor what it says.
impl fmt::Debug for Notice {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        write!(f, "Notice({})", self.key)
    }
}
