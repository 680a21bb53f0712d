//! What the room hands out to a customer who takes his data along.

use crate::store;
use db::Tx;
use kernel::CustNo;
use wire::Answer;
use wire::takeaway::{Cells, DataClass, Held, Sheet, Sheets};

static WATCHED: Sheet = Sheet {
    name: "watchlist",
    title: "自选",
    class: DataClass::Usage,
    columns: &[("fund", "基金代码"), ("addedAt", "加入时间"), ("group", "分组")],
    of: &["watchlist_item", "watchlist_groups"],
};

/// For the application to register.
pub const HELD: Held =
    Held { sheets: &[&WATCHED], hand_out: |tx, cust_no, out| Box::pin(hand_out(tx, cust_no, out)) };

async fn hand_out(tx: &mut Tx, cust_no: CustNo, out: &mut dyn Sheets) -> Answer<()> {
    out.begin(&WATCHED)?;
    for item in store::items(tx, cust_no).await? {
        let cells = Cells::new().and(item.fund_code).and(item.added_at);
        out.row(cells.maybe(item.group_name))?;
    }
    Ok(())
}
