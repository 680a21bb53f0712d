use std::fmt;
use std::str::FromStr;

use crate::Invalid;

/// The code of a fund's share class: six digits, `000001`.
#[derive(Clone, Copy, PartialEq, Eq, PartialOrd, Ord, Hash)]
pub struct FundCode([u8; 6]);

impl FundCode {
    /// The six digits.
    pub fn as_str(&self) -> &str {
        // Only digits get in, so this is always text.
        std::str::from_utf8(&self.0).unwrap_or_default()
    }
}

impl FromStr for FundCode {
    type Err = Invalid;

    fn from_str(text: &str) -> Result<Self, Invalid> {
        match <[u8; 6]>::try_from(text.as_bytes()) {
            Ok(digits) if digits.iter().all(u8::is_ascii_digit) => Ok(Self(digits)),
            _ => Err(Invalid::new("fund code", "基金代码应为6位数字")),
        }
    }
}

impl fmt::Display for FundCode {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        f.pad(self.as_str())
    }
}

impl fmt::Debug for FundCode {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        write!(f, "FundCode({self})")
    }
}

crate::serde_as_code!(FundCode);

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn only_six_digits_are_a_code() {
        let code: FundCode = "000001".parse().unwrap();
        assert_eq!(code.as_str(), "000001");
        assert_eq!(serde_json::to_string(&code).unwrap(), "\"000001\"");
        for text in ["", "00001", "0000001", "00000a", "０00001", "基金"] {
            assert!(text.parse::<FundCode>().is_err(), "{text:?} was read");
        }
    }
}
