//! What the room hands out to a customer who takes his data along.

use crate::store;
use db::Tx;
use kernel::CustNo;
use wire::Answer;
use wire::takeaway::{Cells, DataClass, Held, PAGE, Sheet, Sheets};

static MESSAGES: Sheet = Sheet {
    name: "messages",
    title: "消息",
    class: DataClass::Usage,
    columns: &[("at", "时间"), ("kind", "类型"), ("title", "标题"), ("text", "内容")],
    of: &["messages_items", "messages_sent"],
};

static CHANNELS: Sheet = Sheet {
    name: "channels",
    title: "提醒方式",
    class: DataClass::Usage,
    columns: &[("kind", "消息"), ("channel", "方式"), ("wanted", "要提醒")],
    of: &["messages_choices", "messages_nights"],
};

/// For the application to register.
pub const HELD: Held = Held {
    sheets: &[&MESSAGES, &CHANNELS],
    hand_out: |tx, cust_no, out| Box::pin(hand_out(tx, cust_no, out)),
};

async fn hand_out(tx: &mut Tx, cust_no: CustNo, out: &mut dyn Sheets) -> Answer<()> {
    out.begin(&MESSAGES)?;
    let mut last = String::new();
    loop {
        let page = store::items_after(tx, cust_no, &last, PAGE).await?;
        for item in &page {
            last.clone_from(&item.message_key);
            let cells = Cells::new().and(item.at).and(item.kind.chinese());
            out.row(cells.and(&item.title).and(&item.text))?;
        }
        if page.is_empty() {
            break;
        }
    }
    out.begin(&CHANNELS)?;
    for (kind, channel, is_wanted) in store::choices(tx, cust_no).await? {
        out.row(Cells::new().and(kind.chinese()).and(channel.chinese()).flag(is_wanted))?;
    }
    Ok(())
}
