//! What big redemptions leave over.

use super::redeeming::{confirm_part, holder};
use super::redeeming_into::{INTO, ask};
use crate::testing::{MIXED, MONEY, assert_sound, client, fund};
use crate::tests::migrations;
use db::{Db, Tx, db_test};
use kernel::Day;

fn day(text: &str) -> Day {
    text.parse().unwrap()
}

db_test! { migrations();
    async fn the_rest_follows_the_days_of_its_fund_and_the_word_that_was_given(db: Db) {
        let (app, person) = holder(db, MIXED, "10000").await;
        let mut abroad = fund(MIXED, "澄溪远见混合A", "混合型-偏股", "3");
        abroad.markets = "CN,US".to_owned();
        let put = async move |tx: &mut Tx| {
            funds::import::put_funds(tx, std::slice::from_ref(&abroad)).await
        };
        app.db().write::<_, db::Error, _>(put).await.unwrap();
        app.get::<funds::Catalogue>().refresh(app.db()).await.unwrap();
        app.clock().move_to("2026-04-02T10:00:00+08:00".parse().unwrap());
        identity::testing::unlock(&app, &person.person.token).await;
        let client = client(&app, &person.person.token);
        client.bff(INTO, ask([MIXED, MONEY], &person, "1000")).await.ok();
        // The next day is Good Friday there, and the one after it is Qingming here.
        assert_eq!(confirm_part(&app, day("2026-04-02"), "400").await.partly, 1);
        let all = async |tx: &mut Tx| crate::all_orders(tx).await;
        let all = app.db().read::<_, db::Error, _>(all).await.unwrap();
        let [whole, rest] = &all[all.len() - 2..] else { panic!("{all:?}") };
        assert_eq!((whole.shares, rest.t_day), ("1000".parse().unwrap(), day("2026-04-07")));
        let word = |order: &crate::Order| {
            let crate::Order { authority, agreed_at, .. } = *order;
            (authority, order.agreed.clone(), agreed_at)
        };
        assert!(!whole.agreed.is_empty());
        assert_eq!(word(rest), word(whole));
        assert_sound(&app).await;
    }
}
