//! What one debit paid goes back once: cancelled together, refused by the TA, refused by the bank.

use crate::order::store::causes::{self, NotedRow};
use crate::payments::tests::paying::forget_asking;
use crate::placing::tests::parents::{THREE, at_bank, open, states, stored, three};
use crate::testing::{C4, MIXED, app, assert_sound, buyer, client, seal_with_draws};
use crate::tests::{MORNING, migrations};
use crate::{
    Cause, Confirmation, Confirming, Desk, OrderStatus, Outcome, ParentNo, ParentStatus, PayStatus,
    collect, confirm_many, pay_due, testing, to_export,
};
use bankcards::testing::OpenedPerson;
use db::{Db, Tx, db_test, sql};
use kernel::{CustNo, Fen, Nav};
use serde_json::json;
use wire::testing::Client;
use wire::{Answer, App, Failure};

async fn paid(db: Db, first: &'static str) -> (App, OpenedPerson, ParentNo) {
    let app = app(db, MORNING).await;
    let person = buyer(&app, 1, C4).await;
    let number = open(&app, &person, &three(first)).await;
    assert_eq!(collect(&app).await.unwrap().paid, 1);
    (app, person, number)
}

/// Cancels a parent for somebody; answers what goes back.
async fn cancel(app: &App, cust_no: CustNo, number: ParentNo) -> Answer<Fen> {
    let desk = Desk::open(app, app.now());
    let cancel = async move |tx: &mut Tx| desk.cancel_parent(tx, cust_no, number).await;
    Ok(app.db().write::<_, Failure, _>(cancel).await?.refund)
}

fn code<T>(answer: Answer<T>) -> u32 {
    match answer {
        Err(Failure::Refused(refusal)) => refusal.code,
        _ => panic!("it was not refused"),
    }
}

/// How many are open, refused by the bank, and on their way to a card.
async fn in_transit(client: &Client) -> [usize; 3] {
    let transit = client.get("/request", "").await.ok();
    ["orders", "refused", "returning"].map(|list| transit[list].as_array().unwrap().len())
}

/// The bank is asked for all that is due, and again for what it had not settled.
async fn pay(app: &App) -> (usize, usize) {
    let first = pay_due(app, app.now().day(), app.now()).await.unwrap();
    forget_asking(app).await;
    let second = crate::payouts::pay::pay_open(app).await.unwrap();
    (first.paid + second.paid, first.failed + second.failed)
}

