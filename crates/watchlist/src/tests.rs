//! The operations of the room on both engines.

mod arranging;

use crate::routes;
use db::{Db, Migration, db_test};
use funds::{Catalogue, testing as market};
use identity::testing;
use serde_json::json;
use std::sync::LazyLock;
use wire::testing::Client;

static ALL: LazyLock<Vec<Migration>> = LazyLock::new(|| {
    let mut all =
        [testing::migrations(), market::migrations(), crate::MIGRATIONS.to_vec()].concat();
    let mut seen = Vec::new();
    all.retain(|m| {
        let new = !seen.contains(&(m.room, m.version));
        seen.push((m.room, m.version));
        new
    });
    all
});

/// A visitor, and customers 1 and 2.
async fn people(db: &Db) -> (Client, Client, Client) {
    market::fill(db).await;
    let catalogue = Catalogue::load(db).await.unwrap();
    let app = testing::app(db.clone(), "2026-11-20T10:00:00+08:00").with(catalogue).build();
    let visitor = Client::new(&app, vec![routes()]);
    let first = testing::customer(&app, 1).await;
    let second = testing::customer(&app, 2).await;
    let with = |token: &str| visitor.with_token(token);
    (visitor.clone(), with(&first.token), with(&second.token))
}

db_test! { &ALL;
    async fn nothing_is_shown_without_login(db: Db) {
        let (visitor, ..) = people(&db).await;
        assert_eq!(visitor.post("/collections", json!({})).await.http_status, 401);
        for path in ["isFav", "addFav", "removeFav"] {
            let request = json!({"fundCode": market::MIXED_A});
            let reply = visitor.bff(&format!("common/fav/{path}"), request).await;
            assert_eq!(reply.http_status, 401);
        }
    }

    async fn a_fund_is_added_once_and_seen_by_its_owner_only(db: Db) {
        let (_, first, second) = people(&db).await;
        let fund = json!({"fundCode": market::MIXED_A});
        for _ in 0..2 {
            let added = first.bff("common/fav/addFav", fund.clone()).await.ok();
            assert_eq!(added, json!({"isFav": true, "count": 1}));
        }
        first.post("/collection/add", json!({"fundCode": market::MONEY})).await.ok();
        let list = first.post("/collections", json!({})).await.ok();
        assert_eq!((list["navDate"].clone(), list["updated"].clone()), {
            (json!(market::LAST), json!(2))
        });
        let names: Vec<_> = list["list"].as_array().unwrap().iter().collect();
        assert_eq!(names.len(), 2);
        assert!(names.iter().any(|item| item["fund"]["fundName"] == "澄溪远见成长混合A"));
        let other = second.bff("common/fav/isFav", fund).await.ok();
        assert_eq!(other, json!({"isFav": false, "count": 0}));
    }

    async fn removing_is_for_ones_own_and_twice_is_no_error(db: Db) {
        let (_, first, second) = people(&db).await;
        let fund = json!({"fundCode": market::BOND});
        first.bff("common/fav/addFav", fund.clone()).await.ok();
        second.bff("common/fav/removeFav", fund.clone()).await.ok();
        assert_eq!(first.bff("common/fav/isFav", fund.clone()).await.ok()["isFav"], true);
        for _ in 0..2 {
            let many = json!({"fundCodes": [market::BOND, market::MONEY]});
            let left = first.post("/collection/delete", many).await.ok();
            assert_eq!(left, json!({"isFav": false, "count": 0}));
        }
    }

    async fn a_fund_too_young_shows_no_growth_since_it_was_added(db: Db) {
        market::fill(&db).await;
        let catalogue = Catalogue::load(&db).await.unwrap();
        let app = testing::app(db, "2026-11-10T10:00:00+08:00").with(catalogue).build();
        let mine = testing::customer(&app, 1).await.token;
        let client = Client::new(&app, vec![routes()]).with_token(&mine);
        for fund in [market::YOUNG, market::MIXED_A] {
            client.post("/collection/add", json!({ "fundCode": fund })).await.ok();
        }
        app.clock().move_to("2026-11-20T10:00:00+08:00".parse().unwrap());
        let list = client.post("/collections", json!({})).await.ok();
        let shown = |code: &str| {
            let list = list["list"].as_array().unwrap();
            let item = list.iter().find(|item| item["fund"]["fundCode"] == code).unwrap();
            !item["growthSinceAdded"].is_null()
        };
        assert!(shown(market::MIXED_A));
        assert!(!shown(market::YOUNG));
    }

    async fn an_unknown_fund_is_refused(db: Db) {
        let (_, first, _) = people(&db).await;
        let reply = first.bff("common/fav/addFav", json!({"fundCode": "999999"})).await;
        assert_eq!(reply.code, 22002);
    }
}

#[test]
fn the_contract_is_fresh() {
    assert_eq!(wire::contract_fragment(&routes()).check(), Ok(()));
}

#[test]
fn all_statements_are_good() {
    assert_eq!(db::testing::check_statements(&ALL), Vec::<String>::new());
}
