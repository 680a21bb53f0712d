//! What a change leaves as it was, and what it does not.

use crate::{
    Catalogue, FundStatus, NavRow, OutcomeRow, Snapshot, Window, import, publish_navs, routes,
    testing::{BOND, MIXED_A, MIXED_C, MONEY, code, fill, migrations},
};
use db::{Db, Error, Migration, Tx, db_test};
use kernel::FundCode;
use serde_json::json;
use std::sync::{Arc, LazyLock};
use wire::testing::{Client, app};

static ALL: LazyLock<Vec<Migration>> = LazyLock::new(migrations);

async fn company(db: &Db) -> (Catalogue, Client) {
    fill(db).await;
    let catalogue = Catalogue::load(db).await.unwrap();
    let app = app(db.clone(), "2026-11-20T10:00:00+08:00").with(catalogue.clone()).build();
    (catalogue, Client::new(&app, vec![routes()]))
}

async fn set(db: &Db, catalogue: &Catalogue, fund: &str, status: FundStatus) {
    let established = catalogue.fund(code(fund)).unwrap().established;
    let row = OutcomeRow { code: code(fund), status: status.code().to_owned(), established };
    let put = async move |tx: &mut Tx| import::put_outcomes(tx, std::slice::from_ref(&row)).await;
    db.write::<_, Error, _>(put).await.unwrap();
    assert!(catalogue.refresh(db).await.unwrap());
}

async fn publish(db: &Db, catalogue: &Catalogue, fund: &str, nav: &str) {
    let (day, nav) = ("2026-11-20".parse().unwrap(), nav.parse().unwrap());
    let (cumulative, income, seven_day) = (Some(nav), None, None);
    let row = NavRow { code: code(fund), day, nav, cumulative, income, seven_day };
    let put = async move |tx: &mut Tx| publish_navs(tx, std::slice::from_ref(&row)).await;
    db.write::<_, Error, _>(put).await.unwrap();
    assert!(catalogue.refresh(db).await.unwrap());
}

/// Which funds' pages are kept.
fn kept(snapshot: &Snapshot) -> Vec<FundCode> {
    let mut codes: Vec<_> = snapshot.pages.keys().iter().filter_map(|key| key.fund).collect();
    codes.sort();
    codes
}

fn assert_same_figures(one: &Snapshot, other: &Snapshot) {
    assert_eq!(one.funds().len(), other.funds().len());
    for (one, other) in one.funds().iter().zip(other.funds()) {
        assert_eq!((one.code, one.status), (other.code, other.status));
        for window in Window::ALL {
            let [one, other] = [one, other].map(|fund| *fund.performance.figures(window));
            assert_eq!(one, other, "{window}");
        }
    }
    for fund in one.funds() {
        let (from, to) = ("2026-01-05".parse().unwrap(), "2026-11-20".parse().unwrap());
        let [one, other] = [one, other].map(|snapshot| {
            snapshot.peers(&fund.category).map(|peers| (peers.count, peers.growth(from, to)))
        });
        assert_eq!(one, other, "{}", fund.category);
    }
}

