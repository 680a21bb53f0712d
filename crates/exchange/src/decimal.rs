//! Numbers with implied decimals, as integers. No float, no rounding.

use std::fmt;
use std::str::FromStr;

use crate::Reason;

/// A number: `units` of 10 to the power of −`scale`. 10.01 is `units` 1001 of `scale` 2.
///
/// Equality is by value: 1.0 equals 1.00.
///
/// ```
/// use exchange::Decimal;
/// let amount: Decimal = "10.01".parse().unwrap();
/// assert_eq!(amount, Decimal::new(1001, 2));
/// assert_eq!(amount.rescaled(4), Some(Decimal::new(100_100, 4)));
/// assert_eq!(amount.rescaled(1), None); // would lose a digit
/// ```
#[derive(Clone, Copy, Debug, Default)]
pub struct Decimal {
    units: i128,
    scale: u8,
}

impl Decimal {
    /// Zero without decimals.
    pub const ZERO: Decimal = Decimal { units: 0, scale: 0 };

    /// `units` of 10 to the power of −`scale`.
    pub const fn new(units: i128, scale: u8) -> Decimal {
        Decimal { units, scale }
    }

    /// The integer before the decimal point is set.
    pub const fn units(self) -> i128 {
        self.units
    }

    /// How many decimals `units` has.
    pub const fn scale(self) -> u8 {
        self.scale
    }

    /// The same value with another scale, or nothing when a digit would be lost or overflow.
    pub fn rescaled(self, scale: u8) -> Option<Decimal> {
        if scale == self.scale {
            return Some(self);
        }
        let units = if scale > self.scale {
            self.units.checked_mul(power(scale - self.scale)?)?
        } else {
            let divisor = power(self.scale - scale)?;
            (self.units % divisor == 0).then_some(self.units / divisor)?
        };
        Some(Decimal { units, scale })
    }

    /// The units at `scale`, or nothing when a digit would be lost or they pass 64 bits.
    ///
    /// ```
    /// use exchange::Decimal;
    /// assert_eq!(Decimal::new(100, 1).units_at(2), Some(1000));
    /// ```
    pub fn units_at(self, scale: u8) -> Option<i64> {
        self.rescaled(scale).and_then(|decimal| i64::try_from(decimal.units).ok())
    }

    /// Reads an N field; only spaces mean that it has no value.
    pub(crate) fn read(bytes: &[u8], scale: u8) -> Result<Option<Decimal>, Reason> {
        if bytes.iter().all(|byte| *byte == b' ') {
            return Ok(None);
        }
        let (negative, digits) = match bytes {
            [b'-', digits @ ..] => (true, digits),
            digits => (false, digits),
        };
        let not_number = || Reason::NotNumber(crate::text::lossy(bytes), scale);
        let units = integer(digits).ok_or_else(not_number)?;
        Ok(Some(Decimal { units: if negative { -units } else { units }, scale }))
    }

    /// Writes an N field, zeros on the left.
    pub(crate) fn write(self, room: &mut [u8], scale: u8) -> Result<(), Reason> {
        let too_precise = || Reason::TooPrecise { value: self.to_string(), scale };
        let rescaled = self.rescaled(scale).ok_or_else(too_precise)?;
        let sign = usize::from(rescaled.units < 0);
        let mut digits = [b'0'; MAX_DIGITS];
        let mut first = MAX_DIGITS;
        let mut left = rescaled.units.unsigned_abs();
        while left > 0 {
            // Eighteen digits at a time fit 64 bits, in which division is many times faster.
            let mut part = u64::try_from(left % EIGHTEEN).unwrap_or_default();
            left /= EIGHTEEN;
            let end = first;
            while part > 0 || (left > 0 && end - first < 18) {
                first -= 1;
                digits[first] += u8::try_from(part % 10).unwrap_or_default();
                part /= 10;
            }
        }
        let (allowed, found) = (room.len(), sign + MAX_DIGITS - first);
        if found > allowed {
            return Err(Reason::TooLong { value: self.to_string(), allowed, found });
        }
        let (zeros, tail) = room.split_at_mut(allowed - (MAX_DIGITS - first));
        zeros.fill(b'0');
        tail.copy_from_slice(&digits[first..]);
        if sign == 1 {
            room[0] = b'-';
        }
        Ok(())
    }

    fn normal(self) -> (i128, u8) {
        let (mut units, mut scale) = (self.units, self.scale);
        while scale > 0 && units % 10 == 0 {
            units /= 10;
            scale -= 1;
        }
        (units, scale)
    }
}

impl PartialEq for Decimal {
    fn eq(&self, other: &Decimal) -> bool {
        self.normal() == other.normal()
    }
}

impl Eq for Decimal {}

