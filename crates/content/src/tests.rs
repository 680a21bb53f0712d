//! The operations on both engines.

use crate::{MIGRATIONS, Shelf, routes};
use db::{Db, Migration, db_test};
use funds::{Catalogue, testing::BOND, testing::MIXED_A};
use identity::testing as people;
use serde_json::{Value, json};
use wire::{AppParts, testing::Client};

const NOW: &str = "2026-11-20T10:00:00+08:00";

fn migrations() -> Vec<Migration> {
    let funds = funds::testing::migrations().into_iter().filter(|one| one.room != "wire");
    people::migrations().into_iter().chain(funds).chain(MIGRATIONS.iter().copied()).collect()
}

/// With what ships.
fn app(db: Db, now: &str) -> AppParts {
    people::app(db, now).with(Shelf::shipped())
}

#[test]
fn the_contract_is_fresh() {
    wire::contract_fragment(&routes()).check().unwrap();
}

db_test! { &migrations();
    async fn texts_have_titles_versions_and_days(db: Db) {
        let client = Client::new(&app(db, NOW).build(), vec![routes()]);
        for key in ["user", "privacy", "open", "card", "risk-disclosure", "redeem-fee"] {
            let text = client.get("/knowledges", &format!("key={key}")).await.ok();
            assert!(text["title"].as_str().unwrap().len() > 6 && text["version"].is_string());
        }
        let missing = client.get("/knowledges", "key=nothing").await;
        assert_eq!(missing.code, wire::codes::NOT_FOUND.code);
        let privacy = client.bff("member/rpc/agreementDetail", json!({"type": "privacy"})).await;
        let privacy = privacy.ok();
        assert!(privacy["text"].as_str().unwrap().contains("不出售你的个人信息"));
        let version = privacy["version"].as_str().unwrap();
        let again = client.get("/knowledges", &format!("key=privacy&version={version}")).await;
        assert_eq!(again.ok()["text"], privacy["text"]);
        let never = client.get("/knowledges", "key=privacy&version=1999.1").await;
        assert_eq!(never.code, wire::codes::NOT_FOUND.code);
    }

    async fn a_fund_s_documents_are_its_own_under_the_keys_of_its_protocols(db: Db) {
        funds::testing::fill(&db).await;
        let catalogue = Catalogue::load(&db).await.unwrap();
        let app = app(db, NOW).with(catalogue).build();
        let client = Client::new(&app, vec![routes(), funds::routes()]);
        let of = |fund: &str| json!({ "fundCode": fund });
        let path = "member/aim/findFundAgreement";
        let own = client.bff(path, of(MIXED_A)).await.ok()["list"].clone();
        let protocols = client.bff("product/publicFund/protocolAndExplain", of(MIXED_A)).await.ok();
        let said = |list: &Value, name: &str| {
            list.as_array().unwrap().iter().map(|one| one[name].clone()).collect::<Vec<_>>()
        };
        for name in ["key", "title", "version"] {
            assert_eq!(said(&own, name), said(&protocols["list"], name), "{name}");
        }
        assert_eq!(said(&own, "key")[0], "fund-contract");
        for document in own.as_array().unwrap() {
            assert!(document["text"].as_str().unwrap().contains(MIXED_A), "{document}");
            let key = document["key"].as_str().unwrap();
            client.get("/knowledges", &format!("key={key}")).await.ok();
        }
        let other = client.bff(path, of(BOND)).await.ok()["list"].clone();
        assert_ne!(said(&own, "title")[0], said(&other, "title")[0]);
        assert_eq!(client.bff(path, of("999999")).await.code, funds::NO_FUND.code);
    }

    async fn a_fault_of_the_app_is_counted_by_whoever_reports_it(db: Db) {
        let client = Client::new(&app(db, NOW).build(), vec![routes()]);
        let before = crate::faults_reported();
        let fault = json!({"release": "index-CZWwQKwD", "screen": "/asset", "name": "TypeError"});
        client.post("/app/fault", fault).await.ok();
        assert!(crate::faults_reported() > before);
        let flood = client.with_peer("203.0.113.7");
        for _ in 0..20 {
            flood.post("/app/fault", json!({"release": "", "screen": "", "name": ""})).await.ok();
        }
        let refused = flood.post("/app/fault", json!({"release": "", "screen": "", "name": ""}));
        assert_eq!(refused.await.code, 90429);
        let long = json!({"release": "", "screen": "x".repeat(65), "name": ""});
        assert_eq!(client.post("/app/fault", long).await.code, wire::codes::BAD_REQUEST.code);
    }

    async fn terms_are_explained_and_unknown_ones_said(db: Db) {
        let client = Client::new(&app(db, NOW).build(), vec![routes()]);
        let path = "member/aim/findNounMeanDetail";
        let term = client.bff(path, json!({"noun": "最大回撤"})).await.ok();
        assert!(term["paraphrase"].as_str().unwrap().contains("最高点"));
        assert_eq!(client.bff(path, json!({"noun": "无"})).await.code, 90404);
    }

    async fn who_registered_under_the_newest_agreement_signs_nothing(db: Db) {
        let app = app(db, NOW).build();
        let person = people::customer(&app, 3).await;
        let client = Client::new(&app, vec![routes()]).with_token(&person.token);
        let newest = "/proxy/investor/api/agreement/findNewAgreement";
        let answer = client.send(axum::http::Method::POST, newest, Some(json!({}))).await.ok();
        assert_eq!((&answer["needSign"], &answer["updateContent"]), (&json!(false), &json!("")));
    }

    async fn a_new_agreement_is_signed_once_and_not_shown_again(db: Db) {
        let app = app(db, "2025-12-31T10:00:00+08:00").build();
        let person = people::customer(&app, 1).await;
        let client = Client::new(&app, vec![routes()]);
        let newest = "/proxy/investor/api/agreement/findNewAgreement";
        let sign = "/proxy/investor/api/agreement/signAgreement";
        let post = axum::http::Method::POST;
        assert_eq!(client.send(post.clone(), newest, Some(json!({}))).await.http_status, 401);
        let client = client.with_token(&person.token);
        let early = client.send(post.clone(), newest, Some(json!({}))).await.ok();
        assert_eq!(early["needSign"], false, "it is of tomorrow");
        app.clock().move_to("2026-01-01T00:00:00+08:00".parse().unwrap());
        let first = client.send(post.clone(), newest, Some(json!({}))).await.ok();
        let pdf = json!("/api/v1/m/proxy/download?fileId=privacy-20260101.pdf");
        assert_eq!((&first["needSign"], &first["content"]), (&json!(true), &pdf));
        assert!(first["text"].as_str().unwrap().contains("不出售你的个人信息"));
        let old = client.send(post.clone(), sign, Some(json!({"id": "privacy@2020.1"}))).await;
        assert_eq!(old.code, wire::codes::NOT_FOUND.code);
        for _ in 0..2 {
            client.send(post.clone(), sign, Some(json!({"id": first["id"]}))).await.ok();
        }
        let again = client.send(post, newest, Some(json!({}))).await.ok();
        assert_eq!((&again["needSign"], &again["updateContent"]), (&json!(false), &json!("")));
    }

    async fn actions_are_kept_and_need_a_session(db: Db) {
        let app = app(db, NOW).build();
        let person = people::customer(&app, 2).await;
        let client = Client::new(&app, vec![routes()]);
        let body = json!({"actionType": "10", "fundCode": "016823", "tipContent": "已知晓"});
        assert_eq!(client.post("/user/action/record", body.clone()).await.http_status, 401);
        let client = client.with_token(&person.token);
        assert!(client.post("/user/action/record", body.clone()).await.ok()["id"].is_string());
        client.bff("member/info/action/record", body).await.ok();
        let long = json!({"actionType": "10", "tipContent": "长".repeat(2001)});
        assert_eq!(client.bff("member/info/action/record", long).await.code, 90002);
    }

    async fn an_action_is_of_a_known_type_given_as_a_text_or_a_number(db: Db) {
        let app = app(db, NOW).build();
        let person = people::customer(&app, 2).await;
        let client = Client::new(&app, vec![routes()]).with_token(&person.token);
        let record = async |of: Value| client.post("/user/action/record", of).await.code;
        for known in [json!("10"), json!(10)] {
            assert_eq!(record(json!({"actionType": known})).await, wire::SUCCESS);
        }
        for unknown in [json!("99"), json!(99), json!(""), json!("010"), json!(true)] {
            assert_eq!(record(json!({"actionType": unknown})).await, 90002, "{unknown}");
        }
    }

    async fn a_hundred_actions_a_day_are_kept_for_a_customer_and_the_limit_has_its_day(db: Db) {
        let limit = async |tx: &mut db::Tx| {
            tx.execute(db::sql!(
                "INSERT INTO content_parameters (name, valid_from, value)
                 VALUES ('actionsPerDay', '2026-11-22', '1')"
            ))
            .await
        };
        db.write::<_, db::Error, _>(limit).await.unwrap();
        let app = app(db, NOW).build();
        let client = Client::new(&app, vec![routes()]);
        let me = client.with_token(&people::customer(&app, 2).await.token);
        let other = client.with_token(&people::customer(&app, 3).await.token);
        let record = async |who: &Client| {
            who.post("/user/action/record", json!({"actionType": "10"})).await.code
        };
        for _ in 0..99 {
            assert_eq!(record(&me).await, wire::SUCCESS);
        }
        // Two at once, where one is left.
        let (first, second) = tokio::join!(record(&me), record(&me));
        assert_eq!([first.min(second), first.max(second)], [wire::SUCCESS, 21011]);
        assert_eq!(record(&other).await, wire::SUCCESS);
        app.clock().move_to("2026-11-21T00:00:00+08:00".parse().unwrap());
        assert_eq!(record(&me).await, wire::SUCCESS);
        app.clock().move_to("2026-11-22T00:00:00+08:00".parse().unwrap());
        assert_eq!([record(&me).await, record(&me).await], [wire::SUCCESS, 21011]);
    }

    async fn switches_and_parameters_are_the_rows_in_force(db: Db) {
        let client = Client::new(&app(db, NOW).build(), vec![routes()]);
        let switches = client.post("/switcher", json!({})).await.ok();
        assert_eq!(switches["plainBrowserToDownload"], false);
        assert_eq!(switches["realTimeValuation"], false);
        let parameters = client.get("/sysParamQuery", "").await.ok();
        assert_eq!(parameters["cardAuditDays"], "3");
    }

    async fn dictionaries_are_whole(db: Db) {
        let client = Client::new(&app(db, NOW).build(), vec![routes()]);
        let all = client.get("/dictionary", "").await.ok();
        assert!(all["list"].as_array().unwrap().len() >= 6);
        let types = client.bff("common/dict/query", json!({"dictType": "fundType"})).await.ok();
        assert_eq!(types["entries"].as_array().unwrap().len(), 7);
        let entry = json!({"dictType": "orderCode", "code": "6"});
        assert_eq!(client.bff("common/dict/queryDetail", entry).await.ok()["name"], "部分确认");
        assert_eq!(client.bff("common/dict/query", json!({"dictType": "x"})).await.code, 90404);
        let asked = json!({"dictType": "currency"});
        let currencies = client.bff("common/dict/query", asked).await.ok();
        let codes: Vec<&Value> =
            currencies["entries"].as_array().unwrap().iter().map(|entry| &entry["code"]).collect();
        assert_eq!(codes, ["156", "344", "840", "EUR"]);
        let kinds = "020 022 024 029 036 039 053 090 142 143 144 145 J yysq \
                     C05 C06 C07 C08 C09 C12 cafwf";
        for code in kinds.split(' ') {
            let entry = json!({"dictType": "tradeType", "code": code});
            let entry = client.bff("common/dict/queryDetail", entry).await.ok();
            assert_ne!(entry["name"], "", "{code}");
        }
    }

    async fn pages_banners_and_articles_follow_the_day(db: Db) {
        let client =
            Client::new(&app(db, "2026-04-10T10:00:00+08:00").build(), vec![routes()]);
        let banners = client.get("/bannerlist", "").await.ok();
        assert_eq!(banners["list"][0]["textKey"], "redeem-fee");
        let articles = client.bff("member/rpc/informationList", json!({})).await.ok();
        assert_eq!(articles["total"], 2);
        assert_eq!(
            client.get("/infoselection", "").await.ok()["list"].as_array().unwrap().len(),
            2
        );
        let home = client.bff("member/card/findPageInfo", json!({"pageCode": "home"})).await.ok();
        assert!(home["cards"].as_array().unwrap().len() >= 4);
        let tabs = client.bff("member/card/findPageInfoByType", json!({"pageType": "tab"})).await;
        assert_eq!(tabs.ok()["list"][0]["pageCode"], "home");
    }

    async fn links_lead_only_into_the_app(db: Db) {
        let client = Client::new(&app(db, NOW).build(), vec![routes()]);
        assert_eq!(client.get("/getRedirect", "key=assets").await.ok()["path"], "/asset");
        assert_eq!(client.get("/getRedirect", "key=https%3A%2F%2Fx").await.code, 90404);
        let share = client.get("/shared/channel", "custShareNo=0000000007&mgrAccount=").await.ok();
        assert_eq!(share["channel"], "customer");
        let bad = client.get("/shared/channel", "custShareNo=%3Cscript%3E&mgrAccount=").await;
        assert_eq!(bad.code, wire::codes::BAD_REQUEST.code);
    }
}
