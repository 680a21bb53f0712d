//! The counter takes orders without a call: on a standing instruction, and once for each cause.

use crate::testing::{BOLD, C4, MIXED, app, assert_sound, bought, buyer, client, close_day};
use crate::tests::{MORNING, migrations};
use crate::{
    Agreed, Authority, Cause, Consent, Desk, Exchange, Funds, Order, OrderNo, PaidBy, PayBell,
    Promised, Purchase, Redemption, Run, Way, collect,
};
use bankcards::testing::OpenedPerson;
use db::{Db, Tx, db_test, sql};
use kernel::Shares;
use serde_json::json;
use wire::{App, Failure};

/// The documents as they were accepted when a plan was made.
const ACCEPTED: &str = "fund-contract 2025-01";

/// A purchase that plan 17 asks for, with the decision of an order before.
fn instalment(desk: &Desk, person: &OpenedPerson, decision_id: i64, amount: &str) -> Purchase {
    let at = "2026-02-01T10:00:00+08:00".parse().unwrap();
    let agreed = Agreed { documents: ACCEPTED.to_owned(), at };
    Purchase {
        order_no: desk.next_order_no().unwrap(),
        cust_no: person.person.cust_no,
        fund_code: MIXED.parse().unwrap(),
        amount: amount.parse().unwrap(),
        funds: Funds::Card(person.card_id),
        consent: Consent::Earlier { decision_id, agreed },
        authority: Authority::Mandate(17.into()),
        promised: Promised::default(),
        run: Run::Plan,
        cause: Some(Cause::of("plans", 170_001)),
        holds_until: None,
        voucher: None,
    }
}

/// As the job of another room would do it.
async fn run(app: &App, person: &OpenedPerson, decision_id: i64) -> (OrderNo, bool) {
    let desk = Desk::open(app, app.now());
    let purchase = instalment(&desk, person, decision_id, "100");
    let purchase = desk.prepare(purchase).unwrap();
    let buy = async move |tx: &mut Tx| {
        let placed = desk.buy(tx, &purchase).await?;
        Ok::<_, Failure>((placed.order.order_no, placed.fresh))
    };
    let (order_no, fresh) = app.db().write(buy).await.unwrap();
    if fresh {
        app.get::<PayBell>().placed(order_no);
    }
    (order_no, fresh)
}

async fn order(app: &App, order_no: OrderNo) -> Order {
    let find = async |tx: &mut Tx| crate::orders_by_number(tx, &[order_no]).await;
    app.db().read(find).await.unwrap().pop().unwrap()
}

