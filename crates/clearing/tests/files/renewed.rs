//! Files that come again under their own name and say something else.

use crate::company::{Company, migrations};
use crate::{day, held, order, told};
use clearing::{FileBreak, Step};
use db::{Db, db_test};
use exchange::{Decimal, FileType, FundState, ShareStatement};
use kernel::Shares;
use orders::OrderStatus;
use orders::testing::{C4, MIXED, assert_sound, bought, buyer};

const NOW: &str = "2026-11-16T10:00:00+08:00";
const T: &str = "2026-11-16";
const CFM: &str = "2026-11-17";
const NAME: &str = "OFD_98_TAEL_20261117_04.TXT";

async fn breaks(company: &Company) -> Vec<FileBreak> {
    company.engine.status().await.unwrap().file_breaks
}

/// Kinds and subjects of what waits for a person.
async fn named(company: &Company) -> Vec<(String, String)> {
    let all = breaks(company).await.into_iter();
    all.map(|found| (found.kind, found.subject)).collect()
}

fn pairs(expected: &[(&str, &str)]) -> Vec<(String, String)> {
    expected.iter().map(|(kind, subject)| ((*kind).to_owned(), (*subject).to_owned())).collect()
}

async fn late(company: &Company) -> Vec<String> {
    company.engine.status().await.unwrap().late_files
}

