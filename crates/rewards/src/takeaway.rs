//! What the room hands out to a customer who takes his data along.

use crate::store;
use db::Tx;
use kernel::CustNo;
use wire::Answer;
use wire::takeaway::{Cells, DataClass, Held, PAGE, Sheet, Sheets};

static POINTS: Sheet = Sheet {
    name: "points",
    title: "嘉豆",
    class: DataClass::Usage,
    columns: &[("at", "时间"), ("kind", "类型"), ("title", "来源"), ("points", "嘉豆")],
    of: &[
        "rewards_entries",
        "rewards_postings",
        "rewards_balances",
        "rewards_lots",
        "rewards_taken",
        "rewards_vouchers",
    ],
};

/// For the application to register.
pub const HELD: Held =
    Held { sheets: &[&POINTS], hand_out: |tx, cust_no, out| Box::pin(hand_out(tx, cust_no, out)) };

async fn hand_out(tx: &mut Tx, cust_no: CustNo, out: &mut dyn Sheets) -> Answer<()> {
    out.begin(&POINTS)?;
    let mut last = None;
    loop {
        let page = store::takeaway::entries(tx, cust_no, last, PAGE).await?;
        for row in &page {
            last = Some(row.entry_id);
            let cells = Cells::new().and(row.at).and(row.kind.chinese());
            out.row(cells.and(&row.title).and(row.points))?;
        }
        if page.is_empty() {
            return Ok(());
        }
    }
}