db_test! { migrations();
    async fn an_instalment_that_is_run_twice_is_placed_and_paid_once(db: Db) {
        let app = app(db, MORNING).await;
        let person = buyer(&app, 1, C4).await;
        let (number, fresh) = run(&app, &person, 1).await;
        assert!(fresh);
        assert_eq!(run(&app, &person, 1).await, (number, false));
        assert_eq!(collect(&app).await.unwrap().paid, 1);
        let order = order(&app, number).await;
        assert_eq!(order.authority, Authority::Mandate(17.into()));
        assert_eq!(order.agreed().unwrap().documents, ACCEPTED);
        assert_eq!(order.agreed_at.unwrap().to_string(), "2026-02-01T10:00:00.000+08:00");
        let client = client(&app, &person.person.token);
        let asked = json!({ "orderNo": number });
        let detail = client.bff("trade/tradeRecordDetail", asked).await.ok();
        assert_eq!(detail["timeline"][0]["detail"], "由定投计划发起");
        assert_eq!(detail["planNo"], "17");
        let records = client.bff("trade/queryTradeRecordNew", json!({})).await.ok();
        assert_eq!(records["months"][0]["records"].as_array().unwrap().len(), 1);
        assert_sound(&app).await;
    }

    async fn an_instalment_that_two_tasks_run_at_once_is_placed_once(db: Db) {
        let app = app(db, MORNING).await;
        let person = std::sync::Arc::new(buyer(&app, 1, C4).await);
        let runs: Vec<_> = (0..6)
            .map(|_| {
                let (app, person) = (app.clone(), std::sync::Arc::clone(&person));
                tokio::spawn(async move { run(&app, &person, 1).await })
            })
            .collect();
        let (mut numbers, mut fresh) = (Vec::new(), 0);
        for ran in runs {
            let (number, new) = ran.await.unwrap();
            numbers.push(number);
            fresh += u32::from(new);
        }
        numbers.dedup();
        assert_eq!((numbers.len(), fresh), (1, 1));
        assert_eq!(collect(&app).await.unwrap().paid, 1);
        assert_sound(&app).await;
    }

    async fn a_redemption_and_a_conversion_of_one_cause_are_taken_once(db: Db) {
        let app = app(db, MORNING).await;
        let person = buyer(&app, 1, C4).await;
        bought(&app, &person, MIXED, "1000").await;
        close_day(&app, "2026-03-02".parse().unwrap(), "1.0000".parse().unwrap()).await;
        app.clock().move_to("2026-03-04T10:00:00+08:00".parse().unwrap());
        let desk = Desk::open(&app, app.now());
        let agreed = Agreed { documents: ACCEPTED.to_owned(), at: app.now() };
        let consent = Consent::Earlier { decision_id: 1, agreed };
        let shares: Shares = "100".parse().unwrap();
        let redemption = Redemption {
            order_no: desk.next_order_no().unwrap(),
            cust_no: person.person.cust_no,
            fund_code: MIXED.parse().unwrap(),
            trade_acco: person.trade_acco,
            shares,
            defer_rest: true,
            way: Way::Ordinary,
            authority: Authority::House,
            promised: Promised::default(),
            cause: Some(Cause::of("plans", 1)),
        };
        let exchange = Exchange {
            order_no: desk.next_order_no().unwrap(),
            cust_no: person.person.cust_no,
            fund_code: MIXED.parse().unwrap(),
            target_fund_code: crate::testing::MONEY.parse().unwrap(),
            trade_acco: person.trade_acco,
            shares,
            consent,
            authority: Authority::House,
            promised: Promised::default(),
            cause: Some(Cause::of("plans", 2)),
        };
        let take = async move |tx: &mut Tx| {
            let mut fresh = Vec::new();
            for _ in 0..2 {
                fresh.push(desk.redeem(tx, &redemption).await?.fresh);
                fresh.push(desk.convert(tx, &exchange).await?.fresh);
            }
            Ok::<_, Failure>(fresh)
        };
        assert_eq!(app.db().write(take).await.unwrap(), [true, true, false, false]);
        assert_sound(&app).await;
    }

    async fn who_is_there_accepts_the_documents_of_the_day_and_that_is_kept(db: Db) {
        let app = app(db, MORNING).await;
        let person = buyer(&app, 1, C4).await;
        let number = bought(&app, &person, MIXED, "100").await;
        let order = order(&app, number).await;
        assert_eq!((order.authority, order.paid_by), (Authority::Present, PaidBy::Card));
        let agreed = order.agreed().unwrap();
        assert!(agreed.documents.starts_with("fund-contract 2026-01, prospectus "), "{agreed:?}");
        assert_eq!(agreed.at, app.now());
    }

    async fn a_warning_that_was_never_acknowledged_stops_an_instalment_too(db: Db) {
        let app = app(db, MORNING).await;
        let person = buyer(&app, 1, C4).await;
        let desk = Desk::open(&app, app.now());
        let bold =
            Purchase { fund_code: BOLD.parse().unwrap(), ..instalment(&desk, &person, 1, "100") };
        let bold = desk.prepare(bold).unwrap();
        let buy = async move |tx: &mut Tx| desk.buy(tx, &bold).await.map(|_| ());
        let Err(Failure::Refused(refusal)) = app.db().write(buy).await else {
            panic!("a C4 has bought a fund of R5 unwarned")
        };
        assert!(refusal.sentence.contains("R5"), "{}", refusal.sentence);
    }

    async fn an_order_that_is_refused_has_written_nothing(db: Db) {
        let app = app(db, MORNING).await;
        let person = buyer(&app, 1, C4).await;
        let desk = Desk::open(&app, app.now());
        let too_little = desk.prepare(instalment(&desk, &person, 1, "1")).unwrap();
        let judge = async move |tx: &mut Tx| {
            let refused = desk.buy(tx, &too_little).await.is_err();
            let count = sql!(
                "SELECT (SELECT COUNT(*) FROM suitability_decisions)
                      + (SELECT COUNT(*) FROM orders_orders)
                      + (SELECT COUNT(*) FROM orders_causes) AS written"
            );
            let (written,): (i64,) = tx.one(count).await?;
            Ok::<_, Failure>((refused, written))
        };
        assert_eq!(app.db().write(judge).await.unwrap(), (true, 0));
    }
}
