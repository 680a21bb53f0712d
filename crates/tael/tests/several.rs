//! Two servers and the business day on one PostgreSQL: each is killed in turn while customers buy,
//! and begins again. Nothing acknowledged is lost, nothing is done twice, and the days say in the
//! end what days say that nobody killed.

#![expect(clippy::disallowed_methods, reason = "it waits for other processes")]

mod shop;

use app::Config;
use clearing::Step;
use db::{Db, Tx};
use demo::Draw;
use kernel::{Clock, Day};
use orders::{Order, OrderStatus};
use serde_json::Value;
use shop::{
    BUY, Doors, Server, Shopper, audit, begin, config, open_shop, post, send, tael, until_answered,
    until_paid,
};
use simulation::data_folder;
use std::collections::{BTreeMap, BTreeSet};
use std::process::Child;
use std::sync::Arc;
use std::sync::atomic::{AtomicBool, Ordering};
use std::time::{Duration, Instant};
use wire::seal::{Question, Sealer};

/// Each has each of the three killed, in an order of its own.
const ROUNDS: i64 = 3;
/// Between two days. The bank is asked again after five seconds about payments that a dead process
/// has left; two days within these would give their orders up.
const NIGHT: Duration = Duration::from_secs(6);
/// Before a kill of a server, in milliseconds.
const PAUSE_MS: (i64, i64) = (100, 1_000);
/// What a purchase of a shopper waits for, so that there are some all the time.
const PACE: Duration = Duration::from_millis(250);
/// Parts of a test that are longer than this hang.
const LONG: Duration = Duration::from_secs(60);

#[test]
fn two_servers_and_the_day_are_killed_in_turn_and_all_is_done_once() {
    let folder = data_folder().unwrap();
    db::testing::postgres_url(&app::migrations(), async |url: String| {
        let config = Config { sandbox: true, ..config(&folder, Some(url)) };
        killed_in_turn(&config).await;
    });
}

async fn killed_in_turn(config: &Config) {
    let seed = std::env::var("SEVERAL_SEED").map(|seed| seed.parse().unwrap());
    let seed = seed.unwrap_or_else(|_| Clock::system().now().ms().unsigned_abs());
    println!("SEVERAL_SEED={seed}");
    let shoppers = open_shop(config).await;
    let mut company = Running::begin(config);
    let mut buys = at_both_at_once(&company.servers, &shoppers).await;
    let open = Arc::new(AtomicBool::new(true));
    let sends: Vec<_> = shoppers
        .iter()
        .map(|shopper| tokio::spawn(buying(company.doors.clone(), shopper.clone(), open.clone())))
        .collect();
    for round in 0..ROUNDS {
        company.killed_in_round(&mut Draw::keyed(seed, "round", round)).await;
    }
    open.store(false, Ordering::SeqCst);
    for send in sends {
        buys.extend(send.await.unwrap());
    }
    let acknowledged: BTreeSet<String> = buys.values().map(|(_, order)| order.clone()).collect();
    assert_eq!(acknowledged.len(), buys.len(), "two keys were answered with one order");
    assert!(buys.len() > 10 * shoppers.len(), "{} purchases are no load", buys.len());
    for (shopper, order) in buys.values() {
        until_paid(&company.servers[0].address, shopper, order).await;
    }
    company.day.until_ended().await;
    company.servers.iter_mut().for_each(Server::kill);
    // The orders of the day that was open, and the statement of the day of the last payments.
    for command in ["day advance", "day advance", "day status", "verify"] {
        let (done, said) = tael(config, command);
        assert!(done, "{command}: {said}");
    }
    let orders = audit(config).await;
    let there: BTreeSet<String> = orders.iter().map(|order| order.order_no.to_string()).collect();
    assert_eq!(there, acknowledged, "one order for each key, and each that was acknowledged");
    let confirmed = |order: &Order| order.status == OrderStatus::Confirmed;
    assert!(orders.iter().all(confirmed), "{:?}", orders.iter().find(|order| !confirmed(order)));
    say_what_unkilled_days_say(config, &orders).await;
}

type Buys = BTreeMap<String, (Shopper, String)>;

/// One purchase of each shopper, at both servers at the same moment: half of them plain, half as
/// the same sealed bytes. Either is one order.
async fn at_both_at_once(servers: &[Server; 2], shoppers: &[Shopper]) -> Buys {
    let both = servers.each_ref().map(|server| server.address.as_str());
    let (_, jwks) = send(both[0], ("GET", "/.well-known/jwks.json"), "", b"").await.unwrap();
    let sealer = Sealer::new("severalseveralseveralseveral1234", &jwks).unwrap();
    let mut buys = Buys::new();
    for (n, shopper) in (0..).zip(shoppers) {
        let key = format!("both-servers-{n}");
        let of = (&*shopper.person.person.token, &*key, &shopper.purchase());
        let answers = match n % 2 {
            0 => sealed_at_both(both, (&sealer, n), of).await,
            _ => {
                let (token, key, ask) = of;
                let to = |at| post(at, BUY, token, key, ask);
                <[_; 2]>::from(tokio::join!(to(both[0]), to(both[1])))
            }
        };
        // Who lost the race may be told to come again, and is never told another order.
        let order =
            |answer: &Option<Value>| Some(answer.as_ref()?["data"]["orderNo"].as_str()?.to_owned());
        let orders: BTreeSet<String> = answers.iter().filter_map(order).collect();
        assert_eq!(orders.len(), 1, "{answers:?}");
        buys.extend(orders.into_iter().map(|order| (key.clone(), (shopper.clone(), order))));
    }
    buys
}

