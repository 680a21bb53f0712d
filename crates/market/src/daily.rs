//! Daily closes of all indices, for comparison with funds.

use crate::{Points, store};
use db::{Error, Tx};
use kernel::Day;
use std::{collections::HashMap, sync::Arc};

/// Daily closes by the index's code. Clones share them.
#[derive(Debug, Clone, Default)]
pub struct DailyIndices(HashMap<String, Arc<Closes>>);

/// The closes of an index.
#[derive(Debug, Default)]
pub struct Closes {
    days: Vec<Day>,
    closes: Vec<Points>,
}

impl DailyIndices {
    /// The closes of an index.
    pub fn closes(&self, code: &str) -> Option<&Closes> {
        self.0.get(code).map(Arc::as_ref)
    }
}

impl Closes {
    /// The last close on or before a day.
    pub fn on(&self, day: Day) -> Option<Points> {
        let at = self.days.partition_point(|d| *d <= day).checked_sub(1)?;
        self.closes.get(at).copied()
    }
}

/// Reads the closes of all indices.
///
/// # Errors
/// The database failed.
pub async fn daily_indices(tx: &mut Tx) -> Result<DailyIndices, Error> {
    let mut all: HashMap<String, Closes> = HashMap::new();
    for (code, day, close) in store::closes(tx).await? {
        let closes = all.entry(code).or_default();
        closes.days.push(day);
        closes.closes.push(close);
    }
    Ok(DailyIndices(all.into_iter().map(|(code, closes)| (code, Arc::new(closes))).collect()))
}
