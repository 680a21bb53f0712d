//! File R2: tax residence confirmation.

use super::row::*;

/// Field, formats in V2.0, V2.1 and V2.2 (`X` where it does not exist), Chinese name.
pub(crate) const ROWS: &[Row] = &[
    row("AppSheetSerialNo", [a(24), a(24), c(24)], "申请单编号/申请编号"),
    row("TransactionDate", [a(8); 3], "交易发生日期"),
    row("TransactionCfmDate", [a(8); 3], "交易确认日期"),
    row("TASerialNO", [a(20), a(20), c(20)], "TA确认交易流水号/TA确认编号"),
    row("ReturnCode", [a(4); 3], "交易处理交易处理返回代码"),
    row("ErrorDetail", [c(60); 3], "出错详细信息"),
    row("ReservedField1", [c(20); 3], "预留字段1"),
    row("ReservedField2", [c(20); 3], "预留字段2"),
    row("ReservedField3", [c(30); 3], "预留字段3"),
];
