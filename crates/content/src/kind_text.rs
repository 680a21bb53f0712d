//! What the company says of a kind of fund: how it invests, and how it is traded.

use crate::file::File;
use funds::Fund;
use kernel::{Day, FundType};

/// The words of a kind.
#[derive(Debug)]
pub struct KindText {
    pub key: String,
    /// What it is, in a sentence.
    pub summary: String,
    pub version: String,
    pub from: Day,
    /// Markdown, of the fund.
    pub about: String,
    /// Markdown, of its trade.
    pub trade: String,
}

/// What a kind's head may say.
pub const NAMES: &[&str] = &["title", "summary", "version", "from"];

/// The kinds that funds are of.
pub const KINDS: [&str; 7] = ["other", "stock", "mixed", "bond", "money", "qdii", "index"];

/// The key of a fund's kind.
pub fn kind_of(fund: &Fund) -> &'static str {
    match fund.fund_type {
        _ if fund.category.starts_with("指数型") => "index",
        FundType::Stock => "stock",
        FundType::Mixed => "mixed",
        FundType::Bond => "bond",
        FundType::Money => "money",
        FundType::Qdii => "qdii",
        FundType::CapitalProtected | FundType::Other => "other",
    }
}

impl KindText {
    /// Reads a file of a kind.
    pub fn read(key: &str, mut file: File<'_>) -> Option<Self> {
        let (summary, version) = (file.word("summary"), file.word("version"));
        let from = file.day("from");
        file.full_body();
        let parts = file.body.split_once("\n---trade---\n");
        match parts {
            _ if !KINDS.contains(&key) => file.wrong("title", format!("no fund is of kind {key}")),
            None => {
                file.wrong_line(0, "there is no line ---trade---, after which its trade is told")
            }
            Some(_) => {}
        }
        let (about, trade) = parts?;
        Some(Self {
            key: key.to_owned(),
            summary: summary?,
            version: version?,
            from: from?,
            about: about.trim().to_owned(),
            trade: trade.trim().to_owned(),
        })
    }
}
