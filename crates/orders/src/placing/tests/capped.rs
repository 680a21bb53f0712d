//! A fund that takes more than its limit of a day says before what becomes of the rest.

use crate::testing::{BOLD, C4, MIXED, app, buyer, client, confirm_to_cap, purchase};
use crate::tests::{MORNING, migrations};
use db::{Db, db_test};
use serde_json::{Value, json};
use wire::testing::Client;

async fn page(client: &Client, fund: &str) -> Value {
    client.bff("trade/public/pre", json!({ "fundCode": fund })).await.ok()
}

/// What is asked for, what of it goes back, and of what the fee is.
async fn fee(client: &Client, amount: &str) -> [String; 3] {
    let ask = json!({ "fundCode": MIXED, "amount": amount });
    let fee = client.bff("trade/tradeFee", ask).await.ok();
    ["asked", "returned", "amount"].map(|name| fee[name].as_str().unwrap().to_owned())
}

db_test! { migrations();
    async fn what_is_above_the_limit_is_said_to_go_back_before_it_is_bought(db: Db) {
        let app = app(db, MORNING).await;
        confirm_to_cap(&app, MIXED, "澄溪远见混合A", "1000.00".parse().unwrap()).await;
        let person = buyer(&app, 1, C4).await;
        let client = client(&app, &person.person.token);
        let before = page(&client, MIXED).await;
        let note = "该基金单日限额1,000.00元，你本交易日还可确认1,000.00元，超出部分将不予确认并退回";
        assert_eq!(before["capNote"], note);
        // The page does not refuse what the purchase takes.
        assert_eq!(before["maxAmount"], Value::Null);
        assert_eq!(fee(&client, "1000.00").await, ["1000.00", "0.00", "1000.00"]);
        assert_eq!(fee(&client, "1500.00").await, ["1500.00", "500.00", "1000.00"]);
        client.bff("trade/public/buy", purchase(MIXED, &person, "400.00")).await.ok();
        assert_eq!(fee(&client, "1500.00").await, ["1500.00", "900.00", "600.00"]);
        let note = "该基金单日限额1,000.00元，你本交易日还可确认600.00元，超出部分将不予确认并退回";
        assert_eq!(page(&client, MIXED).await["capNote"], note);
        client.bff("trade/public/buy", purchase(MIXED, &person, "700.00")).await.ok();
        let used = "该基金单日限额1,000.00元，你本交易日的额度已用完，再买入的金额将不予确认并退回";
        assert_eq!(page(&client, MIXED).await["capNote"], used);
        // All of it goes back; the fee is what it would be.
        assert_eq!(fee(&client, "50.00").await, ["50.00", "50.00", "50.00"]);
    }

    async fn a_fund_that_refuses_what_is_above_its_limit_says_the_limit_only(db: Db) {
        let app = app(db, MORNING).await;
        let person = buyer(&app, 1, C4).await;
        let page = page(&client(&app, &person.person.token), BOLD).await;
        assert_eq!((&page["capNote"], &page["maxAmount"]), (&json!(""), &json!("1000.00")));
        let client = client(&app, &person.person.token);
        let ask = json!({ "fundCode": BOLD, "amount": "1500.00" });
        assert_eq!(client.bff("trade/tradeFee", ask).await.ok()["returned"], "0.00");
    }
}
