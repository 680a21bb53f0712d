//! Who may not buy, wherever they try; what they hold, they may redeem.

use super::redeeming::holder;
use crate::testing::{MIXED, MONEY, SISTER, purchase};
use crate::tests::migrations;
use bankcards::testing::OpenedPerson;
use db::{Db, db_test};
use serde_json::{Value, json};
use wire::App;
use wire::testing::{Client, Reply};

const CERTIFICATE_EXPIRED: u32 = 16019;
const BAD_CREDIT: u32 = 16046;
const TRADED_BY_OTHERS: u32 = 16047;

/// Each preview names the code and the page at its check, and each order that would bring shares is
/// refused with it; a redemption to the card is not.
async fn assert_barred((app, person): &(App, OpenedPerson), code: u32, mend: &str) {
    let me = Client::new(app, vec![crate::routes()]).with_token(&person.person.token);
    let mut ask = purchase(MIXED, person, "1000");
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
        assert_eq!(check["mend"], mend);
    }
    assert_eq!(me.post("/buy", purchase(MIXED, person, "1000")).await.data["mend"], mend);
    let placed: Reply = me.post("/redeem", ask).await;
    assert_eq!(placed.ok()["shares"], "1000.00");
}

/// Somebody who holds a money fund, and has declared this of himself.
async fn declared(db: Db, profile: Value) -> (App, OpenedPerson) {
    let (app, person) = holder(db, MONEY, "10000").await;
    let me = Client::new(&app, vec![accounts::routes()]).with_token(&person.person.token);
    me.post("/changeinfo", profile).await.ok();
    (app, person)
}

db_test! { migrations();
    async fn a_record_of_bad_credit_bars_from_buying_everywhere(db: Db) {
        let someone = declared(db, json!({ "credit": "2" })).await;
        assert_barred(&someone, BAD_CREDIT, "userEdit").await;
    }

    async fn who_does_not_trade_in_person_buys_nothing_and_redeems(db: Db) {
        let someone = declared(db, json!({ "selfTradeFlag": false })).await;
        assert_barred(&someone, TRADED_BY_OTHERS, "userEdit").await;
    }

    async fn an_expired_certificate_leads_to_its_renewal(db: Db) {
        let (app, person) = holder(db, MONEY, "10000").await;
        let yesterday = app.now().day().add_days(-1);
        accounts::testing::valid_until(&app, &person.person, yesterday).await;
        assert_barred(&(app, person), CERTIFICATE_EXPIRED, "userCert").await;
    }
}
