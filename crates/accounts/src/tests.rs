//! The room's operations as people use them.

mod abroad;
mod changing;
mod complete;
mod consenting;
mod email;
mod renewed_before;
mod renewing;
mod standing_of_many;

use crate::testing::{self, id_number, note_card, opened, picture, picture_like};
use db::{Db, db_test};
use identity::testing::{Person, app, customer, customer_without_password};
use serde_json::{Value, json};
use wire::{App, testing::Client};

const NOW: &str = "2026-11-20T10:00:00+08:00";
/// Monday after [`NOW`].
const NEXT: &str = "2026-11-23T09:00:00+08:00";

fn start_at(db: Db, now: &str) -> (App, Client) {
    let app = app(db, now).build();
    let client = Client::new(&app, vec![crate::routes(), identity::routes(), messages::routes()]);
    (app, client)
}

fn start(db: Db) -> (App, Client) {
    start_at(db, NOW)
}

async fn me(app: &App, client: &Client, n: u32) -> (Person, Client) {
    let person = customer(app, n).await;
    let me = client.with_token(&person.token);
    (person, me)
}

fn real_name(digits: u32) -> Value {
    json!({"custName": "林一", "certNo": id_number(digits), "certBegin": "2020-01-01",
        "certExpire": "2040-01-01"})
}

fn personal() -> Value {
    json!({"occupation": "07", "income": "3", "incomeSource": "1", "nonresiFlag": "1",
        "address": {"provinceCode": "31", "cityCode": "3101", "districtCode": "310115",
            "street": "江汀路100号"},
        "hasBenefitPerson": false, "selfTradeFlag": true, "credit": "0"})
}

/// Two pictures of these kinds.
async fn pictures(me: &Client, kinds: [&str; 2]) -> [Value; 2] {
    [picture(me, kinds[0]).await, picture(me, kinds[1]).await]
}

async fn next_step(me: &Client) -> Value {
    me.get("/openflow", "").await.ok()["next"].clone()
}

fn step_state(flow: &Value, step: &str) -> String {
    let steps = flow["steps"].as_array().unwrap();
    let found = steps.iter().find(|s| s["step"] == step).unwrap();
    found["state"].as_str().unwrap().to_owned()
}

