//! Redemptions into other funds through the files of days, with a TA that may fail.

use crate::company::{Company, migrations};
use crate::{day, held, order};
use clearing::Step;
use db::{Db, db_test};
use kernel::{CustNo, TradeAcco};
use orders::testing::{C4, FOREIGN, MIXED, MONEY, assert_sound, bought, buyer, client};
use orders::{OrderNo, OrderStatus};
use serde_json::{Value, json};
use ta::Faults;

/// Monday.
const NOW: &str = "2026-11-16T10:00:00+08:00";

struct Holder {
    cust_no: CustNo,
    token: String,
    trade_acco: TradeAcco,
}

/// Somebody who has the mixed fund since yesterday; it is Wednesday.
async fn holder(company: &Company) -> Holder {
    let person = buyer(&company.app, 1, C4).await;
    bought(&company.app, &person, MIXED, "9000.00").await;
    company.engine.advance().await.unwrap();
    company.engine.advance().await.unwrap();
    let (cust_no, token) = (person.person.cust_no, person.person.token);
    Holder { cust_no, token, trade_acco: person.trade_acco }
}

async fn redeem_into(company: &Company, person: &Holder, target: &str, shares: &str) -> OrderNo {
    identity::testing::unlock(&company.app, &person.token).await;
    let ask = json!({
        "fundCode": MIXED,
        "targetFundCode": target,
        "tradeAcco": person.trade_acco,
        "shares": shares,
        "agreements": ["fund-contract", "prospectus", "risk-disclosure", "sales-service"],
    });
    let client = client(&company.app, &person.token);
    let placed = client.bff("trade/public/redeem2Buy", ask).await.ok();
    placed["orderNo"].as_str().unwrap().parse().unwrap()
}

/// The purchase with the proceeds of an order.
async fn purchase(company: &Company, person: &Holder, number: OrderNo) -> Value {
    let found = order(company, &person.token, number).await;
    let purchase = found["onward"]["purchase"]["orderNo"].as_str().unwrap().parse().unwrap();
    order(company, &person.token, purchase).await
}

/// Advances so many days.
async fn advance(company: &Company, days: usize) {
    for _ in 0..days {
        company.engine.advance().await.unwrap();
        assert_sound(&company.app).await;
    }
}

db_test! { &migrations();
    async fn proceeds_buy_on_the_morning_of_their_day_and_are_shares_the_day_after(db: Db) {
        let company = Company::new(db, NOW).await;
        let person = holder(&company).await;
        let number = redeem_into(&company, &person, MONEY, "3000.00").await;
        // Applied for on Wednesday, confirmed on Thursday, paid on Monday.
        advance(&company, 2).await;
        assert_eq!(order(&company, &person.token, number).await["onward"]["stage"], "waiting");
        advance(&company, 1).await;
        let found = order(&company, &person.token, number).await;
        assert_eq!(
            (&found["onward"]["stage"], &found["payStatus"]),
            (&json!("buying"), &json!("8"))
        );
        let second = purchase(&company, &person, number).await;
        assert_eq!(
            (&second["dates"]["tDay"], &second["amount"]),
            (&json!("2026-11-23"), &found["confirmedAmount"])
        );
        advance(&company, 1).await;
        let second = purchase(&company, &person, number).await;
        assert_eq!(second["status"], OrderStatus::Confirmed.code(), "{second}");
        assert!(held(&company, person.cust_no, MONEY).await.is_positive());
        // The TA's register says the same, and so do the files.
        assert_eq!(company.engine.status().await.unwrap().open_breaks, 0);
        for t_day in ["2026-11-18", "2026-11-23"] {
            let replay = company.engine.replay(day(t_day)).await.unwrap();
            assert!(replay.agrees(), "{:#?}", replay.named);
        }
    }

    async fn what_the_ta_refuses_to_sell_goes_to_the_card(db: Db) {
        let company = Company::new(db, NOW).await;
        let person = holder(&company).await;
        let number = redeem_into(&company, &person, FOREIGN, "3000.00").await;
        advance(&company, 3).await;
        company.set_faults(Faults { refuse_each: Some(1), ..Faults::default() });
        advance(&company, 1).await;
        company.set_faults(Faults::default());
        let found = order(&company, &person.token, number).await;
        assert_eq!(found["onward"]["stage"], "toCard", "{found}");
        assert_eq!(found["onward"]["reason"], "其他原因失败");
        let second = purchase(&company, &person, number).await;
        assert_eq!(
            (&second["payStatus"], &second["refund"]),
            (&json!("5"), &found["confirmedAmount"])
        );
        assert!(held(&company, person.cust_no, FOREIGN).await.is_zero());
    }

    async fn killed_after_any_step_it_ends_as_one_that_ran_through(db: Db) {
        let killed = Company::new(db, NOW).await;
        let through = Company::beside(NOW).await;
        let people = [holder(&killed).await, holder(&through).await];
        for (number, step) in (1..).zip(Step::ALL) {
            for (company, person) in [&killed, &through].into_iter().zip(&people) {
                let target = if number % 2 == 0 { MONEY } else { FOREIGN };
                redeem_into(company, person, target, &format!("{}.00", 100 + number)).await;
            }
            killed.end_day_killed_after(*step, &through).await;
        }
        assert!(held(&killed, people[0].cust_no, MONEY).await.is_positive());
        assert!(held(&killed, people[0].cust_no, FOREIGN).await.is_positive());
    }

    async fn killed_anywhere_in_the_paying_it_buys_once(db: Db) {
        let company = Company::new(db, NOW).await;
        let person = holder(&company).await;
        let numbers = [
            redeem_into(&company, &person, MONEY, "300.00").await,
            redeem_into(&company, &person, FOREIGN, "400.00").await,
        ];
        advance(&company, 2).await;
        company.engine.run_until(Step::Reconcile).await.unwrap();
        // The process dies after so many polls of the step, later each time.
        for polls in 1..40 {
            let mut step = Box::pin(company.engine.run_until(Step::Pay));
            let mut left = polls;
            let died = std::future::poll_fn(|context| match step.as_mut().poll(context) {
                std::task::Poll::Pending if left > 0 => {
                    left -= 1;
                    std::task::Poll::Pending
                }
                std::task::Poll::Pending => std::task::Poll::Ready(true),
                std::task::Poll::Ready(done) => std::task::Poll::Ready(done.is_err()),
            });
            let died = died.await;
            drop(step);
            assert_sound(&company.app).await;
            if !died {
                break;
            }
        }
        company.engine.resume().await.unwrap();
        for number in numbers {
            assert_eq!(order(&company, &person.token, number).await["onward"]["stage"], "buying");
        }
        advance(&company, 1).await;
        let (money, foreign) = (
            held(&company, person.cust_no, MONEY).await,
            held(&company, person.cust_no, FOREIGN).await,
        );
        assert!(money.is_positive() && foreign.is_positive());
    }
}
