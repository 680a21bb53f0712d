//! The demo's stage: who logs in by a tap, what stands behind the curtain, and that nothing of it
//! is there outside a demo.
#![allow(clippy::unwrap_used)]

mod house;

use app::Config;
use axum::{body::Body, http::Request};
use db::Tx;
use house::{House, Reply};
use identity::NewCustomer;
use serde_json::{Value, json};

const CUSTOMER: &str = "13800000003";
const OF_ALL: [(&str, &str); 7] = [
    ("GET", "/demo/customers"),
    ("POST", "/demo/session"),
    ("POST", "/demo/pension"),
    ("GET", "/demo/samples"),
    ("GET", "/demo/reach"),
    ("GET", "/demo/curtain"),
    ("POST", "/demo/day/step"),
];

#[tokio::test(flavor = "multi_thread")]
async fn a_visitor_is_a_customer_of_the_demo_by_a_tap() {
    tap(House::demo().await).await;
}

#[test]
fn a_visitor_is_a_customer_of_the_demo_by_a_tap_on_postgresql() {
    db::testing::postgres_url(&app::migrations(), async |url: String| {
        let config = |folder| Config { database_url: Some(url), ..Config::demo(folder) };
        tap(House::open(config).await).await;
    });
}

async fn tap(house: House) {
    assert_eq!(house.get("/demo/customers").await.body["data"], json!([]));
    let new = NewCustomer {
        cust_no: None,
        mobile: CUSTOMER.parse().unwrap(),
        password: None,
        device_check: true,
        at: house.started.app.now(),
    };
    let make = async move |tx: &mut Tx| identity::create_customer(tx, &new).await;
    house.started.app.db().write(make).await.unwrap().unwrap();
    let shown = house.get("/demo/customers").await.body["data"].clone();
    assert_eq!(shown[0]["maskedMobile"], "138****0003");
    assert_eq!((&shown[0]["opened"], &shown[0]["funds"]), (&json!(false), &json!(0)));

    let stranger = "13987650321";
    house.register(stranger).await;
    for mobile in [stranger, "13800000001", "", "1"] {
        let refused = session(&house, mobile, &[]).await;
        assert_eq!((refused.code(), &refused.body["data"]), (90_002, &Value::Null), "{mobile}");
    }
    let foreign = session(&house, CUSTOMER, &[("origin", "https://example.com")]).await;
    assert_eq!((foreign.code(), &foreign.body["data"]), (90_002, &Value::Null));

    let admitted = session(&house, CUSTOMER, &[]).await;
    let token = admitted.body["data"]["token"].as_str().unwrap();
    let own = Request::get("/api/v1/m/security/overview");
    let own = own.header("authorization", format!("Bearer {token}"));
    assert_eq!(house.ask(own.body(Body::empty()).unwrap()).await.code(), 10_000);
    let behind = house.get("/demo/curtain").await;
    assert_eq!(
        behind.body["data"],
        json!({
            "orders": [], "order": null, "journal": [], "sums": [], "records": [],
        })
    );
    house.started.app.db().close().await.unwrap();
}

async fn session(house: &House, mobile: &str, headers: &[(&str, &str)]) -> Reply {
    let mut request = Request::post("/demo/session").header("content-type", "application/json");
    request = request.header("host", "127.0.0.1:8080");
    for (name, value) in headers {
        request = request.header(*name, *value);
    }
    house.ask(request.body(Body::from(json!({"mobile": mobile}).to_string())).unwrap()).await
}

#[tokio::test]
async fn a_day_goes_step_by_step_to_the_morning_of_the_next() {
    let house = House::demo().await;
    let status = async || house.get("/demo/status").await.body["data"].clone();
    let (first, total) = (status().await, 15);
    assert_eq!(first["steps"].as_array().unwrap().len(), total);
    for done in 1..=total {
        let stepped = post(&house, "/demo/day/step").await;
        let steps = stepped.body["data"]["steps"].as_array().unwrap().clone();
        let found = steps.iter().filter(|step| step["state"] == "done").count();
        assert_eq!(found, done, "{}", stepped.text);
        let due = steps[done - 1]["due"].as_str().unwrap();
        assert!(stepped.body["data"]["now"].as_str().unwrap() >= due, "{}", stepped.text);
    }
    let next = post(&house, "/demo/day/step").await;
    assert_eq!(next.body["data"]["day"], first["nextDay"], "{}", next.text);
    assert_eq!(next.body["data"]["time"], "10:42");
}

async fn post(house: &House, path: &str) -> Reply {
    house.ask(Request::post(path).body(Body::empty()).unwrap()).await
}

#[tokio::test]
async fn only_a_demo_that_others_reach_says_where() {
    let of = async |on_network| {
        let house = House::open(|folder| Config { on_network, ..Config::demo(folder) }).await;
        let request = Request::get("/demo/reach").header("host", "localhost:8123");
        house.ask(request.body(Body::empty()).unwrap()).await.body["data"]["url"].clone()
    };
    assert_eq!(of(false).await, Value::Null);
    // A machine without a network has no address to say.
    if let Value::String(url) = of(true).await {
        assert!(url.starts_with("http://") && url.ends_with(":8123/"), "{url}");
        assert!(!url.contains("127.0.0.1"), "{url}");
    }
}

#[tokio::test]
async fn nothing_of_the_stage_is_there_outside_a_demo() {
    let company = House::open(|folder| Config { demo: false, ..Config::demo(folder) }).await;
    let demo = House::demo().await;
    for (method, path) in OF_ALL {
        let ask = async |house: &House| {
            let request = Request::builder().method(method).uri(path);
            let request = request.header("content-type", "application/json");
            let body = json!({"mobile": CUSTOMER}).to_string();
            house.ask(request.body(Body::from(body)).unwrap()).await
        };
        assert_eq!(ask(&company).await.status, 404, "{method} {path}");
        assert_ne!(ask(&demo).await.status, 404, "{method} {path}");
    }
}
