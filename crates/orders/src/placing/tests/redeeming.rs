//! Redeeming, ordinary and quick.

use crate::payouts::pay;
use crate::testing::{C4, MIXED, MONEY, app, assert_sound, bought, buyer, client, close_day};
use crate::tests::{MORNING, migrations};
use crate::{Confirmation, Confirming, Outcome, confirm_many, seal_day, to_export};
use bankcards::testing::OpenedPerson;
use db::{Db, Tx, db_test, sql};
use kernel::{Calendar, Day, Fen, Nav, Shares};
use serde_json::{Value, json};
use wire::App;
use wire::testing::Client;

fn day(text: &str) -> Day {
    text.parse().unwrap()
}

/// Somebody who bought on Monday and holds the shares on Tuesday.
pub(crate) async fn holder(db: Db, fund: &str, amount: &str) -> (App, OpenedPerson) {
    let app = app(db, MORNING).await;
    let person = buyer(&app, 1, C4).await;
    bought(&app, &person, fund, amount).await;
    let nav = if fund == MONEY { "1" } else { "1.2345" };
    close_day(&app, day("2026-03-02"), nav.parse().unwrap()).await;
    app.clock().move_to("2026-03-04T10:00:00+08:00".parse().unwrap());
    identity::testing::unlock(&app, &person.person.token).await;
    (app, person)
}

fn ask(fund: &str, person: &OpenedPerson, shares: &str) -> Value {
    json!({ "fundCode": fund, "tradeAcco": person.trade_acco, "shares": shares })
}

/// The same shares of the mixed fund, into the money fund.
fn ask_into(person: &OpenedPerson, shares: &str) -> Value {
    let mut ask = ask(MIXED, person, shares);
    ask["targetFundCode"] = json!(MONEY);
    ask
}

/// A quick redemption of the money fund.
fn ask_quick(person: &OpenedPerson, shares: &str) -> Value {
    let mut quick = ask(MONEY, person, shares);
    quick["quick"] = json!(true);
    quick
}

/// A quick redemption is refused, and the page says so beforehand; an ordinary one is not.
async fn assert_only_ordinary(client: &Client, person: &OpenedPerson, code: u32, words: &str) {
    let refused = client.bff("trade/publicRedeem", ask_quick(person, "100")).await;
    assert_eq!(refused.code, code);
    assert!(refused.message.contains(words), "{}", refused.message);
    let page = client.bff("trade/redeem/publicRedeemPre", json!({ "fundCode": MONEY })).await.ok();
    assert_eq!(page["quick"]["usable"], false);
    assert_eq!(page["quick"]["reason"], refused.message);
    client.bff("trade/publicRedeem", ask(MONEY, person, "100")).await.ok();
}

/// A quick redemption is offered, and done.
async fn assert_quick(client: &Client, person: &OpenedPerson) {
    let page = client.bff("trade/redeem/publicRedeemPre", json!({ "fundCode": MONEY })).await.ok();
    assert_eq!(page["quick"]["usable"], true);
    client.bff("trade/publicRedeem", ask_quick(person, "100")).await.ok();
}

fn stages(detail: &Value) -> Vec<&str> {
    detail["timeline"].as_array().unwrap().iter().map(|s| s["stage"].as_str().unwrap()).collect()
}

