//! File C5: fund fees.

use super::row::*;

/// Field, formats in V2.0, V2.1 and V2.2 (`X` where it does not exist), Chinese name.
pub(crate) const ROWS: &[Row] = &[
    row("SequenceNO", [c(20), c(20), a(20)], "序号"),
    row("FundCode", [c(6); 3], "基金代码"),
    row("ShareClass", [c(1), c(1), a(1)], "收费方式"),
    row("CodeOfTargetFund", [c(6); 3], "转换时的目标基金代码"),
    row("TargetShareType", [c(1); 3], "对方基金份额类别"),
    row("DistributorCode", [c(9); 3], "销售人代码"),
    row("BranchCode", [c(9); 3], "网点号码"),
    row("BusinessCode", [c(3); 3], "业务代码"),
    row("CapitalType", [c(3); 3], "资金类型"),
    row("IndividualOrInstitution", [c(1), c(1), a(1)], "个人/机构标志"),
    row("GetFeeRateMethod", [c(1); 3], "取费率方式"),
    row("ConstantFee", [n(16, 2), n(16, 2), X], "固定费用"),
    row("VolLowerLimit", [n(16, 2); 3], "份额下限"),
    row("VolUpperLimit", [n(16, 2); 3], "份额上限"),
    row("AmountLowerLimit", [n(16, 2); 3], "金额下限"),
    row("AmountUpperLimit", [n(16, 2); 3], "金额上限"),
    row("DaysLowerLimit", [n(5, 0); 3], "天数下限"),
    row("DaysUpperLimit", [n(5, 0); 3], "天数上限"),
    row("MaxFee", [n(16, 2); 3], "最高费用"),
    row("MinFee", [n(10, 2), n(10, 2), n(16, 2)], "最少收费"),
    row("RateFee", [n(9, 8); 3], "费率"),
    row("FeeRateFlag", [c(1); 3], "费率标志"),
    row("CompareProportion", [n(16, 8); 3], "相对比例"),
    row("CompareCapitalType", [c(3); 3], "相对资金类型"),
    row("WholeFlag", [c(1); 3], "全量标志"),
    row("ModifyWay", [c(1); 3], "修改方式"),
    row("OperateDate", [a(8); 3], "生效日期"),
    row("DownLoadDate", [a(8); 3], "交易数据下传日期"),
];
