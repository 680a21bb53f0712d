//! Offerings from the first subscription to shares, or to the money's way back.

use super::{Company, day, day_of, held, migrations, order};
use db::{Db, db_test};
use funds::{Catalogue, FundStatus};
use kernel::{Nav, Shares};
use orders::testing::{BINDING, C4, OFFERED, assert_sound, bought, buyer, client};
use serde_json::json;

/// The offerings of the orders' tests end on the Friday; what was raised is counted on the Monday.
const MONDAY: &str = "2026-03-02T10:00:00+08:00";

fn catalogue(company: &Company, fund: &str) -> (FundStatus, Option<kernel::Day>, Option<Nav>) {
    let fund = company.app.get::<Catalogue>().fund(company.fund(fund)).unwrap();
    (fund.status, fund.established, fund.latest.map(|latest| latest.nav))
}

async fn advance_to(company: &Company, until: &str) {
    while company.engine.advance().await.unwrap() < day(until) {}
}

db_test! { &migrations();
    async fn a_subscription_becomes_shares_when_the_fund_is_established(db: Db) {
        let company = Company::new(db, MONDAY).await;
        let person = buyer(&company.app, 1, C4).await;
        let (cust_no, token) = (person.person.cust_no, person.person.token.clone());
        let number = bought(&company.app, &person, OFFERED, "10000.00").await;
        company.engine.advance().await.unwrap();
        let found = order(&company, &token, number).await;
        assert_eq!(found["status"], "5", "{found}");
        assert_eq!(day_of(&found, "received"), found["dates"]["subscription"]["receivedDate"]);
        assert_eq!(catalogue(&company, OFFERED), (FundStatus::Raising, None, None));
        advance_to(&company, "2026-03-09").await;
        assert_eq!(catalogue(&company, OFFERED), (FundStatus::Raising, None, None));
        assert_eq!(held(&company, cust_no, OFFERED).await, Shares::ZERO);
        assert_sound(&company.app).await;

        advance_to(&company, "2026-03-10").await;
        let established = (FundStatus::Open, Some(day("2026-03-09")), Some(Nav::PAR));
        assert_eq!(catalogue(&company, OFFERED), established);
        // 10,000 × 0.35 % × 7 ÷ 360 is 0.68 of interest; 0.4 % with a tenth of it charged is 4.00.
        let shares: Shares = "9996.68".parse().unwrap();
        assert_eq!(held(&company, cust_no, OFFERED).await, shares);
        let found = order(&company, &token, number).await;
        assert_eq!((&found["status"], &found["interest"]), (&json!("1"), &json!("0.68")));
        assert_eq!(found["establishedOn"], "2026-03-09");
        assert_eq!(day_of(&found, "confirmed"), "2026-03-10");
        assert_sound(&company.app).await;

        let replay = company.engine.replay(day("2026-03-09")).await.unwrap();
        assert_eq!(replay.named, Vec::<String>::new());
        advance_to(&company, "2026-03-12").await;
        let (_, _, nav) = catalogue(&company, OFFERED);
        assert_ne!(nav, Some(Nav::PAR), "it has prices of its own");
        identity::testing::unlock(&company.app, &token).await;
        let redeem =
            json!({ "fundCode": OFFERED, "tradeAcco": person.trade_acco, "shares": "1000" });
        client(&company.app, &token).bff("trade/publicRedeem", redeem).await.ok();
        advance_to(&company, "2026-03-18").await;
        let left = shares.checked_sub(Shares::from_whole(1_000).unwrap()).unwrap();
        assert_eq!(held(&company, cust_no, OFFERED).await, left);
        assert_sound(&company.app).await;
    }

    async fn a_subscription_is_on_the_card_again_when_the_offering_failed(db: Db) {
        let company = Company::new(db, MONDAY).await;
        let person = buyer(&company.app, 1, C4).await;
        let (cust_no, token) = (person.person.cust_no, person.person.token.clone());
        company.fail_offering(BINDING);
        let number = bought(&company.app, &person, BINDING, "10000.00").await;
        advance_to(&company, "2026-03-10").await;
        assert_eq!(catalogue(&company, BINDING), (FundStatus::RaisingFailed, None, None));
        let found = order(&company, &token, number).await;
        assert_eq!((&found["status"], &found["refund"]), (&json!("2"), &json!("10000.68")));
        assert_eq!(found["payStatus"], "5", "{found}");
        assert_eq!(held(&company, cust_no, BINDING).await, Shares::ZERO);
        let replay = company.engine.replay(day("2026-03-09")).await.unwrap();
        assert_eq!(replay.named, Vec::<String>::new());
        // The catalogue goes on saying so, and nothing moves any more.
        advance_to(&company, "2026-03-12").await;
        assert_eq!(catalogue(&company, BINDING), (FundStatus::RaisingFailed, None, None));
        assert_sound(&company.app).await;
    }
}
