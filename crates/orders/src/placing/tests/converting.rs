//! Converting, from the list of targets to both positions.

use super::redeeming::{confirm, holder};
use crate::testing::{
    BOLD, C1, C4, CLOSED, FOREIGN, MIXED, MONEY, OFFERED, app, assert_sound, bought, buyer, client,
    close_day, confirm_warning, take_test,
};
use crate::tests::{MORNING, migrations};
use crate::{Confirmation, Converted, OrderKind, OrderNo, Outcome, testing};
use bankcards::testing::OpenedPerson;
use db::{Db, db_test};
use kernel::{Day, Nav};
use serde_json::{Value, json};

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

/// What the TA says of 1,000 shares of the mixed fund into the money fund, with a redemption fee.
fn answered(order_no: OrderNo) -> Confirmation {
    Confirmation {
        order_no,
        outcome: Outcome::Converted(Converted {
            nav: "1.3000".parse().unwrap(),
            shares: "1000".parse().unwrap(),
            redeem_fee: "19.50".parse().unwrap(),
            top_up_fee: "0".parse().unwrap(),
            amount_in: "1280.50".parse().unwrap(),
            target: MONEY.parse().unwrap(),
            target_nav: Nav::PAR,
            target_shares: "1280.50".parse().unwrap(),
        }),
    }
}

fn labels(fee: &Value) -> Vec<&str> {
    fee["steps"].as_array().unwrap().iter().map(|step| step["label"].as_str().unwrap()).collect()
}

/// Of a conversion that costs something on both sides.
const STEPS: [&str; 10] = [
    "第1批金额（持有2天）",
    "第1批赎回费",
    "转出金额",
    "赎回费合计",
    "转出净额",
    "申购费率差",
    "折后费率差",
    "补差费",
    "转入金额",
    "转入份额",
];

