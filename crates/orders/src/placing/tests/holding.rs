//! Orders that wait: nobody asks for their money, gives them up or seals them; released, they are
//! as any other, and until then they are taken back in full.

use crate::order::Step;
use crate::payouts::pay;
use crate::testing::{
    C4, MIXED, app, assert_sound, buyer, client, close_day, confirm_warning, purchase,
};
use crate::tests::{MORNING, migrations};
use crate::{
    Authority, CollectCounts, Consent, Desk, Funds, Order, OrderNo, OrderStatus, PayStatus,
    Promised, Purchase, Remittance, Run, collect, pay_due, testing,
};
use bankcards::testing::OpenedPerson;
use db::{Db, Tx, db_test};
use kernel::{Day, Instant};
use serde_json::json;
use std::sync::Arc;
use wire::{Answer, App, Failure};

const MONDAY: &str = "2026-03-02";
const THURSDAY: &str = "2026-03-05T10:00:00+08:00";

fn waiting(desk: &Desk, person: &OpenedPerson, funds: Funds, fund: &str) -> Purchase {
    let accepted = ["fund-contract", "prospectus", "risk-disclosure", "sales-service"];
    Purchase {
        order_no: desk.next_order_no().unwrap(),
        cust_no: person.person.cust_no,
        fund_code: fund.parse().unwrap(),
        amount: "1000".parse().unwrap(),
        funds,
        consent: Consent::Now { agreements: accepted.map(ToOwned::to_owned).into() },
        authority: Authority::Present,
        promised: Promised::default(),
        run: Run::Once,
        cause: None,
        holds_until: Some("2026-03-04T10:00:00+08:00".parse().unwrap()),
        voucher: None,
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
    remit(app, person, order_no, in_full(person, "t-1")).await
}

/// What such an order waits for.
fn in_full(person: &OpenedPerson, reference: &str) -> Remittance {
    let (reference, amount) = (reference.to_owned(), "1000".parse().unwrap());
    Remittance { reference, amount, from: Some(person.card_id) }
}

async fn remit(
    app: &App,
    person: &OpenedPerson,
    order_no: OrderNo,
    remittance: Remittance,
) -> Answer<()> {
    let (desk, cust_no) = (Desk::open(app, app.now()), person.person.cust_no);
    let book = async move |tx: &mut Tx| desk.remitted(tx, (cust_no, order_no), &remittance).await;
    app.db().write(book).await
}

/// As two processes would: both begin before either has ended.
async fn at_once<A: Send + 'static, B: Send + 'static>(
    one: impl Future<Output = A> + Send + 'static,
    other: impl Future<Output = B> + Send + 'static,
) -> (A, B) {
    let (one, other) = (tokio::spawn(one), tokio::spawn(other));
    (one.await.unwrap(), other.await.unwrap())
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

async fn steps(app: &App, order_no: OrderNo) -> Vec<i64> {
    let read = async |tx: &mut Tx| {
        let query =
            db::sql!("SELECT step FROM orders_events WHERE order_no = $1 ORDER BY step", order_no);
        tx.all::<(i64,)>(query).await
    };
    let all = app.db().read::<_, db::Error, _>(read).await.unwrap();
    all.into_iter().map(|(step,)| step).collect()
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
    let (vouchers, ids) = (crate::Vouchers::of(app), app.ids().clone());
    let give_up = async move |tx: &mut Tx| crate::give_up(tx, day, at, (vouchers, &ids)).await;
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
        confirm_warning(&app, &client, bold).await;
        // The limit of a day is 1,000.
        place(&app, &person, Funds::Remittance(person.card_id), bold).await;
        app.clock().move_to("2026-03-03T10:00:00+08:00".parse().unwrap());
        identity::testing::unlock(&app, &person.person.token).await;
        confirm_warning(&app, &client, bold).await;
        let refused = client.bff("trade/public/buy", purchase(bold, &person, "100")).await;
        assert_eq!(refused.code, 16007, "{}", refused.message);
    }

    async fn an_order_that_is_released_twice_at_once_is_released_and_paid_once(db: Db) {
        let app = app(db, MORNING).await;
        let person = Arc::new(buyer(&app, 1, C4).await);
        for round in 0..8 {
            app.clock().move_to(MORNING.parse().unwrap());
            let funds = match round % 2 {
                0 => Funds::Card(person.card_id),
                _ => Funds::Remittance(person.card_id),
            };
            let is_card = round % 2 == 0;
            let number = place(&app, &person, funds, MIXED).await;
            if !is_card {
                let remittance = in_full(&person, &format!("r-{round}"));
                remit(&app, &person, number, remittance).await.unwrap();
            }
            app.clock().move_to(THURSDAY.parse().unwrap());
            let release = || {
                let (app, person) = (app.clone(), person.clone());
                async move { release(&app, &person, number).await.map(|order| order.t_day) }
            };
            let (one, other) = at_once(release(), release()).await;
            assert_eq!(one.unwrap(), other.unwrap());
            let released = steps(&app, number).await.into_iter();
            assert_eq!(released.filter(|step| *step == Step::Released.number()).count(), 1);
            assert_eq!(collect(&app).await.unwrap().paid, usize::from(is_card));
            assert_sound(&app).await;
        }
    }

    async fn an_order_is_released_or_rescinded_never_both(db: Db) {
        let app = app(db, MORNING).await;
        let person = Arc::new(buyer(&app, 1, C4).await);
        let mut released = 0;
        for round in 0..8 {
            app.clock().move_to(MORNING.parse().unwrap());
            let number = place(&app, &person, Funds::Remittance(person.card_id), MIXED).await;
            let remittance = in_full(&person, &format!("r-{round}"));
            remit(&app, &person, number, remittance).await.unwrap();
            app.clock().move_to(THURSDAY.parse().unwrap());
            let release = {
                let (app, person) = (app.clone(), person.clone());
                async move { release(&app, &person, number).await.map(|_| ()) }
            };
            let rescind = {
                let (app, person) = (app.clone(), person.clone());
                async move { rescind(&app, &person, number).await.map(|_| ()) }
            };
            let (release, rescind) = match round % 2 {
                0 => at_once(release, rescind).await,
                _ => {
                    let (rescind, release) = at_once(rescind, release).await;
                    (release, rescind)
                }
            };
            let order = find(&app, number).await;
            match (release, rescind) {
                (Ok(()), refused) => {
                    assert_eq!(sentence(refused), "订单已不在等待中");
                    let expected = (OrderStatus::Accepted, PayStatus::Paid);
                    assert_eq!((order.status, order.pay_status), expected);
                    released += 1;
                }
                (refused, Ok(())) => {
                    assert_eq!(sentence(refused), "订单已不在等待中");
                    assert_eq!(order.status, OrderStatus::Cancelled);
                }
                (release, rescind) => panic!("{release:?} {rescind:?}"),
            }
            assert_sound(&app).await;
        }
        // Each that was rescinded is paid back, once.
        let paid_back = pay_due(&app, "2026-03-20".parse().unwrap(), app.now()).await.unwrap().paid;
        assert_eq!(paid_back, 8 - released);
        assert_eq!(pay::pay_open(&app).await.unwrap().paid, 0);
        assert_sound(&app).await;
    }

    async fn a_card_that_is_released_and_rescinded_at_once_pays_for_what_was_released(db: Db) {
        let app = app(db, MORNING).await;
        let person = Arc::new(buyer(&app, 1, C4).await);
        for _ in 0..6 {
            app.clock().move_to(MORNING.parse().unwrap());
            let number = place(&app, &person, Funds::Card(person.card_id), MIXED).await;
            app.clock().move_to(THURSDAY.parse().unwrap());
            let (one, other) = ((app.clone(), person.clone()), (app.clone(), person.clone()));
            let (release, rescind) =
                at_once(async move { release(&one.0, &one.1, number).await.is_ok() }, async move {
                    rescind(&other.0, &other.1, number).await.is_ok()
                })
                .await;
            assert_ne!(release, rescind);
            assert_eq!(collect(&app).await.unwrap().paid, usize::from(release));
            assert_sound(&app).await;
        }
    }

    async fn only_the_whole_sum_in_one_transfer_of_the_own_account_is_booked(db: Db) {
        let app = app(db, MORNING).await;
        let person = buyer(&app, 1, C4).await;
        let other = buyer(&app, 2, C4).await;
        let number = place(&app, &person, Funds::Remittance(person.card_id), MIXED).await;
        let second = place(&app, &person, Funds::Remittance(person.card_id), MIXED).await;
        let of = |reference: &str, amount: &str| Remittance {
            amount: amount.parse().unwrap(),
            ..in_full(&person, reference)
        };
        // In two parts, too little, too much.
        for (reference, amount, said) in
            [("a", "400", "400.00"), ("b", "600", "600.00"), ("c", "1000.01", "1,000.01")]
        {
            let refused = remit(&app, &person, number, of(reference, amount)).await;
            assert_eq!(
                sentence(refused),
                format!("应一次汇入1,000.00元，收到{said}元，这笔汇款将退回")
            );
        }
        for from in [None, Some(other.card_id)] {
            let foreign = Remittance { from, ..in_full(&person, "d") };
            let refused = sentence(remit(&app, &person, number, foreign).await);
            assert!(refused.starts_with("汇款须从"), "{refused}");
        }
        // Of somebody else's order nobody hears.
        let stranger = remit(&app, &other, number, in_full(&other, "e")).await.unwrap_err();
        assert_eq!(stranger.code(), Some(wire::codes::NOT_FOUND.code));
        assert_eq!(find(&app, number).await.pay_status, PayStatus::Unpaid);
        assert_eq!(steps(&app, number).await, [Step::Accepted.number()]);
        assert_sound(&app).await;

        // The whole sum, again, a second one, and the first one for another order.
        for _ in 0..2 {
            remit(&app, &person, number, in_full(&person, "f")).await.unwrap();
        }
        let twice = remit(&app, &person, number, in_full(&person, "g")).await;
        assert_eq!(sentence(twice), "订单款项已到账，这笔汇款将退回");
        let elsewhere = remit(&app, &person, second, in_full(&person, "f")).await;
        assert_eq!(sentence(elsewhere), format!("这笔汇款已用于订单{number}"));
        assert_eq!(find(&app, second).await.pay_status, PayStatus::Unpaid);
        assert_eq!(steps(&app, number).await, [Step::Accepted, Step::Paid].map(Step::number));
        assert_sound(&app).await;

        // Booked and rescinded at last, it goes back; the transfer again brings it no second time.
        rescind(&app, &person, number).await.unwrap();
        remit(&app, &person, number, in_full(&person, "f")).await.unwrap();
        let late = remit(&app, &person, number, in_full(&person, "h")).await;
        assert_eq!(sentence(late), "订单已不在等待中");
        assert_sound(&app).await;
    }

    async fn one_of_two_transfers_that_arrive_at_once_is_booked(db: Db) {
        let app = app(db, MORNING).await;
        let person = Arc::new(buyer(&app, 1, C4).await);
        for round in 0..6 {
            let number = place(&app, &person, Funds::Remittance(person.card_id), MIXED).await;
            let arrives = |reference: String| {
                let (app, person) = (app.clone(), person.clone());
                let remittance = in_full(&person, &reference);
                async move { remit(&app, &person, number, remittance).await }
            };
            // The same one matched twice, or two of the same sum.
            let same = round % 2 == 0;
            let second = if same { "a" } else { "b" };
            let (one, other) =
                at_once(arrives(format!("{round}-a")), arrives(format!("{round}-{second}"))).await;
            let booked = [&one, &other].into_iter().filter(|answer| answer.is_ok()).count();
            assert_eq!(booked, if same { 2 } else { 1 }, "{one:?} {other:?}");
            assert_eq!(steps(&app, number).await, [Step::Accepted, Step::Paid].map(Step::number));
            assert_sound(&app).await;
        }
    }
}
