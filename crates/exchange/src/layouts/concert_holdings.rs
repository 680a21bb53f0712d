//! File YS: concert holdings.

use super::row::*;

/// Field, formats in V2.0, V2.1 and V2.2 (`X` where it does not exist), Chinese name.
pub(crate) const ROWS: &[Row] = &[
    row("SerialNo", [X, a(5), a(5)], "编号"),
    row("TransactionCfmDate", [X, c(8), c(8)], "交易确认日期"),
    row("TAAccountID", [X, c(12), c(12)], "投资人基金账号"),
    row("FundCode", [X, c(6), c(6)], "基金代码"),
    row("TotalVolOfDistributorInTA", [X, n(16, 2), n(16, 2)], "基金总份数(含冻结)"),
    row("TotalFundVol", [X, n(16, 2), n(16, 2)], "基金总份数"),
];
