//! Purchases that are placed together come out as if they had been placed one behind another.

use crate::testing::{BOLD, C1, C4, MIXED, MONEY, app, assert_sound, buyer, client};
use crate::testing::{confirm_warning, refuse_above_cap};
use crate::tests::{MORNING, migrations};
use crate::{Agreed, Authority, Cause, Consent, Desk, Funds, Order, PayBell, Prepared, Promised};
use crate::{Purchase, Run, Tried, collect};
use bankcards::testing::OpenedPerson;
use db::{Db, Tx, db_test, sql};
use kernel::{Fen, TradeAcco};
use std::sync::{Arc, Mutex};
use wire::{Answer, App, Failure, Refusal};

/// Amounts below a plan's least, within, and above the limits of fund, card and day.
const AMOUNTS: [&str; 7] = ["1", "100", "300", "450", "450", "4000000", "6000000"];

/// Numbers of a seed, each below the bound that is asked for.
struct Drawn(u64);

impl Drawn {
    fn below(&mut self, bound: usize) -> usize {
        self.0 = self.0.wrapping_mul(6_364_136_223_846_793_005).wrapping_add(1_442_695_040_888_963);
        usize::try_from(self.0 >> 33).unwrap() % bound
    }
}

/// Who buys, of whom some may not.
async fn people(app: &App) -> Vec<OpenedPerson> {
    let warned = buyer(app, 1, C4).await;
    confirm_warning(app, &client(app, &warned.person.token), BOLD).await;
    let expired = buyer(app, 4, C4).await;
    accounts::testing::valid_until(app, &expired.person, "2026-03-01".parse().unwrap()).await;
    vec![
        warned,
        buyer(app, 2, C4).await,
        buyer(app, 3, C1).await,
        expired,
        bankcards::testing::opened_customer(app, 5).await,
    ]
}

fn purchase(desk: &Desk, people: &[OpenedPerson], drawn: &mut Drawn, no: i64) -> Purchase {
    let person = &people[drawn.below(people.len())];
    // One time in eight somebody else's account, and one that there is none.
    let trade_acco = match drawn.below(8) {
        0 => people[drawn.below(people.len())].trade_acco,
        1 => TradeAcco::of(person.person.cust_no, 7).unwrap(),
        _ => person.trade_acco,
    };
    let agreed = Agreed { documents: "fund-contract 2025-01".to_owned(), at: desk.now };
    Purchase {
        order_no: desk.next_order_no().unwrap(),
        cust_no: person.person.cust_no,
        fund_code: [MIXED, BOLD, MONEY][drawn.below(3)].parse().unwrap(),
        amount: AMOUNTS[drawn.below(AMOUNTS.len())].parse().unwrap(),
        funds: Funds::Account { trade_acco, card_id: None },
        consent: Consent::Earlier { decision_id: 1, agreed },
        authority: Authority::Mandate(17.into()),
        promised: Promised::default(),
        run: Run::Plan,
        cause: Some(Cause::of("plans", no)),
        holds_until: None,
        voucher: None,
    }
}

async fn one_by_one(tx: &mut Tx, desk: &Desk, all: &[Prepared]) -> Answer<Vec<Tried>> {
    let mut tried = Vec::new();
    for one in all {
        tried.push(match desk.buy(tx, one).await {
            Ok(placed) => Ok(placed),
            Err(Failure::Refused(refusal)) => Err(refusal),
            Err(failure) => return Err(failure),
        });
    }
    Ok(tried)
}

/// What became of each, and how many rows and what money that left.
type Left = (Vec<Result<(bool, Order), Refusal>>, Vec<i64>);

/// Decides in a transaction that comes to nothing.
async fn decided(app: &App, desk: &Desk, all: &Arc<Vec<Prepared>>, together: bool) -> Left {
    let left = Arc::new(Mutex::new(None));
    let (kept, desk, all) = (Arc::clone(&left), desk.clone(), Arc::clone(all));
    let decide = async move |tx: &mut Tx| {
        let tried = match together {
            true => desk.buy_together(tx, &all).await?,
            false => one_by_one(tx, &desk, &all).await?,
        };
        // Decisions have numbers of their own.
        let shown =
            |placed: crate::Placed| (placed.fresh, Order { decision_id: None, ..placed.order });
        let tried = tried.into_iter().map(|one| one.map(shown)).collect();
        let mut rows = Vec::new();
        for count in [
            sql!("SELECT COUNT(*) AS n FROM orders_orders"),
            sql!("SELECT CAST(COALESCE(SUM(amount), 0) AS BIGINT) AS n FROM orders_orders"),
            sql!("SELECT COUNT(*) AS n FROM orders_open"),
            sql!("SELECT COUNT(*) AS n FROM orders_events"),
            sql!("SELECT COUNT(*) AS n FROM orders_payments"),
            sql!("SELECT COUNT(*) AS n FROM orders_causes"),
            sql!("SELECT COUNT(*) AS n FROM suitability_decisions"),
        ] {
            rows.push(tx.one::<(i64,)>(count).await?.0);
        }
        *kept.lock().unwrap() = Some((tried, rows));
        Err::<(), _>(Failure::fault("a test", "it comes to nothing"))
    };
    assert!(app.db().write(decide).await.is_err());
    left.lock().unwrap().take().unwrap()
}

db_test! { migrations();
    async fn purchases_together_come_out_as_one_behind_another(db: Db) {
        let app = app(db, MORNING).await;
        let cap = Fen::from_whole(1_000).unwrap();
        refuse_above_cap(&app, MIXED, "澄溪远见混合A", cap).await;
        let people = people(&app).await;
        let desk = Desk::open(&app, app.now());
        let (mut placed, mut codes) = (0, std::collections::BTreeSet::new());
        for seed in 1..=6 {
            let mut drawn = Drawn(seed);
            let mut all = Vec::new();
            for no in 0..40 {
                // Some causes are those of the seeds before.
                let no = i64::try_from(seed * 20 + no).unwrap();
                let wish = purchase(&desk, &people, &mut drawn, no);
                all.extend(desk.prepare(wish));
            }
            let all = Arc::new(all);
            let (alone, rows) = decided(&app, &desk, &all, false).await;
            let together = decided(&app, &desk, &all, true).await;
            // What was placed before does not matter: it is answered.
            assert_eq!(format!("{:#?}", (alone.clone(), rows)), format!("{together:#?}"), "{seed}");
            placed += alone.iter().filter(|one| one.is_ok()).count();
            codes.extend(alone.iter().filter_map(|one| Some(one.as_ref().err()?.code)));
            // Half of them are placed, as those behind them find them.
            let (desk, some) = (desk.clone(), Arc::clone(&all));
            let place = async move |tx: &mut Tx| {
                let half = some.len() / 2;
                let tried = desk.buy_together(tx, &some[..half]).await?;
                let fresh = tried.into_iter().flatten().filter(|placed| placed.fresh);
                Ok::<_, Failure>(fresh.map(|placed| placed.order.order_no).collect::<Vec<_>>())
            };
            for order_no in app.db().write(place).await.unwrap() {
                app.get::<PayBell>().placed(order_no);
            }
            collect(&app).await.unwrap();
        }
        assert!(placed > 30, "{placed} placed");
        assert!(codes.len() > 6, "{codes:?}");
        assert_sound(&app).await;
    }
}
