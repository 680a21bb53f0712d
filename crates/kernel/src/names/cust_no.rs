use std::fmt;
use std::str::FromStr;

use super::is_digits;
use crate::Invalid;

/// A customer's number. Text: ten digits, `0000001234`; stored as an integer.
#[derive(Clone, Copy, PartialEq, Eq, PartialOrd, Ord, Hash)]
pub struct CustNo(i64);

/// The largest number that ten digits can say.
const LARGEST: i64 = 9_999_999_999;

impl CustNo {
    /// As stored in databases.
    pub const fn value(self) -> i64 {
        self.0
    }

    /// Of ten digits that are known to be one.
    pub(super) const fn of_digits(value: i64) -> Self {
        Self(value)
    }
}

impl TryFrom<i64> for CustNo {
    type Error = Invalid;

    fn try_from(value: i64) -> Result<Self, Invalid> {
        if (1..=LARGEST).contains(&value) { Ok(Self(value)) } else { Err(invalid()) }
    }
}

impl FromStr for CustNo {
    type Err = Invalid;

    fn from_str(text: &str) -> Result<Self, Invalid> {
        if text.len() != 10 || !is_digits(text) {
            return Err(invalid());
        }
        text.parse::<i64>().map_err(|_| invalid()).and_then(Self::try_from)
    }
}

impl fmt::Display for CustNo {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        write!(f, "{:010}", self.0)
    }
}

impl fmt::Debug for CustNo {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        write!(f, "CustNo({self})")
    }
}

crate::serde_as_text!(CustNo);

fn invalid() -> Invalid {
    Invalid::new("customer number", "客户号应为10位数字")
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn it_has_ten_digits_outside_and_is_a_number_inside() {
        let number: CustNo = "0000001234".parse().unwrap();
        assert_eq!(number.value(), 1_234);
        assert_eq!(number.to_string(), "0000001234");
        for text in ["", "1234", "0000000000", "00000012345", "-000001234", "000000123a"] {
            assert!(text.parse::<CustNo>().is_err(), "{text:?} was read");
        }
        assert!(CustNo::try_from(10_000_000_000).is_err());
    }
}
