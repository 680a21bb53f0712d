//! What is accepted with an order: the fund's own documents, in their versions of the day.

use crate::order::store::orders;
use crate::testing::{C4, MIXED, SISTER, app, buyer, client, purchase, set_version};
use crate::tests::migrations;
use crate::{Order, OrderNo};
use db::{Db, Tx, db_test};
use kernel::Day;
use serde_json::{Value, json};
use wire::App;
use wire::testing::Client;

fn day(text: &str) -> Day {
    text.parse().unwrap()
}

/// Buys; answers what was kept of the documents.
async fn accepted(app: &App, client: &Client, ask: Value) -> String {
    let placed = client.bff("trade/public/buy", ask).await.ok();
    let number: OrderNo = placed["orderNo"].as_str().unwrap().parse().unwrap();
    let find = async |tx: &mut Tx| orders::by_number(tx, &[number]).await;
    let found: Result<Vec<Order>, db::Error> = app.db().read(find).await;
    found.unwrap()[0].agreed().unwrap().documents
}

async fn versions(client: &Client, fund: &str) -> Vec<Value> {
    let page = client.bff("trade/public/pre", json!({ "fundCode": fund })).await.ok();
    page["agreements"].as_array().unwrap().iter().map(|one| one["version"].clone()).collect()
}

db_test! { migrations();
    async fn a_new_version_is_accepted_from_its_day_on_and_kept_with_the_order(db: Db) {
        let app = app(db, "2026-03-02T20:00:00+08:00").await;
        let person = buyer(&app, 1, C4).await;
        let client = client(&app, &person.person.token);
        set_version(&app, MIXED, "prospectus", day("2026-02-01"), "2026-02").await;
        set_version(&app, MIXED, "prospectus", day("2026-03-03"), "2026-03").await;
        assert_eq!(versions(&client, MIXED).await, ["2026-01", "2026-02", "2026-01", "2026-01"]);
        assert_eq!(versions(&client, SISTER).await, ["2026-01"; 4]);
        // T is tomorrow, and the customer accepts today.
        let ask = purchase(MIXED, &person, "1000");
        let kept = accepted(&app, &client, ask.clone()).await;
        assert_eq!(
            kept,
            "fund-contract 2026-01, prospectus 2026-02, risk-disclosure 2026-01, sales-service 2026-01"
        );
        app.clock().move_to("2026-03-03T00:00:00+08:00".parse().unwrap());
        identity::testing::unlock(&app, &person.person.token).await;
        assert_eq!(versions(&client, MIXED).await[1], "2026-03");
        assert!(accepted(&app, &client, ask).await.contains("prospectus 2026-03"));
    }
}
