//! File 25: money settlement.

use super::row::*;

/// Field, formats in V2.0, V2.1 and V2.2 (`X` where it does not exist), Chinese name.
pub(crate) const ROWS: &[Row] = &[
    row("SequenceNO", [c(20), c(20), a(20)], "序号"),
    row("TransactionDate", [a(8); 3], "交易发生日期"),
    row("TransactionCfmDate", [a(8); 3], "交易确认日期"),
    row("CurrencyType", [c(3), c(3), a(3)], "结算币种"),
    row("ExchangeFlag", [c(1); 3], "交易所标志"),
    row("InstAccount", [c(30), c(30), X], "销售人结算法人资金账号"),
    row("FundCode", [c(6); 3], "基金代码"),
    row("DistributorCode", [c(9); 3], "销售人代码"),
    row("SeatCode", [c(6); 3], "席位代码"),
    row("BranchCode", [c(9); 3], "网点号码"),
    row("BusinessCode", [c(3); 3], "业务代码"),
    row("CapitalType", [c(3); 3], "资金类型"),
    row("ConfirmedAmount", [n(16, 2); 3], "每笔交易确认金额"),
    row("ReceOrPayFlag", [c(1); 3], "收付标志"),
    row("RecvAccountNum", [X, X, c(40)], "收方账号"),
    row("PayAccountNum", [X, X, c(40)], "付方账号"),
    row("SettleType", [X, X, c(3)], "交收类型"),
    row("OriPayDate", [X, X, c(8)], "原交收日期"),
    row("GeneralTASerialNO", [X, X, c(20)], "总TA确认流水号"),
    row("CapTermFlag", [X, X, c(1)], "资金交收终端标志"),
    row("CalculateDate", [a(8); 3], "清算日期"),
    row("PayDate", [a(8); 3], "交收日期"),
    row("DetailFlag", [c(1); 3], "明细标志"),
    row("DownLoadDate", [a(8); 3], "交易数据下传日期"),
];
