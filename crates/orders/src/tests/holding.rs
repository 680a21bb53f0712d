//! Orders that wait: nobody asks for their money, gives them up or seals them; released, they are
//! as any other, and until then they are taken back in full.

use super::{MORNING, migrations};
use crate::payouts::pay;
use crate::testing::{
    C4, MIXED, app, assert_sound, buyer, client, close_day, confirm_warning, purchase,
};
use crate::{
    Authority, CollectCounts, Consent, Desk, Funds, Order, OrderNo, OrderStatus, PayStatus,
    Promised, Purchase, collect, pay_due, testing,
};
use bankcards::testing::OpenedPerson;
use db::{Db, Tx, db_test};
use kernel::{Day, Instant};
use serde_json::json;
use wire::{Answer, App, Failure};

const MONDAY: &str = "2026-03-02";
const THURSDAY: &str = "2026-03-05T10:00:00+08:00";

fn waiting(desk: &Desk, person: &OpenedPerson, funds: Funds, fund: &str) -> Purchase {
    let accepted = ["fund-contract", "prospectus", "risk-disclosure", "sales-service"];
    Purchase {
        order_no: desk.next_order_no(),
        cust_no: person.person.cust_no,
        fund_code: fund.parse().unwrap(),
        amount: "1000".parse().unwrap(),
        funds,
        consent: Consent::Now { agreements: accepted.map(ToOwned::to_owned).into() },
        authority: Authority::Present,
        promised: Promised::default(),
        cause: None,
        holds_until: Some("2026-03-04T10:00:00+08:00".parse().unwrap()),
    }
}

async fn place(app: &App, person: &OpenedPerson, funds: Funds, fund: &str) -> OrderNo {
    let desk = Desk::open(app, app.now());
    let purchase = desk.prepare(waiting(&desk, person, funds, fund)).unwrap();
    let buy =
        async move |tx: &mut Tx| desk.buy(tx, &purchase).await.map(|placed| placed.order.order_no);
    app.db().write::<_, Failure, _>(buy).await.unwrap()
}

async fn remitted(app: &App, person: &OpenedPerson, order_no: OrderNo) -> Answer<()> {
    let (desk, cust_no) = (Desk::open(app, app.now()), person.person.cust_no);
    app.db().write(async move |tx| desk.remitted(tx, cust_no, order_no).await).await
}

async fn release(app: &App, person: &OpenedPerson, order_no: OrderNo) -> Answer<Order> {
    let (desk, cust_no) = (Desk::open(app, app.now()), person.person.cust_no);
    app.db().write(async move |tx| desk.release(tx, cust_no, order_no).await).await
}

async fn rescind(app: &App, person: &OpenedPerson, order_no: OrderNo) -> Answer<PayStatus> {
    let (desk, cust_no) = (Desk::open(app, app.now()), person.person.cust_no);
    let rescind = async move |tx: &mut Tx| desk.rescind(tx, cust_no, order_no).await;
    Ok(app.db().write(rescind).await?.pay_status)
}

async fn find(app: &App, order_no: OrderNo) -> Order {
    let find = async |tx: &mut Tx| crate::orders_by_number(tx, &[order_no]).await;
    app.db().read(find).await.unwrap().pop().unwrap()
}

fn sentence<T>(answer: Answer<T>) -> String {
    match answer {
        Err(Failure::Refused(refusal)) => refusal.sentence.into_owned(),
        _ => panic!("it was not refused"),
    }
}

/// All that a day does with orders that do not wait.
async fn pass_day(app: &App, day: &str) {
    let day: Day = day.parse().unwrap();
    assert_eq!(collect(app).await.unwrap(), CollectCounts::default());
    let at: Instant = app.now();
    let give_up = async move |tx: &mut Tx| crate::give_up(tx, day, at).await;
    assert_eq!(app.db().write::<_, db::Error, _>(give_up).await.unwrap(), 0);
    assert_eq!(close_day(app, day, "1.0000".parse().unwrap()).await.confirmed, 0);
}

