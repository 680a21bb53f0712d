//! What the fixed-scale types have in common: exact text, checked arithmetic, serde as text.

use std::fmt;

/// Reads `-?digits(.digits)?` with at most `decimals` digits after the point, as units of
/// `10^-decimals`. Refuses exponents, plus signs, white space, separators, leading zeros and a bare
/// point.
pub(crate) fn parse(text: &str, decimals: usize) -> Result<i64, &'static str> {
    let (negative, digits) = match text.strip_prefix('-') {
        Some(rest) => (true, rest),
        None => (false, text),
    };
    let (whole, fraction) = match digits.split_once('.') {
        Some((_, "")) => return Err("数字格式不正确"),
        Some(parts) => parts,
        None => (digits, ""),
    };
    let leading_zero = whole.len() > 1 && whole.starts_with('0');
    let all_digits = whole.bytes().chain(fraction.bytes()).all(|b| b.is_ascii_digit());
    if whole.is_empty() || leading_zero || !all_digits {
        return Err("数字格式不正确");
    }
    if fraction.len() > decimals {
        return Err("小数位数过多");
    }
    let padding = std::iter::repeat_n(b'0', decimals - fraction.len());
    let mut units: i64 = 0;
    for digit in whole.bytes().chain(fraction.bytes()).chain(padding) {
        let digit = i64::from(digit - b'0');
        units = units
            .checked_mul(10)
            // Counted below zero, so that the smallest value can be read too.
            .and_then(|u| u.checked_sub(digit))
            .ok_or("数值过大")?;
    }
    if negative { Ok(units) } else { units.checked_neg().ok_or("数值过大") }
}

/// Writes `units` of `10^-decimals` exactly, with no trailing zeros beyond `least` decimals; in the
/// alternate form, `{:#}`, with thousands separators, for people.
pub(crate) fn write(
    f: &mut fmt::Formatter<'_>,
    units: i64,
    decimals: usize,
    least: usize,
) -> fmt::Result {
    let width = decimals + 1;
    let digits = format!("{:0width$}", units.unsigned_abs());
    let (whole, fraction) = digits.split_at(digits.len() - decimals);
    let kept = fraction.trim_end_matches('0').len().max(least);
    let point = if kept == 0 { "" } else { "." };
    let whole = if f.alternate() { grouped(whole) } else { whole.to_owned() };
    let text = format!("{whole}{point}{}", &fraction[..kept]);
    // `pad_integral` honours the width, fill and sign that the caller asked for.
    f.pad_integral(units >= 0, "", &text)
}

/// `1234567` as `1,234,567`.
fn grouped(digits: &str) -> String {
    let mut text = String::with_capacity(digits.len() + digits.len() / 3);
    for (at, digit) in digits.chars().enumerate() {
        if at > 0 && (digits.len() - at).is_multiple_of(3) {
            text.push(',');
        }
        text.push(digit);
    }
    text
}

/// Declares a fixed-scale type with `$decimals` decimals, shown with at least `$least`.
macro_rules! fixed {
    (
        $(#[$doc:meta])*
        $name:ident, decimals: $decimals:literal, least: $least:literal, what: $what:literal
    ) => {
        $(#[$doc])*
        #[derive(Clone, Copy, Default, PartialEq, Eq, PartialOrd, Ord, Hash)]
        pub struct $name(i64);

        impl $name {
            /// Zero.
            pub const ZERO: Self = Self(0);
            /// The largest value.
            pub const MAX: Self = Self(i64::MAX);
            /// Digits after the point.
            pub const DECIMALS: usize = $decimals;
            /// How many units make 1.
            pub const SCALE: i64 = 10_i64.pow($decimals);

            /// From the count of the smallest unit.
            pub const fn from_units(units: i64) -> Self {
                Self(units)
            }

            /// From a whole number.
            ///
            /// # Errors
            /// [`Overflow`](crate::Overflow) when it doesn't fit.
            pub const fn from_whole(whole: i64) -> Result<Self, $crate::Overflow> {
                match whole.checked_mul(Self::SCALE) {
                    Some(units) => Ok(Self(units)),
                    None => Err($crate::Overflow),
                }
            }

            /// The count of the smallest unit, as stored in databases.
            pub const fn units(self) -> i64 {
                self.0
            }

            /// The sum.
            ///
            /// # Errors
            /// [`Overflow`](crate::Overflow) when it doesn't fit.
            pub const fn checked_add(self, other: Self) -> Result<Self, $crate::Overflow> {
                match self.0.checked_add(other.0) {
                    Some(units) => Ok(Self(units)),
                    None => Err($crate::Overflow),
                }
            }

            /// The difference.
            ///
            /// # Errors
            /// [`Overflow`](crate::Overflow) when it doesn't fit.
            pub const fn checked_sub(self, other: Self) -> Result<Self, $crate::Overflow> {
                match self.0.checked_sub(other.0) {
                    Some(units) => Ok(Self(units)),
                    None => Err($crate::Overflow),
                }
            }

            /// The same with the other sign.
            ///
            /// # Errors
            /// [`Overflow`](crate::Overflow) for the smallest value.
            pub const fn checked_neg(self) -> Result<Self, $crate::Overflow> {
                match self.0.checked_neg() {
                    Some(units) => Ok(Self(units)),
                    None => Err($crate::Overflow),
                }
            }

            /// The sum of many.
            ///
            /// # Errors
            /// [`Overflow`](crate::Overflow) when it doesn't fit.
            pub fn try_sum(
                values: impl IntoIterator<Item = Self>,
            ) -> Result<Self, $crate::Overflow> {
                values.into_iter().try_fold(Self::ZERO, Self::checked_add)
            }

            /// Whether it is zero.
            pub const fn is_zero(self) -> bool {
                self.0 == 0
            }

            /// Whether it is above zero.
            pub const fn is_positive(self) -> bool {
                self.0 > 0
            }

            /// Whether it is below zero.
            pub const fn is_negative(self) -> bool {
                self.0 < 0
            }
        }

        impl ::std::str::FromStr for $name {
            type Err = $crate::Invalid;

            fn from_str(text: &str) -> Result<Self, Self::Err> {
                $crate::fixed::parse(text, $decimals)
                    .map(Self)
                    .map_err(|reason| $crate::Invalid::new($what, reason))
            }
        }

        impl ::std::fmt::Display for $name {
            fn fmt(&self, f: &mut ::std::fmt::Formatter<'_>) -> ::std::fmt::Result {
                $crate::fixed::write(f, self.0, $decimals, $least)
            }
        }

        impl ::std::fmt::Debug for $name {
            fn fmt(&self, f: &mut ::std::fmt::Formatter<'_>) -> ::std::fmt::Result {
                write!(f, concat!(stringify!($name), "({})"), self)
            }
        }

        $crate::serde_as_text!($name);
    };
}
pub(crate) use fixed;
