//! A customer with one of everything takes it all along, and the file agrees with the books.

mod world;

use app::Config;
use base64::{Engine, prelude::BASE64_STANDARD};
use serde_json::{Value, json};
use simulation::data_folder;
use std::{fs, io::Read, process::Command};
use world::World;

/// Sheets of which somebody with one of everything has no row.
const EMPTY: [&str; 15] = [
    "tax",
    "changes",
    "mobiles",
    "apps",
    "card-events",
    "payouts",
    "risk-confirmations",
    "signatures",
    "acknowledged",
    "mailed-files",
    "channels",
    "searches",
    "monthly-statements",
    "mailed-statements",
    "closings",
];

#[test]
fn what_is_taken_along_agrees_with_the_books() {
    let folder = data_folder().unwrap();
    let config = Config::demo(folder.path());
    let runtime = tokio::runtime::Runtime::new().unwrap();
    let bytes = runtime.block_on(taken_along(&config));
    let file = folder.path().join("taken.zip");
    fs::write(&file, bytes).unwrap();
    let done = Command::new(env!("CARGO_BIN_EXE_tael"))
        .args(["export", "check"])
        .arg(&file)
        .env("DATA", folder.path())
        .output()
        .unwrap();
    let said = String::from_utf8_lossy(&done.stdout).into_owned();
    let failed = String::from_utf8_lossy(&done.stderr).into_owned();
    assert!(done.status.success() && said.contains("agree with the books"), "{said}{failed}");
}

async fn taken_along(config: &Config) -> Vec<u8> {
    let world = World::open(config).await;
    identity::testing::unlock(&world.started.app, &world.me.0).await;
    let me = world.client.with_token(&world.me.0);
    me.post("/fixprotocol/calendar/share", json!({})).await.ok();
    let takeaway = me.post("/privacy/takeaway", json!({})).await.ok();
    let id = json!({"takeawayId": takeaway["takeawayId"]});
    let taken = me.post("/privacy/takeaway/file", id).await.ok();
    let bytes = BASE64_STANDARD.decode(taken["content"].as_str().unwrap()).unwrap();
    assert!(statement_in(&bytes).starts_with(b"%PDF-"));
    let empty = empty_sheets(&bytes);
    assert_eq!(empty, EMPTY.map(str::to_owned).to_vec(), "sheets without a row");
    world.started.app.db().close().await.unwrap();
    bytes
}

/// The statement of account that goes along.
fn statement_in(bytes: &[u8]) -> Vec<u8> {
    let mut zip = zip::ZipArchive::new(std::io::Cursor::new(bytes)).unwrap();
    let mut statement = Vec::new();
    zip.by_name("对账单.pdf").unwrap().read_to_end(&mut statement).unwrap();
    statement
}

fn empty_sheets(bytes: &[u8]) -> Vec<String> {
    let mut zip = zip::ZipArchive::new(std::io::Cursor::new(bytes)).unwrap();
    let manifest: Value = serde_json::from_reader(zip.by_name("manifest.json").unwrap()).unwrap();
    let files = manifest["files"].as_array().unwrap();
    let name = |file: &Value| {
        let name = file["name"].as_str()?.strip_prefix("json/")?.strip_suffix(".json")?;
        (file["rows"] == 0).then(|| name.to_owned())
    };
    files.iter().filter_map(name).collect()
}
