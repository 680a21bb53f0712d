//! The two ways in which a value of the kernel can fail.

use std::error::Error;
use std::fmt;

/// A result that doesn't fit the type: too large, too small, or a division by zero.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct Overflow;

impl fmt::Display for Overflow {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        f.write_str("arithmetic overflow")
    }
}

impl Error for Overflow {}

/// A text that isn't a value of the type it was parsed into. The text itself is not kept, since it
/// may be a certificate number or a password.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct Invalid {
    what: &'static str,
    reason: &'static str,
}

impl Invalid {
    /// `what` names the type in English for the log, `reason` is a Chinese sentence for people.
    pub const fn new(what: &'static str, reason: &'static str) -> Self {
        Self { what, reason }
    }

    /// What was being parsed, such as `amount` or `mobile`.
    pub fn what(&self) -> &'static str {
        self.what
    }

    /// A Chinese sentence that can be shown to the customer.
    pub fn reason(&self) -> &'static str {
        self.reason
    }
}

impl fmt::Display for Invalid {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        write!(f, "invalid {}: {}", self.what, self.reason)
    }
}

impl Error for Invalid {}
