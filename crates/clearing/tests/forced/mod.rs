//! Changes that the transfer agent (TA) begins: forced redemptions, shares added and taken.

use crate::company::{Company, migrations};
use crate::day;
use clearing::Step;
use db::{Db, Tx, db_test};
use kernel::{CustNo, Day, Rate, Shares};
use orders::testing::{C4, MIXED, assert_sound, bought, buyer, client};
use serde_json::{Value, json};
use ta::{Faults, Force};

const NOW: &str = "2026-11-16T10:00:00+08:00";

async fn records(company: &Company, token: &str, filter: &str) -> Vec<Value> {
    let client = client(&company.app, token);
    let page = client.bff("trade/queryTradeRecordNew", json!({"filter": filter})).await.ok();
    let months = page["months"].as_array().unwrap().iter();
    months.flat_map(|month| month["records"].as_array().unwrap().clone()).collect()
}

async fn held(company: &Company, cust_no: CustNo) -> Shares {
    let fund = company.fund(MIXED);
    let read = async |tx: &mut Tx| holdings::positions_in(tx, cust_no, fund).await;
    company.app.db().read::<_, db::Error, _>(read).await.unwrap()[0].shares
}

/// Forces a change of a third of every position in the next day's confirmations.
fn third(company: &Company, force: Force) {
    let part: Rate = "0.3333".parse().unwrap();
    let forced = vec![(company.fund(MIXED), force, part)];
    company.set_faults(Faults { forced, ..Faults::default() });
}

db_test! { &migrations();
    async fn a_forced_redemption_is_an_order_that_is_paid_on_the_promised_day(db: Db) {
        let company = Company::new(db, NOW).await;
        let person = buyer(&company.app, 1, C4).await;
        let (cust_no, token) = (person.person.cust_no, person.person.token.clone());
        bought(&company.app, &person, MIXED, "10000.00").await;
        company.engine.advance().await.unwrap();
        let before = held(&company, cust_no).await;
        third(&company, Force::Redeem);
        let mut today = company.engine.advance().await.unwrap();
        company.set_faults(Faults::default());
        assert_eq!(company.engine.status().await.unwrap().open_breaks, 0);
        let record = records(&company, &token, "redeem").await.remove(0);
        assert_eq!((&record["kind"], &record["status"]), (&json!("142"), &json!("1")));
        let taken: Shares = record["shares"].as_str().unwrap().parse().unwrap();
        assert_eq!(held(&company, cust_no).await, before.checked_sub(taken).unwrap());
        assert_sound(&company.app).await;
        let detail = json!({"orderNo": record["orderNo"]});
        let read = async || {
            let client = client(&company.app, &token);
            client.bff("trade/tradeRecordDetail", detail.clone()).await.ok()
        };
        let order = read().await;
        let promised: Day = order["dates"]["arriveDate"].as_str().unwrap().parse().unwrap();
        assert!(promised > today, "{order}");
        while today < promised {
            assert_eq!(read().await["payStatus"], "0");
            today = company.engine.advance().await.unwrap();
        }
        assert_eq!(read().await["payStatus"], "6");
        assert_sound(&company.app).await;
    }

    async fn shares_that_are_added_or_taken_by_force_are_orders_without_money(db: Db) {
        let company = Company::new(db, NOW).await;
        let person = buyer(&company.app, 1, C4).await;
        let (cust_no, token) = (person.person.cust_no, person.person.token.clone());
        bought(&company.app, &person, MIXED, "10000.00").await;
        company.engine.advance().await.unwrap();
        for (force, kind) in [(Force::Increase, "144"), (Force::Decrease, "145")] {
            let before = held(&company, cust_no).await;
            third(&company, force);
            company.engine.advance().await.unwrap();
            assert_eq!(company.engine.status().await.unwrap().open_breaks, 0);
            let record = records(&company, &token, "all").await.remove(0);
            assert_eq!((&record["kind"], &record["amount"]), (&json!(kind), &Value::Null));
            let changed: Shares = record["shares"].as_str().unwrap().parse().unwrap();
            let after = held(&company, cust_no).await;
            match force {
                Force::Increase => assert_eq!(after, before.checked_add(changed).unwrap()),
                _ => assert_eq!(after, before.checked_sub(changed).unwrap()),
            }
            assert_sound(&company.app).await;
        }
    }

    async fn a_change_that_names_an_older_order_answers_nothing_when_its_day_is_replayed(db: Db) {
        let company = Company::new(db, NOW).await;
        let person = buyer(&company.app, 1, C4).await;
        let number = bought(&company.app, &person, MIXED, "10000.00").await.to_string();
        company.engine.advance().await.unwrap();
        third(&company, Force::Redeem);
        company.engine.run_until(Step::Answer).await.unwrap();
        company.rewrite(day("2026-11-18"), |mut records| {
            let of_fund = records.iter_mut().filter(|record| record.fund_code == MIXED);
            of_fund.for_each(|record| record.original_app_sheet_no.clone_from(&number));
            records
        });
        company.engine.advance().await.unwrap();
        assert_eq!(company.engine.status().await.unwrap().open_breaks, 0);
        let record = records(&company, &person.person.token, "redeem").await.remove(0);
        assert_eq!((&record["kind"], &record["status"]), (&json!("142"), &json!("1")));
        let replay = company.engine.replay(day("2026-11-17")).await.unwrap();
        assert!(replay.agrees(), "{replay:#?}");
        assert_sound(&company.app).await;
    }

    async fn shares_that_wait_for_a_redemption_are_not_taken_and_the_position_is_blocked(db: Db) {
        let company = Company::new(db, NOW).await;
        let person = buyer(&company.app, 1, C4).await;
        let (cust_no, token) = (person.person.cust_no, person.person.token.clone());
        bought(&company.app, &person, MIXED, "10000.00").await;
        company.engine.advance().await.unwrap();
        let all = held(&company, cust_no).await;
        // After the cut-off: the TA hears of it a day later than it takes the shares.
        company.app.clock().move_to("2026-11-17T19:00:00+08:00".parse().unwrap());
        identity::testing::unlock(&company.app, &token).await;
        let redeem = json!({
            "fundCode": MIXED, "tradeAcco": person.trade_acco, "shares": all,
        });
        client(&company.app, &token).bff("trade/publicRedeem", redeem).await.ok();
        third(&company, Force::Decrease);
        company.engine.advance().await.unwrap();
        let status = company.engine.status().await.unwrap();
        assert_eq!(status.open_breaks, 1);
        let [left] = status.file_breaks.as_slice() else { panic!("{:?}", status.file_breaks) };
        assert_eq!((left.kind.as_str(), left.file_type.as_str()), ("unknown", "04"));
        assert_eq!(left.reason, "份额不足、在途，或账户不存在，未处理");
        let note = company.note_of(day("2026-11-17"), "confirm").await;
        assert_eq!(note, "1笔，其中1笔查无订单");
        assert_eq!(held(&company, cust_no).await, all);
        assert!(records(&company, &token, "all").await.iter().all(|r| r["kind"] != "145"));
        assert_sound(&company.app).await;
    }
}
