//! File YZ: concert parties.

use super::row::*;

/// Field, formats in V2.0, V2.1 and V2.2 (`X` where it does not exist), Chinese name.
pub(crate) const ROWS: &[Row] = &[
    row("SerialNo", [X, a(5), a(5)], "编号"),
    row("TransactionDate", [X, c(8), c(8)], "交易发生日期"),
    row("TAAccountID", [X, c(12), c(12)], "投资人基金账号"),
    row("DistributorCode", [X, c(9), c(9)], "销售人代码"),
    row("BranchCode", [X, c(9), c(9)], "网点号码"),
    row("TransactionAccountID", [X, c(17), c(17)], "投资人基金交易账号"),
    row("InvestorName", [X, c(120), c(200)], "投资人户名"),
    row("IndividualOrInstitution", [X, c(1), a(1)], "个人/机构标志"),
    row("CertificateType", [X, c(1), c(3)], "个人证件类型及机构证件型"),
    row("CertificateNo", [X, c(30), c(40)], "投资人证件号码"),
    row("Actoionname", [X, c(120), c(120)], "一致行动人名称"),
];
