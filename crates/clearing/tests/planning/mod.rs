//! The steps before the cut-off, on a server whose clock nobody stops for them.

use crate::company::{Company, migrations};
use crate::day;
use accounts::testing::{picture, valid_until};
use bankcards::testing::OpenedPerson;
use db::{Db, Tx, db_test};
use exchange::FileType;
use kernel::{Day, Instant, TimeOfDay};
use orders::testing::{C4, MIXED, buyer};
use plans::RunState;
use serde_json::{Value, json};
use ta::{Faults, FileFaults};
use wire::testing::Client;

/// A Monday.
const NOW: &str = "2026-11-16T10:00:00+08:00";
const TUESDAY: &str = "2026-11-17";
const WEDNESDAY: &str = "2026-11-18";

/// Somebody with a plan of each open day, first on Tuesday.
async fn saver(company: &Company) -> OpenedPerson {
    let person = buyer(&company.app, 1, C4).await;
    let rooms = vec![plans::routes(), orders::routes()];
    let client = Client::new(&company.app, rooms).with_token(&person.person.token);
    let wish = json!({
        "fundCode": MIXED, "cardId": person.card_id, "amount": "100", "cycleUnit": 0,
        "agreements": ["fund-contract", "prospectus", "risk-disclosure", "sales-service"],
    });
    let made: Value = client.post("/fixapply/add", wish).await.ok();
    assert_eq!(made["dates"][0]["date"], TUESDAY, "{made}");
    person
}

/// Hands in a certificate that is to follow the one on file, which ends today.
pub async fn hand_in_renewal(company: &Company, person: &OpenedPerson) {
    let today = company.app.now().day();
    valid_until(&company.app, &person.person, today).await;
    identity::testing::unlock(&company.app, &person.person.token).await;
    let me = Client::new(&company.app, vec![accounts::routes()]).with_token(&person.person.token);
    let (front, back) = (picture(&me, "certFront").await, picture(&me, "certBack").await);
    let renewal = json!({
        "certBegin": today, "certExpire": "2046-11-02", "frontFileId": front, "backFileId": back,
    });
    me.post("/userinfo/separatechange", renewal).await.ok();
}

/// What a customer was told of certificates, the newest last.
async fn told(company: &Company, person: &OpenedPerson) -> Vec<String> {
    titles(company, person, "renewal-%").await
}

/// What a customer was told under such keys, the newest last.
async fn titles(company: &Company, person: &OpenedPerson, keys: &'static str) -> Vec<String> {
    let cust_no = person.person.cust_no;
    let read = async move |tx: &mut Tx| {
        let query = db::sql!(
            "SELECT title FROM messages_items
             WHERE cust_no = $1 AND message_key LIKE $2 ORDER BY at, message_key",
            cust_no,
            keys
        );
        tx.all::<(String,)>(query).await
    };
    let all = company.app.db().read::<_, db::Error, _>(read).await.unwrap();
    all.into_iter().map(|(title,)| title).collect()
}

fn set(company: &Company, on: &str, (hour, minute, second): (u8, u8, i64)) {
    let time = TimeOfDay::new(hour, minute).unwrap();
    company.app.clock().move_to(Instant::at(day(on), time).add_ms(second * 1_000));
}

/// The day's runs, by state.
async fn runs(company: &Company, on: &str) -> Vec<(RunState, i64)> {
    let on: Day = day(on);
    let read = async move |tx: &mut Tx| plans::runs_of(tx, on).await;
    company.app.db().read::<_, db::Error, _>(read).await.unwrap()
}

async fn debits(company: &Company) -> i64 {
    let read = async |tx: &mut Tx| {
        let query = db::sql!("SELECT COUNT(*) AS debits FROM orders_payments");
        tx.one::<(i64,)>(query).await
    };
    company.app.db().read::<_, db::Error, _>(read).await.unwrap().0
}

