//! Redeeming into another fund, from the list of targets to both positions, or to the card.

use super::redeeming::{confirm, holder};
use crate::payouts::store::payouts;
use crate::testing::{
    BOLD, C1, FOREIGN, MIXED, MONEY, assert_sound, client, close_day, confirm_warning, set_status,
    take_test, told,
};
use crate::tests::migrations;
use crate::{Confirmation, Outcome, PayoutCounts, pay_due};
use bankcards::testing::OpenedPerson;
use db::{Db, Tx, db_test, sql};
use funds::FundStatus;
use kernel::Day;
use serde_json::{Value, json};
use wire::App;
use wire::testing::Client;

pub(crate) const INTO: &str = "trade/public/redeem2Buy";

fn day(text: &str) -> Day {
    text.parse().unwrap()
}

pub(crate) fn ask(funds: [&str; 2], person: &OpenedPerson, shares: &str) -> Value {
    json!({
        "fundCode": funds[0],
        "targetFundCode": funds[1],
        "tradeAcco": person.trade_acco,
        "shares": shares,
        "agreements": ["fund-contract", "prospectus", "risk-disclosure", "sales-service"],
    })
}

/// Asks on Wednesday for what arrives on Monday; answers the redemption's number.
pub(crate) async fn redeemed_into(client: &Client, person: &OpenedPerson, target: &str) -> Value {
    client.bff(INTO, ask([MIXED, target], person, "1000")).await.ok()["orderNo"].clone()
}

/// Confirms Wednesday's orders at 1.3000 and lets a moment of Monday pay what arrives.
pub(crate) async fn arrive(app: &App, person: &OpenedPerson) -> PayoutCounts {
    close_day(app, day("2026-03-04"), "1.3000".parse().unwrap()).await;
    assert_sound(app).await;
    on_monday(app, person).await;
    let counts = pay_due(app, day("2026-03-09"), app.now()).await.unwrap();
    assert_sound(app).await;
    counts
}

async fn on_monday(app: &App, person: &OpenedPerson) {
    app.clock().move_to("2026-03-09T08:30:00+08:00".parse().unwrap());
    identity::testing::unlock(app, &person.person.token).await;
}

async fn detail(client: &Client, order: &Value) -> Value {
    client.bff("trade/tradeRecordDetail", json!({ "orderNo": order })).await.ok()
}

fn titles(detail: &Value) -> Vec<&str> {
    detail["timeline"].as_array().unwrap().iter().map(|s| s["title"].as_str().unwrap()).collect()
}

fn bought_one() -> PayoutCounts {
    PayoutCounts { bought: 1, ..PayoutCounts::default() }
}

fn paid_one() -> PayoutCounts {
    PayoutCounts { paid: 1, ..PayoutCounts::default() }
}

/// The number of the purchase.
async fn purchase_of(client: &Client, order: &Value) -> Value {
    detail(client, order).await["onward"]["purchase"]["orderNo"].clone()
}

/// How many messages say all of it.
async fn said(app: &App, person: &OpenedPerson, parts: &[&str]) -> usize {
    let says = |message: &&Value| parts.iter().all(|part| message.to_string().contains(part));
    told(app, person).await.iter().filter(says).count()
}

const TARGET: &str = "澄溪日利货币A";

async fn in_transit(client: &Client) -> Value {
    client.bff("asset/myOverview", json!({})).await.ok()["inTransit"].clone()
}

/// The purchase that the proceeds paid names the redemption.
async fn require_bought(client: &Client, order: &Value) {
    let purchase = purchase_of(client, order).await;
    let second = detail(client, &purchase).await;
    assert_eq!(
        (&second["kind"], &second["amount"], &second["payStatus"]),
        (&json!("022"), &json!("1300.00"), &json!("2"))
    );
    assert_eq!(
        (&second["paidBy"]["orderNo"], &second["dates"]["tDay"]),
        (order, &json!("2026-03-09"))
    );
}

