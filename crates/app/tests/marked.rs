//! What belongs to a person is in no log and in no figure: every operation is called with marked
//! names, numbers and secrets, in health and with a database that breaks, and none is found.
#![allow(clippy::unwrap_used)]

mod house;

use app::Config;
use axum::{
    body::Body,
    http::{Method, Request},
};
use db::{Tx, sql};
use house::{House, ask, log::Log};
use serde_json::{Map, Value, json};
use std::collections::BTreeSet;
use wire::listening::{Gate, Limits};

const MOBILE: &str = "13987650321";
const NAME: &str = "欧阳标记";
const CERTIFICATE: &str = "110101199003070011";
const CARD: &str = "6299010000000770003";
const PASSWORD: &str = "tael2026marked";
const MAIL: &str = "marked@example.com";
const CODE: &str = "918273";
const ADDRESS: &str = "标记路七号";
/// Of somebody whose row a broken database refuses.
const OTHER: &str = "13776540123";
const MARKS: [&str; 9] = [OTHER, MOBILE, NAME, CERTIFICATE, CARD, PASSWORD, MAIL, CODE, ADDRESS];
/// Sent in headers and paths.
const DEVICE: &str = "marked-device";
const TOKEN: &str = "marked-token";

#[tokio::test(flavor = "multi_thread")]
async fn nothing_of_a_person_is_in_logs_and_figures() {
    let house = House::demo().await;
    let broken = async |tx: &mut Tx| {
        tx.execute(sql!("ALTER TABLE identity_sends RENAME TO identity_gone")).await?;
        break_rooms(tx).await
    };
    walk(house, broken).await;
}

#[test]
fn nothing_of_a_person_is_in_logs_and_figures_on_postgresql() {
    db::testing::postgres_url(&app::migrations(), async |url: String| {
        let config = |folder| Config { database_url: Some(url), ..Config::demo(folder) };
        // The server would show the whole row, whose index stands for the mobile.
        let broken = async |tx: &mut Tx| {
            tx.execute(sql!(
                "ALTER TABLE identity_sends ADD CHECK (receiver_index = 'x') NOT VALID"
            ))
            .await?;
            break_rooms(tx).await
        };
        walk(House::open(config).await, broken).await;
    });
}

/// Tables that many calls look at are gone.
async fn break_rooms(tx: &mut Tx) -> Result<u64, db::Error> {
    tx.execute(sql!("ALTER TABLE accounts_profiles RENAME TO accounts_gone")).await?;
    tx.execute(sql!("ALTER TABLE bankcards_cards RENAME TO bankcards_gone")).await?;
    tx.execute(sql!("ALTER TABLE watchlist_item RENAME TO watchlist_gone")).await
}

/// A log without its moments, of whose digits some may be those of a secret.
fn without_moments(log: &str) -> String {
    let without = |line: &str| match line.split_once("\"timestamp\":\"") {
        Some((before, after)) => {
            let rest = after.split_once('"').map_or("", |(_, rest)| rest);
            format!("{before}{rest}\n")
        }
        None => format!("{line}\n"),
    };
    log.lines().map(without).collect()
}