impl fmt::Display for Decimal {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        let sign = if self.units < 0 { "-" } else { "" };
        let scale = usize::from(self.scale);
        let digits = format!("{:0>width$}", self.units.unsigned_abs(), width = scale + 1);
        let (whole, decimals) = digits.split_at(digits.len() - scale);
        if decimals.is_empty() {
            write!(f, "{sign}{whole}")
        } else {
            write!(f, "{sign}{whole}.{decimals}")
        }
    }
}

impl FromStr for Decimal {
    type Err = Reason;

    /// Reads `-12.340`; the scale is the number of decimals written.
    fn from_str(text: &str) -> Result<Decimal, Reason> {
        let refuse = || Reason::NotNumber(text.to_owned(), 0);
        let (negative, rest) = match text.strip_prefix('-') {
            Some(rest) => (true, rest),
            None => (false, text),
        };
        let (whole, decimals) = rest.split_once('.').unwrap_or((rest, ""));
        if whole.is_empty() || (rest.contains('.') && decimals.is_empty()) {
            return Err(refuse());
        }
        let digits = [whole, decimals].concat();
        let units = integer(digits.as_bytes()).ok_or_else(refuse)?;
        let scale = u8::try_from(decimals.len()).map_err(|_| refuse())?;
        Ok(Decimal { units: if negative { -units } else { units }, scale })
    }
}

/// Digits of the greatest 128-bit integer.
const MAX_DIGITS: usize = 39;

/// Ten to the power of 18.
const EIGHTEEN: u128 = 1_000_000_000_000_000_000;

fn integer(digits: &[u8]) -> Option<i128> {
    if digits.is_empty() || digits.len() > 38 {
        return None;
    }
    let mut units = 0;
    // Eighteen digits fit 64 bits, in which arithmetic is several times faster.
    for chunk in digits.chunks(18) {
        let mut part: u64 = 0;
        for digit in chunk {
            if !digit.is_ascii_digit() {
                return None;
            }
            part = part * 10 + u64::from(digit - b'0');
        }
        let shift = power(u8::try_from(chunk.len()).ok()?)?;
        units = units * shift + i128::from(part);
    }
    Some(units)
}

fn power(exponent: u8) -> Option<i128> {
    10_i128.checked_pow(u32::from(exponent))
}

#[cfg(test)]
mod tests {
    use super::*;

    fn written(value: &str, length: usize, scale: u8) -> Result<String, Reason> {
        let mut room = vec![b' '; length];
        value.parse::<Decimal>()?.write(&mut room, scale)?;
        Ok(String::from_utf8(room).expect("digits"))
    }

    #[test]
    fn zeros_stand_on_the_left_and_the_minus_first() {
        assert_eq!(written("10.01", 16, 2).as_deref(), Ok("0000000000001001"));
        assert_eq!(written("-10.01", 16, 2).as_deref(), Ok("-000000000001001"));
        assert_eq!(written("0.1", 5, 4).as_deref(), Ok("01000"));
    }

    #[test]
    fn long_numbers_keep_their_inner_zeros() {
        for digits in ["1000000000000000000", "10000000000000000050000000000000000009"] {
            assert_eq!(written(digits, 38, 0), Ok(format!("{digits:0>38}")));
        }
    }

    #[test]
    fn a_number_is_never_cut_nor_rounded() {
        assert!(matches!(written("1000", 5, 2), Err(Reason::TooLong { found: 6, .. })));
        assert!(matches!(written("-999.99", 5, 2), Err(Reason::TooLong { found: 6, .. })));
        assert!(matches!(written("0.001", 16, 2), Err(Reason::TooPrecise { .. })));
    }

    #[test]
    fn spaces_have_no_value_and_zeros_are_zero() {
        assert_eq!(Decimal::read(b"     ", 2), Ok(None));
        assert_eq!(Decimal::read(b"00000", 2), Ok(Some(Decimal::ZERO)));
        assert_eq!(Decimal::read(b"-0150", 2), Ok(Some(Decimal::new(-150, 2))));
    }

    #[test]
    fn anything_else_is_not_a_number() {
        for bytes in [&b"  150"[..], b"1.500", b"+0150", b"--150", b"-", b"150  "] {
            assert!(Decimal::read(bytes, 2).is_err(), "{bytes:?}");
        }
    }

    #[test]
    fn text_shows_every_decimal() {
        for text in ["0.00", "-0.05", "123456789012345678901234567.89", "7"] {
            assert_eq!(text.parse::<Decimal>().map(|d| d.to_string()).as_deref(), Ok(text));
        }
        for text in ["", "-", ".5", "5.", "1e5", "1.2.3"] {
            assert!(text.parse::<Decimal>().is_err(), "{text}");
        }
    }
}