db_test! { migrations();
    async fn cancelled_before_the_seal_the_money_of_all_is_back_in_one_payout(db: Db) {
        let (app, person, number) = paid(db, "100").await;
        let cust_no = person.person.cust_no;
        assert_eq!(cancel(&app, cust_no, number).await.unwrap().to_string(), "600.00");
        assert_eq!(code(cancel(&app, cust_no, number).await), 16013);
        let back = (OrderStatus::Cancelled, PayStatus::Refunding);
        assert_eq!(states(&app, &person, number).await, [back; 3]);
        assert_sound(&app).await;
        app.clock().move_to("2026-03-03T09:40:00+08:00".parse().unwrap());
        assert_eq!(pay(&app).await, (1, 0));
        assert_eq!(pay(&app).await, (0, 0));
        let back = (OrderStatus::Cancelled, PayStatus::Refunded);
        assert_eq!(states(&app, &person, number).await, [back; 3]);
        assert_eq!(stored(&app, &person, number).await.status(), ParentStatus::Cancelled);
        assert_eq!(at_bank(&app, format!("out-refund-{number}")).await, 1);
        assert_eq!(at_bank(&app, "out-%".to_owned()).await, 1);
        assert_sound(&app).await;
    }

    async fn one_of_them_is_not_cancelled_alone_and_all_not_after_the_cut_off(db: Db) {
        let (app, person, number) = paid(db, "100").await;
        let client = client(&app, &person.person.token);
        let child = stored(&app, &person, number).await.orders[1].order_no;
        let detail = client.bff("trade/tradeRecordDetail", json!({ "orderNo": child })).await.ok();
        assert_eq!(detail["cancelable"], false);
        let alone = client.bff("trade/tradeCancel", json!({ "orderNo": child })).await;
        assert_eq!(
            (alone.code, &alone.message[..]),
            (16057, "该订单与其他订单合并付款，请整笔撤单")
        );
        app.clock().move_to("2026-03-02T15:00:00+08:00".parse().unwrap());
        assert_eq!(code(cancel(&app, person.person.cust_no, number).await), 16012);
        seal_with_draws(&app, "2026-03-02".parse().unwrap()).await;
        assert_eq!(code(cancel(&app, person.person.cust_no, number).await), 16012);
        assert_sound(&app).await;
    }

    async fn nothing_is_cancelled_while_the_bank_is_asked(db: Db) {
        let app = app(db, MORNING).await;
        let person = buyer(&app, 1, C4).await;
        let number = open(&app, &person, &THREE).await;
        assert_eq!(code(cancel(&app, person.person.cust_no, number).await), 16014);
        assert_eq!(collect(&app).await.unwrap().paid, 1);
        assert_sound(&app).await;
    }

    async fn another_customers_parent_is_as_one_that_does_not_exist(db: Db) {
        let (app, person, number) = paid(db, "100").await;
        let other = buyer(&app, 2, C4).await;
        let missing = code(cancel(&app, other.person.cust_no, ParentNo::from(77)).await);
        assert_eq!(code(cancel(&app, other.person.cust_no, number).await), missing);
        let theirs = client(&app, &other.person.token);
        let child = stored(&app, &person, number).await.orders[0].order_no;
        for call in ["trade/tradeCancel", "trade/tradeRecordDetail", "trade/queryPayState"] {
            let asked = theirs.bff(call, json!({ "orderNo": child })).await;
            let missing = theirs.bff(call, json!({ "orderNo": "77" })).await;
            assert_eq!((asked.code, asked.message), (missing.code, missing.message), "{call}");
        }
    }

    async fn what_the_bank_refuses_to_take_back_is_paid_the_second_time_for_all(db: Db) {
        let (app, person, number) = paid(db, "100.96").await;
        cancel(&app, person.person.cust_no, number).await.unwrap();
        assert_eq!(pay(&app).await, (0, 1));
        let failed = (OrderStatus::Cancelled, PayStatus::PayoutFailed);
        assert_eq!(states(&app, &person, number).await, [failed; 3]);
        assert_sound(&app).await;
        let client = client(&app, &person.person.token);
        // The customer asks again for what was refused: it is no longer returning.
        assert_eq!(in_transit(&client).await, [0, 3, 0]);
        let child = stored(&app, &person, number).await.orders[1].order_no;
        let ask = json!({ "orderNo": child, "cardId": person.card_id });
        let again = client.post("/payout/again", ask.clone()).await.ok();
        assert_eq!((&again["amount"], &again["payStatus"]), (&json!("600.96"), &json!("4")));
        assert_eq!(client.post("/payout/again", ask).await.code, 16051);
        let back = (OrderStatus::Cancelled, PayStatus::Refunding);
        assert_eq!(states(&app, &person, number).await, [back; 3]);
        assert_eq!(in_transit(&client).await, [0, 0, 3]);
        assert_eq!(pay(&app).await, (1, 0));
        let back = (OrderStatus::Cancelled, PayStatus::Refunded);
        assert_eq!(states(&app, &person, number).await, [back; 3]);
        assert_eq!(in_transit(&client).await, [0, 0, 0]);
        let detail = client.bff("trade/tradeRecordDetail", json!({ "orderNo": child })).await.ok();
        assert_eq!(
            (&detail["refund"], &detail["payout"]["amount"]),
            (&json!("200.00"), &json!("200.00"))
        );
        assert_sound(&app).await;
    }
}

