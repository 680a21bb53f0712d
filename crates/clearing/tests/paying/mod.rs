//! Money to and from the bank in the steps of a day.

use crate::company::{Company, migrations};
use crate::{NOW, day, day_of, order};
use db::{Db, Tx, db_test};
use orders::OrderNo;
use orders::testing::{C4, MIXED, assert_sound, bought, buyer, client, purchase};
use serde_json::json;

/// With a day that is none, the row cannot be read.
async fn set_nav_day(company: &Company, number: OrderNo, nav_day: &'static str) {
    let set = async move |tx: &mut Tx| {
        let query =
            db::sql!("UPDATE orders_orders SET nav_day = $1 WHERE order_no = $2", nav_day, number);
        tx.execute(query).await
    };
    company.app.db().write::<_, db::Error, _>(set).await.unwrap();
}

db_test! { &migrations();
    async fn whose_money_is_asked_for_at_the_cut_off_has_the_next_day(db: Db) {
        let company = Company::new(db, NOW).await;
        let person = buyer(&company.app, 1, C4).await;
        let token = &person.person.token;
        let ask = purchase(MIXED, &person, "1000.00");
        let placed = client(&company.app, token).bff("trade/public/buy", ask).await.ok();
        let number: OrderNo = placed["orderNo"].as_str().unwrap().parse().unwrap();
        company.engine.advance().await.unwrap();
        assert_eq!(company.note_of(day("2026-11-16"), "collect").await, "1笔");
        let found = order(&company, token, number).await;
        assert_eq!((&found["status"], &found["payStatus"]), (&json!("0"), &json!("2")));
        assert_eq!(found["dates"]["tDay"], "2026-11-17");
        company.engine.advance().await.unwrap();
        let found = order(&company, token, number).await;
        assert_eq!(day_of(&found, "confirmed"), "2026-11-18", "{found}");
        assert_sound(&company.app).await;
    }

    async fn a_payout_that_cannot_be_written_is_set_aside_and_the_day_says_so(db: Db) {
        let company = Company::new(db, NOW).await;
        let mut numbers = Vec::new();
        for n in 1..=2 {
            let person = buyer(&company.app, n, C4).await;
            let number = bought(&company.app, &person, MIXED, "1000.00").await;
            let client = client(&company.app, &person.person.token);
            client.bff("trade/tradeCancel", json!({ "orderNo": number })).await.ok();
            numbers.push(number);
        }
        set_nav_day(&company, numbers[0], "soon").await;
        company.engine.advance().await.unwrap();
        let note = company.note_of(day("2026-11-16"), "pay").await;
        assert_eq!(note, "1笔，搁置待人工处理1笔");
        set_nav_day(&company, numbers[0], "2026-11-16").await;
        company.engine.advance().await.unwrap();
        assert_eq!(company.note_of(day("2026-11-17"), "pay").await, "1笔");
        assert_sound(&company.app).await;
    }
}
