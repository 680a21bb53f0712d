use std::fmt;
use std::str::FromStr;

use super::is_digits;
use crate::Invalid;

/// A mobile number of the Chinese mainland: eleven digits that begin with 13 to 19. `Debug` is
/// masked, `Display` is not: it is the wire and database form.
#[derive(Clone, PartialEq, Eq, PartialOrd, Ord, Hash)]
pub struct Mobile(String);

impl Mobile {
    /// The eleven digits.
    pub fn as_str(&self) -> &str {
        &self.0
    }

    /// As shown: `138****1234`.
    pub fn masked(&self) -> String {
        format!("{}****{}", &self.0[..3], &self.0[7..])
    }
}

impl FromStr for Mobile {
    type Err = Invalid;

    fn from_str(text: &str) -> Result<Self, Invalid> {
        let second_digit = text.as_bytes().get(1);
        let shaped = text.len() == 11
            && is_digits(text)
            && text.starts_with('1')
            && second_digit.is_some_and(|digit| (b'3'..=b'9').contains(digit));
        if shaped {
            Ok(Self(text.to_owned()))
        } else {
            Err(Invalid::new("mobile", "请输入正确的11位手机号码"))
        }
    }
}

impl fmt::Display for Mobile {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        f.write_str(&self.0)
    }
}

impl fmt::Debug for Mobile {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        write!(f, "Mobile({})", self.masked())
    }
}

crate::serde_as_text!(Mobile);

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn it_is_masked_where_it_could_be_logged() {
        let mobile: Mobile = "13812341234".parse().unwrap();
        assert_eq!(mobile.masked(), "138****1234");
        assert_eq!(format!("{mobile:?}"), "Mobile(138****1234)");
        assert_eq!(mobile.to_string(), "13812341234");
    }

    #[test]
    fn a_wrong_number_is_refused_with_a_sentence() {
        for text in
            ["", "12812341234", "1381234123", "138123412345", "+8613812341234", "1381234123x"]
        {
            let refused = text.parse::<Mobile>().unwrap_err();
            assert_eq!(refused.reason(), "请输入正确的11位手机号码");
        }
    }
}