/// Confirms the day of the parent, but for one of its orders, which the TA refuses; answers what
/// rooms are told.
async fn confirm_all_but(app: &App, refused: crate::OrderNo) -> Vec<crate::Settled> {
    let day = "2026-03-02".parse().unwrap();
    seal_with_draws(app, day).await;
    let calendar = kernel::Calendar::china();
    let confirming = Confirming::of(app, calendar.next_open(day), app.now());
    let confirm = async move |tx: &mut Tx| {
        let sent = to_export(tx, day, None, 100).await?;
        let answer = |order: &crate::Order| match order.order_no == refused {
            false => testing::answer(order, Nav::PAR),
            true => {
                let outcome = Outcome::Rejected { reason: "超过限额".to_owned() };
                Confirmation { order_no: refused, outcome }
            }
        };
        let answers: Vec<Confirmation> = sent.iter().map(answer).collect();
        confirm_many(tx, &confirming, &answers).await
    };
    app.db().write::<_, db::Error, _>(confirm).await.unwrap().settled
}

db_test! { migrations();
    async fn the_money_of_one_that_the_ta_refuses_goes_back_once_and_the_others_live(db: Db) {
        let (app, person, number) = paid(db, "100").await;
        let cause = Cause::of("plans", 9);
        let (room, cust_no) = (cause.clone(), person.person.cust_no);
        let note = async move |tx: &mut Tx| {
            causes::insert(tx, &[NotedRow::of(&room, (cust_no, number.value().into()))]).await
        };
        app.db().write::<_, db::Error, _>(note).await.unwrap();
        let refused = stored(&app, &person, number).await.orders[1].order_no;
        let settled = confirm_all_but(&app, refused).await;
        assert_eq!(settled.len(), 3);
        assert!(settled.iter().all(|s| s.parent == Some(number) && s.cause == cause));
        let done = (OrderStatus::Confirmed, PayStatus::Paid);
        let back = (OrderStatus::Rejected, PayStatus::Refunding);
        assert_eq!(states(&app, &person, number).await, [done, back, done]);
        assert_sound(&app).await;
        app.clock().move_to("2026-03-03T09:40:00+08:00".parse().unwrap());
        assert_eq!(pay(&app).await, (1, 0));
        assert_eq!(pay(&app).await, (0, 0));
        let back = (OrderStatus::Rejected, PayStatus::Refunded);
        assert_eq!(states(&app, &person, number).await, [done, back, done]);
        assert_eq!(stored(&app, &person, number).await.status(), ParentStatus::PartlyConfirmed);
        assert_eq!(at_bank(&app, format!("out-refund-{refused}")).await, 1);
        assert_eq!(at_bank(&app, "out-%".to_owned()).await, 1);
        assert_sound(&app).await;
    }

    async fn wrong_rows_of_a_parent_are_named(db: Db) {
        let (app, person, number) = paid(db, "100").await;
        assert_eq!(named(&app).await, []);
        set_amount(&app, number, 7).await;
        let first = format!("payment {number}: what it pays");
        let journal = format!("parent {number}: money that its card paid");
        let found = named(&app).await;
        let pays = (first, 7, 60_000);
        assert_eq!(found, [pays.clone(), pays, (journal.clone(), 60_000, 7)]);
        set_amount(&app, number, 60_000).await;
        // One of its orders was never booked.
        let child = stored(&app, &person, number).await.orders[0].clone();
        assert_eq!((child.fund_code.as_str(), child.amount.units()), (MIXED, 10_000));
        let reference = child.order_no.to_string();
        let lose = async move |tx: &mut Tx| {
            tx.execute(sql!(
                "UPDATE ledger_entries SET reference = '77' WHERE reference = $1",
                reference.clone()
            ))
            .await
        };
        assert_eq!(app.db().write::<_, db::Error, _>(lose).await.unwrap(), 1);
        let found = named(&app).await;
        assert_eq!(found, [(journal, 50_000, 60_000)]);
    }
}

async fn named(app: &App) -> Vec<(String, i64, i64)> {
    let read = async |tx: &mut Tx| crate::verify_payments(tx).await;
    let found = app.db().read::<_, db::Error, _>(read).await.unwrap();
    found.into_iter().map(|d| (d.what, d.expected, d.found)).collect()
}

async fn set_amount(app: &App, number: ParentNo, amount: i64) {
    let change = async move |tx: &mut Tx| {
        tx.execute(sql!(
            "UPDATE orders_payments SET amount = $2 WHERE payment_no = $1",
            number,
            amount
        ))
        .await
    };
    assert_eq!(app.db().write::<_, db::Error, _>(change).await.unwrap(), 1);
}
