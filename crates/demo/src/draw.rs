//! Random numbers that depend on a key only, never on the order in which they are drawn.

/// A stream of random numbers of its own for each key (splitmix64).
#[derive(Debug, Clone)]
pub struct Draw(u64);

const MILLION: i128 = 1_000_000;

impl Draw {
    /// The stream of a seed, a label and a number, such as a day or a position in a list.
    pub fn keyed(seed: u64, label: &str, number: i64) -> Self {
        let step = |hash: u64, byte: u8| (hash ^ u64::from(byte)).wrapping_mul(0x100_0000_01b3);
        let hash = label.bytes().fold(seed ^ 0xcbf2_9ce4_8422_2325, step);
        let hash = number.to_le_bytes().into_iter().fold(hash, step);
        let mut draw = Self(hash);
        // The first output of near keys is near; the second isn't.
        draw.bits();
        draw
    }

    /// 64 random bits.
    pub fn bits(&mut self) -> u64 {
        self.0 = self.0.wrapping_add(0x9e37_79b9_7f4a_7c15);
        let mixed = (self.0 ^ (self.0 >> 30)).wrapping_mul(0xbf58_476d_1ce4_e5b9);
        let mixed = (mixed ^ (mixed >> 27)).wrapping_mul(0x94d0_49bb_1331_11eb);
        mixed ^ (mixed >> 31)
    }

    /// A number from `low` to `high`, both included.
    pub fn between(&mut self, low: i64, high: i64) -> i64 {
        let count = i128::from(high) - i128::from(low) + 1;
        let offset = (i128::from(self.bits()) * count.max(1)) >> 64;
        // The offset is below the count, so the sum is at most `high`.
        i64::try_from(i128::from(low) + offset).unwrap_or(high)
    }

    /// Whether something of so many per cent happens.
    pub fn happens(&mut self, percent: i64) -> bool {
        self.between(1, 100) <= percent
    }

    /// One of the items.
    ///
    /// # Panics
    /// When there is none.
    pub fn pick<'a, T>(&mut self, items: &'a [T]) -> &'a T {
        &items[self.index(items.len())]
    }

    /// A position in a list of `count` items.
    pub fn index(&mut self, count: usize) -> usize {
        let last = i64::try_from(count).unwrap_or(i64::MAX) - 1;
        usize::try_from(self.between(0, last.max(0))).unwrap_or(0)
    }

    /// A standard normal number in millionths: the sum of twelve uniform ones, less six.
    pub fn normal_millionths(&mut self) -> i64 {
        let sum: i128 = (0..12).map(|_| i128::from(self.bits() >> 32)).sum();
        let centred = (sum - (6_i128 << 32)) * MILLION;
        i64::try_from(centred >> 32).unwrap_or(0)
    }

    /// A normal number of that standard deviation.
    pub fn normal(&mut self, deviation: i64) -> i64 {
        scaled(self.normal_millionths(), deviation, 1_000_000)
    }
}

/// `a × b ÷ d` towards zero; for invented figures, not for money.
pub(crate) fn scaled(a: i64, b: i64, d: i64) -> i64 {
    i64::try_from(i128::from(a) * i128::from(b) / i128::from(d.max(1))).unwrap_or(0)
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn a_key_always_gives_the_same_numbers_and_another_key_others() {
        let draw = |label, n| {
            let mut draw = Draw::keyed(7, label, n);
            [draw.bits(), draw.bits()]
        };
        assert_eq!(draw("a", 1), draw("a", 1));
        assert_ne!(draw("a", 1), draw("a", 2));
        assert_ne!(draw("a", 1), draw("b", 1));
    }

    #[test]
    fn normal_numbers_have_mean_zero_and_deviation_one() {
        let mut draw = Draw::keyed(7, "normal", 0);
        let all: Vec<i64> = (0..20_000).map(|_| draw.normal_millionths()).collect();
        let mean = all.iter().sum::<i64>() / 20_000;
        let variance = all.iter().map(|x| i128::from(*x) * i128::from(*x)).sum::<i128>() / 20_000;
        assert!(mean.abs() < 20_000, "{mean}");
        assert!((960_000_000_000..1_040_000_000_000).contains(&variance), "{variance}");
    }

    #[test]
    fn both_ends_of_a_range_are_drawn() {
        let mut draw = Draw::keyed(7, "range", 0);
        let all: Vec<i64> = (0..200).map(|_| draw.between(3, 5)).collect();
        for n in 3..=5 {
            assert!(all.contains(&n));
        }
        assert!(all.iter().all(|n| (3..=5).contains(n)));
    }
}