db_test! { migrations();
    async fn what_arrives_buys_the_other_fund(db: Db) {
        let (app, person) = holder(db, MIXED, "10000").await;
        let client = client(&app, &person.person.token);
        let placed = client.bff(INTO, ask([MIXED, MONEY], &person, "1000")).await.ok();
        assert_eq!((&placed["kind"], &placed["targetFundName"]), (&json!("024"), &json!(TARGET)));
        let dates = &placed["dates"];
        assert_eq!(
            (&dates["tDay"], &dates["arriveDate"]),
            (&json!("2026-03-04"), &json!("2026-03-09"))
        );
        let onward = &placed["onwardDates"];
        assert_eq!(
            (&onward["tDay"], &onward["confirmDate"]),
            (&json!("2026-03-09"), &json!("2026-03-10"))
        );
        let order = &placed["orderNo"];
        let told = detail(&client, order).await;
        assert_eq!(
            (&told["kindName"], &told["onward"]["stage"]),
            (&json!("赎回转购"), &json!("redeeming"))
        );
        assert_eq!(titles(&told), ["提交成功", "确认赎回", "到账买入", "确认买入份额"]);
        assert_sound(&app).await;

        close_day(&app, day("2026-03-04"), "1.3000".parse().unwrap()).await;
        assert_sound(&app).await;
        let told = detail(&client, order).await;
        let onward = &told["onward"];
        assert_eq!(
            (&onward["stage"], &onward["amount"], &onward["buysOn"]),
            (&json!("waiting"), &json!("1300.00"), &json!("2026-03-09"))
        );
        assert_eq!((&told["payout"], &told["payStatus"]), (&Value::Null, &json!("0")));
        assert_eq!(in_transit(&client).await, "1300.00");
        // Before its day it buys nothing.
        assert_eq!(
            pay_due(&app, day("2026-03-06"), app.now()).await.unwrap(),
            PayoutCounts::default()
        );

        on_monday(&app, &person).await;
        assert_eq!(pay_due(&app, day("2026-03-09"), app.now()).await.unwrap(), bought_one());
        assert_sound(&app).await;
        let told = detail(&client, order).await;
        assert_eq!((&told["onward"]["stage"], &told["payStatus"]), (&json!("buying"), &json!("8")));
        assert_eq!(titles(&told), ["提交成功", "确认成功", "到账买入", "确认买入份额"]);
        require_bought(&client, order).await;
        assert_eq!(in_transit(&client).await, "1300.00");

        assert_eq!(close_day(&app, day("2026-03-09"), "1".parse().unwrap()).await.confirmed, 1);
        assert_sound(&app).await;
        assert_eq!(detail(&client, order).await["onward"]["stage"], "bought");
        let held = client.bff("asset/heldAssetsDetails", json!({ "fundCode": MONEY })).await.ok();
        assert_eq!(held["fund"]["shares"], "1298.96");
        assert_eq!(in_transit(&client).await, "0.00");
    }

    async fn across_companies_only_where_they_do_not_convert(db: Db) {
        let (app, person) = holder(db, MIXED, "10000").await;
        let client = client(&app, &person.person.token);
        let same = client.post("/superConvert", ask([MIXED, MONEY], &person, "1000")).await;
        assert_eq!((same.code, same.message.contains("直接转换")), (16083, true));
        let other = client.post("/superConvert", ask([MIXED, FOREIGN], &person, "1000")).await.ok();
        assert_eq!(other["targetFundName"], "岚屿远见混合A");
        assert_eq!(arrive(&app, &person).await, bought_one());
        let purchase = purchase_of(&client, &other["orderNo"]).await;
        let second = detail(&client, &purchase).await;
        // 1,300 at a tenth of 0.8 %, explained as with any purchase.
        assert_eq!(
            (&second["feeRate"], &second["feeSteps"][1]["rounded"]),
            (&json!("0.0008"), &json!("1298.96"))
        );
        close_day(&app, day("2026-03-09"), "1.2345".parse().unwrap()).await;
        assert_eq!(detail(&client, &other["orderNo"]).await["onward"]["stage"], "bought");
        assert_sound(&app).await;
    }

    async fn a_bolder_target_needs_a_warning_once(db: Db) {
        let (app, person) = holder(db, MIXED, "10000").await;
        take_test(&app, &person, C1).await;
        let client = client(&app, &person.person.token);
        let asked = ask([MIXED, BOLD], &person, "500");
        assert_eq!(client.bff(INTO, asked.clone()).await.code, 14004);
        confirm_warning(&app, &client, BOLD).await;
        let order = client.bff(INTO, asked).await.ok()["orderNo"].clone();
        // Days later the same warning counts for the purchase.
        assert_eq!(arrive(&app, &person).await, bought_one());
        assert_eq!(detail(&client, &order).await["onward"]["stage"], "buying");
    }

    async fn a_customer_whom_it_no_longer_suits_gets_the_money(db: Db) {
        let (app, person) = holder(db, MIXED, "10000").await;
        let client = client(&app, &person.person.token);
        confirm_warning(&app, &client, BOLD).await;
        let asked = ask([MIXED, BOLD], &person, "500");
        let order = client.bff(INTO, asked).await.ok()["orderNo"].clone();
        take_test(&app, &person, C1).await;
        assert_eq!(arrive(&app, &person).await, paid_one());
        let told = detail(&client, &order).await;
        assert_eq!((&told["onward"]["stage"], &told["payStatus"]), (&json!("toCard"), &json!("6")));
        assert!(!told["onward"]["reason"].as_str().unwrap().is_empty());
    }

    async fn a_target_that_closes_sends_the_money_to_the_card(db: Db) {
        let (app, person) = holder(db, MIXED, "10000").await;
        let client = client(&app, &person.person.token);
        let order = redeemed_into(&client, &person, FOREIGN).await;
        set_status(&app, FOREIGN, "岚屿远见混合A", FundStatus::PurchaseStopped).await;
        assert_eq!(arrive(&app, &person).await, paid_one());
        let told = detail(&client, &order).await;
        assert_eq!((&told["onward"]["stage"], &told["payStatus"]), (&json!("toCard"), &json!("6")));
        assert_eq!(told["onward"]["reason"], "岚屿远见混合A当前暂停申购，暂不能买入");
        assert_eq!(told["payout"]["amount"], "1300.00");
        assert_eq!(titles(&told), ["提交成功", "确认成功", "未能买入", "资金到账"]);
        assert_eq!(said(&app, &person, &["1,300.00元没有买入", "暂停申购"]).await, 1);
        assert_eq!(said(&app, &person, &["1,300.00元到账了"]).await, 1);
        // Nothing is left to be bought or paid.
        assert_eq!(
            pay_due(&app, day("2026-03-10"), app.now()).await.unwrap(),
            PayoutCounts::default()
        );
        let month =
            client.bff("trade/queryTradeRecordNew", json!({})).await.ok()["months"][0].clone();
        assert_eq!((&month["arrived"], &month["bought"]), (&json!("1300.00"), &json!("10000.00")));
    }

    async fn what_the_ta_refuses_goes_to_the_card_with_its_reason(db: Db) {
        let (app, person) = holder(db, MIXED, "10000").await;
        let client = client(&app, &person.person.token);
        let order = redeemed_into(&client, &person, MONEY).await;
        assert_eq!(arrive(&app, &person).await, bought_one());
        let reject = |order_no| Confirmation {
            order_no,
            outcome: Outcome::Rejected { reason: "超过基金规模上限".to_owned() },
        };
        assert_eq!(confirm(&app, day("2026-03-09"), reject).await.rejected, 1);
        assert_sound(&app).await;
        assert_eq!(pay_due(&app, day("2026-03-10"), app.now()).await.unwrap(), paid_one());
        assert_sound(&app).await;
        let told = detail(&client, &order).await;
        assert_eq!(
            (&told["onward"]["stage"], &told["onward"]["reason"]),
            (&json!("toCard"), &json!("超过基金规模上限"))
        );
        let purchase = detail(&client, &told["onward"]["purchase"]["orderNo"]).await;
        assert_eq!(
            (&purchase["status"], &purchase["payStatus"], &purchase["refund"]),
            (&json!("2"), &json!("5"), &json!("1300.00"))
        );
        assert_eq!(said(&app, &person, &["超过基金规模上限"]).await, 1);
    }

    async fn either_leg_can_be_cancelled_before_its_cutoff(db: Db) {
        let (app, person) = holder(db, MIXED, "10000").await;
        let client = client(&app, &person.person.token);
        let first = redeemed_into(&client, &person, MONEY).await;
        let cancelled = client.bff("trade/tradeCancel", json!({ "orderNo": first })).await.ok();
        assert_eq!(cancelled["message"], "份额已恢复为可用");
        let told = detail(&client, &first).await;
        assert_eq!(
            (&told["onward"]["stage"], &told["onward"]["buysOn"]),
            (&json!("nothing"), &Value::Null)
        );
        assert_eq!(titles(&told), ["提交成功", "已撤单"]);
        let order = redeemed_into(&client, &person, MONEY).await;
        assert_eq!(arrive(&app, &person).await, bought_one());
        // Of the redemption nothing is left to cancel.
        assert_eq!(client.bff("trade/tradeCancel", json!({ "orderNo": order })).await.code, 16013);
        let purchase = purchase_of(&client, &order).await;
        let cancelled = client.bff("trade/tradeCancel", json!({ "orderNo": purchase })).await.ok();
        assert_eq!(
            (&cancelled["payStatus"], &cancelled["refundBy"]),
            (&json!("4"), &json!("2026-03-10"))
        );
        assert!(cancelled["message"].as_str().unwrap().starts_with("款项将打到"), "{cancelled}");
        assert_sound(&app).await;
        assert_eq!(pay_due(&app, day("2026-03-10"), app.now()).await.unwrap(), paid_one());
        let told = detail(&client, &order).await;
        assert_eq!(
            (&told["onward"]["stage"], &told["onward"]["reason"]),
            (&json!("toCard"), &json!("你撤销了买入"))
        );
        assert_sound(&app).await;
    }

    async fn a_key_that_is_sent_many_times_at_once_redeems_once(db: Db) {
        let (app, person) = holder(db, MIXED, "1000").await;
        let once = client(&app, &person.person.token).with_key("7c1e2b90-into");
        let first = once.bff(INTO, ask([MIXED, MONEY], &person, "400")).await.ok();
        let sends = (0..6).map(|_| {
            let (client, ask) = (once.clone(), ask([MIXED, MONEY], &person, "400"));
            tokio::spawn(async move { client.bff(INTO, ask).await })
        });
        for sent in sends.collect::<Vec<_>>() {
            let reply = sent.await.unwrap();
            if reply.code == wire::SUCCESS {
                assert_eq!(reply.data, first);
            }
        }
        assert_ne!(once.bff(INTO, ask([MIXED, MONEY], &person, "300")).await.code, wire::SUCCESS);
        // Others at the same time take what is left, and no more: 809.72 were held.
        let each = client(&app, &person.person.token);
        let sends = (0..5).map(|_| {
            let (client, ask) = (each.clone(), ask([MIXED, MONEY], &person, "200"));
            tokio::spawn(async move { client.bff(INTO, ask).await.code })
        });
        let mut taken = 0;
        for sent in sends.collect::<Vec<_>>() {
            taken += u32::from(sent.await.unwrap() == wire::SUCCESS);
        }
        assert_eq!(taken, 2);
        assert_sound(&app).await;
    }

    async fn paying_twice_or_at_the_same_time_buys_once(db: Db) {
        let (app, person) = holder(db, MIXED, "10000").await;
        let client = client(&app, &person.person.token);
        redeemed_into(&client, &person, MONEY).await;
        redeemed_into(&client, &person, FOREIGN).await;
        close_day(&app, day("2026-03-04"), "1.3000".parse().unwrap()).await;
        on_monday(&app, &person).await;
        let runs = (0..4).map(|_| {
            let app = app.clone();
            tokio::spawn(async move { pay_due(&app, day("2026-03-09"), app.now()).await })
        });
        let mut bought = 0;
        for run in runs.collect::<Vec<_>>() {
            bought += run.await.unwrap().unwrap().bought;
        }
        assert_eq!(bought, 2);
        assert_eq!(
            pay_due(&app, day("2026-03-09"), app.now()).await.unwrap(),
            PayoutCounts::default()
        );
        assert_eq!(close_day(&app, day("2026-03-09"), "1".parse().unwrap()).await.confirmed, 2);
        assert_sound(&app).await;
    }

    async fn the_rest_of_a_big_redemption_buys_by_itself(db: Db) {
        let (app, person) = holder(db, MIXED, "10000").await;
        let client = client(&app, &person.person.token);
        let order = redeemed_into(&client, &person, MONEY).await;
        let part = |order_no| Confirmation {
            order_no,
            outcome: Outcome::Redeemed {
                nav: "1.3000".parse().unwrap(),
                shares: "600".parse().unwrap(),
                fee: kernel::Fen::ZERO,
                net: "780".parse().unwrap(),
            },
        };
        assert_eq!(confirm(&app, day("2026-03-04"), part).await.partly, 1);
        close_day(&app, day("2026-03-05"), "1.4000".parse().unwrap()).await;
        on_monday(&app, &person).await;
        assert_eq!(pay_due(&app, day("2026-03-09"), app.now()).await.unwrap(), bought_one());
        assert_eq!(detail(&client, &order).await["onward"]["purchase"]["amount"], "780.00");
        assert_eq!(pay_due(&app, day("2026-03-10"), app.now()).await.unwrap(), bought_one());
        assert_sound(&app).await;
        let records =
            client.bff("trade/redeem2buyTradeRecord", json!({ "fundCode": MONEY })).await.ok();
        let amounts: Vec<_> = records["records"]
            .as_array()
            .unwrap()
            .iter()
            .map(|r| r["onward"]["amount"].clone())
            .collect();
        assert_eq!(amounts, ["560.00", "780.00"]);
    }

    async fn a_purchase_that_does_not_fit_its_proceeds_is_found(db: Db) {
        let (app, person) = holder(db, MIXED, "10000").await;
        let client = client(&app, &person.person.token);
        redeemed_into(&client, &person, MONEY).await;
        arrive(&app, &person).await;
        let less = async |tx: &mut Tx| {
            tx.execute(sql!("UPDATE orders_orders SET amount = amount - 1 WHERE kind = '022' AND original_no IS NOT NULL")).await
        };
        app.db().write(less).await.unwrap();
        let verify = async |tx: &mut Tx| crate::verify_onward(tx).await;
        let found = app.db().read::<_, db::Error, _>(verify).await.unwrap();
        assert_eq!(found.len(), 1);
        assert_eq!((found[0].expected, found[0].found), (130_000, 129_999));
    }

    async fn proceeds_that_are_to_buy_are_never_asked_for_at_the_bank(db: Db) {
        let (app, person) = holder(db, MIXED, "10000").await;
        redeemed_into(&client(&app, &person.person.token), &person, FOREIGN).await;
        close_day(&app, day("2026-03-04"), "1.3000".parse().unwrap()).await;
        on_monday(&app, &person).await;
        let let_go = async |tx: &mut Tx| payouts::let_go(tx, day("2026-03-09")).await;
        assert_eq!(app.db().write::<_, db::Error, _>(let_go).await.unwrap(), 0);
        let (on, now) = (day("2026-03-09"), app.clock().unmoved());
        let due = async move |tx: &mut Tx| payouts::due(tx, (on, now, now), None, 10).await;
        assert!(app.db().write::<_, db::Error, _>(due).await.unwrap().is_empty());
        assert_eq!(pay_due(&app, day("2026-03-09"), app.now()).await.unwrap(), bought_one());
        assert_sound(&app).await;
    }
}
