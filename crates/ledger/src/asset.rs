//! What the journal counts.

use kernel::FundCode;
use std::fmt;

/// What is counted: money in fen, or shares of one fund in 0.01 share. Text: `CNY` or the fund's
/// code.
#[derive(Debug, Clone, Copy, PartialEq, Eq, PartialOrd, Ord, Hash)]
pub enum Asset {
    /// Renminbi, in fen.
    Cny,
    /// Shares of a fund, in 0.01 share.
    Shares(FundCode),
}

impl fmt::Display for Asset {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        match self {
            Self::Cny => f.write_str("CNY"),
            Self::Shares(fund) => fund.fmt(f),
        }
    }
}
