//! Items of the profile that are changed: said before, on record, told.

use super::{NEXT, NOW, me, personal, start_at};
use crate::{
    Barrier, standing, store,
    testing::{self, id_number, opened},
};
use db::{Db, Tx, db_test};
use identity::testing::Person;
use serde_json::{Value, json};
use wire::{Answer, App, testing::Client};

const ONE: &str = "/userinfo/separatechange";

async fn holder(app: &App, client: &Client, n: u32) -> (Person, Client) {
    let person = opened(app, n).await;
    let me = client.with_token(&person.token);
    (person, me.with_header("user-agent", "Mozilla/5.0 (Linux; Android 15) Chrome/140.0"))
}

/// What is on record of a person, the newest first: item, before, after, device.
async fn record(app: &App, person: &Person) -> Vec<(String, Option<String>, String, String)> {
    let cust_no = person.cust_no;
    let read = async move |tx: &mut Tx| Answer::Ok(store::changes(tx, cust_no, 50).await?);
    let rows = app.db().read(read).await.unwrap();
    rows.into_iter()
        .map(|row| (row.item.code().to_owned(), row.old_text, row.new_text, row.device))
        .collect()
}

async fn titles(me: &Client) -> Vec<String> {
    let told = me.bff("member/aim/messages", json!({})).await.ok();
    let list = told["list"].as_array().unwrap().clone();
    list.iter().map(|one| one["title"].as_str().unwrap().to_owned()).collect()
}

fn row(item: &str, old: Option<&str>, new: &str) -> (String, Option<String>, String, String) {
    let device = "Chrome · Android".to_owned();
    (item.to_owned(), old.map(str::to_owned), new.to_owned(), device)
}

