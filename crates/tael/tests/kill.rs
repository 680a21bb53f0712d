//! The real process is killed with SIGKILL while customers buy, and begins again on the same data
//! folder: nothing acknowledged is lost, nothing is done twice.

#![expect(clippy::disallowed_methods, reason = "it waits for another process")]

mod cutting;
mod mornings;
mod shop;

use app::Config;
use cutting::Cutting;
use shop::{
    Doors, Server, Shopper, audit, begin, config, open_shop, tael, until_answered, until_paid,
};
use simulation::data_folder;
use std::collections::{BTreeMap, BTreeSet};
use std::fs::DirBuilder;
use std::os::unix::fs::DirBuilderExt;
use std::sync::atomic::Ordering;
use std::time::Duration;

/// Of each shopper, at a time.
const BUYS: usize = 10;
/// Milliseconds from the purchases to the kill, in turn.
const PAUSES: [u64; 5] = [5, 10, 20, 40, 80];
/// Kills while purchases are on their way, among no more than so many.
const KILLS: (usize, usize) = (4, 40);

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

#[test]
fn an_answer_that_is_lost_on_the_line_is_the_order_that_the_same_key_finds() {
    let folder = data_folder().unwrap();
    tokio::runtime::Runtime::new().unwrap().block_on(cut_while_buying(&config(&folder, None)));
}

#[test]
fn an_answer_of_postgresql_that_is_lost_on_the_line_is_the_order_that_the_same_key_finds() {
    let folder = data_folder().unwrap();
    db::testing::postgres_url(&app::migrations(), async |url: String| {
        cut_while_buying(&config(&folder, Some(url))).await;
    });
}

#[test]
fn a_backup_that_is_killed_leaves_none_and_the_next_one_is_whole() {
    let folder = data_folder().unwrap();
    let runtime = tokio::runtime::Runtime::new().unwrap();
    runtime.block_on(killed_while_backing_up(&config(&folder, None)));
}

#[test]
fn a_backup_of_postgresql_that_is_killed_leaves_none_and_the_next_one_is_whole() {
    let folder = data_folder().unwrap();
    db::testing::postgres_url(&app::migrations(), async |url: String| {
        killed_while_backing_up(&config(&folder, Some(url))).await;
    });
}

/// Who bought what, by key.
type Bought = BTreeMap<String, (Shopper, String)>;

async fn killed_while_buying(config: &Config) {
    let shoppers = open_shop(config).await;
    let mut server = Server::begin(config);
    let doors = Doors::default();
    doors.write().unwrap().push(server.address.clone());
    let (mut sends, mut midway) = (Vec::new(), 0);
    for (round, pause_ms) in PAUSES.into_iter().cycle().enumerate() {
        let numbers = round * BUYS..(round + 1) * BUYS;
        let purchases =
            shoppers.iter().flat_map(|shopper| numbers.clone().map(move |n| (shopper, n)));
        let send =
            |(shopper, n): (&Shopper, usize)| until_answered(doors.clone(), shopper.clone(), n);
        sends.extend(purchases.map(|purchase| tokio::spawn(send(purchase))));
        tokio::time::sleep(Duration::from_millis(pause_ms)).await;
        server.kill();
        midway += usize::from(sends.iter().any(|send| !send.is_finished()));
        server = Server::begin(config);
        *doors.write().unwrap() = vec![server.address.clone()];
        if midway == KILLS.0 {
            break;
        }
        assert!(round < KILLS.1, "killed while nothing was on its way: {midway}");
    }
    let (mut buys, asked) = (Bought::new(), sends.len());
    for send in sends {
        let (key, shopper, order) = send.await.unwrap();
        buys.insert(key, (shopper, order));
    }
    assert_eq!(buys.len(), asked);
    one_order_for_each_key(config, &mut server, &buys).await;
}

