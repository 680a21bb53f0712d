//! The room's operations as people use them.

mod branches;
mod checking;
mod consenting;
mod ending;
mod limit;
mod migrating;
mod replacing;
mod signing;

use crate::{
    CardId, card, payable,
    testing::{self, OpenedPerson, card_number, opened_customer, with_check_digit},
};
use accounts::testing::opened;
use db::{Db, Tx, db_test};
use identity::testing::{app, code_for, customer, mobile, unlock};
use kernel::{CustNo, Fen};
use partners::{Partners, Payment, PaymentState};
use serde_json::{Value, json};
use wire::{App, testing::Client};

const NOW: &str = "2026-11-20T10:00:00+08:00";
const A_MINUTE_ON: &str = "2026-11-20T10:01:00+08:00";
/// Monday after [`NOW`].
const NEXT: &str = "2026-11-23T09:00:00+08:00";

fn start_at(db: Db, now: &str) -> (App, Client) {
    let app = app(db, now).build();
    let client = Client::new(&app, vec![crate::routes(), accounts::routes()]);
    (app, client)
}

/// An account without a card.
async fn start(db: Db) -> (App, Client) {
    let (app, client) = start_at(db, NOW);
    let me = client.with_token(&opened(&app, 1).await.token);
    (app, me)
}

/// An account with a card.
async fn start_with_card(db: Db) -> (App, Client, OpenedPerson) {
    let (app, client) = start_at(db, NOW);
    let opened = opened_customer(&app, 1).await;
    let me = client.with_token(&opened.person.token);
    (app, me, opened)
}

fn demand(digits: &str) -> Value {
    json!({"cardNo": card_number(7, digits), "mobile": mobile(1)})
}

async fn bind(app: &App, me: &Client, digits: &str) -> Value {
    let started = me.post("/account/openAllinpay", demand(digits)).await.ok();
    let code = code_for(app, &mobile(1)).await;
    let body = json!({"serialNo": started["serialNo"], "code": code});
    me.post("/bindcard", body).await.ok()
}

async fn check(app: &App, of: &OpenedPerson, amount: &str, paid: &str) -> Option<u32> {
    let (amount, paid): (Fen, Fen) = (amount.parse().unwrap(), paid.parse().unwrap());
    let (cust_no, card_id, today) = (of.person.cust_no, of.card_id, app.now().day());
    let check = async |tx: &mut Tx| payable(tx, cust_no, card_id, amount, paid, today).await;
    app.db().read(check).await.err().and_then(|failure| failure.code())
}

/// Whether the bank collects money from a card.
async fn debits(app: &App, cust_no: CustNo, card_id: CardId) -> bool {
    let today = app.now().day();
    let find = async move |tx: &mut Tx| card(tx, cust_no, card_id, today).await;
    collects(app, app.db().read(find).await.unwrap().unwrap().protocol_no).await
}

/// Whether the bank collects money under an agreement.
async fn collects(app: &App, protocol_no: String) -> bool {
    let key = app.ids().next_value().unwrap().to_string();
    let payment = Payment { key, protocol_no, amount: "100.00".parse().unwrap() };
    let results = app.get::<Partners>().bank.debit(&[payment]).await.unwrap();
    matches!(results[0].state, PaymentState::Paid { .. })
}

