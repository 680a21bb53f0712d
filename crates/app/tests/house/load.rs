//! Many clients at once, who ask again as soon as they are answered.
#![expect(clippy::disallowed_methods, reason = "a test asks when each was answered")]

use super::Reply;
use app::Front;
use axum::{body::Body, http::Request};
use serde_json::json;
use std::{
    sync::{
        Arc,
        atomic::{AtomicBool, AtomicU32, Ordering},
    },
    time::{Duration, Instant},
};
use tokio::task::JoinHandle;

const CLIENTS: usize = 16;

/// Clients who ask again as soon as they are answered, some to read and some to write.
pub struct Load {
    over: Arc<AtomicBool>,
    clients: Vec<JoinHandle<Vec<(Instant, Reply)>>>,
}

impl Load {
    pub fn begin(front: &Front, token: &str) -> Self {
        static NUMBER: AtomicU32 = AtomicU32::new(0);
        let over = Arc::new(AtomicBool::new(false));
        let client = |at: usize| {
            let (front, over, token) = (front.clone(), over.clone(), token.to_owned());
            tokio::spawn(async move {
                let mut replies = Vec::new();
                while !over.load(Ordering::Relaxed) {
                    let number = NUMBER.fetch_add(1, Ordering::Relaxed);
                    let asked = match at % 2 {
                        0 => reading(&token),
                        _ => writing(number),
                    };
                    let reply = super::ask(&front, asked).await;
                    replies.push((Instant::now(), reply));
                    tokio::time::sleep(Duration::from_millis(5)).await;
                }
                replies
            })
        };
        let clients = (0..CLIENTS).map(client).collect();
        Self { over, clients }
    }

    pub async fn end(self) -> Vec<(Instant, Reply)> {
        self.over.store(true, Ordering::Relaxed);
        let mut all = Vec::new();
        for client in self.clients {
            all.extend(client.await.unwrap());
        }
        all
    }
}

fn reading(token: &str) -> Request<Body> {
    let request = Request::get("/api/v1/m/userinfo");
    request.header("authorization", format!("Bearer {token}")).body(Body::empty()).unwrap()
}

fn writing(number: u32) -> Request<Body> {
    let mobile = format!("138{number:08}");
    let body = json!({ "mobile": mobile }).to_string();
    Request::post("/api/v1/m/preregister").body(Body::from(body)).unwrap()
}
