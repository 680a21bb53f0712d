//! The morning on which many plans are due, on servers that are killed with SIGKILL in the middle
//! of it: no plan debits twice, nothing is debited without a run, and none is left out.

use crate::shop::{Server, Shopper, audit, config, open_shop, tael};
use app::Config;
use db::{Db, Tx};
use kernel::{Calendar, Clock, Day, Instant, TimeOfDay};
use orders::OrderStatus;
use serde_json::json;
use simulation::{AGREEMENTS, data_folder};
use std::collections::BTreeSet;
use std::time::Duration;
use wire::testing::Client;

/// Of each customer: together many pieces of a morning.
const PLANS: i64 = 250;
/// Between the numbers of plans that are copied.
const APART: i64 = 1_000_000_000_000;
/// Servers that are killed while plans run.
const KILLS: usize = 4;
/// Parts of the test that are longer than this hang.
const LONG: Duration = Duration::from_secs(120);

#[test]
fn a_server_that_is_killed_while_plans_run_debits_each_once() {
    let folder = data_folder().unwrap();
    let config = Config { sandbox: true, ..config(&folder, None) };
    tokio::runtime::Runtime::new().unwrap().block_on(killed_in_the_morning(&config, 1));
}

#[test]
fn two_servers_on_postgresql_that_are_killed_in_turn_debit_each_once() {
    let folder = data_folder().unwrap();
    db::testing::postgres_url(&app::migrations(), async |url: String| {
        let config = Config { sandbox: true, ..config(&folder, Some(url)) };
        killed_in_the_morning(&config, 2).await;
    });
}

async fn killed_in_the_morning(config: &Config, count: usize) {
    let shoppers = open_shop(config).await;
    let (due, all) = many_plans(config, &shoppers).await;
    let mut servers: Vec<Server> = (0..count).map(|_| Server::begin(config)).collect();
    let mut midway = 0;
    for kill in 1..=KILLS {
        let until = all * i64::try_from(kill).unwrap() / i64::try_from(KILLS + 1).unwrap();
        let done = until_run(config, due, until).await;
        midway += usize::from(done < all);
        // Whoever is at work, or waits for it.
        let killed = servers.get_mut(kill % count).unwrap();
        killed.kill();
        *killed = Server::begin(config);
    }
    assert!(midway > 0, "killed when all had run");
    until_run(config, due, all).await;
    until_all_are_paid(config).await;
    servers.iter_mut().for_each(Server::kill);
    let orders = audit(config).await;
    assert_eq!(i64::try_from(orders.len()).unwrap(), all, "an order of each plan");
    let placed: BTreeSet<String> = orders
        .iter()
        .inspect(|order| assert_eq!(order.status, OrderStatus::Accepted))
        .map(|order| format!("{:?}", order.authority))
        .collect();
    assert_eq!(placed.len(), orders.len(), "each is another plan's");
    let (done, said) = tael(config, "verify");
    assert!(done, "{said}");
}

/// Leaves each customer so many plans that are due on the next open day, at whose half past nine
/// the clock stands. Answers the day, and how many they are.
async fn many_plans(config: &Config, shoppers: &[Shopper]) -> (Day, i64) {
    let started = app::open(config, Clock::system()).await.unwrap();
    let app = &started.app;
    for shopper in shoppers {
        let rooms = vec![plans::routes(), orders::routes()];
        let client = Client::new(app, rooms).with_token(&shopper.person.person.token);
        let wish = json!({
            "fundCode": shopper.fund, "cardId": shopper.person.card_id, "amount": "100",
            "cycleUnit": 0, "agreements": AGREEMENTS,
        });
        client.post("/fixapply/add", wish).await.ok();
    }
    let copy = async move |tx: &mut Tx| {
        let least = db::sql!("SELECT MIN(plan_no) AS least FROM plans_plans");
        let (least,): (i64,) = tx.one(least).await?;
        for number in 1..PLANS {
            let apart = number * APART;
            let query = db::sql!(
                "INSERT INTO plans_plans (cust_no, plan_no, fund_code, trade_acco, cash_fund,
                     amount, cycle_unit, cycle, fix_day, rule, rule_window, end_on, end_runs,
                     end_rate, state, failures, counted_from, nominal_on, due_on, under_way,
                     paid_runs, paid, decision_id, agreed, agreed_at, created_at, ended_at,
                     ended_why)
                 SELECT cust_no, plan_no - $1, fund_code, trade_acco, cash_fund, amount,
                     cycle_unit, cycle, fix_day, rule, rule_window, end_on, end_runs, end_rate,
                     state, failures, counted_from, nominal_on, due_on, under_way, paid_runs,
                     paid, decision_id, agreed, agreed_at, created_at, ended_at, ended_why
                 FROM plans_plans WHERE plan_no >= $2",
                apart,
                least
            );
            tx.execute(query).await?;
        }
        tx.one::<(Day, i64)>(db::sql!(
            "SELECT MIN(due_on) AS due, COUNT(*) AS count FROM plans_plans"
        ))
        .await
    };
    let (due, all) = app.db().write::<_, db::Error, _>(copy).await.unwrap();
    assert!(Calendar::china().is_open(due));
    let morning = Instant::at(due, TimeOfDay::new(9, 30).unwrap());
    clearing::move_clock(app, morning).await.unwrap();
    app.db().close().await.unwrap();
    (due, all)
}

/// A look at the books, beside the servers.
async fn beside<T: Send + 'static>(config: &Config, look: impl AsyncFn(&Db) -> T) -> T {
    let db = match &config.database_url {
        Some(url) => Db::open(url, &app::migrations()).await.unwrap(),
        None => Db::sqlite(config.data.join("tael.db"), &app::migrations()).unwrap(),
    };
    let found = look(&db).await;
    db.close().await.unwrap();
    found
}

/// Waits until so many plans have run; answers how many have.
async fn until_run(config: &Config, due: Day, wanted: i64) -> i64 {
    beside(config, async |db| {
        let began = std::time::Instant::now();
        loop {
            let read = async |tx: &mut Tx| plans::runs_of(tx, due).await;
            let counts = db.read::<_, db::Error, _>(read).await.unwrap();
            let done: i64 = counts.iter().map(|(_, count)| count).sum();
            if done >= wanted {
                return done;
            }
            assert!(began.elapsed() < LONG, "{done} of {wanted} have run");
            tokio::time::sleep(Duration::from_millis(3)).await;
        }
    })
    .await
}

async fn until_all_are_paid(config: &Config) {
    beside(config, async |db| {
        let began = std::time::Instant::now();
        loop {
            let read = async |tx: &mut Tx| {
                let query = db::sql!(
                    "SELECT COUNT(*) AS unpaid FROM orders_orders WHERE pay_status <> '2'"
                );
                tx.one::<(i64,)>(query).await
            };
            let (unpaid,) = db.read::<_, db::Error, _>(read).await.unwrap();
            if unpaid == 0 {
                return;
            }
            assert!(began.elapsed() < LONG, "{unpaid} are not paid");
            tokio::time::sleep(Duration::from_millis(100)).await;
        }
    })
    .await;
}
