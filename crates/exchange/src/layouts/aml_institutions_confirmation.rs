//! File X4: aml institutions confirmation.

use super::row::*;

/// Field, formats in V2.0, V2.1 and V2.2 (`X` where it does not exist), Chinese name.
pub(crate) const ROWS: &[Row] = &[
    row("AppSheetSerialNo", [X, X, c(24)], "申请单编号/申请编号"),
    row("TransactionDate", [X, X, a(8)], "交易发生日期"),
    row("TransactionCfmDate", [X, X, a(8)], "交易确认日期"),
    row("TASerialNO", [X, X, c(20)], "TA确认交易流水号/TA确认编号"),
    row("ReturnCode", [X, X, a(4)], "交易处理交易处理返回代码"),
    row("ErrorDetail", [X, X, c(60)], "出错详细信息"),
    row("ReservedField1", [X, X, c(20)], "预留字段1"),
    row("ReservedField2", [X, X, c(20)], "预留字段2"),
    row("ReservedField3", [X, X, c(30)], "预留字段3"),
];
