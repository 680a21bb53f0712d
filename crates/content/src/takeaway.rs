//! What the room hands out to a customer who takes his data along.

use crate::store;
use db::Tx;
use kernel::CustNo;
use wire::Answer;
use wire::takeaway::{Cells, DataClass, Held, Sheet, Sheets};

static SIGNATURES: Sheet = Sheet {
    name: "signatures",
    title: "签署的协议",
    class: DataClass::Agreements,
    columns: &[("agreement", "协议"), ("version", "版本"), ("at", "时间")],
    of: &["content_signatures"],
};

static ACKNOWLEDGED: Sheet = Sheet {
    name: "acknowledged",
    title: "确认过的提示",
    class: DataClass::Agreements,
    columns: &[("at", "时间"), ("fund", "基金代码"), ("text", "提示")],
    of: &["content_actions"],
};

static MAILS: Sheet = Sheet {
    name: "mailed-files",
    title: "寄出的文件",
    class: DataClass::Usage,
    columns: &[("askedAt", "时间"), ("title", "文件"), ("email", "邮箱")],
    of: &["content_mails"],
};

/// For the application to register.
pub const HELD: Held = Held {
    sheets: &[&SIGNATURES, &ACKNOWLEDGED, &MAILS],
    hand_out: |tx, cust_no, out| Box::pin(hand_out(tx, cust_no, out)),
};

async fn hand_out(tx: &mut Tx, cust_no: CustNo, out: &mut dyn Sheets) -> Answer<()> {
    out.begin(&SIGNATURES)?;
    for (agreement, version, at) in store::takeaway::signatures(tx, cust_no).await? {
        out.row(Cells::new().and(agreement).and(version).and(at))?;
    }
    out.begin(&ACKNOWLEDGED)?;
    for (at, fund_code, text) in store::takeaway::actions(tx, cust_no).await? {
        out.row(Cells::new().and(at).and(fund_code).and(text))?;
    }
    out.begin(&MAILS)?;
    for mail in store::takeaway::mails(tx, cust_no).await? {
        out.row(Cells::new().and(mail.asked_at).and(mail.title).and(mail.email))?;
    }
    Ok(())
}
