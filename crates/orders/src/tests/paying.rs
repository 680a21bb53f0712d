//! The bank pays, refuses, answers late, or is asked again after a crash.

use super::{MORNING, migrations};
use crate::testing::{C4, MIXED, app, assert_sound, buyer, client, purchase};
use crate::{CollectCounts, collect};
use db::{Db, db_test};
use serde_json::{Value, json};
use wire::App;

async fn placed(app: &App, amount: &str) -> (wire::testing::Client, Value) {
    let person = buyer(app, 1, C4).await;
    let client = client(app, &person.person.token);
    let placed = client.bff("trade/public/buy", purchase(MIXED, &person, amount)).await.ok();
    (client, json!({ "orderNo": placed["orderNo"] }))
}

db_test! { migrations();
    async fn a_refused_payment_voids_the_order(db: Db) {
        let app = app(db, MORNING).await;
        let (client, order) = placed(&app, "100.91").await;
        assert_eq!(collect(&app).await.unwrap().refused, 1);
        let state = client.bff("trade/queryPayState", order).await.ok();
        assert_eq!((&state["status"], &state["payStatus"]), (&json!("4"), &json!("3")));
        assert_ne!(state["reason"], "");
        assert_sound(&app).await;
    }

    async fn an_unknown_payment_is_queried_later(db: Db) {
        let app = app(db, MORNING).await;
        let (client, order) = placed(&app, "100.93").await;
        let unknown = CollectCounts { paid: 0, refused: 0, unknown: 1 };
        assert_eq!(collect(&app).await.unwrap(), unknown);
        // Nobody asks again before the answer had time to come.
        assert_eq!(collect(&app).await.unwrap(), CollectCounts::default());
        forget_asking(&app).await;
        assert_eq!(collect(&app).await.unwrap().paid, 1);
        let state = client.bff("trade/queryPayState", order).await.ok();
        assert_eq!(state["payStatus"], "2");
        assert_sound(&app).await;
    }

    async fn a_lost_answer_is_not_paid_twice(db: Db) {
        let app = app(db, MORNING).await;
        placed(&app, "100.95").await;
        assert_eq!(collect(&app).await.unwrap().paid, 0);
        forget_asking(&app).await;
        assert_eq!(collect(&app).await.unwrap().paid, 1);
        forget_asking(&app).await;
        assert_eq!(collect(&app).await.unwrap(), CollectCounts::default());
        assert_sound(&app).await;
    }

    async fn the_payment_decides_t(db: Db) {
        let app = app(db, "2026-03-02T14:59:00+08:00").await;
        let (client, order) = placed(&app, "100").await;
        app.clock().move_to("2026-03-02T15:00:01+08:00".parse().unwrap());
        assert_eq!(collect(&app).await.unwrap().paid, 1);
        let detail = client.bff("trade/tradeRecordDetail", order).await.ok();
        assert_eq!(detail["dates"]["tDay"], "2026-03-03");
        assert_eq!(detail["dates"]["confirmDate"], "2026-03-04");
        let sealed = crate::testing::close_day(&app, "2026-03-02".parse().unwrap(), kernel::Nav::PAR);
        assert_eq!(sealed.await.confirmed, 0);
    }
}

/// As if the time to wait for an answer had passed.
async fn forget_asking(app: &App) {
    app.db()
        .write(async |tx| {
            let forget = db::sql!("UPDATE orders_orders SET pay_asked_at = 0");
            tx.execute(forget).await
        })
        .await
        .unwrap();
}