async fn walk<F>(house: House, broken: F)
where
    F: AsyncFn(&mut Tx) -> Result<u64, db::Error> + Send + 'static,
{
    let log = Log::keep("trace");
    let ended = house.register(MOBILE).await;
    let calls = calls();
    for token in [None, Some(&*ended), Some(TOKEN)] {
        for (method, path, fields) in &calls {
            ask(&house.started.front, marked(method, path, fields, token)).await;
        }
    }
    let gate = Gate::new(Limits::standard(1024, 0));
    let operators = app::operating(house.started.operated(&gate));
    let figures = ask(&operators, Request::get("/metrics").body(Body::empty()).unwrap()).await.text;
    // The walk has ended the first session, too.
    let token = house.register("13765401230").await;
    house.started.app.db().write(broken).await.unwrap();
    for (method, path, fields) in &calls {
        ask(&house.started.front, marked(method, path, fields, Some(&token))).await;
    }
    found_by_its_number(&house, &log).await;
    let after = ask(&operators, Request::get("/metrics").body(Body::empty()).unwrap()).await.text;
    let text = without_moments(&log.text());
    let mut secrets = MARKS.to_vec();
    secrets.extend([DEVICE, TOKEN, &*token, &*ended]);
    for secret in secrets {
        for (what, text) in [("log", &text), ("figures", &figures), ("figures", &after)] {
            let found = text
                .find(secret)
                .map(|at| text.lines().find(|line| line.contains(secret)).unwrap_or(&text[at..]));
            assert_eq!(found, None, "{secret} is in the {what}");
        }
    }
    assert!(log.lines("\"ERROR\"").len() > 10, "nothing broke, so nothing is proved");
    assert!(log.lines("\"access\"").len() > calls.len() * 4, "a line for each request");
    for line in [
        r#"tael_requests_total{operation="register",outcome="done"} 1"#,
        r#"tael_request_duration_seconds_count{operation="register"}"#,
        "tael_facts_known 1",
        r#"tael_worker_running{worker="pay worker"} 1"#,
        r#"tael_busy_total{cause="database away"}"#,
        r#"tael_day_steps{state="waiting"}"#,
        r#"tael_open_payments{kind="given up"} 0"#,
        r#"tael_open_breaks{kind="files"} 0"#,
        r#"tael_open_breaks{kind="accounts"} 0"#,
        "tael_snapshot_age_seconds 0",
        "tael_connections 0",
        "tael_database_lost_races_total",
    ] {
        let is_there = figures.lines().any(|found| found.starts_with(line));
        assert!(is_there, "{line} is missing in\n{figures}");
    }
    assert!(after.contains(r#"outcome="fault""#), "{after}");
}

/// What the customer is shown is what the answer's header and both lines of the log have.
async fn found_by_its_number(house: &House, log: &Log) {
    let broken = house.post("/preregister", None, json!({ "mobile": OTHER })).await;
    assert_eq!(broken.code(), 90_000, "{}", broken.text);
    let number = broken.header("x-request-id");
    assert_eq!(broken.body["data"]["number"], number);
    let sentence = broken.body["status"]["message"].as_str().unwrap();
    assert!(sentence.contains(&format!("编号{number}")), "{sentence}");
    let lines = log.lines(number);
    let of = |what: &str| lines.iter().filter(|line| line.contains(what)).count();
    assert_eq!((lines.len(), of("\"ERROR\""), of("\"access\"")), (2, 1, 1), "{lines:?}");
    assert_ne!(house.get("/api/v1/m/searchs").await.header("x-request-id"), number);
}

/// Method, path and the names of the arguments of all calls, and some that are none.
fn calls() -> Vec<(Method, String, BTreeSet<String>)> {
    let document: Value = serde_json::from_str(&app::openapi().unwrap()).unwrap();
    let mut calls = Vec::new();
    for (path, methods) in document["paths"].as_object().unwrap() {
        for (method, operation) in methods.as_object().unwrap() {
            let body = &operation["requestBody"]["content"]["application/json"]["schema"];
            let body = if is_bff(path) { &body["properties"]["params"] } else { body };
            let schema =
                body["$ref"].as_str().and_then(|at| document.pointer(at.trim_start_matches('#')));
            let properties = schema.and_then(|schema| schema["properties"].as_object());
            let query = operation["parameters"].as_array().into_iter().flatten();
            let query = query.filter(|parameter| parameter["in"] == "query");
            let query = query.filter_map(|parameter| parameter["name"].as_str());
            let names = properties.into_iter().flat_map(Map::keys).map(String::as_str).chain(query);
            let method = method.to_uppercase().parse().unwrap();
            calls.push((method, path.clone(), names.map(str::to_owned).collect()));
        }
    }
    assert!(calls.len() > 150, "{}", calls.len());
    // What ends the session comes last, so that the others have one.
    calls.sort_by_key(|(_, path, _)| path.ends_with("/logout"));
    for path in
        [format!("/api/v1/m/{MOBILE}"), format!("/{MAIL}?mobile={MOBILE}"), "/demo/sms".into()]
    {
        calls.push((Method::GET, path, BTreeSet::new()));
    }
    calls
}

fn is_bff(path: &str) -> bool {
    path.starts_with("/proxy/hwm/bff/")
}

fn marked(
    method: &Method,
    path: &str,
    fields: &BTreeSet<String>,
    token: Option<&str>,
) -> Request<Body> {
    let values = fields.iter().map(|name| (name.clone(), json!(mark(name))));
    let values = values.collect::<Map<String, Value>>();
    let mut request = Request::builder().method(method);
    for name in ["x-device", "user-agent", "sessionkey"] {
        request = request.header(name, DEVICE);
    }
    request = request.header("idempotency-key", format!("{DEVICE}-{}", path.len()));
    if let Some(token) = token {
        request = request.header("authorization", format!("Bearer {token}"));
    }
    if method == Method::GET {
        let query: Vec<String> = values
            .iter()
            .filter(|(_, value)| value.as_str().is_some_and(str::is_ascii))
            .map(|(name, value)| format!("{name}={}", value.as_str().unwrap()))
            .collect();
        let sign = if path.contains('?') { "&" } else { "?" };
        return request
            .uri(format!("{path}{sign}{}", query.join("&")))
            .body(Body::empty())
            .unwrap();
    }
    let body = match is_bff(path) {
        true => json!({ "params": values }),
        false => Value::Object(values),
    };
    request.uri(path).body(Body::from(body.to_string())).unwrap()
}

/// What a person would fill in.
fn mark(field: &str) -> &'static str {
    let field = field.to_lowercase();
    let has = |part: &str| field.contains(part);
    match () {
        () if has("mobile") || has("phone") || has("tel") => MOBILE,
        () if has("password") || has("psw") || has("pwd") => PASSWORD,
        () if has("cert") || has("idno") || has("idnumber") => CERTIFICATE,
        () if has("card") => CARD,
        () if has("mail") => MAIL,
        () if has("code") && !has("fund") => CODE,
        () if has("address") => ADDRESS,
        () => NAME,
    }
}
