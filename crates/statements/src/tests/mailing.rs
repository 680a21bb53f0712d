//! By mail: when it is asked for, and each month.

use super::{ALL, at, books, company, phone};
use crate::{PARTS, mail_months, store};
use accounts::testing::set_email;
use content::mail_due;
use db::{Db, Tx, db_test, sql};
use kernel::{CustNo, Instant};
use orders::testing::{C4, buyer};
use partners::simulator::{Letterbox, LetterboxEntry};
use serde_json::{Value, json};
use wire::closing::Parted;
use wire::{
    App,
    testing::{Client, Reply},
};

const MAIL: &str = "/statements/mail";
const MONTHLY: &str = "/statements/monthly";
/// The first business day of November's evening.
const EVENING: &str = "2026-11-02T22:00:00+08:00";

async fn ask(client: &Client, key: u32) -> Reply {
    let client = client.with_key(&format!("statement-key-{key}"));
    client.post(MAIL, json!({"period": "2026-10"})).await
}

async fn switch(client: &Client, monthly: bool) -> Reply {
    client.post(MONTHLY, json!({ "monthly": monthly })).await
}

async fn arrived(app: &App) -> Vec<LetterboxEntry> {
    app.get::<Letterbox>().newest(99).await.unwrap()
}

/// Titles of what a customer was told of statements.
async fn told(client: &Client) -> Vec<String> {
    let list = client.bff("member/aim/messages", json!({})).await.ok()["list"].clone();
    let of_statements = |one: &&Value| one["leads"] == "statements";
    let titles = list.as_array().unwrap().iter().filter(of_statements);
    titles.map(|one| one["title"].as_str().unwrap().to_owned()).collect()
}

async fn step(app: &App) {
    let evening: Instant = EVENING.parse().unwrap();
    mail_months(app, evening.day(), evening).await.unwrap();
}

async fn forget_email(app: &App, cust_no: CustNo) {
    let gone = async move |tx: &mut Tx| {
        let gone = sql!(
            "UPDATE accounts_profiles SET email_confirmed_at = NULL WHERE cust_no = $1",
            cust_no
        );
        tx.execute(gone).await
    };
    app.db().write::<_, db::Error, _>(gone).await.unwrap();
}

