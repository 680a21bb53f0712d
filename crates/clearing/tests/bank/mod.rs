//! The bank's daily statement against the books.

use crate::company::{Company, migrations};
use crate::retaking::lives;
use crate::{NOW, day};
use clearing::{FileBreak, Step};
use db::{Db, Tx, db_test};
use kernel::{Day, Instant};
use orders::OrderNo;
use orders::testing::{C4, MIXED, assert_sound, bought, buyer, client};
use partners::simulator::{Marred, Marring, Statements};
use partners::{Partners, Payment};
use serde_json::json;
use std::fs;

/// T of the tests.
const T: &str = "2026-11-16";

/// A company with so many paid purchases of T.
async fn with_orders(db: Db, count: usize) -> (Company, Vec<OrderNo>) {
    let company = Company::new(db, NOW).await;
    let person = buyer(&company.app, 1, C4).await;
    let mut orders = Vec::new();
    for _ in 0..count {
        orders.push(bought(&company.app, &person, MIXED, "1000.00").await);
    }
    (company, orders)
}

fn mar(company: &Company, lines: &[Marred]) {
    let lines = lines.iter().copied().collect();
    company.app.get::<Statements>().mar(Marring { lines, ..Marring::default() });
}

/// Kind and payment of the open breaks.
async fn breaks(company: &Company) -> Vec<(String, String)> {
    let all = company.app.db().read(async |tx: &mut Tx| clearing::bank_breaks(tx).await);
    let found: Result<Vec<FileBreak>, db::Error> = all.await;
    found.unwrap().into_iter().map(|row| (row.kind, row.subject)).collect()
}

/// What the books and the bank say of a payment, changed behind their backs.
enum Change {
    WeBookedAt(Instant),
    TheBankPaidAt(Instant),
    TheBankHasNone,
    WeAreAsking,
    WeAreDone,
}

async fn change(company: &Company, order: OrderNo, change: Change) {
    let key = order.to_string();
    let work = async move |tx: &mut Tx| {
        let query = match &change {
            Change::WeBookedAt(at) => db::sql!(
                "UPDATE orders_payments SET booked_at = $1 WHERE payment_no = $2",
                *at,
                order
            ),
            Change::TheBankPaidAt(at) => {
                db::sql!("UPDATE partners_payments SET at = $1 WHERE key = $2", *at, key)
            }
            Change::TheBankHasNone => {
                db::sql!("DELETE FROM partners_payments WHERE key = $1", key)
            }
            Change::WeAreAsking => {
                db::sql!("UPDATE orders_payments SET state = '0' WHERE payment_no = $1", order)
            }
            Change::WeAreDone => {
                db::sql!("UPDATE orders_payments SET state = '2' WHERE payment_no = $1", order)
            }
        };
        tx.execute(query).await
    };
    assert_eq!(company.app.db().write::<_, db::Error, _>(work).await.unwrap(), 1);
}

/// As the close of a later day does, with orders of which the bank has not said what became.
async fn give_up(company: &Company, day: &str) {
    let app = &company.app;
    let (day, at) = (day.parse().unwrap(), app.now());
    let (vouchers, ids) = (orders::Vouchers::of(app), app.ids().clone());
    let give_up = async move |tx: &mut Tx| orders::give_up(tx, day, at, (vouchers, &ids)).await;
    assert_eq!(app.db().write::<_, db::Error, _>(give_up).await.unwrap(), 1);
}

/// As if the time to wait for an answer had passed.
async fn forget_asking(company: &Company) {
    let forget =
        async |tx: &mut Tx| tx.execute(db::sql!("UPDATE orders_payments SET asked_at = 0")).await;
    company.app.db().write::<_, db::Error, _>(forget).await.unwrap();
}

async fn waits(company: &Company) -> String {
    let failure = company.engine.advance().await.unwrap_err();
    assert_eq!(failure.code(), Some(19_010), "{failure}");
    let steps = company.engine.status().await.unwrap().steps;
    let bank = steps.iter().find(|step| step.name == "bank").unwrap();
    assert_eq!(bank.state, "waiting");
    // Money was paid out all the same.
    assert_eq!(steps.iter().find(|step| step.name == "pay").unwrap().state, "done");
    bank.error.clone()
}

fn file(company: &Company, day: Day) -> std::path::PathBuf {
    company.inbox.with_file_name("from-bank").join(format!("bank-{day}.csv"))
}