db_test! { migrations();
    async fn both_positions_are_as_the_ta_says(db: Db) {
        let (app, person) = holder(db, MIXED, "10000").await;
        let client = client(&app, &person.person.token);
        let placed =
            client.bff("trade/public/convert", ask([MIXED, MONEY], &person, "1000")).await.ok();
        assert_eq!((&placed["kind"], &placed["shares"]), (&json!("036"), &json!("1000.00")));
        assert_eq!(placed["targetFundName"], "澄溪日利货币A");
        assert_eq!(
            (&placed["dates"]["tDay"], &placed["dates"]["confirmDate"]),
            (&json!("2026-03-04"), &json!("2026-03-05"))
        );
        let out = client.bff("asset/heldAssetsDetails", json!({ "fundCode": MIXED })).await.ok();
        assert_eq!(
            (&out["cards"][0]["frozen"], &out["cards"][0]["available"]),
            (&json!("1000.00"), &json!("7093.97"))
        );
        assert_sound(&app).await;
        assert_eq!(confirm(&app, day("2026-03-04"), answered).await.confirmed, 1);
        assert_sound(&app).await;
        let out = client.bff("asset/heldAssetsDetails", json!({ "fundCode": MIXED })).await.ok();
        assert_eq!(
            (&out["cards"][0]["frozen"], &out["cards"][0]["shares"]),
            (&json!("0.00"), &json!("7093.97"))
        );
        // 10,000.00 × 1,000 ÷ 8,093.97 was the cost of what went out for 1,280.50.
        assert_eq!(out["realisedProfit"], "45.01");
        let into = client.bff("asset/accountShareDetail", json!({ "fundCode": MONEY })).await.ok();
        let lot = &into["lots"][0];
        assert_eq!(
            (&lot["source"], &lot["shares"], &lot["registeredOn"]),
            (&json!("convert"), &json!("1280.50"), &json!("2026-03-05"))
        );
        let order = json!({ "orderNo": placed["orderNo"] });
        let detail = client.bff("trade/tradeRecordDetail", order).await.ok();
        assert_eq!((&detail["status"], &detail["fee"]), (&json!("1"), &json!("19.50")));
        let legs = &detail["conversion"];
        assert_eq!(
            (&legs["targetFundCode"], &legs["fee"]["estimated"]),
            (&json!(MONEY), &json!(false))
        );
        assert_eq!(
            (&legs["fee"]["gross"], &legs["fee"]["targetShares"]),
            (&json!("1300.00"), &json!("1280.50"))
        );
        assert_eq!(labels(&legs["fee"]), STEPS);
        assert_eq!(legs["fee"]["steps"][0]["rounding"], "HALF_UP");
        assert_eq!(detail["timeline"][1]["title"], "确认成功");
    }

    async fn what_comes_in_costs_what_the_others_brought(db: Db) {
        let (app, person) = holder(db, MONEY, "10000").await;
        let client = client(&app, &person.person.token);
        client.post("/convert", ask([MONEY, MIXED], &person, "9992.01")).await.ok();
        let counts = confirm(&app, day("2026-03-04"), |order_no| Confirmation {
            order_no,
            outcome: Outcome::Converted(Converted {
                nav: Nav::PAR,
                shares: "9992.01".parse().unwrap(),
                redeem_fee: "0".parse().unwrap(),
                top_up_fee: "7.99".parse().unwrap(),
                amount_in: "9984.02".parse().unwrap(),
                target: MIXED.parse().unwrap(),
                target_nav: "1.2345".parse().unwrap(),
                target_shares: "8087.50".parse().unwrap(),
            }),
        })
        .await;
        assert_eq!(counts.confirmed, 1);
        assert_sound(&app).await;
        let out = client.bff("asset/heldAssetsDetails", json!({ "fundCode": MONEY })).await.ok();
        assert_eq!(
            (&out["fund"]["shares"], &out["realisedProfit"]),
            (&json!("0.00"), &json!("-7.99"))
        );
        // The top-up fee is inside the cost, as with a purchase.
        let into = client.bff("asset/heldAssetsDetails", json!({ "fundCode": MIXED })).await.ok();
        assert_eq!(
            (&into["fund"]["shares"], &into["fund"]["holdingProfit"]),
            (&json!("8087.50"), &json!("-7.99"))
        );
    }

    async fn the_page_explains_both_fees_before_the_order(db: Db) {
        let (app, person) = holder(db, MONEY, "10000").await;
        let client = client(&app, &person.person.token);
        let page =
            client.bff("trade/public/convertInfo", ask([MONEY, MIXED], &person, "9000")).await.ok();
        assert_eq!((&page["open"], &page["matchCode"]), (&json!(true), &json!("T0")));
        let fee = &page["fee"];
        assert_eq!(
            (&fee["estimated"], &fee["redeemFee"], &fee["topUpFee"]),
            (&json!(true), &json!("0.00"), &json!("7.19"))
        );
        assert_eq!(
            (&fee["amountIn"], &fee["targetShares"]),
            (&json!("8992.81"), &json!("7284.58"))
        );
        assert_eq!(page["dates"]["redeemableDate"], "2026-03-06");
        assert_eq!(page["cutoffText"], "今日15:00前转换，按今日净值确认");
        let mixed = client.bff("trade/public/convertInfo", ask([MIXED, MONEY], &person, "1")).await;
        assert_eq!(mixed.code, 16016);
    }

    async fn the_targets_are_open_funds_of_the_same_company(db: Db) {
        let (app, person) = holder(db, MIXED, "10000").await;
        let client = client(&app, &person.person.token);
        let list = client.get("/convert/list", &format!("fundCode={MIXED}")).await.ok();
        let codes: Vec<_> =
            list["targets"].as_array().unwrap().iter().map(|t| t["fundCode"].clone()).collect();
        assert_eq!(codes, [BOLD, MONEY]);
        assert_eq!((&list["open"], &list["company"]), (&json!(true), &json!("澄溪基金")));
        for (target, code) in [(FOREIGN, 16071), (MIXED, 16071), (CLOSED, 16072), (OFFERED, 16072)]
        {
            let ask = ask([MIXED, target], &person, "100");
            assert_eq!(
                client.bff("trade/public/convert", ask.clone()).await.code,
                code,
                "{target}"
            );
            assert_eq!(client.bff("trade/public/convertInfo", ask).await.ok()["open"], false);
        }
    }

    async fn no_more_than_is_held_and_only_ones_own(db: Db) {
        let (app, person) = holder(db, MIXED, "10000").await;
        let mine = client(&app, &person.person.token);
        for (shares, code) in [("8093.98", 16073), ("0.5", 16074), ("-1", 16074)] {
            let ask = ask([MIXED, MONEY], &person, shares);
            assert_eq!(mine.post("/convert", ask).await.code, code, "{shares}");
        }
        let mut unread = ask([MIXED, MONEY], &person, "100");
        unread["agreements"] = json!(["fund-contract"]);
        assert_eq!(mine.post("/convert", unread).await.code, 16008);
        let other = buyer(&app, 2, C4).await;
        let theirs = client(&app, &other.person.token);
        let ask = ask([MIXED, MONEY], &person, "100");
        assert_eq!(theirs.post("/convert", ask.clone()).await.code, 16016);
        assert_eq!(theirs.bff("trade/public/convertInfo", ask.clone()).await.code, 16016);
        let locked = identity::testing::log_in(&app, person.person.cust_no).await;
        let locked = client(&app, &locked).post("/convert", ask).await;
        assert_ne!(locked.code, wire::SUCCESS);
        assert_sound(&app).await;
    }

    async fn a_bolder_target_needs_a_confirmed_warning(db: Db) {
        let (app, person) = holder(db, MIXED, "10000").await;
        take_test(&app, &person, C1).await;
        let client = client(&app, &person.person.token);
        let ask = ask([MIXED, BOLD], &person, "100");
        assert_eq!(client.bff("trade/public/convert", ask.clone()).await.code, 14004);
        confirm_warning(&app, &client, BOLD).await;
        client.bff("trade/public/convert", ask.clone()).await.ok();
        let page = client.bff("trade/public/convertInfo", ask).await.ok();
        assert_eq!(page["matchCode"], "T2");
        assert_sound(&app).await;
    }

    async fn conversions_count_against_the_targets_limit_of_a_day(db: Db) {
        let (app, person) = holder(db, MIXED, "10000").await;
        let client = client(&app, &person.person.token);
        confirm_warning(&app, &client, BOLD).await;
        // The target takes 1,000 yuan a day: 600 shares are 729.59 net of the redemption fee.
        client.bff("trade/public/convert", ask([MIXED, BOLD], &person, "600")).await.ok();
        let more = client.bff("trade/public/convert", ask([MIXED, BOLD], &person, "300")).await;
        assert_eq!(more.code, 16075);
        assert!(more.message.contains("270.41"), "{}", more.message);
        let buy = testing::purchase(BOLD, &person, "300");
        assert_eq!(client.bff("trade/public/buy", buy).await.code, 16007);
        let buy = testing::purchase(BOLD, &person, "270");
        client.bff("trade/public/buy", buy).await.ok();
    }

    async fn a_cancelled_conversion_frees_the_shares_until_the_cutoff(db: Db) {
        let (app, person) = holder(db, MIXED, "10000").await;
        let client = client(&app, &person.person.token);
        let placed =
            client.bff("trade/public/convert", ask([MIXED, MONEY], &person, "8093.97")).await.ok();
        let order = json!({ "orderNo": placed["orderNo"] });
        let cancelled = client.bff("trade/tradeCancel", order).await.ok();
        assert_eq!(
            (&cancelled["status"], &cancelled["message"]),
            (&json!("7"), &json!("份额已恢复为可用"))
        );
        assert_sound(&app).await;
        let placed =
            client.bff("trade/public/convert", ask([MIXED, MONEY], &person, "100")).await.ok();
        app.clock().move_to("2026-03-04T15:00:00+08:00".parse().unwrap());
        let order = json!({ "orderNo": placed["orderNo"] });
        assert_eq!(client.bff("trade/tradeCancel", order).await.code, 16012);
        let late =
            client.bff("trade/public/convert", ask([MIXED, MONEY], &person, "100")).await.ok();
        assert_eq!(late["dates"]["tDay"], "2026-03-05");
    }

    async fn a_refused_conversion_gives_the_shares_back_with_the_reason(db: Db) {
        let (app, person) = holder(db, MIXED, "10000").await;
        let client = client(&app, &person.person.token);
        let placed =
            client.bff("trade/public/convert", ask([MIXED, MONEY], &person, "1000")).await.ok();
        let counts = confirm(&app, day("2026-03-04"), |order_no| Confirmation {
            order_no,
            outcome: Outcome::Rejected {
                reason: "基金转换对方基金停止交易".to_owned()
            },
        })
        .await;
        assert_eq!(counts.rejected, 1);
        assert_sound(&app).await;
        let order = json!({ "orderNo": placed["orderNo"] });
        let detail = client.bff("trade/tradeRecordDetail", order).await.ok();
        assert_eq!(
            (&detail["status"], &detail["reason"]),
            (&json!("2"), &json!("基金转换对方基金停止交易"))
        );
        let held = client.bff("asset/heldAssetsDetails", json!({ "fundCode": MIXED })).await.ok();
        assert_eq!(held["cards"][0]["available"], "8093.97");
    }

    async fn what_a_big_redemption_leaves_of_a_conversion_is_given_back(db: Db) {
        let (app, person) = holder(db, MIXED, "10000").await;
        let client = client(&app, &person.person.token);
        let placed =
            client.bff("trade/public/convert", ask([MIXED, MONEY], &person, "4000")).await.ok();
        assert_eq!(confirm(&app, day("2026-03-04"), answered).await.partly, 1);
        assert_sound(&app).await;
        let held = client.bff("asset/heldAssetsDetails", json!({ "fundCode": MIXED })).await.ok();
        assert_eq!(
            (&held["cards"][0]["available"], &held["cards"][0]["frozen"]),
            (&json!("7093.97"), &json!("0.00"))
        );
        assert_eq!(client.get("/request", "").await.ok()["orders"], json!([]));
        let order = json!({ "orderNo": placed["orderNo"] });
        assert_eq!(client.bff("trade/tradeRecordDetail", order).await.ok()["status"], "6");
    }

    async fn what_the_ta_says_of_another_fund_is_not_applied(db: Db) {
        let (app, person) = holder(db, MIXED, "10000").await;
        let client = client(&app, &person.person.token);
        confirm_warning(&app, &client, BOLD).await;
        client.bff("trade/public/convert", ask([MIXED, BOLD], &person, "500")).await.ok();
        let calendar = kernel::Calendar::china();
        let (sealed, at) = (day("2026-03-04"), app.now());
        let confirming = crate::Confirming::of(&app, calendar.next_open(sealed), at);
        let failed = app
            .db()
            .write(async move |tx| {
                crate::seal_day(tx, sealed, at).await?;
                let orders = crate::to_export(tx, sealed, None, 10).await?;
                let said: Vec<_> = orders.iter().map(|order| answered(order.order_no)).collect();
                crate::confirm_many(tx, &confirming, &said).await
            })
            .await;
        assert!(failed.is_err());
        assert_sound(&app).await;
    }

    async fn records_show_a_conversion_under_either_fund(db: Db) {
        let (app, person) = holder(db, MIXED, "10000").await;
        let client = client(&app, &person.person.token);
        client.bff("trade/public/convert", ask([MIXED, MONEY], &person, "1000")).await.ok();
        for fund in [Value::Null, json!(MIXED), json!(MONEY)] {
            let asked = json!({ "filter": "convert", "fundCode": fund });
            let records = client.bff("trade/queryTradeRecordNew", asked).await.ok();
            let record = &records["months"][0]["records"][0];
            assert_eq!((&record["kindName"], &record["fundCode"]), (&json!("转换"), &json!(MIXED)));
            assert_eq!(
                (&record["targetFundName"], &record["dueOn"]),
                (&json!("澄溪日利货币A"), &json!("2026-03-05"))
            );
        }
        let redeemed = json!({ "filter": "redeem" });
        let records = client.bff("trade/queryTradeRecordNew", redeemed).await.ok();
        assert_eq!(records["months"], json!([]));
    }

    async fn a_key_that_is_sent_many_times_at_once_converts_once(db: Db) {
        let app = app(db, MORNING).await;
        let person = buyer(&app, 1, C4).await;
        bought(&app, &person, MIXED, "1000").await;
        close_day(&app, day("2026-03-02"), "1.0000".parse().unwrap()).await;
        app.clock().move_to("2026-03-04T10:00:00+08:00".parse().unwrap());
        identity::testing::unlock(&app, &person.person.token).await;
        let once = client(&app, &person.person.token).with_key("5b0f2a4e-convert");
        let sends = (0..8).map(|_| {
            let (client, ask) = (once.clone(), ask([MIXED, MONEY], &person, "400"));
            tokio::spawn(async move { client.bff("trade/public/convert", ask).await })
        });
        let mut numbers = Vec::new();
        for sent in sends.collect::<Vec<_>>() {
            let reply = sent.await.unwrap();
            if reply.code == wire::SUCCESS {
                numbers.push(reply.data["orderNo"].clone());
            }
        }
        numbers.dedup();
        assert_eq!(numbers.len(), 1);
        // Others at the same time take what is left, and no more.
        let each = client(&app, &person.person.token);
        let sends = (0..6).map(|_| {
            let (client, ask) = (each.clone(), ask([MIXED, MONEY], &person, "250"));
            tokio::spawn(async move { client.bff("trade/public/convert", ask).await.code })
        });
        let mut taken = 0;
        for sent in sends.collect::<Vec<_>>() {
            taken += u32::from(sent.await.unwrap() == wire::SUCCESS);
        }
        assert_eq!(taken, 2);
        assert_sound(&app).await;
        assert_eq!(
            close_day(&app, day("2026-03-04"), "1.1000".parse().unwrap()).await.confirmed,
            3
        );
        assert_sound(&app).await;
    }
}

#[test]
fn a_conversion_is_no_purchase_and_no_redemption() {
    assert!(!OrderKind::Convert.is_buy() && !OrderKind::Convert.is_redeem());
}
