//! Subscribing a fund in its offering, until it is established or has failed.

use crate::testing::{
    BINDING, C4, MONEY, OFFERED, app, assert_sound, bought, buyer, client, close_day, purchase,
    seal_with_draws,
};
use crate::tests::{MORNING, migrations};
use crate::{ConfirmCounts, Confirmation, Confirming, OrderNo, Outcome, collect, confirm_many};
use bankcards::testing::OpenedPerson;
use db::{Db, db_test};
use funds::{Catalogue, NavRow};
use kernel::{Day, Nav};
use serde_json::{Value, json};
use wire::App;

fn day(text: &str) -> Day {
    text.parse().unwrap()
}

/// Somebody who subscribed 10,000 on Monday, of which the TA has heard on Tuesday.
async fn subscriber(db: Db, fund: &str) -> (App, OpenedPerson, OrderNo) {
    let app = app(db, MORNING).await;
    let person = buyer(&app, 1, C4).await;
    let number = bought(&app, &person, fund, "10000").await;
    let counts = close_day(&app, day("2026-03-02"), Nav::PAR).await;
    assert_eq!((counts.acknowledged, counts.unknown.len()), (1, 0));
    (app, person, number)
}

/// What the TA says in the files of a day.
async fn told(app: &App, on: &str, number: OrderNo, outcome: Outcome) -> ConfirmCounts {
    let confirming = Confirming::of(app, day(on), app.now());
    let all = [Confirmation { order_no: number, outcome }];
    let work = async move |tx: &mut db::Tx| confirm_many(tx, &confirming, &all).await;
    app.db().write(work).await.unwrap()
}

async fn detail(app: &App, person: &OpenedPerson, number: OrderNo) -> Value {
    let client = client(app, &person.person.token);
    client.bff("trade/tradeRecordDetail", json!({ "orderNo": number })).await.ok()
}

fn stages(detail: &Value) -> Vec<&str> {
    detail["timeline"].as_array().unwrap().iter().map(|s| s["stage"].as_str().unwrap()).collect()
}

/// The first price of the fund, at par, as clearing writes it.
async fn established(app: &App, fund: &str, on: &str) {
    let (code, day) = (fund.parse().unwrap(), day(on));
    let nav = Nav::PAR;
    let rows = vec![NavRow { code, day, nav, cumulative: None, income: None, seven_day: None }];
    let status = funds::FundStatus::Open.code().to_owned();
    let outcomes = vec![funds::OutcomeRow { code, status, established: Some(day) }];
    app.db()
        .write::<_, db::Error, _>(async move |tx| {
            funds::import::put_outcomes(tx, &outcomes).await?;
            funds::publish_navs(tx, &rows).await
        })
        .await
        .unwrap();
    app.get::<Catalogue>().refresh(app.db()).await.unwrap();
}

/// What statements say was on its way at the end of a day: paid for purchases, and going to cards.
async fn on_the_way(app: &App, person: &OpenedPerson, on: &str) -> [String; 2] {
    let (cust_no, day) = (person.person.cust_no, day(on));
    let read = async |tx: &mut db::Tx| crate::on_the_way_on(tx, cust_no, day).await;
    let (buying, leaving) = app.db().read::<_, db::Error, _>(read).await.unwrap();
    [buying, leaving].map(|sum| sum.to_string())
}

