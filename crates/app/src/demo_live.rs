//! The demo's live-stream page: an embedding app that asks who its guest is. Never in production.

use crate::{Config, demo_advisor, demo_page};
use axum::{
    Router,
    extract::{Query, State},
    http::{HeaderMap, header},
    response::Response,
    routing::get,
};
use identity::{ClientApp, ClientScope, ClientTokenRequest, Clients, Whoami, grant, who};
use percent_encoding::{NON_ALPHANUMERIC, utf8_percent_encode};
use serde::Deserialize;
use wire::{Answer, App, Done, Failure, codes, raw};

const CLIENT: &str = "live";
/// Known to everybody: the demo's page is all that it opens.
const SECRET: &str = "tael-demo-live";
/// Its SHA-256.
const SECRET_SHA256: &str = "1daf781844585d8da25ef25d59d4ec4ec5af58ace845dcec698050e64c564e85";
const PAGE: &str = "/demo/live";

/// The apps of the settings; in the demo its own page, too.
pub fn clients(config: &Config) -> Clients {
    let own = config.demo.then(|| ClientApp {
        id: CLIENT.to_owned(),
        name: "澄溪直播间".to_owned(),
        origins: vec!["http://127.0.0.1".to_owned(), "http://localhost".to_owned()],
        secret_sha256: SECRET_SHA256.to_owned(),
        scope: ClientScope::Profile,
    });
    let managers = config.demo.then(demo_advisor::client);
    Clients::new(config.clients.iter().cloned().chain(own).chain(managers).collect())
}

/// What a customer comes back with.
#[derive(Debug, Deserialize)]
struct Back {
    code: Option<String>,
}

/// `GET /demo/live`.
pub fn routes(app: App) -> Router {
    Router::new().route(PAGE, get(room)).with_state(app)
}

async fn room(State(app): State<App>, headers: HeaderMap, Query(back): Query<Back>) -> Response {
    let host = headers.get(header::HOST).and_then(|host| host.to_str().ok()).unwrap_or_default();
    let page = format!("http://{host}{PAGE}");
    let page = utf8_percent_encode(&page, NON_ALPHANUMERIC);
    let log_in = format!("/live/login?liveUrl={page}");
    let (text, link) = match back.code {
        None => ("基金经理正在直播。登录后可以提问。".to_owned(), "用澄溪账户登录"),
        Some(code) => match guest(&app, &code).await {
            Ok(guest) => (welcome(&guest), "换一个账户"),
            Err(Failure::Refused(refusal)) => (refusal.sentence.into_owned(), "重新登录"),
            Err(failure) => return raw::respond::<Done>(Err(failure), "asking who the guest is"),
        },
    };
    demo_page::choices("模拟直播间", &text, [(log_in, link)].into_iter())
}

/// As an app's own server asks.
async fn guest(app: &App, code: &str) -> Answer<Whoami> {
    let wrong = |_| Failure::from(codes::BAD_REQUEST.refuse());
    let request = ClientTokenRequest {
        client: CLIENT.parse().map_err(wrong)?,
        secret: SECRET.parse().map_err(wrong)?,
        scope: ClientScope::Profile,
        code: Some(code.parse().map_err(wrong)?),
    };
    let token = grant(app, request).await?;
    who(app, &token.access_token, None).await
}

fn welcome(guest: &Whoami) -> String {
    let mobile = guest.mobile.as_deref().unwrap_or_default();
    let subject: String =
        guest.subject.iter().flat_map(|subject| subject.chars()).take(8).collect();
    format!("欢迎，{mobile}。直播间只知道这个称呼，和你在这里的编号{subject}…。")
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn the_page_knows_its_secret() {
        assert_eq!(wire::hash_token(SECRET), SECRET_SHA256);
    }
}
