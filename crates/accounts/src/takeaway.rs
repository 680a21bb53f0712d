//! What the room hands out to a customer who takes his data along. Photos stay: they are looked at
//! on their pages.

use crate::{
    changes::{first_letter, last_letters, masked, said},
    item::Item,
    store,
};
use db::Tx;
use kernel::CustNo;
use wire::Answer;
use wire::takeaway::{Cells, DataClass, Held, Sheet, Sheets};

static PERSON: Sheet = Sheet {
    name: "person",
    title: "身份与证件",
    class: DataClass::Identity,
    columns: &[
        ("name", "姓名"),
        ("certificateType", "证件类型"),
        ("certificateNumber", "证件号码"),
        ("birth", "出生日期"),
        ("sex", "性别"),
        ("nationality", "国家或地区"),
        ("validFrom", "证件有效期起"),
        ("validUntil", "证件有效期止"),
        ("certifiedAt", "认证时间"),
        ("openedAt", "开户时间"),
    ],
    of: &["accounts_profiles"],
};

static PROOFS: Sheet = Sheet {
    name: "proofs",
    title: "证件审核",
    class: DataClass::Identity,
    columns: &[
        ("submittedAt", "提交时间"),
        ("kind", "类型"),
        ("number", "证件号码"),
        ("state", "结果"),
        ("memo", "说明"),
        ("decidedAt", "审核时间"),
    ],
    of: &["accounts_proofs", "accounts_renewals"],
};

static FACTS: Sheet = Sheet {
    name: "facts",
    title: "个人资料",
    class: DataClass::Finance,
    columns: &[("item", "项目"), ("text", "内容"), ("changedAt", "最近修改")],
    of: &["accounts_profiles"],
};

static TAX: Sheet = Sheet {
    name: "tax",
    title: "税收居民声明",
    class: DataClass::Finance,
    columns: &[
        ("declaredAt", "声明时间"),
        ("residency", "身份"),
        ("surname", "英文姓"),
        ("givenName", "英文名"),
        ("birthPlace", "出生地"),
        ("country", "税收居民国"),
        ("tin", "纳税人识别号"),
        ("noTin", "没有识别号的原因"),
    ],
    of: &["accounts_tax_declarations", "accounts_tax_residences"],
};

static CHANGES: Sheet = Sheet {
    name: "changes",
    title: "资料变更",
    class: DataClass::Finance,
    columns: &[
        ("at", "时间"),
        ("item", "项目"),
        ("old", "原来"),
        ("new", "改成"),
        ("device", "设备"),
    ],
    of: &["accounts_changes"],
};

/// Reason A, for which there are no words of the customer's.
const NOT_ISSUED: &str = "当地不发放纳税人识别号";

/// For the application to register.
pub const HELD: Held = Held {
    sheets: &[&PERSON, &PROOFS, &FACTS, &TAX, &CHANGES],
    hand_out: |tx, cust_no, out| Box::pin(hand_out(tx, cust_no, out)),
};

async fn hand_out(tx: &mut Tx, cust_no: CustNo, out: &mut dyn Sheets) -> Answer<()> {
    let profile = store::profile(tx, cust_no).await?;
    out.begin(&PERSON)?;
    if let Some(row) = &profile {
        out.row(
            Cells::new()
                .maybe_personal(row.name.as_ref(), |name| name.masked())
                .maybe(row.id_number.as_ref().map(|held| held.kind().chinese()))
                .maybe_personal(row.id_number.as_ref(), |number| number.masked())
                // With it, the number's hidden digits could be told.
                .maybe_personal(row.birth, |birth| format!("{}-**-**", birth.year()))
                .maybe(row.sex.map(kernel::Sex::chinese))
                .maybe(row.country.as_ref())
                .maybe(row.cert_begin)
                .maybe(row.cert_expire)
                .maybe(row.certified_at)
                .maybe(row.opened_at),
        )?;
    }
    out.begin(&PROOFS)?;
    for row in store::proofs(tx, cust_no).await? {
        let cells = Cells::new().and(row.submitted_at).and(row.proof_type.chinese());
        let cells = cells.personal(&row.id_number, row.id_number.masked());
        let cells = cells.and(row.state.chinese());
        out.row(cells.and(&row.memo).maybe(row.decided_at))?;
    }
    out.begin(&FACTS)?;
    // The newest first.
    let changes = store::changes(tx, cust_no, i64::MAX).await?;
    if let Some(row) = &profile {
        for item in Item::ALL {
            if let Some(text) = said(*item, row) {
                let cells = Cells::new().and(item.chinese()).personal(&text, masked(*item, &text));
                let change = changes.iter().find(|change| change.item == *item);
                out.row(cells.maybe(change.map(|change| change.changed_at)))?;
            }
        }
    }
    out.begin(&TAX)?;
    tax_rows(tx, cust_no, out).await?;
    out.begin(&CHANGES)?;
    for row in changes {
        let cells = Cells::new().and(row.changed_at).and(row.item.chinese());
        let cells = cells.maybe_personal(row.old_text, |text| masked(row.item, text));
        let shown = masked(row.item, &row.new_text);
        out.row(cells.personal(row.new_text, shown).and(row.device))?;
    }
    Ok(())
}

async fn tax_rows(tx: &mut Tx, cust_no: CustNo, out: &mut dyn Sheets) -> Answer<()> {
    let residences = store::tax_residences(tx, cust_no).await?;
    for row in store::tax_declarations(tx, cust_no).await? {
        let head = || {
            let cells = Cells::new().and(row.declared_at).and(row.nonresi_flag.chinese());
            [&row.surname_latin, &row.given_name_latin, &row.birth_place]
                .into_iter()
                .fold(cells, |cells, text| cells.personal(text, first_letter(text)))
        };
        let mut of = residences.iter().filter(|one| one.declared_at == row.declared_at).peekable();
        if of.peek().is_none() {
            out.row(head().and("").and("").and(""))?;
        }
        for one in of {
            let cells = head().and(&one.country);
            let cells = cells.maybe_personal(one.tin.as_ref(), |tin| last_letters(tin));
            // The customer's own words may be anything.
            out.row(match &one.no_tin_text {
                Some(words) => cells.personal(words, first_letter(words)),
                None => cells.maybe_personal(one.no_tin_reason.as_ref(), |_| NOT_ISSUED.to_owned()),
            })?;
        }
    }
    Ok(())
}
