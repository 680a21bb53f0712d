//! `tael verify` adds a customer's points up again, and names a balance that somebody changed.

use app::Config;
use db::{Query, Tx, sql};
use kernel::{Clock, CustNo};
use rewards::{Habit, act_for_demo};
use simulation::data_folder;
use std::process::Command;
use wire::SealMode;

#[test]
fn a_changed_balance_of_points_is_named() {
    let folder = data_folder().unwrap();
    changed_balance(&config(&folder, None));
}

#[test]
fn a_changed_balance_of_points_is_named_on_postgresql() {
    let folder = data_folder().unwrap();
    db::testing::postgres_url(&app::migrations(), async |url: String| {
        let config = config(&folder, Some(url));
        std::thread::spawn(move || changed_balance(&config)).join().unwrap();
    });
}

fn config(folder: &tempfile::TempDir, database_url: Option<String>) -> Config {
    Config { seal_mode: SealMode::Optional, database_url, ..Config::demo(folder.path()) }
}

fn changed_balance(config: &Config) {
    let runtime = tokio::runtime::Runtime::new().unwrap();
    let cust_no = runtime.block_on(earn(config));
    let (sound, said) = verify(config);
    assert!(sound, "{said}");
    runtime.block_on(plant(config, || {
        sql!("UPDATE rewards_balances SET points = points + 100 WHERE account = 'available'")
    }));
    let (sound, said) = verify(config);
    let named = format!("points available of {cust_no}: the journal says 5, stored is 105");
    assert!(!sound && said.contains(&named), "{said}");
}

/// A customer who signed in once.
async fn earn(config: &Config) -> CustNo {
    let opened = app::open(config, Clock::system()).await.unwrap();
    let person = identity::testing::customer(&opened.app, 1).await;
    let now = opened.app.now();
    act_for_demo(&opened.app, person.cust_no, Habit::SignIn, now).await.unwrap();
    opened.app.db().close().await.unwrap();
    person.cust_no
}

async fn plant(config: &Config, statement: fn() -> Query<'static>) {
    let opened = app::open(config, Clock::system()).await.unwrap();
    let plant = async move |tx: &mut Tx| tx.execute(statement()).await;
    assert_eq!(opened.app.db().write::<_, db::Error, _>(plant).await.unwrap(), 1);
    opened.app.db().close().await.unwrap();
}

fn verify(config: &Config) -> (bool, String) {
    let mut command = Command::new(env!("CARGO_BIN_EXE_tael"));
    command.arg("verify").env("DATA", &config.data);
    command.env("DATABASE_URL", config.database_url.as_deref().unwrap_or_default());
    let output = command.output().unwrap();
    let said = [output.stdout, output.stderr].concat();
    (output.status.success(), String::from_utf8_lossy(&said).into_owned())
}