db_test! { &migrations();
    async fn a_plan_runs_at_nine_thirty_and_not_a_moment_before(db: Db) {
        let company = Company::of_its_own(db, NOW).await;
        saver(&company).await;
        set(&company, TUESDAY, (9, 29, 59));
        assert!(!company.engine.on_time().await.unwrap());
        assert_eq!(runs(&company, TUESDAY).await, []);
        set(&company, TUESDAY, (9, 30, 0));
        assert!(company.engine.on_time().await.unwrap());
        assert_eq!(runs(&company, TUESDAY).await, [(RunState::Paying, 1)]);
        // Whoever looks again, at a clock that went back too, finds nothing left.
        assert!(!company.engine.on_time().await.unwrap());
        for (hour, minute) in [(9, 0), (9, 30), (9, 31)] {
            company.app.clock().set_offset_ms(0);
            set(&company, TUESDAY, (hour, minute, 0));
            assert!(!company.engine.on_time().await.unwrap());
        }
        assert_eq!((runs(&company, TUESDAY).await.len(), debits(&company).await), (1, 1));
    }

    async fn a_clock_that_jumps_over_nine_thirty_runs_the_plan_once(db: Db) {
        let company = Company::of_its_own(db, NOW).await;
        saver(&company).await;
        set(&company, TUESDAY, (9, 0, 0));
        assert!(!company.engine.on_time().await.unwrap());
        // Over the afternoon's step, too: both are done, the first one first.
        set(&company, TUESDAY, (14, 59, 59));
        assert!(company.engine.on_time().await.unwrap());
        assert_eq!(runs(&company, TUESDAY).await, [(RunState::Paying, 1)]);
        assert!(!company.engine.on_time().await.unwrap());
        assert_eq!(debits(&company).await, 1);
    }

    async fn a_clock_that_jumps_over_the_cut_off_misses_the_day(db: Db) {
        let company = Company::of_its_own(db, NOW).await;
        saver(&company).await;
        set(&company, TUESDAY, (9, 0, 0));
        assert!(!company.engine.on_time().await.unwrap());
        set(&company, TUESDAY, (15, 0, 0));
        assert!(!company.engine.on_time().await.unwrap());
        assert_eq!((runs(&company, TUESDAY).await, debits(&company).await), (vec![], 0));
        set(&company, WEDNESDAY, (9, 30, 0));
        assert!(company.engine.on_time().await.unwrap());
        // Tuesday is not made up for, and Wednesday is taken once.
        assert_eq!(runs(&company, TUESDAY).await, [(RunState::Missed, 1)]);
        assert_eq!(runs(&company, WEDNESDAY).await, [(RunState::Paying, 1)]);
        assert_eq!(debits(&company).await, 1);
    }

    async fn a_plan_runs_once_the_auditors_have_passed_a_renewal_though_nobody_looks(db: Db) {
        let company = Company::of_its_own(db, NOW).await;
        let person = saver(&company).await;
        hand_in_renewal(&company, &person).await;
        set(&company, TUESDAY, (9, 30, 0));
        assert!(company.engine.on_time().await.unwrap());
        assert_eq!(runs(&company, TUESDAY).await, [(RunState::Paying, 1)]);
        assert_eq!(told(&company, &person).await, ["新证件已提交审核", "新证件审核通过了"]);
    }

    async fn the_run_of_tomorrow_is_told_this_evening_though_the_prices_are_late(db: Db) {
        let company = Company::new(db, NOW).await;
        let person = saver(&company).await;
        let files = FileFaults { late: vec![FileType::FundState], ..FileFaults::default() };
        company.set_faults(Faults { files, ..Faults::default() });
        let told = async || titles(&company, &person, "plan-%").await;
        let said = company.engine.advance().await.unwrap_err().to_string();
        assert!(said.contains("07文件"), "{said}");
        assert_eq!(told().await, ["11月17日定投扣款提醒"]);
        // Whoever asks again tells nothing again, nor do the prices when they come.
        company.engine.resume().await.unwrap_err();
        company.deliver(day("2026-11-16")).await;
        company.engine.resume().await.unwrap();
        assert_eq!(told().await[0], "11月17日定投扣款提醒");
        assert_eq!(told().await.iter().filter(|title| title.contains("提醒")).count(), 1);
    }

    async fn two_servers_that_look_at_once_run_it_once(db: Db) {
        let company = Company::of_its_own(db, NOW).await;
        saver(&company).await;
        let other = company.another_engine(company.counterparty.clone());
        set(&company, TUESDAY, (9, 30, 0));
        for _ in 0..3 {
            // Refused: the other one is at work.
            let (one, two) = tokio::join!(company.engine.on_time(), other.on_time());
            assert!(one.is_ok() || two.is_ok());
        }
        assert_eq!(runs(&company, TUESDAY).await, [(RunState::Paying, 1)]);
        assert_eq!(debits(&company).await, 1);
    }
}
