//! Codes and flags as programs send them: `newCrs=1` is a number to one and a text to another.

use serde::de::{Deserialize, Deserializer, Error, Unexpected, Visitor};
use std::borrow::Cow;
use std::fmt;

/// The text of a code, from a text or from a whole number.
#[doc(hidden)]
pub struct Coded<'de>(Cow<'de, str>);

impl Coded<'_> {
    /// The text.
    pub fn as_str(&self) -> &str {
        &self.0
    }
}

impl<'de> Deserialize<'de> for Coded<'de> {
    fn deserialize<D: Deserializer<'de>>(from: D) -> Result<Self, D::Error> {
        from.deserialize_any(OfCode)
    }
}

struct OfCode;

impl<'de> Visitor<'de> for OfCode {
    type Value = Coded<'de>;

    fn expecting(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        f.write_str("a code: a text or a whole number")
    }

    fn visit_borrowed_str<E: Error>(self, text: &'de str) -> Result<Self::Value, E> {
        Ok(Coded(text.into()))
    }

    fn visit_str<E: Error>(self, text: &str) -> Result<Self::Value, E> {
        Ok(Coded(text.to_owned().into()))
    }

    fn visit_string<E: Error>(self, text: String) -> Result<Self::Value, E> {
        Ok(Coded(text.into()))
    }

    fn visit_u64<E: Error>(self, number: u64) -> Result<Self::Value, E> {
        Ok(Coded(number.to_string().into()))
    }

    fn visit_i64<E: Error>(self, number: i64) -> Result<Self::Value, E> {
        Ok(Coded(number.to_string().into()))
    }
}

/// Reads a flag: yes is `true` or `1`, no is `false` or `0`, each also as a text. For
/// `#[serde(deserialize_with = "kernel::flag")]`.
///
/// # Errors
/// Refused when it is none of these.
pub fn flag<'de, D: Deserializer<'de>>(from: D) -> Result<bool, D::Error> {
    from.deserialize_any(OfFlag)
}

/// The same of a flag that may be left out or null; needs `default` beside it.
///
/// # Errors
/// Refused when it is given and is none.
pub fn flag_if_given<'de, D: Deserializer<'de>>(from: D) -> Result<Option<bool>, D::Error> {
    struct Given(bool);

    impl<'de> Deserialize<'de> for Given {
        fn deserialize<D: Deserializer<'de>>(from: D) -> Result<Self, D::Error> {
            flag(from).map(Self)
        }
    }

    Ok(Option::<Given>::deserialize(from)?.map(|Given(flag)| flag))
}

struct OfFlag;

impl Visitor<'_> for OfFlag {
    type Value = bool;

    fn expecting(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        f.write_str("a flag: true or 1, false or 0")
    }

    fn visit_bool<E: Error>(self, flag: bool) -> Result<bool, E> {
        Ok(flag)
    }

    fn visit_u64<E: Error>(self, number: u64) -> Result<bool, E> {
        match number {
            0 => Ok(false),
            1 => Ok(true),
            _ => Err(E::invalid_value(Unexpected::Unsigned(number), &self)),
        }
    }

    fn visit_i64<E: Error>(self, number: i64) -> Result<bool, E> {
        u64::try_from(number)
            .map_err(|_| E::invalid_value(Unexpected::Signed(number), &self))
            .and_then(|number| self.visit_u64(number))
    }

    fn visit_str<E: Error>(self, text: &str) -> Result<bool, E> {
        match text {
            "true" | "1" => Ok(true),
            "false" | "0" => Ok(false),
            // What was sent is not repeated.
            _ => Err(E::invalid_value(Unexpected::Other("another text"), &self)),
        }
    }
}

#[cfg(test)]
mod tests {
    use crate::{Code, FundType, RiskLevel};
    use serde::Deserialize;
    use serde_json::{from_str, from_value, json};

    #[derive(Deserialize)]
    struct Flags {
        #[serde(deserialize_with = "crate::flag")]
        ca: bool,
        #[serde(default, deserialize_with = "crate::flag_if_given")]
        self_trade: Option<bool>,
    }

    #[test]
    fn a_code_as_a_number_is_the_code_as_a_text() {
        assert_eq!(from_str::<Code<8>>("1").unwrap(), from_str::<Code<8>>("\"1\"").unwrap());
        assert_eq!(from_str::<Code<8>>("86").unwrap().as_str(), "86");
        assert_eq!(from_str::<FundType>("1101").unwrap(), FundType::Stock);
        assert_eq!(from_str::<RiskLevel>("3").unwrap(), RiskLevel::Medium);
        let held: Option<Code<8>> = from_value(json!(1)).unwrap();
        assert_eq!(held.as_deref(), Some("1"));
    }

    #[test]
    fn what_is_neither_is_no_code() {
        for odd in ["1.0", "true", "null", "[1]", "{}", "123456789", "\"a\\u0000\""] {
            assert!(from_str::<Code<8>>(odd).is_err(), "{odd} is a code");
        }
        assert!(from_str::<RiskLevel>("6").is_err());
    }

    #[test]
    fn a_flag_is_said_in_three_ways() {
        for yes in [json!(true), json!(1), json!("1"), json!("true")] {
            let flags: Flags = from_value(json!({"ca": yes, "self_trade": yes})).unwrap();
            assert!(flags.ca && flags.self_trade == Some(true), "{yes}");
        }
        for no in [json!(false), json!(0), json!("0"), json!("false")] {
            let flags: Flags = from_value(json!({"ca": no, "self_trade": no})).unwrap();
            assert!(!flags.ca && flags.self_trade == Some(false), "{no}");
        }
        for odd in [json!(2), json!(-1), json!("yes"), json!(1.0), json!([])] {
            assert!(from_value::<Flags>(json!({"ca": odd})).is_err(), "{odd} is a flag");
        }
    }

    #[test]
    fn a_flag_that_is_left_out_or_null_is_none() {
        let none = |flags: Flags| flags.self_trade.is_none();
        assert!(none(from_value(json!({"ca": true})).unwrap()));
        assert!(none(from_value(json!({"ca": true, "self_trade": null})).unwrap()));
    }
}
