//! Dated figures: regulation and banks change them, so each room keeps its own in a table of
//! (name, from which day, value).

use crate::{Answer, Failure};
use std::sync::Arc;

/// A room's figures of one day.
pub struct Figures {
    room: &'static str,
    rows: Arc<Vec<(String, i64)>>,
}

impl Figures {
    /// Of names and values in force, of each name the older ones first; the latest counts.
    #[must_use]
    pub const fn new(room: &'static str, rows: Arc<Vec<(String, i64)>>) -> Self {
        Self { room, rows }
    }

    /// A figure.
    ///
    /// # Errors
    /// A fault when the table has none of this name: its first value comes with its migration.
    pub fn get(&self, name: &'static str) -> Answer<i64> {
        let latest = self.rows.iter().rev().find(|(found, _)| found == name);
        latest.map(|(_, value)| *value).ok_or_else(|| self.fault(name))
    }

    /// A figure that fits: days, years, counts.
    ///
    /// # Errors
    /// As [`Figures::get`]; a fault when it does not fit.
    pub fn small(&self, name: &'static str) -> Answer<i32> {
        self.get(name)?.try_into().map_err(|_| self.fault(name))
    }

    fn fault(&self, name: &str) -> Failure {
        Failure::fault("a room's figure", format!("{}: {name}", self.room))
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn the_latest_row_of_a_name_counts() {
        let rows = [("days", 3), ("tries", 5), ("days", 7), ("long", i64::MAX)];
        let rows = rows.map(|(name, value)| (name.to_owned(), value));
        let figures = Figures::new("room", Arc::new(rows.into()));
        assert_eq!(figures.get("days").unwrap(), 7);
        assert_eq!(figures.small("tries").unwrap(), 5);
        assert!(figures.small("long").is_err());
        assert!(figures.get("none").is_err());
    }
}
