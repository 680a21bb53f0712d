//! What the room hands out to a customer who takes his data along.

use crate::store;
use db::Tx;
use kernel::CustNo;
use wire::Answer;
use wire::takeaway::{Cells, DataClass, Held, Sheet, Sheets};

static MONTHLY: Sheet = Sheet {
    name: "monthly-statements",
    title: "每月寄账单",
    class: DataClass::Usage,
    columns: &[("since", "打开时间")],
    of: &["statements_monthly"],
};

static MAILED: Sheet = Sheet {
    name: "mailed-statements",
    title: "寄出的月账单",
    class: DataClass::Usage,
    columns: &[("month", "月份"), ("mailedAt", "寄出时间")],
    of: &["statements_mailed"],
};

/// For the application to register.
pub const HELD: Held = Held {
    sheets: &[&MONTHLY, &MAILED],
    hand_out: |tx, cust_no, out| Box::pin(hand_out(tx, cust_no, out)),
};

async fn hand_out(tx: &mut Tx, cust_no: CustNo, out: &mut dyn Sheets) -> Answer<()> {
    out.begin(&MONTHLY)?;
    for since in store::monthly_since(tx, cust_no).await? {
        out.row(Cells::new().and(since))?;
    }
    out.begin(&MAILED)?;
    for (month, at) in store::mailed(tx, cust_no).await? {
        out.row(Cells::new().and(month).and(at))?;
    }
    Ok(())
}
