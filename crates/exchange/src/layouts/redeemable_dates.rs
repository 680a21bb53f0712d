//! File C6: redeemable dates.

use super::row::*;

/// Field, formats in V2.0, V2.1 and V2.2 (`X` where it does not exist), Chinese name.
pub(crate) const ROWS: &[Row] = &[
    row("FundCode", [c(6); 3], "基金代码"),
    row("ShareClass", [a(1); 3], "收费方式"),
    row("ShareRegisterDate", [a(8); 3], "份额注册日期"),
    row("AllowRedemptDate", [a(8); 3], "可赎回日期(可提交赎回申请的日期)"),
    row("AddFlag", [c(1); 3], "增删标志"),
];
