//! Dated parameters of the room.

use crate::store;
use db::Tx;
use kernel::Day;
use std::collections::BTreeMap;
use wire::{Answer, Failure};

/// The parameters in force on a day.
#[derive(Debug, Clone, Default)]
pub struct Parameters(BTreeMap<String, String>);

impl Parameters {
    pub async fn on(tx: &mut Tx, day: Day) -> Result<Self, db::Error> {
        // Rows come oldest first, so that the latest one not after the day stays.
        let rows = store::parameters(tx, day).await?;
        Ok(Self(rows.iter().map(|row| (row.name.clone(), row.value.clone())).collect()))
    }

    pub fn is_on(&self, name: &str) -> bool {
        self.text(name) == "true"
    }

    /// Files that a customer may have mailed on a day.
    pub fn mails_per_day(&self) -> Answer<i64> {
        let text = self.text("mailsPerDay");
        text.parse().map_err(|_| Failure::fault("a room's figure", "content: mailsPerDay"))
    }

    /// Actions of a customer that are kept on a day.
    pub fn actions_per_day(&self) -> Answer<i64> {
        let text = self.text("actionsPerDay");
        text.parse().map_err(|_| Failure::fault("a room's figure", "content: actionsPerDay"))
    }

    pub fn text(&self, name: &str) -> &str {
        self.0.get(name).map_or("", String::as_str)
    }
}
