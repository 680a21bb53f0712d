//! Linking the account, and its end.

use super::holder::{GONE_Y, MONDAY, Y, fen, holder};
use bankcards::Purpose;
use db::{Db, Tx, db_test};
use partners::simulator::PaidInReply;
use serde_json::json;
use wire::Failure;
use wire::closing::Parted;

db_test! { &crate::tests::migrations();

    async fn an_account_is_found_by_the_certificate_once_it_is_there(db: Db) {
        let me = holder(db).await;
        assert_eq!(me.client.post("/pension/link", json!({})).await.code, 31_001);
        let account = me.account().await;
        assert_eq!((&account["linked"], &account["tradeAcco"]), (&json!(false), &json!(null)));
        assert_eq!(me.buy(Y, "100").await.code, 31_005, "nothing is linked");

        let acco = me.linked(3_000).await;
        assert_eq!(acco, format!("{}002", me.person.person.cust_no), "the next account");
        let account = me.account().await;
        assert_eq!(account["linked"], json!(true));
        assert_eq!(account["balance"], json!("3000.00"));
        assert_eq!(account["bankName"], json!("江汀银行"));
        assert_eq!(me.linked(1).await, acco, "linked twice it is the same");
    }

    async fn it_is_none_of_the_cards(db: Db) {
        let me = holder(db).await;
        let acco = me.linked(3_000).await;
        let cards = me.client.get("/bankcardList", "").await.ok();
        assert_eq!(cards["list"].as_array().unwrap().len(), 1);
        let cust_no = me.person.person.cust_no;
        let read = async |tx: &mut Tx| {
            let today = "2026-03-02".parse().unwrap();
            let account = bankcards::account_for(tx, cust_no, Purpose::Pension, today).await?;
            let card_id = account.unwrap().card_id;
            wire::Answer::Ok((card_id, bankcards::card(tx, cust_no, card_id, today).await?))
        };
        let (card_id, card) = me.app.db().read(read).await.unwrap();
        assert!(card.is_none(), "no card has its number");
        for (path, body) in [
            ("/bankcard/unbind", json!({ "cardId": card_id })),
            ("/closeAllinpay", json!({ "cardId": card_id })),
            ("/bankcard/default", json!({ "cardId": card_id })),
        ] {
            let reply = me.client.post(path, body).await;
            assert_ne!(reply.code, wire::SUCCESS, "{path}: {}", reply.data);
        }
        let order = json!({ "fundCode": "000001", "cardId": card_id, "amount": "100",
            "agreements": me.purchase("000001", "100")["agreements"] });
        assert_ne!(me.client.post("/buy", order).await.code, wire::SUCCESS);
        assert_eq!(me.account().await["tradeAcco"], json!(acco));
    }

    async fn without_the_consent_no_bank_is_asked_and_nothing_is_bought(db: Db) {
        let me = holder(db).await;
        me.withdraw().await;
        me.pay_in(fen(3_000)).await;
        let unlinked = me.client.post("/pension/link", json!({})).await;
        assert_ne!(unlinked.code, wire::SUCCESS);
        me.agree().await;
        let acco = me.linked(1).await;
        assert_eq!(me.account().await["balance"], json!("3001.00"));

        // The application has it forgotten with the consent.
        me.withdraw().await;
        let cust_no = me.person.person.cust_no;
        let forget = async move |tx: &mut Tx| crate::forget(tx, cust_no).await;
        me.app.db().write(forget).await.unwrap();
        let account = me.account().await;
        assert_eq!((&account["linked"], &account["balance"]), (&json!(false), &json!(null)));
        assert_eq!(account["tradeAcco"], json!(acco), "what is held stays");
        assert_ne!(me.buy(Y, "100").await.code, wire::SUCCESS);
        let order = json!({ "fundCode": Y, "tradeAcco": acco, "cardId": "1", "amount": "100",
            "agreements": me.purchase(Y, "100")["agreements"] });
        assert_ne!(me.client.post("/buy", order).await.code, wire::SUCCESS);

        me.agree().await;
        assert_eq!(me.buy(Y, "100").await.code, 31_005, "it is linked anew");
        assert_eq!(me.linked(1).await, acco);
        me.buy(Y, "100").await.ok();
        assert_eq!(me.account().await["balance"], json!("2902.00"));
    }

    async fn who_closes_the_account_leaves_no_agreement_at_the_bank(db: Db) {
        let me = holder(db).await;
        me.linked(3_000).await;
        me.withdraw().await;
        let (app, cust_no) = (me.app.clone(), me.person.person.cust_no);
        let close = async move |tx: &mut Tx| {
            crate::forget(tx, cust_no).await?;
            let parted = Parted { app: &app, cust_no, at: app.now() };
            (bankcards::PARTS.end.unwrap())(tx, parted).await
        };
        me.app.db().write::<_, Failure, _>(close).await.unwrap();
        // His card's, and that of the pension.
        assert_eq!(me.endings().await, 2);
        bankcards::end_due(&me.app).await.unwrap();
        assert_eq!(me.endings().await, 0);
    }

    async fn a_withdrawn_consent_ends_the_agreement_at_the_bank_until_it_is_made_anew(db: Db) {
        let me = holder(db).await;
        me.linked(3_000).await;
        me.buy(Y, "100").await.ok();
        me.withdraw().await;
        let cust_no = me.person.person.cust_no;
        let forget = async move |tx: &mut Tx| crate::forget(tx, cust_no).await;
        me.app.db().write(forget).await.unwrap();
        assert_eq!(me.endings().await, 1);
        bankcards::end_due(&me.app).await.unwrap();
        assert_eq!(me.endings().await, 0);
        // What was paid before comes to shares, and can be sold into the account.
        me.agree().await;
        me.linked(1).await;
        me.buy(Y, "100").await.ok();

        // Whoever agrees again before the bank was asked keeps his agreement.
        me.withdraw().await;
        me.app.db().write(forget).await.unwrap();
        me.agree().await;
        me.linked(1).await;
        assert_eq!((me.endings().await, bankcards::end_due(&me.app).await.unwrap()), (0, 0));
        me.buy(Y, "100").await.ok();
    }

    async fn what_the_bank_says_to_who_agrees_no_more_is_not_kept(db: Db) {
        let me = holder(db).await;
        me.linked(5_000).await;
        me.account().await;
        me.withdraw().await;
        let cust_no = me.person.person.cust_no;
        let forget = async move |tx: &mut Tx| crate::forget(tx, cust_no).await;
        me.app.db().write(forget).await.unwrap();
        // The bank was asked before, and answers now.
        let find = async move |tx: &mut Tx| {
            let today = "2026-03-02".parse().unwrap();
            bankcards::account_for(tx, cust_no, Purpose::Pension, today).await
        };
        let card = me.app.db().read(find).await.unwrap().unwrap();
        let patience = std::time::Duration::from_secs(5);
        crate::at_bank::look(&me.app, cust_no, &card.protocol_no, patience).await.unwrap();
        let left = async move |tx: &mut Tx| crate::store::look(tx, cust_no).await;
        assert_eq!(me.app.db().read::<_, db::Error, _>(left).await.unwrap(), None);
    }

    async fn an_agreement_that_the_bank_ended_ends_the_link_and_is_made_anew(db: Db) {
        let me = holder(db).await;
        let acco = me.linked(3_000).await;
        me.buy(Y, "1000").await.ok();
        me.confirmed(MONDAY, "1.0000").await;
        me.bank().end_agreement(&me.certificate().await).await.unwrap();
        let account = me.account().await;
        assert_eq!((&account["linked"], &account["balance"]), (&json!(false), &json!(null)));
        assert_eq!((&account["consented"], &account["silent"]), (&json!(true), &json!(false)));
        assert_eq!(account["tradeAcco"], json!(acco));
        assert_eq!(account["funds"][0]["fundCode"], json!(Y), "what is held stays");
        assert_eq!(me.buy(Y, "100").await.code, 31_005);

        assert_eq!(me.linked(1).await, acco);
        me.bank().end_agreement(&me.certificate().await).await.unwrap();
        assert_eq!(me.buy(Y, "100").await.code, 31_005, "a purchase finds it out as well");
        assert_eq!(me.account().await["linked"], json!(false));
        assert_eq!(me.linked(1).await, acco);
        me.buy(Y, "100").await.ok();
        assert_eq!(me.account().await["balance"], json!("1902.00"));
        me.assert_sound().await;
    }

    async fn an_account_that_moved_takes_the_place_of_the_old_one(db: Db) {
        let me = holder(db).await;
        let acco = me.linked(3_000).await;
        let placed = me.buy(Y, "1000").await.ok();
        let number = async || {
            let cust_no = me.person.person.cust_no;
            let read = async |tx: &mut Tx| {
                let today = "2026-03-02".parse().unwrap();
                bankcards::account_for(tx, cust_no, Purpose::Pension, today).await
            };
            me.app.db().read(read).await.unwrap().unwrap().protocol_no
        };
        let before = number().await;
        me.bank().move_account(&me.certificate().await).await.unwrap();
        // At once, or once the page has found it out.
        assert_eq!(me.linked(1).await, acco);
        assert_ne!(number().await, before);
        assert_eq!(me.account().await["balance"], json!("2001.00"));
        let cancel = json!({ "orderNo": placed["orderNo"] });
        me.client.post("/trade/cancel", cancel).await.ok();
        me.paid_out("2026-03-03").await;
        assert_eq!(me.account().await["balance"], json!("3001.00"), "it is paid what comes back");
        assert_eq!(me.account().await["linked"], json!(true));
        me.assert_sound().await;
    }

    async fn the_bank_refuses_more_than_a_year_takes(db: Db) {
        let me = holder(db).await;
        me.linked(11_000).await;
        assert_eq!(me.pay_in(fen(1_001)).await, PaidInReply::AboveYear(fen(1_000)));
        assert_eq!(me.pay_in(fen(1_000)).await, PaidInReply::Paid(fen(12_000)));
        let year = &me.account().await["year"];
        assert_eq!((&year["left"], &year["paidIn"]), (&json!("0.00"), &json!("12000.00")));
        me.at("2027-01-04", (10, 0));
        assert_eq!(me.pay_in(fen(1)).await, PaidInReply::Paid(fen(12_001)));
        let account = me.account().await;
        assert_eq!(account["year"]["left"], json!("11999.00"));
        assert_eq!(account["year"]["waiting"], json!("1.00"));
        assert_eq!(account["balance"], json!("12001.00"));
    }

    async fn what_left_the_directory_is_not_bought(db: Db) {
        let me = holder(db).await;
        me.linked(3_000).await;
        assert_eq!(me.buy(GONE_Y, "100").await.code, 16_102);
        let list = me.client.get("/pension/shares", "").await.ok()["list"].clone();
        let codes: Vec<_> = list.as_array().unwrap().iter().map(|one| &one["fundCode"]).collect();
        assert_eq!(codes, ["000031", "000033"]);
    }
}
