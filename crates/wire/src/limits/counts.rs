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
    /// From how many on it is unusual; none where it never is.
    pub usual: Option<i64>,
}

/// What comes of a call.
#[derive(Debug, Clone, Copy, PartialEq, Eq)]
pub(crate) enum Taken {
    Counted,
    /// It is not counted, since as many have come as is usual: so many times as many.
    Unusual {
        times: u32,
    },
    /// It is not counted, since there were too many: after so many seconds the last of the bounds
    /// that were reached begins anew.
    Refused {
        wait_s: i64,
    },
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

    /// Counts a call under all of its bounds, or under none when one of them is reached. Who is
    /// `checked` is let through however unusual it is.
    pub fn take<K: Hash>(&mut self, bounds: &[Bound<K>], wall_ms: i64, checked: bool) -> Taken {
        self.minute.turn(wall_ms.div_euclid(MINUTE_MS));
        self.day.turn((wall_ms + ZONE_MS).div_euclid(DAY_MS));
        let (mut wait_ms, mut times) = (0, 0);
        for bound in bounds {
            let key = self.hasher.hash_one(&bound.key);
            let count = self.window(bound.per).count(key);
            if count >= bound.most {
                wait_ms = wait_ms.max(bound.per.left_ms(wall_ms));
            }
            times = times.max(bound.usual.map_or(0, |usual| count / usual.max(1)));
        }
        if wait_ms > 0 {
            return Taken::Refused { wait_s: (wait_ms + 999) / 1000 };
        }
        if times > 0 && !checked {
            return Taken::Unusual { times: times.try_into().unwrap_or(u32::MAX) };
        }
        for bound in bounds {
            let key = self.hasher.hash_one(&bound.key);
            self.window(bound.per).add(key);
        }
        Taken::Counted
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
            Bound { key: ("one", who), per: Per::Minute, most, usual: None },
            Bound { key: ("all", 0), per: Per::Minute, most: 5, usual: None },
        ]
    }

    #[test]
    fn each_has_a_count_and_all_together_have_one() {
        let mut counts = counts();
        for _ in 0..2 {
            assert_eq!(counts.take(&bounds(1, 2), 10_000, false), Taken::Counted);
        }
        // What is refused is not counted in all.
        for _ in 0..9 {
            assert_eq!(counts.take(&bounds(1, 2), 10_000, false), Taken::Refused { wait_s: 50 });
        }
        for who in 2..5 {
            assert_eq!(counts.take(&bounds(who, 2), 59_001, false), Taken::Counted);
        }
        assert_eq!(counts.take(&bounds(9, 2), 59_001, false), Taken::Refused { wait_s: 1 });
        assert_eq!(counts.take(&bounds(1, 2), 60_000, false), Taken::Counted);
    }

    #[test]
    fn a_day_begins_at_midnight_in_beijing_and_is_waited_for_when_it_is_the_longer_one() {
        let mut counts = counts();
        let both = |most| {
            [(Per::Minute, 1), (Per::Day, most)].map(|(per, most)| Bound {
                key: 1,
                per,
                most,
                usual: None,
            })
        };
        let evening = DAY_MS - ZONE_MS - 7_000;
        assert_eq!(counts.take(&both(1), evening, false), Taken::Counted);
        assert_eq!(counts.take(&both(2), evening, false), Taken::Refused { wait_s: 7 });
        let set_back = 53_000 - ZONE_MS;
        assert_eq!(counts.take(&both(1), set_back, false), Taken::Refused { wait_s: 86_347 });
        assert_eq!(counts.take(&both(1), evening + 7_000, false), Taken::Counted);
    }

    #[test]
    fn strangers_without_number_take_no_memory_without_end() {
        let mut counts = counts();
        for who in 0..u32::try_from(MOST + 1000).unwrap() {
            let bound = [Bound { key: who, per: Per::Day, most: 1, usual: None }];
            assert_eq!(counts.take(&bound, 0, false), Taken::Counted);
        }
        assert_eq!(counts.day.counts.len(), MOST);
        let again = [Bound { key: 1_u32, per: Per::Day, most: 1, usual: None }];
        assert_ne!(counts.take(&again, 0, false), Taken::Counted);
    }

    #[test]
    fn what_is_unusual_is_counted_for_who_is_checked_until_there_are_too_many() {
        let mut counts = counts();
        let bound = [Bound { key: 1, per: Per::Minute, most: 6, usual: Some(2) }];
        let mut taken = |checked| counts.take(&bound, 0, checked);
        for _ in 0..2 {
            assert_eq!(taken(false), Taken::Counted);
        }
        for _ in 0..2 {
            assert_eq!(taken(false), Taken::Unusual { times: 1 }, "it is not counted");
            assert_eq!(taken(true), Taken::Counted);
        }
        assert_eq!(taken(false), Taken::Unusual { times: 2 });
        for _ in 0..2 {
            assert_eq!(taken(true), Taken::Counted);
        }
        for checked in [false, true] {
            assert_eq!(taken(checked), Taken::Refused { wait_s: 60 });
        }
    }
}
