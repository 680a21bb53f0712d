use std::fmt;
use std::str::FromStr;

use super::is_digits;
use crate::Invalid;

/// A bank card's number: 12 to 19 digits with the check digit of ISO/IEC 7812 (Luhn). `Debug` is
/// masked, `Display` is not: it is the wire and database form.
#[derive(Clone, PartialEq, Eq, PartialOrd, Ord, Hash)]
pub struct CardNumber(String);

impl CardNumber {
    /// All digits.
    pub fn as_str(&self) -> &str {
        &self.0
    }

    /// The last four digits, as cards are named to their holders.
    pub fn tail(&self) -> &str {
        &self.0[self.0.len() - 4..]
    }

    /// As shown: `6222 **** **** 1234`.
    pub fn masked(&self) -> String {
        format!("{} **** **** {}", &self.0[..4], self.tail())
    }

    /// The digit that makes `digits` with it a card number; for simulators and demo data.
    pub fn check_digit(digits: &str) -> Option<char> {
        let rest = luhn(digits.bytes().rev(), true)? % 10;
        char::from_digit((10 - rest) % 10, 10)
    }
}

impl FromStr for CardNumber {
    type Err = Invalid;

    fn from_str(text: &str) -> Result<Self, Invalid> {
        let shaped = (12..=19).contains(&text.len()) && is_digits(text);
        match luhn(text.bytes().rev(), false) {
            Some(sum) if shaped && sum % 10 == 0 => Ok(Self(text.to_owned())),
            _ => Err(Invalid::new("card number", "银行卡号不正确，请核对后重新输入")),
        }
    }
}

impl fmt::Display for CardNumber {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        f.write_str(&self.0)
    }
}

impl fmt::Debug for CardNumber {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        write!(f, "CardNumber(*{})", self.tail())
    }
}

crate::serde_as_text!(CardNumber);

/// The sum of the digits, every second one doubled and its own digits summed.
fn luhn(digits: impl Iterator<Item = u8>, double_first: bool) -> Option<u32> {
    digits.enumerate().try_fold(0, |sum, (i, byte)| {
        let digit = char::from(byte).to_digit(10)?;
        let doubled = (i % 2 == 1) != double_first;
        Some(sum + if doubled { digit * 2 / 10 + digit * 2 % 10 } else { digit })
    })
}

#[cfg(test)]
mod tests {
    use super::*;
    use proptest::prelude::*;

    #[test]
    fn a_number_with_a_wrong_check_digit_is_refused() {
        assert!("4111111111111111".parse::<CardNumber>().is_ok());
        for text in
            ["", "4111111111111112", "41111111111", "4111 1111 1111 1111", "41111111111111111111"]
        {
            assert!(text.parse::<CardNumber>().is_err(), "{text:?} was read");
        }
    }

    #[test]
    fn only_the_tail_can_be_logged() {
        let card: CardNumber = "4111111111111111".parse().unwrap();
        assert_eq!(format!("{card:?}"), "CardNumber(*1111)");
        assert_eq!(card.masked(), "4111 **** **** 1111");
    }

    proptest! {
        #[test]
        fn a_number_with_its_check_digit_is_read_and_one_changed_digit_is_seen(
            digits in "[0-9]{11,18}", at in 0usize..11, by in 1u8..10,
        ) {
            let number = format!("{digits}{}", CardNumber::check_digit(&digits).unwrap());
            prop_assert!(number.parse::<CardNumber>().is_ok());
            let mut changed = number.into_bytes();
            changed[at] = (changed[at] - b'0' + by) % 10 + b'0';
            prop_assert!(String::from_utf8(changed).unwrap().parse::<CardNumber>().is_err());
        }
    }
}
