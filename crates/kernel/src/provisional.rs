//! The closures of China's exchanges in years whose notice isn't out yet.
//!
//! The State Council publishes a year's holidays in the autumn before it. Until then this rule,
//! which follows its order of November 2024 on how holidays are arranged, stands in for it:
//! - Spring Festival: New Year's Eve and the seven days after it;
//! - Labour Day: May 1 to 5; National Day: October 1 to 7, to 8 when Mid-Autumn falls in it;
//! - New Year, Qingming, Dragon Boat and Mid-Autumn: the day itself and what joins it to the
//!   weekend, which is the Monday before a Tuesday, the Friday after a Thursday and the Monday
//!   after a weekend.
//!
//! A day worked at a weekend in exchange is never a trading day. Import the official calendar when
//! it is published.

use crate::day::Weekday;
use crate::{Day, Invalid};

/// Month and day of Spring Festival, Qingming, Dragon Boat and Mid-Autumn, by the Chinese calendar
/// (GB/T 33661) for Beijing.
const FESTIVALS: [(i32, [(i32, i32); 4]); 9] = [
    (2027, [(2, 6), (4, 5), (6, 9), (9, 15)]),
    (2028, [(1, 26), (4, 4), (5, 28), (10, 3)]),
    (2029, [(2, 13), (4, 4), (6, 16), (9, 22)]),
    (2030, [(2, 3), (4, 5), (6, 5), (9, 12)]),
    (2031, [(1, 23), (4, 5), (6, 24), (10, 1)]),
    (2032, [(2, 11), (4, 4), (6, 12), (9, 19)]),
    (2033, [(1, 31), (4, 4), (6, 1), (9, 8)]),
    (2034, [(2, 19), (4, 5), (6, 20), (9, 27)]),
    (2035, [(2, 8), (4, 5), (6, 10), (9, 16)]),
];

/// The closed weekdays of 2027 to 2035, sorted.
pub(crate) fn days() -> Vec<Day> {
    let mut closed: Vec<Day> = FESTIVALS
        .iter()
        .flat_map(|(year, festivals)| year_of(*year, festivals).unwrap_or_default())
        .filter(|day| !day.is_weekend())
        .collect();
    closed.sort_unstable();
    closed.dedup();
    closed
}

fn year_of(year: i32, festivals: &[(i32, i32); 4]) -> Result<Vec<Day>, Invalid> {
    let [spring, qingming, dragon_boat, mid_autumn] =
        festivals.map(|(month, day)| Day::new(year, month, day));
    let mid_autumn = mid_autumn?;
    let national = Day::new(year, 10, 1)?;
    let within = (0..=7).contains(&mid_autumn.days_since(national));

    let mut closed = run(spring?.previous(), 8);
    closed.extend(run(Day::new(year, 5, 1)?, 5));
    closed.extend(run(national, if within { 8 } else { 7 }));
    closed.extend(joined(Day::new(year, 1, 1)?));
    closed.extend(joined(qingming?));
    closed.extend(joined(dragon_boat?));
    if !within {
        closed.extend(joined(mid_autumn));
    }
    Ok(closed)
}

fn run(first: Day, days: i32) -> Vec<Day> {
    (0..days).map(|n| first.add_days(n)).collect()
}

/// A holiday of one day, with what joins it to a weekend.
fn joined(day: Day) -> Vec<Day> {
    match day.weekday() {
        Weekday::Tuesday => vec![day.previous(), day],
        Weekday::Thursday => vec![day, day.next()],
        Weekday::Saturday => vec![day.add_days(2)],
        Weekday::Sunday => vec![day.next()],
        Weekday::Monday | Weekday::Wednesday | Weekday::Friday => vec![day],
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn a_year_has_about_as_many_closed_weekdays_as_the_known_years() {
        let closed = days();
        for (year, _) in FESTIVALS {
            let count = closed.iter().filter(|day| day.year() == year).count();
            assert!((14..=22).contains(&count), "{year} has {count}");
        }
    }

    #[test]
    fn the_rule_gives_the_holidays_of_2026_as_published() {
        let mut closed = year_of(2026, &[(2, 17), (4, 5), (6, 19), (9, 25)]).unwrap();
        closed.retain(|day| !day.is_weekend());
        closed.sort_unstable();
        let published: Vec<_> =
            crate::closures::days(crate::closures::CHINA).filter(|d| d.year() == 2026).collect();
        assert_eq!(closed, published);
    }
}