db_test! { migrations();
    async fn a_redemption_is_frozen_confirmed_and_paid_out(db: Db) {
        let (app, person) = holder(db, MIXED, "10000").await;
        let client = client(&app, &person.person.token);
        let placed = client.bff("trade/publicRedeem", ask(MIXED, &person, "3000")).await.ok();
        assert_eq!(placed["dates"]["arriveDate"], "2026-03-09");
        let detail = client.bff("asset/heldAssetsDetails", json!({ "fundCode": MIXED })).await.ok();
        assert_eq!(
            (&detail["cards"][0]["frozen"], &detail["cards"][0]["available"]),
            (&json!("3000.00"), &json!("5093.97"))
        );
        assert_sound(&app).await;
        close_day(&app, day("2026-03-04"), "1.3000".parse().unwrap()).await;
        assert_sound(&app).await;
        assert_eq!(crate::pay_due(&app, day("2026-03-06"), app.now()).await.unwrap().paid, 0);
        assert_eq!(crate::pay_due(&app, day("2026-03-09"), app.now()).await.unwrap().paid, 1);
        let order = json!({ "orderNo": placed["orderNo"] });
        let detail = client.bff("trade/tradeRecordDetail", order).await.ok();
        assert_eq!((&detail["status"], &detail["payStatus"]), (&json!("1"), &json!("6")));
        assert_eq!(detail["confirmedAmount"], "3900.00");
        assert_eq!(stages(&detail), ["accepted", "confirmed", "paidOut"]);
        assert_sound(&app).await;
    }

    async fn records_have_the_sums_of_their_month_and_say_what_is_due(db: Db) {
        let (app, person) = holder(db, MIXED, "10000").await;
        let client = client(&app, &person.person.token);
        client.bff("trade/publicRedeem", ask(MIXED, &person, "3000")).await.ok();
        let records = client.bff("trade/queryTradeRecordNew", json!({})).await.ok();
        let month = &records["months"][0];
        assert_eq!((&month["bought"], &month["arrived"]), (&json!("10000.00"), &json!("0.00")));
        assert_eq!(month["records"][0]["dueOn"], "2026-03-09");
        assert_eq!(month["records"][1]["dueOn"], Value::Null);
        close_day(&app, day("2026-03-04"), "1.3000".parse().unwrap()).await;
        let page = json!({ "filter": "redeem", "pageSize": 1 });
        let records = client.bff("trade/queryTradeRecordNew", page).await.ok();
        let month = &records["months"][0];
        assert_eq!((&month["bought"], &month["arrived"]), (&json!("0.00"), &json!("3900.00")));
    }

    async fn a_confirmed_purchase_is_explained_at_its_price_and_redeemable_by_its_day(db: Db) {
        let (app, person) = holder(db, MIXED, "10000").await;
        let client = client(&app, &person.person.token);
        let records = client.bff("trade/queryTradeRecordNew", json!({})).await.ok();
        let order = json!({ "orderNo": records["months"][0]["records"][0]["orderNo"] });
        let detail = client.bff("trade/tradeRecordDetail", order).await.ok();
        let shares = detail["feeSteps"].as_array().unwrap().last().unwrap().clone();
        assert_eq!(shares["rounded"], "8093.97");
        assert!(shares["formula"].as_str().unwrap().ends_with(" ÷ 1.2345"), "{shares}");
        assert_eq!(stages(&detail), ["accepted", "paid", "confirmed", "redeemable"]);
        assert_eq!(detail["timeline"][3]["done"], true);
    }

    async fn a_quick_redemption_says_what_it_forgoes(db: Db) {
        let (app, person) = holder(db, MONEY, "10000").await;
        let client = client(&app, &person.person.token);
        let ask = json!({ "fundCode": MONEY });
        let page = client.bff("trade/redeem/publicRedeemPre", ask.clone()).await.ok();
        // 10,000 shares earn 0.45 a day; ordinarily they would do so today.
        let told = (&page["dates"]["incomeUntil"], &page["quick"]["forgone"]);
        assert_eq!(told, (&json!("2026-03-04"), &json!("0.45")));
        // On Friday after the cut-off they would until Monday.
        app.clock().move_to("2026-03-06T16:00:00+08:00".parse().unwrap());
        let page = client.bff("trade/redeem/publicRedeemPre", ask).await.ok();
        let told = (&page["dates"]["incomeUntil"], &page["quick"]["forgone"]);
        assert_eq!(told, (&json!("2026-03-09"), &json!("1.80")));
    }

    async fn a_small_rest_is_redeemed_along(db: Db) {
        let (app, person) = holder(db, MIXED, "10000").await;
        let client = client(&app, &person.person.token);
        let page =
            client.bff("trade/redeem/publicRedeemPre", ask(MIXED, &person, "8090")).await.ok();
        assert_eq!((&page["shares"], &page["forcedRest"]), (&json!("8093.97"), &json!("3.97")));
        let told = "赎回后剩余3.97份，不足最低持有10.00份，将一并赎回";
        assert_eq!(page["forcedText"], told);
        let page =
            client.bff("trade/redeem/publicRedeemPre", ask(MIXED, &person, "8000")).await.ok();
        assert_eq!((&page["forcedRest"], &page["forcedText"]), (&json!("0.00"), &json!("")));
        let placed = client.bff("trade/publicRedeem", ask(MIXED, &person, "8090")).await.ok();
        assert_eq!(placed["shares"], "8093.97");
        let counts = close_day(&app, day("2026-03-04"), "1.3000".parse().unwrap()).await;
        assert_eq!(counts.confirmed, 1);
        let past = client.bff("asset/hisAsset", json!({})).await.ok();
        assert_eq!(past["funds"][0]["fundCode"], MIXED);
        assert_sound(&app).await;
    }

    async fn the_page_shows_lots_fees_and_what_waiting_saves(db: Db) {
        let (app, person) = holder(db, MIXED, "10000").await;
        let client = client(&app, &person.person.token);
        let page =
            client.bff("trade/redeem/publicRedeemPre", ask(MIXED, &person, "1000")).await.ok();
        // Confirmed on the 3rd, redeemed on the 4th and confirmed on the 5th: two days.
        assert_eq!(
            (&page["lots"][0]["days"], &page["lots"][0]["rate"]),
            (&json!(2), &json!("0.0150"))
        );
        assert_eq!(
            (&page["gross"], &page["fee"], &page["net"]),
            (&json!("1234.50"), &json!("18.52"), &json!("1215.98"))
        );
        assert_eq!(page["lots"][0]["lowerFrom"], "2026-03-09");
        assert_eq!(
            (&page["waiting"]["on"], &page["waiting"]["saved"]),
            (&json!("2026-03-09"), &json!("6.17"))
        );
        let lots = client.bff("asset/accountShareDetail", json!({ "fundCode": MIXED })).await.ok();
        assert_eq!(lots["lots"][0]["registeredOn"], "2026-03-03");
        assert_eq!(lots["fundName"], "澄溪远见混合A");
    }

    async fn a_page_of_no_shares_or_of_less_is_not_made(db: Db) {
        let (app, person) = holder(db, MIXED, "10000").await;
        let client = client(&app, &person.person.token);
        for shares in ["-5", "0", "-0.01"] {
            let ask = format!("fundCode={MIXED}&targetFundCode={MONEY}&shares={shares}");
            assert_eq!(client.get("/preredeem", &ask).await.code, 90_002, "{shares}");
            let mut ask = ask_into(&person, shares);
            assert_eq!(client.bff("trade/public/convertInfo", ask.clone()).await.code, 90_002);
            // Orders say what is wrong in the specification's words.
            assert_eq!(client.bff("trade/publicRedeem", ask.clone()).await.code, 16011);
            ask["agreements"] =
                json!(["fund-contract", "prospectus", "risk-disclosure", "sales-service"]);
            assert_eq!(client.bff("trade/public/convert", ask).await.code, 16074);
        }
    }

    async fn the_page_leaves_out_the_lots_that_waiting_orders_will_take(db: Db) {
        let (app, person) = holder(db, MIXED, "10000").await;
        app.clock().move_to("2026-03-09T10:00:00+08:00".parse().unwrap());
        identity::testing::unlock(&app, &person.person.token).await;
        bought(&app, &person, MIXED, "5000").await;
        close_day(&app, day("2026-03-09"), "1.2345".parse().unwrap()).await;
        app.clock().move_to("2026-03-11T10:00:00+08:00".parse().unwrap());
        identity::testing::unlock(&app, &person.person.token).await;
        let client = client(&app, &person.person.token);
        // The first lot but for one share, which the second order takes with the second lot's.
        client.bff("trade/publicRedeem", ask(MIXED, &person, "8092.97")).await.ok();
        let page =
            client.bff("trade/redeem/publicRedeemPre", ask(MIXED, &person, "101")).await.ok();
        let lot = |n: usize| {
            let lot = &page["lots"][n];
            let text = |name: &str| lot[name].as_str().unwrap().to_owned();
            (text("registeredOn"), text("shares"), text("taken"), text("rate"))
        };
        let row = |on: &str, shares: &str, taken: &str, rate: &str| {
            (on.to_owned(), shares.to_owned(), taken.to_owned(), rate.to_owned())
        };
        assert_eq!(lot(0), row("2026-03-03", "1.00", "1.00", "0.0100"));
        assert_eq!(lot(1), row("2026-03-10", "4046.98", "100.00", "0.0150"));
        // 1.23 at 1.0 % and 123.45 at 1.5 %.
        assert_eq!((&page["gross"], &page["fee"]), (&json!("124.68"), &json!("1.86")));
    }

    async fn no_more_than_is_held_and_only_ones_own(db: Db) {
        let (app, person) = holder(db, MIXED, "10000").await;
        let mine = client(&app, &person.person.token);
        let redeem =
            async |shares: &str| mine.post("/redeem", ask(MIXED, &person, shares)).await.code;
        assert_eq!(redeem("8093.98").await, 16010);
        assert_eq!(redeem("0.5").await, 16011);
        assert_eq!(redeem("-1").await, 16011);
        let other = buyer(&app, 2, C4).await;
        let theirs = client(&app, &other.person.token);
        assert_eq!(theirs.post("/redeem", ask(MIXED, &person, "100")).await.code, 16016);
        let page = theirs.bff("trade/redeem/publicRedeemPre", ask(MIXED, &person, "100")).await;
        assert_eq!(page.code, 16016);
    }

    async fn a_cancelled_redemption_frees_the_shares(db: Db) {
        let (app, person) = holder(db, MIXED, "10000").await;
        let client = client(&app, &person.person.token);
        let placed = client.bff("trade/publicRedeem", ask(MIXED, &person, "8093.97")).await.ok();
        assert_eq!(client.bff("trade/publicRedeem", ask(MIXED, &person, "100")).await.code, 16010);
        let order = json!({ "orderNo": placed["orderNo"] });
        let cancelled = client.bff("trade/tradeCancel", order.clone()).await.ok();
        // Nobody paid for it, so no money goes back.
        assert_eq!((&cancelled["payStatus"], &cancelled["refundBy"]), (&json!("0"), &Value::Null));
        let detail = client.bff("trade/tradeRecordDetail", order).await.ok();
        assert_eq!((&detail["status"], &detail["payStatus"]), (&json!("7"), &json!("0")));
        client.bff("trade/publicRedeem", ask(MIXED, &person, "100")).await.ok();
        assert_sound(&app).await;
    }

    async fn the_rest_of_a_big_redemption_is_deferred(db: Db) {
        let (app, person) = holder(db, MIXED, "10000").await;
        let client = client(&app, &person.person.token);
        client.bff("trade/publicRedeem", ask(MIXED, &person, "1000")).await.ok();
        let counts = confirm_part(&app, day("2026-03-04"), "400").await;
        assert_eq!(counts.partly, 1);
        assert_sound(&app).await;
        let transit = client.get("/request", "").await.ok();
        assert_eq!(transit["orders"][0]["shares"], "600.00");
        assert_eq!(transit["orders"][0]["tDay"], "2026-03-05");
        let rest = json!({ "orderNo": transit["orders"][0]["orderNo"] });
        let refused = client.bff("trade/tradeCancel", rest).await;
        assert_eq!((refused.code, &*refused.message), (16043, "这是巨额赎回顺延的份额，不能撤单"));
        assert_eq!(close_day(&app, day("2026-03-05"), Nav::PAR).await.confirmed, 1);
        assert_sound(&app).await;
    }

    async fn a_refused_redemption_frees_and_a_refused_purchase_refunds(db: Db) {
        let (app, person) = holder(db, MIXED, "10000").await;
        let client = client(&app, &person.person.token);
        client.bff("trade/publicRedeem", ask(MIXED, &person, "1000")).await.ok();
        bought(&app, &person, MIXED, "500").await;
        let reject = |number| Confirmation {
            order_no: number,
            outcome: Outcome::Rejected { reason: "基金暂停交易".to_owned() },
        };
        assert_eq!(confirm(&app, day("2026-03-04"), reject).await.rejected, 2);
        assert_sound(&app).await;
        assert_eq!(crate::pay_due(&app, day("2026-03-05"), app.now()).await.unwrap().paid, 1);
        assert_sound(&app).await;
    }

    async fn quick_redemption_within_its_limits(db: Db) {
        let (app, person) = holder(db, MONEY, "20000").await;
        let client = client(&app, &person.person.token);
        let quick =
            async |shares: &str| client.bff("trade/publicRedeem", ask_quick(&person, shares)).await;
        let placed = quick("6000").await.ok();
        assert_eq!(placed["status"], "1");
        assert_eq!(quick("4000.01").await.code, 16022);
        quick("4000").await.ok();
        assert_eq!(quick("0.01").await.code, 16022);
        assert_eq!(quick("6000").await.code, 16021);
        assert_sound(&app).await;
        assert_eq!(pay::pay_open(&app).await.unwrap().paid, 2);
        let order = json!({ "orderNo": placed["orderNo"] });
        let state = client.bff("trade/queryPayState", order).await.ok();
        assert_eq!(state["payStatus"], "6");
        assert_sound(&app).await;
        let mut mixed = ask(MIXED, &person, "1");
        mixed["quick"] = json!(true);
        assert_eq!(client.bff("trade/publicRedeem", mixed).await.code, 16020);
    }

    async fn a_new_card_is_paid_quickly_after_the_hours_that_are_in_force(db: Db) {
        let (app, person) = holder(db, MONEY, "20000").await;
        let client = client(&app, &person.person.token);
        // Bound 48 hours ago.
        client.bff("trade/publicRedeem", ask_quick(&person, "100")).await.ok();
        settle_cards_after(&app, 72).await;
        assert_only_ordinary(&client, &person, 16023, "未满72小时").await;
        app.clock().move_to("2026-03-05T09:59:59+08:00".parse().unwrap());
        assert_eq!(client.bff("trade/publicRedeem", ask_quick(&person, "100")).await.code, 16023);
        app.clock().move_to("2026-03-05T10:00:00+08:00".parse().unwrap());
        assert_quick(&client, &person).await;
        assert_sound(&app).await;
    }

    async fn a_day_after_a_change_of_the_mobile_redemptions_are_ordinary(db: Db) {
        let (app, person) = holder(db, MONEY, "20000").await;
        let client = client(&app, &person.person.token);
        let new = identity::testing::mobile(77);
        identity::testing::change_mobile(&app, &person.person, &new).await;
        assert_only_ordinary(&client, &person, 16037, "2026-03-05 10:00").await;
        app.clock().move_to("2026-03-05T10:00:00+08:00".parse().unwrap());
        assert_quick(&client, &person).await;
        assert_sound(&app).await;
    }
}

