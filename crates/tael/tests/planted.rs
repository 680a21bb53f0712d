//! Marks planted in every field that tells who somebody is: they stand in his own file, in nothing
//! that another customer or a stranger is answered, and in no line of the log, whatever he does.

#[allow(dead_code, reason = "another test looks for lines")]
#[path = "../../app/tests/house/log.rs"]
mod log;
mod world;

use accounts::testing::id_number;
use app::Config;
use base64::{Engine, prelude::BASE64_STANDARD};
use log::Log;
use serde_json::{Value, json};
use simulation::data_folder;
use std::{collections::BTreeSet, io::Read};
use wire::testing::Client;
use world::{
    World,
    cases::{As, questions, reply_to},
};

/// What is planted where the world leaves a field empty, or the same for all.
const STREET: &str = "标记路七号8幢";
const BENEFICIARY: &str = "欧阳标记";
const GROUP: &str = "标记分组";
const WORD: &str = "标记词条";
const PLANTED: [&str; 4] = [STREET, BENEFICIARY, GROUP, WORD];
/// Sheets of which every text of many digits tells who somebody is.
const PERSONAL: [&str; 9] =
    ["person", "proofs", "facts", "tax", "changes", "account", "mobiles", "cards", "card-events"];

#[tokio::test(flavor = "multi_thread")]
async fn nothing_of_a_person_is_shown_to_another_or_logged() {
    let folder = data_folder().unwrap();
    walk(Config::demo(folder.path())).await;
}

#[test]
fn nothing_of_a_person_is_shown_to_another_or_logged_on_postgresql() {
    let folder = data_folder().unwrap();
    db::testing::postgres_url(&app::migrations(), async |url: String| {
        walk(Config { database_url: Some(url), ..Config::demo(folder.path()) }).await;
    });
}

async fn walk(config: Config) {
    let log = Log::keep("trace");
    let mut world = World::open(&config).await;
    // As a server is asked: with a line of the log for each request.
    world.client = Client::over(world.started.front.clone());
    let me = world.client.with_token(&world.me.0);
    plant(&world, &me).await;
    // Whatever the customer looks at, all of it twice: as cached the second time.
    for _ in 0..2 {
        for (id, _, _, request) in questions() {
            reply_to(&world, id, (Some(&world.me.0), &world.me.1), request).await;
        }
    }
    world.started.engine.advance().await.unwrap();
    let mine = taken_along(&world, &world.me.0).await;
    let marks = marks(&mine);
    for planted in PLANTED {
        assert!(marks.contains(planted), "{planted} is not in the customer's own file: {marks:?}");
    }
    assert!(marks.len() > 10, "{marks:?}");
    let mut leaks = Vec::new();
    let mut look = |what: &str, text: &str| {
        let found = marks.iter().filter(|mark| text.contains(&***mark));
        leaks.extend(found.map(|mark| format!("{mark} is in {what}")));
    };
    for (id, who, name, request) in questions() {
        let others = [(Some(&*world.other_token), &world.other), (None, &world.newcomer.1)];
        for (token, theirs) in others {
            let answer = reply_to(&world, id, (token, theirs), request.clone()).await;
            let text = format!("{} {}", answer.message, answer.data);
            look(
                &format!(
                    "{id} ({name}) of {}",
                    if token.is_some() { "another" } else { "a stranger" }
                ),
                &text,
            );
        }
        // What the room says to somebody who has nothing is asked for as well.
        if matches!(who, As::Newcomer) {
            let newcomer = (Some(&*world.newcomer.0), &world.newcomer.1);
            let answer = reply_to(&world, id, newcomer, request).await;
            look(&format!("{id} of a newcomer"), &answer.data.to_string());
        }
    }
    for (name, text) in taken_along(&world, &world.other_token).await {
        look(&format!("another's {name}"), &text);
    }
    world.started.app.db().close().await.unwrap();
    let lines = log.text();
    assert!(lines.matches("\"access\"").count() > 100, "the log was not kept");
    for mark in &marks {
        if let Some(line) = lines.lines().find(|line| line.contains(&**mark)) {
            leaks.push(format!("{mark} is in the log: {line:.400}"));
        }
    }
    assert!(leaks.is_empty(), "{}", leaks.join("\n"));
}

async fn plant(world: &World, me: &Client) {
    let address = json!({"provinceCode": "31", "cityCode": "3101", "districtCode": "310115",
        "street": STREET});
    let beneficiary = json!({"name": BENEFICIARY, "certNo": id_number(77)});
    let facts = json!({"address": address, "hasBenefitPerson": true, "benefitPerson": beneficiary});
    me.post("/changeinfo", facts).await.ok();
    let arranged = json!({"version": 1, "groups": [GROUP],
        "funds": [{"fundCode": world.funds["held"], "group": GROUP}]});
    me.bff("common/fav/arrangeFav", arranged).await.ok();
    let searched = json!({"keyword": WORD, "remember": true});
    me.bff("product/fund/searchProduct", searched).await.ok();
}

/// All files of a customer's takeaway, by their names.
async fn taken_along(world: &World, token: &str) -> Vec<(String, String)> {
    identity::testing::unlock(&world.started.app, token).await;
    let me = world.client.with_token(token);
    let takeaway = me.post("/privacy/takeaway", json!({})).await.ok();
    let id = json!({"takeawayId": takeaway["takeawayId"]});
    let taken = me.post("/privacy/takeaway/file", id).await.ok();
    let bytes = BASE64_STANDARD.decode(taken["content"].as_str().unwrap()).unwrap();
    let mut zip = zip::ZipArchive::new(std::io::Cursor::new(bytes)).unwrap();
    let names: Vec<String> = zip.file_names().map(|name| name.unwrap().into_owned()).collect();
    let text = |name: String| {
        let mut bytes = Vec::new();
        zip.by_name(&name).unwrap().read_to_end(&mut bytes).unwrap();
        (name, String::from_utf8_lossy(&bytes).into_owned())
    };
    names.into_iter().map(text).collect()
}

/// What tells who the customer is: the numbers that belong to him, and what was planted. In this
/// world all have one name.
fn marks(files: &[(String, String)]) -> BTreeSet<String> {
    let mut marks = BTreeSet::new();
    for (name, text) in files {
        let Some(sheet) = name.strip_prefix("json/").and_then(|name| name.strip_suffix(".json"))
        else {
            continue;
        };
        let rows: Vec<Value> = serde_json::from_str(text).unwrap();
        for (column, cell) in rows.iter().flat_map(|row| row.as_object().unwrap()) {
            let cell = cell.as_str().unwrap();
            marks.extend(PLANTED.iter().filter(|mark| cell.contains(**mark)).map(|m| (*m).into()));
            let digits = cell.bytes().filter(u8::is_ascii_digit).count();
            let is_time = cell.contains('T') || cell.contains('-') || cell.contains('.');
            let is_his = PERSONAL.contains(&sheet) && digits >= 9 && !is_time;
            if is_his && column != "custNo" && column != "invitedBy" {
                marks.insert(cell.to_owned());
            }
        }
    }
    marks
}
