//! File C2: fund agency.

use super::row::*;

/// Field, formats in V2.0, V2.1 and V2.2 (`X` where it does not exist), Chinese name.
pub(crate) const ROWS: &[Row] = &[
    row("SequenceNO", [c(20), c(20), a(20)], "序号"),
    row("FundCode", [c(6); 3], "基金代码"),
    row("ShareClass", [c(1), c(1), a(1)], "收费方式"),
    row("DistributorCode", [c(9); 3], "销售人代码"),
    row("BranchCode", [c(9); 3], "网点号码"),
    row("IsDiscount", [c(1); 3], "是否允许打折"),
    row("BuyPayPeriod", [n(16, 2); 3], "申购交收天数"),
    row("RedemptionPayPeriod", [n(16, 2); 3], "赎回交收天数"),
    row("ConversionPayPeriod", [n(16, 2); 3], "基金转换交收天数"),
    row("SubPayBackPeriod", [n(16, 2); 3], "认购退款交收天数"),
    row("DividendPayPeriod", [n(16, 2); 3], "分红交收天数"),
    row("ChargePayMethod", [c(1); 3], "手续费结算方式"),
    row("WholeFlag", [c(1); 3], "全量标志"),
    row("ModifyWay", [c(1); 3], "修改方式"),
    row("OperateDate", [a(8); 3], "生效日期"),
    row("DownLoadDate", [a(8); 3], "交易数据下传日期"),
];