db_test! { migrations();
    async fn a_subscription_is_at_par_and_promises_the_day_of_the_fund(db: Db) {
        let app = app(db, MORNING).await;
        let person = buyer(&app, 1, C4).await;
        let client = client(&app, &person.person.token);
        let page = client.bff("trade/public/pre", json!({ "fundCode": OFFERED })).await.ok();
        assert_eq!((&page["subscribing"], &page["open"]), (&json!(true), &json!(true)));
        assert_eq!((&page["nav"], &page["navDate"]), (&json!("1.0000"), &Value::Null));
        assert_eq!(page["tiers"][0]["listRate"], "0.0040");
        assert_eq!(page["cutoffText"], "募集期到3月6日15:00，每份1.0000元");
        let placed = client.bff("trade/public/buy", purchase(OFFERED, &person, "10000")).await.ok();
        assert_eq!((&placed["kind"], &placed["fee"]["fee"]), (&json!("020"), &json!("4.00")));
        assert_eq!(placed["fee"]["estimatedShares"], "9996.00");
        assert_eq!(placed["fee"]["steps"][1]["label"], "净认购金额");
        let dates = &placed["dates"];
        assert_eq!(
            (&dates["tDay"], &dates["redeemableDate"]),
            (&json!("2026-03-02"), &Value::Null)
        );
        assert_eq!(
            dates["subscription"],
            json!({
                "receivedDate": "2026-03-03",
                "offeringEnd": "2026-03-06",
                "establishedBy": "2026-03-20",
                "confirmedBy": "2026-03-23",
                "refundBy": "2026-04-05",
            })
        );
        let order = json!({ "orderNo": placed["orderNo"] });
        assert_eq!(collect(&app).await.unwrap().paid, 1);
        let shown = client.bff("trade/tradeRecordDetail", order).await.ok();
        assert_eq!(shown["dates"]["subscription"], dates["subscription"]);
        assert_eq!(stages(&shown), ["accepted", "paid", "received", "confirmed"]);
        assert_eq!(shown["timeline"][3]["expectedOn"], "2026-03-23");
    }

    async fn shares_come_with_the_fund_and_the_interest_of_the_offering(db: Db) {
        let (app, person, number) = subscriber(db, OFFERED).await;
        let client = client(&app, &person.person.token);
        let waiting = detail(&app, &person, number).await;
        assert_eq!((&waiting["status"], &waiting["statusName"]), (&json!("5"), &json!("确认中")));
        assert_eq!(waiting["timeline"][2]["done"], true);
        let transit = client.get("/request", "").await.ok();
        assert_eq!(transit["buyingAmount"], "10000.00");
        let overview = client.bff("asset/myOverview", json!({})).await.ok();
        assert_eq!(overview["inTransit"], "10000.00");
        established(&app, OFFERED, "2026-03-10").await;
        let (amount, fee) = ("10000".parse().unwrap(), "4.00".parse().unwrap());
        let (interest, shares) = ("0.77".parse().unwrap(), "9996.77".parse().unwrap());
        let result = Outcome::Subscribed { amount, fee, interest, shares };
        let counts = told(&app, "2026-03-11", number, result.clone()).await;
        assert_eq!((counts.confirmed, counts.partly), (1, 0));
        assert_eq!(told(&app, "2026-03-11", number, result).await.repeated, 1);
        let shown = detail(&app, &person, number).await;
        assert_eq!((&shown["status"], &shown["confirmedShares"]), (&json!("1"), &json!("9996.77")));
        assert_eq!(
            (&shown["interest"], &shown["establishedOn"]),
            (&json!("0.77"), &json!("2026-03-10"))
        );
        let formula = shown["feeSteps"].as_array().unwrap().last().unwrap()["formula"].clone();
        assert_eq!(formula, "(9996.00 + 0.77) ÷ 1.0000");
        assert_eq!(stages(&shown), ["accepted", "paid", "received", "confirmed"]);
        let lots =
            client.bff("asset/accountShareDetail", json!({ "fundCode": OFFERED })).await.ok();
        assert_eq!(lots["lots"][0]["registeredOn"], "2026-03-11");
        let overview = client.bff("asset/myOverview", json!({})).await.ok();
        assert_eq!(
            (&overview["inTransit"], &overview["totalAssets"]),
            (&json!("0.00"), &json!("9996.77"))
        );
        // The flow is of the fund's first day: the fee less the interest was lost on it.
        assert_eq!(
            (&overview["dayProfit"], &overview["dayProfitDate"]),
            (&json!("-3.23"), &json!("2026-03-10"))
        );
        assert_sound(&app).await;
    }

    async fn a_subscription_was_on_its_way_until_the_first_day_of_its_fund(db: Db) {
        let (app, person, number) = subscriber(db, OFFERED).await;
        assert_eq!(on_the_way(&app, &person, "2026-03-06").await, ["10000.00", "0.00"]);
        established(&app, OFFERED, "2026-03-10").await;
        let (amount, fee) = ("8000".parse().unwrap(), "3.20".parse().unwrap());
        let (interest, shares) = ("0.00".parse().unwrap(), "7996.80".parse().unwrap());
        let result = Outcome::Subscribed { amount, fee, interest, shares };
        assert_eq!(told(&app, "2026-03-11", number, result).await.partly, 1);
        // As before: of a statement that is made later, too.
        for before in ["2026-03-02", "2026-03-06", "2026-03-09"] {
            assert_eq!(on_the_way(&app, &person, before).await, ["10000.00", "0.00"], "{before}");
        }
        assert_eq!(on_the_way(&app, &person, "2026-03-10").await, ["0.00", "2000.00"]);
        assert_eq!(crate::pay_due(&app, day("2026-03-11"), app.now()).await.unwrap().paid, 1);
        assert_eq!(on_the_way(&app, &person, "2026-03-09").await, ["10000.00", "0.00"]);
    }

    async fn when_the_offering_fails_the_money_goes_back_with_interest(db: Db) {
        let (app, person, number) = subscriber(db, BINDING).await;
        let failed = Outcome::OfferingFailed { interest: "0.58".parse().unwrap() };
        assert_eq!(told(&app, "2026-03-10", number, failed.clone()).await.rejected, 1);
        assert_eq!(told(&app, "2026-03-10", number, failed).await.repeated, 1);
        assert_sound(&app).await;
        assert_eq!(crate::pay_due(&app, day("2026-03-10"), app.now()).await.unwrap().paid, 1);
        let shown = detail(&app, &person, number).await;
        assert_eq!((&shown["status"], &shown["payStatus"]), (&json!("2"), &json!("5")));
        assert_eq!((&shown["refund"], &shown["interest"]), (&json!("10000.58"), &json!("0.58")));
        assert_eq!(stages(&shown), ["accepted", "paid", "received", "confirmed", "refunded"]);
        assert_eq!(shown["reason"], "基金募集失败，认购款和募集期利息将原路退回");
        let client = client(&app, &person.person.token);
        let overview = client.bff("asset/myOverview", json!({})).await.ok();
        assert_eq!(
            (&overview["inTransit"], &overview["totalAssets"]),
            (&json!("0.00"), &json!("0.00"))
        );
        assert_sound(&app).await;
    }

    async fn outside_of_the_offering_nothing_is_subscribed(db: Db) {
        let app = app(db, "2026-02-13T10:00:00+08:00").await;
        let person = buyer(&app, 1, C4).await;
        let client = client(&app, &person.person.token);
        let subscribe =
            async || client.bff("trade/public/buy", purchase(OFFERED, &person, "100")).await;
        assert_eq!(subscribe().await.code, 16035);
        app.clock().move_to("2026-03-06T14:59:00+08:00".parse().unwrap());
        identity::testing::unlock(&app, &person.person.token).await;
        subscribe().await.ok();
        // The bank answers after the cut-off of the last day: the money came too late.
        app.clock().move_to("2026-03-06T15:00:00+08:00".parse().unwrap());
        let counts = collect(&app).await.unwrap();
        assert_eq!((counts.paid, counts.late), (0, 1));
        assert_eq!(subscribe().await.code, 16036);
        let page = client.bff("trade/public/pre", json!({ "fundCode": OFFERED })).await.ok();
        assert_eq!((&page["open"], &page["checks"][3]["code"]), (&json!(false), &json!(16036)));
        let records = client.bff("trade/queryTradeRecordNew", json!({})).await.ok();
        let record = &records["months"][0]["records"][0];
        assert_eq!((&record["status"], &record["payStatus"]), (&json!("4"), &json!("4")));
        assert_sound(&app).await;
        assert_eq!(crate::pay_due(&app, day("2026-03-06"), app.now()).await.unwrap().paid, 1);
        assert_sound(&app).await;
    }

    async fn whose_answer_was_lost_hears_it_also_after_the_offering_has_ended(db: Db) {
        let app = app(db, "2026-03-06T14:59:00+08:00").await;
        let person = buyer(&app, 1, C4).await;
        let client = client(&app, &person.person.token).with_key("lost-on-the-way");
        let subscribe = async |amount| {
            client.bff("trade/public/buy", purchase(OFFERED, &person, amount)).await
        };
        let placed = subscribe("100").await.ok();
        app.clock().move_to("2026-03-06T15:00:01+08:00".parse().unwrap());
        assert_eq!(subscribe("100").await.ok()["orderNo"], placed["orderNo"]);
        // Another order under that key is none.
        assert_eq!(subscribe("200").await.code, wire::codes::KEY_REUSED.code);
        let other = client.with_key("never-answered");
        let late = other.bff("trade/public/buy", purchase(OFFERED, &person, "100")).await;
        assert_eq!(late.code, 16036);
    }

    async fn who_waits_for_a_fund_does_not_buy_it_for_the_first_time(db: Db) {
        let app = app(db, MORNING).await;
        let person = buyer(&app, 1, C4).await;
        let client = client(&app, &person.person.token);
        let buy = async |fund, amount| {
            client.bff("trade/public/buy", purchase(fund, &person, amount)).await.code
        };
        let least = async || {
            let page = client.bff("trade/public/pre", json!({ "fundCode": OFFERED })).await.ok();
            (page["firstBuy"].clone(), page["minAmount"].clone())
        };
        let (first, further) = ((json!(true), json!("100.00")), (json!(false), json!("10.00")));
        assert_eq!((least().await, buy(OFFERED, "99.99").await), (first.clone(), 16004));
        // A subscription that was cancelled is none.
        let number = bought(&app, &person, OFFERED, "100").await;
        client.bff("trade/tradeCancel", json!({ "orderNo": number })).await.ok();
        assert_eq!((least().await, buy(OFFERED, "99.99").await), (first, 16004));
        bought(&app, &person, OFFERED, "100").await;
        assert_eq!((least().await, buy(OFFERED, "9.99").await), (further.clone(), 16004));
        assert_eq!(buy(OFFERED, "10").await, wire::SUCCESS);
        assert_eq!(buy(BINDING, "10").await, 16004, "that is another fund");
        // Received by the TA, it waits for the fund.
        close_day(&app, day("2026-03-02"), Nav::PAR).await;
        app.clock().move_to("2026-03-03T10:00:00+08:00".parse().unwrap());
        identity::testing::unlock(&app, &person.person.token).await;
        assert_eq!((least().await, buy(OFFERED, "10").await), (further, wire::SUCCESS));
        assert_sound(&app).await;
    }

    async fn a_payment_after_the_cut_off_moves_what_was_promised(db: Db) {
        let app = app(db, "2026-03-02T14:59:00+08:00").await;
        let person = buyer(&app, 1, C4).await;
        let client = client(&app, &person.person.token);
        let placed = client.bff("trade/public/buy", purchase(OFFERED, &person, "100")).await.ok();
        assert_eq!(placed["dates"]["subscription"]["receivedDate"], "2026-03-03");
        app.clock().move_to("2026-03-02T15:00:01+08:00".parse().unwrap());
        assert_eq!(collect(&app).await.unwrap().paid, 1);
        let order = json!({ "orderNo": placed["orderNo"] });
        let shown = client.bff("trade/tradeRecordDetail", order).await.ok();
        assert_eq!(shown["dates"]["tDay"], "2026-03-03");
        assert_eq!(shown["dates"]["subscription"]["receivedDate"], "2026-03-04");
    }

    async fn a_subscription_is_cancelled_before_its_cut_off_where_the_fund_allows_it(db: Db) {
        let app = app(db, MORNING).await;
        let person = buyer(&app, 1, C4).await;
        let free = bought(&app, &person, OFFERED, "100").await;
        let bound = bought(&app, &person, BINDING, "100").await;
        let client = client(&app, &person.person.token);
        let cancel = async |number: OrderNo| {
            client.bff("trade/tradeCancel", json!({ "orderNo": number })).await
        };
        assert_eq!(detail(&app, &person, bound).await["cancelable"], false);
        assert_eq!(cancel(bound).await.code, 16015);
        assert_eq!(cancel(free).await.ok()["payStatus"], "4");
        assert_eq!(crate::pay_due(&app, day("2026-03-02"), app.now()).await.unwrap().paid, 1);
        assert_sound(&app).await;
        let later = bought(&app, &person, OFFERED, "100").await;
        close_day(&app, day("2026-03-02"), Nav::PAR).await;
        assert_eq!(cancel(later).await.code, 16013);
    }

    async fn a_money_fund_pays_for_a_subscription(db: Db) {
        let app = app(db, MORNING).await;
        let person = buyer(&app, 1, C4).await;
        bought(&app, &person, MONEY, "5000").await;
        close_day(&app, day("2026-03-02"), Nav::PAR).await;
        app.clock().move_to("2026-03-04T10:00:00+08:00".parse().unwrap());
        identity::testing::unlock(&app, &person.person.token).await;
        let client = client(&app, &person.person.token);
        let mut body = purchase(OFFERED, &person, "1000");
        body["sourceFundCode"] = json!(MONEY);
        body["tradeAcco"] = json!(person.trade_acco);
        let placed = client.post("/tradefundbuy", body).await.ok();
        assert_eq!((&placed["kind"], &placed["payStatus"]), (&json!("020"), &json!("2")));
        assert_eq!(seal_with_draws(&app, day("2026-03-04")).await, 1);
        let number: OrderNo = placed["orderNo"].as_str().unwrap().parse().unwrap();
        let heard = told(&app, "2026-03-05", number, Outcome::Acknowledged).await;
        assert_eq!(heard.acknowledged, 1);
        let failed = Outcome::OfferingFailed { interest: "0.05".parse().unwrap() };
        assert_eq!(told(&app, "2026-03-10", number, failed).await.rejected, 1);
        assert_eq!(detail(&app, &person, number).await["refund"], "1000.05");
        assert_sound(&app).await;
    }
}
