//! File 09: dividend summary.

use super::row::*;

/// Field, formats in V2.0, V2.1 and V2.2 (`X` where it does not exist), Chinese name.
pub(crate) const ROWS: &[Row] = &[
    row("DividentDate", [a(8); 3], "分红日/发放日"),
    row("TotalDividendAmount", [n(16, 2); 3], "基金红利总额"),
    row("TotalDividendIndeed", [n(16, 2); 3], "基金实发红利总金额"),
    row("TotalFeeForDividend", [n(10, 2), n(10, 2), n(16, 2)], "分红费用合计"),
    row("FundCode", [c(6); 3], "基金代码"),
    row("TotalReinvestmentDividend", [n(16, 2); 3], "红利再投资总金额"),
    row("DistributorCode", [c(9); 3], "销售人代码"),
    row("DocumentSendDate", [a(8); 3], "文件发送日期"),
    row("Tax", [n(16, 2); 3], "税金"),
    row("TotalVolumeofReinvestmentDividend", [n(16, 2); 3], "红利再投资份额总额"),
];
