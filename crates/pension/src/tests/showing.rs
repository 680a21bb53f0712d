//! What is shown of an account, and to whom.

use super::holder::{MONDAY, Y, client, holder};
use db::{Db, db_test};
use orders::testing::{C4, buyer};
use serde_json::json;

db_test! { &crate::tests::migrations();

    async fn the_tax_example_is_that_of_the_rules(db: Db) {
        let me = holder(db).await;
        me.linked(8_000).await;
        let tax = me.account().await["tax"].clone();
        let brackets = tax["brackets"].as_array().unwrap();
        assert_eq!(brackets.len(), 7);
        let at = |rate: &str| brackets.iter().find(|one| one["rate"] == json!(rate)).unwrap();
        let quarter = at("0.2500");
        let sums = |amount: &str, saved: &str, due: &str, net: &str| {
            json!({ "amount": amount, "saved": saved, "due": due, "net": net })
        };
        assert_eq!(quarter["whole"], sums("12000.00", "3000.00", "360.00", "2640.00"));
        assert_eq!(quarter["paidIn"], sums("8000.00", "2000.00", "240.00", "1760.00"));
        assert_eq!(quarter["left"], sums("4000.00", "1000.00", "120.00", "880.00"));
        assert_eq!(at("0.0300")["whole"]["net"], json!("0.00"));
    }

    async fn all_money_is_in_one_sum_and_none_of_it_among_ones_own(db: Db) {
        let me = holder(db).await;
        me.linked(5_000).await;
        me.buy(Y, "2000").await.ok();
        let account = me.account().await;
        assert_eq!(account["buying"], json!("2000.00"));
        assert_eq!(account["totalAssets"], json!("5000.00"));
        me.confirmed(MONDAY, "1.0000").await;
        let account = me.account().await;
        assert_eq!(account["buying"], json!("0.00"));
        let own = me.client.bff("asset/myAccount", json!({})).await.ok();
        assert_eq!(own["funds"], json!([]), "nothing of it is the customer's own");
        let kept = me.client.bff("asset/myAccount", json!({ "purpose": "PENSION" })).await.ok();
        assert_eq!(kept["funds"][0]["fundCode"], json!(Y));
    }

    async fn another_customer_sees_and_moves_nothing_of_it(db: Db) {
        let me = holder(db).await;
        let acco = me.linked(5_000).await;
        me.buy(Y, "2000").await.ok();
        me.confirmed(MONDAY, "1.0000").await;
        let other = buyer(&me.app, 2, C4).await;
        let theirs = client(&me.app, &other);
        let account = theirs.post("/pension/account", json!({})).await.ok();
        assert_eq!(account["funds"], json!([]));
        assert_eq!(account["tradeAcco"], json!(null));
        let redeem = json!({ "fundCode": Y, "shares": "10" });
        assert_eq!(theirs.post("/pension/trade/redeem", redeem).await.code, 31_007);
        let order = json!({ "fundCode": Y, "cardId": other.card_id, "tradeAcco": acco,
            "amount": "10", "agreements": me.purchase(Y, "1")["agreements"] });
        assert_eq!(theirs.post("/buy", order).await.code, 90_404);
    }

    async fn a_silent_bank_leaves_the_last_balance_with_its_time(db: Db) {
        let me = holder(db).await;
        me.linked(5_000).await;
        let at = me.account().await["balanceAt"].clone();
        // The simulated bank forgets its agreements with a database of another company.
        let bank = me.app.get::<partners::simulator::Pensions>();
        bank.fall_silent(true);
        me.at(MONDAY, (11, 0));
        let account = me.account().await;
        assert_eq!((&account["silent"], &account["balance"]), (&json!(true), &json!("5000.00")));
        assert_eq!(account["balanceAt"], at);
        assert_eq!(account["year"]["paidIn"], json!("5000.00"));
        assert_eq!(me.buy(Y, "100").await.code, 31_002);
        bank.fall_silent(false);
        me.buy(Y, "100").await.ok();
        assert_eq!(me.account().await["balance"], json!("4900.00"));
    }
    async fn while_the_bank_is_silent_no_money_counts_twice_and_none_is_missing(db: Db) {
        let me = holder(db).await;
        me.linked(5_000).await;
        let purchase = me.purchase(Y, "2000");
        let placed = me.client.post("/pension/trade/buy", purchase).await.ok();
        me.at(MONDAY, (10, 1));
        orders::collect(&me.app).await.unwrap();
        let bank = me.app.get::<partners::simulator::Pensions>();
        bank.fall_silent(true);
        let account = me.account().await;
        assert_eq!((&account["silent"], &account["balance"]), (&json!(true), &json!("5000.00")));
        assert_eq!(account["buying"], json!("2000.00"));
        assert_eq!(account["totalAssets"], json!("5000.00"));
        assert_eq!(account["year"]["invested"], json!("2000.00"));

        bank.fall_silent(false);
        me.at(MONDAY, (10, 2));
        assert_eq!(me.account().await["balance"], json!("3000.00"));
        bank.fall_silent(true);
        assert_eq!(me.account().await["totalAssets"], json!("5000.00"), "it knew of that");
        let cancel = json!({ "orderNo": placed["orderNo"] });
        me.client.post("/trade/cancel", cancel).await.ok();
        me.paid_out("2026-03-03").await;
        let account = me.account().await;
        assert_eq!((&account["leaving"], &account["balance"]), (&json!("0.00"), &json!("3000.00")));
        assert_eq!(account["totalAssets"], json!("5000.00"));
        assert_eq!(account["year"]["waiting"], json!("5000.00"));
    }
}
