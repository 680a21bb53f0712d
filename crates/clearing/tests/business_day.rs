//! Business days from orders to money, through files, with a TA that may fail.

mod accounts;
mod advanced;
mod amending;
mod attempts;
mod bank;
mod blocked;
mod closing;
mod company;
mod converting;
mod corrections;
mod dividends;
mod exchanged;
mod files;
mod forced;
mod lease;
mod moving;
mod offerings;
mod paying;
mod planning;
mod prices;
mod redeeming_into;
mod register;
mod reminding;
mod replay;
mod retaking;
mod splitting;
mod told;
mod vouchers;

use clearing::Step;
use company::{Company, migrations};
use db::{Db, Tx, db_test};
use kernel::{Day, Shares};
use orders::testing::{C4, MIXED, MONEY, assert_sound, bought, buyer, client, purchase};
use orders::{OrderNo, OrderStatus};
use serde_json::{Value, json};
use ta::Faults;

const NOW: &str = "2026-11-16T10:00:00+08:00";

fn day(text: &str) -> Day {
    text.parse().unwrap()
}

async fn order(company: &Company, token: &str, number: OrderNo) -> Value {
    let client = client(&company.app, token);
    client.bff("trade/tradeRecordDetail", json!({"orderNo": number})).await.ok()
}

/// The day on which a stage of the order's time line was reached.
fn day_of(order: &Value, stage: &str) -> String {
    let line = order["timeline"].as_array().unwrap();
    let step = line.iter().find(|step| step["stage"] == stage && step["done"] == true).unwrap();
    step["at"].as_str().unwrap()[..10].to_owned()
}

async fn held(company: &Company, cust_no: kernel::CustNo, fund: &str) -> Shares {
    let fund = company.fund(fund);
    let read = async |tx: &mut Tx| holdings::positions_in(tx, cust_no, fund).await;
    let positions = company.app.db().read::<_, db::Error, _>(read).await.unwrap();
    Shares::try_sum(positions.iter().map(|position| position.shares)).unwrap()
}

