//! The real process is killed with SIGKILL while customers buy, and begins again on the same data
//! folder: nothing acknowledged is lost, nothing is done twice.

#![expect(clippy::disallowed_methods, reason = "it waits for another process")]

use app::Config;
use bankcards::testing::{OpenedPerson, opened_customer};
use db::Tx;
use kernel::{Clock, FundCode};
use orders::{Order, PayStatus};
use partners::{Partners, PaymentState};
use serde_json::{Value, json};
use simulation::{AGREEMENTS, data_folder, fill_market, take_test};
use std::collections::{BTreeMap, BTreeSet};
use std::io::{BufRead, BufReader};
use std::process::{Child, Command, Stdio};
use std::sync::{Arc, RwLock};
use std::time::{Duration, Instant};
use tempfile::TempDir;
use tokio::io::{AsyncReadExt, AsyncWriteExt};
use tokio::net::TcpStream;
use wire::SealMode;

const CUSTOMERS: u32 = 20;
const BUYS: usize = 10;
/// Milliseconds before each kill, while purchases are on their way.
const KILLS: [u64; 3] = [40, 80, 120];

#[test]
fn a_server_that_is_killed_loses_nothing_and_does_nothing_twice() {
    let folder = data_folder().unwrap();
    tokio::runtime::Runtime::new().unwrap().block_on(killed_while_buying(&config(&folder, None)));
}

#[test]
fn a_server_that_is_killed_on_postgresql_loses_nothing_and_does_nothing_twice() {
    let folder = data_folder().unwrap();
    db::testing::postgres_url(&app::migrations(), async |url: String| {
        killed_while_buying(&config(&folder, Some(url))).await;
    });
}

fn config(folder: &TempDir, database_url: Option<String>) -> Config {
    Config { seal_mode: SealMode::Optional, database_url, ..Config::demo(folder.path()) }
}

async fn killed_while_buying(config: &Config) {
    let shoppers = open_shop(config).await;
    let mut server = Server::begin(config);
    let address = Arc::new(RwLock::new(server.address.clone()));
    let sends: Vec<_> = shoppers
        .iter()
        .flat_map(|shopper| (0..BUYS).map(move |n| (shopper.clone(), n)))
        .map(|(shopper, n)| tokio::spawn(until_answered(address.clone(), shopper, n)))
        .collect();
    for pause_ms in KILLS {
        tokio::time::sleep(Duration::from_millis(pause_ms)).await;
        server.kill();
        assert!(sends.iter().any(|send| !send.is_finished()), "nothing was on its way");
        server = Server::begin(config);
        *address.write().unwrap() = server.address.clone();
    }
    let mut buys = BTreeMap::new();
    for send in sends {
        let (key, shopper, order) = send.await.unwrap();
        buys.insert(key, (shopper, order));
    }
    assert_eq!(buys.len(), BUYS * shoppers.len());
    let acknowledged: BTreeSet<String> = buys.values().map(|(_, order)| order.clone()).collect();
    assert_eq!(acknowledged.len(), buys.len(), "two keys were answered with one order");
    for (shopper, order) in buys.values() {
        until_paid(&server.address, shopper, order).await;
    }
    server.kill();
    let orders = audit(config).await;
    let there: BTreeSet<String> = orders.iter().map(|order| order.order_no.to_string()).collect();
    assert_eq!(there, acknowledged, "one order for each key, and each that was acknowledged");
}

/// A market, and customers with open sessions, made before the server begins.
async fn open_shop(config: &Config) -> Vec<Shopper> {
    let started = app::open(config, Clock::system()).await.unwrap();
    let app = &started.app;
    let today = kernel::Calendar::china().on_or_after(app.clock().today());
    let funds = fill_market(app.db(), 3, today).await.unwrap();
    let mut shoppers = Vec::new();
    for number in 0..CUSTOMERS {
        let person = opened_customer(app, number).await;
        take_test(app, &person, "ADCCDBDDDCCCC").await.unwrap();
        identity::testing::unlock(app, &person.person.token).await;
        // The first funds are money funds, which everybody may buy.
        shoppers.push(Shopper { person, fund: funds[0] });
    }
    app.db().close().await.unwrap();
    shoppers
}

#[derive(Clone)]
struct Shopper {
    person: OpenedPerson,
    fund: FundCode,
}

