//! Splits of a fund's shares: on its day positions, what waits for them, and the TA's register.

use crate::company::{Company, migrations};
use crate::{day, order};
use bankcards::testing::OpenedPerson;
use clearing::Step;
use db::{Db, Tx, db_test};
use funds::{Catalogue, DistributionRow};
use holdings::Position;
use kernel::{CustNo, Fen, Nav, Rate, Rounding, Shares};
use orders::testing::{C4, MIXED, assert_sound, bought, buyer, client, told};
use serde_json::{Value, json};
use ta::Faults;

const NOW: &str = "2026-11-16T10:00:00+08:00";
const SPLIT: &str = "2026-11-18";

/// The fund has announced a split.
async fn announce(company: &Company, ratio: &str) {
    let (code, split) = (company.fund(MIXED), ratio.parse().unwrap());
    let row = DistributionRow { code, day: day(SPLIT), dividend: Nav::ZERO, split };
    let put =
        async move |tx: &mut Tx| funds::import::put_events(tx, std::slice::from_ref(&row)).await;
    company.app.db().write::<_, db::Error, _>(put).await.unwrap();
    company.app.get::<Catalogue>().refresh(company.app.db()).await.unwrap();
}

/// The day of the split begins; what was bought the day before yesterday may be redeemed.
async fn to_split(company: &Company) {
    company.engine.advance().await.unwrap();
    company.engine.advance().await.unwrap();
}

async fn position(company: &Company, cust_no: CustNo) -> Position {
    let fund = company.fund(MIXED);
    let read = async move |tx: &mut Tx| holdings::positions_in(tx, cust_no, fund).await;
    company.app.db().read::<_, db::Error, _>(read).await.unwrap().remove(0)
}

/// Shares as the TA rounds a lot.
fn scaled(shares: Shares, ratio: &str) -> Shares {
    shares.times(ratio.parse::<Rate>().unwrap(), Rounding::HalfUp).unwrap()
}

/// The books are sound, and say what the TA's register says.
async fn assert_agreed(company: &Company) {
    assert_eq!(company.engine.status().await.unwrap().open_breaks, 0);
    assert_sound(&company.app).await;
    let found = company.engine.verify_register().await.unwrap();
    assert!(found.is_empty(), "{found:?}");
}

async fn records(company: &Company, token: &str) -> Vec<Value> {
    let client = client(&company.app, token);
    let page = client.bff("trade/queryTradeRecordNew", json!({"filter": "all"})).await.ok();
    let months = page["months"].as_array().unwrap().iter();
    months.flat_map(|month| month["records"].as_array().unwrap().clone()).collect()
}

async fn redeem(company: &Company, person: &OpenedPerson, shares: Shares) {
    let redeem = json!({
        "fundCode": MIXED, "tradeAcco": person.trade_acco, "shares": shares.to_string(),
    });
    let token = &person.person.token;
    identity::testing::unlock(&company.app, token).await;
    client(&company.app, token).bff("trade/publicRedeem", redeem).await.ok();
}

/// One redeems all and one a part, in old shares, on the day of the split.
async fn answered_in_new_shares(db: Db, ratio: &str) {
    let company = Company::new(db, NOW).await;
    let people = [buyer(&company.app, 1, C4).await, buyer(&company.app, 2, C4).await];
    for person in &people {
        bought(&company.app, person, MIXED, "10000.00").await;
    }
    to_split(&company).await;
    announce(&company, ratio).await;
    let before = position(&company, people[0].person.cust_no).await.shares;
    let part: Shares = "1000.01".parse().unwrap();
    redeem(&company, &people[0], before).await;
    redeem(&company, &people[1], part).await;
    company.engine.run_until(Step::Value).await.unwrap();
    let cut = part.times(ratio.parse().unwrap(), Rounding::Down).unwrap();
    let whole = scaled(before, ratio);
    for (person, frozen) in people.iter().zip([whole, cut]) {
        let after = position(&company, person.person.cust_no).await;
        assert_eq!((after.shares, after.frozen), (whole, frozen));
    }
    assert_sound(&company.app).await;

    company.engine.advance().await.unwrap();
    assert_agreed(&company).await;
    for (person, taken) in people.iter().zip([whole, cut]) {
        let left = position(&company, person.person.cust_no).await;
        assert_eq!(left.shares, whole.checked_sub(taken).unwrap());
        assert_eq!(left.frozen, Shares::ZERO);
    }
}

