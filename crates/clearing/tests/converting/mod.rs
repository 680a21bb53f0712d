//! Conversions through the files of a day, with a TA that may fail.

use crate::company::{Company, migrations};
use crate::{day, held, order};
use clearing::Step;
use db::{Db, db_test};
use kernel::{CustNo, Fen, Nav, Rounding, Shares, TradeAcco};
use orders::testing::{C4, MIXED, MONEY, assert_sound, bought, buyer, client};
use orders::{OrderNo, OrderStatus};
use serde_json::{Value, json};
use ta::Faults;

const NOW: &str = "2026-11-16T10:00:00+08:00";

struct Holder {
    cust_no: CustNo,
    token: String,
    trade_acco: TradeAcco,
}

/// Somebody who holds the fund since yesterday.
async fn holder(company: &Company, fund: &str) -> Holder {
    let person = buyer(&company.app, 1, C4).await;
    bought(&company.app, &person, fund, "9000.00").await;
    company.engine.advance().await.unwrap();
    company.engine.advance().await.unwrap();
    let (cust_no, token) = (person.person.cust_no, person.person.token);
    Holder { cust_no, token, trade_acco: person.trade_acco }
}

async fn convert(company: &Company, person: &Holder, funds: [&str; 2], shares: &str) -> OrderNo {
    identity::testing::unlock(&company.app, &person.token).await;
    let ask = json!({
        "fundCode": funds[0],
        "targetFundCode": funds[1],
        "tradeAcco": person.trade_acco,
        "shares": shares,
        "agreements": ["fund-contract", "prospectus", "risk-disclosure", "sales-service"],
    });
    let client = client(&company.app, &person.token);
    let placed = client.bff("trade/public/convert", ask).await.ok();
    placed["orderNo"].as_str().unwrap().parse().unwrap()
}

fn figure<T: std::str::FromStr>(value: &Value) -> T {
    value.as_str().and_then(|text| text.parse().ok()).unwrap()
}

db_test! { &migrations();
    async fn a_conversion_is_confirmed_at_both_prices_of_t(db: Db) {
        let company = Company::new(db, NOW).await;
        let person = holder(&company, MONEY).await;
        let cust_no = person.cust_no;
        let number = convert(&company, &person, [MONEY, MIXED], "5000.00").await;
        company.engine.advance().await.unwrap();
        let found = order(&company, &person.token, number).await;
        assert_eq!(found["status"], OrderStatus::Confirmed.code(), "{found}");
        let fee = &found["conversion"]["fee"];
        let nav: Nav = figure(&fee["targetNav"]);
        // 5,000.00 at a tenth of 0.8 %: 5,000 × 0.0008 ÷ 1.0008.
        let (top_up, amount): (Fen, Fen) = (figure(&fee["topUpFee"]), figure(&fee["amountIn"]));
        assert_eq!((top_up.to_string(), amount.to_string()), ("4.00".into(), "4996.00".into()));
        let shares: Shares = figure(&fee["targetShares"]);
        assert_eq!(shares, amount.shares_at(nav, Rounding::HalfUp).unwrap());
        assert_eq!(held(&company, cust_no, MIXED).await, shares);
        let left = held(&company, cust_no, MONEY).await;
        let (least, most) = ("4000.01".parse().unwrap(), "4009.99".parse().unwrap());
        assert!((least..=most).contains(&left), "{left}");
        // The TA's register says the same.
        assert_eq!(company.engine.status().await.unwrap().open_breaks, 0);
        assert_sound(&company.app).await;
        let replay = company.engine.replay(day("2026-11-18")).await.unwrap();
        assert!(replay.agrees(), "{:#?}", replay.named);
        // The new shares begin anew and may leave again.
        company.engine.advance().await.unwrap();
        let back = convert(&company, &person, [MIXED, MONEY], &shares.to_string()).await;
        company.engine.advance().await.unwrap();
        let found = order(&company, &person.token, back).await;
        assert_eq!(found["conversion"]["fee"]["topUpFee"], "0.00", "{found}");
        assert!(figure::<Fen>(&found["conversion"]["fee"]["redeemFee"]).is_positive(), "{found}");
        assert!(held(&company, cust_no, MIXED).await.is_zero());
        assert_sound(&company.app).await;
    }

    async fn what_the_ta_refuses_is_free_again_with_its_reason(db: Db) {
        let company = Company::new(db, NOW).await;
        let person = holder(&company, MONEY).await;
        let number = convert(&company, &person, [MONEY, MIXED], "5000.00").await;
        company.set_faults(Faults { refuse_each: Some(1), ..Faults::default() });
        company.engine.advance().await.unwrap();
        let found = order(&company, &person.token, number).await;
        assert_eq!((&found["status"], &found["reason"]), (&json!("2"), &json!("其他原因失败")));
        assert!(held(&company, person.cust_no, MIXED).await.is_zero());
        company.set_faults(Faults::default());
        let again = convert(&company, &person, [MONEY, MIXED], "5000.00").await;
        company.engine.advance().await.unwrap();
        let found = order(&company, &person.token, again).await;
        assert_eq!(found["status"], OrderStatus::Confirmed.code(), "{found}");
        assert_sound(&company.app).await;
    }

    async fn a_late_price_of_either_fund_makes_it_wait(db: Db) {
        let company = Company::new(db, NOW).await;
        let person = holder(&company, MONEY).await;
        let number = convert(&company, &person, [MONEY, MIXED], "5000.00").await;
        let late_prices = vec![company.fund(MIXED)];
        company.set_faults(Faults { late_prices, ..Faults::default() });
        company.engine.advance().await.unwrap();
        let found = order(&company, &person.token, number).await;
        assert_eq!(found["status"], OrderStatus::Sent.code(), "{found}");
        assert_sound(&company.app).await;
        company.set_faults(Faults::default());
        company.engine.advance().await.unwrap();
        let found = order(&company, &person.token, number).await;
        assert_eq!(found["status"], OrderStatus::Confirmed.code(), "{found}");
        assert_eq!(found["conversion"]["fee"]["targetNavDate"], "2026-11-18");
        assert_eq!(company.engine.status().await.unwrap().open_breaks, 0);
        assert_sound(&company.app).await;
    }

    async fn killed_after_any_step_it_ends_as_one_that_ran_through(db: Db) {
        let killed = Company::new(db, NOW).await;
        let through = Company::beside(NOW).await;
        let people = [holder(&killed, MONEY).await, holder(&through, MONEY).await];
        for (number, step) in (1..).zip(Step::ALL) {
            for (company, person) in [&killed, &through].into_iter().zip(&people) {
                let shares = format!("{}.00", 60 * number);
                convert(company, person, [MONEY, MIXED], &shares).await;
            }
            killed.end_day_killed_after(*step, &through).await;
        }
        assert!(held(&killed, people[0].cust_no, MIXED).await.is_positive());
    }
}