/// The same sealed bytes at both; what the answers say, where they are sealed.
async fn sealed_at_both(
    both: [&str; 2],
    (sealer, n): (&Sealer, u8),
    (token, key, ask): (&str, &str, &Value),
) -> [Option<Value>; 2] {
    let own = [("authorization", format!("Bearer {token}")), ("idempotency-key", key.to_owned())];
    let question = sealer.seal(&Question {
        method: "POST",
        path_and_query: BUY,
        body: Some(&ask.to_string()),
        headers: &own,
        nonce: [n; 16],
        time: Clock::system().unmoved(),
    });
    let own = own.iter().map(|(name, value)| (*name, value));
    let all = own.chain(question.headers.iter().map(|(name, value)| (*name, value)));
    let headers: String = all.map(|(name, value)| format!("{name}: {value}\r\n")).collect();
    let to = |at| send(at, ("POST", BUY), &headers, &question.body);
    <[_; 2]>::from(tokio::join!(to(both[0]), to(both[1]))).map(|answer| {
        let (head, body) = answer.unwrap();
        let status = head.split(' ').nth(1).unwrap().parse().unwrap();
        let sign = head.lines().find_map(|line| line.strip_prefix("x-seal-sign: "));
        let plain = sealer.open(&question, (status, sign.unwrap_or_default(), body.as_bytes()));
        serde_json::from_slice(&plain?).ok()
    })
}

/// Purchases of a shopper, one after the other, until the shop closes.
async fn buying(doors: Doors, shopper: Shopper, open: Arc<AtomicBool>) -> Buys {
    let mut buys = Buys::new();
    for n in 0.. {
        if !open.load(Ordering::SeqCst) {
            break;
        }
        let (key, shopper, order) = until_answered(doors.clone(), shopper.clone(), n).await;
        buys.insert(key, (shopper, order));
        tokio::time::sleep(PACE).await;
    }
    buys
}

/// The processes of a company.
struct Running {
    config: Config,
    servers: [Server; 2],
    doors: Doors,
    day: Working,
}

impl Running {
    fn begin(config: &Config) -> Self {
        let servers = [Server::begin(config), Server::begin(config)];
        let doors = Doors::default();
        doors.write().unwrap().extend(servers.iter().map(|server| server.address.clone()));
        Self { config: config.clone(), servers, doors, day: Working::new(config) }
    }

    /// Both servers and the day, in a drawn order.
    async fn killed_in_round(&mut self, draw: &mut Draw) {
        let mut victims = vec![Some(0), Some(1), None];
        while !victims.is_empty() {
            match victims.swap_remove(draw.index(victims.len())) {
                Some(number) => self.kill_server(number, draw).await,
                None => self.day.kill_at_work(draw).await,
            }
        }
    }

    async fn kill_server(&mut self, number: usize, draw: &mut Draw) {
        self.day.go_on().await;
        tokio::time::sleep(pause(draw, PAUSE_MS)).await;
        self.servers[number].kill();
        // Customers go on with the other one.
        tokio::time::sleep(pause(draw, PAUSE_MS)).await;
        self.servers[number] = Server::begin(&self.config);
        self.doors.write().unwrap()[number] = self.servers[number].address.clone();
    }
}

fn pause(draw: &mut Draw, (least, most): (i64, i64)) -> Duration {
    Duration::from_millis(draw.between(least, most).unsigned_abs())
}

/// Whoever works days off, one after the other: a process at a time.
struct Working {
    config: Config,
    child: Option<Child>,
    /// When the last day ended.
    ended: Option<Instant>,
}

impl Working {
    fn new(config: &Config) -> Self {
        Self { config: config.clone(), child: None, ended: None }
    }

    /// Begins a day when none is being worked off, and the night is over.
    async fn go_on(&mut self) {
        if let Some(child) = &mut self.child
            && let Some(status) = child.try_wait().unwrap()
        {
            assert!(status.success(), "tael day advance: {status}");
            (self.child, self.ended) = (None, Some(Instant::now()));
        }
        if self.child.is_none() && self.ended.is_none_or(|ended| ended.elapsed() >= NIGHT) {
            self.child = Some(advance(&self.config));
        }
    }

