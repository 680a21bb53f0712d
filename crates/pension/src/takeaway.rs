//! What the room hands out to a customer who takes his data along.

use crate::store;
use db::Tx;
use kernel::CustNo;
use wire::Answer;
use wire::takeaway::{Cells, DataClass, Held, Sheet, Sheets};

static LOOKS: Sheet = Sheet {
    name: "pension",
    title: "养老金账户余额",
    class: DataClass::Usage,
    columns: &[("balance", "余额"), ("at", "银行答复时间")],
    of: &["pension_looks"],
};

static PAID_IN: Sheet = Sheet {
    name: "pension-paid-in",
    title: "养老金账户缴存",
    class: DataClass::Usage,
    columns: &[("day", "日期"), ("amount", "金额")],
    of: &["pension_paid_in"],
};

/// For the application to register.
pub const HELD: Held = Held {
    sheets: &[&LOOKS, &PAID_IN],
    hand_out: |tx, cust_no, out| Box::pin(hand_out(tx, cust_no, out)),
};

async fn hand_out(tx: &mut Tx, cust_no: CustNo, out: &mut dyn Sheets) -> Answer<()> {
    out.begin(&LOOKS)?;
    if let Some(look) = store::look(tx, cust_no).await? {
        out.row(Cells::new().and(look.balance).and(look.said_at))?;
    }
    out.begin(&PAID_IN)?;
    for row in store::paid_in(tx, cust_no).await? {
        out.row(Cells::new().and(row.day).and(row.amount))?;
    }
    Ok(())
}
