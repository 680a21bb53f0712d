//! `contract/samples/<operation>.json`: what the server answers to invented customers on a fixed
//! day, by the name of each case. Tests of the web app read them, so that these never show an
//! answer that no server gives. With `UPDATE=1` they are written, else a stale one fails.

mod world;

use app::Config;
use serde_json::{Map, Value, json};
use simulation::data_folder;
use std::{
    collections::{BTreeMap, BTreeSet},
    fmt::Write,
    fs,
};
use wire::testing::Reply;
use world::{
    World,
    cases::{cases, reply, settle},
};

#[tokio::test]
async fn the_samples_are_fresh() {
    let folder = data_folder().unwrap();
    let world = World::open(&Config::demo(folder.path())).await;
    settle(&world).await;
    let mut samples: BTreeMap<&str, Map<String, Value>> = BTreeMap::new();
    let mut names = Names::default();
    let mut stale = String::new();
    for (id, who, case, request) in cases() {
        let Reply { code, message, mut data, .. } = reply(&world, id, who, request).await;
        if code != wire::SUCCESS {
            writeln!(stale, "{id} ({case}) is refused: {code} {message} {data}").unwrap();
        }
        names.replace(&mut data);
        samples.entry(id).or_default().insert(case.to_owned(), data);
    }
    world.started.app.db().close().await.unwrap();
    for (id, answers) in &samples {
        let text = format!("{:#}\n", json!(answers));
        if let Err(reason) = wire::check_committed(&format!("samples/{id}.json"), &text) {
            writeln!(stale, "{reason}").unwrap();
        }
    }
    assert!(stale.is_empty(), "{stale}");
    let known: BTreeSet<String> = samples.keys().map(|id| format!("{id}.json")).collect();
    let kept = concat!(env!("CARGO_MANIFEST_DIR"), "/../../contract/samples");
    for file in fs::read_dir(kept).unwrap() {
        let name = file.unwrap().file_name().into_string().unwrap();
        assert!(known.contains(&name), "no case writes contract/samples/{name}");
    }
}

/// Numbers that are drawn anew each time get one of their own in order of appearance, the same
/// wherever they stand.
#[derive(Default)]
struct Names(BTreeMap<String, String>);

impl Names {
    fn replace(&mut self, value: &mut Value) {
        match value {
            Value::Array(values) => values.iter_mut().for_each(|one| self.replace(one)),
            Value::Object(fields) => fields.values_mut().for_each(|one| self.replace(one)),
            // A name may be made of numbers: `order-5001-7`.
            Value::String(text) => {
                let parts: Vec<String> = text.split('-').map(|part| self.name(part)).collect();
                *text = parts.join("-");
            }
            _ => {}
        }
    }

    fn name(&mut self, text: &str) -> String {
        if !is_drawn(text) {
            return text.to_owned();
        }
        let next = format!("70000000000000{:04}", self.0.len() + 1);
        self.0.entry(text.to_owned()).or_insert(next).clone()
    }
}

/// Ids have 16 digits and more, random names are long and hexadecimal.
fn is_drawn(text: &str) -> bool {
    let digits = text.len() >= 16 && text.bytes().all(|b| b.is_ascii_digit());
    let random = text.len() == 32 && text.bytes().all(|b| b.is_ascii_hexdigit());
    digits || random
}
