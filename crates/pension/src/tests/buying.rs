//! Buying: pension money buys pension funds, and cards none of them.

use super::holder::{MONDAY, OTHER_Y, Y, holder};
use db::{Db, db_test};
use orders::testing::{self, MIXED};
use partners::simulator::Pensions;
use serde_json::json;

db_test! { &crate::tests::migrations();

    async fn its_money_is_bounded_by_the_balance_and_not_by_the_year(db: Db) {
        let me = holder(db).await;
        me.linked(12_000).await;
        assert_eq!(me.buy(Y, "12000.01").await.code, 31_006);
        me.buy(Y, "12000").await.ok();
        assert_eq!(me.account().await["balance"], json!("0.00"));
        assert_eq!(me.buy(Y, "10").await.code, 31_006);
        assert_eq!(me.booked(me.purse().paid()).await, 1_200_000);
        assert_eq!(me.booked(me.purse().outside()).await, -1_200_000);
        assert_eq!(me.booked(ledger::Account::external_bank()).await, 0);
        me.confirmed(MONDAY, "1.0000").await;
        assert_eq!(me.booked(me.purse().paid()).await, 0);
        let account = me.account().await;
        assert_eq!(account["funds"][0]["fundCode"], json!(Y));
        assert_eq!(account["year"]["invested"], json!("12000.00"));
        me.assert_sound().await;
    }

    async fn two_at_once_are_not_paid_with_the_same_money(db: Db) {
        let me = holder(db).await;
        me.linked(1_000).await;
        let (one, other) = tokio::join!(
            me.client.post("/pension/trade/buy", me.purchase(Y, "800")),
            me.client.post("/pension/trade/buy", me.purchase(OTHER_Y, "700")),
        );
        let taken = [one, other].into_iter().filter(|reply| reply.code == wire::SUCCESS).count();
        orders::collect(&me.app).await.unwrap();
        assert!(taken >= 1, "neither was taken");
        let balance = me.account().await["balance"].as_str().unwrap().to_owned();
        assert!(["200.00", "300.00"].contains(&balance.as_str()), "{balance}");
        me.confirmed(MONDAY, "1.0000").await;
        assert_eq!(me.account().await["funds"].as_array().unwrap().len(), 1);
        me.assert_sound().await;
    }

    async fn whose_answer_was_lost_hears_it_whatever_the_bank_says_by_then(db: Db) {
        let me = holder(db).await;
        me.linked(1_000).await;
        let client = me.client.with_key("lost-on-the-way");
        let buy = async |amount| {
            let reply = client.post("/pension/trade/buy", me.purchase(Y, amount)).await;
            orders::collect(&me.app).await.unwrap();
            reply
        };
        let placed = buy("800").await.ok();
        assert_eq!(me.account().await["balance"], json!("200.00"));
        assert_eq!(buy("800").await.ok()["orderNo"], placed["orderNo"], "200 are left");
        let bank = me.app.get::<Pensions>().clone();
        bank.fall_silent(true);
        assert_eq!(buy("800").await.ok()["orderNo"], placed["orderNo"], "the bank is silent");
        assert_eq!(me.client.post("/pension/trade/buy", me.purchase(Y, "10")).await.code, 31_002);
        assert_eq!(buy("900").await.code, wire::codes::KEY_REUSED.code);
        bank.fall_silent(false);
        me.confirmed(MONDAY, "1.0000").await;
        assert_eq!(me.account().await["year"]["invested"], json!("800.00"));
        me.assert_sound().await;
    }

    async fn a_card_never_buys_them_and_the_account_nothing_else(db: Db) {
        let me = holder(db).await;
        let acco = me.linked(3_000).await;
        let by_card = testing::purchase(Y, &me.person, "100");
        assert_eq!(me.client.post("/buy", by_card).await.code, 16_100);
        assert_eq!(me.buy(MIXED, "100").await.code, 16_101);
        let before = me.client.bff("trade/public/pre", json!({ "fundCode": Y })).await.ok();
        assert_eq!(before["open"], json!(false));
        assert_eq!(before["closedReason"], json!("澄溪稳健养老Y是养老金基金份额，只能用个人养老金账户购买"));
        let asked = json!({ "fundCode": Y, "tradeAcco": acco });
        let before = me.client.bff("trade/public/pre", asked).await.ok();
        assert_eq!(before["open"], json!(true));
        assert_eq!(before["methods"].as_array().unwrap().len(), 1);
        assert_eq!(before["dates"]["redeemableDate"], json!("2027-03-03"));
        assert_eq!(me.booked(me.purse().paid()).await, 0);
        me.assert_sound().await;
    }

    async fn no_other_door_leads_past_the_bank(db: Db) {
        let me = holder(db).await;
        let acco = me.linked(3_000).await;
        let asked = json!({ "fundCode": Y, "tradeAcco": acco });
        let card = me.client.bff("trade/public/pre", asked).await.ok()["methods"][0].clone();
        let order = json!({ "fundCode": Y, "cardId": card["cardId"], "tradeAcco": acco,
            "amount": "999999", "agreements": me.purchase(Y, "1")["agreements"] });
        assert_eq!(me.client.post("/buy", order.clone()).await.code, 16_103);
        assert_eq!(me.client.bff("trade/public/buy", order).await.code, 16_103);
        orders::collect(&me.app).await.unwrap();
        assert_eq!(me.account().await["balance"], json!("3000.00"));
    }

    async fn what_the_bank_has_not_answered_is_said(db: Db) {
        let me = holder(db).await;
        me.linked(3_000).await;
        // Paid, and known so after the cut-off only.
        me.buy(Y, "100.97").await.ok();
        let account = me.account().await;
        assert_eq!(account["asking"], json!("100.97"));
        assert_eq!(account["balance"], json!("2899.03"));
        assert_eq!(account["buying"], json!("0.00"));
    }

    async fn the_bank_has_the_last_word(db: Db) {
        let me = holder(db).await;
        me.linked(3_000).await;
        // Refused by the bank's risk control; unknown, then refused; paid, and the answer is lost.
        for (amount, balance) in
            [("100.92", "3000.00"), ("100.94", "3000.00"), ("100.95", "2899.05")]
        {
            me.buy(Y, amount).await.ok();
            me.at(MONDAY, (10, 1));
            orders::collect(&me.app).await.unwrap();
            assert_eq!(me.account().await["balance"], json!(balance), "{amount}");
        }
        me.confirmed(MONDAY, "1.0000").await;
        me.assert_sound().await;
    }

    async fn what_is_cancelled_goes_back_there(db: Db) {
        let me = holder(db).await;
        me.linked(3_000).await;
        let placed = me.buy(Y, "1000").await.ok();
        let cancel = json!({ "orderNo": placed["orderNo"] });
        me.client.post("/trade/cancel", cancel).await.ok();
        assert_eq!(me.booked(me.purse().refund()).await, 100_000);
        me.paid_out("2026-03-03").await;
        assert_eq!(me.booked(me.purse().refund()).await, 0);
        assert_eq!(me.booked(me.purse().outside()).await, 0);
        assert_eq!(me.account().await["balance"], json!("3000.00"));
        assert_eq!(me.account().await["totalAssets"], json!("3000.00"));

        me.assert_sound().await;
    }
}
