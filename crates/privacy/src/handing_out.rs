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

/// For the application to register.
pub const HELD: Held = Held {
    sheets: &[&TAKEAWAYS],
    hand_out: |tx, cust_no, out| Box::pin(hand_out(tx, cust_no, out)),
};

async fn hand_out(tx: &mut Tx, cust_no: CustNo, out: &mut dyn Sheets) -> Answer<()> {
    out.begin(&TAKEAWAYS)?;
    for row in store::all(tx, cust_no).await? {
        out.row(Cells::new().and(row.asked_at).and(row.device))?;
    }
    Ok(())
}
