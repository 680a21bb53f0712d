//! Changing the dividend method.

use super::redeeming::{confirm, holder};
use crate::testing::{C4, MIXED, MONEY, app, assert_sound, buyer, client, close_day};
use crate::tests::{MORNING, migrations};
use crate::{Confirmation, Outcome};
use bankcards::testing::OpenedPerson;
use db::{Db, db_test};
use kernel::{Day, Nav};
use serde_json::{Value, json};
use wire::testing::Client;

/// The path of the call.
const CHANGE: &str = "asset/changeDividendMethod";

fn day(text: &str) -> Day {
    text.parse().unwrap()
}

fn ask(fund: &str, person: &OpenedPerson, method: &str) -> Value {
    json!({ "fundCode": fund, "tradeAcco": person.trade_acco, "dividendMethod": method })
}

async fn methods(client: &Client) -> Value {
    client.bff("asset/queryDividendMethodNew", json!({ "fundCode": MIXED })).await.ok()
}

db_test! { migrations();
    async fn a_change_is_pending_until_the_ta_confirms_it(db: Db) {
        let (app, person) = holder(db, MIXED, "10000").await;
        let client = client(&app, &person.person.token);
        let before = methods(&client).await;
        assert_eq!(before["cards"][0]["method"], "1");
        assert_eq!(
            (&before["changeable"], &before["confirmDate"]),
            (&json!(true), &json!("2026-03-05"))
        );
        let placed = client.bff(CHANGE, ask(MIXED, &person, "0")).await.ok();
        assert_eq!(
            (&placed["tDay"], &placed["confirmDate"]),
            (&json!("2026-03-04"), &json!("2026-03-05"))
        );
        let card = &methods(&client).await["cards"][0];
        assert_eq!((&card["method"], &card["pending"]["method"]), (&json!("1"), &json!("0")));
        assert_eq!(card["pending"]["orderNo"], placed["orderNo"]);
        let held = client.bff("asset/heldAssetsDetails", json!({ "fundCode": MIXED })).await.ok();
        assert_eq!(held["cards"][0]["pendingMethod"], "0");

        assert_eq!(close_day(&app, day("2026-03-04"), Nav::PAR).await.confirmed, 1);
        let card = &methods(&client).await["cards"][0];
        assert_eq!((&card["method"], &card["pending"]), (&json!("0"), &Value::Null));
        let order = json!({ "orderNo": placed["orderNo"] });
        let detail = client.bff("trade/tradeRecordDetail", order).await.ok();
        assert_eq!((&detail["status"], &detail["methodName"]), (&json!("1"), &json!("红利再投资")));
        let stages: Vec<_> =
            detail["timeline"].as_array().unwrap().iter().map(|s| &s["stage"]).collect();
        assert_eq!(stages, [&json!("accepted"), &json!("confirmed")]);
        assert_sound(&app).await;
    }

    async fn there_is_one_change_at_a_time_and_only_to_another_method(db: Db) {
        let (app, person) = holder(db, MIXED, "10000").await;
        let client = client(&app, &person.person.token);
        assert_eq!(client.bff(CHANGE, ask(MIXED, &person, "1")).await.code, 16027);
        assert_eq!(client.bff(CHANGE, ask(MIXED, &person, "2")).await.code, 90002);
        client.bff(CHANGE, ask(MIXED, &person, "0")).await.ok();
        assert_eq!(client.bff(CHANGE, ask(MIXED, &person, "0")).await.code, 16028);
        assert_eq!(client.post("/dividend/change", ask(MIXED, &person, "1")).await.code, 16028);
    }

    async fn a_repeated_call_changes_once(db: Db) {
        let (app, person) = holder(db, MIXED, "10000").await;
        let client = client(&app, &person.person.token).with_key("the-one-change-of-today");
        let first = client.post("/dividend/change", ask(MIXED, &person, "0")).await.ok();
        let second = client.post("/dividend/change", ask(MIXED, &person, "0")).await.ok();
        assert_eq!(first, second);
        let records =
            client.bff("trade/queryTradeRecordNew", json!({ "filter": "dividend" })).await.ok();
        let records = records["months"][0]["records"].as_array().unwrap();
        assert_eq!(records.len(), 1);
        assert_eq!((&records[0]["kind"], &records[0]["shares"]), (&json!("029"), &Value::Null));
        assert_eq!(records[0]["dueOn"], "2026-03-05");
    }

    async fn a_cancelled_or_refused_change_leaves_the_method_and_allows_another(db: Db) {
        let (app, person) = holder(db, MIXED, "10000").await;
        let client = client(&app, &person.person.token);
        let placed = client.bff(CHANGE, ask(MIXED, &person, "0")).await.ok();
        let order = json!({ "orderNo": placed["orderNo"] });
        let cancelled = client.bff("trade/tradeCancel", order).await.ok();
        assert_eq!(cancelled["message"], "分红方式保持不变");
        client.bff(CHANGE, ask(MIXED, &person, "0")).await.ok();
        let reject = |order_no| Confirmation {
            order_no,
            outcome: Outcome::Rejected { reason: "基金暂停交易".to_owned() },
        };
        assert_eq!(confirm(&app, day("2026-03-04"), reject).await.rejected, 1);
        let card = &methods(&client).await["cards"][0];
        assert_eq!((&card["method"], &card["pending"]), (&json!("1"), &Value::Null));
        client.bff(CHANGE, ask(MIXED, &person, "0")).await.ok();
        assert_sound(&app).await;
    }

    async fn anothers_holding_is_as_one_that_does_not_exist(db: Db) {
        let (app, person) = holder(db, MIXED, "10000").await;
        let other = buyer(&app, 2, C4).await;
        let theirs = client(&app, &other.person.token);
        let anothers = theirs.bff(CHANGE, ask(MIXED, &person, "0")).await;
        let mut none = ask(MIXED, &person, "0");
        none["tradeAcco"] = json!("0000000002999");
        let nothing = theirs.bff(CHANGE, none).await;
        assert_eq!((anothers.code, &anothers.message), (nothing.code, &nothing.message));
        assert_eq!(anothers.code, 16016);
        let classic = theirs.post("/dividend/change", ask(MIXED, &person, "0")).await;
        assert_eq!(classic.code, 16016);
        let nobody = client(&app, "");
        assert_eq!(nobody.bff(CHANGE, ask(MIXED, &person, "0")).await.http_status, 401);
        assert_eq!(
            nobody.post("/dividend/change", ask(MIXED, &person, "0")).await.http_status,
            401
        );
    }

    async fn a_money_fund_has_no_choice(db: Db) {
        let (app, person) = holder(db, MONEY, "100").await;
        let client = client(&app, &person.person.token);
        assert_eq!(client.bff(CHANGE, ask(MONEY, &person, "1")).await.code, 16026);
        let asked = json!({ "fundCode": MONEY });
        let methods = client.bff("asset/queryDividendMethod", asked).await.ok();
        assert_eq!(methods["changeable"], false);
        assert_eq!(methods["cards"][0]["method"], "0");
    }

    async fn who_has_no_account_cannot_change_anything(db: Db) {
        let app = app(db, MORNING).await;
        let person = identity::testing::customer(&app, 1).await;
        let ask = json!({ "fundCode": MIXED, "tradeAcco": "0000000001001", "dividendMethod": "0" });
        let client = client(&app, &person.token);
        let (bff, classic) =
            (client.bff(CHANGE, ask.clone()).await, client.post("/dividend/change", ask).await);
        assert_eq!((bff.code, bff.message), (classic.code, classic.message));
        assert!(![wire::SUCCESS, 16016].contains(&bff.code), "asked to open an account first");
    }
}
