//! What the room hands out itself: that, and where, all of it was asked for.

use crate::store;
use db::Tx;
use kernel::CustNo;
use wire::Answer;
use wire::takeaway::{Cells, DataClass, Held, Sheet, Sheets};

static TAKEAWAYS: Sheet = Sheet {
    name: "takeaways",
    title: "全部带走的记录",
    class: DataClass::Devices,
    columns: &[("askedAt", "时间"), ("device", "设备")],
    of: &["privacy_takeaways"],
};

static CLOSINGS: Sheet = Sheet {
    name: "closings",
    title: "注销账户的申请",
    class: DataClass::Agreements,
    columns: &[
        ("askedAt", "时间"),
        ("device", "设备"),
        ("state", "状态"),
        ("endedAt", "结束时间"),
        ("reason", "原因"),
    ],
    of: &["privacy_closings"],
};

/// For the application to register.
pub const HELD: Held = Held {
    sheets: &[&TAKEAWAYS, &CLOSINGS],
    hand_out: |tx, cust_no, out| Box::pin(hand_out(tx, cust_no, out)),
};

async fn hand_out(tx: &mut Tx, cust_no: CustNo, out: &mut dyn Sheets) -> Answer<()> {
    out.begin(&TAKEAWAYS)?;
    for row in store::all(tx, cust_no).await? {
        out.row(Cells::new().and(row.asked_at).and(row.device))?;
    }
    out.begin(&CLOSINGS)?;
    for row in store::closings(tx, cust_no).await? {
        let cells = Cells::new().and(row.asked_at).and(row.device).and(row.state.chinese());
        out.row(cells.maybe(row.ended_at).and(row.reason))?;
    }
    Ok(())
}
