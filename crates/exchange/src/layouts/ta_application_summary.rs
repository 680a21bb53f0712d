//! File 11: ta application summary.

use super::row::*;

/// Field, formats in V2.0, V2.1 and V2.2 (`X` where it does not exist), Chinese name.
pub(crate) const ROWS: &[Row] = &[
    row("FundCode", [c(6); 3], "基金代码"),
    row("DistributorCode", [c(9); 3], "销售人代码"),
    row("BusinessCode", [c(3); 3], "业务代码"),
    row("AggregationOfTransactionByBusinessType", [n(8, 0), n(8, 0), n(16, 0)], "每种业务笔数汇总"),
    row("AggregationDate", [a(8); 3], "汇总日期"),
    row("TotalSuccessfulVol", [n(16, 2); 3], "成功份数汇总"),
    row("TotalSuccessfulAmount", [n(16, 2); 3], "成功金额汇总"),
];
