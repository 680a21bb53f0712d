//! A step that is done again and dies while it is.

use crate::company::{Company, migrations};
use crate::corrections::{add_up, rows};
use crate::{day, held, order};
use clearing::Step;
use db::{Db, Tx, db_test};
use kernel::{Calendar, Day};
use orders::testing::{C4, MIXED, assert_sound, bought, buyer, client};
use orders::{OrderNo, OrderStatus};
use serde_json::json;
use std::future::{Future, poll_fn};
use std::pin::pin;
use std::task::Poll;
use ta::{Faults, FileFaults};

const NOW: &str = "2026-11-16T10:00:00+08:00";

/// Whether it was through within so many polls; else it is dropped, wherever it is then.
pub async fn lives(polls: usize, work: impl Future) -> bool {
    let (mut work, mut left) = (pin!(work), polls);
    poll_fn(move |cx| {
        if left == 0 {
            return Poll::Ready(false);
        }
        left -= 1;
        work.as_mut().poll(cx).map(|_| true)
    })
    .await
}

/// Whether something waits again of the confirmations.
async fn is_begun(company: &Company, t_day: Day) -> bool {
    let read = async |tx: &mut Tx| {
        let query =
            db::sql!("SELECT state FROM clearing_steps WHERE day = $1 AND step = 'confirm'", t_day);
        tx.one::<(String,)>(query).await
    };
    company.app.db().read::<_, db::Error, _>(read).await.unwrap().0 == "again"
}

/// A day with an answer that did not fit its order and another one whose last record is late; then
/// the one fits, and the other is whole.
async fn work_off_badly(
    company: &Company,
    person: &bankcards::testing::OpenedPerson,
    t_day: Day,
) -> Vec<OrderNo> {
    let cfm_day = Calendar::china().next_open(t_day);
    let mut numbers = Vec::new();
    for amount in ["1000.00", "1100.00", "1200.00", "1300.00"] {
        numbers.push(bought(&company.app, person, MIXED, amount).await);
    }
    company.engine.run_until(Step::Answer).await.unwrap();
    let mut last = Vec::new();
    company.rewrite(cfm_day, |mut records| {
        last.extend(records.pop());
        records
    });
    company.set_amount(numbers[1], 100).await;
    company.engine.advance().await.unwrap();
    company.set_amount(numbers[1], 110_000).await;
    company.add_part(cfm_day, 2, &last);
    numbers
}

