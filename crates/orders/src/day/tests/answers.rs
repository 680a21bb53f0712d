//! What the TA answers, and what stands of orders in the hash over all books.

use crate::placing::tests::{converting, redeeming::holder};
use crate::testing::{C4, MIXED, MONEY, answer, app, assert_sound, bought, buyer, client};
use crate::tests::{MORNING, migrations};
use crate::{
    ConfirmCounts, Confirmation, Confirming, Converted, OrderStatus, Outcome, all_orders,
    confirm_many, digest, seal_day, to_export,
};
use db::{Db, Error, Tx, db_test};
use kernel::{Calendar, Day, Fen};
use wire::App;

async fn seal(app: &App, day: Day) {
    let at = app.now();
    let seal = async move |tx: &mut Tx| seal_day(tx, day, at).await;
    app.db().write::<_, Error, _>(seal).await.unwrap();
}

async fn confirm(app: &App, day: Day, confirmation: Confirmation) -> Result<ConfirmCounts, Error> {
    let calendar = Calendar::china();
    let confirming = Confirming::of(app, calendar.next_open(day), app.now());
    let all = [confirmation];
    app.db().write(async move |tx: &mut Tx| confirm_many(tx, &confirming, &all).await).await
}

fn require_fault(answered: Result<ConfirmCounts, Error>) {
    let text = answered.unwrap_err().to_string();
    assert!(text.contains("does not fit the order"), "{text}");
}

db_test! { migrations();
    async fn an_answer_to_another_kind_of_order_is_a_fault_and_changes_nothing(db: Db) {
        let app = app(db, MORNING).await;
        let person = buyer(&app, 1, C4).await;
        let order_no = bought(&app, &person, MIXED, "500").await;
        let day = "2026-03-02".parse().unwrap();
        seal(&app, day).await;
        let outcomes = [
            Outcome::MethodSet,
            Outcome::OfferingFailed { interest: Fen::ZERO },
            Outcome::Redeemed {
                nav: "1".parse().unwrap(),
                shares: "500".parse().unwrap(),
                fee: Fen::ZERO,
                net: "500".parse().unwrap(),
            },
        ];
        for outcome in outcomes {
            require_fault(confirm(&app, day, Confirmation { order_no, outcome }).await);
        }
        let order = app.db().read::<_, Error, _>(async |tx| all_orders(tx).await);
        let order = order.await.unwrap().remove(0);
        assert_eq!((order.status, order.confirmed_on), (OrderStatus::Sent, None));
        let counts = confirm(&app, day, answer(&order, "1.2500".parse().unwrap())).await.unwrap();
        assert_eq!(counts.confirmed, 1);
        assert_sound(&app).await;
    }

    async fn a_conversion_of_more_shares_or_at_a_fee_below_zero_is_a_fault(db: Db) {
        let (app, person) = holder(db, MIXED, "10000").await;
        let ask = converting::ask([MIXED, MONEY], &person, "1000");
        client(&app, &person.person.token).bff("trade/public/convert", ask).await.ok();
        let day: Day = "2026-03-04".parse().unwrap();
        seal(&app, day).await;
        let sent = app.db().read::<_, Error, _>(async move |tx| to_export(tx, day, None, 9).await);
        let right = answer(&sent.await.unwrap()[0], "1.3000".parse().unwrap());
        let Outcome::Converted(said) = right.outcome.clone() else { panic!("{right:?}") };
        let less = Fen::from_units(-1);
        for wrong in [
            Converted { shares: "1000.01".parse().unwrap(), ..said.clone() },
            Converted { redeem_fee: less, ..said.clone() },
            Converted { top_up_fee: less, ..said.clone() },
        ] {
            let wrong = Confirmation { outcome: Outcome::Converted(wrong), ..right.clone() };
            require_fault(confirm(&app, day, wrong).await);
        }
        assert_eq!(confirm(&app, day, right).await.unwrap().confirmed, 1);
        assert_sound(&app).await;
    }

    async fn the_hash_is_of_every_order_and_of_no_number_or_moment(db: Db) {
        let app = app(db, MORNING).await;
        let person = buyer(&app, 1, C4).await;
        for amount in ["500", "700", "500"] {
            bought(&app, &person, MIXED, amount).await;
        }
        let lines = app.db().read::<_, Error, _>(async |tx| digest(tx).await).await.unwrap();
        let line = |amount: &str| {
            let (cust_no, acco) = (person.person.cust_no, person.trade_acco);
            format!(
                "{cust_no} 022 {MIXED} {acco} 2026-03-02 {amount} 0.00 0 2 \
                 None None None None None None"
            )
        };
        assert_eq!(lines, [line("500.00"), line("500.00"), line("700.00")]);
    }
}
