//! Each kind of wrong row is planted in sound books, and named.

use super::{ALL, BUY, People, people, sign_in_days};
use crate::verify;
use db::{Db, Query, Tx, db_test, sql};
use serde_json::json;

/// What a wrong row makes differ, by name.
async fn named(db: &Db) -> Vec<String> {
    let found = db.read(async |tx: &mut Tx| verify(tx).await).await.unwrap();
    found.into_iter().map(|one| one.what).collect()
}

async fn sound(db: &Db) {
    let People { app, first, .. } = people(db).await;
    sign_in_days(&app, &first, 13).await;
    first.bff(BUY, json!({"lessonId": "spread", "points": 60})).await.ok();
    assert_eq!(named(db).await, [""; 0]);
}

async fn plant(db: &Db, statement: fn() -> Query<'static>) {
    let plant = async move |tx: &mut Tx| tx.execute(statement()).await;
    db.write::<_, db::Error, _>(plant).await.unwrap();
}

db_test! { &ALL;
    async fn a_kept_balance_that_is_not_the_sum(db: Db) {
        sound(&db).await;
        plant(&db, || sql!("UPDATE rewards_balances SET points = points + 1
                            WHERE account = 'available'")).await;
        assert_eq!(named(&db).await, ["points available of 0000000002"]);
    }

    async fn a_lot_of_which_more_is_left(db: Db) {
        sound(&db).await;
        plant(&db, || sql!("UPDATE rewards_lots SET points_left = points_left + 1
                            WHERE last_on = '2027-11-20'")).await;
        let named = named(&db).await;
        assert_eq!(named.len(), 2, "{named:?}");
        assert!(named[0].starts_with("lot ") && named[1].starts_with("lots of points"));
    }

    async fn postings_of_no_entry_that_do_not_sum_to_zero(db: Db) {
        sound(&db).await;
        plant(&db, || sql!("INSERT INTO rewards_postings (cust_no, entry_id, account, points)
                            VALUES (2, 7, 'used', -61)")).await;
        let named = named(&db).await;
        for said in ["points of entry 7", "points of entry 7, which is not there",
            "points used of 0000000002", "points used of 0000000002, at least"] {
            assert!(named.iter().any(|one| one == said), "{said}: {named:?}");
        }
    }

    async fn what_was_taken_is_not_what_was_used(db: Db) {
        sound(&db).await;
        plant(&db, || sql!("DELETE FROM rewards_taken
                            WHERE lot_id = (SELECT max(lot_id) FROM rewards_taken)")).await;
        let named = named(&db).await;
        assert_eq!(named.len(), 2, "{named:?}");
        assert!(named[1].starts_with("what entry "), "{named:?}");
    }
}
