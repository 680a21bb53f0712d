//! What the room hands out to a customer who takes his data along.

use crate::store;
use db::Tx;
use kernel::CustNo;
use wire::Answer;
use wire::takeaway::{Cells, DataClass, Held, Sheet, Sheets};

static MANAGERS: Sheet = Sheet {
    name: "managers",
    title: "客户经理",
    class: DataClass::Agreements,
    columns: &[
        ("account", "客户经理编号"),
        ("boundAt", "绑定时间"),
        ("endedAt", "结束时间"),
        ("reason", "原因"),
    ],
    of: &["advisors_bindings"],
};

static GRANTS: Sheet = Sheet {
    name: "grants",
    title: "数据授权",
    class: DataClass::Agreements,
    columns: &[
        ("account", "客户经理编号"),
        ("scope", "可以看"),
        ("givenAt", "授权时间"),
        ("until", "有效期至"),
        ("endedAt", "收回时间"),
    ],
    of: &["advisors_grants"],
};

/// For the application to register.
pub const HELD: Held = Held {
    sheets: &[&MANAGERS, &GRANTS],
    hand_out: |tx, cust_no, out| Box::pin(hand_out(tx, cust_no, out)),
};

async fn hand_out(tx: &mut Tx, cust_no: CustNo, out: &mut dyn Sheets) -> Answer<()> {
    out.begin(&MANAGERS)?;
    for row in store::all_bindings(tx, cust_no).await? {
        let cells = Cells::new().and(row.account).and(row.bound_at);
        out.row(cells.maybe(row.ended_at).maybe(row.reason))?;
    }
    out.begin(&GRANTS)?;
    for row in store::all_grants(tx, cust_no).await? {
        let cells = Cells::new().and(row.account).and(row.scope.chinese()).and(row.given_at);
        out.row(cells.and(row.until_on).maybe(row.ended_at))?;
    }
    Ok(())
}
