//! The register of a transfer agent of our own, compared with our positions by account and fund.

use crate::company::{Company, migrations};
use clearing::Step;
use db::{Db, Tx, db_test, sql};
use kernel::TradeAcco;
use orders::testing::{C4, MIXED, MONEY, bought, buyer};

const NOW: &str = "2026-11-16T10:00:00+08:00";

/// Two positions, as they were confirmed.
async fn holding(db: Db) -> (Company, TradeAcco) {
    let company = Company::new(db, NOW).await;
    let person = buyer(&company.app, 1, C4).await;
    bought(&company.app, &person, MIXED, "1000.00").await;
    bought(&company.app, &person, MONEY, "1000.00").await;
    company.engine.advance().await.unwrap();
    (company, person.trade_acco)
}

async fn named(company: &Company) -> Vec<(String, i64)> {
    let found = company.engine.verify_register().await.unwrap().into_iter();
    found.map(|found| (found.what, found.found - found.expected)).collect()
}

db_test! { &migrations();
    async fn shares_that_are_not_registered_are_named(db: Db) {
        let (company, account) = holding(db).await;
        assert_eq!(named(&company).await, []);
        let more = async |tx: &mut Tx| {
            tx.execute(sql!(
                "UPDATE holdings_positions SET shares = shares + 7 WHERE fund_code = $1",
                MONEY
            ))
            .await
        };
        company.app.db().write::<_, db::Error, _>(more).await.unwrap();
        let what = format!("the TA's register, {MONEY} under {account}");
        assert_eq!(named(&company).await, [(what, -7)]);
    }

    async fn shares_under_another_account_are_named_twice(db: Db) {
        let (company, account) = holding(db).await;
        let moved = async |tx: &mut Tx| {
            tx.execute(sql!(
                "UPDATE holdings_positions SET trade_acco = '0000000001999' WHERE fund_code = $1",
                MONEY
            ))
            .await
        };
        company.app.db().write::<_, db::Error, _>(moved).await.unwrap();
        let what = |account: TradeAcco| format!("the TA's register, {MONEY} under {account}");
        let other = "0000000001999".parse().unwrap();
        let found = named(&company).await;
        let names: Vec<&str> = found.iter().map(|(what, _)| what.as_str()).collect();
        assert_eq!(names, [what(other), what(account)]);
        assert_eq!(found.iter().map(|(_, moved)| moved).sum::<i64>(), 0);
    }

    async fn answers_that_are_not_applied_yet_are_not_missed(db: Db) {
        let (company, _) = holding(db).await;
        bought(&company.app, &buyer(&company.app, 2, C4).await, MIXED, "1000.00").await;
        company.engine.run_until(Step::Dividends).await.unwrap();
        assert_eq!(named(&company).await, []);
        company.engine.run_until(Step::Confirm).await.unwrap();
        assert_eq!(named(&company).await, []);
    }
}
