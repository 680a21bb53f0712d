//! File 26: wealth share detail.

use super::row::*;

/// Field, formats in V2.0, V2.1 and V2.2 (`X` where it does not exist), Chinese name.
pub(crate) const ROWS: &[Row] = &[
    row("AvailableVol", [n(16, 2); 3], "持有人可用基金份数"),
    row("TotalVolOfDistributorInTA", [n(16, 2); 3], "基金总份数(含冻结)"),
    row("TransactionCfmDate", [a(8); 3], "交易确认日期"),
    row("FundCode", [c(6); 3], "基金代码"),
    row("TransactionAccountID", [a(17), a(17), c(17)], "投资人基金交易账号"),
    row("DistributorCode", [c(9); 3], "销售人代码"),
    row("TAAccountID", [c(12); 3], "投资人基金账号"),
    row("TotalFrozenVol", [n(16, 2); 3], "基金冻结总份数"),
    row("BranchCode", [c(9); 3], "网点号码"),
    row("TASerialNO", [a(20), a(20), c(20)], "TA确认交易流水号/TA确认编号"),
    row("TotalBackendLoad", [n(16, 2), n(16, 2), X], "交易后端收费总额"),
    row("TotalBackendLoadVol", [X, X, n(16, 2)], "交易后端收费总份数"),
    row("ShareClass", [a(1); 3], "收费方式"),
    row("DetailFlag", [a(1), a(1), c(1)], "明细标志"),
    row("AccountStatus", [a(1); 3], "账户状态"),
    row("ShareRegisterDate", [a(8); 3], "份额注册日期"),
    row("UndistributeMonetaryIncome", [n(16, 2); 3], "货币基金未付收益金额"),
    row("UndistributeMonetaryIncomeFlag", [c(1); 3], "货币基金未付收益金额正负"),
    row("GuaranteedAmount", [n(16, 2); 3], "剩余保本金额"),
    row("SourceType", [c(1); 3], "份额原始来源"),
    row("DefDividendMethod", [a(1); 3], "默认分红方式"),
    row("AllowRedemptDate", [a(8); 3], "可赎回日期"),
];
