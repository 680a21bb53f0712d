//! File C4: dividend plan.

use super::row::*;

/// Field, formats in V2.0, V2.1 and V2.2 (`X` where it does not exist), Chinese name.
pub(crate) const ROWS: &[Row] = &[
    row("SequenceNO", [c(20), c(20), a(20)], "序号"),
    row("FundCode", [c(6); 3], "基金代码"),
    row("ShareClass", [c(1), c(1), a(1)], "收费方式"),
    row("RegistrationDate", [a(8); 3], "权益登记日期"),
    row("DividentDate", [a(8); 3], "分红日/发放日"),
    row("XRDate", [a(8); 3], "除权日"),
    row("DividendPerUnit", [n(16, 2); 3], "单位基金分红金额(含税)"),
    row("DrawBonusUnit", [n(10, 0); 3], "分红单位"),
    row("XRValue", [n(16, 2); 3], "除权值"),
    row("XRValueFlag", [c(1); 3], "除权值正负"),
    row("XRType", [c(1); 3], "除权类型"),
    row("Specification", [c(60); 3], "摘要/说明"),
    row("WholeFlag", [c(1); 3], "全量标志"),
    row("ModifyWay", [c(1); 3], "修改方式"),
    row("DownLoadDate", [a(8); 3], "交易数据下传日期"),
];
