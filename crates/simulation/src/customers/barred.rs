//! Customers who may not buy for a while: with a record of bad credit, or while somebody else
//! trades in their place. Whatever they try, nothing of theirs changes.

use super::customer::{AGREEMENTS, Acting, Customer};
use super::sending::send;
use crate::faults::Fault;
use crate::{Stop, Tally};
use demo::Draw;
use serde_json::{Value, json};
use wire::testing::{Client, Reply};

/// Something of a profile that bars from buying.
#[derive(Clone, Copy)]
struct Bar {
    fault: Fault,
    /// The public code with which a purchase is refused.
    code: u32,
    item: &'static str,
    barring: fn() -> Value,
    /// What bars no longer.
    mended: fn() -> Value,
}

const BARS: [Bar; 2] = [
    Bar {
        fault: Fault::BadCredit,
        code: 16_046,
        item: "credit",
        barring: || json!("2"),
        mended: || json!("0"),
    },
    Bar {
        fault: Fault::TradedByOthers,
        code: 16_047,
        item: "selfTradeFlag",
        barring: || json!(false),
        mended: || json!(true),
    },
];

impl Customer {
    /// Says something that bars from buying, tries to buy with a card and with shares, and takes it
    /// back.
    pub(super) async fn buy_though_barred(
        &self,
        me: &Client,
        acting: &Acting<'_>,
        draw: &mut Draw,
        tally: &mut Tally,
    ) -> Result<(), Stop> {
        let Bar { fault, code, item, barring, mended } = *draw.pick(&BARS);
        say(me, item, barring()).await?;
        let before = (self.held(acting).await?, records(me).await?);
        let ask = json!({
            "fundCode": draw.pick(acting.funds),
            "cardId": draw.pick(&self.cards).card_id,
            "amount": "1000.00",
            "agreements": AGREEMENTS,
        });
        let mut asks = vec![("trade/public/buy", ask)];
        if let Some((fund, account, shares)) = before.0.first() {
            for path in ["trade/public/convert", "trade/public/redeem2Buy"] {
                let ask = json!({
                    "fundCode": fund,
                    "targetFundCode": draw.pick(acting.funds),
                    "tradeAcco": account,
                    "shares": shares,
                    "agreements": AGREEMENTS,
                });
                asks.push((path, ask));
            }
        }
        for (path, ask) in asks {
            let reply = send(me, path, ask).await;
            if reply.code == wire::SUCCESS {
                return Err(Stop::failed(path, format!("taken of a customer with {item}")));
            }
            if reply.code == code {
                tally.drawn.note(fault);
            }
        }
        if (self.held(acting).await?, records(me).await?) != before {
            return Err(Stop::failed(item, "something changed of a customer who may not buy"));
        }
        say(me, item, mended()).await
    }
}

async fn say(me: &Client, item: &str, value: Value) -> Result<(), Stop> {
    let mut ask = json!({});
    ask[item] = value;
    told(me.post("/changeinfo", ask).await).map(|_| ())
}

async fn records(me: &Client) -> Result<Value, Stop> {
    Ok(told(me.bff("trade/queryTradeRecordNew", json!({ "pageSize": 100 })).await)?.data)
}

fn told(reply: Reply) -> Result<Reply, Stop> {
    match reply.code {
        wire::SUCCESS => Ok(reply),
        code => Err(Stop::failed("a profile", format!("{code} {}", reply.message))),
    }
}