/// From 2026-03-04 on.
pub(crate) async fn settle_cards_after(app: &App, hours: i64) {
    let write = async move |tx: &mut Tx| {
        tx.execute(sql!(
            "INSERT INTO orders_parameters (name, valid_from, value)
             VALUES ('card_settle_hours', '2026-03-04', $1)",
            hours
        ))
        .await
    };
    app.db().write(write).await.unwrap();
}

pub(crate) async fn confirm_part(app: &App, day: Day, shares: &str) -> crate::ConfirmCounts {
    let shares: Shares = shares.parse().unwrap();
    confirm(app, day, move |order_no| Confirmation {
        order_no,
        outcome: Outcome::Redeemed {
            nav: Nav::PAR,
            shares,
            fee: Fen::ZERO,
            net: Fen::from_units(shares.units()),
        },
    })
    .await
}

pub(crate) async fn confirm(
    app: &App,
    day: Day,
    answer: impl Fn(crate::OrderNo) -> Confirmation + Send + Sync + 'static,
) -> crate::ConfirmCounts {
    let confirming = Confirming::of(app, Calendar::china().next_open(day), app.now());
    app.db()
        .write(async move |tx| {
            seal_day(tx, day, confirming.at).await?;
            let orders = to_export(tx, day, None, 1_000).await?;
            let all: Vec<_> = orders.iter().map(|order| answer(order.order_no)).collect();
            confirm_many(tx, &confirming, &all).await
        })
        .await
        .unwrap()
}
