//! Changes of the dividend method, until the TA has answered.

use super::{acco, buy, day, hold, key, migrations};
use crate::{
    Change, MethodAnswer, MethodRequest, Position, PositionKey, apply_confirmations,
    method_is_pending, position, request_method, settle_methods,
};
use db::{Db, Tx, db_test};
use funds::DividendMethod;

fn on_other_card() -> PositionKey {
    PositionKey { trade_acco: acco(2), ..key() }
}

/// The fund on two cards, with a change asked for on the first one.
async fn asked(db: &Db) {
    hold(db).await;
    let other = Change { key: on_other_card(), ..buy(2, "2026-03-02", "1.0000", "100", "100") };
    let other =
        async move |tx: &mut Tx| apply_confirmations(tx, std::slice::from_ref(&other)).await;
    db.write(other).await.unwrap();
    assert!(!pending(db, key()).await);
    assert!(ask(db).await);
}

async fn ask(db: &Db) -> bool {
    let request = MethodRequest::of(
        &Position::empty(&key()),
        DividendMethod::Reinvest,
        (5, day("2026-03-05")),
    );
    db.write(async move |tx: &mut Tx| request_method(tx, &request).await).await.unwrap()
}

async fn pending(db: &Db, key: PositionKey) -> bool {
    db.read(async |tx| method_is_pending(tx, &key).await).await.unwrap()
}

async fn answer(db: &Db, method: Option<DividendMethod>) {
    let answer = MethodAnswer { key: key(), order_no: 5, method };
    let settle = async move |tx: &mut Tx| settle_methods(tx, std::slice::from_ref(&answer)).await;
    db.write(settle).await.unwrap();
}

async fn chosen(db: &Db, key: PositionKey) -> Option<DividendMethod> {
    let found = db.read(async |tx| position(tx, &key).await).await.unwrap();
    found.unwrap().dividend_method
}

db_test! { migrations();
    async fn a_change_is_pending_for_its_card_until_it_is_confirmed(db: Db) {
        asked(&db).await;
        assert!(pending(&db, key()).await && !pending(&db, on_other_card()).await);
        assert!(!ask(&db).await, "a second change was noted beside the first one");
        assert_eq!(chosen(&db, key()).await, None);
        answer(&db, Some(DividendMethod::Reinvest)).await;
        assert!(!pending(&db, key()).await);
        assert_eq!(chosen(&db, key()).await, Some(DividendMethod::Reinvest));
        assert_eq!(chosen(&db, on_other_card()).await, None);
    }

    async fn a_change_that_is_refused_may_be_asked_for_again(db: Db) {
        asked(&db).await;
        answer(&db, None).await;
        assert_eq!((pending(&db, key()).await, chosen(&db, key()).await), (false, None));
        assert!(ask(&db).await);
    }
}