db_test! { migrations();
    async fn a_remittance_is_released_after_three_days_and_then_has_its_t(db: Db) {
        let app = app(db, MORNING).await;
        let person = buyer(&app, 1, C4).await;
        let number = place(&app, &person, Funds::Remittance(person.card_id), MIXED).await;
        assert_sound(&app).await;
        for day in [MONDAY, "2026-03-03"] {
            pass_day(&app, day).await;
        }
        app.clock().move_to("2026-03-03T16:00:00+08:00".parse().unwrap());
        remitted(&app, &person, number).await.unwrap();
        remitted(&app, &person, number).await.unwrap();
        assert_sound(&app).await;
        let refused = sentence(release(&app, &person, number).await);
        assert_eq!(refused, "订单尚在等待期，2026-03-04后才能继续");
        pass_day(&app, "2026-03-04").await;
        app.clock().move_to(THURSDAY.parse().unwrap());
        let released = release(&app, &person, number).await.unwrap();
        assert_eq!(released.t_day.to_string(), "2026-03-05");
        assert_eq!(release(&app, &person, number).await.unwrap().t_day, released.t_day);
        assert_eq!(sentence(rescind(&app, &person, number).await), "订单已不在等待中");
        let nav = "1.0000".parse().unwrap();
        let counts = close_day(&app, "2026-03-05".parse().unwrap(), nav).await;
        assert_eq!(counts.confirmed, 1);
        assert_sound(&app).await;
    }

    async fn money_that_has_not_come_releases_nothing_and_nothing_is_rescinded_twice(db: Db) {
        let app = app(db, MORNING).await;
        let person = buyer(&app, 1, C4).await;
        let number = place(&app, &person, Funds::Remittance(person.card_id), MIXED).await;
        app.clock().move_to(THURSDAY.parse().unwrap());
        let refused = sentence(release(&app, &person, number).await);
        assert_eq!(refused, "订单的款项尚未到账");
        assert_eq!(rescind(&app, &person, number).await.unwrap(), PayStatus::Unpaid);
        assert_eq!(sentence(rescind(&app, &person, number).await), "订单已不在等待中");
        // What comes now is nobody's: it is to go back.
        assert_eq!(sentence(remitted(&app, &person, number).await), "订单已不在等待中");
        assert_sound(&app).await;
    }

    async fn what_is_rescinded_goes_back_in_full_and_once(db: Db) {
        let app = app(db, MORNING).await;
        let person = buyer(&app, 1, C4).await;
        let number = place(&app, &person, Funds::Remittance(person.card_id), MIXED).await;
        remitted(&app, &person, number).await.unwrap();
        assert_eq!(rescind(&app, &person, number).await.unwrap(), PayStatus::Refunding);
        app.clock().move_to(THURSDAY.parse().unwrap());
        assert_eq!(sentence(release(&app, &person, number).await), "订单已不在等待中");
        assert_sound(&app).await;
        assert_eq!(pay_due(&app, app.now().day(), app.now()).await.unwrap().paid, 1);
        assert_eq!(pay::pay_open(&app).await.unwrap().paid, 0);
        let order = find(&app, number).await;
        assert_eq!((order.status, order.pay_status), (OrderStatus::Cancelled, PayStatus::Refunded));
        assert_eq!(order.refund, Some(order.amount));
        assert_sound(&app).await;
    }

    async fn a_card_is_asked_when_the_order_is_released_and_not_before(db: Db) {
        let app = app(db, MORNING).await;
        let person = buyer(&app, 1, C4).await;
        let number = place(&app, &person, Funds::Card(person.card_id), MIXED).await;
        testing::seal_with_draws(&app, MONDAY.parse().unwrap()).await;
        assert_eq!(collect(&app).await.unwrap(), CollectCounts::default());
        let client = client(&app, &person.person.token);
        let asked = json!({ "orderNo": number });
        let detail = client.bff("trade/tradeRecordDetail", asked).await.ok();
        assert_eq!(detail["cancelable"], false);
        assert_eq!(detail["timeline"].as_array().unwrap().len(), 1);
        app.clock().move_to(THURSDAY.parse().unwrap());
        assert_eq!(release(&app, &person, number).await.unwrap().pay_status, PayStatus::Paying);
        assert_eq!(collect(&app).await.unwrap().paid, 1);
        let order = find(&app, number).await;
        assert_eq!(order.t_day.to_string(), "2026-03-05");
        assert!(order.cancelable(app.now()));
        assert_sound(&app).await;
    }

    async fn what_waits_counts_against_the_limit_of_each_day(db: Db) {
        let app = app(db, MORNING).await;
        let person = buyer(&app, 1, C4).await;
        let bold = testing::BOLD;
        let client = client(&app, &person.person.token);
        confirm_warning(&client, bold).await;
        // The limit of a day is 1,000.
        place(&app, &person, Funds::Remittance(person.card_id), bold).await;
        app.clock().move_to("2026-03-03T10:00:00+08:00".parse().unwrap());
        identity::testing::unlock(&app, &person.person.token).await;
        confirm_warning(&client, bold).await;
        let refused = client.bff("trade/public/buy", purchase(bold, &person, "100")).await;
        assert_eq!(refused.code, 16007, "{}", refused.message);
    }
}
