//! What comes between the steps: another card, an end at the very minute, a Monday, an answer that
//! was lost, and too little on a card.

use super::people::{ADD, ALL, Saver, day, number, saver};
use crate::deduct;
use bankcards::CardId;
use db::{Db, Tx, db_test, sql};
use serde_json::{Value, json};
use wire::testing::Client;

fn states(runs: &[(String, String, String)]) -> Vec<&str> {
    runs.iter().map(|(_, state, _)| &**state).collect()
}

async fn orders_placed(saver: &Saver) -> i64 {
    let count = async |tx: &mut Tx| {
        tx.one::<(i64,)>(sql!("SELECT COUNT(*) AS count FROM orders_orders")).await
    };
    saver.app.db().read::<_, db::Error, _>(count).await.unwrap().0
}

/// Replaces the customer's card, as the customer does; answers the new one.
async fn replace_card(saver: &Saver) -> CardId {
    // The channel was asked for the old one more than a minute ago.
    let forget =
        async |tx: &mut Tx| tx.execute(sql!("UPDATE bankcards_cards SET requested_at = 0")).await;
    saver.app.db().write::<_, db::Error, _>(forget).await.unwrap();
    let (token, mobile) = (&saver.person.person.token, &saver.person.person.mobile);
    let cards = Client::new(&saver.app, vec![bankcards::routes()]).with_token(token);
    let card_no = bankcards::testing::card_number(70, "000");
    let demand = json!({ "cardNo": card_no, "mobile": mobile, "cardId": saver.person.card_id });
    let started = cards.post("/bankcard/modify", demand).await.ok();
    let code = identity::testing::code_for(&saver.app, mobile).await;
    let bound = json!({ "serialNo": started["serialNo"], "code": code });
    let bound = cards.post("/bindcard", bound).await.ok();
    serde_json::from_value(bound["cardId"].clone()).unwrap()
}

