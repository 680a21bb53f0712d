//! `tael decisions replay` makes stored decisions again, and names one that somebody changed.

use app::Config;
use db::{Query, Tx, sql};
use kernel::Clock;
use simulation::data_folder;
use std::process::Command;
use wire::SealMode;

#[test]
fn a_changed_decision_is_named() {
    let folder = data_folder().unwrap();
    changed_decision(&config(&folder, None));
}

#[test]
fn a_changed_decision_is_named_on_postgresql() {
    let folder = data_folder().unwrap();
    db::testing::postgres_url(&app::migrations(), async |url: String| {
        let config = config(&folder, Some(url));
        std::thread::spawn(move || changed_decision(&config)).join().unwrap();
    });
}

fn config(folder: &tempfile::TempDir, database_url: Option<String>) -> Config {
    Config { seal_mode: SealMode::Optional, database_url, ..Config::demo(folder.path()) }
}

/// More decisions than a page holds, of which one is changed.
fn changed_decision(config: &Config) {
    let runtime = tokio::runtime::Runtime::new().unwrap();
    let (sound, said) = replay(config);
    assert!(sound && said.contains("0 decisions made again"), "{said}");
    runtime.block_on(write(config, 1, || {
        sql!(
            "INSERT INTO suitability_tests (cust_no, test_id, version, answers, points, level,
                 lowest, capped_reason, taken_at, taken_on, expires_on)
             VALUES (1, 5, 1, '', 50, 3, FALSE, '', 0, '2026-11-20', '2027-11-20')"
        )
    }));
    runtime.block_on(write(config, DECISIONS, || {
        sql!(
            "INSERT INTO suitability_decisions (cust_no, decision_id, fund_code, code, cust_level,
                 lowest, expires_on, test_id, age, fund_risk, confirmation_id, rules_version, at)
             WITH RECURSIVE ids (id) AS (SELECT 1 UNION ALL SELECT id + 1 FROM ids WHERE id < 4100)
             SELECT 1, id, '000001', 'T0', 3, FALSE, '2027-11-20', 5, 40, 3, NULL, 1, 1800000000000
             FROM ids"
        )
    }));
    let (sound, said) = replay(config);
    assert!(sound && said.contains("4100 decisions made again"), "{said}");
    runtime.block_on(write(config, 1, || {
        sql!("UPDATE suitability_decisions SET fund_risk = 4 WHERE decision_id = 4001")
    }));
    let (sound, said) = replay(config);
    let named = "decision 4001 of customer 0000000001 about 000001: version 1 of the rules says \
                 T2, stored is T0";
    assert!(!sound && said.contains(named), "{said}");
    assert!(said.contains("1 of 4100 decisions differ"), "{said}");
}

const DECISIONS: u64 = 4_100;

async fn write(config: &Config, rows: u64, statement: fn() -> Query<'static>) {
    let opened = app::open(config, Clock::system()).await.unwrap();
    let write = async move |tx: &mut Tx| tx.execute(statement()).await;
    assert_eq!(opened.app.db().write::<_, db::Error, _>(write).await.unwrap(), rows);
    opened.app.db().close().await.unwrap();
}

fn replay(config: &Config) -> (bool, String) {
    let mut command = Command::new(env!("CARGO_BIN_EXE_tael"));
    command.args(["decisions", "replay"]).env("DATA", &config.data);
    command.env("DATABASE_URL", config.database_url.as_deref().unwrap_or_default());
    let output = command.output().unwrap();
    let said = [output.stdout, output.stderr].concat();
    (output.status.success(), String::from_utf8_lossy(&said).into_owned())
}
