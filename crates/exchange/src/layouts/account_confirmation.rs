//! File 02: account confirmation.

use super::row::*;

/// Field, formats in V2.0, V2.1 and V2.2 (`X` where it does not exist), Chinese name.
pub(crate) const ROWS: &[Row] = &[
    row("AppSheetSerialNo", [c(24); 3], "申请单编号/申请编号"),
    row("TransactionCfmDate", [a(8); 3], "交易确认日期"),
    row("ReturnCode", [c(4), c(4), a(4)], "交易处理返回代码"),
    row("TransactionAccountID", [c(17); 3], "投资人基金交易账号"),
    row("DistributorCode", [c(9); 3], "销售人代码"),
    row("BusinessCode", [c(3); 3], "业务代码"),
    row("TAAccountID", [c(12); 3], "投资人基金账号"),
    row("MultiAcctFlag", [c(1), c(1), a(1)], "多渠道开户标志"),
    row("TASerialNO", [c(20); 3], "TA确认交易流水号/TA确认编号"),
    row("TransactionDate", [a(8); 3], "交易发生日期"),
    row("TransactionTime", [a(6); 3], "交易发生时间"),
    row("BranchCode", [c(9); 3], "网点号码"),
    row("FromTAFlag", [c(1), c(1), a(1)], "是否(TA)注册登记人发起业务标志"),
    row("CertificateType", [c(1), c(1), c(3)], "个人证件类型及机构证件类型"),
    row("CertificateNo", [c(30), c(30), c(40)], "投资人证件号码"),
    row("InvestorName", [c(120), c(120), c(200)], "投资人户名"),
    row("IndividualOrInstitution", [c(1), c(1), a(1)], "个人/机构标志"),
    row("AccountAbbr", [c(12), c(12), c(20)], "投资人户名简称"),
    row("AccountCardID", [c(8); 3], "基金账户卡的凭证号"),
    row("RegionCode", [c(4), c(4), a(4)], "交易所在地区编号"),
    row("TargetTransactionAccountID", [c(17); 3], "对方销售人处投资人基金交易账号"),
    row("NetNo", [c(9); 3], "操作(清算)网点编号"),
    row("Specification", [c(60); 3], "摘要/说明"),
    row("CustomerNo", [c(12); 3], "TA客户编号"),
    row("FrozenCause", [c(1), c(1), a(1)], "冻结原因"),
    row("FreezingDeadline", [a(8); 3], "冻结截止日期"),
    row("ErrorDetail", [c(60); 3], "出错详细信息"),
];
