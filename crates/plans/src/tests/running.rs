//! Plans run: paid, refused, skipped, unknown, missed, however often the steps do.

use super::people::{ADD, ALL, LIST, day, number, saver};
use crate::{deduct, plan::PlanState, store};
use db::{Db, Tx, db_test, sql};
use orders::testing::{C1, MIXED, set_status, take_test};
use serde_json::{Value, json};

fn states(runs: &[(String, String, String)]) -> Vec<&str> {
    runs.iter().map(|(_, state, _)| &**state).collect()
}

db_test! { &ALL;
    async fn a_run_is_paid_once_however_often_the_step_runs(db: Db) {
        let saver = saver(db).await;
        let plan_no = saver.make(saver.weekly(json!({}))).await;
        saver.whole("2026-03-04").await;
        assert_eq!(saver.runs(&plan_no).await, []);
        for _ in 0..3 {
            saver.morning("2026-03-05").await;
        }
        saver.whole("2026-03-05").await;
        assert_eq!(states(&saver.runs(&plan_no).await), ["已扣款"]);
        let plan = saver.plan(&plan_no).await;
        assert_eq!(plan["plan"]["next"]["date"], "2026-03-12");
        assert_eq!(plan["plan"]["paidRuns"], 1);
        assert_eq!(plan["plan"]["paid"], "100.00");
        let records = saver.client.bff("trade/queryTradeRecordNew", json!({})).await.ok();
        let records = records["months"][0]["records"].as_array().unwrap().clone();
        assert_eq!(records.len(), 1);
        assert_eq!((&records[0]["kind"], &records[0]["kindName"]), (&json!("039"), &json!("定投")));
        assert_eq!(records[0]["orderNo"], plan["runs"][0]["orderNo"]);
        saver.assert_sound().await;
    }

    async fn two_processes_at_once_place_one_order(db: Db) {
        let saver = saver(db).await;
        saver.make(saver.weekly(json!({}))).await;
        let at = saver.at("2026-03-05", (9, 30));
        let runs: Vec<_> = (0..4)
            .map(|_| {
                let app = saver.app.clone();
                tokio::spawn(async move { deduct(&app, day("2026-03-05"), at).await })
            })
            .collect();
        for run in runs {
            run.await.unwrap().unwrap();
        }
        let count = async |tx: &mut Tx| {
            let (orders,): (i64,) =
                tx.one(sql!("SELECT COUNT(*) AS count FROM orders_orders")).await?;
            Ok::<_, db::Error>(orders)
        };
        assert_eq!(saver.app.db().read(count).await.unwrap(), 1);
        saver.assert_sound().await;
    }

    async fn the_evening_before_and_the_run_are_told_once(db: Db) {
        let saver = saver(db).await;
        saver.make(saver.weekly(json!({}))).await;
        saver.evening("2026-03-03").await;
        assert_eq!(saver.told().await.len(), 0);
        saver.evening("2026-03-04").await;
        saver.evening("2026-03-04").await;
        assert_eq!(saver.told().await, ["3月5日定投扣款提醒"]);
        saver.whole("2026-03-05").await;
        saver.closing("2026-03-05").await;
        assert_eq!(saver.told().await, ["定投100.00元扣款成功", "3月5日定投扣款提醒"]);
    }

    async fn whoever_may_not_buy_is_told_before_that_nothing_is_taken(db: Db) {
        let saver = saver(db).await;
        let plan_no = saver.make(saver.weekly(json!({}))).await;
        accounts::testing::valid_until(&saver.app, &saver.person.person, day("2026-03-01")).await;
        let why = "现在不会扣款：你的证件已过期，请完善证件信息";
        assert_eq!(saver.plan(&plan_no).await["plan"]["warning"], why);
        saver.evening("2026-03-04").await;
        assert_eq!(saver.told().await, ["3月5日定投不会扣款"]);
        accounts::testing::valid_until(&saver.app, &saver.person.person, day("2036-03-01")).await;
        assert_eq!(saver.plan(&plan_no).await["plan"]["warning"], "");
    }

    async fn too_little_money_is_tried_once_more_in_the_afternoon(db: Db) {
        let saver = saver(db).await;
        let plan_no = saver.make(saver.weekly(json!({ "amount": "100.85" }))).await;
        saver.morning("2026-03-05").await;
        saver.afternoon("2026-03-05").await;
        saver.closing("2026-03-05").await;
        let runs = saver.runs(&plan_no).await;
        assert_eq!(states(&runs), ["已扣款"], "{runs:?}");
        let plan = saver.plan(&plan_no).await;
        assert_eq!((&plan["runs"][0]["tries"], &plan["plan"]["failures"]), (&json!(2), &json!(0)));
        assert_ne!(plan["runs"][0]["orderNo"], plan["runs"][0]["firstOrderNo"]);
        let told = saver.told().await;
        assert_eq!(told, ["定投100.85元扣款成功", "定投100.85元没有扣成"]);
        saver.assert_sound().await;
    }

    async fn three_counted_failures_in_a_row_end_a_plan(db: Db) {
        let saver = saver(db).await;
        // Always too little, twice a day.
        let plan_no = saver.make(saver.daily(json!({ "amount": "100.91" }))).await;
        saver.whole("2026-03-03").await;
        let plan = saver.plan(&plan_no).await;
        assert_eq!(plan["plan"]["warning"], "已连续1次扣款失败，再失败2次计划会终止");
        let asked = format!("planNo={plan_no}&date=2026-03-03");
        let why = saver.client.get("/fixprotocol/getFixProtocolBackDes", &asked).await.ok();
        assert_eq!((&why["counted"], &why["run"]["tries"]), (&json!(true), &json!(2)));
        assert_eq!(why["run"]["reason"], "银行卡余额不足");
        assert_eq!(why["advice"], "存够钱，下一期会照常扣款");
        saver.whole("2026-03-04").await;
        saver.whole("2026-03-05").await;
        let plan = saver.plan(&plan_no).await;
        assert_eq!(plan["plan"]["stateName"], "已终止");
        assert_eq!(plan["plan"]["endedWhy"], "连续3次扣款失败，计划已终止");
        saver.whole("2026-03-06").await;
        assert_eq!(states(&saver.runs(&plan_no).await), ["扣款失败"; 3]);
        assert!(saver.told().await.contains(&"定投计划已终止".to_owned()));
        saver.assert_sound().await;
    }

    /// P5: failed, failed, paid, failed, skipped, failed: running, 2; one more: ended.
    async fn a_paid_run_resets_the_count_and_a_skipped_one_does_not(db: Db) {
        let saver = saver(db).await;
        let plan_no = saver.make(saver.daily(json!({ "amount": "100.92" }))).await;
        let days = ["03", "04", "05", "06", "09", "10", "11"];
        let amounts = ["100.92", "100.92", "100", "100.92", "100.92", "100.92", "100.92"];
        for (on, amount) in days.into_iter().zip(amounts) {
            let on = format!("2026-03-{on}");
            let (of, amount) = (number(&plan_no), amount.parse().unwrap());
            let change = async move |tx: &mut Tx| {
                let mut plan = store::plans::by_number(tx, &[of]).await?.remove(0);
                plan.amount = amount;
                store::plans::put(tx, &[plan]).await
            };
            saver.app.db().write::<_, db::Error, _>(change).await.unwrap();
            let status = match &*on {
                "2026-03-09" => funds::FundStatus::PurchaseStopped,
                _ => funds::FundStatus::Open,
            };
            set_status(&saver.app, MIXED, "澄溪远见混合A", status).await;
            saver.whole(&on).await;
            if on == "2026-03-10" {
                let plan = saver.plan(&plan_no).await;
                assert_eq!(plan["plan"]["state"], "1");
                assert_eq!(plan["plan"]["failures"], 2);
            }
        }
        let runs = saver.runs(&plan_no).await;
        assert_eq!(
            states(&runs),
            ["扣款失败", "扣款失败", "已扣款", "扣款失败", "本期跳过", "扣款失败", "扣款失败"]
        );
        assert_eq!(runs[4].2, "该基金当前暂停申购，暂不能买入");
        assert_eq!(saver.plan(&plan_no).await["plan"]["state"], "3");
    }

    async fn a_customer_whom_the_fund_suits_no_more_is_skipped(db: Db) {
        let saver = saver(db).await;
        let plan_no = saver.make(saver.weekly(json!({}))).await;
        saver.at("2026-03-04", (10, 0));
        take_test(&saver.app, &saver.person, C1).await;
        saver.whole("2026-03-05").await;
        let runs = saver.runs(&plan_no).await;
        assert_eq!(states(&runs), ["本期跳过"]);
        let plan = saver.plan(&plan_no).await;
        assert_eq!((&plan["plan"]["state"], &plan["plan"]["failures"]), (&json!("1"), &json!(0)));
    }

    async fn what_the_bank_does_not_speak_of_is_given_up_and_not_counted(db: Db) {
        let saver = saver(db).await;
        // Known on the third trading day only.
        let plan_no = saver.make(saver.weekly(json!({ "amount": "100.87" }))).await;
        saver.whole("2026-03-05").await;
        assert_eq!(states(&saver.runs(&plan_no).await), ["扣款中"]);
        let refused = saver.adjust(&plan_no, "pause").await;
        assert_eq!(refused.code, 29006, "nothing is changed while the bank is asked");
        let give_up = async |on: &str| {
            let (on, at) = (day(on), saver.at(on, (15, 0)));
            let (vouchers, ids) = (orders::Vouchers::of(&saver.app), saver.app.ids().clone());
            let work = async move |tx: &mut Tx| orders::give_up(tx, on, at, (vouchers, &ids)).await;
            saver.app.db().write::<_, db::Error, _>(work).await.unwrap();
        };
        give_up("2026-03-06").await;
        saver.closing("2026-03-06").await;
        assert_eq!(states(&saver.runs(&plan_no).await), ["银行没有答复"]);
        let plan = saver.plan(&plan_no).await;
        assert_eq!(plan["plan"]["underWay"], false);
        assert_eq!(plan["plan"]["failures"], 0);
        assert_eq!(saver.adjust(&plan_no, "pause").await.ok()["plan"]["state"], "2");
        // The money came after all: it goes back, and the run stays what it is.
        saver.closing("2026-03-10").await;
        assert_eq!(states(&saver.runs(&plan_no).await), ["银行没有答复"]);
        saver.assert_sound().await;
    }

    async fn a_step_after_the_cut_off_misses_the_day_and_makes_nothing_up_for_it(db: Db) {
        let saver = saver(db).await;
        let plan_no = saver.make(saver.weekly(json!({}))).await;
        let at = saver.at("2026-03-05", (15, 0));
        deduct(&saver.app, day("2026-03-05"), at).await.unwrap();
        let plan = saver.plan(&plan_no).await;
        assert_eq!(plan["runs"][0]["stateName"], "未能执行");
        assert_eq!(plan["plan"]["next"]["date"], "2026-03-12");
        assert_eq!(plan["plan"]["failures"], 0);
        // Days on which nobody came are missed, too, one by one.
        saver.morning("2026-03-20").await;
        let runs = saver.runs(&plan_no).await;
        assert_eq!(states(&runs), ["未能执行", "未能执行", "未能执行"]);
        assert_eq!((runs[1].0.as_str(), runs[2].0.as_str()), ("2026-03-12", "2026-03-19"));
        assert_eq!(saver.plan(&plan_no).await["plan"]["next"]["date"], "2026-03-26");
    }

    async fn a_customer_may_cancel_the_order_of_a_run(db: Db) {
        let saver = saver(db).await;
        let plan_no = saver.make(saver.weekly(json!({}))).await;
        saver.morning("2026-03-05").await;
        let order_no = saver.plan(&plan_no).await["runs"][0]["orderNo"].clone();
        saver.at("2026-03-05", (11, 0));
        saver.client.post("/trade/cancel", json!({ "orderNo": order_no })).await.ok();
        saver.closing("2026-03-05").await;
        let plan = saver.plan(&plan_no).await;
        assert_eq!(plan["runs"][0]["stateName"], "已撤单");
        assert_eq!((&plan["plan"]["paidRuns"], &plan["plan"]["failures"]), (&json!(0), &json!(0)));
        saver.assert_sound().await;
    }

    async fn so_many_runs_and_a_last_day_finish_a_plan(db: Db) {
        let saver = saver(db).await;
        let twice = saver.make(saver.daily(json!({ "end": { "times": 2 } }))).await;
        let until = saver.make(saver.daily(json!({ "end": { "date": "2026-03-04" } }))).await;
        for on in ["2026-03-03", "2026-03-04", "2026-03-05"] {
            saver.whole(on).await;
        }
        for (plan_no, why) in [(&twice, "已扣满你设定的期数"), (&until, "已到你设定的截止日")] {
            let plan = saver.plan(plan_no).await;
            assert_eq!(plan["plan"]["stateName"], "已完成");
            assert_eq!(plan["plan"]["endedWhy"], why);
            assert_eq!(states(&saver.runs(plan_no).await), ["已扣款", "已扣款"]);
        }
        let list = saver.client.get(LIST, "ended=true").await.ok();
        assert_eq!(list["ended"], 2);
    }

    async fn a_target_informs_and_redeems_nothing(db: Db) {
        let saver = saver(db).await;
        let plan_no = saver.make(saver.weekly(json!({ "end": { "targetRate": "0.05" } }))).await;
        saver.confirmed("2026-03-05", "1.0000").await;
        saver.priced("2026-03-05", "1.0000").await;
        saver.priced("2026-03-06", "1.0500").await;
        saver.evening("2026-03-06").await;
        let plan = saver.plan(&plan_no).await;
        // 100 ÷ 1.0008 = 99.92 shares × 1.05 = 104.92: not 5 % yet.
        let made = &plan["return"];
        assert_eq!((&made["paid"], &made["value"]), (&json!("100.00"), &json!("104.92")));
        assert_eq!((&made["profit"], &made["percent"]), (&json!("4.92"), &json!("0.0492")));
        assert_eq!(plan["plan"]["state"], "1");
        let course = json!({
            "dates": ["2026-03-05", "2026-03-06"],
            "paid": ["100.00", "100.00"],
            "value": ["99.92", "104.92"],
        });
        assert_eq!(made["course"], course);
        saver.priced("2026-03-09", "1.0600").await;
        saver.evening("2026-03-09").await;
        let plan = saver.plan(&plan_no).await;
        assert_eq!(plan["plan"]["stateName"], "已完成");
        assert!(plan["plan"]["endedWhy"].as_str().unwrap().starts_with("收益率5.92%，达到你设定的"));
        let cust_no = saver.person.person.cust_no;
        let held = async move |tx: &mut Tx| holdings::positions_of_customer(tx, cust_no).await;
        let held = saver.app.db().read::<_, db::Error, _>(held).await.unwrap();
        assert_eq!(held[0].shares.to_string(), "99.92", "nothing is redeemed");
        saver.assert_sound().await;
    }

    async fn what_was_to_be_tried_again_has_failed_once_the_target_is_reached(db: Db) {
        let saver = saver(db).await;
        let end = json!({ "targetRate": "0.05" });
        let plan_no = saver.make(saver.weekly(json!({ "end": end }))).await;
        saver.confirmed("2026-03-05", "1.0000").await;
        let more = json!({ "planNo": plan_no, "amount": "100.85", "end": end });
        saver.client.post("/fixapply/modify", saver.weekly(more)).await.ok();
        saver.morning("2026-03-12").await;
        let states = async || -> Vec<String> {
            saver.runs(&plan_no).await.into_iter().map(|(_, state, _)| state).collect()
        };
        assert_eq!(states().await, ["已扣款", "下午再试"]);
        // The prices of the day before came in the morning only.
        saver.priced("2026-03-05", "1.0000").await;
        saver.priced("2026-03-11", "1.0600").await;
        let at = saver.at("2026-03-12", (10, 0));
        crate::finish_reached(&saver.app, day("2026-03-11"), at).await.unwrap();
        crate::announce(&saver.app, day("2026-03-11"), at).await.unwrap();
        assert_eq!(states().await, ["已扣款", "扣款失败"]);
        let plan = saver.plan(&plan_no).await;
        let plan = &plan["plan"];
        assert_eq!((&plan["stateName"], &plan["underWay"]), (&json!("已完成"), &json!(false)));
        let told = saver.told().await;
        assert!(told.contains(&"定投100.85元扣款失败".to_owned()), "{told:?}");
        saver.assert_sound().await;
        saver.afternoon("2026-03-12").await;
        assert_eq!(saver.told().await.len(), told.len());
    }

    async fn a_smart_plan_takes_all_while_there_are_too_few_prices(db: Db) {
        let saver = saver(db).await;
        let wish = saver.weekly(json!({ "smart": { "rule": "average", "window": 180 } }));
        let plan_no = saver.make(wish).await;
        saver.whole("2026-03-05").await;
        let run = saver.plan(&plan_no).await["runs"][0].clone();
        assert_eq!((&run["percent"], &run["amount"]), (&json!(100), &json!("100.00")));
        assert_eq!(run["distance"], Value::Null);
        let records = saver.client.bff("trade/queryTradeRecordNew", json!({})).await.ok();
        assert_eq!(records["months"][0]["records"][0]["kindName"], "智能定投");
    }

    async fn a_money_fund_pays_a_run(db: Db) {
        let saver = saver(db).await;
        let made = saver.client.post(ADD, saver.by_money_fund().await).await.ok();
        assert_eq!(made["plan"]["payer"], "澄溪日利货币A");
        let plan_no = made["planNo"].as_str().unwrap().to_owned();
        saver.whole("2026-03-05").await;
        let plan = saver.plan(&plan_no).await;
        assert_eq!(plan["runs"][0]["stateName"], "已扣款");
        saver.assert_sound().await;
        let read = async |tx: &mut Tx| store::plans::by_number(tx, &[number(&plan_no)]).await;
        let kept = saver.app.db().read::<_, db::Error, _>(read).await.unwrap();
        assert_eq!(kept[0].state, PlanState::Running);
    }
}
