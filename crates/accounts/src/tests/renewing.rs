//! A certificate that follows an expired one.

use super::pictures;
use crate::{
    Barrier, standing, store,
    testing::{self, opened, upload, valid_until},
};
use db::{Db, Tx, db_test};
use identity::testing::{Person, app, unlock};
use kernel::Instant;
use ocr::{
    Limits, Reader,
    testing::{FakeEngine, jpeg, lines},
};
use partners::{Audit, AuditCase, Partners, Verdict};
use serde_json::{Value, json};
use std::sync::Arc;
use tokio::sync::Notify;
use wire::{Answer, App, testing::Client};

/// A Friday; the certificate ended the day before.
const NOW: &str = "2026-11-20T10:00:00+08:00";
const MONDAY: &str = "2026-11-23T09:00:00+08:00";
const PATH: &str = "/userinfo/separatechange";
/// Whose number is 110101199003077424.
const WHO: u32 = 742;

fn sees(number: &str, validity: &str) -> Arc<FakeEngine> {
    FakeEngine::answers(lines(&[
        (&format!("公民 身份 号 码 {number}"), 94),
        (&format!("有效 期限 {validity}"), 95),
    ]))
}

fn start(db: Db, now: &str, engine: Option<Arc<FakeEngine>>) -> (App, Client) {
    let reader = engine.map_or_else(Reader::none, |engine| Reader::with(engine, Limits::USUAL));
    let app = app(db, now).with(reader).build();
    let rooms = vec![crate::routes(), identity::routes(), messages::routes()];
    let client = Client::new(&app, rooms);
    (app, client)
}

/// Person `n` with an account whose certificate ended on a day, unlocked.
async fn holder(app: &App, client: &Client, n: u32, ended: &str) -> (Person, Client) {
    let person = opened(app, n).await;
    valid_until(app, &person, ended.parse().unwrap()).await;
    unlock(app, &person.token).await;
    let me = client.with_token(&person.token);
    (person, me)
}

async fn renewal(me: &Client) -> Value {
    let front = upload(me, "certFront", jpeg(80, 50)).await.ok();
    let back = upload(me, "certBack", jpeg(80, 51)).await.ok();
    json!({"certBegin": "2026-11-02", "certExpire": "2046-11-02", "frontFileId": front["fileId"],
        "backFileId": back["fileId"]})
}

async fn barrier(app: &App, person: &Person) -> Option<Barrier> {
    let (cust_no, today) = (person.cust_no, app.now().day());
    let read = async move |tx: &mut Tx| Answer::Ok(standing(tx, cust_no, today).await?);
    app.db().read(read).await.unwrap().unwrap().barrier
}

async fn cert(me: &Client) -> Value {
    me.get("/userinfo", "").await.ok()["certInfoVo"].clone()
}

async fn titles(me: &Client) -> Vec<String> {
    let told = me.bff("member/aim/messages", json!({})).await.ok();
    let list = told["list"].as_array().unwrap().clone();
    assert!(list.iter().all(|one| one["kind"] == "security" && one["leads"] == "certificate"));
    list.iter().map(|one| one["title"].as_str().unwrap().to_owned()).collect()
}

/// Auditors whose verdict arrives just before the process that asked dies.
struct DiesAfterwards {
    audit: Arc<dyn Audit>,
    asked: Arc<Notify>,
}

impl Audit for DiesAfterwards {
    fn verdict<'a>(&'a self, case: &'a AuditCase, now: Instant) -> partners::Reply<'a, Verdict> {
        Box::pin(async move {
            let verdict = self.audit.verdict(case, now).await;
            self.asked.notify_one();
            std::future::pending::<()>().await;
            verdict
        })
    }
}

