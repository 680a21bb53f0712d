//! Two engines on one database: one works.

use crate::company::{Company, migrations};
use crate::day;
use clearing::{Counterparty, Engine};
use db::{Db, Tx, db_test};
use kernel::Day;
use std::{future::Future, pin::Pin, sync::Arc, time::Duration};
use tokio::sync::Semaphore;

const NOW: &str = "2026-11-16T10:00:00+08:00";

/// A TA that answers when it is let.
struct Slow {
    asked: Arc<Semaphore>,
    let_go: Arc<Semaphore>,
    ta: Arc<dyn Counterparty>,
}

impl Counterparty for Slow {
    fn answer(&self, t_day: Day) -> Pin<Box<dyn Future<Output = Result<(), String>> + Send + '_>> {
        Box::pin(async move {
            self.asked.add_permits(1);
            self.let_go.acquire().await.map_err(|error| error.to_string())?.forget();
            self.ta.answer(t_day).await
        })
    }
}

/// An engine whose TA waits, with what says that it was asked and what lets it go.
fn slow(company: &Company) -> (Engine, Arc<Semaphore>, Arc<Semaphore>) {
    let [asked, let_go] = [0, 0].map(|permits| Arc::new(Semaphore::new(permits)));
    let ta: Arc<dyn Counterparty> = company.counterparty.clone();
    let slow = Slow { asked: asked.clone(), let_go: let_go.clone(), ta };
    (company.another_engine(Arc::new(slow)), asked, let_go)
}

async fn say_holder(company: &Company, holder: &'static str) {
    let say = async move |tx: &mut Tx| {
        tx.execute(db::sql!("UPDATE clearing_lease SET holder = $1, beat = beat + 1", holder)).await
    };
    company.app.db().write::<_, db::Error, _>(say).await.unwrap();
}

/// Who is at work, as all processes read it.
async fn holder(company: &Company) -> String {
    let read = async |tx: &mut Tx| {
        tx.one::<(String,)>(db::sql!("SELECT holder FROM clearing_lease")).await
    };
    company.app.db().read::<_, db::Error, _>(read).await.unwrap().0
}

async fn state(company: &Company) -> String {
    company.engine.status().await.unwrap().state
}

db_test! { &migrations();
    async fn of_two_engines_the_second_says_so_and_ends(db: Db) {
        let company = Company::new(db, NOW).await;
        let (engine, asked, let_go) = slow(&company);
        let first = tokio::spawn(async move { engine.advance().await });
        asked.acquire().await.unwrap().forget();
        let refused = company.engine.advance().await.unwrap_err();
        assert_eq!(refused.code(), Some(19001), "{refused}");
        let process = format!("进程{}（", std::process::id());
        assert!(refused.to_string().contains(&process), "{refused}");
        assert_eq!(state(&company).await, "open");
        let waiting = company.engine.clone();
        let waiting = tokio::spawn(async move { waiting.idle().await });
        // Two processes never have one name, nor one that starts when another has ended.
        let (started_ms, name) = (company.app.clock().unmoved().ms(), holder(&company).await);
        let (process, rest) = name.split_once('-').unwrap();
        assert_eq!(process, std::process::id().to_string());
        let since: i64 = rest.split_once('-').unwrap().0.parse().unwrap();
        assert!(since > 0 && since <= started_ms, "{name}");
        let_go.add_permits(1);
        assert!(!waiting.is_finished());
        assert_eq!(first.await.unwrap().unwrap(), day("2026-11-17"));
        assert_eq!(holder(&company).await, "");
        waiting.await.unwrap().unwrap();
        // Given back at the end: nobody waits.
        assert_eq!(company.engine.advance().await.unwrap(), day("2026-11-18"));
    }

    async fn who_was_stopped_in_the_middle_holds_nobody_up(db: Db) {
        let company = Company::new(db, NOW).await;
        let (engine, asked, _let_go) = slow(&company);
        let first = tokio::spawn(async move { engine.advance().await });
        asked.acquire().await.unwrap().forget();
        first.abort();
        assert!(first.await.unwrap_err().is_cancelled());
        assert_eq!(company.engine.resume().await.unwrap(), Some(day("2026-11-17")));
    }

    async fn a_clock_that_jumps_ends_nobodys_lease(db: Db) {
        let company = Company::new(db, NOW).await;
        let (engine, asked, let_go) = slow(&company);
        let first = tokio::spawn(async move { engine.advance().await });
        asked.acquire().await.unwrap().forget();
        for ahead_ms in [3_600_000, -3_600_000, 0] {
            company.app.clock().set_ahead_ms(ahead_ms);
            let refused = company.engine.advance().await.unwrap_err();
            assert_eq!(refused.code(), Some(19001), "{refused}");
        }
        let_go.add_permits(1);
        assert_eq!(first.await.unwrap().unwrap(), day("2026-11-17"));
        assert_eq!(company.engine.advance().await.unwrap(), day("2026-11-18"));
    }

    async fn a_process_that_was_killed_is_waited_for_until_it_is_silent(db: Db) {
        let company = Company::new(db, NOW).await;
        say_holder(&company, "another-process-1").await;
        assert_eq!(company.engine.advance().await.unwrap(), day("2026-11-17"));
    }

    async fn the_last_word_of_a_killed_process_is_no_sign_of_life(db: Db) {
        let company = Company::new(db, NOW).await;
        say_holder(&company, "another-process-1").await;
        let engine = company.engine.clone();
        let next = tokio::spawn(async move { engine.advance().await });
        // What the database was sent before the process died, it writes.
        tokio::time::sleep(Duration::from_millis(1_500)).await;
        say_holder(&company, "another-process-1").await;
        assert_eq!(next.await.unwrap().unwrap(), day("2026-11-17"));
    }

    async fn who_has_lost_the_lease_writes_nothing_more_of_the_day(db: Db) {
        let company = Company::new(db, NOW).await;
        let (engine, asked, let_go) = slow(&company);
        let first = tokio::spawn(async move { engine.advance().await });
        asked.acquire().await.unwrap().forget();
        say_holder(&company, "another-process-1").await;
        let_go.add_permits(1);
        let refused = first.await.unwrap().unwrap_err();
        assert_eq!(refused.code(), Some(19001), "{refused}");
        let status = company.engine.status().await.unwrap();
        let answer = status.steps.iter().find(|step| step.name == "answer").unwrap();
        assert_eq!((status.state.as_str(), answer.state.as_str()), ("open", "running"));
    }

    async fn a_day_is_not_resumed_before_its_cut_off(db: Db) {
        let company = Company::of_its_own(db, NOW).await;
        let begun = async |tx: &mut Tx| {
            let query = db::sql!(
                "INSERT INTO clearing_days (day, cfm_day, state, indexed)
                 VALUES ('2026-11-16', '2026-11-17', 'open', TRUE)"
            );
            tx.execute(query).await
        };
        company.app.db().write::<_, db::Error, _>(begun).await.unwrap();
        let refused = company.engine.resume().await.unwrap_err();
        assert_eq!(refused.code(), Some(19002), "{refused}");
    }
}
