//! Who asks or types something about a mobile: its customer, as far as one can tell before a proof,
//! or anybody.
//!
//! The two are counted apart. Who knows a mobile can use up what strangers have of it, and costs
//! its customer nothing on the devices that he uses.

use kernel::Invalid;
use std::str::FromStr;

/// Whose tries and codes are counted.
#[derive(Debug, Clone, Copy, PartialEq, Eq, Hash)]
pub(crate) enum Scope {
    /// In a session of the mobile's customer, or on a device on which he has had one.
    Own,
    /// All others, among them the customer on a new device.
    Stranger,
}

impl Scope {
    /// As it is stored.
    pub const fn word(self) -> &'static str {
        match self {
            Self::Own => "own",
            Self::Stranger => "stranger",
        }
    }
}

impl Scope {
    /// Whose codes prove the mobile where this one types them.
    pub const fn whose_codes_are_good_for(self) -> &'static [Self] {
        match self {
            Self::Own => &[Self::Own, Self::Stranger],
            Self::Stranger => &[Self::Stranger],
        }
    }
}

impl FromStr for Scope {
    type Err = Invalid;

    fn from_str(text: &str) -> Result<Self, Invalid> {
        let found = [Self::Own, Self::Stranger].into_iter().find(|scope| scope.word() == text);
        found.ok_or(Invalid::new("scope", "own or stranger"))
    }
}

db::column!(Scope: str, |v| v.parse::<Scope>(), |scope| scope.word());
