//! What is sent by which channel, and when.

use super::{ALL, message, write};
use crate::{Addresses, Kind, Message, Reach, routes, send_due};
use db::{Db, Tx, db_test, sql};
use identity::testing;
use kernel::CustNo;
use partners::{
    Notice, Notices, Partners, Reply,
    simulator::{self, Delays, Mailbox, Pinboard},
};
use serde_json::json;
use std::sync::Arc;
use wire::{App, testing::Client};

/// Shows notices, and closes the database with the first of them.
struct Closing {
    board: Pinboard,
    db: Db,
}

impl Notices for Closing {
    fn show<'a>(&'a self, notice: &'a Notice) -> Reply<'a, bool> {
        Box::pin(async move {
            let shown = self.board.show(notice).await;
            self.db.close().await.unwrap();
            shown
        })
    }
}

struct Sender {
    app: App,
    cust_no: CustNo,
    client: Client,
    wechat: Pinboard,
}

/// A customer whom text messages and WeChat reach, at ten in the morning.
async fn sender(db: &Db) -> Sender {
    sender_by(db, |board| Arc::new(board)).await
}

/// The same, whose notices go by a way of the test's own.
async fn sender_by(db: &Db, way: impl FnOnce(Pinboard) -> Arc<dyn Notices>) -> Sender {
    let reach = Reach(|_, cust_no| {
        Box::pin(async move {
            let mobile = "13800000001".parse().ok();
            Ok(Addresses { mobile, wechat: Some(format!("of-{cust_no}")), ..Addresses::default() })
        })
    });
    let parts = testing::app(db.clone(), "2026-11-20T10:10:00+08:00").with(reach);
    let simulators = simulator::on(db.clone(), &parts.clock, Delays::NONE);
    let wechat = Pinboard::default();
    let partners = Partners { wechat: way(wechat.clone()), ..simulators.partners };
    let app = parts.with(partners).with(simulators.mailbox).build();
    let person = testing::customer(&app, 1).await;
    let client = Client::new(&app, vec![routes()]).with_token(&person.token);
    Sender { app, cust_no: person.cust_no, client, wechat }
}

impl Sender {
    async fn tell(&self, kind: Kind, number: i64) {
        write(self.app.db(), vec![message(self.cust_no, kind, number)]).await;
    }

    /// Sends all that is due; answers how many text messages and notices there are since the start.
    async fn sent(&self) -> (usize, usize) {
        while send_due(&self.app).await.unwrap() > 0 {}
        let texts = self.app.get::<Mailbox>().newest(100).await.unwrap();
        (texts.len(), self.wechat.shown().len())
    }

    async fn waiting(&self) -> i64 {
        let count = sql!("SELECT count(*) AS waiting FROM messages_outbox");
        let read = async |tx: &mut Tx| tx.one::<(i64,)>(count).await;
        self.app.db().read::<_, db::Error, _>(read).await.unwrap().0
    }
}

