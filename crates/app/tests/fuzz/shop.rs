//! The whole application on one engine, with a small market and people, the same on both.

use crate::case::Case;
use app::{Config, Started};
use axum::{
    body::{Body, to_bytes},
    http::Request,
};
use bankcards::testing::OpenedPerson;
use db::Db;
use kernel::Clock;
use serde_json::Value;
use std::{collections::BTreeMap, path::PathBuf, time::Duration};
use tower::ServiceExt;

const EARLIER: &str = "2026-03-02T10:00:00+08:00";
const NOW: &str = "2026-03-04T10:00:00+08:00";
/// Nothing that is asked takes so long.
const PATIENCE: Duration = Duration::from_secs(30);

/// Who asks.
#[derive(Debug, Clone, Copy, PartialEq, Eq)]
pub enum Who {
    Nobody,
    WithoutAccount,
    Opened,
}

impl Who {
    pub const ALL: [Self; 3] = [Self::Nobody, Self::WithoutAccount, Self::Opened];

    pub fn name(self) -> &'static str {
        match self {
            Self::Nobody => "nobody",
            Self::WithoutAccount => "withoutAccount",
            Self::Opened => "opened",
        }
    }
}

/// What was answered.
#[derive(Debug, Clone, PartialEq)]
pub struct Reply {
    pub status: u16,
    /// The body, when it is JSON; else a text of it.
    pub body: Result<Value, String>,
    /// Of a file: its media type and length.
    pub file: Option<String>,
}

/// An application and its people.
pub struct Shop {
    started: Started,
    opened: OpenedPerson,
    without_account: identity::testing::Person,
    tokens: [Option<String>; 3],
    names: BTreeMap<String, String>,
    /// The last value of each name in the answers.
    seen: BTreeMap<String, String>,
}

impl Shop {
    /// On the embedded engine in this folder, or on a server.
    pub async fn open(folder: PathBuf, database_url: Option<String>) -> Self {
        let config = Config { database_url, ..Config::demo(folder) };
        put_market(&config).await;
        let before = app::open(&config, Clock::fixed(EARLIER.parse().unwrap())).await.unwrap();
        let opened = orders::testing::buyer(&before.app, 1, orders::testing::C4).await;
        let other = orders::testing::buyer(&before.app, 2, orders::testing::C4).await;
        let without_account = identity::testing::customer(&before.app, 3).await;
        for (person, fund) in
            [(&opened, "000001"), (&opened, "000009"), (&other, "000001"), (&other, "000009")]
        {
            orders::testing::bought(&before.app, person, fund, "5000.00").await;
        }
        let day = EARLIER[..10].parse().unwrap();
        orders::testing::close_day(&before.app, day, "1".parse().unwrap()).await;
        before.app.db().close().await.unwrap();
        let started = app::open(&config, Clock::fixed(NOW.parse().unwrap())).await.unwrap();
        let app = &started.app;
        for person in [&opened, &other] {
            identity::testing::unlock(app, &person.person.token).await;
        }
        let own = orders::testing::bought(app, &opened, "000001", "100.00").await;
        let others = orders::testing::bought(app, &other, "000001", "100.00").await;
        let names = [
            ("card", opened.card_id.to_string()),
            ("othercard", other.card_id.to_string()),
            ("acco", opened.trade_acco.to_string()),
            ("otheracco", other.trade_acco.to_string()),
            ("order", own.to_string()),
            ("otherorder", others.to_string()),
        ];
        let names = names.map(|(name, value)| (name.to_owned(), value)).into();
        let (tokens, seen) = ([const { None }; 3], BTreeMap::new());
        let mut shop = Self { started, opened, without_account, tokens, names, seen };
        for who in [Who::WithoutAccount, Who::Opened] {
            shop.log_in(who).await;
        }
        shop
    }

