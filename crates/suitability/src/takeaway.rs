//! What the room hands out to a customer who takes his data along.

use crate::store;
use db::Tx;
use kernel::CustNo;
use wire::Answer;
use wire::takeaway::{Cells, DataClass, Held, PAGE, Sheet, Sheets};

static TESTS: Sheet = Sheet {
    name: "risk-tests",
    title: "风险测评",
    class: DataClass::Agreements,
    columns: &[
        ("takenAt", "测评时间"),
        ("version", "问卷版本"),
        ("answers", "答案"),
        ("points", "得分"),
        ("level", "等级"),
        ("expiresOn", "有效期至"),
    ],
    of: &["suitability_tests"],
};

static DECISIONS: Sheet = Sheet {
    name: "decisions",
    title: "适当性判断",
    class: DataClass::Agreements,
    columns: &[
        ("at", "时间"),
        ("fund", "基金代码"),
        ("code", "结果代码"),
        ("level", "当时的等级"),
        ("fundRisk", "基金风险等级"),
        ("rulesVersion", "规则版本"),
    ],
    of: &["suitability_decisions"],
};

static CONFIRMATIONS: Sheet = Sheet {
    name: "risk-confirmations",
    title: "风险提示确认",
    class: DataClass::Agreements,
    columns: &[
        ("at", "时间"),
        ("fund", "基金代码"),
        ("letter", "提示函版本"),
        ("letterHash", "提示函摘要"),
        ("secondsRead", "阅读秒数"),
        ("address", "网络地址"),
    ],
    of: &["suitability_confirmations", "suitability_letters"],
};

/// For the application to register.
pub const HELD: Held = Held {
    sheets: &[&TESTS, &DECISIONS, &CONFIRMATIONS],
    hand_out: |tx, cust_no, out| Box::pin(hand_out(tx, cust_no, out)),
};

async fn hand_out(tx: &mut Tx, cust_no: CustNo, out: &mut dyn Sheets) -> Answer<()> {
    out.begin(&TESTS)?;
    for row in store::takeaway::tests(tx, cust_no).await? {
        let cells = Cells::new().and(row.taken_at).and(row.version).and(row.answers);
        out.row(cells.and(row.points).and(row.level).and(row.expires_on))?;
    }
    out.begin(&DECISIONS)?;
    let mut last = 0;
    loop {
        let page = store::takeaway::decisions(tx, cust_no, last, PAGE).await?;
        for row in &page {
            last = row.decision_id;
            let cells = Cells::new().and(row.at).and(row.fund_code).and(&row.code);
            out.row(cells.and(row.cust_level).and(row.fund_risk).and(row.rules_version))?;
        }
        if page.is_empty() {
            break;
        }
    }
    out.begin(&CONFIRMATIONS)?;
    for row in store::takeaway::confirmations(tx, cust_no).await? {
        let cells = Cells::new().and(row.at).and(row.fund_code).and(row.letter_version);
        out.row(cells.and(row.letter_hash).and(row.seconds_read).and(row.address))?;
    }
    Ok(())
}