db_test! { &testing::migrations();
    async fn a_card_is_signed_bound_and_pays(db: Db) {
        let (app, me) = start(db).await;
        let record = bind(&app, &me, "000").await;
        assert_eq!(
            (&record["tradeAcco"], &record["payable"]),
            (&json!("0000000002001"), &json!(true))
        );
        assert_eq!(record["cardNo"], card_number(7, "000").masked());
        let list = me.bff("member/bank/list", json!({})).await.ok();
        assert_eq!(list["list"][0], record);
        assert_eq!(me.get("/bankcardList", "").await.ok(), list);

        let card_id: CardId = record["cardId"].as_str().unwrap().parse().unwrap();
        assert!(debits(&app, 2.try_into().unwrap(), card_id).await);
    }

    async fn binding_twice_under_one_key_binds_once(db: Db) {
        let (app, me) = start(db).await;
        let started = me.post("/account/openAllinpay", demand("000")).await.ok();
        let body =
            json!({"serialNo": started["serialNo"], "code": code_for(&app, &mobile(1)).await});
        let once = me.with_key("bind-once");
        let first = once.post("/bindcard", body.clone()).await.ok();
        assert_eq!(once.post("/bindcard", body.clone()).await.ok(), first);
        assert_eq!(me.post("/bindcard", body).await.ok(), first);
        assert_eq!(me.post("/account/openAllinpay", demand("000")).await.code, 13005);
    }

    async fn a_wrong_code_binds_nothing(db: Db) {
        let (_, me) = start(db).await;
        let started = me.post("/account/openAllinpay", demand("000")).await.ok();
        let body = json!({"serialNo": started["serialNo"], "code": "x"});
        assert_eq!(me.post("/bindcard", body).await.code, 13012);
        let list = me.get("/bankcardList", "").await.ok();
        assert_eq!(list["list"][0]["tradeAcco"], Value::Null);
    }

    async fn the_bank_refuses_with_its_reason_or_keeps_silent(db: Db) {
        let (_, me) = start(db).await;
        let refused = me.post("/account/openAllinpay", demand("901")).await;
        assert_eq!((refused.code, refused.message.as_str()), (13007, "您申请的银行卡绑定失败"));
        assert!(!refused.data["reason"].as_str().unwrap().is_empty());
        assert_eq!(me.get("/bankcardList", "").await.ok()["list"], json!([]));
        assert_eq!(me.post("/account/openAllinpay", demand("902")).await.code, 13008);
    }

    async fn a_card_stays_in_the_list_until_the_banks_sms_is_typed(db: Db) {
        let (app, me) = start(db.clone()).await;
        let started = me.post("/account/openAllinpay", demand("000")).await.ok();
        let list = me.get("/bankcardList", "").await.ok();
        let card = &list["list"][0];
        assert_eq!(card["cardId"], started["serialNo"]);
        assert_eq!((&card["protocolState"], &card["payable"]), (&json!("1"), &json!(false)));
        let query = format!("cardId={}", started["serialNo"].as_str().unwrap());
        assert_eq!(me.get("/bankcardDetail", &query).await.ok()["boundAt"], Value::Null);

        let token = identity::testing::log_in(&app, 2.try_into().unwrap()).await;
        let (app, client) = start_at(db, A_MINUTE_ON);
        let me = client.with_token(&token);
        let again = json!({"serialNo": started["serialNo"]});
        me.post("/account/reOpenAllinpay", again).await.ok();
        let code = code_for(&app, &mobile(1)).await;
        let body = json!({"serialNo": started["serialNo"], "code": code});
        me.post("/bindcard", body).await.ok();
        let list = me.get("/bankcardList", "").await.ok();
        assert_eq!(list["list"].as_array().unwrap().len(), 1);
    }

    async fn a_replacement_that_was_only_begun_is_not_in_the_list(db: Db) {
        let (app, me, opened) = start_with_card(db).await;
        unlock(&app, &opened.person.token).await;
        let mut body = demand("000");
        body["cardId"] = json!(opened.card_id);
        me.post("/bankcard/modify", body).await.ok();
        let list = me.get("/bankcardList", "").await.ok();
        assert_eq!(list["list"].as_array().unwrap().len(), 1);
        assert_eq!(list["list"][0]["cardId"], json!(opened.card_id));
    }

    async fn an_sms_is_sent_again_after_a_minute(db: Db) {
        let (app, me) = start(db.clone()).await;
        let started = me.post("/account/openAllinpay", demand("000")).await.ok();
        let again = json!({"serialNo": started["serialNo"]});
        assert_eq!(me.post("/account/reOpenAllinpay", again.clone()).await.code, 13006);
        let token = identity::testing::log_in(&app, 2.try_into().unwrap()).await;
        let (app, client) = start_at(db, A_MINUTE_ON);
        let me = client.with_token(&token);
        me.post("/account/reOpenAllinpay", again).await.ok();
        let body =
            json!({"serialNo": started["serialNo"], "code": code_for(&app, &mobile(1)).await});
        me.post("/bindcard", body).await.ok();
    }

    async fn a_card_that_needs_a_proof_is_bound_after_its_audit(db: Db) {
        let (app, me) = start(db.clone()).await;
        let started = me.post("/account/openAllinpay", demand("904")).await.ok();
        assert_eq!((&started["needProof"], &started["smsSent"]), (&json!(true), &json!(false)));
        let serial = json!({"serialNo": started["serialNo"]});
        let (_, later) = start_at(db.clone(), A_MINUTE_ON);
        let token = identity::testing::log_in(&app, 2.try_into().unwrap()).await;
        let early = later.with_token(&token).post("/account/reOpenAllinpay", serial.clone()).await;
        assert_eq!(early.code, 13010);

        let mut files = Vec::new();
        for kind in ["card", "certFront"] {
            files.push(accounts::testing::picture(&me, kind).await);
        }
        let body = json!({"proofType": "card", "subject": started["serialNo"], "fileIds": files});
        me.post("/open/proof", body).await.ok();
        let list = me.get("/bankcardList", "").await.ok();
        assert_eq!(
            (&list["list"][0]["auditState"], &list["list"][0]["payable"]),
            (&json!("0"), &json!(false))
        );

        let (app, client) = start_at(db, NEXT);
        let me = client.with_token(&token);
        assert_eq!(me.post("/account/reOpenAllinpay", serial.clone()).await.ok()["smsSent"], true);
        let body =
            json!({"serialNo": started["serialNo"], "code": code_for(&app, &mobile(1)).await});
        assert_eq!(me.post("/bindcard", body).await.ok()["auditState"], "1");
    }

    async fn an_ended_agreement_pays_no_more_and_is_signed_again(db: Db) {
        let (app, me, opened) = start_with_card(db.clone()).await;
        let body = json!({"cardId": opened.card_id});
        assert_eq!(check(&app, &opened, "100.00", "0.00").await, None);
        let record = me.post("/closeAllinpay", body.clone()).await.ok();
        assert_eq!((&record["protocolState"], &record["payable"]), (&json!("3"), &json!(false)));
        assert_eq!(me.post("/closeAllinpay", body.clone()).await.ok(), record);
        assert_eq!(check(&app, &opened, "100.00", "0.00").await, Some(13015));

        let (app, client) = start_at(db, A_MINUTE_ON);
        let me = client.with_token(&opened.person.token);
        let started = me.post("/account/reOpenAllinpay", body).await.ok();
        let code = code_for(&app, &opened.person.mobile).await;
        let bound = json!({"serialNo": started["serialNo"], "code": code});
        assert_eq!(me.post("/bindcard", bound).await.ok()["tradeAcco"], opened.trade_acco.as_str());
        assert_eq!(check(&app, &opened, "100.00", "0.00").await, None);
    }

    async fn a_replaced_cards_trade_account_goes_to_the_new_one(db: Db) {
        let (app, me, opened) = start_with_card(db).await;
        let mut body = demand("000");
        body["cardId"] = json!(opened.card_id);
        assert_eq!(me.post("/bankcard/modify", body.clone()).await.code, 12021);
        unlock(&app, &opened.person.token).await;
        let mut other = body.clone();
        other["cardNo"] = json!(with_check_digit("629902000000001742"));
        assert_eq!(me.post("/bankcard/modify", other).await.code, 13014);
        let started = me.post("/bankcard/modify", body).await.ok();
        let code = code_for(&app, &mobile(1)).await;
        let bound = json!({"serialNo": started["serialNo"], "code": code});
        let record = me.post("/bindcard", bound).await.ok();
        assert_eq!(record["tradeAcco"], opened.trade_acco.as_str());
        let list = me.get("/bankcardList", "").await.ok();
        assert_eq!(list["list"], json!([record]));
        let second = bind(&app, &me, "111").await;
        assert_eq!(second["tradeAcco"], "0000000002002");
    }

    async fn the_banks_limits_hold_to_the_fen(db: Db) {
        let (app, _, opened) = start_with_card(db).await;
        assert_eq!(check(&app, &opened, "5000000.00", "15000000.00").await, None);
        assert_eq!(check(&app, &opened, "5000000.01", "0.00").await, Some(13016));
        assert_eq!(check(&app, &opened, "5000000.00", "15000000.01").await, Some(13017));
    }

    async fn only_debit_cards_of_the_channels_banks_are_signed(db: Db) {
        let (_, me) = start(db).await;
        for (digits, code) in [
            ("629951000000742", 13002),
            ("622202000000000742", 13003),
            ("111111000000742", 13003),
            ("629901000000742", 13004),
        ] {
            let body = json!({"cardNo": with_check_digit(digits), "mobile": mobile(1)});
            assert_eq!(me.post("/account/openAllinpay", body).await.code, code, "{digits}");
        }
        let typo = json!({"cardNo": "6299010000000017427", "mobile": mobile(1)});
        assert_eq!(me.post("/account/openAllinpay", typo).await.code, 90002);
    }

    async fn without_a_real_name_there_is_no_card(db: Db) {
        let (app, client) = start_at(db, NOW);
        let me = client.with_token(&customer(&app, 1).await.token);
        assert_eq!(me.post("/account/openAllinpay", demand("000")).await.code, 13001);
    }

    async fn ten_requests_a_day_are_enough(db: Db) {
        let (_, me) = start(db).await;
        for n in 0..10 {
            let body = json!({"cardNo": card_number(n, "901"), "mobile": mobile(1)});
            assert_eq!(me.post("/account/openAllinpay", body).await.code, 13007);
        }
        let body = json!({"cardNo": card_number(11, "000"), "mobile": mobile(1)});
        assert_eq!(me.post("/account/openAllinpay", body).await.code, 13018);
    }

    async fn the_bank_of_a_card_is_known_by_its_first_digits(db: Db) {
        let (_, client) = start_at(db, NOW);
        let bin = client.get("/cardbin", "cardNo=629901").await.ok();
        assert_eq!((&bin["bankName"], &bin["supported"]), (&json!("江汀银行"), &json!(true)));
        assert_eq!(bin["singleLimit"], "5000000.00");
        let credit = client.get("/cardbin", "cardNo=629951").await.ok();
        assert_eq!((&credit["cardType"], &credit["supported"]), (&json!("CC"), &json!(false)));
        let real = client.get("/cardbin", "cardNo=622202").await.ok();
        assert_eq!((&real["found"], &real["supported"]), (&json!(true), &json!(false)));
        assert_eq!(client.get("/cardbin", "cardNo=111111").await.ok()["found"], false);
        assert_eq!(client.get("/cardbin", "cardNo=62").await.code, 90002);
        let banks = client.get("/allinpay/bankList", "").await.ok();
        assert_eq!(banks["list"].as_array().unwrap().len(), 4);
        assert_eq!(banks["list"][0]["rest"], Value::Null);
        assert_eq!(banks["list"][1]["rest"], json!({"from": "23:30", "until": "00:30"}));
    }

    async fn anothers_card_is_not_found(db: Db) {
        let (app, me, _) = start_with_card(db).await;
        let other = opened_customer(&app, 2).await;
        let body = json!({"cardId": other.card_id, "serialNo": other.card_id, "code": "1"});
        for path in ["/closeAllinpay", "/account/reOpenAllinpay", "/bindcard"] {
            assert_eq!(me.post(path, body.clone()).await.code, 90404, "{path}");
        }
        let query = format!("cardId={}", other.card_id);
        assert_eq!(me.get("/bankcardDetail", &query).await.code, 90404);
    }

    async fn nothing_of_a_customers_is_open_to_a_visitor(db: Db) {
        let (_, client) = start_at(db, NOW);
        for path in [
            "/account/openAllinpay",
            "/account/reOpenAllinpay",
            "/bindcard",
            "/closeAllinpay",
            "/bankcard/modify",
        ] {
            assert_eq!(client.post(path, json!({})).await.http_status, 401, "{path}");
        }
        assert_eq!(client.get("/bankcardList", "").await.http_status, 401);
        assert_eq!(client.get("/bankcardDetail", "").await.http_status, 401);
        assert_eq!(client.bff("member/bank/list", json!({})).await.http_status, 401);
    }

    async fn a_card_is_shown_to_its_holder(db: Db) {
        let (_, me, opened) = start_with_card(db).await;
        let query = format!("cardId={}", opened.card_id);
        let record = me.get("/bankcardDetail", &query).await.ok();
        assert_eq!(
            (&record["bankName"], &record["dayLimit"]),
            (&json!("江汀银行"), &json!("20000000.00"))
        );
    }
}