    /// Kills it when it has begun or ended as many steps more as are drawn, and begins it again.
    async fn kill_at_work(&mut self, draw: &mut Draw) {
        let most = 2 * i64::try_from(Step::ALL.len()).unwrap();
        let books = Books::open(&self.config).await;
        let until = books.attempts().await + draw.between(1, most);
        let began = Instant::now();
        while books.attempts().await < until {
            assert!(began.elapsed() < LONG, "the day does not go on");
            self.go_on().await;
            tokio::time::sleep(Duration::from_millis(2)).await;
        }
        tokio::time::sleep(pause(draw, (0, 20))).await;
        if let Some(mut child) = self.child.take() {
            child.kill().unwrap();
            child.wait().unwrap();
        }
        // Killed after its last step, it would begin the next day without a night between them.
        match books.undone().await {
            0 => self.ended = Some(Instant::now()),
            _ => self.child = Some(advance(&self.config)),
        }
        books.close().await;
    }

    async fn until_ended(&mut self) {
        let began = Instant::now();
        while self.child.is_some() {
            assert!(began.elapsed() < LONG, "the day does not end");
            self.go_on().await;
            tokio::time::sleep(Duration::from_millis(20)).await;
        }
    }
}

fn advance(config: &Config) -> Child {
    begin(config, "day advance")
}

impl Drop for Working {
    fn drop(&mut self) {
        if let Some(child) = &mut self.child {
            let _ = child.kill();
            let _ = child.wait();
        }
    }
}

/// A look at the rows of the business day.
struct Books(Db);

db::row! {
    /// What a step says of itself, moments left out.
    #[derive(Debug, Clone, PartialEq, Eq)]
    struct Said {
        day: Day,
        step: String,
        state: String,
        inputs: String,
        outputs: String,
        note: String,
        error: String,
    }
}

impl Books {
    async fn open(config: &Config) -> Self {
        let url = config.database_url.as_deref().unwrap();
        Self(Db::open(url, &app::migrations()).await.unwrap())
    }

    /// How often a step was begun or ended.
    async fn attempts(&self) -> i64 {
        let read = async |tx: &mut Tx| {
            tx.one::<(i64,)>(db::sql!("SELECT COUNT(*) AS count FROM clearing_attempts")).await
        };
        self.0.read::<_, db::Error, _>(read).await.unwrap().0
    }

    /// How many steps of the last day that was begun are not done.
    async fn undone(&self) -> usize {
        let said = self.said().await;
        let begun = said.iter().filter(|row| row.step == Step::Collect.name());
        let last = begun.map(|row| row.day).max();
        let done = |row: &&Said| Some(row.day) == last && row.state == "done";
        Step::ALL.len() - said.iter().filter(done).count()
    }

    async fn said(&self) -> Vec<Said> {
        let read = async |tx: &mut Tx| {
            let query = db::sql!(
                "SELECT day, step, state, inputs, outputs, note, error FROM clearing_steps
                 ORDER BY day, position"
            );
            tx.all(query).await
        };
        self.0.read::<_, db::Error, _>(read).await.unwrap()
    }

    async fn close(self) {
        self.0.close().await.unwrap();
    }
}

/// Steps that may be done again of any day: their rows are compared with those of a process that
/// nobody kills. Of values and positions only the last day's could be counted again.
const AGAIN: [Step; 7] = [
    Step::Export,
    Step::Prices,
    Step::Accounts,
    Step::Dividends,
    Step::Confirm,
    Step::Pay,
    Step::Bank,
];

/// Every step of every day is done, and says what it says when it is done again by a process that
/// lives; the orders of a day are all in its seal.
async fn say_what_unkilled_days_say(config: &Config, orders: &[Order]) {
    let books = Books::open(config).await;
    let mut said = books.said().await;
    // On the day that is open plans have run, and no more.
    let begun: BTreeSet<Day> =
        said.iter().filter(|row| row.step == Step::Collect.name()).map(|row| row.day).collect();
    said.retain(|row| begun.contains(&row.day));
    let undone: Vec<&Said> =
        said.iter().filter(|row| row.state != "done" || !row.error.is_empty()).collect();
    assert!(undone.is_empty(), "{undone:#?}");
    let days: BTreeSet<Day> = said.iter().map(|row| row.day).collect();
    assert!(days.len() > 2, "{days:?}");
    assert_eq!(said.len(), days.len() * Step::ALL.len());
    for day in &days {
        let sealed = orders.iter().filter(|order| order.t_day == *day).count();
        let note =
            |name| &said.iter().find(|row| (row.day, &*row.step) == (*day, name)).unwrap().note;
        assert_eq!(note("seal"), &format!("{sealed}笔"), "{day}");
        assert_eq!(note("confirm"), &format!("{sealed}笔"), "{day}");
        assert!(note("bank").ends_with("一致"), "{day}: {}", note("bank"));
    }
    let started = app::open(config, Clock::system()).await.unwrap();
    for day in &days {
        for step in AGAIN {
            started.engine.retake(step, Some(*day)).await.unwrap();
        }
    }
    started.engine.retake(Step::Reconcile, None).await.unwrap();
    started.app.db().close().await.unwrap();
    let again = books.said().await;
    for (killed, through) in said.iter().zip(&again) {
        assert_eq!(killed, through);
    }
    books.close().await;
    let (done, said) = tael(config, "day status");
    assert!(done, "{said}");
}
