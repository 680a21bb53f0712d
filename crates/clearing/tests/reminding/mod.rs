//! What a day tells customers who did nothing themselves.

use crate::company::{Company, migrations};
use bankcards::testing::OpenedPerson;
use clearing::Step;
use db::{Db, Error, Tx, db_test, sql};
use kernel::CustNo;
use orders::testing::{C4, MIXED, bought, buyer};
use rewards::{Activity, Audience, add_activity};
use serde_json::json;
use wire::testing::Client;

const NOW: &str = "2026-11-16T10:00:00+08:00";
const T: &str = "2026-11-16";
const NEXT: &str = "2026-11-17";

/// Keys of what a customer was told by the day.
async fn told(company: &Company, cust_no: CustNo) -> Vec<String> {
    let read = async move |tx: &mut Tx| {
        let query = sql!(
            "SELECT message_key FROM messages_items
             WHERE cust_no = $1 AND message_key NOT LIKE 'order-%' ORDER BY message_key",
            cust_no
        );
        tx.all(query).await
    };
    let rows: Vec<(String,)> = company.app.db().read::<_, Error, _>(read).await.unwrap();
    rows.into_iter().map(|(key,)| key).collect()
}

/// Somebody who reads the message centre.
fn reader(company: &Company, person: &OpenedPerson) -> Client {
    Client::new(&company.app, vec![messages::routes()]).with_token(&person.person.token)
}

/// Each month's statement goes to this customer by mail.
async fn want_monthly(company: &Company, person: &OpenedPerson) {
    accounts::testing::set_email(&company.app, person.person.cust_no, "linxi@example.com").await;
    let rooms = vec![statements::routes()];
    let client = Client::new(&company.app, rooms).with_token(&person.person.token);
    client.post("/statements/monthly", json!({"monthly": true})).await.ok();
}

/// What waits to be mailed, or was.
async fn mailed(company: &Company) -> Vec<(String,)> {
    let read =
        async |tx: &mut Tx| tx.all::<(String,)>(sql!("SELECT file_id FROM content_mails")).await;
    company.app.db().read::<_, Error, _>(read).await.unwrap()
}

macro_rules! set {
    ($company:expr, $($statement:tt)+) => {{
        let write = async move |tx: &mut Tx| tx.execute(sql!($($statement)+)).await;
        $company.app.db().write::<_, Error, _>(write).await.unwrap()
    }};
}

async fn put_activity(company: &Company, id: &str, audience: Audience, first_on: &str) {
    let activity = Activity {
        activity_id: id.to_owned(),
        title: "新手一课".to_owned(),
        summary: "读完送嘉豆。".to_owned(),
        body: "正文".to_owned(),
        audience,
        first_on: first_on.parse().unwrap(),
        last_on: "2026-12-31".parse().unwrap(),
    };
    let add = async move |tx: &mut Tx| add_activity(tx, &activity).await;
    company.app.db().write::<_, Error, _>(add).await.unwrap();
}

