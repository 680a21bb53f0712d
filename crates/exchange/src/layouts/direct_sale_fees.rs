//! File I3: direct sale fees.

use super::row::*;

/// Field, formats in V2.0, V2.1 and V2.2 (`X` where it does not exist), Chinese name.
pub(crate) const ROWS: &[Row] = &[
    row("AppSheetSerialNo", [X, X, a(24)], "申请单编号"),
    row("CurrencyType", [X, X, a(3)], "结算币种"),
    row("FundCode", [X, X, c(6)], "基金代码"),
    row("TransactionAccountID", [X, X, a(17)], "投资人基金交易账号"),
    row("DistributorCode", [X, X, c(9)], "销售人代码"),
    row("BusinessCode", [X, X, a(3)], "业务代码"),
    row("TAAccountID", [X, X, c(12)], "投资人基金账号"),
    row("Interest", [X, X, n(10, 2)], "利息金额"),
    row("InterestBeginDay", [X, X, c(8)], "募集户起息日"),
    row("InterestEndDay", [X, X, c(8)], "募集户结息日"),
    row("ContinueFlag", [X, X, c(1)], "TA是否继续计息"),
];