db_test! { &migrations();
    async fn a_position_is_split_before_it_is_valued_and_the_ta_agrees(db: Db) {
        let company = Company::new(db, NOW).await;
        let person = buyer(&company.app, 1, C4).await;
        let (cust_no, token) = (person.person.cust_no, person.person.token.clone());
        bought(&company.app, &person, MIXED, "10000.00").await;
        to_split(&company).await;
        let before = position(&company, cust_no).await;
        announce(&company, "2.00000001").await;
        // Of the day itself: it buys new shares.
        bought(&company.app, &person, MIXED, "1000.00").await;
        company.engine.run_until(Step::Value).await.unwrap();

        let after = position(&company, cust_no).await;
        assert_eq!(after.shares, scaled(before.shares, "2.00000001"));
        assert_eq!((after.cost, after.valued_on), (before.cost, Some(day(SPLIT))));
        assert!(after.nav < before.nav.portion(6, 10, Rounding::Down).unwrap());
        let worth = after.shares.value(after.nav, Rounding::HalfUp).unwrap();
        assert_eq!(after.value, worth);
        assert_eq!(after.day_profit, worth.checked_sub(before.value).unwrap());
        let moved = Fen::from_units(after.day_profit.units().abs());
        assert!(moved < before.value.portion(1, 10, Rounding::Down).unwrap(), "{moved}");
        assert_sound(&company.app).await;

        company.engine.advance().await.unwrap();
        assert_agreed(&company).await;
        let now = position(&company, cust_no).await;
        assert!(now.shares > after.shares);
        company.engine.advance().await.unwrap();
        assert_eq!(position(&company, cust_no).await.shares, now.shares);
        assert_agreed(&company).await;

        let record = records(&company, &token).await;
        let record = record.into_iter().find(|record| record["kind"] == "144").unwrap();
        let more = after.shares.checked_sub(before.shares).unwrap();
        assert_eq!(record["shares"], more.to_string());
        assert_eq!(record["kindName"], "份额拆分");
        let number = record["orderNo"].as_str().unwrap().parse().unwrap();
        let detail = order(&company, &token, number).await;
        assert_eq!((&detail["kindName"], &detail["reason"]), (&json!("份额拆分"), &json!("")));
        let told = told(&company.app, &person).await;
        let said = told.iter().map(|item| item["text"].to_string()).collect::<Vec<_>>().join(" ");
        assert!(said.contains("份额拆分，每份变为2.00000001份"), "{said}");
        let titles: Vec<String> = told.iter().map(|item| item["title"].to_string()).collect();
        assert!(!titles.iter().any(|title| title.contains("跌了")), "{titles:?}");
    }

    async fn what_was_asked_for_before_a_split_is_answered_in_new_shares(db: Db) {
        answered_in_new_shares(db, "1.3").await;
    }

    async fn what_was_asked_for_before_a_merger_is_answered_in_new_shares(db: Db) {
        answered_in_new_shares(db, "0.37").await;
    }

    async fn a_price_that_is_late_splits_when_it_comes(db: Db) {
        let company = Company::new(db, NOW).await;
        let person = buyer(&company.app, 1, C4).await;
        let cust_no = person.person.cust_no;
        bought(&company.app, &person, MIXED, "10000.00").await;
        to_split(&company).await;
        let before = position(&company, cust_no).await.shares;
        announce(&company, "1.5").await;
        let late_prices = vec![company.fund(MIXED)];
        company.set_faults(Faults { late_prices, ..Faults::default() });
        redeem(&company, &person, "1000.00".parse().unwrap()).await;
        company.engine.advance().await.unwrap();
        assert_eq!(position(&company, cust_no).await.shares, before);
        assert_agreed(&company).await;

        company.set_faults(Faults::default());
        company.engine.advance().await.unwrap();
        let left = scaled(before, "1.5").checked_sub("1500".parse().unwrap()).unwrap();
        assert_eq!(position(&company, cust_no).await.shares, left);
        assert_agreed(&company).await;
    }
}

#[tokio::test]
async fn a_day_of_a_split_that_was_killed_anywhere_ends_as_one_that_was_not() {
    for step in [Step::Export, Step::Answer, Step::Prices, Step::Value, Step::Confirm] {
        let (killed, through) = (Company::beside(NOW).await, Company::beside(NOW).await);
        for company in [&killed, &through] {
            let person = buyer(&company.app, 1, C4).await;
            bought(&company.app, &person, MIXED, "10000.00").await;
            to_split(company).await;
            announce(company, "1.37").await;
            redeem(company, &person, "1000.00".parse().unwrap()).await;
        }
        killed.end_day_killed_after(step, &through).await;
        assert_agreed(&killed).await;
    }
}
