//! Counts of this minute and of this day, in memory that does not grow.

use std::{
    collections::HashMap,
    hash::{BuildHasher, Hash},
};

const MINUTE_MS: i64 = 60_000;
const DAY_MS: i64 = 86_400_000;
/// The days that are counted begin at midnight in Beijing.
const ZONE_MS: i64 = 8 * 3_600_000;
/// Counts of a window, some megabytes. Only what was let through is counted, so what is let through
/// in all bounds them, too; who comes when they are full is counted in all only.
const MOST: usize = 200_000;

/// For how long is counted.
#[derive(Debug, Clone, Copy, PartialEq, Eq)]
pub(super) enum Per {
    Minute,
    Day,
}

/// One bound of a call: whose count, for how long, at most how many.
pub(super) struct Bound<K> {
    pub key: K,
    pub per: Per,
    pub most: i64,
}

/// The windows that run.
pub(super) struct Counts<S> {
    hasher: S,
    minute: Window,
    day: Window,
}

#[derive(Default)]
struct Window {
    number: i64,
    counts: HashMap<u64, i64>,
}

impl<S: BuildHasher> Counts<S> {
    pub fn new(hasher: S) -> Self {
        Self { hasher, minute: Window::default(), day: Window::default() }
    }

    /// Counts a call under all of its bounds, or under none when one of them is reached: then it
    /// answers after how many seconds the last of these begins anew.
    pub fn take<K: Hash>(&mut self, bounds: &[Bound<K>], wall_ms: i64) -> Result<(), i64> {
        self.minute.turn(wall_ms.div_euclid(MINUTE_MS));
        self.day.turn((wall_ms + ZONE_MS).div_euclid(DAY_MS));
        let mut wait_ms = 0;
        for bound in bounds {
            let key = self.hasher.hash_one(&bound.key);
            if self.window(bound.per).count(key) >= bound.most {
                wait_ms = wait_ms.max(bound.per.left_ms(wall_ms));
            }
        }
        if wait_ms > 0 {
            return Err((wait_ms + 999) / 1000);
        }
        for bound in bounds {
            let key = self.hasher.hash_one(&bound.key);
            self.window(bound.per).add(key);
        }
        Ok(())
    }

    fn window(&mut self, per: Per) -> &mut Window {
        match per {
            Per::Minute => &mut self.minute,
            Per::Day => &mut self.day,
        }
    }
}

impl Per {
    fn left_ms(self, wall_ms: i64) -> i64 {
        match self {
            Self::Minute => MINUTE_MS - wall_ms.rem_euclid(MINUTE_MS),
            Self::Day => DAY_MS - (wall_ms + ZONE_MS).rem_euclid(DAY_MS),
        }
    }
}

impl Window {
    /// Another minute or day begins with nothing; so it does when the clock was set back.
    fn turn(&mut self, number: i64) {
        if self.number != number {
            *self = Self { number, counts: HashMap::new() };
        }
    }

    fn count(&self, key: u64) -> i64 {
        self.counts.get(&key).copied().unwrap_or(0)
    }

    fn add(&mut self, key: u64) {
        if self.counts.len() < MOST || self.counts.contains_key(&key) {
            *self.counts.entry(key).or_default() += 1;
        }
    }
}

#[cfg(test)]
mod tests {
    use super::*;
    use std::hash::{BuildHasherDefault, DefaultHasher};

    fn counts() -> Counts<BuildHasherDefault<DefaultHasher>> {
        Counts::new(BuildHasherDefault::default())
    }

    fn bounds(who: u32, most: i64) -> [Bound<(&'static str, u32)>; 2] {
        [
            Bound { key: ("one", who), per: Per::Minute, most },
            Bound { key: ("all", 0), per: Per::Minute, most: 5 },
        ]
    }

    #[test]
    fn each_has_a_count_and_all_together_have_one() {
        let mut counts = counts();
        for _ in 0..2 {
            assert_eq!(counts.take(&bounds(1, 2), 10_000), Ok(()));
        }
        // What is refused is not counted in all.
        for _ in 0..9 {
            assert_eq!(counts.take(&bounds(1, 2), 10_000), Err(50));
        }
        for who in 2..5 {
            assert_eq!(counts.take(&bounds(who, 2), 59_001), Ok(()));
        }
        assert_eq!(counts.take(&bounds(9, 2), 59_001), Err(1));
        assert_eq!(counts.take(&bounds(1, 2), 60_000), Ok(()));
    }

    #[test]
    fn a_day_begins_at_midnight_in_beijing_and_is_waited_for_when_it_is_the_longer_one() {
        let mut counts = counts();
        let both = |most| {
            [Bound { key: 1, per: Per::Minute, most: 1 }, Bound { key: 1, per: Per::Day, most }]
        };
        let evening = DAY_MS - ZONE_MS - 7_000;
        assert_eq!(counts.take(&both(1), evening), Ok(()));
        assert_eq!(counts.take(&both(2), evening), Err(7));
        let set_back = 53_000 - ZONE_MS;
        assert_eq!(counts.take(&both(1), set_back), Err(86_347));
        assert_eq!(counts.take(&both(1), evening + 7_000), Ok(()));
    }

    #[test]
    fn strangers_without_number_take_no_memory_without_end() {
        let mut counts = counts();
        for who in 0..u32::try_from(MOST + 1000).unwrap() {
            let bound = [Bound { key: who, per: Per::Day, most: 1 }];
            assert_eq!(counts.take(&bound, 0), Ok(()));
        }
        assert_eq!(counts.day.counts.len(), MOST);
        assert!(counts.take(&[Bound { key: 1_u32, per: Per::Day, most: 1 }], 0).is_err());
    }
}
