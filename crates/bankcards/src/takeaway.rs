//! What the room hands out to a customer who takes his data along.

use crate::store;
use db::Tx;
use kernel::{CustNo, Day};
use wire::Answer;
use wire::takeaway::{Cells, DataClass, Held, Sheet, Sheets};

static CARDS: Sheet = Sheet {
    name: "cards",
    title: "银行卡和养老金账户",
    class: DataClass::Cards,
    columns: &[
        ("bank", "银行"),
        ("number", "卡号"),
        ("mobile", "银行预留手机号"),
        ("tradeAccount", "交易账号"),
        ("state", "签约状态"),
        ("requestedAt", "申请时间"),
        ("boundAt", "绑定时间"),
        ("unboundAt", "解绑时间"),
        ("branch", "开户网点"),
        ("isDefault", "默认卡"),
    ],
    of: &["bankcards_cards", "bankcards_trade_accounts", "bankcards_defaults"],
};

static EVENTS: Sheet = Sheet {
    name: "card-events",
    title: "银行卡记录",
    class: DataClass::Cards,
    columns: &[("at", "时间"), ("card", "卡号末四位"), ("kind", "事项"), ("device", "设备")],
    of: &["bankcards_events"],
};

/// For the application to register.
pub const HELD: Held = Held {
    sheets: &[&CARDS, &EVENTS],
    hand_out: |tx, cust_no, out| Box::pin(hand_out(tx, cust_no, out)),
};

async fn hand_out(tx: &mut Tx, cust_no: CustNo, out: &mut dyn Sheets) -> Answer<()> {
    let mut cards = store::cards(tx, cust_no).await?;
    cards.extend(store::pension_of(tx, cust_no).await?);
    let default = store::default_of(tx, cust_no).await?;
    let banks = store::banks(tx, Day::MAX).await?;
    let bank_name = |code: &str| {
        let bank = banks.iter().find(|bank| bank.bank_code == code);
        bank.map_or_else(|| code.to_owned(), |bank| bank.bank_name.clone())
    };
    out.begin(&CARDS)?;
    for card in &cards {
        out.row(
            Cells::new()
                .personal(&card.bank_code, bank_name(&card.bank_code))
                .personal(&card.card_no, card.card_no.masked())
                .personal(&card.mobile, card.mobile.masked())
                .maybe(card.trade_acco)
                .and(card.state.chinese())
                .and(card.requested_at)
                .maybe(card.bound_at)
                .maybe(card.unbound_at)
                .maybe(card.branch_code.as_ref())
                // Nobody has chosen one: none is more than another.
                .maybe(default.map(|id| if id == card.card_id { "是" } else { "否" })),
        )?;
    }
    out.begin(&EVENTS)?;
    for card in &cards {
        for event in store::events(tx, cust_no, card.card_id).await? {
            let cells = Cells::new().and(event.at).and(&card.tail);
            out.row(cells.and(event.kind.chinese()).and(event.device))?;
        }
    }
    Ok(())
}