db_test! { &testing::migrations();
    async fn an_account_opens_step_by_step(db: Db) {
        let (app, client) = start(db);
        let (person, me) = me(&app, &client, 1).await;
        assert_eq!(next_step(&me).await, "realname");
        let agreed = json!({"agreed": true});
        assert_eq!(me.post("/open", agreed.clone()).await.code, 12010);
        let answer = me.post("/userAuth", real_name(1)).await.ok();
        assert_eq!((&answer["certified"], &answer["custName"]), (&json!(true), &json!("林*")));
        assert_eq!(next_step(&me).await, "personalinfo");
        me.post("/changeinfo", personal()).await.ok();
        assert_eq!(next_step(&me).await, "bankauth");
        note_card(&app, &person, app.now()).await;
        assert_eq!(next_step(&me).await, "open");
        assert_eq!(me.post("/open", json!({"agreed": false})).await.code, 12011);
        let first = me.with_key("open-once").post("/open", agreed.clone()).await.ok();
        let again = me.with_key("open-once").post("/open", agreed.clone()).await.ok();
        assert_eq!(first, again);
        assert_eq!(me.post("/open", agreed).await.ok()["openedAt"], first["openedAt"]);
        let user = me.get("/userinfo", "").await.ok();
        assert_eq!((&user["opened"], &user["certified"]), (&json!(true), &json!(true)));
        assert_eq!(next_step(&me).await, Value::Null);
    }

    async fn the_flow_resumes_with_what_was_saved(db: Db) {
        let (app, client) = start(db);
        let person = customer_without_password(&app, 1).await;
        let me = client.with_token(&person.token);
        assert_eq!(next_step(&me).await, "password");
        me.post("/userAuth", real_name(1)).await.ok();
        me.post("/changeinfo", json!({"occupation": "07"})).await.ok();
        let flow = me.get("/openflow", "").await.ok();
        assert_eq!(flow["personal"]["occupation"], "07");
        assert_eq!(flow["certInfoVo"]["certNo"], id_number(1).masked());
        assert_eq!(step_state(&flow, "realname"), "done");
    }

    async fn a_name_that_differs_is_refused_and_checks_are_limited(db: Db) {
        let (app, client) = start(db);
        let (_, me) = me(&app, &client, 1).await;
        for _ in 0..5 {
            assert_eq!(me.post("/userAuth", real_name(901)).await.code, 12006);
        }
        assert_eq!(me.post("/userAuth", real_name(901)).await.code, 12005);
    }

    async fn a_register_that_does_not_answer_is_no_refusal_of_the_person(db: Db) {
        let (app, client) = start(db);
        let (_, me) = me(&app, &client, 1).await;
        assert_eq!(me.post("/userAuth", real_name(902)).await.code, 12007);
        me.post("/userAuth", real_name(1)).await.ok();
    }

    async fn the_young_the_expired_and_the_twice_certified_are_refused(db: Db) {
        let (app, client) = start(db);
        let (_, me) = me(&app, &client, 1).await;
        let digits = "11010120081121742";
        let young = format!("{digits}{}", kernel::IdNumber::check_char(digits).unwrap());
        let mut body = real_name(1);
        body["certNo"] = json!(young);
        assert_eq!(me.post("/userAuth", body).await.code, 12002);
        let mut body = real_name(1);
        body["certExpire"] = json!("2026-11-19");
        assert_eq!(me.post("/userAuth", body).await.code, 12003);
        let mut body = real_name(1);
        body["certNo"] = json!("110101199003070001");
        assert_eq!(me.post("/userAuth", body).await.code, 12015);
        me.post("/userAuth", real_name(1)).await.ok();
        assert_eq!(me.post("/userAuth", real_name(1)).await.code, 12001);
        let other = client.with_token(&customer(&app, 2).await.token);
        assert_eq!(other.post("/userAuth", real_name(1)).await.code, 12004);
    }

    async fn a_certificate_goes_to_audit_fails_and_passes(db: Db) {
        let (app, client) = start(db.clone());
        let (person, me) = me(&app, &client, 1).await;
        assert_eq!(me.post("/userAuth", real_name(905)).await.ok()["needProof"], true);
        let files = pictures(&me, ["certFront", "certBack"]).await;
        let body = json!({"proofType": "cert", "fileIds": files});
        let proof = me.post("/open/proof", body.clone()).await.ok();
        assert_eq!((&proof["auditState"], &proof["dueDay"]), (&json!("0"), &json!("2026-11-25")));
        assert_eq!(me.post("/open/proof", body).await.code, 12008);
        let flow = me.get("/openflow", "").await.ok();
        assert_eq!(step_state(&flow, "realname"), "review");

        let (_, client) = start_at(db.clone(), NEXT);
        let me = client.with_token(&person.token);
        let failed = me.get("/open/proof/detail", "").await.ok();
        assert_eq!(failed["auditState"], "2");
        assert!(!failed["userAccoProofDetailVo"]["memo"].as_str().unwrap().is_empty());
        assert_eq!(step_state(&me.get("/openflow", "").await.ok(), "realname"), "failed");
        let body = json!({"serialNo": failed["serialNo"], "fileIds": files});
        assert_eq!(me.post("/open/proof/update", body.clone()).await.ok()["auditState"], "0");
        assert_eq!(me.post("/open/proof/update", body).await.code, 12012);

        let (_, client) = start_at(db, "2026-11-24T09:00:00+08:00");
        let user = client.with_token(&person.token).get("/userinfo", "").await.ok();
        assert_eq!(user["userAccoProofInfoVo"]["auditState"], "1");
        assert_eq!(
            (&user["certified"], &user["certInfoVo"]["hasPictures"]),
            (&json!(true), &json!(true))
        );
        let me = client.with_token(&person.token);
        let told = me.bff("member/aim/messages", json!({})).await.ok();
        let titles: Vec<&Value> =
            told["list"].as_array().unwrap().iter().map(|message| &message["title"]).collect();
        assert_eq!(titles, ["证件审核通过了", "证件审核没有通过"]);
        assert_eq!(told["list"][0]["leads"], "certificate");
    }

    async fn a_proof_needs_a_reason_and_ones_own_pictures(db: Db) {
        let (app, client) = start(db);
        let (_, me) = me(&app, &client, 1).await;
        let mine = pictures(&me, ["certFront", "certBack"]).await;
        let body = json!({"proofType": "cert", "fileIds": mine});
        assert_eq!(me.post("/open/proof", body.clone()).await.code, 12009);
        let other = client.with_token(&customer(&app, 2).await.token);
        other.post("/userAuth", real_name(904)).await.ok();
        assert_eq!(other.post("/open/proof", body).await.code, 90404);
        let card = json!({"proofType": "card", "subject": "1", "fileIds": mine});
        assert_eq!(other.post("/open/proof", card).await.code, 90404);
        assert_eq!(other.get("/open/proof/detail", "").await.code, 90404);
    }

    async fn one_picture_is_not_taken_as_two(db: Db) {
        let (app, client) = start(db);
        let (_, me) = me(&app, &client, 1).await;
        me.post("/userAuth", real_name(904)).await.ok();
        let front = picture(&me, "certFront").await;
        let same = picture_like(&me, "certBack", "certFront").await;
        let hand_in = async |back: &Value| {
            me.post("/open/proof", json!({"proofType": "cert", "fileIds": [front, back]})).await
        };
        let refused = hand_in(&same).await;
        assert_eq!((refused.code, &*refused.message), (12034, "两张是同一张照片，请分别拍摄"));
        assert_eq!(me.get("/open/proof/detail", "").await.code, 90404, "nothing is handed in");
        hand_in(&picture(&me, "certBack").await).await.ok();
    }

    async fn items_are_validated_before_they_are_saved(db: Db) {
        let (app, client) = start(db);
        let (_, me) = me(&app, &client, 1).await;
        for bad in [
            json!({"email": "not an e-mail"}),
            json!({"hasBenefitPerson": true}),
            json!({"nonresiFlag": "2"}),
            json!({"address": {"provinceCode": "31", "cityCode": "3301", "districtCode": "330106",
                "street": "江汀路100号"}}),
            json!({"address": {"provinceCode": "33", "cityCode": "3301", "districtCode": "330106",
                "street": "短"}}),
        ] {
            assert_eq!(me.post("/validateUserInfo", bad.clone()).await.code, 12015, "{bad}");
            assert_eq!(me.post("/changeinfo", bad.clone()).await.code, 12015, "{bad}");
        }
        assert_eq!(me.post("/changeinfo", json!({"occupation": "77"})).await.code, 90002);
        me.post("/validateUserInfo", personal()).await.ok();
        assert_eq!(me.get("/openflow", "").await.ok()["personal"], Value::Null);
    }

    async fn one_item_is_changed_at_a_time(db: Db) {
        let (app, client) = start(db);
        let person = opened(&app, 1).await;
        let me = client.with_token(&person.token);
        let two = json!({"income": "4", "occupation": "01"});
        assert_eq!(me.post("/userinfo/separatechange", two).await.code, 12014);
        assert_eq!(me.post("/userinfo/separatechange", json!({})).await.code, 12014);
        let one = me.post("/userinfo/separatechange", json!({"income": "4"})).await.ok();
        assert_eq!((&one["income"], &one["occupation"]), (&json!("4"), &json!("07")));
    }

    async fn a_beneficiary_is_kept_and_shown_masked(db: Db) {
        let (app, client) = start(db);
        let (_, me) = me(&app, &client, 1).await;
        let body = json!({"hasBenefitPerson": true,
            "benefitPerson": {"name": "林二", "certNo": id_number(2)}});
        let record = me.post("/changeinfo", body).await.ok();
        assert_eq!(
            record["benefitPerson"],
            json!({"name": "林*", "certNo": id_number(2).masked()})
        );
    }

    async fn tax_abroad_is_declared_with_its_numbers(db: Db) {
        let (app, client) = start(db);
        let (_, me) = me(&app, &client, 1).await;
        let declare = |residences: Value| {
            json!({"nonresiFlag": "3", "surnameLatin": "LIN",
            "givenNameLatin": "YI", "birthPlace": "上海", "residences": residences,
            "declared": true})
        };
        for bad in [
            json!([]),
            json!([{"country": "US"}]),
            json!([{"country": "CN", "tin": "1"}]),
            json!([{"country": "US", "noTinReason": "B"}]),
        ] {
            assert_eq!(me.post("/crs/modify", declare(bad.clone())).await.code, 12016, "{bad}");
        }
        let good =
            json!([{"country": "US", "tin": "12-34"}, {"country": "JP", "noTinReason": "A"}]);
        let record = me.post("/crs/modify", declare(good)).await.ok();
        assert_eq!(record["nonresiFlag"], "3");
        let undeclared = json!({"nonresiFlag": "1", "declared": false});
        assert_eq!(me.post("/crs/modify", undeclared).await.code, 12016);
    }

    async fn who_lets_others_trade_cannot_open_online(db: Db) {
        let (app, client) = start(db);
        let (person, me) = me(&app, &client, 1).await;
        me.post("/userAuth", real_name(1)).await.ok();
        me.post("/changeinfo", personal()).await.ok();
        me.post("/changeinfo", json!({"selfTradeFlag": false})).await.ok();
        note_card(&app, &person, app.now()).await;
        assert_eq!(me.post("/open", json!({"agreed": true})).await.code, 12013);
    }

    async fn the_risk_level_is_shown_until_it_expires(db: Db) {
        let (app, client) = start(db.clone());
        let person = opened(&app, 1).await;
        let cust_no = person.cust_no;
        let note = async move |tx: &mut db::Tx| {
            let last = "2026-11-22".parse().unwrap();
            crate::note_risk(tx, cust_no, kernel::RiskLevel::Medium, last).await
        };
        app.db().write(note).await.unwrap();
        let user = client.with_token(&person.token).get("/userinfo", "").await.ok();
        assert_eq!((&user["riskLevel"], &user["riskExpired"]), (&json!("3"), &json!(false)));
        let (_, client) = start_at(db, NEXT);
        let user = client.with_token(&person.token).get("/userinfo", "").await.ok();
        assert_eq!(user["riskExpired"], true);
    }

    async fn nothing_is_open_to_a_visitor_but_the_districts(db: Db) {
        let (_, client) = start(db);
        for path in [
            "/userAuth",
            "/open",
            "/open/proof",
            "/open/proof/update",
            "/changeinfo",
            "/userinfo/separatechange",
            "/validateUserInfo",
            "/emailchange",
            "/crs/modify",
        ] {
            assert_eq!(client.post(path, json!({})).await.http_status, 401, "{path}");
        }
        for path in ["/userinfo", "/symbol", "/openflow", "/open/proof/detail"] {
            assert_eq!(client.get(path, "").await.http_status, 401, "{path}");
        }
        for path in [
            "member/info/userInfo",
            "member/info/userBaseInfo",
            "member/info/symbol",
            "common/info/symbol",
        ] {
            assert_eq!(client.bff(path, json!({})).await.http_status, 401, "{path}");
        }
        let districts = client.get("/user/addressDistrict", "").await.ok();
        assert_eq!(districts["list"][0]["name"], "北京市");
    }

    async fn a_base_record_is_masked(db: Db) {
        let (app, client) = start(db);
        let person = opened(&app, 1).await;
        let me = client.with_token(&person.token);
        let record = me.bff("member/info/userBaseInfo", json!({})).await.ok();
        assert_eq!(
            (&record["custName"], &record["mobile"]),
            (&json!("林*"), &json!("138****0001"))
        );
    }
}
