//! Commands that look at the books, or drive the day, move no money beside what they are asked for:
//! a server that is gone leaves a payment open, and it stays open.

use app::Config;
use bankcards::testing::opened_customer;
use db::Tx;
use kernel::Clock;
use orders::PayStatus;
use serde_json::json;
use simulation::{AGREEMENTS, data_folder, fill_market, take_test};
use std::process::Command;
use wire::SealMode;
use wire::testing::Client;

#[test]
fn commands_that_read_collect_no_money() {
    let folder = data_folder().unwrap();
    read_beside_an_open_payment(&config(&folder, None));
}

#[test]
fn commands_that_read_collect_no_money_on_postgresql() {
    let folder = data_folder().unwrap();
    db::testing::postgres_url(&app::migrations(), async |url: String| {
        let config = config(&folder, Some(url));
        std::thread::spawn(move || read_beside_an_open_payment(&config)).join().unwrap();
    });
}

fn config(folder: &tempfile::TempDir, database_url: Option<String>) -> Config {
    Config { seal_mode: SealMode::Optional, database_url, ..Config::demo(folder.path()) }
}

fn read_beside_an_open_payment(config: &Config) {
    let runtime = tokio::runtime::Runtime::new().unwrap();
    runtime.block_on(place(config));
    let list = config.data.join("none.csv");
    std::fs::write(&list, "基金代码,基金简称\n").unwrap();
    let list = list.to_str().unwrap();
    for _ in 0..7 {
        tael(config, &["verify"]);
    }
    tael(config, &["day", "status"]);
    tael(config, &["migrate"]);
    tael(config, &["import", "funds", list]);
    assert_eq!(runtime.block_on(pay_status(config)), [PayStatus::Paying]);
}

/// A purchase whose server is gone before it asked the bank.
async fn place(config: &Config) {
    let opened = app::open(config, Clock::system()).await.unwrap();
    let app = &opened.app;
    let today = kernel::Calendar::china().on_or_after(app.clock().today());
    let funds = fill_market(app.db(), 3, today).await.unwrap();
    app.get::<funds::Catalogue>().refresh(app.db()).await.unwrap();
    let person = opened_customer(app, 1).await;
    take_test(app, &person, "ADCCDBDDDCCCC").await.unwrap();
    identity::testing::unlock(app, &person.person.token).await;
    let client = Client::new(app, app::rooms()).with_token(&person.person.token);
    let ask = json!({
        "fundCode": funds[0],
        "cardId": person.card_id,
        "amount": "777.00",
        "agreements": AGREEMENTS,
    });
    client.bff("trade/public/buy", ask).await.ok();
    app.db().close().await.unwrap();
}

fn tael(config: &Config, arguments: &[&str]) {
    let mut command = Command::new(env!("CARGO_BIN_EXE_tael"));
    command.args(arguments).env("DATA", &config.data);
    command.env("DATABASE_URL", config.database_url.as_deref().unwrap_or_default());
    command.output().unwrap();
}

async fn pay_status(config: &Config) -> Vec<PayStatus> {
    let opened = app::open(config, Clock::system()).await.unwrap();
    let read = async |tx: &mut Tx| orders::all_orders(tx).await;
    let orders = opened.app.db().read::<_, db::Error, _>(read).await.unwrap();
    opened.app.db().close().await.unwrap();
    orders.iter().map(|order| order.pay_status).collect()
}
