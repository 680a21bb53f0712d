//! A company with customers who buy from real processes, for tests that kill these.

use app::Config;
use bankcards::testing::{OpenedPerson, opened_customer};
use db::Tx;
use kernel::{Clock, FundCode};
use orders::{Order, PayStatus};
use partners::{Partners, PaymentState};
use serde_json::{Value, json};
use simulation::{AGREEMENTS, fill_market, take_test};
use std::io::{BufRead, BufReader};
use std::process::{Child, Command, Stdio};
use std::sync::{Arc, RwLock};
use std::time::{Duration, Instant};
use tempfile::TempDir;
use tokio::io::{AsyncReadExt, AsyncWriteExt};
use tokio::net::TcpStream;
use wire::SealMode;

const CUSTOMERS: u32 = 20;
pub const BUY: &str = "/proxy/hwm/bff/trade/public/buy";

/// Where customers find servers.
pub type Doors = Arc<RwLock<Vec<String>>>;

/// A demo's, over SQLite or PostgreSQL.
pub fn config(folder: &TempDir, database_url: Option<String>) -> Config {
    Config { seal_mode: SealMode::Optional, database_url, ..Config::demo(folder.path()) }
}

/// Begins a command that may be killed.
pub fn begin(config: &Config, command: &str) -> Child {
    command_line(config, command).stdout(Stdio::null()).spawn().unwrap()
}

fn command_line(config: &Config, command: &str) -> Command {
    let mut line = Command::new(env!("CARGO_BIN_EXE_tael"));
    line.args(command.split(' '))
        .env("DATA", &config.data)
        .env("RUST_LOG", "warn")
        .env("DATABASE_URL", config.database_url.as_deref().unwrap_or_default());
    line
}

/// Runs a command to its end; whether it was done, and what it said.
pub fn tael(config: &Config, command: &str) -> (bool, String) {
    let done = command_line(config, command).output().unwrap();
    let said = [done.stdout, done.stderr].concat();
    (done.status.success(), String::from_utf8(said).unwrap())
}

/// A market, and customers with open sessions, made before the server begins.
pub async fn open_shop(config: &Config) -> Vec<Shopper> {
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
pub struct Shopper {
    pub person: OpenedPerson,
    pub fund: FundCode,
}

impl Shopper {
    /// What a purchase asks for.
    pub fn purchase(&self) -> Value {
        json!({ "params": {
            "fundCode": self.fund,
            "cardId": self.person.card_id,
            "amount": "100.00",
            "agreements": AGREEMENTS,
        }})
    }
}

/// Sends a purchase under one key again and again until there is an answer, as a phone does, to
/// whichever server is next.
pub async fn until_answered(doors: Doors, shopper: Shopper, n: usize) -> (String, Shopper, String) {
    let key = format!("{}-{n}", shopper.person.person.cust_no);
    let ask = shopper.purchase();
    let began = Instant::now();
    for turn in n.. {
        let at = {
            let doors = doors.read().unwrap();
            doors[turn % doors.len()].clone()
        };
        let answer = post(&at, BUY, &shopper.person.person.token, &key, &ask).await;
        let order = answer.as_ref().and_then(|answer| answer["data"]["orderNo"].as_str());
        if let Some(order) = order {
            return (key, shopper, order.to_owned());
        }
        assert!(began.elapsed() < Duration::from_secs(120), "{key}: {answer:?}");
        tokio::time::sleep(Duration::from_millis(20)).await;
    }
    unreachable!("it is asked until there is an answer")
}

/// One call; none when the connection broke before a whole answer came.
pub async fn post(at: &str, path: &str, token: &str, key: &str, body: &Value) -> Option<Value> {
    let headers = format!("authorization: Bearer {token}\r\nidempotency-key: {key}\r\n");
    let (_, answer) = send(at, ("POST", path), &headers, body.to_string().as_bytes()).await?;
    serde_json::from_str(&answer).ok()
}

/// One call as it is; head and body of its answer.
pub async fn send(
    at: &str,
    (method, path): (&str, &str),
    headers: &str,
    body: &[u8],
) -> Option<(String, String)> {
    let head = format!(
        "{method} {path} HTTP/1.1\r\nhost: {at}\r\n{headers}content-type: application/json\r\n\
         connection: close\r\ncontent-length: {}\r\n\r\n",
        body.len()
    );
    let mut stream = TcpStream::connect(at).await.ok()?;
    stream.write_all(head.as_bytes()).await.ok()?;
    stream.write_all(body).await.ok()?;
    let mut answer = Vec::new();
    stream.read_to_end(&mut answer).await.ok()?;
    let text = String::from_utf8(answer).ok()?;
    text.split_once("\r\n\r\n").map(|(head, body)| (head.to_owned(), body.to_owned()))
}

/// Waits until the last process has collected what the dead ones left.
pub async fn until_paid(at: &str, shopper: &Shopper, order: &str) {
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
pub async fn audit(config: &Config) -> Vec<Order> {
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

/// A process that serves.
pub struct Server {
    child: Child,
    pub address: String,
}

impl Server {
    pub fn begin(config: &Config) -> Self {
        let mut child = Command::new(env!("CARGO_BIN_EXE_tael"))
            .args(["--seal", "optional", "serve", "--simulated-partners", "--port", "0"])
            .args(config.sandbox.then_some("--sandbox"))
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

    pub fn kill(&mut self) {
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
