//! Notices, modules, pages and the texts of funds, on both engines.

use crate::{MIGRATIONS, Shelf, apply, routes, shipped};
use db::{Db, Migration, db_test};
use funds::{Catalogue, testing::BOND, testing::MIXED_A, testing::MIXED_C, testing::MONEY};
use identity::testing as people;
use serde_json::{Value, json};
use wire::testing::Client;

const NOW: &str = "2026-11-20T10:00:00+08:00";
const MODULE: &str = "member/aim/findModuleAndModuleContent";
const MISSING: u32 = wire::codes::NOT_FOUND.code;
const WRONG: u32 = wire::codes::BAD_REQUEST.code;

fn migrations() -> Vec<Migration> {
    let funds = funds::testing::migrations().into_iter().filter(|one| one.room != "wire");
    people::migrations().into_iter().chain(funds).chain(MIGRATIONS.iter().copied()).collect()
}

fn visitor(db: Db, now: &str) -> Client {
    Client::new(&people::app(db, now).with(Shelf::shipped()).build(), vec![routes()])
}

/// With the invented funds.
async fn shop(db: Db) -> Client {
    funds::testing::fill(&db).await;
    let catalogue = Catalogue::load(&db).await.unwrap();
    Client::new(
        &people::app(db, NOW).with(Shelf::shipped()).with(catalogue).build(),
        vec![routes()],
    )
}

fn keys(answer: &Value) -> Vec<&str> {
    answer["list"].as_array().unwrap().iter().map(|one| one["key"].as_str().unwrap()).collect()
}

