//! The whole application on a folder of its own, asked over its router.
#![allow(clippy::unwrap_used, dead_code)]

pub mod load;
pub mod log;

use app::{Config, Started};
use axum::{
    body::{Body, to_bytes},
    http::{HeaderMap, Request, StatusCode},
};
use db::{Tx, sql};
use kernel::Clock;
use serde_json::{Value, json};
use std::{
    path::{Path, PathBuf},
    sync::atomic::AtomicU32,
};
use tower::ServiceExt;
use wire::listening::Answering;

/// An application, and the folder that goes with it.
pub struct House {
    pub started: Started,
    folder: PathBuf,
}

/// What was answered.
#[derive(Debug, Clone)]
pub struct Reply {
    pub status: StatusCode,
    pub headers: HeaderMap,
    pub text: String,
    pub body: Value,
}

impl Reply {
    pub fn code(&self) -> u64 {
        self.body["status"]["code"].as_u64().unwrap_or_default()
    }

    /// Told to come again in a second.
    pub fn is_busy(&self) -> bool {
        self.status == StatusCode::SERVICE_UNAVAILABLE
            && self.code() == 90_001
            && self.header("retry-after") == "1"
    }

    pub fn header(&self, name: &str) -> &str {
        self.headers.get(name).and_then(|value| value.to_str().ok()).unwrap_or_default()
    }
}

impl House {
    pub async fn demo() -> Self {
        Self::open(Config::demo).await
    }

    pub async fn open(config: impl FnOnce(PathBuf) -> Config) -> Self {
        static NUMBER: AtomicU32 = AtomicU32::new(0);
        let number = NUMBER.fetch_add(1, std::sync::atomic::Ordering::Relaxed);
        let name = format!("tael-house-{}-{number}", std::process::id());
        let folder = std::env::temp_dir().join(name);
        let started = app::start(&config(folder.clone()), Clock::system()).await.unwrap();
        Self { started, folder }
    }

    pub fn folder(&self) -> &Path {
        &self.folder
    }

    pub async fn get(&self, path: &str) -> Reply {
        self.ask(Request::get(path).body(Body::empty()).unwrap()).await
    }

    /// A classic call.
    pub async fn post(&self, path: &str, token: Option<&str>, body: Value) -> Reply {
        let mut request = Request::post(format!("/api/v1/m{path}"));
        if let Some(token) = token {
            request = request.header("authorization", format!("Bearer {token}"));
        }
        self.ask(request.body(Body::from(body.to_string())).unwrap()).await
    }

    pub async fn ask(&self, request: Request<Body>) -> Reply {
        ask(&self.started.front, request).await
    }

    /// Registers somebody with a password; answers the session's token.
    pub async fn register(&self, mobile: &str) -> String {
        self.post("/preregister", None, json!({"mobile": mobile})).await;
        let messages = self.get("/demo/sms").await.body;
        let text = messages[0]["text"].as_str().unwrap();
        let mut digits = text.split(|c: char| !c.is_ascii_digit());
        let code = digits.find(|digits| digits.len() == 6).unwrap();
        let new = json!({"mobile": mobile, "code": code, "password": "tael2026"});
        let registered = self.post("/register", None, new).await;
        registered.body["data"]["token"].as_str().unwrap().to_owned()
    }
}

pub async fn ask<S: Answering>(server: &S, request: Request<Body>) -> Reply {
    let response = server.clone().oneshot(request).await.unwrap();
    let (status, headers) = (response.status(), response.headers().clone());
    let bytes = to_bytes(response.into_body(), usize::MAX).await.unwrap();
    let body = serde_json::from_slice(&bytes).unwrap_or_default();
    Reply { status, headers, text: String::from_utf8_lossy(&bytes).into_owned(), body }
}

impl House {
    /// Lets the database (SQLite's) grow, or not by one page.
    pub async fn give_room(&self, is_given: bool) {
        // Of one connection, the writer's; an argument is not allowed here.
        let set = async move |tx: &mut Tx| {
            let pages: Vec<(i64,)> = match is_given {
                false => tx.all(sql!("PRAGMA max_page_count = 1")).await?,
                true => tx.all(sql!("PRAGMA max_page_count = 1073741823")).await?,
            };
            Ok::<_, db::Error>(pages.len())
        };
        self.started.app.db().write(set).await.unwrap();
    }
}

impl Drop for House {
    fn drop(&mut self) {
        // What cannot be removed is left to the system's own cleaning.
        let _ = std::fs::remove_dir_all(&self.folder);
    }
}
