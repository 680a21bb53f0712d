//! What a step's record says, and what was tried of it.

use crate::company::{Company, migrations};
use crate::day;
use clearing::Step;
use db::{Db, Error, Tx, db_test, sql};
use exchange::FileType;
use kernel::Day;
use orders::testing::{C4, MIXED, MONEY, bought, buyer, client};
use serde_json::json;
use ta::{Faults, FileFaults};

const NOW: &str = "2026-11-16T10:00:00+08:00";

db::row! {
    /// What a step says of itself, moments left out.
    #[derive(Debug, PartialEq)]
    struct Said {
        state: String,
        inputs: String,
        outputs: String,
        note: String,
        error: String,
    }
}

async fn said(company: &Company, day: Day, step: Step) -> Said {
    let read = async |tx: &mut Tx| {
        let query = sql!(
            "SELECT state, inputs, outputs, note, error FROM clearing_steps
             WHERE day = $1 AND step = $2",
            day,
            step.name()
        );
        tx.one(query).await
    };
    company.app.db().read::<_, Error, _>(read).await.unwrap()
}

/// As a process leaves it that was killed when all of the step was done but the record.
async fn forget(company: &Company, day: Day, step: Step) {
    let forget = async move |tx: &mut Tx| {
        let query = sql!(
            "UPDATE clearing_steps SET state = 'running', inputs = '', outputs = '', note = ''
             WHERE day = $1 AND step = $2",
            day,
            step.name()
        );
        tx.execute(query).await
    };
    company.app.db().write::<_, Error, _>(forget).await.unwrap();
}

/// State and note of each attempt, as they were added.
async fn tried(company: &Company, day: Day, step: Step) -> Vec<(i64, String, String)> {
    let read = async |tx: &mut Tx| {
        let query = sql!(
            "SELECT number, state, note FROM clearing_attempts WHERE day = $1 AND step = $2
             ORDER BY number",
            day,
            step.name()
        );
        tx.all(query).await
    };
    company.app.db().read::<_, Error, _>(read).await.unwrap()
}

db_test! { &migrations();
    async fn records_that_came_twice_are_counted_in_the_files_and_not_by_who_took_them(db: Db) {
        let company = Company::new(db, NOW).await;
        let person = buyer(&company.app, 1, C4).await;
        // All records come again under another name, before the part with the second one is there.
        let unannounced = vec![FileType::TradeConfirmation];
        let files = FileFaults { parts: Some(2), unannounced, ..FileFaults::default() };
        company.set_faults(Faults { repeat_files: true, files, ..Faults::default() });
        bought(&company.app, &person, MIXED, "10000.00").await;
        bought(&company.app, &person, MONEY, "10000.00").await;
        let t_day = day("2026-11-16");
        company.engine.run_until(Step::Confirm).await.unwrap();
        assert_eq!(said(&company, t_day, Step::Confirm).await.note, "2笔，重复1笔");
        company.deliver(t_day).await;
        company.engine.retake(Step::Confirm, None).await.unwrap();
        let through = said(&company, t_day, Step::Confirm).await;
        assert_eq!(through.note, "2笔，重复2笔");
        forget(&company, t_day, Step::Confirm).await;
        company.engine.run_until(Step::Confirm).await.unwrap();
        assert_eq!(said(&company, t_day, Step::Confirm).await, through);
        company.engine.retake(Step::Confirm, None).await.unwrap();
        assert_eq!(said(&company, t_day, Step::Confirm).await, through);
    }

    async fn a_step_that_died_says_in_the_end_what_one_says_that_ran_through(db: Db) {
        let company = Company::new(db, NOW).await;
        let person = buyer(&company.app, 1, C4).await;
        bought(&company.app, &person, MIXED, "10000.00").await;
        bought(&company.app, &person, MONEY, "10000.00").await;
        company.engine.advance().await.unwrap();
        let second = company.engine.advance().await.unwrap();
        let cancelled = bought(&company.app, &person, MIXED, "1000.00").await;
        let client = client(&company.app, &person.person.token);
        client.bff("trade/tradeCancel", json!({ "orderNo": cancelled })).await.ok();
        bought(&company.app, &person, MIXED, "2000.00").await;
        identity::testing::unlock(&company.app, &person.person.token).await;
        let redeem = json!({
            "fundCode": MIXED, "tradeAcco": person.trade_acco, "shares": "1000.00",
        });
        client.bff("trade/publicRedeem", redeem).await.ok();
        for step in Step::ALL {
            company.engine.run_until(*step).await.unwrap();
            let through = said(&company, second, *step).await;
            assert_eq!(through.state, "done", "{}", step.name());
            forget(&company, second, *step).await;
            company.engine.run_until(*step).await.unwrap();
            assert_eq!(said(&company, second, *step).await, through, "{}", step.name());
        }
        assert_eq!(said(&company, second, Step::Confirm).await.note, "2笔");
        assert_eq!(said(&company, second, Step::Pay).await.note, "1笔");
        let confirm = tried(&company, second, Step::Confirm).await;
        let states = confirm.iter().map(|(number, state, note)| (*number, &**state, &**note));
        let first = [(1, "running", ""), (2, "done", "2笔")];
        let second = [(3, "running", ""), (4, "done", "0笔")];
        assert_eq!(states.collect::<Vec<_>>(), [first, second].concat());
        assert_eq!(company.engine.advance().await.unwrap(), day("2026-11-19"));
    }
}
