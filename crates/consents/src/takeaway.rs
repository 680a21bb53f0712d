//! What the room hands out to a customer who takes his data along.

use crate::store;
use db::Tx;
use kernel::CustNo;
use wire::Answer;
use wire::takeaway::{Cells, DataClass, Held, PAGE, Sheet, Sheets};

static CONSENTS: Sheet = Sheet {
    name: "consents",
    title: "同意记录",
    class: DataClass::Agreements,
    columns: &[
        ("seq", "序号"),
        ("purpose", "事项"),
        ("act", "操作"),
        ("textId", "文本"),
        ("textSha256", "文本摘要"),
        ("host", "渠道"),
        ("device", "设备"),
        ("note", "说明"),
        ("at", "时间"),
        ("hash", "摘要"),
    ],
    // The head is the last row.
    of: &["consents_entries", "consents_heads"],
};

static LOOKS: Sheet = Sheet {
    name: "looks",
    title: "谁看过",
    class: DataClass::Agreements,
    columns: &[
        ("at", "时间"),
        ("looker", "身份"),
        ("who", "是谁"),
        ("what", "看了什么"),
        ("why", "为什么"),
    ],
    of: &["consents_looks"],
};

/// For the application to register.
pub const HELD: Held = Held {
    sheets: &[&CONSENTS, &LOOKS],
    hand_out: |tx, cust_no, out| Box::pin(hand_out(tx, cust_no, out)),
};

async fn hand_out(tx: &mut Tx, cust_no: CustNo, out: &mut dyn Sheets) -> Answer<()> {
    out.begin(&CONSENTS)?;
    for row in store::entries(tx, cust_no).await? {
        let cells = Cells::new().and(row.seq).and(row.purpose.chinese()).and(row.act.chinese());
        let cells = cells.and(row.text_id).and(row.text_sha256).and(row.host).and(row.device);
        out.row(cells.and(row.note).and(row.at).and(row.hash))?;
    }
    out.begin(&LOOKS)?;
    let mut before = i64::MAX;
    loop {
        let page = store::looks(tx, cust_no, before, PAGE).await?;
        let Some(last) = page.last() else { return Ok(()) };
        before = last.look_id;
        for row in page {
            let cells = Cells::new().and(row.at).and(row.looker.chinese()).and(row.who);
            out.row(cells.and(row.what).and(row.why))?;
        }
    }
}