db_test! { &testing::migrations();
    async fn a_change_is_on_record_and_told_once(db: Db) {
        let (app, client) = start_at(db, NOW);
        let (person, me) = holder(&app, &client, 1).await;
        let income = json!({"income": "5", "incomeSource": "2"});
        me.post(ONE, income.clone()).await.ok();
        me.post(ONE, income).await.ok();
        let expected = [
            row("income", Some("20万至50万元"), "100万元以上"),
            row("incomeSource", Some("工资、劳务报酬"), "生产经营所得"),
        ];
        assert_eq!(record(&app, &person).await, expected);
        assert_eq!(titles(&me).await, ["年收入等2项资料改好了"]);
        let shown = me.bff("member/info/profileChanges", json!({})).await.ok();
        let first = &shown["list"][0];
        assert_eq!((&first["item"], &first["itemName"]), (&json!("income"), &json!("年收入")));
        assert_eq!(first["isFirst"], false);
        assert_eq!(first["device"], "Chrome · Android");
        let (_, other) = holder(&app, &client, 2).await;
        let others = other.bff("member/info/profileChanges", json!({})).await.ok();
        assert_eq!(others["list"], json!([]));
        let visitor = client.bff("member/info/profileChanges", json!({})).await;
        assert_eq!(visitor.http_status, 401);
    }

    async fn the_same_change_at_once_is_one(db: Db) {
        let (app, client) = start_at(db.clone(), NOW);
        let (person, me) = holder(&app, &client, 1).await;
        let (_, second) = start_at(db, NOW);
        let second = second.with_token(&person.token);
        let credit = json!({"credit": "1"});
        let (one, other) = tokio::join!(me.post(ONE, credit.clone()), second.post(ONE, credit));
        assert_eq!((one.code, other.code), (wire::SUCCESS, wire::SUCCESS));
        assert_eq!(record(&app, &person).await.len(), 1);
        assert_eq!(titles(&me).await, ["诚信记录改好了"]);
    }

    async fn who_opens_an_account_is_not_told_what_he_types(db: Db) {
        let (app, client) = start_at(db, NOW);
        let (person, me) = me(&app, &client, 1).await;
        me.post("/changeinfo", personal()).await.ok();
        assert_eq!(record(&app, &person).await.len(), 8);
        assert_eq!(titles(&me).await, Vec::<String>::new());
    }

    async fn what_follows_is_said_before_and_nothing_is_saved(db: Db) {
        let (app, client) = start_at(db, NOW);
        let (person, me) = holder(&app, &client, 1).await;
        let check = async |items: Value| {
            let checked = me.post("/validateUserInfo", items).await.ok();
            checked["follows"].clone()
        };
        let stops = json!("保存后不能买入、转换，已有的份额照常可以赎回。");
        assert_eq!(check(json!({"selfTradeFlag": false})).await, stops);
        let other = json!({"name": "林二", "certNo": id_number(2)});
        let controlled = json!({"controller": "2", "controllerPerson": other});
        assert_eq!(check(controlled.clone()).await, stops);
        assert_eq!(check(json!({"selfTradeFlag": true, "income": "1"})).await, Value::Null);
        assert!(check(json!({"credit": "2"})).await.as_str().unwrap().contains("不能买入"));
        assert_eq!(record(&app, &person).await, []);
        assert_eq!(barrier(&app, &person).await, None);
        me.post(ONE, controlled).await.ok();
        assert_eq!(barrier(&app, &person).await, Some(Barrier::TradedByOthers));
        assert_eq!(check(json!({"controller": "1"})).await, json!("保存后可以继续买入。"));
        me.post(ONE, json!({"controller": "1"})).await.ok();
        assert_eq!(barrier(&app, &person).await, None);
    }

    async fn the_law_s_facts_are_kept_and_persons_shown_masked(db: Db) {
        let (app, client) = start_at(db, NOW);
        let (person, me) = holder(&app, &client, 1).await;
        let other = json!({"name": "𠮷田", "certNo": id_number(2)});
        let facts = json!({"controller": "2", "controllerPerson": other, "purpose": "3",
            "hasBenefitPerson": true, "benefitPerson": other});
        let saved = me.post("/changeinfo", facts).await.ok();
        let masked = json!({"name": "𠮷*", "certNo": id_number(2).masked()});
        assert_eq!((&saved["controllerPerson"], &saved["benefitPerson"]), (&masked, &masked));
        assert_eq!((&saved["controller"], &saved["purpose"]), (&json!("2"), &json!("3")));
        let who = format!("𠮷田 {}", id_number(2));
        assert!(record(&app, &person).await.contains(&row("controller", Some("本人"), &who)));
        let own = me.post("/changeinfo", json!({"controller": "1"})).await.ok();
        assert_eq!((&own["controller"], &own["controllerPerson"]), (&json!("1"), &Value::Null));
        let flow = me.get("/openflow", "").await.ok();
        assert_eq!(flow["choices"]["purposes"][0], json!({"code": "1", "name": "财富增值"}));
    }

    async fn a_wrong_item_is_said_at_its_field(db: Db) {
        let (app, client) = start_at(db, NEXT);
        let (person, me) = holder(&app, &client, 1).await;
        let address = json!({"provinceCode": "31", "cityCode": "3101", "districtCode": "310115",
            "street": "短"});
        for (items, field) in [
            (json!({"address": address}), "address.street"),
            (json!({"hasBenefitPerson": true}), "benefitPerson"),
            (json!({"controller": "2"}), "controllerPerson"),
            (json!({"controller": "1", "controllerPerson": {"name": "林二",
                "certNo": id_number(2)}}), "controller"),
            (json!({"nonresiFlag": "2"}), "nonresiFlag"),
        ] {
            for path in ["/validateUserInfo", ONE, "/changeinfo"] {
                let answer = me.post(path, items.clone()).await;
                assert_eq!((answer.code, &answer.data["field"]), (12015, &json!(field)), "{items}");
            }
        }
        for half in [json!({"certBegin": "2026-1"}), json!({"certExpire": "2026-02-30"})] {
            assert_eq!(me.post(ONE, half.clone()).await.code, 90002, "{half}");
        }
        let odd = json!({"hasBenefitPerson": true, "benefitPerson": {"name": "\u{1F600}",
            "certNo": "1"}});
        assert_eq!(me.post(ONE, odd).await.code, 90002);
        assert_eq!(record(&app, &person).await, []);
    }

    async fn large_text_is_offered_from_sixty_years_on(db: Db) {
        let (app, client) = start_at(db, NOW);
        let born = |birth: &str| {
            let digits = format!("110101{birth}301");
            let check = kernel::IdNumber::check_char(&digits).unwrap();
            let number: kernel::IdNumber = format!("{digits}{check}").parse().unwrap();
            kernel::Certificate::from(number)
        };
        for (n, birth, offered) in [(1, "19661119", true), (2, "19661120", false)] {
            let person = opened(&app, n).await;
            testing::holds(&app, &person, born(birth)).await;
            let user = client.with_token(&person.token).get("/userinfo", "").await.ok();
            assert_eq!(user["offersLargeText"], json!(offered), "{birth}");
        }
    }
}

async fn barrier(app: &App, person: &Person) -> Option<Barrier> {
    let (cust_no, today) = (person.cust_no, app.now().day());
    let read = async move |tx: &mut Tx| Answer::Ok(standing(tx, cust_no, today).await?);
    app.db().read(read).await.unwrap().unwrap().barrier
}
