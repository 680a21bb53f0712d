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
use std::fs::DirBuilder;
use std::io::{BufRead, BufReader};
use std::os::unix::fs::DirBuilderExt;
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

#[test]
fn a_log_that_is_gone_is_told_at_the_start_and_its_orders_by_the_bank() {
    let folder = data_folder().unwrap();
    tokio::runtime::Runtime::new().unwrap().block_on(without_its_log(&config(&folder, None)));
}

#[test]
fn a_backup_that_is_made_while_customers_buy_is_restored_and_verified() {
    let folder = data_folder().unwrap();
    tokio::runtime::Runtime::new().unwrap().block_on(backed_up(&config(&folder, None)));
}

#[test]
fn a_backup_of_postgresql_is_restored_into_a_file_and_verified() {
    let folder = data_folder().unwrap();
    db::testing::postgres_url(&app::migrations(), async |url: String| {
        backed_up(&config(&folder, Some(url))).await;
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

/// An order that was acknowledged is lost with the log; the books agree with themselves, and the
/// bank has the money.
async fn without_its_log(config: &Config) {
    let shoppers = open_shop(config).await;
    let mut server = Server::begin(config);
    let address = Arc::new(RwLock::new(server.address.clone()));
    let (_, shopper, order) = until_answered(address, shoppers[0].clone(), 0).await;
    until_paid(&server.address, &shopper, &order).await;
    server.kill();
    std::fs::remove_file(config.data.join("tael.db-wal")).unwrap();
    for command in ["verify", "day status", "day advance", "serve --simulated-partners --port 0"] {
        let (done, said) = tael(config, command);
        assert!(!done && said.contains("tael.db has lost its log"), "{command}: {said}");
    }
    let (done, said) = tael(config, "verify --accept-lost-wal");
    assert!(done, "{said}");
    let (done, said) = tael(config, "day advance");
    assert!(done, "{said}");
    for command in ["day status", "verify"] {
        let (done, said) = tael(config, command);
        assert!(!done && said.contains(&format!("bank unasked {order}: ")), "{command}: {said}");
    }
    let (done, said) = tael(config, &format!("day accept {order}"));
    assert!(done, "{said}");
    assert!(tael(config, "verify").0);
}

async fn backed_up(config: &Config) {
    let shoppers = open_shop(config).await;
    let server = Server::begin(config);
    let address = Arc::new(RwLock::new(server.address.clone()));
    let sends: Vec<_> = shoppers
        .iter()
        .flat_map(|shopper| (0..3 * BUYS).map(move |n| (shopper.clone(), n)))
        .map(|(shopper, n)| tokio::spawn(until_answered(address.clone(), shopper, n)))
        .collect();
    tokio::time::sleep(Duration::from_millis(KILLS[0])).await;
    assert!(sends.iter().any(|send| !send.is_finished()), "nothing was on its way");
    let file = config.data.join("company.backup").display().to_string();
    let (done, said) = tael(config, &format!("backup {file}"));
    assert!(done && said.contains("master keys"), "{said}");
    for send in sends {
        send.await.unwrap();
    }
    drop(server);
    let folder = data_folder().unwrap();
    let again = Config { database_url: None, data: folder.path().join("again"), ..config.clone() };
    // The folder gets the master keys first, which are in no backup.
    DirBuilder::new().mode(0o700).create(&again.data).unwrap();
    std::fs::copy(config.data.join("master.keys"), again.data.join("master.keys")).unwrap();
    let (done, said) = tael(&again, &format!("restore {file}"));
    assert!(done && said.contains("agrees with the journal"), "{said}");
    let (done, said) = tael(&again, &format!("restore {file}"));
    assert!(!done && said.contains("restore into an empty data folder"), "{said}");
}

/// Runs a command to its end; whether it was done, and what it said.
fn tael(config: &Config, command: &str) -> (bool, String) {
    let done = Command::new(env!("CARGO_BIN_EXE_tael"))
        .args(command.split(' '))
        .env("DATA", &config.data)
        .env("RUST_LOG", "warn")
        .env("DATABASE_URL", config.database_url.as_deref().unwrap_or_default())
        .output()
        .unwrap();
    let said = [done.stdout, done.stderr].concat();
    (done.status.success(), String::from_utf8(said).unwrap())
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
