//! File 21: participants.

use super::row::*;

/// Field, formats in V2.0, V2.1 and V2.2 (`X` where it does not exist), Chinese name.
pub(crate) const ROWS: &[Row] = &[
    row("SeatCode", [c(6); 3], "席位代码"),
    row("DistributorCode", [c(9); 3], "销售人代码"),
    row("DistributorName", [c(80), c(80), c(200)], "销售人名称"),
    row("TransferPermitFlag", [c(1); 3], "跨市场转入允许标志"),
    row("DownLoadDate", [a(8); 3], "交易数据下传日期"),
];