db_test! { &testing::migrations();
    async fn the_old_certificate_counts_until_the_new_one_has_passed(db: Db) {
        let (app, client) = start(db.clone(), NOW, None);
        let (person, me) = holder(&app, &client, 1, "2026-11-19").await;
        assert_eq!(barrier(&app, &person).await, Some(Barrier::CertificateExpired));
        let before = me.get("/symbol", "").await.ok();
        assert_eq!(
            (&before["mend"], &before["message"]),
            (&json!("certInfo"), &json!("你的证件已过期，请完善证件信息"))
        );
        me.post(PATH, renewal(&me).await).await.ok();
        let shown = cert(&me).await;
        assert_eq!(
            (&shown["certExpire"], &shown["idValidity"], &shown["hasPictures"]),
            (&json!("2026-11-19"), &json!("1"), &json!(false))
        );
        let new = &shown["renewal"];
        assert_eq!((&new["auditState"], &new["dueDay"]), (&json!("0"), &json!("2026-11-25")));
        let days = (&new["certBegin"], &new["certExpire"]);
        assert_eq!(days, (&json!("2026-11-02"), &json!("2046-11-02")));
        let due = "2026-11-25".parse().unwrap();
        assert_eq!(barrier(&app, &person).await, Some(Barrier::CertificateInAudit(due)));
        let symbol = me.get("/symbol", "").await.ok();
        assert_eq!(
            (&symbol["custCertAudited"], &symbol["message"]),
            (&json!("1"), &json!("你的证件正在审核，最晚11月25日有结果"))
        );

        let (app, client) = start(db, MONDAY, None);
        let me = client.with_token(&person.token);
        let shown = cert(&me).await;
        assert_eq!(
            (&shown["certBegin"], &shown["certExpire"], &shown["hasPictures"]),
            (&json!("2026-11-02"), &json!("2046-11-02"), &json!(true))
        );
        assert_eq!(shown["renewal"]["auditState"], "1");
        assert_eq!(barrier(&app, &person).await, None);
        assert_eq!(titles(&me).await, ["新证件审核通过了", "新证件已提交审核"]);
        // Whoever decided has looked, once.
        cert(&me).await;
        let cust_no = person.cust_no;
        let read = async move |tx: &mut Tx| consents::looks(tx, cust_no, None, 10).await;
        let looks = app.db().read::<_, db::Error, _>(read).await.unwrap();
        let looks: Vec<_> = looks.iter().map(|look| (look.looker, &*look.why)).collect();
        assert_eq!(looks, [(consents::Looker::Auditor, "核对你换的新证件")]);
    }

    async fn who_dies_between_the_verdict_and_its_effect_asks_again(db: Db) {
        let (first, client) = start(db.clone(), NOW, None);
        let (person, me) = holder(&first, &client, 1, "2026-11-19").await;
        me.post(PATH, renewal(&me).await).await.ok();
        let asked = Arc::new(Notify::new());
        let usual = first.get::<Partners>().clone();
        let audit = Arc::new(DiesAfterwards { audit: usual.audit.clone(), asked: asked.clone() });
        let dying = app(db.clone(), MONDAY).with(Partners { audit, ..usual }).build();
        let cust_no = person.cust_no;
        let settling = tokio::spawn(async move { crate::settle_proofs(&dying, cust_no).await });
        asked.notified().await;
        settling.abort();
        assert!(settling.await.unwrap_err().is_cancelled());
        // Two at once take up what it left.
        let (app, client) = start(db, MONDAY, None);
        let before = Some(Barrier::CertificateInAudit("2026-11-25".parse().unwrap()));
        assert_eq!(barrier(&app, &person).await, before);
        let settle = || crate::settle_proofs(&app, cust_no);
        let (one, other) = tokio::join!(settle(), settle());
        one.and(other).unwrap();
        assert_eq!(barrier(&app, &person).await, None);
        let me = client.with_token(&person.token);
        assert_eq!(titles(&me).await, ["新证件审核通过了", "新证件已提交审核"]);
        let read = async move |tx: &mut Tx| consents::looks(tx, cust_no, None, 10).await;
        let looks = app.db().read::<_, db::Error, _>(read).await.unwrap();
        assert_eq!(looks.len(), 1);
    }

    async fn what_is_wrong_with_one_customers_proof_keeps_nobody_else_waiting(db: Db) {
        let (app, client) = start(db.clone(), NOW, None);
        let (broken, me) = holder(&app, &client, 1, "2026-11-19").await;
        me.post(PATH, renewal(&me).await).await.ok();
        let (person, me) = holder(&app, &client, 2, "2026-11-19").await;
        me.post(PATH, renewal(&me).await).await.ok();
        let spoil = async move |tx: &mut Tx| {
            let query =
                db::sql!("DELETE FROM accounts_renewals WHERE cust_no = $1", broken.cust_no);
            tx.execute(query).await
        };
        app.db().write::<_, db::Error, _>(spoil).await.unwrap();
        // A proof of today is asked about by nobody.
        crate::settle_all_proofs(&app, app.now()).await.unwrap();
        let (app, client) = start(db, MONDAY, None);
        crate::settle_all_proofs(&app, app.now()).await.unwrap();
        assert_eq!(barrier(&app, &person).await, None);
        let me = client.with_token(&person.token);
        assert_eq!(titles(&me).await, ["新证件审核通过了", "新证件已提交审核"]);
    }

    async fn a_new_certificate_that_fails_says_why_and_is_handed_in_again(db: Db) {
        let (app, client) = start(db.clone(), NOW, None);
        // The auditors send this one's pictures back.
        let (person, me) = holder(&app, &client, 905, "2026-11-19").await;
        me.post(PATH, renewal(&me).await).await.ok();
        let (app, client) = start(db, MONDAY, None);
        let me = client.with_token(&person.token);
        let shown = cert(&me).await;
        let stands = (&shown["renewal"]["auditState"], &shown["certExpire"]);
        assert_eq!(stands, (&json!("2"), &json!("2026-11-19")));
        let memo = shown["renewal"]["memo"].as_str().unwrap().to_owned();
        assert_eq!(barrier(&app, &person).await, Some(Barrier::CertificateRefused(memo.clone())));
        let symbol = me.get("/symbol", "").await.ok();
        assert_eq!(symbol["custCertAudited"], "2");
        assert_eq!(symbol["mend"], "certInfo");
        assert!(symbol["message"].as_str().unwrap().contains(memo.trim_end_matches('。')));
        let serial = me.get("/open/proof/detail", "").await.ok()["serialNo"].clone();
        let files = pictures(&me, ["certFront", "certBack"]).await;
        let update = json!({"serialNo": serial, "fileIds": files});
        assert_eq!(me.post("/open/proof/update", update).await.code, 12032);
        unlock(&app, &person.token).await;
        me.post(PATH, renewal(&me).await).await.ok();
        assert_eq!(cert(&me).await["renewal"]["auditState"], "0");
        assert_eq!(titles(&me).await[0], "新证件已提交审核");
    }

    async fn only_the_password_changes_who_somebody_is(db: Db) {
        let (app, client) = start(db, NOW, None);
        let (_, me) = holder(&app, &client, 1, "2026-11-19").await;
        let asked = renewal(&me).await;
        let locked = client.with_token(&opened(&app, 2).await.token);
        assert_eq!(locked.post(PATH, asked.clone()).await.code, 12021);
        let newcomer = identity::testing::customer(&app, 3).await;
        unlock(&app, &newcomer.token).await;
        let newcomer = client.with_token(&newcomer.token);
        assert_eq!(newcomer.post(PATH, asked.clone()).await.code, 12020);
        assert_eq!(cert(&me).await["renewal"], Value::Null);
        assert_eq!(client.post(PATH, asked).await.http_status, 401);
    }

    async fn another_certificate_must_be_later_whole_and_ones_own(db: Db) {
        let (app, client) = start(db, NOW, None);
        let (_, me) = holder(&app, &client, 1, "2027-01-15").await;
        let (_, other) = holder(&app, &client, 2, "2026-11-19").await;
        let good = renewal(&me).await;
        let front_again = upload(&me, "certBack", jpeg(80, 50)).await.ok();
        for (name, value, code) in [
            ("certExpire", json!("2027-01-14"), 12029),
            ("certExpire", json!("2026-11-20"), 12003),
            ("certBegin", json!("2026-11-21"), 12003),
            ("certExpire", json!("2026-11-01"), 12015),
            ("certBegin", json!(null), 12015),
            ("backFileId", json!(null), 12015),
            ("backFileId", good["frontFileId"].clone(), 90404),
            ("frontFileId", renewal(&other).await["frontFileId"].clone(), 90404),
            ("backFileId", front_again["fileId"].clone(), 12034),
            ("income", json!("4"), 12014),
        ] {
            let mut body = good.clone();
            body[name] = value;
            assert_eq!(me.post(PATH, body.clone()).await.code, code, "{body}");
        }
        let mut same = good.clone();
        same["certExpire"] = json!("2027-01-15");
        me.post(PATH, same).await.ok();
        assert_eq!(cert(&me).await["renewal"]["certExpire"], "2027-01-15", "no pictures yet");
    }

    async fn of_two_at_once_one_is_looked_at(db: Db) {
        let (app, client) = start(db.clone(), NOW, None);
        let (person, me) = holder(&app, &client, 1, "2026-11-19").await;
        let (_, second) = start(db, NOW, None);
        let second = second.with_token(&person.token);
        let asked = renewal(&me).await;
        let (one, other) = tokio::join!(me.post(PATH, asked.clone()), second.post(PATH, asked));
        let codes = [one.code.min(other.code), one.code.max(other.code)];
        assert_eq!(codes, [wire::SUCCESS, 12008]);
        assert_eq!(titles(&me).await, ["新证件已提交审核"]);
    }

    async fn photos_of_another_certificate_or_validity_are_refused(db: Db) {
        let (app, client) = start(db.clone(), NOW, None);
        let (person, me) = holder(&app, &client, WHO, "2026-11-19").await;
        let asked = renewal(&me).await;
        let (mine, validity) = ("110101199003077424", "2026.11.02-2046.11.02");
        for (number, validity, code) in [
            ("110101199003070011", validity, 12030),
            (mine, "2016.11.02-2036.11.02", 12031),
            (mine, validity, wire::SUCCESS),
        ] {
            let (_, client) = start(db.clone(), NOW, Some(sees(number, validity)));
            let answer = client.with_token(&person.token).post(PATH, asked.clone()).await;
            assert_eq!(answer.code, code, "{}", answer.message);
        }
        assert_eq!(compared(&app, &person).await, [true]);
    }

    async fn photos_that_nothing_reads_are_left_to_the_auditors(db: Db) {
        let (app, client) = start(db, NOW, None);
        let (person, me) = holder(&app, &client, WHO, "2026-11-19").await;
        me.post(PATH, renewal(&me).await).await.ok();
        assert_eq!(compared(&app, &person).await, [false]);
    }
}

/// Of each renewal whether its photos were read and agree.
async fn compared(app: &App, person: &Person) -> Vec<bool> {
    let cust_no = person.cust_no;
    let read = async move |tx: &mut Tx| {
        let mut compared = Vec::new();
        for proof in store::proofs(tx, cust_no).await? {
            let renewal = store::renewal(tx, cust_no, proof.serial_no).await?;
            compared.extend(renewal.map(|renewal| renewal.is_compared));
        }
        Answer::Ok(compared)
    };
    app.db().read(read).await.unwrap()
}