db_test! { &migrations();
    async fn what_was_applied_stays_and_each_difference_is_named(db: Db) {
        let company = Company::new(db, NOW).await;
        let person = buyer(&company.app, 1, C4).await;
        for amount in ["1000.00", "1100.00", "1200.00"] {
            bought(&company.app, &person, MIXED, amount).await;
        }
        company.engine.advance().await.unwrap();
        assert_eq!(late(&company).await, [""; 0]);
        let before = company.engine.state_hash().await.unwrap();
        let mut first = Vec::new();
        company.rewrite(day(CFM), |mut records| {
            first.clone_from(&records);
            records[0].confirmed_vol = Decimal::new(1, 2);
            records.remove(2);
            records
        });
        // Before anybody has taken it in, the status says that it is there.
        assert_eq!(late(&company).await, [NAME]);
        assert!(company.engine.status().await.unwrap().is_alarming());
        for _ in 0..2 {
            company.engine.retake(Step::Confirm, None).await.unwrap();
            assert_eq!(late(&company).await, [""; 0]);
            let expected = [
                ("missing", "20261117000000003"),
                ("renewed", NAME),
                ("repeat", "20261117000000001"),
            ];
            assert_eq!(named(&company).await, pairs(&expected));
            let repeat = breaks(&company).await.pop().unwrap().reason;
            assert!(repeat.contains(NAME) && repeat.ends_with("→0.01"), "{repeat}");
            assert_eq!(company.engine.state_hash().await.unwrap(), before);
        }
        assert!(!company.engine.replay(day(T)).await.unwrap().agrees());
        // The TA takes it back.
        company.rewrite(day(CFM), |_| first);
        assert_eq!(late(&company).await, [NAME]);
        company.engine.retake(Step::Confirm, None).await.unwrap();
        assert_eq!(named(&company).await, pairs(&[("renewed", NAME)]));
        company.accept(NAME).await;
        assert_eq!(named(&company).await, []);
        assert_eq!(company.engine.state_hash().await.unwrap(), before);
        assert!(company.engine.replay(day(T)).await.unwrap().agrees());
        assert_sound(&company.app).await;
    }

    async fn what_was_not_applied_is_taken_from_the_new_one_and_named(db: Db) {
        let company = Company::new(db, NOW).await;
        let person = buyer(&company.app, 1, C4).await;
        let mut numbers = Vec::new();
        for amount in ["1000.00", "1100.00", "1200.00"] {
            numbers.push(bought(&company.app, &person, MIXED, amount).await);
        }
        company.engine.run_until(Step::Answer).await.unwrap();
        let mut right = Vec::new();
        company.rewrite(day(CFM), |mut records| {
            right.clone_from(&records);
            records[1].confirmed_amount = Decimal::new(999_900, 2);
            records[2].app_sheet_serial_no = "4711".to_owned();
            records[2].ta_serial_no = "777".to_owned();
            records
        });
        company.engine.advance().await.unwrap();
        let parked = ("parked", "20261117000000002");
        assert_eq!(named(&company).await, pairs(&[parked, ("unknown", "777")]));
        company.rewrite(day(CFM), |_| right);
        assert_eq!(late(&company).await, [NAME]);
        company.engine.retake(Step::Confirm, None).await.unwrap();
        for number in numbers {
            let found = order(&company, &person.person.token, number).await;
            assert_eq!(found["status"], OrderStatus::Confirmed.code(), "{found}");
        }
        let expected = [("renewed", NAME), ("replaced", "20261117000000002"), ("withdrawn", "777")];
        assert_eq!(named(&company).await, pairs(&expected));
        let replaced = breaks(&company).await.swap_remove(1).reason;
        assert!(replaced.contains("9999.00→1099.12"), "{replaced}");
        company.engine.retake(Step::Reconcile, None).await.unwrap();
        assert_eq!(company.engine.status().await.unwrap().open_breaks, 0);
        let replay = company.engine.replay(day(T)).await.unwrap();
        assert!(replay.agrees(), "{replay:#?}");
        assert_sound(&company.app).await;
    }

    async fn of_a_step_that_stopped_between_reading_and_applying_the_new_file_counts(db: Db) {
        let company = Company::new(db, NOW).await;
        let person = buyer(&company.app, 1, C4).await;
        let order_no = told::planned(&company, &person, 1).await.order_no;
        let other = bought(&company.app, &person, MIXED, "500").await;
        told::set_mood(&company, Some("fault")).await;
        company.engine.advance().await.unwrap_err();
        let mut right = Vec::new();
        company.rewrite(day(CFM), |records| {
            right.clone_from(&records);
            right[0].confirmed_vol = Decimal::new(100, 2);
            right.truncate(1);
            right.clone()
        });
        told::set_mood(&company, None).await;
        company.engine.advance().await.unwrap();
        assert_eq!(
            held(&company, person.person.cust_no, MIXED).await,
            "1".parse::<Shares>().unwrap()
        );
        let status =
            async |number| order(&company, &person.person.token, number).await["status"].clone();
        assert_eq!(status(order_no).await, OrderStatus::Confirmed.code());
        assert_eq!(status(other).await, OrderStatus::Sent.code());
        let expected = [
            ("renewed", NAME),
            ("replaced", "20261117000000001"),
            ("withdrawn", "20261117000000002"),
        ];
        assert_eq!(named(&company).await, pairs(&expected));
        assert_sound(&company.app).await;
    }

    async fn prices_and_statements_that_come_again_are_named_too(db: Db) {
        let company = Company::new(db, NOW).await;
        let person = buyer(&company.app, 1, C4).await;
        bought(&company.app, &person, MIXED, "1000.00").await;
        company.engine.advance().await.unwrap();
        company.rewrite_file((day(T), FileType::FundState), |mut records: Vec<FundState>| {
            let one = records.iter_mut().find(|record| record.fund_code == MIXED).unwrap();
            one.nav = Decimal::new(one.nav.units() + 1, one.nav.scale());
            records
        });
        let statement = (day(CFM), FileType::ShareStatement);
        company.rewrite_file(statement, |mut records: Vec<ShareStatement>| {
            records[0].total_vol = Decimal::new(100, 2);
            records
        });
        let names = ["OFD_98_TAEL_20261116_07.TXT", "OFD_98_TAEL_20261117_05.TXT"];
        assert_eq!(late(&company).await, names);
        for step in [Step::Prices, Step::Value, Step::Reconcile] {
            company.engine.retake(step, None).await.unwrap();
        }
        assert_eq!(late(&company).await, [""; 0]);
        let expected =
            [("price", "20261117000000001"), ("renewed", names[0]), ("renewed", names[1])];
        let mut found = named(&company).await;
        found.sort();
        assert_eq!(found, pairs(&expected));
        assert_eq!(company.engine.status().await.unwrap().open_breaks, 1);
        assert_sound(&company.app).await;
    }

    async fn a_price_in_another_currency_than_the_funds_is_refused_and_values_nothing(db: Db) {
        let company = Company::new(db, NOW).await;
        let person = buyer(&company.app, 1, C4).await;
        bought(&company.app, &person, MIXED, "1000.00").await;
        company.engine.advance().await.unwrap();
        company.rewrite_file((day(T), FileType::FundState), |mut records: Vec<FundState>| {
            let one = records.iter_mut().find(|record| record.fund_code == MIXED).unwrap();
            one.nav = Decimal::new(one.nav.units() / 7, one.nav.scale());
            one.currency = "840".to_owned();
            records
        });
        let before = held(&company, person.person.cust_no, MIXED).await;
        let refused = company.engine.retake(Step::Prices, None).await.unwrap_err();
        assert!(refused.to_string().contains(&format!("{MIXED}，币种不正确")), "{refused}");
        assert_eq!(held(&company, person.person.cust_no, MIXED).await, before);
        assert_eq!(named(&company).await, []);
        assert_sound(&company.app).await;
    }
}
