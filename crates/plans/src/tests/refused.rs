//! What the calculator refuses, each with its field and a sentence.

use super::{ALL, BACKTEST, SMALL, client, daily};
use db::{Db, db_test};
use funds::testing::{MIXED_A, MONEY, YOUNG};
use serde_json::{Value, json};
use wire::testing::{Client, Reply};

async fn with(client: &Client, name: &str, value: Value) -> Reply {
    let mut asked = json!({"fundCode": MIXED_A, "cycleUnit": 1, "fixDay": 4, "amount": "100"});
    asked[name] = value;
    client.post(BACKTEST, asked).await
}

db_test! { &ALL;
    async fn what_can_not_be_names_its_field(db: Db) {
        let client = client(&db).await;
        let cases = [
            ("amount", json!("9.99"), "amount", "每期至少10.00元"),
            ("amount", json!("-1"), "amount", "每期至少10.00元"),
            ("amount", json!("100000.01"), "amount", "每期最多按100,000.00元试算"),
            ("fixDay", json!(6), "fixDay", "请选择周一至周五"),
            ("fixDay", Value::Null, "fixDay", "请选择周一至周五"),
            ("cycleUnit", json!(2), "fixDay", ""),
            ("cycleUnit", json!(0), "fixDay", "每个交易日都扣，不用选日子"),
            ("cycleUnit", json!(3), "cycleUnit", "请选择每天、每周或每月"),
            ("cycle", json!(3), "cycle", "请选择每周或每两周"),
            ("from", json!("2026-12-01"), "to", "结束的日子不能早于开始的日子"),
            ("smart", json!({"rule": "average", "window": 60}), "smart.window",
                "均线请选择180日、250日或500日"),
            ("smart", json!({"rule": "drawdown", "window": 180}), "smart.window",
                "跟回撤只看最近250个净值"),
        ];
        for (name, value, field, sentence) in cases {
            let reply = with(&client, name, value.clone()).await;
            if sentence.is_empty() {
                assert_eq!(reply.code, 10000, "the 4th of a month can be");
                continue;
            }
            assert_eq!((reply.code, reply.message.as_str()), (29001, sentence), "{name} {value}");
            assert_eq!(reply.data["field"], field, "{name} {value}");
        }
        let monthly = json!({"fundCode": MIXED_A, "cycleUnit": 2, "fixDay": 29, "amount": "100"});
        let reply = client.post(BACKTEST, monthly).await;
        assert_eq!((reply.code, &reply.data["field"]), (29001, &json!("fixDay")));
        assert_eq!(with(&client, "amount", json!("1.001")).await.code, 90002);
        assert_eq!(with(&client, "smart", json!({"rule": "best"})).await.code, 90002);
        // From 50,000.00 on its fee is by the order.
        let mut large = daily(SMALL, "2026-03-02", "2026-03-06");
        large["amount"] = json!("50000");
        let reply = client.post(BACKTEST, large).await;
        assert_eq!((reply.code, &reply.data["field"]), (29001, &json!("amount")));
    }

    async fn some_funds_have_no_back_test(db: Db) {
        let client = client(&db).await;
        let code = async |fund: &str| with(&client, "fundCode", json!(fund)).await;
        assert_eq!(code("999999").await.code, 15001);
        assert_eq!(code(MONEY).await.code, 29004);
        let young = code(YOUNG).await;
        assert_eq!(young.code, 29002);
        assert!(young.message.starts_with("这只基金成立不满6个月"), "{}", young.message);
    }

    async fn days_without_a_nav_are_refused_with_the_nearest_ones(db: Db) {
        let client = client(&db).await;
        let before = client.post(BACKTEST, daily(MIXED_A, "2018-01-01", "2020-12-31")).await;
        assert_eq!(before.code, 29003);
        assert_eq!(before.message, "这只基金2021-03-15成立，第一个净值是2021-03-15的");
        let nearest = json!({"field": "to", "established": "2021-03-15", "from": "2021-03-15",
            "to": "2024-03-15"});
        assert_eq!(before.data, nearest);
        let after = client.post(BACKTEST, daily(MIXED_A, "2026-11-20", "2026-12-31")).await;
        assert_eq!((after.code, &after.data["from"]), (29003, &json!("2023-11-19")));
        // Between two NAVs that are years apart nothing runs.
        let none = client.post(BACKTEST, daily(SMALL, "2024-01-01", "2024-12-31")).await;
        assert_eq!((none.code, &none.data["field"]), (29001, &json!("to")));
        let long = client.post(BACKTEST, daily(SMALL, "2016-01-01", "2026-03-06")).await;
        assert_eq!(long.code, 10000, "it is cut to its first NAV before it is too long");
    }

    async fn a_stranger_who_asks_all_the_time_is_stopped(db: Db) {
        let client = client(&db).await.with_peer("203.0.113.7");
        let asked = daily(SMALL, "2026-03-02", "2026-03-06");
        let mut refused = None;
        for times in 0..300 {
            let reply = client.post(BACKTEST, asked.clone()).await;
            if reply.code != 10000 {
                refused = Some((times, reply.code));
                break;
            }
        }
        assert_eq!(refused, Some((240, 90429)));
        let other = client.with_peer("203.0.114.8");
        assert_eq!(other.post(BACKTEST, asked).await.code, 10000);
    }
}
