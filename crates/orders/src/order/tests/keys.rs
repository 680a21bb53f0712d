//! What is read for many orders and accounts at once is theirs, and no pair of them.

use crate::order::store::orders;
use crate::payouts::payout::{Payout, PayoutKind};
use crate::payouts::store::payouts;
use crate::payouts::store::payouts::OrderKey;
use crate::testing::{C4, MIXED, app, bought, buyer};
use crate::tests::{MORNING, migrations};
use db::{Db, Tx, db_test};
use kernel::Fen;

db_test! { migrations();
    async fn payouts_of_orders_are_both_kinds_and_no_others(db: Db) {
        let app = app(db, MORNING).await;
        let person = buyer(&app, 1, C4).await;
        let mut orders = Vec::new();
        for amount in ["100", "200"] {
            let number = bought(&app, &person, MIXED, amount).await;
            let order = app
                .db()
                .read(async |tx| orders::by_number(tx, &[number]).await)
                .await
                .unwrap()
                .remove(0);
            orders.push(order);
        }
        let due = orders[0].t_day;
        let payout = |order, kind| Payout::of(order, kind, Fen::from_units(100), due);
        let rows = vec![
            payout(&orders[0], PayoutKind::Refund),
            payout(&orders[0], PayoutKind::Proceeds),
            payout(&orders[1], PayoutKind::Refund),
        ];
        let write = async move |tx: &mut Tx| payouts::insert(tx, &rows).await;
        app.db().write(write).await.unwrap();
        let key = OrderKey { cust_no: orders[0].cust_no, order_no: orders[0].order_no };
        let open = app.db().read(async |tx| payouts::open(tx, std::slice::from_ref(&key)).await);
        let open = open.await.unwrap();
        assert_eq!(open.len(), 2);
        assert!(open.iter().all(|payout| payout.order_no == orders[0].order_no));
    }
}
