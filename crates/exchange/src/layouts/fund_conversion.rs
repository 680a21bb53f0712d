//! File C3: fund conversion.

use super::row::*;

/// Field, formats in V2.0, V2.1 and V2.2 (`X` where it does not exist), Chinese name.
pub(crate) const ROWS: &[Row] = &[
    row("SequenceNO", [c(20), c(20), a(20)], "序号"),
    row("FundCode", [c(6); 3], "基金代码"),
    row("ShareClass", [c(1), c(1), a(1)], "收费方式"),
    row("VolLowerLimit", [n(16, 2); 3], "份额下限"),
    row("VolUpperLimit", [n(16, 2); 3], "份额上限"),
    row("DaysLowerLimit", [n(5, 0); 3], "天数下限"),
    row("CodeOfTargetFund", [c(6); 3], "转换时的目标基金代码"),
    row("TargetShareType", [c(1); 3], "对方基金份额类别"),
    row("IndividualOrInstitution", [c(1), c(1), a(1)], "个人/机构标志"),
    row("RegistrarCode", [c(2), c(2), c(18)], "注册登记人代码"),
    row("TargetRegistrarCode", [c(2), c(2), c(18)], "对方TA代码"),
    row("WholeFlag", [c(1); 3], "全量标志"),
    row("ModifyWay", [c(1); 3], "修改方式"),
    row("OperateDate", [a(8); 3], "生效日期"),
    row("DownLoadDate", [a(8); 3], "交易数据下传日期"),
];
