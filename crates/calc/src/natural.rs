//! Whole numbers without a bound, for quotients that no fixed width holds: prices with many
//! dividends, interest on interest of many months.

use kernel::Overflow;

/// Zero or more. Digits to the base 2³², the lowest first, the highest not zero.
#[derive(Clone, Debug, PartialEq, Eq)]
pub(crate) struct Natural(Vec<u64>);

const DIGIT_BITS: usize = 32;
const DIGIT_MASK: u64 = 0xffff_ffff;

/// Quotients are below 2 to this power.
const HIGHEST_BIT: usize = 127;

impl Natural {
    /// A count in the units of a kernel type.
    ///
    /// # Errors
    /// [`Overflow`] when it is negative.
    pub(crate) fn of_units(units: i64) -> Result<Self, Overflow> {
        u64::try_from(units).map(Self::from).map_err(|_| Overflow)
    }

    pub(crate) fn plus(&self, other: &Self) -> Self {
        let mut digits = Vec::with_capacity(self.0.len().max(other.0.len()) + 1);
        let mut carry = 0;
        for i in 0..self.0.len().max(other.0.len()) {
            let sum = self.digit(i) + other.digit(i) + carry;
            digits.push(sum & DIGIT_MASK);
            carry = sum >> DIGIT_BITS;
        }
        digits.push(carry);
        Self::trimmed(digits)
    }

    /// The difference; `None` when it is below zero.
    pub(crate) fn minus(&self, other: &Self) -> Option<Self> {
        let mut digits = Vec::with_capacity(self.0.len());
        let mut borrow = 0;
        for i in 0..self.0.len().max(other.0.len()) {
            let less = other.digit(i) + borrow;
            borrow = u64::from(self.digit(i) < less);
            digits.push(self.digit(i) + (borrow << DIGIT_BITS) - less);
        }
        (borrow == 0).then(|| Self::trimmed(digits))
    }

    pub(crate) fn times(&self, other: &Self) -> Self {
        let mut digits = vec![0; self.0.len() + other.0.len()];
        for (i, a) in self.0.iter().enumerate() {
            let mut carry = 0;
            // The highest digit of the row takes what is carried out of it.
            let row = other.0.iter().chain([&0]);
            for (digit, b) in digits.iter_mut().skip(i).zip(row) {
                let sum = *digit + a * b + carry;
                *digit = sum & DIGIT_MASK;
                carry = sum >> DIGIT_BITS;
            }
        }
        Self::trimmed(digits)
    }

    /// Twice the quotient `self ÷ divisor` cut to a whole number, and one more when it goes on:
    /// half of that compares with whole numbers, and rounds to them, as the quotient itself.
    ///
    /// # Errors
    /// [`Overflow`] when the divisor is zero or the result doesn't fit.
    pub(crate) fn half_quotients(&self, divisor: &Self) -> Result<i128, Overflow> {
        let (whole, goes_on) = self.quotient(divisor)?;
        let twice = i128::try_from(whole).ok().and_then(|whole| whole.checked_mul(2));
        twice.and_then(|twice| twice.checked_add(i128::from(goes_on))).ok_or(Overflow)
    }

    /// The quotient cut to a whole number, and whether it goes on.
    fn quotient(&self, divisor: &Self) -> Result<(u128, bool), Overflow> {
        if let (Some(n), Some(d)) = (self.small(), divisor.small()) {
            let whole = n.checked_div(d).ok_or(Overflow)?;
            return Ok((whole, n % d != 0));
        }
        let too_large = divisor.times(&Self::from(1_u128 << HIGHEST_BIT));
        if too_large <= *self {
            return Err(Overflow);
        }
        // Bit by bit from the highest that it can have.
        let digits = (self.0.len() + 1).saturating_sub(divisor.0.len());
        let bits = (digits * DIGIT_BITS).min(HIGHEST_BIT);
        let mut whole: u128 = 0;
        for bit in (0..bits).rev() {
            let tried = whole | (1 << bit);
            if divisor.times(&Self::from(tried)) <= *self {
                whole = tried;
            }
        }
        Ok((whole, divisor.times(&Self::from(whole)) != *self))
    }

