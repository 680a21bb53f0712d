//! The documents of a fund, under one key wherever they are named: in orders, among its protocols,
//! and by their texts. Their versions are each from a day on.

use crate::{DocumentRow, Fund};
use kernel::Day;

/// The version of a document of which the catalogue knows no other: the one with which it began.
const FIRST: &str = "2026-01";

/// A document as it is on a day.
#[derive(Debug, Clone, PartialEq, Eq)]
pub struct FundDocument {
    /// `fund-contract`, …
    pub key: &'static str,
    /// With the fund's name where it is its own.
    pub title: String,
    pub version: String,
    /// The first day of a version that is not the first.
    pub valid_from: Option<Day>,
    /// Whether a buyer accepts it with the order.
    pub is_needed: bool,
}

impl Fund {
    /// Its documents, in the order in which they are read: those that a buyer accepts first.
    pub fn documents_on(&self, day: Day) -> Vec<FundDocument> {
        let own = |what: &str| format!("{}{what}", self.full_name);
        let mut all = vec![
            ("fund-contract", own("基金合同"), true),
            ("prospectus", own("招募说明书"), true),
            ("risk-disclosure", "风险揭示书".to_owned(), true),
            ("sales-service", "基金销售服务协议".to_owned(), true),
            ("fund-summary", own("基金产品资料概要"), false),
            ("investor-rights", "投资者权益须知".to_owned(), false),
            ("fund-risk-notice", "风险告知书".to_owned(), false),
        ];
        if self.quick_redeem.is_some() {
            all.push(("quick-redeem", "快速赎回服务协议".to_owned(), false));
        }
        let of_day = |(key, title, is_needed)| {
            let row = self.document_row(key, day);
            FundDocument {
                key,
                title,
                version: row.map_or(FIRST, |row| row.version.as_str()).to_owned(),
                valid_from: row.map(|row| row.valid_from),
                is_needed,
            }
        };
        all.into_iter().map(of_day).collect()
    }

    fn document_row(&self, key: &str, day: Day) -> Option<&DocumentRow> {
        let of_day = |row: &&DocumentRow| row.document == key && row.valid_from <= day;
        self.documents.iter().filter(of_day).max_by_key(|row| row.valid_from)
    }
}
