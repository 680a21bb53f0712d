//! Three funds with one debit: paid, refused, given up, paid late, twice, and by two at once.

use crate::order::store::parents;
use crate::payments::store as payments;
use crate::payments::tests::paying::{forget_asking, give_up, other_process};
use crate::testing::{
    BOLD, C4, FOREIGN, MIXED, SISTER, app, assert_sound, buyer, close_day, confirm_warning,
};
use crate::tests::{MORNING, migrations};
use crate::{
    Authority, Cause, CollectCounts, Consent, Desk, Funds, OrderStatus, Parent, ParentNo,
    ParentOrders, ParentStatus, PayBell, PayStatus, PlacedParent, Promised, Purchase, Run, collect,
    pay_due,
};
use bankcards::testing::OpenedPerson;
use db::{Db, Tx, db_test, sql};
use kernel::{Fen, Nav};
use std::sync::Arc;
use wire::{Answer, App, Failure};

const DOCUMENTS: [&str; 4] = ["fund-contract", "prospectus", "risk-disclosure", "sales-service"];

pub type Part<'a> = (&'a str, &'a str);

/// 600 yuan for three funds.
pub const THREE: [Part<'static>; 3] = [(MIXED, "100"), (SISTER, "200"), (FOREIGN, "300")];
/// The same, with as many fen more as decide what the simulated bank does.
pub const fn three(first: &'static str) -> [Part<'static>; 3] {
    [(MIXED, first), (SISTER, "200"), (FOREIGN, "300")]
}

fn parent(desk: &Desk, person: &OpenedPerson, parts: &[Part<'_>]) -> Parent {
    let (parent_no, cust_no) = (desk.next_parent_no().unwrap(), person.person.cust_no);
    let child = |(fund, amount): &Part<'_>| {
        let wish = Purchase {
            order_no: desk.next_order_no().unwrap(),
            cust_no,
            fund_code: fund.parse().unwrap(),
            amount: amount.parse().unwrap(),
            funds: Funds::Parent(parent_no),
            consent: Consent::Now { agreements: DOCUMENTS.map(ToOwned::to_owned).into() },
            authority: Authority::Mandate(17.into()),
            promised: Promised::default(),
            run: Run::Once,
            cause: None,
            holds_until: None,
            voucher: None,
        };
        desk.prepare(wish).unwrap()
    };
    let children: Vec<_> = parts.iter().map(child).collect();
    let sum = |(_, amount): &Part<'_>| amount.parse().unwrap();
    let amount = Fen::try_sum(parts.iter().map(sum)).unwrap();
    let card_id = person.card_id;
    Parent { parent_no, cust_no, card_id, amount, cause: None, children }
}

async fn take(app: &App, desk: Desk, parent: Parent) -> Answer<PlacedParent> {
    let open = async move |tx: &mut Tx| desk.open_parent(tx, &parent).await;
    let placed: PlacedParent = app.db().write::<_, Failure, _>(open).await?;
    if placed.fresh {
        app.get::<PayBell>().opened(placed.stored.parent.parent_no);
    }
    Ok(placed)
}

/// Places a parent; the bank is not asked yet.
pub async fn open(app: &App, person: &OpenedPerson, parts: &[Part<'_>]) -> ParentNo {
    let desk = Desk::open(app, app.now());
    let parent = parent(&desk, person, parts);
    take(app, desk, parent).await.unwrap().stored.parent.parent_no
}

pub async fn stored(app: &App, person: &OpenedPerson, number: ParentNo) -> ParentOrders {
    let cust_no = person.person.cust_no;
    let find = async move |tx: &mut Tx| parents::find(tx, cust_no, number).await;
    app.db().write::<_, db::Error, _>(find).await.unwrap().unwrap()
}

/// Where each of its orders and its money stands.
pub async fn states(
    app: &App,
    person: &OpenedPerson,
    number: ParentNo,
) -> Vec<(OrderStatus, PayStatus)> {
    let stored = stored(app, person, number).await;
    stored.orders.iter().map(|order| (order.status, order.pay_status)).collect()
}

/// How often the bank was asked for money under keys like this one.
pub async fn at_bank(app: &App, like: String) -> i64 {
    let read = async |tx: &mut Tx| {
        let count = sql!("SELECT COUNT(*) AS n FROM partners_payments WHERE key LIKE $1", like);
        tx.one::<(i64,)>(count).await
    };
    app.db().read(read).await.unwrap().0
}

/// The answer of the bank that a payment of this first part meets.
async fn asked(db: Db, first: &'static str) -> (App, OpenedPerson, ParentNo, CollectCounts) {
    let app = app(db, MORNING).await;
    let person = buyer(&app, 1, C4).await;
    let number = open(&app, &person, &three(first)).await;
    let counts = collect(&app).await.unwrap();
    assert_sound(&app).await;
    (app, person, number, counts)
}

const PAID: (OrderStatus, PayStatus) = (OrderStatus::Accepted, PayStatus::Paid);
const PAYING: (OrderStatus, PayStatus) = (OrderStatus::Accepted, PayStatus::Paying);

db_test! { migrations();
    async fn three_funds_are_paid_by_one_debit_and_confirmed(db: Db) {
        let (app, person, number, counts) = asked(db, "100").await;
        assert_eq!(counts, CollectCounts { paid: 1, ..CollectCounts::default() });
        assert_eq!(states(&app, &person, number).await, [PAID; 3]);
        assert_eq!(at_bank(&app, number.to_string()).await, 1);
        assert_eq!(at_bank(&app, "%".to_owned()).await, 1);
        let before = stored(&app, &person, number).await;
        assert_eq!(before.status(), ParentStatus::Open);
        assert!(before.orders.iter().all(|o| o.t_day.to_string() == "2026-03-02"));
        let closed = close_day(&app, "2026-03-02".parse().unwrap(), Nav::PAR).await;
        assert_eq!(closed.confirmed, 3);
        assert_eq!(stored(&app, &person, number).await.status(), ParentStatus::Confirmed);
        assert_sound(&app).await;
    }

    async fn a_refused_debit_voids_all_three(db: Db) {
        let (app, person, number, counts) = asked(db, "100.91").await;
        assert_eq!(counts.refused, 1);
        let void = (OrderStatus::Void, PayStatus::PayFailed);
        assert_eq!(states(&app, &person, number).await, [void; 3]);
        assert_eq!(stored(&app, &person, number).await.status(), ParentStatus::Failed);
    }

    async fn given_up_and_refused_later_all_three_are_void_and_nothing_moves(db: Db) {
        let (app, person, number, counts) = asked(db, "100.94").await;
        assert_eq!((counts.unknown, states(&app, &person, number).await), (1, vec![PAYING; 3]));
        assert_eq!(give_up(&app, "2026-03-03").await, 3);
        assert_eq!(give_up(&app, "2026-03-03").await, 0);
        let unknown = (OrderStatus::Void, PayStatus::Paying);
        assert_eq!(states(&app, &person, number).await, [unknown; 3]);
        assert_sound(&app).await;
        forget_asking(&app).await;
        assert_eq!(collect(&app).await.unwrap().refused, 1);
        let void = (OrderStatus::Void, PayStatus::PayFailed);
        assert_eq!(states(&app, &person, number).await, [void; 3]);
        assert_sound(&app).await;
    }

    async fn money_that_comes_after_all_goes_back_in_one_payout(db: Db) {
        let (app, person, number, counts) = asked(db, "100.93").await;
        assert_eq!(counts.unknown, 1);
        app.clock().move_to("2026-03-03T15:00:00+08:00".parse().unwrap());
        assert_eq!(give_up(&app, "2026-03-03").await, 3);
        app.clock().move_to("2026-03-04T09:40:00+08:00".parse().unwrap());
        forget_asking(&app).await;
        let late = CollectCounts { late: 1, ..CollectCounts::default() };
        assert_eq!(collect(&app).await.unwrap(), late);
        let back = (OrderStatus::Void, PayStatus::Refunding);
        assert_eq!(states(&app, &person, number).await, [back; 3]);
        assert_sound(&app).await;
        pay_due(&app, app.now().day(), app.now()).await.unwrap();
        forget_asking(&app).await;
        crate::payouts::pay::pay_open(&app).await.unwrap();
        let back = (OrderStatus::Void, PayStatus::Refunded);
        assert_eq!(states(&app, &person, number).await, [back; 3]);
        assert_eq!(at_bank(&app, "out-%".to_owned()).await, 1);
        assert_sound(&app).await;
    }

    async fn a_bank_that_answers_twice_or_finds_it_again_is_booked_once(db: Db) {
        let app = app(db, MORNING).await;
        let person = buyer(&app, 1, C4).await;
        for first in ["100.89", "100.99", "100.90"] {
            let number = open(&app, &person, &three(first)).await;
            for _ in 0..3 {
                collect(&app).await.unwrap();
                forget_asking(&app).await;
            }
            assert_eq!(states(&app, &person, number).await, [PAID; 3], "{first}");
            assert_sound(&app).await;
        }
    }
}

db_test! { migrations();
    async fn an_answer_that_is_lost_is_asked_about_first(db: Db) {
        let (app, person, number, counts) = asked(db.clone(), "100.95").await;
        assert_eq!(counts.unknown, 1);
        let other = other_process(db).await;
        assert_eq!(collect(&other).await.unwrap(), CollectCounts::default());
        forget_asking(&app).await;
        assert_eq!(collect(&other).await.unwrap().paid, 1);
        assert_eq!(at_bank(&app, number.to_string()).await, 1);
        assert_eq!(states(&app, &person, number).await, [PAID; 3]);
        assert_sound(&app).await;
    }

    async fn a_process_that_dies_between_claim_and_question_leaves_it_to_another(db: Db) {
        let app = app(db.clone(), MORNING).await;
        let person = buyer(&app, 1, C4).await;
        let number = open(&app, &person, &THREE).await;
        forget_asking(&app).await;
        let now = app.clock().unmoved();
        let claim = async move |tx: &mut Tx| {
            let claimed = payments::claim(tx, (now, now), 10).await?;
            let asked = |p: &crate::payments::payment::Payment| payments::Asked {
                payment_no: p.payment_no,
                asked_at: now,
            };
            payments::asked(tx, &claimed.iter().map(asked).collect::<Vec<_>>()).await?;
            Ok::<_, db::Error>(claimed.len())
        };
        assert_eq!(app.db().write(claim).await.unwrap(), 1);
        let other = other_process(db).await;
        assert_eq!(collect(&other).await.unwrap(), CollectCounts::default());
        forget_asking(&app).await;
        assert_eq!(collect(&other).await.unwrap().paid, 1);
        assert_eq!(collect(&app).await.unwrap().paid, 0);
        assert_eq!(at_bank(&app, number.to_string()).await, 1);
        assert_eq!(states(&app, &person, number).await, [PAID; 3]);
        assert_sound(&app).await;
    }

    async fn placed_twice_and_by_six_at_once_for_one_cause_it_is_one_parent(db: Db) {
        let app = app(db, MORNING).await;
        let person = Arc::new(buyer(&app, 1, C4).await);
        let run = async |app: App, person: Arc<OpenedPerson>| {
            let desk = Desk::open(&app, app.now());
            let cause = Some(Cause::of("plans", 170_001));
            let asked = Parent { cause, ..parent(&desk, &person, &THREE) };
            let placed = take(&app, desk, asked).await.unwrap();
            (placed.stored.parent.parent_no, placed.fresh)
        };
        let runs: Vec<_> =
            (0..6).map(|_| tokio::spawn(run(app.clone(), Arc::clone(&person)))).collect();
        let (mut numbers, mut fresh) = (Vec::new(), 0);
        for ran in runs {
            let (number, new) = ran.await.unwrap();
            numbers.push(number);
            fresh += u32::from(new);
        }
        let again = run(app.clone(), Arc::clone(&person)).await;
        assert_eq!(again, (numbers[0], false));
        numbers.dedup();
        assert_eq!((numbers.len(), fresh), (1, 1));
        assert_eq!(collect(&app).await.unwrap().paid, 1);
        assert_eq!(states(&app, &person, numbers[0]).await, [PAID; 3]);
        assert_sound(&app).await;
    }

    async fn of_a_parent_that_is_refused_nothing_is_written(db: Db) {
        let app = app(db, MORNING).await;
        let person = buyer(&app, 1, C4).await;
        let desk = Desk::open(&app, app.now());
        // The last one is below the least amount, and the sum of the others above the card's limit.
        let small = parent(&desk, &person, &[(MIXED, "100"), (SISTER, "200"), (FOREIGN, "1")]);
        let large = parent(&desk, &person, &[(MIXED, "3000000"), (SISTER, "3000000")]);
        let judge = async move |tx: &mut Tx| {
            let mut refused = Vec::new();
            for parent in [&small, &large] {
                match desk.open_parent(tx, parent).await {
                    Err(Failure::Refused(refusal)) => refused.push(refusal.sentence.into_owned()),
                    _ => panic!("it was not refused"),
                }
            }
            let count = sql!(
                "SELECT (SELECT COUNT(*) FROM suitability_decisions)
                      + (SELECT COUNT(*) FROM orders_orders)
                      + (SELECT COUNT(*) FROM orders_parents)
                      + (SELECT COUNT(*) FROM orders_payments) AS written"
            );
            let (written,): (i64,) = tx.one(count).await?;
            Ok::<_, Failure>((refused, written))
        };
        let (refused, written) = app.db().write(judge).await.unwrap();
        assert_eq!((refused.len(), written), (2, 0), "{refused:?}");
        assert!(refused[0].contains("金额不能低于"), "{refused:?}");
        assert!(refused[1].contains("单笔"), "{refused:?}");
    }

    async fn what_does_not_fit_into_its_new_t_goes_back_and_the_others_live(db: Db) {
        let app = app(db, "2026-03-02T14:00:00+08:00").await;
        let person = buyer(&app, 1, C4).await;
        let client = crate::testing::client(&app, &person.person.token);
        confirm_warning(&app, &client, BOLD).await;
        // The bold fund takes a thousand a day.
        let parts = [(MIXED, "100.88"), (SISTER, "400"), (BOLD, "600")];
        let number = open(&app, &person, &parts).await;
        assert_eq!(collect(&app).await.unwrap().unknown, 1);
        app.clock().move_to("2026-03-02T15:00:00+08:00".parse().unwrap());
        close_day(&app, "2026-03-02".parse().unwrap(), Nav::PAR).await;
        app.clock().move_to("2026-03-03T09:30:00+08:00".parse().unwrap());
        identity::testing::unlock(&app, &person.person.token).await;
        confirm_warning(&app, &client, BOLD).await;
        let other = crate::testing::purchase(BOLD, &person, "500");
        client.bff("trade/public/buy", other).await.ok();
        forget_asking(&app).await;
        assert_eq!(collect(&app).await.unwrap().paid, 2);
        let back = (OrderStatus::Void, PayStatus::Refunding);
        assert_eq!(states(&app, &person, number).await, [PAID, PAID, back]);
        let moved = stored(&app, &person, number).await;
        assert!(moved.orders[..2].iter().all(|o| o.t_day.to_string() == "2026-03-03"));
        assert_sound(&app).await;
        assert_eq!(pay_due(&app, app.now().day(), app.now()).await.unwrap().paid, 1);
        let back = (OrderStatus::Void, PayStatus::Refunded);
        assert_eq!(states(&app, &person, number).await, [PAID, PAID, back]);
        assert_eq!(at_bank(&app, format!("out-refund-{}", moved.orders[2].order_no)).await, 1);
        close_day(&app, "2026-03-03".parse().unwrap(), Nav::PAR).await;
        assert_eq!(stored(&app, &person, number).await.status(), ParentStatus::PartlyConfirmed);
        assert_sound(&app).await;
    }
}
