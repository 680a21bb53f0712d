//! One order whose payment cannot be written down does not hold up the others.

use super::paying::forget_asking;
use crate::testing::{C4, MIXED, app, assert_sound, buyer, client, purchase};
use crate::tests::{MORNING, migrations};
use crate::{OpenPayments, OrderNo, PayStatus, all_orders, collect, pay_due};
use db::{Db, Tx, db_test, sql};
use kernel::Instant;
use serde_json::json;
use wire::App;
use wire::testing::Client;

db_test! { migrations();
    async fn an_order_whose_payment_cannot_be_written_is_set_aside_and_the_others_are_paid(db: Db) {
        let app = app(db, MORNING).await;
        let (orders, _) = place(&app, 7).await;
        spoil(&app, orders[4]).await;
        let counts = collect(&app).await.unwrap();
        assert_eq!((counts.paid, counts.set_aside, counts.unknown), (6, 1, 0));
        let open = open(&app).await;
        assert_eq!((open.set_aside.len(), open.collecting), (1, 1));
        let aside = &open.set_aside[0];
        assert_eq!((aside.order_no, &aside.what[..], aside.times), (orders[4], "in", 1));
        assert_ne!(aside.reason, "");
        // It is left alone for a while, and asked about again.
        assert_eq!(collect(&app).await.unwrap(), crate::CollectCounts::default());
        forget_asking(&app).await;
        assert_eq!(collect(&app).await.unwrap().set_aside, 1);
        assert_eq!(self::open(&app).await.set_aside[0].times, 2);
        repair(&app, orders[4]).await;
        forget_asking(&app).await;
        assert_eq!(collect(&app).await.unwrap().paid, 1);
        assert_eq!(self::open(&app).await, OpenPayments::default());
        let read = async |tx: &mut Tx| all_orders(tx).await;
        let all = app.db().read::<_, db::Error, _>(read).await.unwrap();
        assert!(all.iter().all(|order| order.pay_status == PayStatus::Paid));
        assert_sound(&app).await;
    }

    async fn a_payout_that_cannot_be_written_is_set_aside_and_the_others_are_paid(db: Db) {
        let app = app(db, MORNING).await;
        let (orders, clients) = place(&app, 5).await;
        collect(&app).await.unwrap();
        for (client, order) in clients.iter().zip(&orders) {
            client.bff("trade/tradeCancel", json!({ "orderNo": order })).await.ok();
        }
        spoil(&app, orders[0]).await;
        let at: Instant = "2026-03-04T08:30:00+08:00".parse().unwrap();
        app.clock().move_to(at);
        let counts = pay_due(&app, at.day(), at).await.unwrap();
        assert_eq!((counts.paid, counts.set_aside), (4, 1));
        let aside = open(&app).await.set_aside;
        assert_eq!((aside[0].order_no, &aside[0].what[..]), (orders[0], "refund"));
        repair(&app, orders[0]).await;
        assert_eq!(pay_due(&app, at.day(), at).await.unwrap().paid, 1);
        assert_eq!(open(&app).await, OpenPayments::default());
        assert_sound(&app).await;
    }
}

/// A purchase of each of so many customers.
async fn place(app: &App, count: u32) -> (Vec<OrderNo>, Vec<Client>) {
    let (mut orders, mut clients) = (Vec::new(), Vec::new());
    for n in 1..=count {
        let person = buyer(app, n, C4).await;
        let client = client(app, &person.person.token);
        let placed = client.bff("trade/public/buy", purchase(MIXED, &person, "100")).await.ok();
        orders.push(placed["orderNo"].as_str().unwrap().parse().unwrap());
        clients.push(client);
    }
    (orders, clients)
}

/// Makes a row that cannot be read.
async fn spoil(app: &App, order_no: OrderNo) {
    set_nav_day(app, order_no, "soon").await;
}

async fn repair(app: &App, order_no: OrderNo) {
    set_nav_day(app, order_no, "2026-03-02").await;
}

async fn set_nav_day(app: &App, order_no: OrderNo, nav_day: &'static str) {
    let update = async move |tx: &mut Tx| {
        tx.execute(sql!(
            "UPDATE orders_orders SET nav_day = $2 WHERE order_no = $1",
            order_no,
            nav_day
        ))
        .await
    };
    app.db().write::<_, db::Error, _>(update).await.unwrap();
}

async fn open(app: &App) -> OpenPayments {
    let read = async |tx: &mut Tx| crate::open_payments(tx).await;
    app.db().read::<_, db::Error, _>(read).await.unwrap()
}