/// Sends a purchase under one key again and again until there is an answer, as a phone does.
async fn until_answered(
    address: Arc<RwLock<String>>,
    shopper: Shopper,
    n: usize,
) -> (String, Shopper, String) {
    let key = format!("{}-{n}", shopper.person.person.cust_no);
    let ask = json!({ "params": {
        "fundCode": shopper.fund,
        "cardId": shopper.person.card_id,
        "amount": "100.00",
        "agreements": AGREEMENTS,
    }});
    let began = Instant::now();
    loop {
        let at = address.read().unwrap().clone();
        let path = "/proxy/hwm/bff/trade/public/buy";
        let answer = post(&at, path, &shopper.person.person.token, &key, &ask).await;
        let order = answer.as_ref().and_then(|answer| answer["data"]["orderNo"].as_str());
        if let Some(order) = order {
            return (key, shopper, order.to_owned());
        }
        assert!(began.elapsed() < Duration::from_secs(120), "{key}: {answer:?}");
        tokio::time::sleep(Duration::from_millis(20)).await;
    }
}

/// One call; none when the connection broke before a whole answer came.
async fn post(at: &str, path: &str, token: &str, key: &str, body: &Value) -> Option<Value> {
    let body = body.to_string();
    let head = format!(
        "POST {path} HTTP/1.1\r\nhost: {at}\r\nauthorization: Bearer {token}\r\n\
         idempotency-key: {key}\r\ncontent-type: application/json\r\nconnection: close\r\n\
         content-length: {}\r\n\r\n",
        body.len()
    );
    let mut stream = TcpStream::connect(at).await.ok()?;
    stream.write_all(head.as_bytes()).await.ok()?;
    stream.write_all(body.as_bytes()).await.ok()?;
    let mut answer = Vec::new();
    stream.read_to_end(&mut answer).await.ok()?;
    let text = String::from_utf8(answer).ok()?;
    serde_json::from_str(text.split_once("\r\n\r\n")?.1).ok()
}

/// Waits until the last process has collected what the dead ones left.
async fn until_paid(at: &str, shopper: &Shopper, order: &str) {
    let ask = json!({ "params": { "orderNo": order } });
    let began = Instant::now();
    loop {
        let path = "/proxy/hwm/bff/trade/queryPayState";
        let answer = post(at, path, &shopper.person.person.token, "read", &ask).await;
        let state = answer.as_ref().and_then(|answer| answer["data"]["payStatus"].as_str());
        if state == Some(PayStatus::Paid.code()) {
            return;
        }
        assert!(began.elapsed() < Duration::from_secs(120), "{order}: {answer:?}");
        tokio::time::sleep(Duration::from_millis(100)).await;
    }
}

/// The books of the company agree with themselves and with the bank's; answers the orders.
async fn audit(config: &Config) -> Vec<Order> {
    let started = app::open(config, Clock::system()).await.unwrap();
    let db = started.app.db();
    let read = async |tx: &mut Tx| {
        let mut differences = ledger::verify(tx).await?;
        differences.extend(holdings::verify(tx).await?);
        let external = ledger::Account::external_bank();
        let collected = ledger::balance(tx, &external, ledger::Asset::Cny).await?;
        Ok::<_, db::Error>((differences, collected, orders::all_orders(tx).await?))
    };
    let (differences, collected, orders) = db.read(read).await.unwrap();
    assert_eq!(differences, []);
    let paid = kernel::Fen::try_sum(orders.iter().map(|order| order.amount)).unwrap();
    assert_eq!(collected, -paid.units(), "what the bank was debited");
    let keys: Vec<String> = orders.iter().map(|order| order.order_no.to_string()).collect();
    let known = started.app.get::<Partners>().bank.query(&keys).await.unwrap();
    for result in known {
        assert!(matches!(result.state, PaymentState::Paid { .. }), "{result:?}");
    }
    db.close().await.unwrap();
    orders
}

struct Server {
    child: Child,
    address: String,
}

impl Server {
    fn begin(config: &Config) -> Self {
        let mut child = Command::new(env!("CARGO_BIN_EXE_tael"))
            .args(["--seal", "optional", "serve", "--simulated-partners", "--port", "0"])
            .env("DATA", &config.data)
            .env("OPS_PORT", "0")
            .env("RUST_LOG", "warn")
            .env("DATABASE_URL", config.database_url.as_deref().unwrap_or_default())
            .stdout(Stdio::piped())
            .spawn()
            .unwrap();
        let mut line = String::new();
        BufReader::new(child.stdout.take().unwrap()).read_line(&mut line).unwrap();
        let address = line.trim().rsplit("//").next().unwrap().to_owned();
        Self { child, address }
    }

    fn kill(&mut self) {
        self.child.kill().unwrap();
        self.child.wait().unwrap();
    }
}

impl Drop for Server {
    fn drop(&mut self) {
        let _ = self.child.kill();
        let _ = self.child.wait();
    }
}
