//! What the room hands out to a customer who takes his data along.

use crate::store;
use db::Tx;
use kernel::CustNo;
use wire::Answer;
use wire::takeaway::{Cells, DataClass, Held, Sheet, Sheets};

static SEARCHES: Sheet = Sheet {
    name: "searches",
    title: "搜索记录",
    class: DataClass::Usage,
    columns: &[("word", "搜索词")],
    of: &["funds_search"],
};

/// For the application to register.
pub const HELD: Held = Held {
    sheets: &[&SEARCHES],
    hand_out: |tx, cust_no, out| Box::pin(hand_out(tx, cust_no, out)),
};

async fn hand_out(tx: &mut Tx, cust_no: CustNo, out: &mut dyn Sheets) -> Answer<()> {
    out.begin(&SEARCHES)?;
    for word in store::searches(tx, cust_no, i64::MAX).await? {
        out.row(Cells::new().and(word))?;
    }
    Ok(())
}
