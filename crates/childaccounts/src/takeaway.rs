//! What the room hands out to a customer who takes his data along.

use crate::store;
use db::Tx;
use kernel::CustNo;
use wire::Answer;
use wire::takeaway::{Cells, DataClass, Held, PAGE, Sheet, Sheets};

static CHILDREN: Sheet = Sheet {
    name: "children",
    title: "小账户",
    class: DataClass::Trades,
    columns: &[
        ("childNo", "编号"),
        ("tradeAcco", "交易账号"),
        ("name", "称呼"),
        ("relation", "关系"),
        ("birth", "出生日期"),
        ("scene", "愿望类型"),
        ("wish", "愿望"),
        ("target", "愿望金额"),
        ("targetDate", "达成日期"),
        ("rate", "年化假设"),
        ("createdAt", "开立时间"),
        ("closedAt", "关闭时间"),
    ],
    of: &["childaccounts_children"],
};

static NOTES: Sheet = Sheet {
    name: "child-notes",
    title: "成长记录",
    class: DataClass::Usage,
    columns: &[("childNo", "小账户"), ("kind", "类型"), ("text", "内容"), ("at", "时间")],
    of: &["childaccounts_notes"],
};

/// For the application to register.
pub const HELD: Held = Held {
    sheets: &[&CHILDREN, &NOTES],
    hand_out: |tx, cust_no, out| Box::pin(hand_out(tx, cust_no, out)),
};

async fn hand_out(tx: &mut Tx, cust_no: CustNo, out: &mut dyn Sheets) -> Answer<()> {
    let children = store::children(tx, cust_no).await?;
    out.begin(&CHILDREN)?;
    for row in &children {
        let cells = Cells::new().and(row.child_no).and(row.trade_acco).and(&row.name);
        let cells = cells.and(row.relation.chinese()).and(&row.birth).and(row.scene.chinese());
        let cells = cells.and(&row.wish).and(row.target).and(row.target_on).and(row.rate);
        out.row(cells.and(row.created_at).maybe(row.closed_at))?;
    }
    out.begin(&NOTES)?;
    for row in &children {
        let mut offset = 0;
        loop {
            let page = store::notes(tx, (cust_no, row.child_no), (PAGE, offset)).await?;
            for note in &page {
                let cells = Cells::new().and(note.child_no).and(note.kind.chinese());
                out.row(cells.and(&note.text).and(note.at))?;
            }
            if page.is_empty() {
                break;
            }
            offset += PAGE;
        }
    }
    Ok(())
}
