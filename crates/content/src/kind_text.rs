//! What the company says of a kind of fund: how it invests, and how it is traded.

use crate::file::{File, files};
use funds::Fund;
use kernel::{Day, FundType};
use std::sync::LazyLock;

/// The words of a kind.
#[derive(Debug)]
pub struct KindText {
    key: &'static str,
    /// What it is, in a sentence.
    pub summary: &'static str,
    pub version: &'static str,
    pub from: Day,
    /// Markdown, of the fund.
    pub about: &'static str,
    /// Markdown, of its trade.
    pub trade: &'static str,
}

const KINDS: &[(&str, &str)] =
    files!("kinds": "other", "stock", "mixed", "bond", "money", "qdii", "index");

static PARSED: LazyLock<Vec<KindText>> =
    LazyLock::new(|| KINDS.iter().filter_map(|(key, text)| parse(key, text)).collect());

/// The words of a fund's kind; of one that has none of its own, those of all funds.
pub fn kind_of(fund: &Fund) -> Option<&'static KindText> {
    let key = match fund.fund_type {
        _ if fund.category.starts_with("指数型") => "index",
        FundType::Stock => "stock",
        FundType::Mixed => "mixed",
        FundType::Bond => "bond",
        FundType::Money => "money",
        FundType::Qdii => "qdii",
        FundType::CapitalProtected | FundType::Other => "other",
    };
    PARSED.iter().find(|kind| kind.key == key)
}

fn parse(key: &'static str, text: &'static str) -> Option<KindText> {
    let file = File::of(text)?;
    let (about, trade) = file.body.split_once("\n---trade---\n")?;
    Some(KindText {
        key,
        summary: file.value("summary"),
        version: file.value("version"),
        from: file.day("from")?,
        about: about.trim(),
        trade: trade.trim(),
    })
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn every_kind_says_what_it_is_and_how_it_is_traded() {
        assert_eq!(PARSED.len(), KINDS.len());
        for kind in PARSED.iter() {
            assert!(!kind.summary.is_empty() && !kind.version.is_empty(), "{}", kind.key);
            assert!(kind.about.contains("## ") && kind.trade.starts_with("- "), "{}", kind.key);
        }
    }
}