db_test! { &ALL;
    async fn a_statement_goes_to_the_confirmed_e_mail_once_however_often_it_is_asked_for(db: Db) {
        let app = company(db).await;
        let person = books(&app, 1).await;
        let me = phone(&app, &person);
        let refused = ask(&me, 1).await;
        assert_eq!(refused.code, 21001, "{}", refused.message);
        set_email(&app, person.person.cust_no, "linxi@example.com").await;
        // The same key, and another one a moment later.
        for key in [1, 1, 2] {
            let mailed = ask(&me, key).await.ok();
            assert_eq!(mailed["state"], "2");
            assert_eq!(mailed["email"], "li***@example.com");
        }
        let letters = arrived(&app).await;
        assert_eq!(letters.len(), 1);
        assert_eq!(letters[0].subject, "对账单 2026年10月");
        assert!(letters[0].text.contains("如果不是你本人操作"), "{}", letters[0].text);
        app.clock().shift_ms(60_001);
        ask(&me, 3).await.ok();
        assert_eq!(arrived(&app).await.len(), 2);
    }

    async fn mail_goes_to_the_present_address_only(db: Db) {
        let app = company(db).await;
        let person = books(&app, 1).await;
        let (me, cust_no) = (phone(&app, &person), person.person.cust_no);
        // Its server answers nothing, so the mail waits while the address changes.
        set_email(&app, cust_no, "lin902@example.com").await;
        ask(&me, 1).await;
        set_email(&app, cust_no, "linxi@example.com").await;
        // Within the minute in which the same address would get nothing anew.
        assert_eq!(ask(&me, 2).await.ok()["email"], "li***@example.com");
        app.clock().shift_ms(3_600_000);
        while mail_due(&app).await.unwrap() > 0 {}
        let to: Vec<String> = arrived(&app).await.into_iter().map(|letter| letter.email).collect();
        assert_eq!(to, ["linxi@example.com"]);
    }

    async fn a_day_has_a_bound_of_mails(db: Db) {
        let app = company(db).await;
        let person = books(&app, 1).await;
        set_email(&app, person.person.cust_no, "linxi@example.com").await;
        let me = phone(&app, &person);
        for key in 0..10 {
            ask(&me, key).await.ok();
            app.clock().shift_ms(60_001);
        }
        assert_eq!(ask(&me, 10).await.code, 21002);
    }

    async fn a_silent_mail_server_is_asked_again_and_one_that_refuses_is_told(db: Db) {
        let app = company(db).await;
        let person = books(&app, 1).await;
        let me = phone(&app, &person);
        set_email(&app, person.person.cust_no, "lin902@example.com").await;
        let waits = ask(&me, 1).await.ok();
        assert_eq!(waits["state"], "1");
        assert!(arrived(&app).await.is_empty());
        set_email(&app, person.person.cust_no, "lin901@example.com").await;
        app.clock().shift_ms(60_001);
        assert_eq!(ask(&me, 2).await.code, 21003);
    }

    async fn each_month_needs_an_e_mail_and_is_told_once(db: Db) {
        let app = company(db).await;
        let person = books(&app, 1).await;
        let me = phone(&app, &person);
        assert_eq!(switch(&me, true).await.code, crate::refusals::NO_EMAIL.code);
        set_email(&app, person.person.cust_no, "linxi@example.com").await;
        for _ in 0..2 {
            let on = switch(&me, true).await.ok();
            assert_eq!(on["email"], "li***@example.com");
        }
        assert_eq!(told(&me).await, ["每月寄账单已打开"]);
        assert_eq!(me.get("/statements", "").await.ok()["monthly"], true);
        for _ in 0..2 {
            assert_eq!(switch(&me, false).await.ok()["monthly"], false);
        }
        assert_eq!(told(&me).await.len(), 2);
        // To and fro, either way is told once a day.
        for _ in 0..5 {
            for monthly in [true, false] {
                app.clock().shift_ms(1_000);
                switch(&me, monthly).await.ok();
            }
        }
        assert_eq!(told(&me).await.len(), 2);
        app.clock().shift_ms(24 * 3_600_000);
        switch(&me, true).await.ok();
        assert_eq!(told(&me).await.len(), 3);
    }

    async fn a_month_is_mailed_once_though_the_step_runs_twice_or_was_killed(db: Db) {
        let app = company(db).await;
        let person = books(&app, 1).await;
        let newcomer = buyer(&app, 2, C4).await;
        for one in [&person, &newcomer] {
            set_email(&app, one.person.cust_no, "linxi@example.com").await;
            switch(&phone(&app, one), true).await.ok();
        }
        at(&app, EVENING);
        step(&app).await;
        step(&app).await;
        // Killed before the worker came: what was queued is mailed by whoever comes next.
        while mail_due(&app).await.unwrap() > 0 {}
        step(&app).await;
        while mail_due(&app).await.unwrap() > 0 {}
        let letters = arrived(&app).await;
        assert_eq!(letters.len(), 1, "the newcomer has no statement");
        assert_eq!(letters[0].subject, "对账单 2026年10月");
        assert!(letters[0].text.contains("你选了每月寄账单"), "{}", letters[0].text);
    }

    async fn whose_e_mail_is_gone_is_told_once_and_stops_nobody(db: Db) {
        let app = company(db).await;
        let gone = books(&app, 1).await;
        let other = buyer(&app, 2, C4).await;
        for one in [&gone, &other] {
            set_email(&app, one.person.cust_no, "linxi@example.com").await;
            switch(&phone(&app, one), true).await.ok();
        }
        forget_email(&app, gone.person.cust_no).await;
        at(&app, EVENING);
        step(&app).await;
        step(&app).await;
        assert_eq!(told(&phone(&app, &gone)).await, ["账单没有寄出", "每月寄账单已打开"]);
        while mail_due(&app).await.unwrap() > 0 {}
        assert!(arrived(&app).await.is_empty());
    }

    async fn nothing_is_mailed_any_more_when_the_account_is_closed(db: Db) {
        let app = company(db).await;
        let person = books(&app, 1).await;
        let cust_no = person.person.cust_no;
        set_email(&app, cust_no, "linxi@example.com").await;
        switch(&phone(&app, &person), true).await.ok();
        let of = app.clone();
        let end = async move |tx: &mut Tx| {
            let parted = Parted { app: &of, cust_no, at: of.now() };
            (PARTS.end.unwrap())(tx, parted).await?;
            Ok::<_, wire::Failure>(store::is_monthly(tx, cust_no).await?)
        };
        assert!(!app.db().write(end).await.unwrap());
        at(&app, EVENING);
        step(&app).await;
        assert_eq!(mail_due(&app).await.unwrap(), 0);
    }
}
