//! The house's official account (公众号) on WeChat: who has authorised, and the ticket by which its
//! pages may use what WeChat offers them.

use crate::Reply;
use kernel::OpenId;
use std::fmt;

/// A ticket for pages. `Debug` does not show it.
#[derive(Clone, PartialEq, Eq)]
pub struct Ticket {
    /// What signatures are made with.
    pub ticket: String,
    /// For how long it is good.
    pub seconds: i64,
}

/// Asks WeChat.
pub trait OfficialAccount: Send + Sync {
    /// The account's public name at WeChat.
    fn app_id(&self) -> &str;

    /// Where somebody is sent to authorise; WeChat leads back to `back` with `code` and `state`.
    fn authorise_url(&self, back: &str, state: &str) -> String;

    /// Who authorised: a code is good once and for minutes; none for another one.
    fn authorised<'a>(&'a self, code: &'a str) -> Reply<'a, Option<OpenId>>;

    /// A new ticket. WeChat gives few of them a day, and a new one may end the one before.
    fn ticket(&self) -> Reply<'_, Ticket>;
}

impl fmt::Debug for Ticket {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        write!(f, "Ticket(for {} s)", self.seconds)
    }
}