    fn small(&self) -> Option<u128> {
        let fits = self.0.len() * DIGIT_BITS <= 128;
        fits.then(|| self.0.iter().rev().fold(0, |n, digit| (n << DIGIT_BITS) | u128::from(*digit)))
    }

    fn digit(&self, place: usize) -> u64 {
        self.0.get(place).copied().unwrap_or_default()
    }

    fn trimmed(mut digits: Vec<u64>) -> Self {
        let length = digits.iter().rposition(|digit| *digit != 0).map_or(0, |last| last + 1);
        digits.truncate(length);
        Self(digits)
    }
}

impl From<u64> for Natural {
    fn from(number: u64) -> Self {
        Self::trimmed(vec![number & DIGIT_MASK, number >> DIGIT_BITS])
    }
}

impl From<u128> for Natural {
    fn from(number: u128) -> Self {
        let mask = u128::from(DIGIT_MASK);
        let digit = |place: u32| u64::try_from((number >> (32 * place)) & mask).unwrap_or_default();
        Self::trimmed((0..4).map(digit).collect())
    }
}

impl PartialOrd for Natural {
    fn partial_cmp(&self, other: &Self) -> Option<std::cmp::Ordering> {
        Some(self.cmp(other))
    }
}

impl Ord for Natural {
    fn cmp(&self, other: &Self) -> std::cmp::Ordering {
        let longer = self.0.len().cmp(&other.0.len());
        longer.then_with(|| self.0.iter().rev().cmp(other.0.iter().rev()))
    }
}

#[cfg(test)]
mod tests {
    use super::*;
    use proptest::prelude::*;

    fn of(number: u128) -> Natural {
        Natural::from(number)
    }

    #[test]
    fn a_quotient_of_many_digits_is_cut_and_says_whether_it_goes_on() {
        let large = (0..20).fold(of(1), |product, _| product.times(&of(u128::MAX)));
        let more = large.times(&of(7)).plus(&of(1));
        assert_eq!(large.times(&of(7)).half_quotients(&large), Ok(14));
        assert_eq!(more.half_quotients(&large), Ok(15));
        assert_eq!(large.half_quotients(&more), Ok(1));
        assert_eq!(of(0).half_quotients(&large), Ok(0));
        assert_eq!(large.half_quotients(&of(0)), Err(Overflow));
        assert_eq!(of(1).half_quotients(&of(0)), Err(Overflow));
        assert_eq!(large.half_quotients(&of(3)), Err(Overflow));
        assert_eq!(of(u128::MAX).half_quotients(&of(1)), Err(Overflow));
    }

    proptest! {
        #[test]
        fn it_counts_as_the_machine_does(a: u64, b: u64, c: u128) {
            let (wide_a, wide_b) = (u128::from(a), u128::from(b));
            prop_assert_eq!(Natural::from(a).times(&Natural::from(b)), of(wide_a * wide_b));
            prop_assert_eq!(Natural::from(a).plus(&Natural::from(b)), of(wide_a + wide_b));
            let less = a.checked_sub(b).map(Natural::from);
            prop_assert_eq!(Natural::from(a).minus(&Natural::from(b)), less);
            prop_assert_eq!(of(c).cmp(&Natural::from(a)), c.cmp(&wide_a));
            prop_assert_eq!(of(c).small(), Some(c));
        }

        #[test]
        fn product_and_quotient_undo_each_other(
            a in 0..1_u128 << 125, b in 2_u128.., c in 1_u128.., more: bool,
        ) {
            let divisor = of(b).times(&of(c));
            let product = of(a).times(&divisor).plus(&of(u128::from(more)));
            let expected = i128::try_from(a).unwrap() * 2 + i128::from(more);
            prop_assert_eq!(product.half_quotients(&divisor), Ok(expected));
            let left = of(a).times(&divisor);
            prop_assert_eq!(product.minus(&left), Some(of(u128::from(more))));
            prop_assert_eq!(product.minus(&product.plus(&of(1))), None);
        }
    }
}
