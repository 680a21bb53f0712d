//! How fields are written.

/// How a field is written.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Kind {
    /// `C`: characters, left, spaces on the right.
    Text,
    /// `A`: digits as characters, left, spaces on the right.
    Digits,
    /// `N`: digits without a decimal point, zeros on the left, `-` first when negative.
    Number {
        /// How many of the digits are decimals.
        scale: u8,
    },
}

/// Kind and length of a field.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct Format {
    /// How it is written.
    pub kind: Kind,
    /// Bytes in GB18030.
    pub length: u16,
}

impl std::fmt::Display for Format {
    /// The notation of the standard: `C24`, `A8`, `N5`, `N16.2`.
    fn fmt(&self, f: &mut std::fmt::Formatter<'_>) -> std::fmt::Result {
        match self.kind {
            Kind::Text => write!(f, "C{}", self.length),
            Kind::Digits => write!(f, "A{}", self.length),
            Kind::Number { scale: 0 } => write!(f, "N{}", self.length),
            Kind::Number { scale } => write!(f, "N{}.{scale}", self.length),
        }
    }
}
