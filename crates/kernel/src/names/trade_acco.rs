use std::fmt;
use std::str::FromStr;

use super::{CustNo, is_digits};
use crate::Invalid;

/// A trade account (交易账号): the customer's number and a count, 13 digits, of at most 17 that the
/// TA takes (rule AO-06).
#[derive(Clone, Copy, PartialEq, Eq, PartialOrd, Ord, Hash)]
pub struct TradeAcco([u8; LENGTH]);

const LENGTH: usize = 13;
/// Of these the first ones are the customer's number.
const CUSTOMER: usize = 10;

impl TradeAcco {
    /// The account of a customer with this count, from 1.
    ///
    /// # Errors
    /// The count does not have one to three digits.
    pub fn of(cust_no: CustNo, number: i64) -> Result<Self, Invalid> {
        format!("{cust_no}{number:03}").parse()
    }

    /// Whose it is.
    pub fn cust_no(&self) -> CustNo {
        CustNo::of_digits(value(&self.0[..CUSTOMER]))
    }

    /// Which of the customer's accounts it is, from 1.
    pub fn number(&self) -> i64 {
        value(&self.0[CUSTOMER..])
    }

    /// The 13 digits.
    pub fn as_str(&self) -> &str {
        // Only digits get in, so this is always text.
        std::str::from_utf8(&self.0).unwrap_or_default()
    }
}

impl FromStr for TradeAcco {
    type Err = Invalid;

    fn from_str(text: &str) -> Result<Self, Invalid> {
        let digits = <[u8; LENGTH]>::try_from(text.as_bytes()).map_err(|_| invalid())?;
        let (customer, number) = digits.split_at(CUSTOMER);
        if !is_digits(text) || value(customer) == 0 || value(number) == 0 {
            return Err(invalid());
        }
        Ok(Self(digits))
    }
}

impl fmt::Display for TradeAcco {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        f.pad(self.as_str())
    }
}

/// As text is written: hashes of days are made of positions and orders written like this.
impl fmt::Debug for TradeAcco {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        fmt::Debug::fmt(self.as_str(), f)
    }
}

crate::serde_as_text!(TradeAcco);

fn value(digits: &[u8]) -> i64 {
    digits.iter().fold(0, |value, digit| value * 10 + i64::from(digit - b'0'))
}

const fn invalid() -> Invalid {
    Invalid::new("trade account", "交易账号应为13位数字")
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn it_is_the_customers_number_and_a_count() {
        let customer: CustNo = "0000001234".parse().unwrap();
        let account = TradeAcco::of(customer, 7).unwrap();
        assert_eq!(account.as_str(), "0000001234007");
        assert_eq!(format!("{account:?} {account:>15}"), "\"0000001234007\"   0000001234007");
        assert_eq!(account.to_string().parse::<TradeAcco>().unwrap(), account);
        assert_eq!((account.cust_no(), account.number()), (customer, 7));
        assert_eq!(serde_json::to_string(&account).unwrap(), "\"0000001234007\"");
        let last = TradeAcco::of(customer, 999).unwrap();
        assert!(account < last && last.number() == 999);
    }

    #[test]
    fn nothing_else_is_an_account() {
        let customer: CustNo = "0000001234".parse().unwrap();
        for number in [-1, 0, 1000] {
            assert!(TradeAcco::of(customer, number).is_err(), "{number} was taken");
        }
        for text in [
            "",
            "1",
            "0000001234000",
            "0000000000001",
            "00000012340010",
            "000000123400a",
            "０００１",
        ] {
            assert!(text.parse::<TradeAcco>().is_err(), "{text:?} was read");
        }
    }
}