db_test! { &ALL;
    async fn a_run_of_a_monday_is_told_on_friday_and_once(db: Db) {
        let saver = saver(db).await;
        saver.make(saver.weekly(json!({ "fixDay": 1 }))).await;
        for on in ["2026-03-05", "2026-03-06", "2026-03-06"] {
            saver.evening(on).await;
        }
        assert_eq!(saver.told().await, ["3月9日定投扣款提醒"]);
    }

    async fn an_empty_money_fund_fails_a_run_and_ends_no_plan(db: Db) {
        let saver = saver(db).await;
        let plan_no = saver.make(saver.by_money_fund().await).await;
        // All of it is redeemed before the morning.
        let empty =
            async |tx: &mut Tx| tx.execute(sql!("UPDATE holdings_positions SET shares = 0")).await;
        saver.app.db().write::<_, db::Error, _>(empty).await.unwrap();
        saver.morning("2026-03-05").await;
        let plan = saver.plan(&plan_no).await;
        assert_eq!(plan["runs"][0]["stateName"], "下午再试");
        assert_eq!(plan["runs"][0]["reason"], "付款的货币基金可用份额不足");
        saver.afternoon("2026-03-05").await;
        let plan = saver.plan(&plan_no).await;
        assert_eq!(plan["runs"][0]["stateName"], "扣款失败");
        assert_eq!(plan["plan"]["stateName"], "进行中");
        assert_eq!(plan["plan"]["failures"], 1);
        let asked = format!("planNo={plan_no}&date=2026-03-05");
        let told = saver.client.get("/fixprotocol/getFixProtocolBackDes", &asked).await.ok();
        assert!(told["advice"].as_str().unwrap().starts_with("给付款的货币基金留够份额"), "{told}");
        assert!(saver.told().await.iter().all(|title| !title.contains("终止")));
    }

    async fn a_missed_day_keeps_nobody_from_todays_run(db: Db) {
        let saver = saver(db).await;
        let missed = saver.make(saver.daily(json!({}))).await;
        saver.at("2026-03-03", (18, 0));
        let younger = saver.make(saver.daily(json!({ "amount": "120" }))).await;
        saver.morning("2026-03-04").await;
        assert_eq!(states(&saver.runs(&missed).await), ["未能执行", "已扣款"]);
        assert_eq!(states(&saver.runs(&younger).await), ["已扣款"]);
        saver.closing("2026-03-04").await;
        saver.assert_sound().await;
    }

    async fn a_broken_plan_is_told_and_keeps_nobody_elses_from_running(db: Db) {
        let saver = saver(db).await;
        let other = saver.beside(2).await;
        let plan_no = saver.make(saver.weekly(json!({}))).await;
        let broken = number(&other.make(other.weekly(json!({}))).await);
        let spoil = async move |tx: &mut Tx| {
            tx.execute(sql!("UPDATE plans_plans SET cycle = 7 WHERE plan_no = $1", broken)).await
        };
        saver.app.db().write::<_, db::Error, _>(spoil).await.unwrap();
        let at = saver.at("2026-03-05", (9, 30));
        for _ in 0..2 {
            let ran = deduct(&saver.app, day("2026-03-05"), at).await;
            assert!(ran.unwrap_err().to_string().contains(&broken.to_string()));
        }
        assert_eq!(states(&saver.runs(&plan_no).await), ["已扣款"]);
        assert_eq!(orders_placed(&saver).await, 1);
    }

    async fn ended_at_the_very_minute_a_plan_runs_or_is_over_and_never_both(db: Db) {
        let saver = saver(db).await;
        let plan_no = saver.make(saver.weekly(json!({}))).await;
        let at = saver.at("2026-03-05", (9, 30));
        let (ended, ran) = tokio::join!(
            saver.adjust(&plan_no, "end"),
            deduct(&saver.app, day("2026-03-05"), at)
        );
        ran.unwrap();
        let placed = orders_placed(&saver).await;
        match ended.code {
            wire::SUCCESS => assert_eq!(placed, 0, "it was over before it ran"),
            29006 => assert_eq!(placed, 1, "it ran, and is under way"),
            code => panic!("{code} {}", ended.message),
        }
        saver.closing("2026-03-05").await;
        saver.assert_sound().await;
    }

    async fn the_answer_to_a_change_is_the_same_when_it_is_asked_for_again(db: Db) {
        let saver = saver(db).await;
        let plan_no = saver.make(saver.weekly(json!({}))).await;
        let wish = saver.weekly(json!({ "planNo": plan_no, "amount": "200" }));
        let client = saver.client.with_key("the answer was lost");
        let first = client.post("/fixapply/modify", wish.clone()).await.ok();
        assert_eq!(client.post("/fixapply/modify", wish).await.ok(), first);
        let changes = saver.plan(&plan_no).await["changes"].as_array().unwrap().len();
        assert_eq!(changes, 2, "made and changed once");
        saver.whole("2026-03-05").await;
        assert_eq!(saver.plan(&plan_no).await["plan"]["paid"], "200.00");
    }

    async fn more_than_a_card_may_pay_at_once_is_refused_when_the_plan_is_made(db: Db) {
        let saver = saver(db).await;
        let narrow = async |tx: &mut Tx| {
            tx.execute(sql!("UPDATE bankcards_banks SET single_limit = 15000")).await
        };
        saver.app.db().write::<_, db::Error, _>(narrow).await.unwrap();
        let much = saver.client.post(ADD, saver.weekly(json!({ "amount": "151" }))).await;
        assert_eq!((much.code, much.message.contains("150")), (16093, true), "{}", much.message);
        // A smart plan may take twice its amount.
        let smart = json!({ "amount": "100", "smart": { "rule": "average" } });
        assert_eq!(saver.client.post(ADD, saver.weekly(smart)).await.code, 16093);
        saver.make(saver.weekly(json!({ "amount": "150" }))).await;
    }

    async fn a_card_that_was_replaced_at_noon_pays_the_second_try(db: Db) {
        let saver = saver(db).await;
        let plan_no = saver.make(saver.weekly(json!({ "amount": "100.85" }))).await;
        saver.morning("2026-03-05").await;
        let replaced_by = replace_card(&saver).await;
        saver.afternoon("2026-03-05").await;
        saver.closing("2026-03-05").await;
        assert_eq!(states(&saver.runs(&plan_no).await), ["已扣款"]);
        let paid = async |tx: &mut Tx| {
            tx.all::<(CardId, String)>(sql!(
                "SELECT card_id, pay_status FROM orders_orders ORDER BY order_no"
            ))
            .await
        };
        let orders = saver.app.db().read::<_, db::Error, _>(paid).await.unwrap();
        assert_eq!(orders.len(), 2);
        assert_eq!((orders[0].0, orders[1].0), (saver.person.card_id, replaced_by));
        assert_eq!(orders[1].1, "2");
    }

    async fn a_plan_that_has_ended_takes_nothing_in_the_afternoon(db: Db) {
        let saver = saver(db).await;
        let plan_no = saver.make(saver.weekly(json!({ "amount": "100.85" }))).await;
        saver.morning("2026-03-05").await;
        assert_eq!(states(&saver.runs(&plan_no).await), ["下午再试"]);
        let (plan, placed) = (number(&plan_no), orders_placed(&saver).await);
        // As a failure of an older run ends it, which was unknown until now.
        let end = async move |tx: &mut Tx| {
            tx.execute(sql!(
                "UPDATE plans_plans SET state = '3', due_on = NULL, nominal_on = NULL, ended_at = 1
                 WHERE plan_no = $1",
                plan
            ))
            .await
        };
        saver.app.db().write::<_, db::Error, _>(end).await.unwrap();
        saver.afternoon("2026-03-05").await;
        assert_eq!(states(&saver.runs(&plan_no).await), ["扣款失败"]);
        assert_eq!(orders_placed(&saver).await, placed);
        assert_eq!(saver.plan(&plan_no).await["changes"].as_array().unwrap().len(), 1);
        assert_eq!(saver.told().await.iter().filter(|title| title.contains("终止")).count(), 0);
        saver.assert_sound().await;
    }

    async fn what_is_changed_before_nine_thirty_runs_on_the_same_morning(db: Db) {
        let saver = saver(db).await;
        let plan_no = saver.make(saver.weekly(json!({}))).await;
        saver.at("2026-03-05", (8, 30));
        let wish = saver.weekly(json!({ "planNo": plan_no, "amount": "130",
            "end": { "date": "2026-03-05" } }));
        let changed = saver.client.post("/fixapply/modify", wish).await.ok();
        assert!(changed["text"].as_str().unwrap().starts_with("下次扣款3月5日"), "{changed}");
        saver.whole("2026-03-05").await;
        let plan = saver.plan(&plan_no).await;
        let plan = &plan["plan"];
        assert_eq!((&plan["paid"], &plan["state"]), (&json!("130.00"), &json!("4")));
        saver.assert_sound().await;
    }

    async fn an_end_that_leaves_no_run_is_refused_and_ends_nothing(db: Db) {
        let saver = saver(db).await;
        let fortnight = json!({ "cycle": 2, "fixDay": 4 });
        let plan_no = saver.make(saver.weekly(fortnight)).await;
        saver.whole("2026-03-05").await;
        let change = async |end: Value| {
            let wish = json!({ "planNo": plan_no, "cycle": 2, "fixDay": 4, "end": end });
            saver.client.post("/fixapply/modify", saver.weekly(wish)).await
        };
        let early = change(json!({ "date": "2026-03-12" })).await;
        assert_eq!(early.message, "截止日不能早于下次扣款日2026-03-19");
        let paid = change(json!({ "times": 1 })).await;
        assert_eq!(paid.message, "已经扣了1期，期数要比它多；不想再扣，可以终止计划");
        for rate in ["0.00001", "0.000099", "10.01", "-0.1"] {
            assert_eq!(change(json!({ "targetRate": rate })).await.code, 29001, "{rate}");
        }
        change(json!({ "targetRate": "0.0001" })).await.ok();
        change(json!({ "times": 2 })).await.ok();
        saver.whole("2026-03-19").await;
        let plan = saver.plan(&plan_no).await;
        assert_eq!((&plan["plan"]["paidRuns"], &plan["plan"]["state"]), (&json!(2), &json!("4")));
        saver.assert_sound().await;
    }

    async fn who_has_too_little_hears_of_it_in_the_morning(db: Db) {
        let saver = saver(db).await;
        let plan_no = saver.make(saver.weekly(json!({ "amount": "100.85" }))).await;
        saver.morning("2026-03-05").await;
        assert_eq!(states(&saver.runs(&plan_no).await), ["下午再试"]);
        assert_eq!(saver.told().await, ["定投100.85元没有扣成"]);
    }

    async fn a_plan_is_finished_once_its_last_run_is_known(db: Db) {
        let saver = saver(db).await;
        let last = json!({ "amount": "100.91", "end": { "date": "2026-03-05" } });
        let plan_no = saver.make(saver.weekly(last)).await;
        saver.morning("2026-03-05").await;
        let of = |plan: &Value, name: &str| plan["plan"][name].clone();
        let state = |plan: &Value| (of(plan, "state"), of(plan, "underWay"));
        assert_eq!(state(&saver.plan(&plan_no).await), (json!("1"), json!(true)));
        assert_eq!(saver.adjust(&plan_no, "end").await.code, 29006);
        saver.afternoon("2026-03-05").await;
        saver.closing("2026-03-05").await;
        let plan = saver.plan(&plan_no).await;
        assert_eq!(state(&plan), (json!("4"), json!(false)));
        assert_eq!(plan["changes"].as_array().unwrap().len(), 2, "made, and finished once");
        let told = orders::testing::told(&saver.app, &saver.person).await;
        let texts: Vec<&str> = told.iter().filter_map(|one| one["text"].as_str()).collect();
        assert!(texts.iter().any(|text| text.ends_with("这一期不补扣。")), "{texts:?}");
        assert!(!texts.iter().any(|text| text.contains("照常")), "{texts:?}");
        assert_eq!(saver.told().await.iter().filter(|title| title.contains("已完成")).count(), 1);
        saver.assert_sound().await;
    }

    async fn who_makes_a_plan_late_is_told_of_tomorrow_at_once(db: Db) {
        let saver = saver(db).await;
        saver.at("2026-03-04", (17, 59));
        saver.make(saver.weekly(json!({}))).await;
        assert_eq!(saver.told().await, Vec::<String>::new(), "the evening's message is to come");
        saver.at("2026-03-04", (20, 30));
        saver.make(saver.weekly(json!({ "amount": "120" }))).await;
        assert_eq!(saver.told().await, ["3月5日定投扣款提醒"]);
        // Of a Sunday the evening's message was Friday's.
        saver.at("2026-03-08", (10, 0));
        saver.make(saver.weekly(json!({ "fixDay": 1 }))).await;
        assert_eq!(saver.told().await[0], "3月9日定投扣款提醒");
        saver.make(saver.weekly(json!({ "fixDay": 2 }))).await;
        assert_eq!(saver.told().await.len(), 2);
    }

    async fn who_resumes_late_and_may_not_buy_is_told_that_nothing_is_taken(db: Db) {
        let saver = saver(db).await;
        let plan_no = saver.make(saver.weekly(json!({}))).await;
        saver.adjust(&plan_no, "pause").await.ok();
        let before = "2026-03-01".parse().unwrap();
        accounts::testing::valid_until(&saver.app, &saver.person.person, before).await;
        saver.at("2026-03-04", (20, 30));
        saver.adjust(&plan_no, "resume").await.ok();
        assert_eq!(saver.told().await, ["3月5日定投不会扣款"]);
    }
}
