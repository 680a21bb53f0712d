//! Open orders are counted where they stand, and final ones are not.

use crate::placing::tests::redeeming::holder;
use crate::testing::{MIXED, bought};
use crate::tests::migrations;
use crate::{OrderStatus, waiting};
use db::{Db, Tx, db_test};

db_test! { migrations();
    async fn open_orders_are_counted_by_state_with_the_age_of_the_oldest(db: Db) {
        let (app, person) = holder(db, MIXED, "1000").await;
        let count = async || {
            let read = async |tx: &mut Tx| waiting(tx).await;
            let found = app.db().read(read).await.unwrap();
            found.into_iter().map(|row| (row.status, row.orders, row.since)).collect::<Vec<_>>()
        };
        assert_eq!(count().await, [], "what was confirmed is final");
        let began = app.now();
        for amount in ["100", "200"] {
            bought(&app, &person, MIXED, amount).await;
        }
        assert_eq!(count().await, [(OrderStatus::Accepted, 2, began)]);
        crate::testing::seal_with_draws(&app, began.day()).await;
        assert_eq!(count().await, [(OrderStatus::Sent, 2, began)]);
    }
}
