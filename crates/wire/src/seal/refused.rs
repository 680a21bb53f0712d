//! Why the seal does not open.

/// Why a sealed request is not opened.
#[derive(Debug, Clone, Copy, PartialEq, Eq)]
pub enum Refused {
    /// One error for everything, which tells nothing more.
    Wrong,
    /// Too many new keys wait to be unwrapped.
    Busy,
}
