//! Calendars of the markets, with their imported days.

use crate::store;
use db::{Error, Tx};
use kernel::{Calendar, Day};
use std::{collections::HashMap, sync::Arc};

/// The markets that have a calendar.
pub const MARKETS: [&str; 3] = ["CN", "HK", "US"];

/// Calendars by the names of markets: `CN`, or several that must all be open, `CN,HK`.
#[derive(Debug, Clone, Default)]
pub struct Calendars(HashMap<String, Arc<Calendar>>);

impl Calendars {
    /// The calendars that ship with the program, with these days laid over them.
    pub fn with_days(days: impl IntoIterator<Item = (String, Day, bool)>) -> Self {
        let mut rows: HashMap<String, Vec<(Day, bool)>> = HashMap::new();
        for (market, day, open) in days {
            rows.entry(market).or_default().push((day, open));
        }
        let calendar = |market: &str| {
            let rows = rows.remove(market).unwrap_or_default();
            let calendar = Calendar::of_market(market)?.with_rows(rows);
            Some((market.to_owned(), Arc::new(calendar)))
        };
        Self(MARKETS.into_iter().filter_map(calendar).collect())
    }

    /// The calendar of one market or of several; the mainland's for an unknown name.
    pub fn of(&mut self, markets: &str) -> Arc<Calendar> {
        if let Some(known) = self.0.get(markets) {
            return known.clone();
        }
        let all = markets.split(',').filter_map(|market| self.0.get(market));
        let joined = all.map(|calendar| Calendar::clone(calendar)).reduce(|a, b| a.intersect(&b));
        let calendar = Arc::new(joined.unwrap_or_else(Calendar::china));
        self.0.insert(markets.to_owned(), calendar.clone());
        calendar
    }
}

/// Reads the calendars.
///
/// # Errors
/// The database failed.
pub async fn calendars(tx: &mut Tx) -> Result<Calendars, Error> {
    let days = store::days(tx).await?;
    Ok(Calendars::with_days(days.into_iter().map(|row| (row.market, row.day, row.open))))
}

/// The version of the market's data; rises with every change.
///
/// # Errors
/// The database failed.
pub async fn version(tx: &mut Tx) -> Result<i64, Error> {
    store::version(tx).await
}
