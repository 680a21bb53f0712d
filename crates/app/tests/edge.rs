//! What is no call, and what every answer says beside its content.
#![allow(clippy::unwrap_used)]

mod house;

use app::Config;
use axum::{
    body::Body,
    http::{Method, Request, StatusCode},
};
use house::{House, Reply};
use serde_json::{Value, json};

const UPLOADS: [&str; 3] =
    ["/api/v1/m/uploadPic", "/api/v1/m/bankcardscan", "/api/v1/m/uploaduseravatar"];

async fn send(house: &House, method: Method, path: &str) -> Reply {
    let request = Request::builder().method(method).uri(path).body(Body::from("{}")).unwrap();
    house.ask(request).await
}

#[tokio::test]
async fn an_upload_without_a_form_is_answered_in_the_envelope() {
    let house = House::demo().await;
    let token = house.register("13912345678").await;
    for path in UPLOADS {
        for kind in ["application/json", "multipart/form-data", ""] {
            let request = |token: Option<&str>| {
                let mut request = Request::post(path);
                for (name, value) in
                    [("content-type", kind), ("authorization", token.unwrap_or_default())]
                {
                    request = request.header(name, value);
                }
                request.body(Body::from("{}")).unwrap()
            };
            let stranger = house.ask(request(None)).await;
            assert_eq!(
                (stranger.status, stranger.code()),
                (StatusCode::UNAUTHORIZED, 401),
                "{path}"
            );
            let own = house.ask(request(Some(&format!("Bearer {token}")))).await;
            // A card's photo is looked at by nobody who has not agreed to it.
            let code = if path.ends_with("/bankcardscan") { 18_001 } else { 90_002 };
            assert_eq!((own.status, own.code()), (StatusCode::OK, code), "{path}: {}", own.text);
            assert_eq!(own.header("content-type"), "application/json");
        }
    }
}

#[tokio::test]
async fn an_unknown_path_and_a_wrong_method_are_said_in_the_envelope() {
    let house = House::demo().await;
    let unknown = ["/api/v1/m/none", "/api", "/proxy/hwm/bff/none", "/demo/none"];
    let cases = [
        (Method::GET, &unknown[..], StatusCode::NOT_FOUND),
        (Method::POST, &unknown[..], StatusCode::NOT_FOUND),
        (
            Method::POST,
            &["/api/v1/m/searchs", "/", "/fund/detail", "/index.html"][..],
            StatusCode::METHOD_NOT_ALLOWED,
        ),
        (
            Method::GET,
            &["/api/v1/m/login", UPLOADS[0], "/demo/day/advance"][..],
            StatusCode::METHOD_NOT_ALLOWED,
        ),
        (Method::TRACE, &["/", "/api/v1/m/login"][..], StatusCode::METHOD_NOT_ALLOWED),
        (
            Method::GET,
            &["/healthz", "/readyz", "/metrics", "/ready", "/live"][..],
            StatusCode::NOT_FOUND,
        ),
    ];
    for (method, paths, status) in cases {
        for path in paths {
            let reply = send(&house, method.clone(), path).await;
            assert_eq!(
                (reply.status, reply.code()),
                (status, 90_007),
                "{method} {path}: {}",
                reply.text
            );
            assert_eq!(reply.body["data"], Value::Null);
            assert_eq!(
                reply.header("allow").is_empty(),
                status == StatusCode::NOT_FOUND,
                "{method} {path}"
            );
        }
    }
}

#[tokio::test]
async fn answers_say_who_may_use_them() {
    let house = House::demo().await;
    for path in ["/api/v1/m/searchs", "/api/v1/m/none", "/demo/status", "/assets/none.js"] {
        let reply = house.get(path).await;
        assert_eq!(reply.header("cross-origin-resource-policy"), "same-origin", "{path}");
        assert_eq!(reply.header("x-content-type-options"), "nosniff", "{path}");
        assert_eq!(reply.header("strict-transport-security"), "", "there is no TLS here");
    }
    let page = Request::get("/demo/sms").header("accept", "text/html").body(Body::empty()).unwrap();
    let page = house.ask(page).await;
    assert_eq!(page.header("cross-origin-opener-policy"), "same-origin");
    assert!(page.header("permissions-policy").contains("geolocation=()"));
    assert!(!page.header("content-security-policy").is_empty());
    let behind = House::open(|folder| Config { behind_tls: true, ..Config::demo(folder) }).await;
    for path in ["/", "/api/v1/m/searchs", "/api/v1/m/none"] {
        let reply = behind.get(path).await;
        assert_eq!(reply.header("strict-transport-security"), "max-age=31536000", "{path}");
    }
}

#[tokio::test]
async fn another_site_does_not_move_a_demo_s_day_and_nobody_keeps_what_it_says() {
    let house = House::demo().await;
    let day = house.get("/demo/status").await;
    assert_eq!(day.header("cache-control"), "no-store");
    for (name, value) in [("origin", "https://example.com"), ("sec-fetch-site", "cross-site")] {
        let foreign = |path: &str, method: Method| {
            let request = Request::builder().method(method).uri(path);
            let request = request.header("host", "127.0.0.1:8080").header(name, value);
            house.ask(request.body(Body::empty()).unwrap())
        };
        let refused = foreign("/demo/day/advance", Method::POST).await;
        assert_eq!(refused.code(), 90_002, "{}", refused.text);
        assert_eq!(foreign("/demo/sms", Method::GET).await.code(), 90_002);
    }
    let same = house.get("/demo/status").await;
    assert_eq!(same.body["data"]["businessDay"], day.body["data"]["businessDay"]);
    assert_eq!(same.body["data"]["busy"], json!(false));
    for path in ["/demo/sms", "/demo/mail"] {
        assert_eq!(house.get(path).await.header("cache-control"), "no-store", "{path}");
    }
}

#[tokio::test]
async fn a_download_is_a_file_of_ours_by_its_id_and_nothing_else() {
    let house = House::demo().await;
    let path = "/api/v1/m/proxy/download";
    let file = send(&house, Method::GET, &format!("{path}?fileId=fee-2026.pdf")).await;
    assert_eq!((file.status, file.header("content-type")), (StatusCode::OK, "application/pdf"));
    let named = file.header("content-disposition");
    assert!(named.starts_with("inline; filename=\"fee-2026.pdf\"; filename*=UTF-8''%E"), "{named}");
    assert_eq!(file.header("x-content-type-options"), "nosniff");
    assert!(file.header("content-security-policy").starts_with("default-src 'none'"));
    assert!(file.text.starts_with("%PDF-"));
    for (asked, code) in [
        ("?fileId=..%2Ffiles%2Ffee-2026.pdf", 90_404),
        ("?fileId=%2Fetc%2Fpasswd", 90_404),
        ("?fileId=https%3A%2F%2Fexample.com%2Fa.pdf", 90_404),
        ("?fileId=", 90_404),
        ("", 90_002),
    ] {
        let refused = send(&house, Method::GET, &format!("{path}{asked}")).await;
        assert_eq!(refused.code(), code, "{asked}");
        assert_eq!(refused.header("content-type"), "application/json");
    }
    let posted = send(&house, Method::POST, path).await;
    assert_eq!(posted.status, StatusCode::METHOD_NOT_ALLOWED);
}
