//! Rooms that have orders placed are told what became of them.

use crate::company::{Company, migrations};
use crate::{day, order};
use bankcards::testing::OpenedPerson;
use clearing::Step;
use db::{Db, Error, ErrorKind, Tx, db_test, sql};
use kernel::{Fen, Shares};
use orders::testing::{C4, MIXED, assert_sound, bought, buyer};
use orders::{
    Agreed, Authority, Cause, Consent, Desk, Funds, Order, OrderNo, OrderStatus, PayBell, Promised,
    Purchase, Run, Settled, collect,
};
use std::future::Future;
use std::pin::Pin;
use wire::Failure;

const NOW: &str = "2026-11-16T10:00:00+08:00";

/// The tables of rooms above.
pub const MIGRATIONS: &[db::Migration] = db::migrations!("told",
    "heard" => "CREATE TABLE told_heard (
        order_no BIGINT NOT NULL PRIMARY KEY, cause TEXT NOT NULL, status TEXT NOT NULL,
        amount BIGINT NOT NULL, shares BIGINT NOT NULL)",
    "moods" => "CREATE TABLE told_moods (mood TEXT NOT NULL)",
);

/// Hears of all orders of any room, and notes them; twice would fail.
pub fn hear<'a>(
    tx: &'a mut Tx,
    settled: &'a [Settled],
) -> Pin<Box<dyn Future<Output = Result<(), Error>> + Send + 'a>> {
    Box::pin(async move {
        for told in settled {
            tx.execute(sql!(
                "INSERT INTO told_heard (order_no, cause, status, amount, shares)
                 VALUES ($1, $2, $3, $4, $5)",
                told.order_no,
                format!("{} {}", told.cause.room, told.cause.no),
                told.status,
                told.amount.unwrap_or(Fen::ZERO),
                told.shares.unwrap_or(Shares::ZERO)
            ))
            .await?;
        }
        Ok(())
    })
}

/// Another room, told after that one, which fails when a test wants it to.
pub fn spoil<'a>(
    tx: &'a mut Tx,
    settled: &'a [Settled],
) -> Pin<Box<dyn Future<Output = Result<(), Error>> + Send + 'a>> {
    Box::pin(async move {
        let moods: Vec<(String,)> = tx.all(sql!("SELECT mood FROM told_moods")).await?;
        match moods.first().map(|(mood,)| mood.as_str()) {
            Some("fault") => Err(Error::new(ErrorKind::Fault, "a plan is closed")),
            Some("conflict") => hear(tx, settled).await,
            Some("panic") => panic!("a plan fell over"),
            _ => Ok(()),
        }
    })
}

pub async fn set_mood(company: &Company, mood: Option<&'static str>) {
    let set = async move |tx: &mut Tx| {
        tx.execute(sql!("DELETE FROM told_moods")).await?;
        if let Some(mood) = mood {
            tx.execute(sql!("INSERT INTO told_moods (mood) VALUES ($1)", mood)).await?;
        }
        Ok(())
    };
    company.app.db().write::<_, Error, _>(set).await.unwrap();
}

/// An order that a room of plans places.
pub async fn planned(company: &Company, person: &OpenedPerson, number: i64) -> Order {
    let app = &company.app;
    let desk = Desk::open(app, app.now());
    let agreed = Agreed { documents: "fund-contract 2026-01".to_owned(), at: app.now() };
    let purchase = desk.prepare(Purchase {
        order_no: desk.next_order_no().unwrap(),
        cust_no: person.person.cust_no,
        fund_code: MIXED.parse().unwrap(),
        amount: "1000".parse().unwrap(),
        funds: Funds::Card(person.card_id),
        consent: Consent::Earlier { decision_id: 1, agreed },
        authority: Authority::Mandate(17.into()),
        promised: Promised::default(),
        run: Run::Once,
        cause: Some(Cause::of("plans", number)),
        holds_until: None,
        voucher: None,
    });
    let purchase = purchase.unwrap();
    let buy = async move |tx: &mut Tx| Ok::<_, Failure>(desk.buy(tx, &purchase).await?.order);
    let order = app.db().write(buy).await.unwrap();
    app.get::<PayBell>().placed(order.order_no);
    collect(app).await.unwrap();
    order
}

type Heard = (OrderNo, String, OrderStatus, Fen, Shares);

async fn heard(company: &Company) -> Vec<Heard> {
    let read = async |tx: &mut Tx| {
        let query = sql!(
            "SELECT order_no, cause, status, amount, shares FROM told_heard ORDER BY order_no"
        );
        tx.all(query).await
    };
    company.app.db().read::<_, Error, _>(read).await.unwrap()
}

