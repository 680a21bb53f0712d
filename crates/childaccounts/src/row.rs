//! A child as it is kept: its number, its name, and how it ends.

use crate::child::{ChildNo, Relation};
use crate::store::ChildRow;
use bankcards::Purpose;
use kernel::{Day, Instant};
use serde::{Deserialize, Serialize};
use utoipa::ToSchema;
use wire::{Answer, Failure};

/// How a child is called.
#[derive(Debug, Clone, Serialize, Deserialize, ToSchema)]
#[serde(rename_all = "camelCase")]
pub struct ChildName {
    /// The name; 小账户1 once it is gone.
    pub name: String,
    /// Its last character, for a circle.
    pub letter: String,
}

impl ChildName {
    pub(crate) fn of(row: &ChildRow) -> Self {
        let name = match row.name.is_empty() {
            true => format!("小账户{}", row.child_no),
            false => row.name.clone(),
        };
        let letter = name.chars().last().map(String::from).unwrap_or_default();
        Self { name, letter }
    }
}

impl ChildRow {
    /// What its account is for.
    pub(crate) fn purpose(&self) -> Answer<Purpose> {
        Ok(Purpose::Child(self.number()?))
    }

    /// Its number.
    pub(crate) fn number(&self) -> Answer<ChildNo> {
        let fault = |error| Failure::fault("a child's number", error);
        u32::try_from(self.child_no).map_err(fault)
    }

    /// Whether the customer still keeps it.
    pub(crate) const fn lives(&self) -> bool {
        self.closed_at.is_none()
    }

    /// The day of birth; none once it is gone.
    pub(crate) fn born(&self) -> Option<Day> {
        self.birth.parse().ok()
    }

    /// Takes out what names or describes the child.
    pub(crate) fn forget(&mut self) {
        self.name.clear();
        self.birth.clear();
        self.wish.clear();
        self.relation = Relation::Other;
    }

    /// Ends it.
    pub(crate) fn close(&mut self, at: Instant) {
        self.closed_at = Some(at);
        self.forget();
    }
}
