//! Many at once.

use crate::testing::{C4, MIXED, app, assert_sound, bought, buyer, client, close_day, purchase};
use crate::tests::{MORNING, migrations};
use crate::{collect, seal_day};
use db::{Db, db_test};
use serde_json::json;

db_test! { migrations();
    async fn a_key_that_is_sent_many_times_at_once_buys_once(db: Db) {
        let app = app(db, MORNING).await;
        let person = buyer(&app, 1, C4).await;
        let client = client(&app, &person.person.token).with_key("0c1f2a4e-once");
        let sends = (0..12).map(|_| {
            let (client, ask) = (client.clone(), purchase(MIXED, &person, "100"));
            tokio::spawn(async move { client.bff("trade/public/buy", ask).await })
        });
        let mut numbers = Vec::new();
        for sent in sends.collect::<Vec<_>>() {
            let reply = sent.await.unwrap();
            if reply.code == wire::SUCCESS {
                numbers.push(reply.data["orderNo"].clone());
            }
        }
        numbers.dedup();
        assert_eq!(numbers.len(), 1);
        assert_eq!(collect(&app).await.unwrap().paid, 1);
        assert_sound(&app).await;
    }

    async fn shares_are_redeemed_once(db: Db) {
        let app = app(db, MORNING).await;
        let person = buyer(&app, 1, C4).await;
        bought(&app, &person, MIXED, "1000").await;
        close_day(&app, "2026-03-02".parse().unwrap(), "1.0000".parse().unwrap()).await;
        app.clock().move_to("2026-03-04T10:00:00+08:00".parse().unwrap());
        identity::testing::unlock(&app, &person.person.token).await;
        let client = client(&app, &person.person.token);
        let sends = (0..8).map(|_| {
            let client = client.clone();
            let ask = json!({ "fundCode": MIXED, "tradeAcco": person.trade_acco, "shares": "400" });
            tokio::spawn(async move { client.bff("trade/publicRedeem", ask).await.code })
        });
        let mut taken = 0;
        for sent in sends.collect::<Vec<_>>() {
            taken += u32::from(sent.await.unwrap() == wire::SUCCESS);
        }
        assert_eq!(taken, 2);
        assert_sound(&app).await;
    }

    async fn what_arrives_before_the_seal_and_is_written_after_it_belongs_to_the_next_t(db: Db) {
        let app = app(db, "2026-02-26T10:00:00+08:00").await;
        let person = buyer(&app, 1, C4).await;
        bought(&app, &person, MIXED, "1000").await;
        close_day(&app, "2026-02-26".parse().unwrap(), "1.0000".parse().unwrap()).await;
        app.clock().move_to(MORNING.parse().unwrap());
        identity::testing::unlock(&app, &person.person.token).await;
        let (monday, tuesday) = ("2026-03-02".parse().unwrap(), "2026-03-03".parse().unwrap());
        close_day(&app, monday, "1.0000".parse().unwrap()).await;
        // The clock still shows the morning of Monday, as in a call that has waited.
        let client = client(&app, &person.person.token);
        let buy = client.bff("trade/public/buy", purchase(MIXED, &person, "100")).await;
        assert_eq!(buy.data["dates"]["tDay"], "2026-03-03");
        let ask = json!({ "fundCode": MIXED, "tradeAcco": person.trade_acco, "shares": "400" });
        let redeem = client.bff("trade/publicRedeem", ask).await;
        assert_eq!(redeem.data["dates"]["tDay"], "2026-03-03");
        assert_eq!(collect(&app).await.unwrap().paid, 1);
        let counts = close_day(&app, tuesday, "1.1000".parse().unwrap()).await;
        assert_eq!(counts.confirmed, 2);
        assert_sound(&app).await;
    }

    async fn an_order_is_sealed_or_cancelled_never_both(db: Db) {
        let app = app(db, MORNING).await;
        let person = buyer(&app, 1, C4).await;
        let client = client(&app, &person.person.token);
        let mut cancels = Vec::new();
        for _ in 0..10 {
            let order_no = bought(&app, &person, MIXED, "100").await;
            let client = client.clone();
            let cancel = json!({ "orderNo": order_no });
            cancels.push(async move { client.bff("trade/tradeCancel", cancel).await.code });
        }
        let cancels: Vec<_> = cancels.into_iter().map(tokio::spawn).collect();
        let (day, at) = ("2026-03-02".parse().unwrap(), app.now());
        let sealed = app.db().write(async move |tx| seal_day(tx, day, at).await).await.unwrap();
        let mut cancelled = 0;
        for cancel in cancels {
            cancelled += u64::from(cancel.await.unwrap() == wire::SUCCESS);
        }
        assert_eq!(sealed + cancelled, 10);
        let counts = close_day(&app, day, "1.2345".parse().unwrap()).await;
        assert_eq!(u64::try_from(counts.confirmed), Ok(sealed));
        assert_sound(&app).await;
    }
}
