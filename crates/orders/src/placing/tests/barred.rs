//! Who may not buy, wherever they try; what they hold, they may redeem.

use super::redeeming::holder;
use crate::testing::{MIXED, MONEY, SISTER, purchase};
use crate::tests::migrations;
use db::{Db, db_test};
use serde_json::{Value, json};
use wire::testing::{Client, Reply};

const BAD_CREDIT: u32 = 16046;
const TRADED_BY_OTHERS: u32 = 16047;

/// Each preview names the code at its check, and each order that would bring shares is refused
/// with it; a redemption to the card is not.
async fn assert_barred(db: Db, profile: Value, code: u32) {
    let (app, person) = holder(db, MONEY, "10000").await;
    let rooms = vec![crate::routes(), accounts::routes()];
    let me = Client::new(&app, rooms).with_token(&person.person.token);
    me.post("/changeinfo", profile).await.ok();
    let mut ask = purchase(MIXED, &person, "1000");
    ask["targetFundCode"] = json!(MIXED);
    ask["tradeAcco"] = json!(person.trade_acco);
    ask["sourceFundCode"] = json!(MONEY);
    let buy = async |path: &str| me.post(path, ask.clone()).await.code;
    assert_eq!((buy("/buy").await, buy("/tradefundbuy").await), (code, code));
    ask["fundCode"] = json!(MONEY);
    ask["shares"] = json!("1000");
    let give = async |path: &str| me.post(path, ask.clone()).await.code;
    assert_eq!((give("/convert").await, give("/redeem2buy").await), (code, code));
    let pages = [
        me.bff("trade/public/pre", json!({ "fundCode": SISTER })).await.ok(),
        me.bff("trade/public/convertInfo", ask.clone()).await.ok(),
        me.bff("trade/redeem/publicRedeemPre", ask.clone()).await.ok()["into"].clone(),
    ];
    for page in pages {
        let check = &page["checks"][1];
        assert_eq!((&check["check"], &check["code"]), (&json!("memberComplete"), &json!(code)));
    }
    let placed: Reply = me.post("/redeem", ask).await;
    assert_eq!(placed.ok()["shares"], "1000.00");
}

db_test! { migrations();
    async fn a_record_of_bad_credit_bars_from_buying_everywhere(db: Db) {
        assert_barred(db, json!({ "credit": "2" }), BAD_CREDIT).await;
    }

    async fn who_does_not_trade_in_person_buys_nothing_and_redeems(db: Db) {
        assert_barred(db, json!({ "selfTradeFlag": false }), TRADED_BY_OTHERS).await;
    }
}
