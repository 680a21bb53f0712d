//! What a trade account is for.

use std::borrow::Cow;
use std::fmt;
use std::str::FromStr;
use utoipa::openapi::{ObjectBuilder, RefOr, Schema, Type};
use utoipa::{PartialSchema, ToSchema};

/// What the shares of a trade account are for.
#[derive(Clone, Copy, PartialEq, Eq, PartialOrd, Ord, Hash, Default)]
pub enum Purpose {
    /// The customer: `SELF`.
    #[default]
    Own,
    /// One of the customer's children: `CHILD:1`.
    Child(u32),
    /// The customer's pension: `PENSION`.
    Pension,
}

impl Purpose {
    /// The child's number; none where it is no child's.
    pub const fn child(self) -> Option<u32> {
        match self {
            Self::Child(number) => Some(number),
            Self::Own | Self::Pension => None,
        }
    }
}

impl fmt::Display for Purpose {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        match self {
            Self::Own => f.write_str("SELF"),
            Self::Child(number) => write!(f, "CHILD:{number}"),
            Self::Pension => f.write_str("PENSION"),
        }
    }
}

/// As it is stored: the digests of books have it.
impl fmt::Debug for Purpose {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        write!(f, "\"{self}\"")
    }
}

impl FromStr for Purpose {
    type Err = String;

    fn from_str(text: &str) -> Result<Self, String> {
        match text {
            "SELF" => Ok(Self::Own),
            "PENSION" => Ok(Self::Pension),
            _ => {
                let number = text.strip_prefix("CHILD:").and_then(|number| number.parse().ok());
                number.map(Self::Child).ok_or_else(|| text.to_owned())
            }
        }
    }
}

db::column!(Purpose: text);
kernel::serde_as_text!(Purpose);

impl PartialSchema for Purpose {
    fn schema() -> RefOr<Schema> {
        ObjectBuilder::new()
            .schema_type(Type::String)
            .description(Some(
                "what an account is for: SELF, CHILD:1 with the child's number, PENSION",
            ))
            .examples(["SELF"])
            .into()
    }
}

impl ToSchema for Purpose {
    fn name() -> Cow<'static, str> {
        Cow::Borrowed("Purpose")
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn a_purpose_is_read_as_it_is_written() {
        for (purpose, text) in
            [(Purpose::Own, "SELF"), (Purpose::Child(2), "CHILD:2"), (Purpose::Pension, "PENSION")]
        {
            assert_eq!(purpose.to_string(), text);
            assert_eq!(text.parse(), Ok(purpose));
        }
        for text in ["", "self", "CHILD:", "CHILD:a", "CHILD:-1"] {
            assert!(text.parse::<Purpose>().is_err(), "{text:?} was read");
        }
    }
}
