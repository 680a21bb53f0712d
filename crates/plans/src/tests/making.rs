//! Plans are made, changed, paused and ended; what cannot be names its field.

use super::people::{ADD, AHEAD, ALL, LIST, Saver, client, day, saver};
use db::{Db, db_test};
use orders::testing::{self, BOLD, C4, CLOSED, MIXED, MONEY, OFFERED, SISTER, buyer};
use serde_json::{Value, json};

async fn refused(saver: &Saver, rest: Value) -> (u32, String, String) {
    let reply = saver.client.post(ADD, saver.weekly(rest)).await;
    let field = reply.data["field"].as_str().unwrap_or_default().to_owned();
    (reply.code, reply.message, field)
}

db_test! { &ALL;
    async fn a_plan_says_its_next_days_and_is_on_the_list(db: Db) {
        let saver = saver(db).await;
        let made = saver.client.post(ADD, saver.weekly(json!({}))).await.ok();
        let dates: Vec<_> = made["dates"].as_array().unwrap().iter().map(|d| &d["date"]).collect();
        assert_eq!(dates, ["2026-03-05", "2026-03-12", "2026-03-19"]);
        assert_eq!(made["text"], "下次扣款3月5日（周四）9:30，从江汀银行 储蓄卡 0009扣100.00元");
        assert_eq!(made["plan"]["cycleName"], "每周四");
        assert_eq!(made["plan"]["stateName"], "进行中");
        let list = saver.client.get(LIST, "").await.ok();
        assert_eq!(list["running"], 1);
        assert_eq!((&list["paused"], &list["ended"]), (&json!(0), &json!(0)));
        let ahead = saver.client.get(AHEAD, "").await.ok();
        // Four Thursdays in thirty days.
        assert_eq!((&ahead["until"], &ahead["amount"]), (&json!("2026-04-01"), &json!("400.00")));
        assert_eq!(ahead["days"][0], json!({"date": "2026-03-05", "amount": "100.00", "runs": 1}));
        let bff = saver.client.bff("trade/queryFixProtocolList", json!({})).await.ok();
        assert_eq!(bff["plans"], list["plans"]);
        let plan_no = made["planNo"].as_str().unwrap();
        let plan = saver.plan(plan_no).await;
        assert_eq!(plan["changes"][0]["text"], "每周四，每期100.00元，江汀银行 储蓄卡 0009");
        assert_eq!(plan["return"]["runs"], 0);
    }

    async fn no_plan_takes_more_than_its_fund_does_on_a_day(db: Db) {
        let saver = saver(db).await;
        let cap = "1000.00".parse().unwrap();
        orders::testing::refuse_above_cap(&saver.app, MIXED, "澄溪远见混合A", cap).await;
        let pre = saver.client.get("/prefixapplynew", &format!("fundCode={MIXED}")).await.ok();
        // The greatest run by the averages is 200 %, and so it is by the falls.
        let smart = pre["smart"].as_array().unwrap();
        let bounds: Vec<_> = smart.iter().map(|one| &one["most"]).collect();
        assert_eq!(json!([pre["most"], bounds]), json!(["1000.00", ["500.00", "500.00"]]));
        let smart = json!({ "rule": "drawdown" });
        for (wish, sentence) in [
            (json!({ "amount": "1001" }), Some("该基金一天最多买1,000.00元")),
            (json!({ "amount": "501", "smart": smart }),
                Some("智能定投最多按200%扣，该基金一天最多买1,000.00元，每期最多500.00元")),
            (json!({ "amount": "500", "smart": smart }), None),
            (json!({ "amount": "1000" }), None),
        ] {
            let reply = saver.client.post(ADD, saver.weekly(wish.clone())).await;
            match sentence {
                None => assert_eq!(reply.code, 10000, "{wish} {}", reply.message),
                Some(said) => {
                    assert_eq!((reply.code, &*reply.message), (29001, said), "{wish}");
                }
            }
        }
    }

    async fn many_plans_come_page_by_page(db: Db) {
        let saver = saver(db).await;
        let mut made = Vec::new();
        for n in 0..12 {
            // Some run on Mondays, some on Thursdays; one of them rests.
            let wish = saver.weekly(json!({ "fixDay": if n % 3 == 0 { 1 } else { 4 } }));
            made.push(saver.client.post(ADD, wish).await.ok()["planNo"].clone());
        }
        let rests = json!({ "planNo": made[4], "act": "pause" });
        saver.client.post("/fixapply/adjust", rests).await.ok();
        let numbers = |page: &Value| {
            let plans = page["plans"].as_array().unwrap().iter();
            plans.map(|plan| plan["planNo"].clone()).collect::<Vec<_>>()
        };
        let first = saver.client.get(LIST, "").await.ok();
        let second = saver.client.get(LIST, "pageNo=2").await.ok();
        // By their next day, Thursday before Monday, the youngest first; what rests is last.
        let order = [11, 10, 8, 7, 5, 2, 1, 9, 6, 3, 0, 4].map(|at: usize| made[at].clone());
        assert_eq!([numbers(&first), numbers(&second)].concat(), order);
        assert_eq!((&first["hasMore"], &second["hasMore"]), (&json!(true), &json!(false)));
        assert_eq!((&first["running"], &second["paused"]), (&json!(11), &json!(1)));
        let all = saver.client.get(LIST, "pageSize=100").await.ok();
        assert_eq!(numbers(&all), order);
        // Eleven of 100.00, on four Mondays or four Thursdays.
        let ahead = saver.client.get(AHEAD, "").await.ok();
        assert_eq!((&ahead["amount"], &ahead["days"][0]["runs"]), (&json!("4400.00"), &json!(7)));
    }

    async fn the_same_request_makes_one_plan_and_another_one_is_refused(db: Db) {
        let saver = saver(db).await;
        let once = saver.client.with_key("plan-key-0000000001");
        let first = once.post(ADD, saver.weekly(json!({}))).await.ok();
        let again = once.post(ADD, saver.weekly(json!({}))).await.ok();
        assert_eq!(first["planNo"], again["planNo"]);
        assert_ne!(once.post(ADD, saver.weekly(json!({ "amount": "200" }))).await.code, 10000);
        assert_eq!(saver.client.get(LIST, "").await.ok()["running"], 1);
    }

    async fn what_cannot_be_names_its_field(db: Db) {
        let saver = saver(db).await;
        let cases = [
            (json!({ "amount": "9.99" }), "amount", "每期至少10.00元"),
            (json!({ "amount": "0" }), "amount", "每期至少10.00元"),
            (json!({ "amount": "-100" }), "amount", "每期至少10.00元"),
            (json!({ "amount": "1000000.01" }), "amount", "每期最多1,000,000.00元"),
            (json!({ "fixDay": 6 }), "fixDay", "请选择周一至周五"),
            (json!({ "fixDay": 0 }), "fixDay", "请选择周一至周五"),
            (json!({ "fixDay": null }), "fixDay", "请选择周一至周五"),
            (json!({ "cycleUnit": 2, "fixDay": 29 }), "fixDay",
                "请选择1日至28日，29日至31日不是每个月都有"),
            (json!({ "cycleUnit": 2, "fixDay": 31 }), "fixDay",
                "请选择1日至28日，29日至31日不是每个月都有"),
            (json!({ "cycleUnit": 0, "fixDay": null, "cycle": 2 }), "cycle",
                "只有按周定投可以隔一周扣一次"),
            (json!({ "cycleUnit": 2, "fixDay": 5, "cycle": 2 }), "cycle",
                "只有按周定投可以隔一周扣一次"),
            (json!({ "cycleUnit": 3 }), "cycleUnit", "请选择每天、每周或每月"),
            (json!({ "smart": { "rule": "average", "window": 60 } }), "smart.window",
                "均线请选择180日、250日或500日"),
            (json!({ "amount": "10", "smart": { "rule": "average" } }), "amount",
                "智能定投最少按60%扣，每期至少16.67元"),
            (json!({ "end": { "date": "2026-03-04" } }), "end.date",
                "截止日不能早于首次扣款日2026-03-05"),
            (json!({ "end": { "times": 0 } }), "end.times", "期数请填1到1000"),
            (json!({ "end": { "targetRate": "0" } }), "end.targetRate",
                "目标收益率请填0.01%到1,000%"),
            (json!({ "end": { "times": 3, "date": "2026-12-31" } }), "end",
                "截止日、期数、目标收益率请只选一个"),
            (json!({ "cardId": null }), "cardId", "请选择扣款的银行卡"),
            (json!({ "cashAcco": saver.person.trade_acco, "cashFundCode": MONEY }),
                "cardId", "银行卡和货币基金只能选一个"),
            (json!({ "cardId": null, "cashAcco": saver.person.trade_acco, "cashFundCode": MONEY }),
                "cashFundCode", "你在这张卡下没有这只货币基金，请换一种付款方式"),
        ];
        for (rest, field, sentence) in cases {
            let (code, said, named) = refused(&saver, rest.clone()).await;
            assert_eq!((code, &*said, &*named), (29001, sentence, field), "{rest}");
        }
        assert_eq!(saver.client.get(LIST, "").await.ok()["running"], 0);
    }

    async fn only_a_money_fund_pays_and_no_more_than_it_may_on_a_day(db: Db) {
        let saver = saver(db).await;
        let wish = saver.by_money_fund().await;
        let with = async |name: &str, value: &str| {
            let mut wish = wish.clone();
            wish[name] = json!(value);
            let reply = saver.client.post(ADD, wish).await;
            (reply.code, reply.message)
        };
        testing::bought(&saver.app, &saver.person, SISTER, "1000").await;
        testing::close_day(&saver.app, day("2026-03-04"), "1".parse().unwrap()).await;
        let other = with("cashFundCode", SISTER).await;
        assert_eq!(other, (16029, "该基金不能用来付款，请换一种付款方式".into()));
        let above = with("amount", "10000.01").await;
        let why = "用货币基金付款每日限额10,000.00元，每期最多会扣10,000.01元";
        assert_eq!(above, (16115, why.into()));
        assert_eq!(with("amount", "10000").await.0, 10000);
        assert_eq!(saver.client.get(LIST, "").await.ok()["running"], 1);
    }

    async fn a_plan_is_judged_as_a_purchase_is(db: Db) {
        let saver = saver(db).await;
        let of = async |rest: Value| refused(&saver, rest).await;
        assert_eq!(of(json!({ "fundCode": CLOSED })).await.0, 16002);
        assert_eq!(of(json!({ "fundCode": OFFERED })).await.0, 16002, "an offering takes no plans");
        assert!(of(json!({ "fundCode": "999999" })).await.0 != 10000);
        assert!(of(json!({ "fundCode": BOLD })).await.1.contains("R5"));
        assert_eq!(of(json!({ "agreements": ["fund-contract"] })).await.0, 16008);
        let other = buyer(&saver.app, 2, C4).await;
        assert_eq!(of(json!({ "cardId": other.card_id })).await.0, 90404, "another's card");
    }

    async fn another_plan_does_not_exist_for_a_stranger(db: Db) {
        let saver = saver(db).await;
        let plan_no = saver.make(saver.weekly(json!({}))).await;
        let other = buyer(&saver.app, 2, C4).await;
        let theirs = client(&saver.app, &other);
        let got = |reply: wire::testing::Reply| (reply.code, reply.message);
        for number in [&*plan_no, "1"] {
            let asked = format!("planNo={number}");
            assert_eq!(got(theirs.get("/fixprotocol/detail", &asked).await).0, 29005);
            assert_eq!(got(theirs.get("/fixprotocol/calendar", &asked).await).0, 29005);
            assert_eq!(got(theirs.get("/prefixapplynew", &asked).await).0, 29005);
            let run = format!("{asked}&date=2026-03-05");
            assert_eq!(got(theirs.get("/fixprotocol/getFixProtocolBackDes", &run).await).0, 29005);
            let act = json!({ "planNo": number, "act": "end" });
            assert_eq!(got(theirs.post("/fixapply/adjust", act).await).0, 29005);
            let mut wish = saver.weekly(json!({ "planNo": number, "cardId": other.card_id }));
            wish.as_object_mut().unwrap().remove("fundCode");
            assert_eq!(got(theirs.post("/fixapply/modify", wish).await).0, 29005);
        }
        assert_eq!(theirs.get(LIST, "").await.ok()["running"], 0);
        assert_eq!(saver.plan(&plan_no).await["plan"]["state"], "1");
    }

    async fn a_change_says_what_is_another_one_and_counts_anew_only_with_another_cycle(db: Db) {
        let saver = saver(db).await;
        let plan_no = saver.make(saver.weekly(json!({ "cycle": 2 }))).await;
        saver.at("2026-03-09", (10, 0));
        let change = async |rest: Value| {
            let mut wish = saver.weekly(rest);
            wish["planNo"] = json!(plan_no);
            wish.as_object_mut().unwrap().remove("fundCode");
            saver.client.post("/fixapply/modify", wish).await.ok()
        };
        // Every second Thursday from 03-05: nobody ran it on 03-05, and the next one is 03-19.
        let made = change(json!({ "cycle": 2, "amount": "250" })).await;
        assert_eq!(made["plan"]["next"]["date"], "2026-03-19");
        let made = change(json!({ "amount": "250", "fixDay": 2 })).await;
        assert_eq!(made["plan"]["next"]["date"], "2026-03-10");
        let plan = saver.plan(&plan_no).await;
        let texts: Vec<_> =
            plan["changes"].as_array().unwrap().iter().map(|c| c["text"].clone()).collect();
        assert_eq!(
            texts[..2],
            [json!("扣款日由每两周的周四改为每周二"), json!("每期金额由100.00元改为250.00元")]
        );
    }

    async fn pausing_resuming_and_ending(db: Db) {
        let saver = saver(db).await;
        let plan_no = saver.make(saver.weekly(json!({}))).await;
        let paused = saver.adjust(&plan_no, "pause").await.ok();
        assert_eq!(paused["plan"]["stateName"], "已暂停");
        assert_eq!(paused["plan"]["next"], Value::Null);
        assert_eq!(saver.adjust(&plan_no, "pause").await.code, 29008);
        saver.whole("2026-03-05").await;
        assert_eq!(saver.runs(&plan_no).await, [], "a plan that rests takes nothing");
        let resumed = saver.adjust(&plan_no, "resume").await.ok();
        assert_eq!(resumed["plan"]["next"]["date"], "2026-03-12", "nothing is made up for");
        assert_eq!(saver.adjust(&plan_no, "resume").await.code, 29008);
        assert_eq!(saver.adjust(&plan_no, "burn").await.code, 90002);
        let ended = saver.adjust(&plan_no, "end").await.ok();
        assert_eq!(ended["plan"]["endedWhy"], "你终止了计划");
        for act in ["pause", "resume", "end"] {
            assert_eq!(saver.adjust(&plan_no, act).await.code, 29007);
        }
        let list = saver.client.get(LIST, "ended=true").await.ok();
        assert_eq!(list["plans"][0]["planNo"], json!(plan_no));
    }

    async fn the_next_days_say_why_they_are_other_ones(db: Db) {
        let saver = saver(db).await;
        let dates = async |query: &str| {
            let asked = format!("fundCode={MIXED}&{query}");
            saver.client.get("/fixprotocol/nextdate", &asked).await.ok()
        };
        saver.at("2026-09-17", (10, 0));
        let said = dates("cycleUnit=1&fixDay=4&count=3").await;
        let days: Vec<_> = said["dates"].as_array().unwrap().iter().map(|d| &d["date"]).collect();
        assert_eq!(days, ["2026-09-24", "2026-10-08", "2026-10-15"]);
        assert_eq!(said["dropped"][0]["nominal"], "2026-10-01");
        assert_eq!(
            said["dropped"][0]["why"],
            "10月1日起休市到10月7日，和下一期撞在一起，这一期不扣"
        );
        assert_eq!(said["text"], "首次扣款9月24日（周四）");
        let said = dates("cycleUnit=1&fixDay=5&count=3").await;
        assert_eq!(said["dates"][1]["why"], "9月25日休市，顺延到9月28日");
        assert_eq!(said["dates"][2]["why"], "10月2日休市，顺延到10月8日");
        let bff = json!({ "fundCode": MIXED, "cycleUnit": 0, "count": 2 });
        let bff = saver.client.bff("trade/queryFixProtocolNextDay", bff).await.ok();
        assert_eq!(bff["dates"][0]["date"], "2026-09-18");
    }

    async fn before_a_plan_everything_is_said_that_the_plan_will_demand(db: Db) {
        let saver = saver(db).await;
        let said = saver.client.get("/prefixapplynew", &format!("fundCode={MIXED}")).await.ok();
        assert_eq!((&said["open"], &said["least"]), (&json!(true), &json!("10.00")));
        assert_eq!(said["smart"][0]["leastPercent"], 60);
        assert_eq!(said["smart"][0]["mostPercent"], 200);
        assert_eq!(said["smart"][0]["least"], "16.67");
        assert_eq!(said["purchase"]["methods"][0]["tail"], "0009");
        assert_eq!(said["hasAnother"], false);
        let plan_no = saver.make(saver.weekly(json!({}))).await;
        let said = saver.client.get("/prefixapplynew", &format!("fundCode={MIXED}")).await.ok();
        assert_eq!(said["hasAnother"], true);
        let said = saver.client.get("/prefixapplynew", &format!("planNo={plan_no}")).await.ok();
        assert_eq!(said["plan"]["planNo"], json!(plan_no));
        assert_eq!(said["hasAnother"], false);
        let said = saver.client.get("/prefixapplynew", &format!("fundCode={OFFERED}")).await.ok();
        assert_eq!(said["closedReason"], "基金还在募集，成立并开放申购后才能定投");
    }

    async fn a_year_ahead_is_in_order_and_sums_to_its_months(db: Db) {
        let saver = saver(db).await;
        saver.make(saver.weekly(json!({}))).await;
        saver.make(saver.weekly(json!({ "cycleUnit": 2, "fixDay": 15,
            "smart": { "rule": "drawdown" } }))).await;
        let year = saver.client.get("/fixprotocol/calendar", "").await.ok();
        let days = year["days"].as_array().unwrap();
        let dates: Vec<_> = days.iter().map(|day| day["date"].as_str().unwrap()).collect();
        assert!(dates.is_sorted() && dates.len() > 55, "{dates:?}");
        let cents = |value: &Value| {
            value["amount"].as_str().unwrap().replace('.', "").parse::<i64>().unwrap()
        };
        let by_month: i64 = year["months"].as_array().unwrap().iter().map(cents).sum();
        assert_eq!(days.iter().map(cents).sum::<i64>(), by_month);
        let march = days.iter().find(|day| day["date"] == "2026-03-16").unwrap();
        assert_eq!(march["runs"][0]["why"], "3月15日休市，顺延到3月16日");
        assert_eq!((&march["amount"], &march["most"]), (&json!("100.00"), &json!("200.00")));
    }
}