    /// A session that may move money.
    pub async fn log_in(&mut self, who: Who) {
        let cust_no = match who {
            Who::Nobody => return,
            Who::WithoutAccount => self.without_account.cust_no,
            Who::Opened => self.opened.person.cust_no,
        };
        let token = identity::testing::log_in(&self.started.app, cust_no).await;
        identity::testing::unlock(&self.started.app, &token).await;
        self.tokens[who as usize] = Some(token);
    }

    /// Asks, and remembers what is in the answer.
    pub async fn ask(&mut self, case: &Case) -> Reply {
        let request = self.request(case);
        let front = self.started.front.clone();
        let answered = tokio::time::timeout(PATIENCE, front.oneshot(request)).await;
        let Ok(response) = answered else {
            return Reply { status: 504, body: Err("no answer".to_owned()), file: None };
        };
        let response = response.unwrap();
        let status = response.status().as_u16();
        let media_type = response.headers().get("content-type").cloned();
        let media_type = media_type.filter(|one| status == 200 && one != "application/json");
        let bytes = to_bytes(response.into_body(), usize::MAX).await.unwrap();
        let body = serde_json::from_slice::<Value>(&bytes);
        let body = body.map_err(|_| String::from_utf8_lossy(&bytes).chars().take(200).collect());
        if let Ok(body) = &body {
            self.remember(&body["data"]);
        }
        let file = media_type.map(|one| format!("{one:?}, {} bytes", bytes.len()));
        Reply { status, body, file }
    }

    /// The text with this shop's own values put in.
    pub fn fill(&self, text: &str) -> Vec<u8> {
        let mut out = Vec::new();
        let mut rest = text;
        while let Some((before, after)) = rest.split_once('⟪') {
            // A query that was cut may end within a name.
            let (name, after) = after.split_once('⟫').unwrap_or((after, ""));
            out.extend(before.as_bytes());
            match (name, name.strip_prefix("of.")) {
                ("ff", _) => out.push(0xff),
                (_, Some(name)) => {
                    out.extend(self.seen.get(name).map_or("1", String::as_str).as_bytes());
                }
                (name, None) => out.extend(self.names.get(name).map_or("1", |v| v).as_bytes()),
            }
            rest = after;
        }
        out.extend(rest.as_bytes());
        out
    }

    fn request(&self, case: &Case) -> Request<Body> {
        let text = self.fill(&case.text);
        let mut uri = case.path.clone();
        let mut body = text.clone();
        if case.method == "GET" {
            // Of a query, only what an address may hold.
            let query = percent_encoding::percent_encode(&text, crate::case::QUERY);
            uri = format!("{uri}?{query}");
            body = Vec::new();
        }
        let mut request = Request::builder().method(&case.method[..]).uri(uri);
        if let Some(token) = &self.tokens[case.who as usize] {
            request = request.header("authorization", format!("Bearer {token}"));
        }
        for (name, value) in &case.headers {
            request = request.header(name, self.fill(value));
        }
        request.body(Body::from(body)).unwrap()
    }

    fn remember(&mut self, data: &Value) {
        match data {
            Value::Object(fields) => {
                for (name, value) in fields {
                    match value {
                        Value::String(text) if text.len() < 100 && is_plain(text) => {
                            self.seen.insert(name.clone(), text.clone());
                        }
                        other => self.remember(other),
                    }
                }
            }
            Value::Array(items) => items.iter().for_each(|item| self.remember(item)),
            _ => {}
        }
    }
}

/// Goes into a text of JSON and into an address as it is.
fn is_plain(text: &str) -> bool {
    text.chars().all(|c| !matches!(c, '"' | '\\' | '⟪' | '⟫' | '&' | '%' | '+') && !c.is_control())
}

async fn put_market(config: &Config) {
    let migrations = app::migrations();
    let db = match &config.database_url {
        Some(url) => Db::postgres(url, config.connections, &migrations).await.unwrap(),
        None => Db::sqlite(config.data.join("tael.db"), &migrations).unwrap(),
    };
    orders::testing::put_market(&db, EARLIER[..10].parse().unwrap()).await;
    funds::testing::fill(&db).await;
    db.close().await.unwrap();
}