db_test! { &migrations();
    async fn a_room_is_told_of_its_own_orders_when_the_ta_has_answered(db: Db) {
        let company = Company::new(db, NOW).await;
        let person = buyer(&company.app, 1, C4).await;
        let order = planned(&company, &person, 1).await;
        // One of the customer's own is nobody else's affair.
        bought(&company.app, &person, MIXED, "500").await;
        company.engine.advance().await.unwrap();
        let heard = heard(&company).await;
        let [(number, cause, status, amount, shares)] = heard.as_slice() else {
            panic!("{heard:?}")
        };
        assert_eq!((*number, cause.as_str()), (order.order_no, "plans 1"));
        assert_eq!((*status, *amount), (OrderStatus::Confirmed, order.amount));
        assert!(shares.is_positive());
        assert_sound(&company.app).await;
    }

    async fn no_order_is_confirmed_while_a_room_that_is_told_fails(db: Db) {
        let company = Company::new(db, NOW).await;
        let person = buyer(&company.app, 1, C4).await;
        let (token, mut told) = (person.person.token.clone(), Vec::new());
        let moods = [
            ("fault", "a plan is closed"),
            ("conflict", "told_heard"),
            ("panic", "a plan fell over"),
        ];
        for ((mood, reason), number) in moods.into_iter().zip(1..) {
            let t_day = company.engine.status().await.unwrap().business_day;
            let planned = planned(&company, &person, number).await.order_no;
            let own = bought(&company.app, &person, MIXED, "500").await;
            set_mood(&company, Some(mood)).await;
            for _ in 0..2 {
                let failed = company.engine.advance().await.unwrap_err().to_string();
                assert!(failed.contains(reason), "{mood}: {failed}");
                let status = company.engine.status().await.unwrap();
                let step = status.steps.iter().find(|step| step.name == "confirm").unwrap();
                assert_eq!(step.state, "failed", "{mood}");
                assert!(step.error.contains(reason), "{mood}: {}", step.error);
                assert_eq!(status.file_breaks, [], "{mood}");
                for number in [planned, own] {
                    let found = order(&company, &token, number).await;
                    assert_eq!(found["status"], OrderStatus::Sent.code(), "{mood}");
                }
                assert_eq!(heard(&company).await, told, "{mood}");
                assert_sound(&company.app).await;
            }
            set_mood(&company, None).await;
            company.engine.advance().await.unwrap();
            for number in [planned, own] {
                let found = order(&company, &token, number).await;
                assert_eq!(found["status"], OrderStatus::Confirmed.code(), "{mood}");
            }
            told = heard(&company).await;
            assert_eq!(told.last().unwrap().0, planned, "{mood}");
            assert_eq!(told.len(), usize::try_from(number).unwrap(), "{mood}");
            assert!(company.engine.replay(t_day).await.unwrap().agrees(), "{mood}");
        }
        assert_sound(&company.app).await;
    }

    async fn a_room_is_told_once_whatever_comes_beside_its_order_or_again(db: Db) {
        let company = Company::new(db, NOW).await;
        let person = buyer(&company.app, 1, C4).await;
        let first = planned(&company, &person, 1).await.order_no;
        company.engine.run_until(Step::Answer).await.unwrap();
        let mut again = Vec::new();
        company.rewrite(day("2026-11-17"), |records| {
            again.clone_from(&records);
            records
        });
        company.engine.advance().await.unwrap();
        let second = planned(&company, &person, 2).await.order_no;
        bought(&company.app, &person, MIXED, "500").await;
        company.engine.run_until(Step::Answer).await.unwrap();
        // Beside its order: another answer to the one of the day before, and one that fits none.
        again[0].ta_serial_no = "777".to_owned();
        company.rewrite(day("2026-11-18"), |mut records| {
            let last = records.last_mut().unwrap();
            last.confirmed_amount = exchange::Decimal::new(99_999_999, 2);
            [records, again].concat()
        });
        company.engine.advance().await.unwrap();
        for _ in 0..2 {
            company.engine.retake(Step::Confirm, None).await.unwrap();
            company.engine.resume().await.unwrap();
        }
        let told: Vec<OrderNo> = heard(&company).await.into_iter().map(|told| told.0).collect();
        assert_eq!(told, [first, second]);
        let breaks = company.engine.status().await.unwrap().file_breaks;
        let kinds: Vec<&str> = breaks.iter().map(|found| found.kind.as_str()).collect();
        assert_eq!(kinds, ["parked", "unknown"], "{breaks:?}");
        assert_sound(&company.app).await;
    }
}