db_test! { &migrations();
    async fn an_expired_notice_is_read_by_its_link_and_not_listed(db: Db) {
        let catalogue = Catalogue::load(&db).await.unwrap();
        let parts = people::app(db, "2026-02-24T23:59:00+08:00").with(Shelf::shipped());
        let app = parts.with(catalogue).build();
        let client = Client::new(&app, vec![routes()]);
        let asked = json!({"moduleCode": "notice"});
        let listed = client.bff(MODULE, asked.clone()).await.ok();
        assert_eq!(keys(&listed)[..2], ["fraud-2026", "spring-2026"], "pinned, then the newest");
        assert!(!keys(&listed).contains(&"labour-2026"), "of a later day");
        let notice = client.get("/bulletindetail", "id=spring-2026").await.ok();
        assert_eq!(notice["expired"], false);
        assert_eq!(notice["validUntil"], "2026-02-24");
        app.clock().move_to("2026-02-25T00:00:00+08:00".parse().unwrap());
        let later = client.bff(MODULE, asked).await.ok();
        assert!(!keys(&later).contains(&"spring-2026"));
        let notice = client.get("/bulletindetail", "id=spring-2026").await.ok();
        assert_eq!(notice["expired"], true);
        assert!(notice["text"].as_str().unwrap().contains("2月24日"));
        let early = client.get("/bulletindetail", "id=labour-2026").await;
        assert_eq!((early.code, early.message.as_str()), (MISSING, "没有找到这条公告，可能已经撤下"));
        assert_eq!(client.get("/bulletindetail", "id=nothing").await.code, MISSING);
        assert_eq!(client.get("/bulletindetail", "").await.code, WRONG);
    }

    async fn files_are_those_of_the_notice(db: Db) {
        let client = visitor(db, NOW);
        let files = client.get("/info/files", "id=fee-2026").await.ok();
        let file = &files["list"][0];
        assert_eq!(file["path"], "/api/v1/m/proxy/download?fileId=fee-2026.pdf");
        assert_eq!(file["mediaType"], "application/pdf");
        assert!(file["size"].as_u64().unwrap() > 1_000);
        let notice = client.get("/bulletindetail", "id=fee-2026").await.ok();
        assert_eq!(notice["fileCount"], 1);
        let none = client.get("/info/files", "id=fraud-2026").await.ok();
        assert_eq!(none["list"], json!([]));
        assert_eq!(client.get("/info/files", "id=..%2Fprivacy").await.code, MISSING);
    }

    async fn nothing_is_out_before_its_day(db: Db) {
        let app = people::app(db, "2025-12-15T10:42:00+08:00").with(Shelf::shipped()).build();
        let client = Client::new(&app, vec![routes()]);
        let early = client.get("/knowledges", "key=privacy&version=2026.1").await;
        assert_eq!(early.code, MISSING);
        let files = ["national-2026.pdf", "privacy-2026.pdf"];
        for file in files {
            let early = client.get("/proxy/download", &format!("fileId={file}")).await;
            assert_eq!(early.code, MISSING, "{file}");
        }
        app.clock().move_to("2026-11-25T10:42:00+08:00".parse().unwrap());
        client.get("/knowledges", "key=privacy&version=2026.1").await.ok();
        client.get("/knowledges", "key=privacy&version=2025.1").await.ok();
        let library = app.get::<Shelf>().library();
        assert!(files.iter().all(|file| library.file(file, app.now().day()).is_some()));
    }

    async fn a_module_lists_what_is_in_force_by_page_and_kind(db: Db) {
        let client = shop(db).await;
        let module = async |asked: Value| client.bff(MODULE, asked).await;
        let first = module(json!({"moduleCode": "notice", "pageSize": 2})).await.ok();
        assert_eq!((keys(&first).len(), &first["hasMore"]), (2, &json!(true)));
        let second = module(json!({"moduleCode": "notice", "pageSize": 2, "pageNo": 2})).await.ok();
        assert!(keys(&second).iter().all(|key| !keys(&first).contains(key)));
        let holidays = module(json!({"moduleCode": "notice", "kind": "holiday"})).await.ok();
        assert_eq!(keys(&holidays), ["qdii-202611"]);
        assert_eq!(holidays["list"][0]["kindName"], "休市安排");
        let policy = module(json!({"moduleCode": "policy"})).await.ok();
        assert_eq!(policy["list"][1]["key"], "privacy");
        assert_eq!((&policy["list"][1]["group"], &policy["list"][1]["version"]),
            (&json!("使用我们的服务"), &json!("2026.1")));
        let articles = module(json!({"moduleCode": "articles"})).await.ok();
        assert_eq!(articles["list"][0]["itemType"], "article");
        assert_eq!(module(json!({"moduleCode": "nothing"})).await.code, MISSING);
        assert_eq!(module(json!({"moduleCode": "notice", "kind": "x"})).await.code, WRONG);
        assert_eq!(module(json!({})).await.code, WRONG);
    }

    async fn a_text_has_its_versions_its_terms_and_the_one_that_was_signed(db: Db) {
        let app = people::app(db, "2025-12-31T10:00:00+08:00").with(Shelf::shipped()).build();
        let person = people::customer(&app, 1).await;
        let visitor = Client::new(&app, vec![routes()]);
        let early = visitor.get("/knowledges", "key=privacy").await.ok();
        assert_eq!(early["version"], "2025.1");
        assert_eq!(early["versions"].as_array().unwrap().len(), 1);
        app.clock().move_to("2026-01-05T10:00:00+08:00".parse().unwrap());
        let policy = visitor.get("/knowledges", "key=privacy").await.ok();
        assert_eq!((&policy["version"], &policy["signed"]), (&json!("2026.1"), &Value::Null));
        assert_eq!(policy["versions"][1]["version"], "2025.1");
        assert!(policy["versions"][0]["changes"].as_str().unwrap().contains("实际受益人"));
        let old = visitor.get("/knowledges", "key=privacy&version=2025.1").await.ok();
        assert_ne!(old["text"], policy["text"]);
        assert_eq!(old["versions"], policy["versions"]);
        let client = Client::new(&app, vec![routes()]).with_token(&person.token);
        let signed = async || client.get("/knowledges", "key=privacy").await.ok()["signed"].clone();
        assert_eq!(signed().await, json!({"version": "2025.1", "signedOn": "2025-12-31"}));
        let agree = "/proxy/investor/api/agreement/signAgreement";
        let sign = json!({"id": "privacy@2026.1"});
        client.send(axum::http::Method::POST, agree, Some(sign)).await.ok();
        assert_eq!(signed().await, json!({"version": "2026.1", "signedOn": "2026-01-05"}));
        let other = people::customer(&app, 2).await;
        let other = Client::new(&app, vec![routes()]).with_token(&other.token);
        let own = other.bff("member/rpc/agreementDetail", json!({"type": "user"})).await.ok();
        assert_eq!(own["signed"], json!({"version": "2026.1", "signedOn": "2026-01-05"}));
        let card = other.get("/knowledges", "key=card").await.ok();
        assert_eq!(card["signed"], Value::Null, "nobody signs it here");
        let terms = visitor.get("/knowledges", "key=newcomer").await.ok()["terms"].clone();
        assert_eq!(terms, json!(["单位净值", "最大回撤"]));
    }

    async fn who_registered_before_a_version_was_applied_has_not_agreed_to_it(db: Db) {
        funds::testing::fill(&db).await;
        let catalogue = Catalogue::load(&db).await.unwrap();
        let (funds, shelf) = (catalogue.snapshot(), Shelf::load(&db).await.unwrap());
        let app = people::app(db.clone(), NOW).with(shelf.clone()).with(catalogue).build();
        let before = people::customer(&app, 1).await;
        let (mut folder, path) = (shipped().clone(), "texts/privacy@2026.11.md".to_owned());
        // As of the beginning of this month, and of this day.
        for (version, from) in [("2026.11", "2026-11-01"), ("2026.12", "2026-11-20")] {
            let head = format!("---\ntitle: 隐私政策\nversion: {version}\nfrom: {from}\n");
            let text = format!("{head}changes: 新的\n---\n{version}的话。\n");
            folder.0.insert(path.replace("2026.11", version), text.into_bytes());
        }
        app.clock().move_to("2026-11-20T10:00:01+08:00".parse().unwrap());
        apply(&db, &folder, &funds, app.now(), false).await.unwrap();
        shelf.refresh(&db).await.unwrap();
        app.clock().move_to("2026-11-20T10:00:02+08:00".parse().unwrap());
        let after = people::customer(&app, 2).await;
        let client = Client::new(&app, vec![routes()]);
        let asked = async |token: &str| {
            let client = client.with_token(token);
            let newest = "/proxy/investor/api/agreement/findNewAgreement";
            let newest = client.send(axum::http::Method::POST, newest, Some(json!({}))).await.ok();
            let read = client.get("/knowledges", "key=privacy").await.ok();
            (newest["needSign"].clone(), read["signed"]["version"].clone())
        };
        assert_eq!(asked(&before.token).await, (json!(true), json!("2026.1")));
        assert_eq!(asked(&after.token).await, (json!(false), json!("2026.12")));
        // A version that the folder has no more is still the one that was agreed to.
        let last = folder.0.remove("texts/privacy@2026.12.md").unwrap();
        folder.0.insert("texts/privacy.md".to_owned(), last);
        folder.0.retain(|path, _| !path.starts_with("texts/privacy@"));
        apply(&db, &folder, &funds, app.now(), false).await.unwrap();
        shelf.refresh(&db).await.unwrap();
        assert_eq!(asked(&before.token).await, (json!(true), json!("2026.1")));
        assert_eq!(asked(&after.token).await, (json!(false), json!("2026.12")));
    }

    async fn the_texts_of_a_fund_are_its_own(db: Db) {
        let client = shop(db).await;
        let text = async |name: &str, asked: Value| {
            let answer = client.bff(&format!("member/aim/{name}"), asked).await.ok();
            assert_eq!(answer["version"], "2026.1");
            answer["text"].as_str().unwrap().to_owned()
        };
        let of = |fund: &str| json!({ "fundCode": fund });
        let bond = text("findFundDetail", of(BOND)).await;
        assert!(bond.contains(BOND) && bond.contains("国债") && bond.contains("它的风险"), "{bond}");
        let money = text("findFundDetail", of(MONEY)).await;
        assert!(money.contains("万份收益") && !money.contains("国债"), "{money}");
        let both = text("findFundTradeDescription", of(BOND)).await;
        assert!(both.contains("## 买入") && both.contains("## 赎回"), "{both}");
        for said in ["**申购费**", "**赎回费**", "2026-11-20"] {
            assert!(both.contains(said), "{said}");
        }
        let one = json!({"fundCode": BOND, "direction": "redeem"});
        assert!(!text("findFundTradeDescription", one).await.contains("## 买入"));
        for class in [MIXED_A, MIXED_C] {
            let product = text("findProDetail", json!({"productCode": class})).await;
            assert!(product.contains(MIXED_A) && product.contains(MIXED_C), "{product}");
            assert!(product.contains("销售服务费每年0.40%") && product.contains("天A类更便宜"), "{product}");
        }
        let alone = text("findProDetail", json!({"productCode": BOND})).await;
        assert!(alone.contains("只有一个份额类别") && !alone.contains("更便宜"), "{alone}");
        for (name, field) in [("findFundDetail", "fundCode"), ("findProDetail", "productCode"),
            ("findFundTradeDescription", "fundCode")] {
            let path = format!("member/aim/{name}");
            let missing = client.bff(&path, json!({ field: "999999" })).await;
            assert_eq!(missing.code, funds::NO_FUND.code, "{name}");
            assert_eq!(client.bff(&path, json!({ field: "1<2" })).await.code, WRONG, "{name}");
        }
        let side = json!({"fundCode": BOND, "direction": "sideways"});
        let wrong = client.bff("member/aim/findFundTradeDescription", side).await;
        assert_eq!(wrong.code, WRONG);
    }

    async fn recommendations_of_a_page_are_what_its_cards_name_and_say_their_rule(db: Db) {
        let client = shop(db).await;
        let of = async |page: &str| {
            client.bff("member/card/findAggRecomm", json!({ "pageCode": page })).await
        };
        let newcomer = of("newcomer").await.ok();
        let themes: Vec<&Value> =
            newcomer["themes"].as_array().unwrap().iter().map(|theme| &theme["key"]).collect();
        assert_eq!(themes, ["steady", "cash"]);
        assert_eq!(newcomer["themes"][0]["funds"][0]["fundCode"], BOND);
        assert!(newcomer["rule"].as_str().unwrap().contains("夏普比率"));
        assert_eq!(newcomer["navDate"], funds::testing::LAST);
        assert_eq!(newcomer["articles"].as_array().unwrap().len(), 4);
        assert_eq!(newcomer["notices"], json!([]), "the page has no card for them");
        let holiday = of("holiday").await.ok();
        assert_eq!(holiday["notices"][0]["key"], "qdii-202611");
        assert_eq!(holiday["themes"].as_array().unwrap().len(), 1);
        assert_eq!(of("").await.ok()["pageCode"], "home");
        assert_eq!(of("nothing").await.code, MISSING);
    }

    async fn a_page_has_cards_that_lead_into_the_app(db: Db) {
        let client = visitor(db, NOW);
        let path = "member/card/findPageInfo";
        let page = client.bff(path, json!({"pageCode": "newcomer"})).await.ok();
        assert_eq!((&page["title"], &page["pageType"]), (&json!("新手专区"), &json!("page")));
        let entries = &page["cards"][1]["entries"];
        assert_eq!(entries[0], json!({"title": "风险测评", "path": "/risktestbefore"}));
        let missing = client.bff(path, json!({"pageCode": "nothing"})).await;
        assert_eq!((missing.code, missing.message.as_str()), (MISSING, "没有找到这个页面"));
    }
}