/// How many lines there are of a statement, and how far its step is.
async fn taken(company: &Company, on: Day) -> (i64, String) {
    let read = async move |tx: &mut Tx| {
        let lines =
            db::sql!("SELECT COUNT(*) AS lines FROM clearing_bank_lines WHERE day = $1", on);
        let (lines,) = tx.one::<(i64,)>(lines).await?;
        let state =
            db::sql!("SELECT state FROM clearing_steps WHERE day = $1 AND step = 'bank'", on);
        Ok((lines, tx.one::<(String,)>(state).await?.0))
    };
    company.app.db().read::<_, db::Error, _>(read).await.unwrap()
}

db_test! { &migrations();
    async fn books_and_statement_agree_day_after_day(db: Db) {
        let (company, orders) = with_orders(db, 3).await;
        for _ in 0..4 {
            company.engine.advance().await.unwrap();
        }
        assert_eq!(breaks(&company).await, []);
        let note = company.note_of(day(T), "bank").await;
        assert_eq!(note, "3笔，收3000.00元，付0.00元，一致");
        let text = fs::read_to_string(file(&company, day(T))).unwrap();
        let has = |order| text.contains(&format!(",{order},in,1000.00,"));
        assert!(orders.iter().all(has), "{text}");
        assert!(!company.engine.status().await.unwrap().is_alarming());
        assert_sound(&company.app).await;
    }

    async fn each_fault_of_a_statement_is_a_break_with_its_sentence(db: Db) {
        let (company, _) = with_orders(db, 4).await;
        mar(&company, &[Marred::LeftOut, Marred::Doubled, Marred::FenMore, Marred::Unknown]);
        company.engine.advance().await.unwrap();
        let marred = company.app.get::<Statements>().marred(day(T));
        let left_out = marred[0].1.clone();
        let kind = |marred| match marred {
            Marred::LeftOut => "absent",
            Marred::Doubled => "double",
            Marred::FenMore => "amount",
            Marred::Unknown => "unasked",
        };
        let mut expected: Vec<(String, String)> =
            marred.into_iter().map(|(marred, key)| (kind(marred).to_owned(), key)).collect();
        expected.sort();
        assert_eq!(expected.len(), 4);
        assert_eq!(breaks(&company).await, expected);
        let status = company.engine.status().await.unwrap();
        assert!(status.is_alarming());
        let amount = status.file_breaks.iter().find(|row| row.kind == "amount").unwrap();
        assert!(amount.reason.ends_with("收1000.01元，我方收1000.00元"), "{}", amount.reason);

        // What was left out comes with the next statement; the others wait for a person.
        mar(&company, &[]);
        company.engine.advance().await.unwrap();
        expected.retain(|(kind, _)| kind != "absent");
        assert_eq!(breaks(&company).await, expected);
        for (_, key) in &expected {
            company.accept(key).await;
        }
        let status = company.engine.status().await.unwrap();
        let kept = status.accepted.iter().map(|row| (row.kind.clone(), row.subject.clone()));
        let mut kept: Vec<(String, String)> = kept.collect();
        kept.sort();
        assert_eq!(kept, expected);
        company.engine.advance().await.unwrap();
        company.engine.retake(Step::Bank, Some(day(T))).await.unwrap();
        // The statement of T comes unmarred now: what was left out stands in two of them.
        let twice = ("double".to_owned(), left_out);
        let renewed = ("renewed".to_owned(), format!("bank-{T}.csv"));
        assert_eq!(breaks(&company).await, [twice, renewed]);
    }

    async fn orders_that_the_books_have_lost_are_named_by_the_statement(db: Db) {
        let (company, _) = with_orders(db, 2).await;
        // What a lost log leaves: books that agree with themselves, and a bank that was asked.
        let lost = Payment {
            key: "109900000000017".to_owned(),
            protocol_no: "SIM1".to_owned(),
            amount: "1000.00".parse().unwrap(),
        };
        company.app.get::<Partners>().bank.debit(std::slice::from_ref(&lost)).await.unwrap();
        company.engine.advance().await.unwrap();
        assert_sound(&company.app).await;
        assert_eq!(breaks(&company).await, [("unasked".to_owned(), lost.key.clone())]);
        let status = company.engine.status().await.unwrap();
        let found = status.file_breaks.iter().find(|row| row.subject == lost.key).unwrap();
        assert!(found.reason.ends_with("收1000.00元，我方没有这笔业务流水号"), "{}", found.reason);
        let note = company.note_of(day(T), "bank").await;
        assert_eq!(note, "3笔，收3000.00元，付0.00元，差错1笔待处理");
    }

    async fn what_both_sides_book_around_midnight_is_no_break(db: Db) {
        use Change::{TheBankHasNone, TheBankPaidAt, WeBookedAt};
        let (company, orders) = with_orders(db, 3).await;
        let midnight: Instant = "2026-11-17T00:00:00+08:00".parse().unwrap();
        let (before, after) = (midnight.add_ms(-1_000), midnight.add_ms(1_000));
        change(&company, orders[0], WeBookedAt(before)).await;
        change(&company, orders[0], TheBankPaidAt(after)).await;
        change(&company, orders[1], WeBookedAt(after)).await;
        change(&company, orders[1], TheBankPaidAt(before)).await;
        // And one of which the bank knows nothing: it is asked for with the next statement.
        change(&company, orders[2], WeBookedAt(before)).await;
        change(&company, orders[2], TheBankHasNone).await;
        company.engine.advance().await.unwrap();
        assert_eq!(breaks(&company).await, []);
        for _ in 0..2 {
            company.engine.advance().await.unwrap();
            assert_eq!(breaks(&company).await, [("absent".to_owned(), orders[2].to_string())]);
        }
    }

    async fn what_was_accepted_is_not_named_again_when_we_book_it_later(db: Db) {
        let (company, orders) = with_orders(db, 1).await;
        let next: Instant = "2026-11-17T10:00:00+08:00".parse().unwrap();
        change(&company, orders[0], Change::WeBookedAt(next)).await;
        mar(&company, &[Marred::FenMore]);
        company.engine.advance().await.unwrap();
        assert_eq!(breaks(&company).await, [("amount".to_owned(), orders[0].to_string())]);
        company.accept(&orders[0].to_string()).await;
        mar(&company, &[]);
        company.engine.advance().await.unwrap();
        assert_eq!(breaks(&company).await, []);
    }

    async fn money_that_the_bank_has_booked_and_we_have_not_is_a_break_until_we_have(db: Db) {
        let (company, orders) = with_orders(db, 2).await;
        company.engine.advance().await.unwrap();
        change(&company, orders[0], Change::WeAreAsking).await;
        company.engine.retake(Step::Bank, Some(day(T))).await.unwrap();
        assert_eq!(breaks(&company).await, [("unbooked".to_owned(), orders[0].to_string())]);
        change(&company, orders[0], Change::WeAreDone).await;
        company.engine.advance().await.unwrap();
        assert_eq!(breaks(&company).await, []);
    }

    async fn a_given_up_payment_that_only_the_statement_knows_goes_back_to_the_card(db: Db) {
        let company = Company::new(db, NOW).await;
        let person = buyer(&company.app, 1, C4).await;
        // Paid, the answer is lost, and no query finds it until it is asked for again.
        let order = bought(&company.app, &person, MIXED, "1000.99").await;
        give_up(&company, "2026-11-18").await;
        company.engine.advance().await.unwrap();
        assert_eq!(breaks(&company).await, [("unbooked".to_owned(), order.to_string())]);
        forget_asking(&company).await;
        company.engine.advance().await.unwrap();
        let client = client(&company.app, &person.person.token);
        let state = client.bff("trade/queryPayState", json!({ "orderNo": order })).await.ok();
        assert_eq!((&state["status"], &state["payStatus"]), (&json!("4"), &json!("4")));
        company.engine.advance().await.unwrap();
        assert_eq!(breaks(&company).await, []);
        assert_sound(&company.app).await;
    }

    async fn what_the_bank_did_not_say_at_once_is_asked_before_its_statement_is_compared(db: Db) {
        let company = Company::new(db, NOW).await;
        let person = buyer(&company.app, 1, C4).await;
        // Unknown at first; a query says paid. No server runs that would ask.
        let order = bought(&company.app, &person, MIXED, "1000.93").await;
        company.engine.advance().await.unwrap();
        assert_eq!(breaks(&company).await, []);
        let note = company.note_of(day(T), "bank").await;
        assert_eq!(note, "1笔，收1000.93元，付0.00元，一致");
        let client = client(&company.app, &person.person.token);
        let state = client.bff("trade/queryPayState", json!({ "orderNo": order })).await.ok();
        assert_eq!(state["payStatus"], "2");
        company.engine.advance().await.unwrap();
        assert_eq!(breaks(&company).await, []);
        assert_sound(&company.app).await;
    }

    async fn a_statement_that_is_late_or_cut_is_waited_for(db: Db) {
        let (company, _) = with_orders(db, 2).await;
        let statements = company.app.get::<Statements>();
        statements.mar(Marring { late: true, ..Marring::default() });
        let why = waits(&company).await;
        assert_eq!(why, "19010: 等待支付渠道的对账单：bank-2026-11-16.csv未收到");
        statements.mar(Marring { cut: true, ..Marring::default() });
        let why = waits(&company).await;
        assert!(why.starts_with("19010: 等待支付渠道的对账单：bank-2026-11-16.csv，文件不完整"), "{why}");
        statements.mar(Marring::default());
        assert_eq!(company.engine.resume().await.unwrap(), Some(day("2026-11-17")));
        assert_eq!(breaks(&company).await, []);
        assert!(company.engine.status().await.unwrap().late_files.is_empty());
    }

    async fn a_spoiled_statement_is_refused_with_its_row_and_taken_when_it_is_right(db: Db) {
        let (company, _) = with_orders(db, 2).await;
        company.engine.run_until(Step::Bank).await.unwrap();
        let path = file(&company, day(T));
        let text = fs::read_to_string(&path).unwrap();
        company.app.get::<Statements>().mar(Marring { late: true, ..Marring::default() });
        fs::write(&path, text.replacen(",in,", ",up,", 1)).unwrap();
        let failure = company.engine.retake(Step::Bank, None).await.unwrap_err().to_string();
        assert!(failure.ends_with("bank-2026-11-16.csv，第3行，收付方向不正确"), "{failure}");
        // The same again changes nothing.
        fs::write(&path, &text).unwrap();
        company.engine.retake(Step::Bank, None).await.unwrap();
        assert_eq!(breaks(&company).await, []);
    }

    async fn a_statement_that_came_again_with_other_content_is_noticed_and_named(db: Db) {
        let (company, orders) = with_orders(db, 2).await;
        company.engine.advance().await.unwrap();
        company.app.get::<Statements>().mar(Marring { late: true, ..Marring::default() });
        let path = file(&company, day(T));
        let text = fs::read_to_string(&path).unwrap();
        // Twice delivered.
        fs::write(&path, &text).unwrap();
        assert!(company.engine.status().await.unwrap().late_files.is_empty());
        let less = text.lines().filter(|line| !line.contains(&orders[0].to_string()));
        let less: Vec<String> =
            less.map(|line| line.replace("end,2,2000.00", "end,1,1000.00")).collect();
        fs::write(&path, less.join("\n")).unwrap();
        assert_eq!(company.engine.status().await.unwrap().late_files, ["bank-2026-11-16.csv"]);
        company.engine.retake(Step::Bank, Some(day(T))).await.unwrap();
        let expected = [
            ("absent".to_owned(), orders[0].to_string()),
            ("renewed".to_owned(), "bank-2026-11-16.csv".to_owned()),
        ];
        assert_eq!(breaks(&company).await, expected);
        assert!(company.engine.status().await.unwrap().late_files.is_empty());
    }

    async fn a_statement_that_is_taken_again_and_dies_is_taken_whole_before_the_next_day(db: Db) {
        let (company, orders) = with_orders(db, 3).await;
        company.engine.advance().await.unwrap();
        change(&company, orders[0], Change::WeAreAsking).await;
        company.engine.retake(Step::Bank, None).await.unwrap();
        let unbooked = [("unbooked".to_owned(), orders[0].to_string())];
        assert_eq!(breaks(&company).await, unbooked);
        // How often a step is polled depends on how threads meet: once more where none died midway.
        let (mut polls, mut lived, mut is_half) = (1, 0, false);
        while !is_half {
            if lives(polls, company.engine.retake(Step::Bank, None)).await {
                (polls, lived) = (1, lived + 1);
                assert!(lived < 50, "it never died midway");
                continue;
            }
            let (lines, state) = taken(&company, day(T)).await;
            assert!(lines == 3 || state == "again", "{lines} lines, and the step is {state}");
            is_half = lines != 3;
            polls += 1;
        }
        company.engine.advance().await.unwrap();
        assert_eq!(taken(&company, day(T)).await, (3, "done".to_owned()));
        assert_eq!(breaks(&company).await, unbooked);
    }
}
