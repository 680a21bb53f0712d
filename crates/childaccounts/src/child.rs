//! A child and its wish.

use crate::store::ChildRow;
use bankcards::Purpose;
use kernel::{Day, Instant};
use serde::{Deserialize, Serialize};
use utoipa::ToSchema;
use wire::{Answer, Failure};

/// Counts a customer's children, from 1.
pub type ChildNo = u32;

kernel::codes! {
    /// What the child is to the customer.
    Relation, what: "relation", refused: "请选择与孩子的关系",
    {
        Son = "son", "儿子";
        Daughter = "daughter", "女儿";
        Other = "other", "其他";
    }
}
kernel::schema_of_codes!(Relation);
db::column!(Relation: code);

kernel::codes! {
    /// The kind of a wish.
    Scene, what: "scene of a wish", refused: "请选择愿望类型",
    {
        Education = "baby_education", "教育金";
        Growth = "baby_growth", "成长金";
        Travel = "baby_travel", "旅行金";
        Start = "baby_start", "启动金";
        Other = "baby_other", "其他愿望";
    }
}
kernel::schema_of_codes!(Scene);
db::column!(Scene: code);

kernel::codes! {
    /// What a note is.
    NoteKind, what: "kind of note", refused: "记录类型不正确",
    {
        /// The customer wrote it.
        Written = "note", "记录";
        /// The account was opened.
        Opened = "opened", "开立";
        /// Something of it was changed.
        Changed = "changed", "修改";
    }
}
kernel::schema_of_codes!(NoteKind);
db::column!(NoteKind: code);

/// How much of a name stands in a circle.
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
    }

    /// Ends it.
    pub(crate) fn close(&mut self, at: Instant) {
        self.closed_at = Some(at);
        self.forget();
    }
}

/// Months from a day to another, the begun one not counted; at least one.
pub(crate) fn months_until(from: Day, to: Day) -> u32 {
    let months = (to.year() - from.year()) * 12 + to.month() - from.month();
    u32::try_from(months).unwrap_or(0).max(1)
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn months_are_counted_from_month_to_month() {
        let day = |text: &str| text.parse::<Day>().unwrap();
        assert_eq!(months_until(day("2026-11-23"), day("2036-11-01")), 120);
        assert_eq!(months_until(day("2026-11-23"), day("2026-11-30")), 1);
        assert_eq!(months_until(day("2026-11-23"), day("2026-12-01")), 1);
        assert_eq!(months_until(day("2026-11-23"), day("2026-01-01")), 1);
    }
}