db_test! { &migrations();
    async fn a_step_that_is_done_again_and_dies_ends_as_one_that_ran_through(db: Db) {
        let killed = Company::new(db, NOW).await;
        let through = Company::beside(NOW).await;
        let people = [buyer(&killed.app, 1, C4).await, buyer(&through.app, 1, C4).await];
        for company in [&killed, &through] {
            let split = FileFaults { split_each: Some(1), ..FileFaults::default() };
            company.set_faults(Faults { files: split, ..Faults::default() });
        }
        let (mut t_day, mut deaths, mut begun, mut left) = (day("2026-11-16"), 0, 0, 0);
        let (mut polls, mut through_times) = (1, 0);
        // How often a step is polled depends on how threads meet: once more where none died midway.
        while deaths <= 2 || left == 0 {
            let numbers = work_off_badly(&killed, &people[0], t_day).await;
            work_off_badly(&through, &people[1], t_day).await;
            through.engine.retake(Step::Confirm, None).await.unwrap();
            let lived = lives(polls, killed.engine.retake(Step::Confirm, None)).await;
            for number in numbers {
                let found = order(&killed, &people[0].person.token, number).await;
                let is_open = found["status"] == OrderStatus::Sent.code();
                let status = killed.engine.status().await.unwrap();
                assert!(!is_open || status.is_alarming(), "nobody would know of {number}");
            }
            // Whoever sees it does the step again; or, where something waits again already, nobody
            // does, and the next day ends it first.
            let waits = !lived && is_begun(&killed, t_day).await;
            begun += usize::from(waits);
            let is_left = waits && begun % 2 == 1;
            if !lived && !is_left {
                killed.engine.retake(Step::Confirm, None).await.unwrap();
            }
            deaths += usize::from(!lived);
            left += usize::from(is_left);
            for company in [&killed, &through] {
                company.engine.advance().await.unwrap();
                company.engine.retake(Step::Reconcile, None).await.unwrap();
            }
            let hashes = (killed.engine.state_hash().await, through.engine.state_hash().await);
            assert!(hashes.0.unwrap() == hashes.1.unwrap(), "killed after {polls} polls");
            killed.assert_same_record(&through, &format!("{polls} polls")).await;
            let status = killed.engine.status().await.unwrap();
            assert_eq!((status.open_breaks, status.file_breaks), (0, vec![]), "{polls}");
            assert_sound(&killed.app).await;
            assert!(killed.engine.replay(t_day).await.unwrap().agrees(), "{polls}");
            through_times += usize::from(lived);
            assert!(through_times < 5, "it never died midway: {deaths} {left}");
            polls = if lived { 1 } else { polls + 2 };
            t_day = Calendar::china().add_open(t_day, 2);
        }
    }

    async fn the_rest_of_a_redemption_that_is_confirmed_late_has_a_day_that_is_still_open(db: Db) {
        let company = Company::new(db, NOW).await;
        let person = buyer(&company.app, 1, C4).await;
        bought(&company.app, &person, MIXED, "1000.00").await;
        for _ in 0..2 {
            company.engine.advance().await.unwrap();
        }
        identity::testing::unlock(&company.app, &person.person.token).await;
        let before = held(&company, person.person.cust_no, MIXED).await;
        let redeem = json!({
            "fundCode": MIXED, "tradeAcco": person.trade_acco, "shares": before, "deferRest": true,
        });
        client(&company.app, &person.person.token).bff("trade/publicRedeem", redeem).await.ok();
        let big_redemptions = vec![(company.fund(MIXED), "0.4".parse().unwrap())];
        company.set_faults(Faults { big_redemptions, ..Faults::default() });
        company.engine.run_until(Step::Answer).await.unwrap();
        company.set_faults(Faults::default());
        let mut all = Vec::new();
        company.rewrite(day("2026-11-19"), |records| {
            all.extend(records);
            Vec::new()
        });
        assert_eq!(all.len(), 1);
        // The day on which the rest would have gone out is over when the answer comes.
        for _ in 0..2 {
            company.engine.advance().await.unwrap();
        }
        company.add_part(day("2026-11-19"), 2, &all);
        company.engine.retake(Step::Confirm, Some(day("2026-11-18"))).await.unwrap();
        let rest = held(&company, person.person.cust_no, MIXED).await;
        assert!(rest.is_positive() && rest < before, "{rest} of {before}");
        for _ in 0..2 {
            company.engine.advance().await.unwrap();
        }
        assert_eq!(held(&company, person.person.cust_no, MIXED).await, kernel::Shares::ZERO);
        assert_eq!(company.engine.status().await.unwrap().unanswered, vec![]);
        assert_sound(&company.app).await;
    }

    async fn shares_that_are_confirmed_late_are_worth_their_price_on_each_day_between(db: Db) {
        let (late, smooth) = (Company::new(db, NOW).await, Company::beside(NOW).await);
        let mut people = Vec::new();
        for company in [&late, &smooth] {
            let person = buyer(&company.app, 1, C4).await;
            people.push(person.person.cust_no);
            let number = bought(&company.app, &person, MIXED, "1000.00").await;
            company.engine.run_until(Step::Answer).await.unwrap();
            // One of the two could not be taken for three days.
            let wrong = if std::ptr::eq(company, &raw const late) { 100 } else { 100_000 };
            company.set_amount(number, wrong).await;
            for _ in 0..3 {
                company.engine.advance().await.unwrap();
            }
            company.set_amount(number, 100_000).await;
        }
        assert_eq!(rows(&late, people[0]).await, []);
        late.engine.retake(Step::Confirm, Some(day("2026-11-16"))).await.unwrap();
        let days = rows(&late, people[0]).await;
        assert_eq!(days.len(), 3);
        assert_eq!(days, rows(&smooth, people[1]).await);
        for company in [&late, &smooth] {
            company.engine.advance().await.unwrap();
        }
        assert_eq!(rows(&late, people[0]).await, rows(&smooth, people[1]).await);
        add_up(&late, people[0]).await;
    }

    async fn a_part_that_was_counted_before_a_stop_is_counted_with_what_came_after_it(db: Db) {
        let company = Company::new(db, NOW).await;
        let person = buyer(&company.app, 1, C4).await;
        let split = FileFaults { split_each: Some(1), ..FileFaults::default() };
        company.set_faults(Faults { files: split, ..Faults::default() });
        let number = bought(&company.app, &person, MIXED, "1000.00").await;
        company.engine.run_until(Step::Answer).await.unwrap();
        let mut last = Vec::new();
        company.rewrite(day("2026-11-17"), |mut records| {
            last.extend(records.pop());
            records
        });
        company.engine.run_until(Step::Confirm).await.unwrap();
        // As where the process died before it could say that the step was done.
        let forget = async |tx: &mut Tx| {
            tx.execute(db::sql!(
                "UPDATE clearing_steps SET state = 'running' WHERE step = 'confirm'"
            ))
            .await
        };
        company.app.db().write::<_, db::Error, _>(forget).await.unwrap();
        company.add_part(day("2026-11-17"), 2, &last);
        company.engine.resume().await.unwrap();
        let found = order(&company, &person.person.token, number).await;
        assert_eq!(found["status"], OrderStatus::Confirmed.code(), "{found}");
        assert_eq!(company.engine.status().await.unwrap().open_breaks, 0);
        assert_sound(&company.app).await;
        // Both are in the books: a renewed file has nothing of them to take out.
        let waiting = async |tx: &mut Tx| {
            tx.one::<(i64,)>(db::sql!(
                "SELECT COUNT(*) AS left_over FROM clearing_confirmations WHERE state <> 'applied'"
            ))
            .await
        };
        let left = company.app.db().read::<_, db::Error, _>(waiting).await.unwrap();
        assert_eq!(left, (0,));
        assert!(company.engine.replay(day("2026-11-16")).await.unwrap().agrees());
    }
}
