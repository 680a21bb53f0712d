//! What the TA's register says of customers: 003 and 103, after their certificates have changed.

use crate::accounts::{bought_under, opened};
use crate::closing::{self, asked_in};
use crate::company::{Company, migrations};
use crate::{day, held};
use ::accounts::testing::{set_email, valid_until};
use bankcards::Purpose;
use bankcards::testing::OpenedPerson;
use clearing::{Step, UnamendedDay};
use db::{Db, db_test};
use exchange::AccountApplication;
use kernel::Day;
use orders::testing::{C4, MIXED, bought, buyer};
use ta::Faults;
use wire::testing::Client;

const NOW: &str = "2026-11-16T10:00:00+08:00";

/// Somebody who has an account at the TA, on the day after it was opened.
async fn holder(db: Db) -> (Company, OpenedPerson) {
    let company = Company::new(db, NOW).await;
    let person = buyer(&company.app, 1, C4).await;
    bought(&company.app, &person, MIXED, "1000.00").await;
    company.engine.advance().await.unwrap();
    (company, person)
}

/// What amends a holder in the file of a day: number, account at the TA, and last day.
fn amended(company: &Company, on: &str) -> Vec<(String, bool, String)> {
    let records = asked_in(company, day(on)).into_iter();
    let amended = records.filter(|record| record.business.code() == "003");
    amended
        .map(|record: AccountApplication| {
            let valid = record.certificate_valid_date.map(|date| Day::from_date(date).to_string());
            (record.app_sheet_serial_no, !record.ta_account_id.is_empty(), valid.unwrap())
        })
        .collect()
}

/// One is in the file of a day, and says this last day.
#[track_caller]
fn assert_amended(company: &Company, person: &OpenedPerson, on: &str, valid_to: &str) {
    let number = format!("M{}-{}", person.trade_acco, day(on).yyyymmdd());
    assert_eq!(amended(company, on), [(number, true, valid_to.to_owned())]);
}

async fn unamended(company: &Company) -> Vec<UnamendedDay> {
    let status = company.engine.status().await.unwrap();
    assert_eq!(status.is_alarming(), !status.unamended.is_empty());
    status.unamended
}

async fn advance_with(company: &Company, faults: Faults) {
    company.set_faults(faults);
    company.engine.advance().await.unwrap();
    company.set_faults(Faults::default());
}

/// Somebody whose closing is due today, which is the answer's day to what was amended before.
async fn closing_that_waits(db: Db) -> (Company, OpenedPerson, Client, Day) {
    let company = closing::company(db).await;
    let (person, mine) = closing::leaver(&company, 1).await;
    let due = closing::ask(&company, &person, &mine).await;
    closing::until(&company, due.add_days(-1)).await;
    valid_until(&company.app, &person.person, day("2036-11-17")).await;
    let late = Faults { late_amendments: Some(1), ..Faults::default() };
    advance_with(&company, late).await;
    closing::until(&company, due).await;
    (company, person, mine, due)
}