db_test! { &migrations();
    async fn who_holds_or_watches_a_fund_is_told_of_its_notices_and_of_a_price_that_moved(db: Db) {
        let company = Company::new(db, NOW).await;
        let [holder, watcher, other] = [
            buyer(&company.app, 1, C4).await,
            buyer(&company.app, 2, C4).await,
            buyer(&company.app, 3, C4).await,
        ];
        let numbers = [&holder, &watcher, &other].map(|person| person.person.cust_no);
        bought(&company.app, &holder, MIXED, "1000").await;
        company.engine.advance().await.unwrap();
        set!(company, "DELETE FROM messages_items");
        let fund = company.fund(MIXED);
        set!(
            company,
            "INSERT INTO watchlist_item (cust_no, fund_code, added_at) VALUES ($1, $2, 1)",
            numbers[1],
            fund
        );
        // Whatever it does it has moved.
        set!(
            company,
            "INSERT INTO messages_parameters (name, valid_from, value)
             VALUES ('price_move', '2026-11-01', 0)"
        );
        for (id, day) in [("n1", "2026-11-18"), ("n0", "2026-11-17"), ("n9", "2026-11-19")] {
            set!(
                company,
                "INSERT INTO funds_notice (code, notice_id, day, kind, title, body)
                 VALUES ($1, $2, $3, 'report', '季度报告', '正文')",
                fund,
                id,
                day
            );
        }
        // Of the 17th, told on the 18th: its price, and what was published since the 17th.
        company.engine.run_until(Step::Purge).await.unwrap();
        let news = [
            format!("nav-{MIXED}-{T}"),
            format!("nav-{MIXED}-{NEXT}"),
            format!("notice-{MIXED}-n1"),
        ];
        assert_eq!(told(&company, numbers[0]).await, news[1..]);
        assert_eq!(told(&company, numbers[1]).await, news[1..]);
        assert!(told(&company, numbers[2]).await.is_empty());
        // Killed before it was noted, the step runs again and tells nothing anew.
        let sent = set!(company, "DELETE FROM clearing_steps WHERE step = 'purge' AND day = $1", NEXT);
        assert_eq!(sent, 1);
        let me = reader(&company, &holder);
        company.engine.run_until(Step::Purge).await.unwrap();
        assert_eq!(told(&company, numbers[0]).await, news[1..]);
        let list = me.bff("member/aim/messages", json!({})).await.ok();
        let of_notice = list["list"].as_array().unwrap().iter().find(|m| m["kind"] == "notice");
        assert_eq!(of_notice.unwrap()["leads"], "fundNotices");
    }

    async fn a_price_that_moved_little_is_not_told(db: Db) {
        let company = Company::new(db, NOW).await;
        let holder = buyer(&company.app, 1, C4).await;
        bought(&company.app, &holder, MIXED, "1000").await;
        set!(
            company,
            "INSERT INTO messages_parameters (name, valid_from, value)
             VALUES ('price_move', '2026-11-01', 9000)"
        );
        company.engine.advance().await.unwrap();
        company.engine.advance().await.unwrap();
        assert!(told(&company, holder.person.cust_no).await.is_empty());
    }

    async fn who_has_a_certificate_that_runs_out_is_told_before_and_after_once_each(db: Db) {
        let company = Company::new(db, NOW).await;
        let people = [buyer(&company.app, 1, C4).await, buyer(&company.app, 2, C4).await];
        let [soon, later] = [&people[0], &people[1]].map(|person| person.person.cust_no);
        for (cust_no, day) in [(soon, "2026-11-18"), (later, "2027-03-01")] {
            set!(
                company,
                "UPDATE accounts_profiles SET cert_expire = $2 WHERE cust_no = $1",
                cust_no,
                day
            );
        }
        for _ in 0..4 {
            company.engine.advance().await.unwrap();
        }
        let keys = ["certificate-2026-11-18-over", "certificate-2026-11-18-soon"];
        assert_eq!(told(&company, soon).await, keys);
        assert!(told(&company, later).await.is_empty());
    }

    async fn an_activity_is_told_on_the_day_it_begins_to_those_it_is_for(db: Db) {
        let company = Company::new(db, NOW).await;
        let opened = buyer(&company.app, 1, C4).await.person.cust_no;
        let newcomer = identity::testing::customer(&company.app, 2).await.cust_no;
        put_activity(&company, "all", Audience::Everyone, "2026-11-17").await;
        put_activity(&company, "new", Audience::Newcomers, "2026-11-17").await;
        put_activity(&company, "old", Audience::Opened, "2026-11-16").await;
        put_activity(&company, "then", Audience::Opened, "2026-11-18").await;
        company.engine.advance().await.unwrap();
        assert_eq!(told(&company, opened).await, ["activity-all"]);
        assert_eq!(told(&company, newcomer).await, ["activity-all", "activity-new"]);
        company.engine.advance().await.unwrap();
        assert_eq!(told(&company, opened).await, ["activity-all", "activity-then"]);
    }

    async fn points_that_end_are_told_once_in_the_month(db: Db) {
        let company = Company::new(db, "2026-11-27T10:00:00+08:00").await;
        let [first, second] =
            [buyer(&company.app, 1, C4).await, buyer(&company.app, 2, C4).await];
        let numbers = [first.person.cust_no, second.person.cust_no];
        for (lot, cust_no, day) in [
            (1_i64, numbers[0], "2026-12-03"),
            (2, numbers[0], "2026-12-31"),
            // The first business day of January is the 4th.
            (3, numbers[0], "2027-01-03"),
            (4, numbers[1], "2027-01-04"),
        ] {
            set!(
                company,
                "INSERT INTO rewards_lots (cust_no, entry_id, points, points_left, last_on)
                 VALUES ($1, $2, 5, 4, $3)",
                cust_no,
                lot,
                day
            );
        }
        // From Friday the 27th to Tuesday, December 1st.
        company.engine.advance().await.unwrap();
        assert!(told(&company, numbers[0]).await.is_empty());
        company.engine.advance().await.unwrap();
        assert_eq!(told(&company, numbers[0]).await, ["points-2026-12"]);
        assert!(told(&company, numbers[1]).await.is_empty());
        let me = reader(&company, &first);
        let list = me.bff("member/aim/messages", json!({})).await.ok();
        assert_eq!(list["list"][0]["title"], "你有12嘉豆将在1月4日前到期");
    }

    async fn a_day_that_is_finished_late_tells_what_it_would_have_told(db: Db) {
        let company = Company::of_its_own(db, "2026-11-27T10:00:00+08:00").await;
        let person = buyer(&company.app, 1, C4).await;
        let cust_no = person.person.cust_no;
        want_monthly(&company, &person).await;
        bought(&company.app, &person, MIXED, "1000").await;
        let fund = company.fund(MIXED);
        set!(
            company,
            "INSERT INTO rewards_lots (cust_no, entry_id, points, points_left, last_on)
             VALUES ($1, 1, 5, 4, '2026-12-20')",
            cust_no
        );
        set!(
            company,
            "INSERT INTO funds_notice (code, notice_id, day, kind, title, body)
             VALUES ($1, 'n1', '2026-12-01', 'report', '季度报告', '正文')",
            fund
        );
        put_activity(&company, "then", Audience::Opened, "2026-12-01").await;
        // The server stood still from Friday's evening to Thursday.
        company.app.clock().move_to("2026-11-27T20:30:00+08:00".parse().unwrap());
        company.engine.advance().await.unwrap_err();
        company.app.clock().move_to("2026-12-03T11:00:00+08:00".parse().unwrap());
        assert_eq!(company.engine.advance().await.unwrap(), "2026-12-03".parse().unwrap());
        let told = told(&company, cust_no).await;
        for key in ["activity-then", &format!("notice-{MIXED}-n1"), "points-2026-12"] {
            assert!(told.iter().any(|one| one == key), "{key} is not in {told:?}");
        }
        assert_eq!(mailed(&company).await, [("statement-monthly-2026-11.pdf".to_owned(),)]);
    }

    async fn the_first_business_day_of_a_month_mails_the_statement_of_the_one_before_once(db: Db) {
        let company = Company::new(db, "2026-11-26T10:00:00+08:00").await;
        let person = buyer(&company.app, 1, C4).await;
        want_monthly(&company, &person).await;
        bought(&company.app, &person, MIXED, "1000").await;
        // From Thursday the 26th to Tuesday, December 1st.
        company.engine.advance().await.unwrap();
        company.engine.advance().await.unwrap();
        assert!(mailed(&company).await.is_empty());
        company.engine.run_until(Step::Purge).await.unwrap();
        let november = ("statement-monthly-2026-11.pdf".to_owned(),);
        assert_eq!(mailed(&company).await, std::slice::from_ref(&november));
        // Killed before it was noted, the step runs again.
        set!(company, "DELETE FROM clearing_steps WHERE step = 'purge' AND day = '2026-11-30'");
        company.engine.run_until(Step::Purge).await.unwrap();
        assert_eq!(mailed(&company).await, [november]);
        while content::mail_due(&company.app).await.unwrap() > 0 {}
        let states = async |tx: &mut Tx| {
            tx.all::<(String,)>(sql!("SELECT state FROM content_mails")).await
        };
        let states = company.app.db().read::<_, Error, _>(states).await.unwrap();
        assert_eq!(states, [("2".to_owned(),)], "its books add up, and the mail server has it");
    }
}
