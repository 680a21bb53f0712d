//! The demo's WeChat: where a visitor authorises, as one of three people, or refuses, and the
//! library that its pages load. Never in production.

use crate::demo_page;
use axum::{
    Json, Router,
    extract::{Query, State},
    http::header,
    response::{IntoResponse, Redirect, Response},
    routing::{get, post},
};
use identity::OwnHosts;
use kernel::OpenId;
use partners::simulator::{SignedPage, WeChat};
use percent_encoding::{NON_ALPHANUMERIC, utf8_percent_encode};
use serde::{Deserialize, Serialize};
use wire::{Done, Failure, codes, raw};

/// Where pages in the demo's WeChat get its library from.
pub const LIBRARY: &str = "/demo/wechat/jweixin.js";
/// As much of WeChat's own as our pages use; it asks back whether a page is signed.
const LIBRARY_CODE: &str = include_str!("demo_wechat/jweixin.js");

/// Who may hold the phone: a name in the address, and what the page calls it.
const PEOPLE: [(&str, &str); 3] =
    [("lin", "允许（小林的微信）"), ("chen", "允许（小陈的微信）"), ("wang", "允许（小王的微信）")];

#[derive(Clone)]
struct Stage {
    wechat: WeChat,
    hosts: OwnHosts,
}

/// Where to lead back to, and the question's name.
#[derive(Debug, Deserialize)]
struct Asked {
    back: String,
    state: String,
}

/// The same with who authorises.
#[derive(Debug, Deserialize)]
struct Allowed {
    who: String,
    #[serde(flatten)]
    asked: Asked,
}

/// `GET /demo/wechat` asks; its links authorise or refuse.
pub fn routes(wechat: WeChat, hosts: OwnHosts) -> Router {
    Router::new()
        .route("/demo/wechat", get(ask))
        .route("/demo/wechat/allow", get(allow))
        .route("/demo/wechat/check", post(check))
        .route(LIBRARY, get(library))
        .with_state(Stage { wechat, hosts })
}

async fn ask(State(stage): State<Stage>, Query(asked): Query<Asked>) -> Response {
    if !stage.hosts.has(&asked.back) {
        return foreign();
    }
    let part = |text: &str| utf8_percent_encode(text, NON_ALPHANUMERIC).to_string();
    let (back, state) = (part(&asked.back), part(&asked.state));
    let people = PEOPLE.map(|(who, label)| {
        (format!("/demo/wechat/allow?who={who}&back={back}&state={state}"), label)
    });
    let refuse = (led_back(&asked, None), "拒绝");
    let links = people.into_iter().chain([refuse]);
    demo_page::choices("模拟微信", "这个页面想知道你的微信身份，用来绑定账户或登录。", links)
}

async fn allow(State(stage): State<Stage>, Query(allowed): Query<Allowed>) -> Response {
    let known = PEOPLE.iter().any(|(who, _)| *who == allowed.who);
    let open_id = format!("oTael-{}", allowed.who).parse::<OpenId>();
    match open_id {
        Ok(open_id) if known && stage.hosts.has(&allowed.asked.back) => {
            match stage.wechat.authorise(&open_id).await {
                Ok(code) => Redirect::to(&led_back(&allowed.asked, Some(&code))).into_response(),
                Err(error) => raw::respond::<Done>(
                    Err(Failure::fault("the simulated WeChat", error)),
                    "authorising",
                ),
            }
        }
        _ => foreign(),
    }
}

/// What a page gave the library.
#[derive(Debug, Deserialize)]
#[serde(rename_all = "camelCase")]
struct Given {
    url: String,
    timestamp: i64,
    nonce_str: String,
    signature: String,
}

#[derive(Debug, Serialize)]
struct Checked {
    signed: bool,
}

async fn check(State(stage): State<Stage>, Json(given): Json<Given>) -> Response {
    let Given { url, timestamp, nonce_str: nonce, signature } = given;
    let page = SignedPage { url, timestamp, nonce, signature };
    let signed = stage.wechat.is_signed(&page).await;
    let answer = signed.map(|signed| Checked { signed });
    raw::respond(answer.map_err(|e| Failure::fault("the simulated WeChat", e)), "checking a page")
}

async fn library() -> Response {
    ([(header::CONTENT_TYPE, "text/javascript; charset=utf-8")], LIBRARY_CODE).into_response()
}

/// Where WeChat leads back to; who refuses comes without a code.
fn led_back(Asked { back, state }: &Asked, code: Option<&str>) -> String {
    let state = utf8_percent_encode(state, NON_ALPHANUMERIC);
    match code {
        Some(code) => format!("{back}?code={code}&state={state}"),
        None => format!("{back}?state={state}"),
    }
}

fn foreign() -> Response {
    let refusal = codes::BAD_REQUEST.say("只能回到本公司的页面");
    raw::respond::<Done>(Err(Failure::from(refusal)), "demo")
}
