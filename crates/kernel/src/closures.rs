//! The exchanges' closed weekdays that ship with the program, as compact tables.

use crate::Day;

/// China, 1998 to 2026.
pub(crate) const CHINA: &str = include_str!("../data/closures_cn.txt");
/// Hong Kong, 2020 to 2026.
pub(crate) const HONG_KONG: &str = include_str!("../data/closures_hk.txt");
/// United States, 2020 to 2026.
pub(crate) const UNITED_STATES: &str = include_str!("../data/closures_us.txt");

/// The days of a table: lines of a year and its closed weekdays as MMDD; `#` begins a comment.
/// The tables are ours and a test reads them whole, so that nothing is skipped here.
pub(crate) fn days(table: &str) -> impl Iterator<Item = Day> {
    table.lines().filter(|line| !line.starts_with('#')).flat_map(|line| {
        let mut words = line.split(' ');
        let year = words.next().unwrap_or_default();
        words.filter_map(move |day| {
            let number = format!("{year}{day}").parse().ok()?;
            Day::from_yyyymmdd(number).ok()
        })
    })
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn every_word_of_the_tables_is_a_closed_weekday() {
        for (table, first, last) in
            [(CHINA, 1998, 2026), (HONG_KONG, 2020, 2026), (UNITED_STATES, 2020, 2026)]
        {
            let lines: Vec<_> = table.lines().filter(|line| !line.starts_with('#')).collect();
            let words: usize = lines.iter().map(|line| line.split(' ').count() - 1).sum();
            let closed: Vec<_> = days(table).collect();
            assert_eq!(closed.len(), words);
            assert!(closed.is_sorted() && closed.iter().all(|day| !day.is_weekend()));
            assert_eq!((closed[0].year(), closed[closed.len() - 1].year()), (first, last));
        }
    }
}
