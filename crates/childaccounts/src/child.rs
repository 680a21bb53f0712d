//! What a child and its wish are counted and named by.

use kernel::Day;

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