db_test! { &ALL;
    async fn a_status_leaves_the_pages_of_other_products_as_they_were(db: Db) {
        let (catalogue, client) = company(&db).await;
        for fund in [MIXED_A, MIXED_C, BOND, MONEY] {
            client.get("/productdetail", &format!("fundCode={fund}")).await.ok();
        }
        let before = catalogue.snapshot();
        set(&db, &catalogue, MIXED_A, FundStatus::PurchaseStopped).await;
        let after = catalogue.snapshot();
        assert_eq!(kept(&after), [code(BOND), code(MONEY)]);
        for fund in [MIXED_C, BOND, MONEY] {
            let [old, new] = [&before, &after].map(|s| s.fund(code(fund)).unwrap());
            assert!(Arc::ptr_eq(old, new), "{fund}");
        }
        let [old, new] = [&before, &after].map(|s| s.fund(code(MIXED_A)).unwrap());
        assert!(Arc::ptr_eq(&old.series, &new.series));
        assert!(Arc::ptr_eq(&old.performance, &new.performance));
        let fresh = Catalogue::load(&db).await.unwrap();
        assert_same_figures(&after, &fresh.snapshot());
        let app = app(db.clone(), "2026-11-20T10:00:00+08:00").with(fresh).build();
        let fresh = Client::new(&app, vec![routes()]);
        for fund in [MIXED_A, MIXED_C, BOND, MONEY] {
            let query = format!("fundCode={fund}");
            let [one, other] = [&client, &fresh].map(|client| client.get("/productdetail", &query));
            assert_eq!(one.await.ok(), other.await.ok());
        }
    }

    async fn a_status_is_seen_in_rankings_that_have_the_fund_and_leaves_the_others(db: Db) {
        let (catalogue, client) = company(&db).await;
        let total = async |query: &str| {
            client.get("/fundrankings/performance", query).await.ok()["total"].as_i64().unwrap()
        };
        let queries = ["", "buyableOnly=true", "fundType=1105", "fundType=1105&shareClass=C"];
        for query in queries {
            total(query).await;
        }
        set(&db, &catalogue, MIXED_A, FundStatus::PurchaseStopped).await;
        let snapshot = catalogue.snapshot();
        let kept: Vec<_> = snapshot.rankings.keys().iter().map(|key| key.0.buyable_only).collect();
        assert_eq!((kept, snapshot.empty_rankings.size().0), (vec![false], 0));
        assert_eq!(total("buyableOnly=true").await, 4);
        assert_eq!(total("").await, 5);
        set(&db, &catalogue, MIXED_A, FundStatus::Open).await;
        assert_eq!(total("buyableOnly=true").await, 5);
    }

    async fn a_price_moves_the_ranks_of_its_category_and_no_other(db: Db) {
        let (catalogue, client) = company(&db).await;
        for fund in [MIXED_C, BOND] {
            client.get("/productdetail", &format!("fundCode={fund}")).await.ok();
        }
        let place = |fund: &str| {
            let fund = catalogue.fund(code(fund)).unwrap();
            fund.performance.figures(Window::Year).rank.unwrap().place
        };
        assert_eq!((place(MIXED_A), place(MIXED_C)), (1, 2));
        publish(&db, &catalogue, MIXED_C, "9.9").await;
        assert_eq!((place(MIXED_A), place(MIXED_C)), (2, 1));
        assert_eq!(kept(&catalogue.snapshot()), [code(BOND)]);
        assert_same_figures(&catalogue.snapshot(), &Catalogue::load(&db).await.unwrap().snapshot());
    }

    async fn a_fund_that_moves_to_another_category_is_compared_with_that(db: Db) {
        let (catalogue, _) = company(&db).await;
        let fund = db
            .write(async |tx: &mut Tx| {
                let mut row = crate::store::funds(tx, &[code(MIXED_C)]).await?.remove(0);
                row.category = "债券型-中短债".to_owned();
                crate::put::put_rows(tx, std::slice::from_ref(&row)).await?;
                Ok::<_, Error>(row)
            })
            .await
            .unwrap();
        assert!(catalogue.refresh(&db).await.unwrap());
        let snapshot = catalogue.snapshot();
        assert_eq!(snapshot.peers(&fund.category).unwrap().count, 2);
        let year = |fund: &str| {
            let fund = snapshot.fund(code(fund)).unwrap();
            fund.performance.figures(Window::Year).rank.unwrap().count
        };
        assert_eq!((year(MIXED_A), year(MIXED_C), year(BOND)), (1, 2, 2));
        assert_same_figures(&snapshot, &Catalogue::load(&db).await.unwrap().snapshot());
    }

    async fn a_filter_that_names_nothing_is_refused_before_its_answer_is_kept(db: Db) {
        let (catalogue, client) = company(&db).await;
        for filter in ["company", "category", "fundType", "riskLevels", "shareClass"] {
            let long = "1".repeat(41);
            let asked = client.get("/fundrankings/performance", &format!("{filter}={long}")).await;
            assert_eq!(asked.code, 90002, "{filter}");
            let asked = client.bff("product/fund/productList", json!({filter: long})).await;
            assert_eq!(asked.code, 90002, "{filter}");
        }
        let company = format!("company={}", "1".repeat(40));
        assert_eq!(client.get("/fundrankings/performance", &company).await.ok()["total"], 0);
        assert_eq!(catalogue.snapshot().rankings.size().0, 0);
    }
}
