use std::fmt;
use std::str::FromStr;

use rust_iso3166::{CountryCode, from_alpha2, from_numeric};

use crate::Invalid;

/// A country or region of ISO 3166-1, by its two letters.
#[derive(Clone, Copy, PartialEq, Eq)]
pub struct Country(CountryCode);

impl Country {
    /// The two letters: `CN`.
    pub fn code(self) -> &'static str {
        self.0.alpha2
    }

    /// The three digits, as in the TA's files: `156`.
    pub fn number(self) -> String {
        format!("{:03}", self.0.numeric)
    }

    /// By its three digits.
    pub fn of_number(digits: &str) -> Option<Self> {
        from_numeric(digits.parse().ok()?).map(Self)
    }
}

impl FromStr for Country {
    type Err = Invalid;

    fn from_str(text: &str) -> Result<Self, Invalid> {
        from_alpha2(text).map(Self).ok_or(Invalid::new("country", "请选择国家或地区"))
    }
}

impl fmt::Display for Country {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        f.write_str(self.code())
    }
}

impl fmt::Debug for Country {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        write!(f, "Country({})", self.code())
    }
}

crate::serde_as_text!(Country);

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn a_country_has_letters_and_digits() {
        let china: Country = "CN".parse().unwrap();
        assert_eq!(china.number(), "156");
        assert_eq!(Country::of_number("036").unwrap().code(), "AU");
        assert_eq!("AU".parse::<Country>().unwrap().number(), "036");
        for wrong in ["", "cn", "XX", "CHN", "中国"] {
            assert!(wrong.parse::<Country>().is_err(), "{wrong}");
        }
        assert_eq!(Country::of_number("999"), None);
    }
}
