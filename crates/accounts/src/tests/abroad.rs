//! Certificates other than the identity card.

use super::{me, pictures, real_name, start, step_state};
use crate::{
    profile,
    testing::{self, id_number},
};
use db::{Db, Tx, db_test};
use identity::testing::{app, unlock};
use kernel::CustNo;
use serde_json::{Value, json};
use wire::{App, testing::Client};

const FRIDAY: &str = "2026-11-20T10:00:00+08:00";
const MONDAY: &str = "2026-11-23T09:00:00+08:00";
const TUESDAY: &str = "2026-11-24T09:00:00+08:00";

fn at(db: Db, now: &str) -> (App, Client) {
    let app = app(db, now).build();
    let rooms = vec![crate::routes(), identity::routes(), messages::routes()];
    let client = Client::new(&app, rooms);
    (app, client)
}

/// Somebody's passport of Canada.
fn passport(number: &str) -> Value {
    json!({"custName": "Zoé O'Neil", "certType": "6", "certNo": number, "birth": "1988-11-09",
        "sex": "2", "nationality": "CA", "certBegin": "2020-01-01", "certExpire": "2029-12-31"})
}

/// The form with one field another.
fn with(form: Value, field: &str, value: Value) -> Value {
    let mut form = form;
    form[field] = value;
    form
}

/// Sends the form, both photos, and what the auditors shall look at.
async fn hand_in(me: &Client, form: Value) -> Value {
    let answer = me.post("/userAuth", form).await.ok();
    assert_eq!((&answer["certified"], &answer["needProof"]), (&json!(false), &json!(true)));
    let files = pictures(me, ["certFront", "certBack"]).await;
    me.post("/open/proof", json!({"proofType": "cert", "fileIds": files})).await.ok()
}

async fn kept(app: &App, cust_no: CustNo) -> crate::Profile {
    let read = async move |tx: &mut Tx| profile(tx, cust_no).await;
    app.db().read(read).await.unwrap().unwrap()
}

