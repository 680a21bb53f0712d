//! Another process changes a fund while this one sells it.

use crate::testing::{C4, MIXED, MONEY, app, bought, buyer, client, close_day, purchase};
use crate::tests::{MORNING, migrations};
use db::{Db, db_test};
use funds::{Catalogue, FundStatus, OutcomeRow};
use serde_json::json;
use std::time::Duration;
use wire::App;

const BUSY: u32 = 90001;

/// As another process does it: this one has not looked yet.
async fn set_status_elsewhere(app: &App, code: &str, status: FundStatus) {
    let status = status.code().to_owned();
    let row = OutcomeRow { code: code.parse().unwrap(), status, established: None };
    let put = async move |tx: &mut db::Tx| {
        funds::import::put_outcomes(tx, std::slice::from_ref(&row)).await
    };
    app.db().write::<_, db::Error, _>(put).await.unwrap();
}

db_test! { migrations();
    async fn what_another_process_has_closed_a_moment_ago_is_not_sold(db: Db) {
        let app = app(db, MORNING).await;
        let person = buyer(&app, 1, C4).await;
        let client = client(&app, &person.person.token);
        set_status_elsewhere(&app, MIXED, FundStatus::PurchaseStopped).await;
        let refused = client.bff("trade/public/buy", purchase(MIXED, &person, "1000")).await;
        assert_eq!(refused.code, BUSY, "{}", refused.message);
        // Another fund is what it was.
        bought(&app, &person, MONEY, "1000").await;
        app.get::<Catalogue>().refresh(app.db()).await.unwrap();
        let refused = client.bff("trade/public/buy", purchase(MIXED, &person, "1000")).await;
        assert_eq!(refused.code, 16002, "{}", refused.message);
    }

    async fn nor_is_it_redeemed(db: Db) {
        let app = app(db, MORNING).await;
        let person = buyer(&app, 1, C4).await;
        bought(&app, &person, MIXED, "10000").await;
        close_day(&app, "2026-03-02".parse().unwrap(), "1.2345".parse().unwrap()).await;
        set_status_elsewhere(&app, MIXED, FundStatus::RedemptionStopped).await;
        identity::testing::unlock(&app, &person.person.token).await;
        let ask = json!({
            "fundCode": MIXED, "tradeAcco": person.trade_acco, "shares": "100.00",
        });
        let client = client(&app, &person.person.token);
        let refused = client.bff("trade/publicRedeem", ask).await;
        assert_eq!(refused.code, BUSY, "{}", refused.message);
    }

    async fn who_could_not_look_for_ten_seconds_takes_no_orders(db: Db) {
        let app = app(db, MORNING).await;
        let person = buyer(&app, 1, C4).await;
        let client = client(&app, &person.person.token);
        let catalogue = app.get::<Catalogue>();
        catalogue.refresh(app.db()).await.unwrap();
        catalogue.age(Duration::from_secs(11));
        let refused = client.bff("trade/public/buy", purchase(MIXED, &person, "1000")).await;
        assert_eq!(refused.code, BUSY, "{}", refused.message);
        catalogue.refresh(app.db()).await.unwrap();
        bought(&app, &person, MIXED, "1000").await;
    }
}