db_test! { &migrations();
    async fn a_purchase_is_confirmed_at_the_price_of_t_and_a_redemption_is_paid(db: Db) {
        let company = Company::new(db, NOW).await;
        let person = buyer(&company.app, 1, C4).await;
        let (cust_no, token) = (person.person.cust_no, person.person.token.clone());
        let number = bought(&company.app, &person, MIXED, "10000.00").await;
        assert_eq!(company.engine.advance().await.unwrap(), day("2026-11-17"));
        let found = order(&company, &token, number).await;
        assert_eq!(found["status"], OrderStatus::Confirmed.code(), "{found}");
        let shares = held(&company, cust_no, MIXED).await;
        assert!(shares > Shares::from_whole(7_000).unwrap(), "{shares}");
        assert_sound(&company.app).await;

        company.engine.advance().await.unwrap();
        let redeem = json!({
            "fundCode": MIXED, "tradeAcco": person.trade_acco, "shares": "1000.00",
        });
        identity::testing::unlock(&company.app, &token).await;
        let placed = client(&company.app, &token).bff("trade/publicRedeem", redeem).await.ok();
        let redeemed: OrderNo = placed["orderNo"].as_str().unwrap().parse().unwrap();
        for _ in 0..4 {
            company.engine.advance().await.unwrap();
        }
        let found = order(&company, &token, redeemed).await;
        assert_eq!(found["status"], OrderStatus::Confirmed.code(), "{found}");
        assert_eq!(found["payStatus"], "6", "{found}");
        let left = held(&company, cust_no, MIXED).await;
        assert_eq!(left, shares.checked_sub(Shares::from_whole(1_000).unwrap()).unwrap());
        assert_sound(&company.app).await;
    }

    async fn what_is_promised_for_a_day_happens_on_it_weekends_between(db: Db) {
        let company = Company::new(db, NOW).await;
        let person = buyer(&company.app, 1, C4).await;
        let token = person.person.token.clone();
        let number = bought(&company.app, &person, MIXED, "10000.00").await;
        company.engine.advance().await.unwrap();
        let found = order(&company, &token, number).await;
        assert_eq!(day_of(&found, "confirmed"), found["dates"]["confirmDate"]);
        while company.engine.advance().await.unwrap() < day("2026-11-19") {}
        let redeem = json!({
            "fundCode": MIXED, "tradeAcco": person.trade_acco, "shares": "1000.00",
        });
        identity::testing::unlock(&company.app, &token).await;
        let placed = client(&company.app, &token).bff("trade/publicRedeem", redeem).await.ok();
        let redeemed: OrderNo = placed["orderNo"].as_str().unwrap().parse().unwrap();
        let promised = placed["dates"]["arriveDate"].as_str().unwrap().to_owned();
        assert!(day(&promised) > day("2026-11-22"), "a weekend is between: {promised}");
        let mut today = day("2026-11-19");
        while today < day(&promised) {
            let found = order(&company, &token, redeemed).await;
            assert_eq!(found["payStatus"], "0", "paid on {today}, promised for {promised}");
            today = company.engine.advance().await.unwrap();
        }
        let found = order(&company, &token, redeemed).await;
        assert_eq!(day_of(&found, "confirmed"), found["dates"]["confirmDate"]);
        assert_eq!(day_of(&found, "paidOut"), promised, "{found}");
        assert_sound(&company.app).await;
    }

    async fn a_sandbox_that_was_switched_off_does_each_thing_on_its_day(db: Db) {
        let company = Company::new(db, NOW).await;
        let person = buyer(&company.app, 1, C4).await;
        company.engine.advance().await.unwrap();
        // The market has been open for more than an hour.
        assert_eq!(company.app.now(), "2026-11-17T10:42:00+08:00".parse().unwrap());
        let number = bought(&company.app, &person, MIXED, "1000.00").await;
        company.app.clock().move_to("2026-11-20T11:00:00+08:00".parse().unwrap());
        assert_eq!(company.engine.catch_up().await.unwrap(), day("2026-11-20"));
        let found = order(&company, &person.person.token, number).await;
        assert_eq!(day_of(&found, "confirmed"), "2026-11-18", "{found}");
    }

    async fn outside_a_sandbox_nothing_of_the_next_day_is_done_before_it(db: Db) {
        let company = Company::of_its_own(db, NOW).await;
        let person = buyer(&company.app, 1, C4).await;
        bought(&company.app, &person, MIXED, "1000.00").await;
        company.app.clock().move_to("2026-11-16T20:30:00+08:00".parse().unwrap());
        let refused = company.engine.advance().await.unwrap_err().to_string();
        assert!(refused.contains("2026-11-17"), "{refused}");
        let step = |status: &clearing::DayStatus, name: &str| {
            status.steps.iter().find(|step| step.name == name).unwrap().state.clone()
        };
        let status = company.engine.status().await.unwrap();
        assert_eq!(step(&status, "value"), "done");
        assert_eq!(step(&status, "confirm"), "waiting");
        company.app.clock().move_to("2026-11-17T06:00:00+08:00".parse().unwrap());
        assert_eq!(company.engine.advance().await.unwrap(), day("2026-11-17"));
    }

    async fn the_first_day_of_a_company_is_the_one_of_its_first_orders(db: Db) {
        let company = Company::of_its_own(db, NOW).await;
        let person = buyer(&company.app, 1, C4).await;
        let number = bought(&company.app, &person, MIXED, "1000.00").await;
        // Nobody was at work on the evening of T.
        company.app.clock().move_to("2026-11-17T10:00:00+08:00".parse().unwrap());
        assert_eq!(company.engine.status().await.unwrap().business_day, day("2026-11-16"));
        assert_eq!(company.engine.advance().await.unwrap(), day("2026-11-17"));
        let found = order(&company, &person.person.token, number).await;
        assert_eq!(found["status"], OrderStatus::Confirmed.code(), "{found}");
        assert_sound(&company.app).await;
    }

    async fn what_was_advanced_for_a_quick_redemption_is_repaid_by_the_tas_money(db: Db) {
        let company = Company::new(db, NOW).await;
        let person = buyer(&company.app, 1, C4).await;
        let token = person.person.token.clone();
        bought(&company.app, &person, MONEY, "5000.00").await;
        company.engine.advance().await.unwrap();
        company.engine.advance().await.unwrap();
        identity::testing::unlock(&company.app, &token).await;
        let ask = json!({
            "fundCode": MONEY, "tradeAcco": person.trade_acco, "shares": "1000.00", "quick": true,
        });
        client(&company.app, &token).bff("trade/publicRedeem", ask).await.ok();
        let fund = company.fund(MONEY);
        let advanced = async || {
            let (account, cny) = (ledger::Account::advance(fund), ledger::Asset::Cny);
            let read = async |tx: &mut Tx| ledger::balance(tx, &account, cny).await;
            company.app.db().read::<_, db::Error, _>(read).await.unwrap()
        };
        assert_eq!(advanced().await, -100_000);
        assert_sound(&company.app).await;
        company.engine.advance().await.unwrap();
        assert_eq!(advanced().await, 0);
        assert_eq!(company.engine.status().await.unwrap().open_breaks, 0);
        assert_sound(&company.app).await;
    }

    async fn a_day_that_is_killed_after_any_step_ends_as_one_that_ran_through(db: Db) {
        let killed = Company::new(db, NOW).await;
        let through = Company::beside(NOW).await;
        let people = [buyer(&killed.app, 1, C4).await, buyer(&through.app, 1, C4).await];
        for (number, step) in (1..).zip(Step::ALL) {
            for (company, person) in [&killed, &through].into_iter().zip(&people) {
                let amount = format!("{}.00", 100 * number);
                let fund = if number % 3 == 0 { MONEY } else { MIXED };
                bought(&company.app, person, fund, &amount).await;
            }
            killed.end_day_killed_after(*step, &through).await;
        }
    }

    async fn a_dividend_is_paid_by_the_method_that_was_confirmed_before_its_day(db: Db) {
        let company = Company::new(db, NOW).await;
        let person = buyer(&company.app, 1, C4).await;
        bought(&company.app, &person, MIXED, "10000.00").await;
        company.engine.advance().await.unwrap();
        let client = client(&company.app, &person.person.token);
        let change = json!({
            "fundCode": MIXED, "tradeAcco": person.trade_acco, "dividendMethod": "0",
        });
        let placed = client.bff("asset/changeDividendMethod", change).await.ok();
        assert_eq!(placed["confirmDate"], "2026-11-18");
        let before = held(&company, person.person.cust_no, MIXED).await;
        for on in ["2026-11-17", "2026-11-18"] {
            company.pay_dividend(MIXED, day(on), "0.05");
        }

        // Of the day on which it was asked for: still in cash.
        company.engine.advance().await.unwrap();
        assert_eq!(held(&company, person.person.cust_no, MIXED).await, before);
        let asked = json!({ "filter": "dividend" });
        let records = client.bff("trade/queryTradeRecordNew", asked.clone()).await.ok();
        let cash = &records["months"][0]["records"][0];
        let expected = before.value("0.05".parse().unwrap(), kernel::Rounding::HalfUp).unwrap();
        assert_eq!((&cash["kind"], &cash["amount"]), (&json!("143"), &json!(expected)));
        let method = client.bff("asset/queryDividendMethod", json!({ "fundCode": MIXED })).await;
        let card = &method.ok()["cards"][0];
        assert_eq!((&card["method"], &card["pending"]), (&json!("0"), &Value::Null));

        // Of the day on which it was confirmed: in shares.
        company.engine.advance().await.unwrap();
        assert!(held(&company, person.person.cust_no, MIXED).await > before);
        let records = client.bff("trade/queryTradeRecordNew", asked).await.ok();
        assert_eq!(records["months"][0]["records"][0]["amount"], Value::Null);
        let of_fund = json!({ "fundCode": MIXED });
        let lots = client.bff("asset/accountShareDetail", of_fund.clone()).await.ok();
        assert_eq!(lots["lots"][1]["source"], "reinvest");
        assert_sound(&company.app).await;
    }

    async fn a_money_fund_pays_for_a_purchase_through_the_files(db: Db) {
        let company = Company::new(db, NOW).await;
        let person = buyer(&company.app, 1, C4).await;
        bought(&company.app, &person, MONEY, "9000.00").await;
        company.engine.advance().await.unwrap();
        company.engine.advance().await.unwrap();
        identity::testing::unlock(&company.app, &person.person.token).await;
        let mut ask = purchase(MIXED, &person, "5000.00");
        ask["sourceFundCode"] = json!(MONEY);
        ask["tradeAcco"] = json!(person.trade_acco);
        let me = client(&company.app, &person.person.token);
        let placed = me.post("/tradefundbuy", ask).await.ok();
        let number: OrderNo = placed["orderNo"].as_str().unwrap().parse().unwrap();
        // Killed between the payment and the files, and resumed.
        company.engine.run_until(Step::Seal).await.unwrap();
        assert_sound(&company.app).await;
        company.engine.resume().await.unwrap();
        let found = order(&company, &person.person.token, number).await;
        assert_eq!(found["status"], OrderStatus::Confirmed.code(), "{found}");
        assert!(held(&company, person.person.cust_no, MIXED).await.is_positive());
        // The TA has both, too.
        assert_eq!(company.engine.status().await.unwrap().open_breaks, 0);
        // What is left, with the income of some days.
        let left = held(&company, person.person.cust_no, MONEY).await;
        let (least, most) = ("4000.01".parse().unwrap(), "4009.99".parse().unwrap());
        assert!((least..=most).contains(&left), "{left}");
        assert_sound(&company.app).await;
    }

    async fn a_dividend_is_shown_until_its_customer_closes_it(db: Db) {
        let company = Company::new(db, NOW).await;
        let person = buyer(&company.app, 1, C4).await;
        let other = buyer(&company.app, 2, C4).await;
        bought(&company.app, &person, MIXED, "10000.00").await;
        company.engine.advance().await.unwrap();
        company.pay_dividend(MIXED, day("2026-11-17"), "0.05");
        company.engine.advance().await.unwrap();
        let mine = client(&company.app, &person.person.token);
        let theirs = client(&company.app, &other.person.token);
        let shown = async |fund: Option<&str>| {
            let ask = json!({ "fundCode": fund });
            mine.bff("product/fund/queryDividendResult", ask).await.ok()["results"].clone()
        };
        let found = shown(None).await;
        assert_eq!((&found[0]["method"], &found[0]["exDate"]), (&json!("1"), &json!("2026-11-17")));
        assert_eq!((&found[0]["shares"], &found[0]["arrived"]), (&Value::Null, &json!(true)));
        assert_eq!(shown(Some(MONEY)).await, json!([]));
        let all = theirs.bff("product/fund/queryDividendResult", json!({})).await.ok();
        assert_eq!(all["results"], json!([]));
        let close = json!({ "orderNos": [found[0]["orderNo"]] });
        theirs.bff("product/fund/closeDividendRemind", close.clone()).await.ok();
        assert_eq!(shown(Some(MIXED)).await.as_array().unwrap().len(), 1);
        for _ in 0..2 {
            mine.bff("product/fund/closeDividendRemind", close.clone()).await.ok();
            assert_eq!(shown(None).await, json!([]));
        }
        let nobody = client(&company.app, "");
        let refused = nobody.bff("product/fund/queryDividendResult", json!({})).await;
        assert_eq!(refused.http_status, 401);
        assert_eq!(nobody.bff("product/fund/closeDividendRemind", close).await.http_status, 401);
    }

    async fn a_file_that_comes_twice_counts_once(db: Db) {
        let company = Company::new(db, NOW).await;
        let person = buyer(&company.app, 1, C4).await;
        company.set_faults(Faults { repeat_files: true, ..Faults::default() });
        bought(&company.app, &person, MIXED, "1000.00").await;
        company.engine.advance().await.unwrap();
        let status = company.engine.status().await.unwrap();
        assert_eq!(status.open_breaks, 0);
        assert_sound(&company.app).await;
    }

    async fn a_refused_purchase_is_paid_back(db: Db) {
        let company = Company::new(db, NOW).await;
        let person = buyer(&company.app, 1, C4).await;
        let number = bought(&company.app, &person, MIXED, "1000.00").await;
        company.set_faults(Faults { refuse_each: Some(1), ..Faults::default() });
        company.engine.advance().await.unwrap();
        let found = order(&company, &person.person.token, number).await;
        assert_eq!(found["status"], OrderStatus::Rejected.code(), "{found}");
        assert_eq!(found["payStatus"], "5", "{found}");
        assert_sound(&company.app).await;
    }

    async fn a_position_that_differs_is_blocked_until_it_agrees_again(db: Db) {
        let company = Company::new(db, NOW).await;
        let person = buyer(&company.app, 1, C4).await;
        bought(&company.app, &person, MIXED, "1000.00").await;
        let misstate = Some((1, "0.01".parse().unwrap()));
        company.set_faults(Faults { misstate, ..Faults::default() });
        company.engine.advance().await.unwrap();
        assert_eq!(company.engine.status().await.unwrap().open_breaks, 1);
        let (cust_no, fund) = (person.person.cust_no, company.fund(MIXED));
        let blocked = async || {
            let read = async |tx: &mut Tx| holdings::positions_in(tx, cust_no, fund).await;
            company.app.db().read::<_, db::Error, _>(read).await.unwrap()[0].blocked
        };
        assert!(blocked().await);
        company.set_faults(Faults::default());
        company.engine.advance().await.unwrap();
        assert!(!blocked().await);
        assert_eq!(company.engine.status().await.unwrap().open_breaks, 0);
    }

    async fn a_spoiled_file_is_refused_whole_and_named_and_the_day_goes_on_with_a_good_one(db: Db) {
        let company = Company::new(db, NOW).await;
        let person = buyer(&company.app, 1, C4).await;
        let number = bought(&company.app, &person, MIXED, "1000.00").await;
        company.engine.run_until(Step::Dividends).await.unwrap();
        let path = company.inbox.join("OFD_98_TAEL_20261117_04.TXT");
        let good = std::fs::read(&path).unwrap();
        let amount = b"0000000000100000";
        let at = good.windows(16).position(|found| found == amount).unwrap();
        let mut bad = good.clone();
        bad[at] = b'X';
        std::fs::write(&path, &bad).unwrap();
        let refused = company.engine.advance().await.unwrap_err().to_string();
        assert!(refused.contains("OFD_98_TAEL_20261117_04.TXT"), "{refused}");
        assert!(refused.contains("ApplicationAmount"), "{refused}");
        let found = order(&company, &person.person.token, number).await;
        assert_eq!(found["status"], OrderStatus::Sent.code(), "{found}");
        std::fs::write(&path, &good).unwrap();
        company.engine.resume().await.unwrap();
        let found = order(&company, &person.person.token, number).await;
        assert_eq!(found["status"], OrderStatus::Confirmed.code(), "{found}");
    }
}

#[test]
fn every_statement_is_good_on_both_engines() {
    // The statements of the TA and of the demo's managers are linked into this test too.
    let all = [migrations(), ta::MIGRATIONS.to_vec()].concat();
    assert_eq!(db::testing::check_statements(&all), Vec::<String>::new());
}