db_test! { &ALL;
    async fn a_message_comes_once_by_the_channels_that_are_wanted(db: Db) {
        let sender = sender(&db).await;
        sender.tell(Kind::Trade, 1).await;
        assert_eq!(sender.sent().await, (1, 1));
        let text = sender.app.get::<Mailbox>().newest(1).await.unwrap().remove(0).text;
        assert!(text.contains("消息1。说明"), "{text}");
        assert_eq!(sender.wechat.shown()[0].to, format!("of-{}", sender.cust_no));
        // Told again, it is not sent again.
        sender.tell(Kind::Trade, 1).await;
        assert_eq!((sender.sent().await, sender.waiting().await), ((1, 1), 0));
        // A dividend comes by WeChat, an activity by nothing.
        sender.tell(Kind::Dividend, 2).await;
        sender.tell(Kind::Activity, 3).await;
        assert_eq!(sender.sent().await, (1, 2));
        let by_text = json!({"kinds": [{"kind": "dividend", "wanted": ["sms"]}]});
        sender.client.post("/operationMsgConfig", by_text).await.ok();
        sender.tell(Kind::Dividend, 4).await;
        assert_eq!(sender.sent().await, (2, 2));
    }

    async fn at_night_only_security_is_sent_and_the_rest_comes_in_the_morning(db: Db) {
        let sender = sender(&db).await;
        let move_to = |text: &str| sender.app.clock().move_to(text.parse().unwrap());
        move_to("2026-11-20T22:30:00+08:00");
        sender.tell(Kind::Trade, 720).await;
        sender.tell(Kind::Security, 721).await;
        assert_eq!((sender.sent().await, sender.waiting().await), ((1, 1), 1));
        move_to("2026-11-21T07:59:00+08:00");
        assert_eq!(sender.sent().await, (1, 1));
        move_to("2026-11-21T08:00:00+08:00");
        assert_eq!((sender.sent().await, sender.waiting().await), ((2, 2), 0));
        // Whoever wants to hear at night does.
        sender.client.post("/operationMsgConfig", json!({"isQuiet": false})).await.ok();
        move_to("2026-11-21T23:00:00+08:00");
        sender.tell(Kind::Trade, 2_200).await;
        assert_eq!(sender.sent().await, (3, 3));
    }

    async fn what_waits_for_the_morning_is_not_sent_to_who_withdrew_the_consent_at_night(db: Db) {
        let sender = sender(&db).await;
        let move_to = |text: &str| sender.app.clock().move_to(text.parse().unwrap());
        let wished = json!({"kinds": [{"kind": "activity", "wanted": ["sms", "wechat"]}]});
        sender.client.post("/operationMsgConfig", wished).await.ok();
        sender.tell(Kind::Activity, 1).await;
        assert_eq!(sender.sent().await, (1, 1));
        move_to("2026-11-20T22:30:00+08:00");
        sender.tell(Kind::Activity, 720).await;
        sender.tell(Kind::Trade, 721).await;
        assert_eq!((sender.sent().await, sender.waiting().await), ((1, 1), 2));
        let place = consents::Place { host: "browser".into(), device: "Firefox".into() };
        let (what, at) = ((sender.cust_no, consents::Purpose::Marketing), sender.app.now());
        let end = async move |tx: &mut Tx| consents::withdraw(tx, what, &place, at).await;
        assert!(db.write::<_, db::Error, _>(end).await.unwrap());
        move_to("2026-11-21T08:00:00+08:00");
        assert_eq!((sender.sent().await, sender.waiting().await), ((2, 2), 0));
        assert_eq!(sender.wechat.shown()[1].title, "消息721");
    }

    async fn a_day_has_a_limit_that_security_does_not_count_in(db: Db) {
        let sender = sender(&db).await;
        for number in 0..7 {
            sender.tell(Kind::Trade, number).await;
        }
        assert_eq!(sender.sent().await, (5, 5));
        sender.tell(Kind::Security, 8).await;
        assert_eq!(sender.sent().await, (6, 6));
        sender.app.clock().move_to("2026-11-21T10:00:00+08:00".parse().unwrap());
        sender.tell(Kind::Trade, 1_440).await;
        assert_eq!(sender.sent().await, (7, 7));
    }

    async fn what_was_decided_on_is_handed_over_although_the_database_fails_meanwhile(db: Db) {
        let closing = |board| Arc::new(Closing { board, db: db.clone() }) as Arc<dyn Notices>;
        let Sender { app, cust_no, wechat, .. } = sender_by(&db, closing).await;
        write(&db, vec![message(cust_no, Kind::Security, 1), message(cust_no, Kind::Security, 2)])
            .await;
        assert!(send_due(&app).await.is_err());
        assert_eq!(wechat.shown().len(), 2);
    }

    async fn what_happened_long_ago_is_in_the_centre_only(db: Db) {
        let sender = sender(&db).await;
        let old = "2026-11-18T10:00:00+08:00".parse().unwrap();
        let message = Message { at: old, ..message(sender.cust_no, Kind::Security, 1) };
        write(&db, vec![message]).await;
        assert_eq!((sender.sent().await, sender.waiting().await), ((0, 0), 0));
    }
}
