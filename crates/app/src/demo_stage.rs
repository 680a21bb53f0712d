//! What stands beside the phone on the demo's stage: its customers, who log in by a tap, specimen
//! certificates and cards, and the address for a phone of one's own. Never in production.

use axum::{
    Json, Router,
    extract::State,
    http::{HeaderMap, header},
    response::Response,
    routing::{get, post},
};
use db::Tx;
use demo::DemoCustomer;
use kernel::{Fen, Mobile};
use partners::simulator::{PaidInReply, Pensions};
use serde::{Deserialize, Serialize};
use serde_json::{Value, json};
use std::{
    collections::BTreeSet,
    net::{IpAddr, UdpSocket},
};
use wire::{Answer, App, Failure, codes, raw};

/// Asked for no packet: only which of our addresses would send it (RFC 5737: for examples).
const FAR: &str = "192.0.2.1:9";

/// `GET /demo/customers`, `/demo/samples` and `/demo/reach`, and `POST /demo/session` and
/// `/demo/pension`.
pub fn routes(app: App, on_network: bool) -> Router {
    Router::new()
        .route("/demo/customers", get(customers))
        .route("/demo/session", post(session))
        .route("/demo/pension", post(pay_in))
        .route("/demo/samples", get(async || raw::respond(Ok(demo::samples()), "samples")))
        .route("/demo/reach", get(async move |headers| reach(&headers, on_network)))
        .with_state(app)
}

/// A customer of the demo, as far as the books have come.
#[derive(Debug, Serialize)]
#[serde(rename_all = "camelCase")]
struct Shown {
    /// To log in with.
    mobile: Mobile,
    /// `138****0001`.
    masked_mobile: String,
    /// `沈**`; empty before the real-name step.
    name: String,
    opened: bool,
    /// Funds that they hold.
    funds: usize,
}

async fn customers(State(app): State<App>) -> Response {
    raw::respond(shown(&app).await, "the demo's customers")
}

async fn shown(app: &App) -> Answer<Vec<Shown>> {
    let mobiles = demo::customers().iter().map(mobile).collect::<Answer<Vec<_>>>()?;
    let today = app.clock().today();
    app.db()
        .read(async move |tx: &mut Tx| {
            let mut all = Vec::with_capacity(mobiles.len());
            for mobile in &mobiles {
                // Whoever has changed the mobile is not to be found by it any more.
                let Some(cust_no) = identity::found_for_demo(tx, mobile).await? else { continue };
                let profile = accounts::profile(tx, cust_no).await?;
                let name = profile.and_then(|profile| profile.name);
                let standing = accounts::standing(tx, cust_no, today).await?;
                let positions = holdings::positions_of_customer(tx, cust_no).await?;
                let held = positions.iter().filter(|position| position.shares.units() > 0);
                let funds: BTreeSet<_> = held.map(|position| position.fund_code).collect();
                all.push(Shown {
                    masked_mobile: mobile.masked(),
                    mobile: mobile.clone(),
                    name: name.map(|name| name.masked()).unwrap_or_default(),
                    opened: standing.is_some_and(|standing| standing.opened),
                    funds: funds.len(),
                });
            }
            Ok(all)
        })
        .await
}

fn mobile(customer: &DemoCustomer) -> Answer<Mobile> {
    let parsed = customer.mobile.parse();
    parsed.map_err(|error| Failure::fault("the demo's customers", error))
}

#[derive(Debug, Deserialize)]
struct SessionRequest {
    mobile: String,
}

/// A session of one of the demo's customers; of nobody else.
async fn session(
    State(app): State<App>,
    from: raw::From,
    Json(asked): Json<SessionRequest>,
) -> Response {
    raw::respond(admit(&app, &from, &asked.mobile).await, "a session of the demo's")
}

async fn admit(app: &App, from: &raw::From, asked: &str) -> Answer<identity::LoginAnswer> {
    let nobody = || codes::BAD_REQUEST.say("演示里没有这位客户");
    let known = demo::customers().iter().find(|customer| customer.mobile == asked);
    let mobile = mobile(known.ok_or_else(nobody)?)?;
    let admitted = identity::admit_for_demo(app, from.remote(), mobile).await?;
    Ok(admitted.ok_or_else(nobody)?)
}

#[derive(Debug, Deserialize)]
struct PayInRequest {
    mobile: String,
    amount: Fen,
}

/// What the bank of pension accounts says to a customer who pays in; with the first payment it
/// opens the account.
async fn pay_in(State(app): State<App>, Json(asked): Json<PayInRequest>) -> Response {
    raw::respond(paid_in(&app, &asked).await, "paying into a pension account")
}

async fn paid_in(app: &App, asked: &PayInRequest) -> Answer<Value> {
    let nobody = || codes::BAD_REQUEST.say("演示里没有这位客户，或者还没有实名");
    let known = demo::customers().iter().find(|customer| customer.mobile == asked.mobile);
    let mobile = mobile(known.ok_or_else(nobody)?)?;
    let read = async |tx: &mut Tx| {
        let Some(cust_no) = identity::found_for_demo(tx, &mobile).await? else { return Ok(None) };
        accounts::profile(tx, cust_no).await
    };
    let profile = app.db().read::<_, db::Error, _>(read).await?;
    let certificate = profile.and_then(|profile| profile.certificate).ok_or_else(nobody)?;
    if !asked.amount.is_positive() {
        return Err(codes::BAD_REQUEST.say("请填写缴存金额").into());
    }
    let bank = app.find::<Pensions>().ok_or_else(nobody)?;
    match bank.pay_in(&certificate, asked.amount).await {
        Ok(PaidInReply::Paid(balance)) => Ok(json!({ "balance": balance })),
        Ok(PaidInReply::AboveYear(left)) => {
            let sentence = format!("每年最多缴存12000元，今年还能缴{left}元");
            Err(codes::BAD_REQUEST.say(sentence).into())
        }
        Err(error) => Err(Failure::fault("the bank of pension accounts", error)),
    }
}

/// Where a phone in the same network finds this demo.
#[derive(Debug, Serialize)]
struct Reach {
    /// None where only this machine is answered.
    url: Option<String>,
}

fn reach(headers: &HeaderMap, on_network: bool) -> Response {
    let host = headers.get(header::HOST).and_then(|host| host.to_str().ok()).unwrap_or_default();
    let port = host.rsplit_once(':').map(|(_, port)| port).filter(|port| !port.ends_with(']'));
    let own = own_address().filter(|_| on_network);
    let url = own.map(|ip| match port {
        Some(port) => format!("http://{ip}:{port}/"),
        None => format!("http://{ip}/"),
    });
    raw::respond(Ok(Reach { url }), "where the demo is reached")
}

/// Of this machine in its network; none without one.
fn own_address() -> Option<IpAddr> {
    let socket = UdpSocket::bind("0.0.0.0:0").ok()?;
    socket.connect(FAR).ok()?;
    let ip = socket.local_addr().ok()?.ip();
    (!ip.is_loopback() && !ip.is_unspecified()).then_some(ip)
}
