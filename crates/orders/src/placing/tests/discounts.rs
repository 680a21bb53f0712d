//! The discount that was promised: it is that of T, and whatever the fund asks for later, it stays.

use crate::order::fee::Fee;
use crate::order::store::orders;
use crate::payments::tests::paying::forget_asking;
use crate::testing::{C4, MIXED, MONEY, app, buyer, client, purchase, set_discount};
use crate::tests::{MORNING, migrations};
use crate::{Order, OrderNo, collect};
use db::{Db, Tx, db_test};
use kernel::{Day, Rate};
use serde_json::{Value, json};
use wire::App;
use wire::testing::Client;

/// An amount of the simulated bank: what became of it is known when it is asked for again.
const KNOWN_NEXT_DAY: &str = "1000.88";

fn day(text: &str) -> Day {
    text.parse().unwrap()
}

/// From Tuesday on the mixed fund takes half of its fee, a tenth before.
async fn half_from_tuesday(app: &App) {
    let half = "0.5".parse().unwrap();
    set_discount(app, MIXED, "澄溪远见混合A", day("2026-03-03"), half).await;
}

/// What is sent to the TA with an order.
async fn sent(app: &App, order_no: &Value) -> Rate {
    let number: OrderNo = order_no.as_str().unwrap().parse().unwrap();
    let find = async |tx: &mut Tx| orders::by_number(tx, &[number]).await;
    let found: Result<Vec<Order>, db::Error> = app.db().read(find).await;
    found.unwrap()[0].discount().unwrap()
}

async fn fee_of(client: &Client, order_no: &Value) -> Value {
    let detail = client.bff("trade/tradeRecordDetail", json!({ "orderNo": order_no })).await.ok();
    detail["feeRate"].clone()
}

db_test! { migrations();
    async fn the_discount_is_that_of_t_on_every_page_and_with_the_order(db: Db) {
        let app = app(db, "2026-03-02T15:00:00+08:00").await;
        half_from_tuesday(&app).await;
        let person = buyer(&app, 1, C4).await;
        let client = client(&app, &person.person.token);
        let page = client.bff("trade/public/pre", json!({ "fundCode": MIXED })).await.ok();
        assert_eq!(
            (&page["dates"]["tDay"], &page["discount"]),
            (&json!("2026-03-03"), &json!("0.5000"))
        );
        assert_eq!(page["tiers"][0]["rate"], "0.0040");
        let ask = json!({ "fundCode": MIXED, "amount": "1000" });
        let fee = client.bff("trade/tradeFee", ask).await.ok();
        assert_eq!((&fee["discount"], &fee["fee"]), (&json!("0.5000"), &json!("3.98")));
        let placed = client.bff("trade/public/buy", purchase(MIXED, &person, "1000")).await.ok();
        for (name, value) in placed["fee"].as_object().unwrap() {
            assert_eq!(value, &fee[name], "{name}");
        }
        assert_eq!(sent(&app, &placed["orderNo"]).await.to_string(), "0.5000");
    }

    async fn what_was_promised_is_sent_whatever_the_fund_asks_for_later(db: Db) {
        let app = app(db, MORNING).await;
        let person = buyer(&app, 1, C4).await;
        let client = client(&app, &person.person.token);
        let placed = client.bff("trade/public/buy", purchase(MIXED, &person, "1000")).await.ok();
        let more = "0.8".parse().unwrap();
        set_discount(&app, MIXED, "澄溪远见混合A", day("2026-03-02"), more).await;
        assert_eq!(sent(&app, &placed["orderNo"]).await.to_string(), "0.1000");
    }

    async fn the_fee_follows_where_a_late_payment_moves_t(db: Db) {
        let app = app(db, "2026-03-02T14:59:59.999+08:00").await;
        half_from_tuesday(&app).await;
        let person = buyer(&app, 1, C4).await;
        let client = client(&app, &person.person.token);
        let ask = purchase(MIXED, &person, KNOWN_NEXT_DAY);
        let placed = client.bff("trade/public/buy", ask).await.ok();
        assert_eq!(fee_of(&client, &placed["orderNo"]).await, "0.0008");
        app.clock().move_to("2026-03-02T15:00:00+08:00".parse().unwrap());
        assert_eq!(collect(&app).await.unwrap().unknown, 1);
        app.clock().move_to("2026-03-03T09:30:00+08:00".parse().unwrap());
        forget_asking(&app).await;
        assert_eq!(collect(&app).await.unwrap().paid, 1);
        assert_eq!(fee_of(&client, &placed["orderNo"]).await, "0.0040");
        assert_eq!(sent(&app, &placed["orderNo"]).await.to_string(), "0.5000");
        let order = json!({ "orderNo": placed["orderNo"] });
        let detail = client.bff("trade/tradeRecordDetail", order).await.ok();
        let told = "付款成功时已过15:00，按3月3日净值确认，手续费预计3.99元";
        assert!(detail["timeline"].to_string().contains(told), "{}", detail["timeline"]);
    }

    async fn an_order_whose_discount_nobody_promised_is_not_sent(db: Db) {
        let app = app(db, MORNING).await;
        let person = buyer(&app, 1, C4).await;
        let client = client(&app, &person.person.token);
        let placed = client.bff("trade/public/buy", purchase(MONEY, &person, "1000")).await.ok();
        let number: OrderNo = placed["orderNo"].as_str().unwrap().parse().unwrap();
        let find = async |tx: &mut Tx| orders::by_number(tx, &[number]).await;
        let found: Result<Vec<Order>, db::Error> = app.db().read(find).await;
        let order = Order { fee_explained: Fee::None, ..found.unwrap().remove(0) };
        assert!(order.discount().unwrap_err().to_string().contains(&number.to_string()));
    }
}
