//! Rooms that have orders placed are told what became of them.

use crate::company::{Company, migrations};
use db::{Db, Error, Tx, db_test, sql};
use kernel::{Fen, Shares};
use orders::testing::{C4, MIXED, assert_sound, bought, buyer};
use orders::{
    Agreed, Authority, Cause, Consent, Desk, Funds, OrderNo, OrderStatus, PayBell, Promised,
    Purchase, Settled, collect,
};
use std::future::Future;
use std::pin::Pin;
use wire::Failure;

const NOW: &str = "2026-11-16T10:00:00+08:00";

/// The table of a room above.
pub const MIGRATIONS: &[db::Migration] = db::migrations!("told",
    "heard" => "CREATE TABLE told_heard (
        order_no BIGINT NOT NULL PRIMARY KEY, cause TEXT NOT NULL, status TEXT NOT NULL,
        amount BIGINT NOT NULL, shares BIGINT NOT NULL)",
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

db_test! { &migrations();
    async fn a_room_is_told_of_its_own_orders_when_the_ta_has_answered(db: Db) {
        let company = Company::new(db, NOW).await;
        let app = &company.app;
        let person = buyer(app, 1, C4).await;
        let desk = Desk::open(app, app.now());
        let agreed = Agreed { documents: "fund-contract 2026-01".to_owned(), at: app.now() };
        let purchase = desk.prepare(Purchase {
            order_no: desk.next_order_no(),
            cust_no: person.person.cust_no,
            fund_code: MIXED.parse().unwrap(),
            amount: "1000".parse().unwrap(),
            funds: Funds::Card(person.card_id),
            consent: Consent::Earlier { decision_id: 1, agreed },
            authority: Authority::Mandate(17.into()),
            promised: Promised::default(),
            cause: Some(Cause::of("plans", 1)),
            holds_until: None,
        });
        let purchase = purchase.unwrap();
        let buy = async move |tx: &mut Tx| Ok::<_, Failure>(desk.buy(tx, &purchase).await?.order);
        let order = app.db().write(buy).await.unwrap();
        app.get::<PayBell>().placed(order.order_no);
        collect(app).await.unwrap();
        // One of the customer's own is nobody else's affair.
        bought(app, &person, MIXED, "500").await;
        company.engine.advance().await.unwrap();
        let read = async |tx: &mut Tx| {
            tx.all(sql!("SELECT order_no, cause, status, amount, shares FROM told_heard")).await
        };
        let heard: Vec<(OrderNo, String, OrderStatus, Fen, Shares)> =
            app.db().read::<_, Error, _>(read).await.unwrap();
        let [(number, cause, status, amount, shares)] = heard.as_slice() else {
            panic!("{heard:?}")
        };
        assert_eq!((*number, cause.as_str()), (order.order_no, "plans 1"));
        assert_eq!((*status, *amount), (OrderStatus::Confirmed, order.amount));
        assert!(shares.is_positive());
        assert_sound(app).await;
    }
}