/// What was answered is what there is, paid once; ends the server.
async fn one_order_for_each_key(config: &Config, server: &mut Server, buys: &Bought) {
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

/// The servers never see that an answer was lost; the customer asks again under the same key.
async fn cut_while_buying(config: &Config) {
    let shoppers = open_shop(config).await;
    let mut server = Server::begin(config);
    let line = Cutting::before(server.address.clone()).await;
    let doors = Doors::default();
    doors.write().unwrap().push(line.address.clone());
    let sends: Vec<_> = shoppers
        .iter()
        .map(|shopper| tokio::spawn(until_answered(doors.clone(), shopper.clone(), 0)))
        .collect();
    let mut buys = Bought::new();
    for send in sends {
        let (key, shopper, order) = send.await.unwrap();
        buys.insert(key, (shopper, order));
    }
    let cut = line.cut.load(Ordering::Relaxed);
    assert!(cut > shoppers.len(), "only {cut} answers were cut");
    one_order_for_each_key(config, &mut server, &buys).await;
}

/// Killed at its work, a backup leaves nothing that is taken for one, and keeps no other from being
/// made; customers beside it notice nothing.
async fn killed_while_backing_up(config: &Config) {
    let shoppers = open_shop(config).await;
    let server = Server::begin(config);
    let [file, part] = ["company.backup", "company.backup.part"].map(|name| config.data.join(name));
    let mut midway = 0;
    for pause_ms in PAUSES.into_iter().cycle().take(KILLS.1) {
        let mut child = begin(config, &format!("backup {}", file.display()));
        while !part.exists() && child.try_wait().unwrap().is_none() {
            tokio::time::sleep(Duration::from_millis(1)).await;
        }
        tokio::time::sleep(Duration::from_millis(pause_ms / 5)).await;
        child.kill().unwrap();
        child.wait().unwrap();
        match file.exists() {
            true => std::fs::remove_file(&file).unwrap(),
            false => midway += usize::from(part.exists()),
        }
        if midway == KILLS.0 {
            break;
        }
    }
    assert_eq!(midway, KILLS.0, "killed when it had ended");
    let folder = data_folder().unwrap();
    let again = Config { database_url: None, data: folder.path().join("again"), ..config.clone() };
    let (done, said) = tael(&again, &format!("restore {}", part.display()));
    assert!(!done && said.contains("is not whole"), "{said}");
    let doors = Doors::default();
    doors.write().unwrap().push(server.address.clone());
    let (_, shopper, order) = until_answered(doors, shoppers[0].clone(), 0).await;
    until_paid(&server.address, &shopper, &order).await;
    let (done, said) = tael(config, &format!("backup {}", file.display()));
    assert!(done && !part.exists(), "{said}");
    std::fs::copy(config.data.join("master.keys"), again.data.join("master.keys")).unwrap();
    let (done, said) = tael(&again, &format!("restore {}", file.display()));
    assert!(done && said.contains("agrees with the journal"), "{said}");
}

/// An order that was acknowledged is lost with the log; the books agree with themselves, and the
/// bank has the money.
async fn without_its_log(config: &Config) {
    let shoppers = open_shop(config).await;
    let mut server = Server::begin(config);
    let doors = Doors::default();
    doors.write().unwrap().push(server.address.clone());
    let (_, shopper, order) = until_answered(doors, shoppers[0].clone(), 0).await;
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
    let (done, said) = tael(config, &format!("day accept {order} --reason told-the-bank"));
    assert!(done, "{said}");
    assert!(tael(config, "verify").0);
}

async fn backed_up(config: &Config) {
    let shoppers = open_shop(config).await;
    let server = Server::begin(config);
    let doors = Doors::default();
    doors.write().unwrap().push(server.address.clone());
    let sends: Vec<_> = shoppers
        .iter()
        .flat_map(|shopper| (0..3 * BUYS).map(move |n| (shopper.clone(), n)))
        .map(|(shopper, n)| tokio::spawn(until_answered(doors.clone(), shopper, n)))
        .collect();
    tokio::time::sleep(Duration::from_millis(PAUSES[0])).await;
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
