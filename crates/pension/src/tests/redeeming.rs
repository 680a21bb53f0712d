//! Redeeming and converting: lots that are old enough, and the money back into the account.

use super::holder::{GONE_Y, MONDAY, OTHER_Y, Y, holder};
use db::{Db, Tx, db_test};
use serde_json::json;

db_test! { &crate::tests::migrations();

    async fn each_lot_is_held_for_its_period(db: Db) {
        let me = holder(db).await;
        me.linked(6_000).await;
        me.buy(Y, "1000").await.ok();
        me.confirmed(MONDAY, "1.0000").await;
        let refused = me.redeem(Y, "100").await;
        assert_eq!(refused.code, 31_008);
        let sentence = "澄溪稳健养老Y每笔持有满12个月才能赎回，最早2027-03-03可以赎回";
        assert_eq!(refused.message, sentence);
        let acco = me.account().await["tradeAcco"].clone();
        let plain = json!({ "fundCode": Y, "tradeAcco": acco, "shares": "100" });
        assert_ne!(me.client.post("/redeem", plain).await.code, wire::SUCCESS, "by another door");

        me.at("2026-06-01", (10, 0));
        me.buy(Y, "500").await.ok();
        me.confirmed("2026-06-01", "1.0000").await;
        me.at("2027-03-03", (10, 0));
        let fund = me.account().await["funds"][0].clone();
        let lots = fund["lots"].as_array().unwrap();
        let lots: Vec<_> = lots.iter().map(|lot| &lot["free"]).collect();
        assert_eq!(lots, [&json!(true), &json!(false)]);
        assert_eq!(fund["nextFree"], json!("2027-06-02"));
        let free = fund["available"].as_str().unwrap().to_owned();
        assert_eq!(me.redeem(Y, "1000").await.code, 31_009);
        let redeem = json!({ "fundCode": Y, "shares": free });
        let client = me.client.with_key("lost-on-the-way");
        let placed = client.post("/pension/trade/redeem", redeem.clone()).await.ok();
        let again = client.post("/pension/trade/redeem", redeem).await.ok();
        assert_eq!(again["orderNo"], placed["orderNo"], "its answer was lost");
        me.confirmed("2027-03-03", "1.1000").await;
        assert!(me.booked(me.purse().payable()).await > 0);
        me.paid_out("2027-03-08").await;
        assert_eq!(me.booked(me.purse().payable()).await, 0);
        let balance: f64 = me.account().await["balance"].as_str().unwrap().parse().unwrap();
        assert!(balance > 4_500.0 + 1_050.0, "{balance}");
        me.assert_sound().await;
    }

    async fn a_refused_payout_goes_to_no_card(db: Db) {
        let me = holder(db).await;
        me.linked(3_000).await;
        // The account refuses this refund at first.
        let placed = me.buy(Y, "100.96").await.ok();
        let cancel = json!({ "orderNo": placed["orderNo"] });
        me.client.post("/trade/cancel", cancel).await.ok();
        me.paid_out("2026-03-03").await;
        assert_eq!(me.booked(me.purse().refund()).await, 10_096, "refused");
        let again = json!({ "orderNo": placed["orderNo"], "cardId": me.person.card_id });
        let reply = me.client.post("/payout/again", again).await;
        assert_ne!(reply.code, wire::SUCCESS, "{}", reply.data);
        assert_eq!(me.booked(ledger::Account::external_bank()).await, 0);
        me.assert_sound().await;
    }

    async fn money_of_another_purpose_is_named(db: Db) {
        let me = holder(db).await;
        let acco = me.linked(3_000).await;
        me.buy(Y, "1000").await.ok();
        me.assert_sound().await;
        // As no program of ours writes it: the payment of the order by a card.
        let plant = async move |tx: &mut Tx| {
            tx.execute(db::sql!("UPDATE orders_payments SET protocol_no = 'AIP1'")).await
        };
        me.app.db().write::<_, db::Error, _>(plant).await.unwrap();
        let verify = async |tx: &mut Tx| orders::verify_accounts(tx).await;
        let found = me.app.db().read::<_, db::Error, _>(verify).await.unwrap();
        let what = format!("account {acco}: whether its money is that of a pension");
        assert_eq!(found, [ledger::Difference { what, expected: 1, found: 0 }]);
    }

    async fn it_is_converted_into_what_is_listed(db: Db) {
        let me = holder(db).await;
        me.linked(3_000).await;
        me.buy(OTHER_Y, "1000").await.ok();
        me.confirmed(MONDAY, "1.0000").await;
        me.at("2026-03-05", (10, 0));
        let asked = json!({ "fundCode": OTHER_Y });
        let path = "/pension/trade/convert/target/list";
        let targets = me.client.post(path, asked).await.ok()["targets"].clone();
        let targets = targets.as_array().unwrap();
        let codes: Vec<_> = targets.iter().map(|one| &one["fundCode"]).collect();
        assert_eq!(codes, [&json!(Y)]);
        let none = me.client.post(path, json!({ "fundCode": GONE_Y })).await;
        assert_eq!(none.code, 31_007);

        let acco = me.account().await["tradeAcco"].clone();
        let into = |target: &str| {
            json!({ "fundCode": OTHER_Y, "targetFundCode": target, "tradeAcco": acco,
                "shares": "500", "agreements": me.purchase(Y, "1")["agreements"] })
        };
        assert_eq!(me.client.post("/convert", into(GONE_Y)).await.code, 16_102);
        me.client.post("/convert", into(Y)).await.ok();
        me.confirmed("2026-03-05", "1.0000").await;
        let funds = me.account().await["funds"].clone();
        let codes: Vec<_> = funds.as_array().unwrap().iter().map(|one| &one["fundCode"]).collect();
        assert_eq!(codes.len(), 2);
        me.assert_sound().await;
    }
}