db_test! { &migrations();
    async fn a_new_certificate_is_registered_before_the_order_that_needs_it(db: Db) {
        let (company, person) = holder(db).await;
        let before = held(&company, person.person.cust_no, MIXED).await;
        // The TA knows one that expires, and lets nobody pay with it.
        valid_until(&company.app, &person.person, day("2026-11-17")).await;
        company.engine.advance().await.unwrap();
        assert_amended(&company, &person, "2026-11-17", "2026-11-17");
        company.engine.advance().await.unwrap();
        assert_eq!(amended(&company, "2026-11-18"), []);
        // The new one goes out with the day's orders.
        valid_until(&company.app, &person.person, day("2036-11-17")).await;
        bought(&company.app, &person, MIXED, "1000.00").await;
        // Killed after the file was written, it is the same file.
        company.engine.run_until(Step::Export).await.unwrap();
        let first = asked_in(&company, day("2026-11-19"));
        company.engine.resume().await.unwrap();
        assert_eq!(asked_in(&company, day("2026-11-19")), first);
        assert_amended(&company, &person, "2026-11-19", "2036-11-17");
        assert!(held(&company, person.person.cust_no, MIXED).await > before);
        // Once told, it is not told again, nor where nothing that is registered has changed.
        valid_until(&company.app, &person.person, day("2036-11-17")).await;
        set_email(&company.app, person.person.cust_no, "a@b.cn").await;
        company.engine.advance().await.unwrap();
        assert_eq!(amended(&company, "2026-11-20"), []);
        assert_eq!(unamended(&company).await, []);
    }

    async fn a_refusal_through_one_account_is_over_when_another_one_passes(db: Db) {
        let company = Company::new(db, NOW).await;
        let person = buyer(&company.app, 1, C4).await;
        let child = opened(&company, &person, Purpose::Child(1)).await;
        bought_under(&company, &person, child).await;
        company.engine.advance().await.unwrap();
        // The own account, which comes first by its number, is opened with the refusal.
        valid_until(&company.app, &person.person, day("2036-11-17")).await;
        bought(&company.app, &person, MIXED, "1000.00").await;
        let refuse = Faults { refuse_amendments: Some(1), ..Faults::default() };
        advance_with(&company, refuse).await;
        assert_eq!(unamended(&company).await.len(), 1);
        company.engine.advance().await.unwrap();
        assert_amended(&company, &person, "2026-11-18", "2036-11-17");
        assert_eq!(unamended(&company).await, []);
    }

    async fn what_is_written_again_asks_for_nothing_more(db: Db) {
        let (company, person) = holder(db).await;
        company.engine.run_until(Step::Answer).await.unwrap();
        valid_until(&company.app, &person.person, day("2036-11-17")).await;
        company.engine.retake(Step::Export, Some(day("2026-11-17"))).await.unwrap();
        assert_eq!(amended(&company, "2026-11-17"), [], "the TA reads nothing more of that day");
        company.engine.resume().await.unwrap();
        company.engine.advance().await.unwrap();
        assert_amended(&company, &person, "2026-11-18", "2036-11-17");
        assert_eq!(unamended(&company).await, []);
    }

    async fn what_the_ta_refuses_is_asked_again_and_waits_for_a_person(db: Db) {
        let (company, person) = holder(db).await;
        valid_until(&company.app, &person.person, day("2036-11-17")).await;
        let refuse = || Faults { refuse_amendments: Some(1), ..Faults::default() };
        let refused = |on: &str| UnamendedDay {
            asked_on: day(on),
            accounts: 1,
            reason: "其他原因失败".to_owned(),
        };
        advance_with(&company, refuse()).await;
        assert_eq!(unamended(&company).await, [refused("2026-11-17")]);
        advance_with(&company, refuse()).await;
        assert_eq!(unamended(&company).await, [refused("2026-11-18")]);
        company.engine.advance().await.unwrap();
        assert_amended(&company, &person, "2026-11-19", "2036-11-17");
        assert_eq!(unamended(&company).await, []);
    }

    async fn what_the_ta_does_not_answer_is_said_and_not_asked_twice(db: Db) {
        let (company, person) = holder(db).await;
        valid_until(&company.app, &person.person, day("2036-11-17")).await;
        advance_with(&company, Faults { late_amendments: Some(1), ..Faults::default() }).await;
        let silent =
            UnamendedDay { asked_on: day("2026-11-17"), accounts: 1, reason: String::new() };
        assert_eq!(unamended(&company).await, [silent]);
        // It changes again meanwhile: one at a time, the last of them is told.
        valid_until(&company.app, &person.person, day("2046-11-17")).await;
        company.engine.advance().await.unwrap();
        assert_eq!(amended(&company, "2026-11-18"), []);
        assert_eq!(unamended(&company).await, []);
        company.engine.advance().await.unwrap();
        assert_amended(&company, &person, "2026-11-19", "2046-11-17");
    }

    async fn of_who_has_no_account_there_nothing_is_registered(db: Db) {
        let company = Company::new(db, NOW).await;
        let person = buyer(&company.app, 1, C4).await;
        valid_until(&company.app, &person.person, day("2036-11-17")).await;
        company.engine.advance().await.unwrap();
        assert_eq!(amended(&company, "2026-11-16"), []);
        // Opened later, it is opened in the certificate of then.
        bought(&company.app, &person, MIXED, "1000.00").await;
        company.engine.advance().await.unwrap();
        let opened = &asked_in(&company, day("2026-11-17"))[0];
        let valid = opened.certificate_valid_date.map(Day::from_date);
        assert_eq!((opened.business.code(), valid), ("001".to_owned(), Some(day("2036-11-17"))));
        company.engine.advance().await.unwrap();
        assert_eq!(asked_in(&company, day("2026-11-18")), []);
    }

    async fn an_account_that_is_being_closed_is_not_amended_and_one_that_is_waits(db: Db) {
        let (company, person, mine, due) = closing_that_waits(db).await;
        // Closing it now would be refused for what the TA is still to do.
        company.engine.advance().await.unwrap();
        assert_eq!(closing::asked(&company, due), []);
        valid_until(&company.app, &person.person, day("2046-11-17")).await;
        company.engine.advance().await.unwrap();
        assert!(closing::is_gone(&mine).await);
        company.engine.advance().await.unwrap();
        assert_eq!(unamended(&company).await, []);
        closing::assert_all_sound(&company).await;
    }

    async fn a_closing_that_waited_is_not_asked_for_in_a_file_that_was_read(db: Db) {
        let (company, _, mine, due) = closing_that_waits(db).await;
        // What it waited for is answered, and the file of the day is written once more.
        company.engine.run_until(Step::Accounts).await.unwrap();
        company.engine.retake(Step::Export, Some(due)).await.unwrap();
        assert_eq!(closing::asked(&company, due), [], "the TA reads nothing more of that day");
        company.engine.resume().await.unwrap();
        company.engine.advance().await.unwrap();
        assert!(closing::is_gone(&mine).await);
        closing::assert_all_sound(&company).await;
    }
}
