//! What customers are told of their orders.

use crate::payouts::pay::pay_open;
use crate::placing::tests::redeeming::holder;
use crate::testing::{C4, MIXED, MONEY, answer, app, bought, buyer, client, close_day, told};
use crate::tests::{MORNING, migrations};
use crate::{
    Confirmation, Confirming, Order, Outcome, all_orders, confirm_many, pay_due, seal_day,
};
use bankcards::testing::OpenedPerson;
use db::{Db, Error, Tx, db_test};
use kernel::{Calendar, Day};
use serde_json::json;
use wire::App;

async fn titles(app: &App, person: &OpenedPerson) -> Vec<String> {
    let told = told(app, person).await;
    told.iter().map(|message| message["title"].as_str().unwrap().to_owned()).collect()
}

async fn seal(app: &App, day: Day) {
    let at = app.now();
    let seal = async move |tx: &mut Tx| seal_day(tx, day, at).await;
    app.db().write::<_, Error, _>(seal).await.unwrap();
}

async fn confirm(app: &App, day: Day, confirmation: &Confirmation) {
    let calendar = Calendar::china();
    let confirming = Confirming::of(app, calendar.next_open(day), app.now());
    let all = [confirmation.clone()];
    let confirm = async move |tx: &mut Tx| confirm_many(tx, &confirming, &all).await;
    app.db().write::<_, Error, _>(confirm).await.unwrap();
}

async fn only_order(app: &App) -> Order {
    let all = app.db().read::<_, Error, _>(async |tx: &mut Tx| all_orders(tx).await);
    all.await.unwrap().remove(0)
}

db_test! { migrations();
    async fn a_confirmed_purchase_is_told_once_with_its_figures(db: Db) {
        let app = app(db, MORNING).await;
        let person = buyer(&app, 1, C4).await;
        let order_no = bought(&app, &person, MIXED, "500").await;
        // What the customer has just done is on its result.
        assert_eq!(titles(&app, &person).await, Vec::<String>::new());
        let day = "2026-03-02".parse().unwrap();
        seal(&app, day).await;
        let order = only_order(&app).await;
        let confirmed = answer(&order, "1.2500".parse().unwrap());
        for _ in 0..2 {
            confirm(&app, day, &confirmed).await;
        }
        let told = told(&app, &person).await;
        assert_eq!(told.len(), 1, "{told:?}");
        let message = &told[0];
        let shares = only_order(&app).await.confirmed_shares.unwrap();
        assert_eq!(message["title"], format!("你的{shares:#}份确认了"));
        let text = message["text"].as_str().unwrap();
        assert!(text.contains("500.00元按03-02净值1.2500成交"), "{text}");
        assert_eq!((&message["kind"], &message["leads"]), (&json!("trade"), &json!("order")));
        assert_eq!(message["subject"], order_no.to_string());
        let promise = json!({"text": "承诺03-03确认", "isKept": true});
        assert_eq!(message["promise"], promise);
    }

    async fn a_refused_purchase_and_its_refund_are_told(db: Db) {
        let app = app(db, MORNING).await;
        let person = buyer(&app, 1, C4).await;
        let order_no = bought(&app, &person, MIXED, "500").await;
        let day: Day = "2026-03-02".parse().unwrap();
        seal(&app, day).await;
        let outcome = Outcome::Rejected { reason: "基金暂停申购".to_owned() };
        confirm(&app, day, &Confirmation { order_no, outcome }).await;
        let told = told(&app, &person).await;
        assert_eq!((&told[0]["title"], told.len()), (&json!("买入500.00元没有成交"), 1));
        let text = told[0]["text"].as_str().unwrap();
        assert!(text.contains("基金暂停申购") && text.contains("退回"), "{text}");
        app.clock().move_to("2026-03-03T09:40:00+08:00".parse().unwrap());
        pay_due(&app, app.now().day(), app.now()).await.unwrap();
        assert_eq!(titles(&app, &person).await[0], "退款500.00元到账了");
    }

    async fn a_redemption_is_told_when_it_is_confirmed_and_when_the_money_is_there(db: Db) {
        let (app, person) = holder(db, MIXED, "10000").await;
        let ask = json!({"fundCode": MIXED, "tradeAcco": person.trade_acco, "shares": "100"});
        let client = client(&app, &person.person.token);
        client.bff("trade/publicRedeem", ask).await.ok();
        let day = app.now().day();
        close_day(&app, day, "1.3000".parse().unwrap()).await;
        let first = titles(&app, &person).await.remove(0);
        assert!(first.starts_with("赎回的") && first.ends_with("元确认了"), "{first}");
        let due = told(&app, &person).await[0]["text"].as_str().unwrap().to_owned();
        assert!(due.contains("储蓄卡"), "{due}");
        app.clock().move_to("2026-03-31T09:40:00+08:00".parse().unwrap());
        pay_due(&app, app.now().day(), app.now()).await.unwrap();
        let last = told(&app, &person).await.remove(0);
        let title = last["title"].as_str().unwrap();
        assert!(title.starts_with("赎回的") && title.ends_with("元到账了"), "{title}");
        // It is weeks late, and says so.
        assert_eq!(last["promise"]["isKept"], false);
    }

    async fn a_quick_redemption_is_told_when_its_money_is_there(db: Db) {
        let (app, person) = holder(db, MONEY, "20000").await;
        let before = titles(&app, &person).await.len();
        let ask = json!({
            "fundCode": MONEY, "tradeAcco": person.trade_acco, "shares": "100.93", "quick": true,
        });
        client(&app, &person.person.token).bff("trade/publicRedeem", ask).await.ok();
        assert_eq!(titles(&app, &person).await.len(), before);
        assert_eq!(pay_open(&app).await.unwrap().unknown, 1);
        crate::payments::tests::paying::forget_asking(&app).await;
        assert_eq!(pay_open(&app).await.unwrap().paid, 1);
        assert_eq!(titles(&app, &person).await[0], "快速赎回的100.93元到账了");
    }
}