db_test! { &testing::migrations();
    async fn a_person_looks_at_a_passport_and_then_it_certifies(db: Db) {
        let (app, client) = at(db.clone(), FRIDAY);
        let (person, me) = me(&app, &client, 1).await;
        hand_in(&me, passport("ab 123456")).await;
        let flow = me.get("/openflow", "").await.ok();
        assert_eq!(step_state(&flow, "realname"), "review");
        assert_eq!(me.post("/userAuth", passport("AB123456")).await.code, 12008);

        let (app, client) = at(db, MONDAY);
        let me = client.with_token(&person.token);
        let user = me.get("/userinfo", "").await.ok();
        assert_eq!((&user["certified"], &user["custName"]), (&json!(true), &json!("Z**")));
        let cert = &user["certInfoVo"];
        let shown = [&cert["certType"], &cert["certNo"], &cert["nationality"]];
        assert_eq!(shown, [&json!("6"), &json!("A*****56"), &json!("CA")]);
        let kept = kept(&app, person.cust_no).await;
        assert_eq!(kept.certificate.unwrap().number(), "AB123456");
        assert_eq!(kept.birth.unwrap().to_string(), "1988-11-09");
        assert_eq!(kept.sex, Some(kernel::Sex::Female));
        // On a new device its number proves, as one writes it.
        me.post("/verifycert", json!({"certNo": "Ab 123456"})).await.ok();
    }

    async fn what_the_number_does_not_say_is_asked_for_and_what_it_says_is_compared(db: Db) {
        let (app, client) = start(db);
        let (_, me) = me(&app, &client, 1).await;
        let permit = json!({"custName": "陈港生", "certType": "C", "certNo": "810000199003070015",
            "certBegin": "2022-05-06", "certExpire": "2027-05-05"});
        let card = json!({"custName": "JEAN TREMBLAY", "certType": "B",
            "certNo": "911124198811090029", "certBegin": "2023-12-01", "certExpire": "2033-11-30"});
        let own = passport("AB123456");
        for (form, field) in [
            (with(own.clone(), "birth", Value::Null), "birth"),
            (with(own.clone(), "sex", Value::Null), "sex"),
            (with(own.clone(), "nationality", Value::Null), "nationality"),
            (with(own.clone(), "nationality", json!("CN")), "nationality"),
            (with(own.clone(), "certNo", json!("AB-12")), "certNo"),
            (with(own.clone(), "certNo", json!("𠮷12345678")), "certNo"),
            (with(own.clone(), "birth", json!("1888-11-09")), "birth"),
            (with(own.clone(), "certExpire", json!("9999-12-31")), "certExpire"),
            (with(own, "certType", json!("1")), "certNo"),
            (with(permit.clone(), "certNo", json!("810000199003070016")), "certNo"),
            (with(permit.clone(), "birth", json!("1990-03-08")), "birth"),
            (with(permit.clone(), "sex", json!("2")), "sex"),
            (with(permit.clone(), "nationality", json!("MO")), "nationality"),
            (with(card.clone(), "nationality", json!("US")), "nationality"),
            (with(card.clone(), "certNo", json!("911124198811090028")), "certNo"),
        ] {
            let reply = me.post("/userAuth", form).await;
            assert_eq!((reply.code, &reply.data["field"]), (12015, &json!(field)), "{field}");
        }
        for wrong in [
            with(permit.clone(), "birth", json!("1990-3-7")),
            with(permit.clone(), "sex", json!("0")),
            with(permit.clone(), "nationality", json!("香港")),
            with(permit.clone(), "certType", json!("9")),
            with(permit.clone(), "custName", json!("陈")),
        ] {
            assert_eq!(me.post("/userAuth", wrong).await.code, 90002);
        }
        let young = with(passport("AB123456"), "birth", json!("2010-01-01"));
        assert_eq!(me.post("/userAuth", young).await.code, 12002);
        // Both say everything themselves.
        assert_eq!(me.post("/userAuth", permit).await.ok()["needProof"], true);
        assert_eq!(me.post("/userAuth", card).await.ok()["certInfoVo"]["nationality"], "CA");
    }

    async fn a_number_of_81_is_a_residence_permit_which_no_register_knows(db: Db) {
        let (app, client) = start(db);
        let (_, me) = me(&app, &client, 1).await;
        let called = with(real_name(1), "certNo", json!("810000199003070015"));
        let answer = me.post("/userAuth", called).await.ok();
        let shown = (&answer["needProof"], &answer["certInfoVo"]["certType"]);
        assert_eq!(shown, (&json!(true), &json!("C")));
    }

    async fn one_passport_opens_one_account_and_another_kind_of_that_number_another(db: Db) {
        let (app, client) = at(db.clone(), FRIDAY);
        let (first, one) = me(&app, &client, 1).await;
        let (second, two) = me(&app, &client, 2).await;
        let (third, three) = me(&app, &client, 3).await;
        // Two hand it in before either has passed.
        hand_in(&one, passport("E12345678")).await;
        hand_in(&two, passport("E12345678")).await;
        let chinese = with(passport("E12345678"), "certType", json!("1"));
        hand_in(&three, with(chinese, "nationality", Value::Null)).await;
        let (_, client) = at(db, MONDAY);
        let certified = async |token: &str| {
            client.with_token(token).get("/userinfo", "").await.ok()["certified"].clone()
        };
        assert_eq!(certified(&first.token).await, true);
        assert_eq!(certified(&second.token).await, false);
        assert_eq!(certified(&third.token).await, true);
        let two = client.with_token(&second.token);
        let memo = &two.get("/open/proof/detail", "").await.ok()["userAccoProofDetailVo"]["memo"];
        assert_eq!(memo, "该证件已在本平台认证过，请使用原手机号登录");
        assert_eq!(two.post("/userAuth", passport("E12345678")).await.code, 12004);
    }

    async fn a_corrected_number_is_what_the_next_audit_is_about(db: Db) {
        let (app, client) = at(db.clone(), FRIDAY);
        let (person, me) = me(&app, &client, 1).await;
        // The auditors send this one's pictures back.
        hand_in(&me, passport("AB19050")).await;
        let (app, client) = at(db.clone(), MONDAY);
        let me = client.with_token(&person.token);
        let failed = me.get("/open/proof/detail", "").await.ok();
        assert_eq!(failed["auditState"], "2");
        me.post("/userAuth", passport("AB19059")).await.ok();
        let files = pictures(&me, ["certFront", "certBack"]).await;
        let again = json!({"serialNo": failed["serialNo"], "fileIds": files});
        me.post("/open/proof/update", again).await.ok();
        drop(app);
        let (app, client) = at(db, TUESDAY);
        let user = client.with_token(&person.token).get("/userinfo", "").await.ok();
        assert_eq!(user["certified"], true);
        assert_eq!(kept(&app, person.cust_no).await.certificate.unwrap().number(), "AB19059");
        let me = client.with_token(&person.token);
        me.post("/verifycert", json!({"certNo": "AB19059"})).await.ok();
    }

    async fn with_both_photos_it_is_handed_in_at_once_and_once(db: Db) {
        let (app, client) = at(db.clone(), FRIDAY);
        let (person, me) = me(&app, &client, 1).await;
        let files = pictures(&me, ["certFront", "certBack"]).await;
        // The auditors send this one back the first time.
        let mut form = with(passport("AB19050"), "frontFileId", files[0].clone());
        form["backFileId"] = files[1].clone();
        let (one, two) =
            tokio::join!(me.post("/userAuth", form.clone()), me.post("/userAuth", form.clone()));
        let codes = [one.code, two.code];
        assert!(codes == [10000, 12008] || codes == [12008, 10000], "{codes:?}");
        let answer = if one.code == 10000 { one } else { two }.ok();
        let shown = [&answer["certified"], &answer["needProof"], &answer["inAudit"]];
        assert_eq!(shown, [&json!(false), &json!(false), &json!(true)]);
        let (_, client) = at(db.clone(), MONDAY);
        let me = client.with_token(&person.token);
        assert_eq!(me.get("/open/proof/detail", "").await.ok()["auditState"], "2");
        // As it is: the photos alone were bad. It is the same proof's second attempt.
        assert_eq!(me.post("/userAuth", form).await.ok()["inAudit"], true);
        let (_, client) = at(db, TUESDAY);
        let user = client.with_token(&person.token).get("/userinfo", "").await.ok();
        assert_eq!(user["certified"], true);
    }

    async fn of_two_certificates_at_once_one_counts(db: Db) {
        let (app, client) = at(db, FRIDAY);
        for n in 1..=8 {
            let (_, me) = me(&app, &client, n).await;
            let files = pictures(&me, ["certFront", "certBack"]).await;
            let mut form = with(passport(&format!("AB10000{n}")), "frontFileId", files[0].clone());
            form["backFileId"] = files[1].clone();
            let card = real_name(n);
            let (a, b) = tokio::join!(me.post("/userAuth", form), me.post("/userAuth", card));
            let codes = [a.code, b.code];
            let one = [[10000, 12001], [10000, 12008], [12001, 10000], [12008, 10000]];
            assert!(one.contains(&codes), "{codes:?}");
            // What is on file is what counts, or what is looked at.
            let user = me.get("/userinfo", "").await.ok();
            let kind = if a.code == 10000 { "6" } else { "0" };
            assert_eq!(user["certInfoVo"]["certType"], kind);
            assert_eq!(user["certified"], b.code == 10000);
        }
    }

    async fn a_new_passport_has_another_number_which_counts_once_it_has_passed(db: Db) {
        let (app, client) = at(db.clone(), FRIDAY);
        let (person, one) = me(&app, &client, 1).await;
        let (other, two) = me(&app, &client, 2).await;
        hand_in(&one, passport("AB123456")).await;
        hand_in(&two, passport("XY999999")).await;
        let (app, client) = at(db.clone(), MONDAY);
        let me = client.with_token(&person.token);
        me.get("/userinfo", "").await.ok();
        client.with_token(&other.token).get("/userinfo", "").await.ok();
        let open = async move |tx: &mut Tx| {
            let at = "2026-11-23T09:00:00+08:00".parse().unwrap();
            crate::profile::edit(tx, person.cust_no, |row| row.opened_at = Some(at)).await
        };
        app.db().write(open).await.unwrap();
        unlock(&app, &person.token).await;
        let files = pictures(&me, ["certFront", "certBack"]).await;
        let renewal = |number: &str| {
            json!({"certNo": number, "certBegin": "2026-11-01", "certExpire": "2036-10-31",
                "frontFileId": files[0], "backFileId": files[1]})
        };
        let path = "/userinfo/separatechange";
        assert_eq!(me.post(path, renewal("A")).await.code, 12015);
        // Another's.
        assert_eq!(me.post(path, renewal("XY999999")).await.code, 12004);
        me.post(path, renewal("CD777777")).await.ok();
        let number = async |app: &App| kept(app, person.cust_no).await.certificate.unwrap();
        assert_eq!(number(&app).await.number(), "AB123456");
        let (app, client) = at(db, TUESDAY);
        let me = client.with_token(&person.token);
        let cert = me.get("/userinfo", "").await.ok()["certInfoVo"].clone();
        let shown = (&cert["certNo"], &cert["certExpire"]);
        assert_eq!(shown, (&json!("C*****77"), &json!("2036-10-31")));
        assert_eq!(number(&app).await.number(), "CD777777");
        me.post("/verifycert", json!({"certNo": "CD777777"})).await.ok();
    }

    async fn the_number_of_an_identity_card_stays(db: Db) {
        let (app, client) = start(db);
        let person = testing::opened(&app, 1).await;
        unlock(&app, &person.token).await;
        let me = client.with_token(&person.token);
        testing::valid_until(&app, &person, "2026-11-19".parse().unwrap()).await;
        let files = pictures(&me, ["certFront", "certBack"]).await;
        let other = json!({"certNo": id_number(2), "certBegin": "2026-11-01",
            "certExpire": "2036-10-31", "frontFileId": files[0], "backFileId": files[1]});
        let reply = me.post("/userinfo/separatechange", other).await;
        assert_eq!((reply.code, &reply.data["field"]), (12015, &json!("certNo")));
    }
}
