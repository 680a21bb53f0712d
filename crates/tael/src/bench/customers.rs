//! Customers who can buy: with an account, a card that pays, and a risk level.

use super::load;
use crate::failure::Failed;
use accounts::DemoAccount;
use bankcards::{CardId, DemoCard};
use db::Tx;
use identity::{NewCustomer, Password, PasswordDigest};
use kernel::{CardNumber, CustNo, Day, IdNumber, Instant, Mobile};
use serde_json::{Value, json};
use std::net::SocketAddr;
use suitability::{RiskAnswer, SubmitTestRequest};
use tokio::{
    io::{AsyncReadExt, AsyncWriteExt},
    net::TcpStream,
};
use wire::{App, Failure};

/// Of all of them.
pub const PASSWORD: &str = "tael2026";
/// Passwords are slow to verify on purpose; each takes a core.
const LOGINS_AT_ONCE: usize = 4;
/// The number of the first customer and of its card.
pub const FIRST: i64 = 9_000_000_001;
/// From one customer's number to the next: those of real customers are drawn by lot.
pub const STEP: i64 = 1_000;
/// Answers of the risk test that make C4.
const ANSWERS: &str = "ADCCDBDDDCCCC";

/// Somebody who can buy.
#[derive(Debug, Clone)]
pub struct Buyer {
    pub cust_no: CustNo,
    pub card_id: CardId,
    pub mobile: Mobile,
}

/// Makes so many buyers, all with the same password.
pub async fn make(app: &App, count: u32) -> Result<Vec<Buyer>, Failed> {
    let password: Password = PASSWORD.parse()?;
    let digest = password.digest().await?;
    let mut buyers = Vec::new();
    for number in 0..count {
        buyers.push(one(app, number, digest.clone()).await?);
    }
    Ok(buyers)
}

/// Logs buyers in over HTTP and unlocks their sessions, some at a time; answers their tokens.
pub async fn all_unlocked(address: SocketAddr, buyers: &[Buyer]) -> Result<Vec<String>, Failed> {
    let mut tokens = Vec::with_capacity(buyers.len());
    for some in buyers.chunks(LOGINS_AT_ONCE) {
        let begin = |buyer: &Buyer| {
            let buyer = buyer.clone();
            tokio::spawn(async move { unlocked(address, &buyer).await })
        };
        for one in some.iter().map(begin).collect::<Vec<_>>() {
            tokens.push(one.await??);
        }
    }
    Ok(tokens)
}

/// Logs a buyer in over HTTP and unlocks the session; answers its token.
pub async fn unlocked(address: SocketAddr, buyer: &Buyer) -> Result<String, Failed> {
    let token = logged_in(address, buyer.mobile.as_str()).await?;
    let mut stream = TcpStream::connect(address).await?;
    let verify = json!({"password": PASSWORD});
    let answer = post(&mut stream, "/api/v1/m/verifypwd", &token, &verify).await?;
    match answer["data"]["valid"].as_bool() {
        Some(true) => Ok(token),
        _ => Err(Failed::new(answer)),
    }
}

/// Logs in over HTTP, with the password of all of them; answers the token.
pub async fn logged_in(address: SocketAddr, mobile: &str) -> Result<String, Failed> {
    let mut stream = TcpStream::connect(address).await?;
    let login = json!({"mobile": mobile, "password": PASSWORD});
    let answer = post(&mut stream, "/api/v1/m/login", "", &login).await?;
    let token = answer["data"]["token"].as_str().ok_or_else(|| Failed::new(&answer))?;
    Ok(token.to_owned())
}

async fn post(
    stream: &mut TcpStream,
    path: &str,
    token: &str,
    body: &Value,
) -> Result<Value, Failed> {
    let bearer = format!("Bearer {token}");
    let headers = [("authorization", bearer.as_str()), ("content-type", "application/json")];
    stream.write_all(&load::request("POST", path, &headers, &body.to_string())).await?;
    let mut answer = Vec::new();
    loop {
        if stream.read_buf(&mut answer).await? == 0 {
            return Err(Failed::new("the server hung up"));
        }
        if let Some(body) = load::whole_body(&answer) {
            return Ok(serde_json::from_slice(body)?);
        }
    }
}

async fn one(app: &App, number: u32, digest: PasswordDigest) -> Result<Buyer, Failed> {
    let (at, test_id) = (app.now(), app.ids().next_value()?);
    let cust_no = CustNo::try_from(FIRST + i64::from(number) * STEP)?;
    let card_id = CardId::from(cust_no.value());
    let mobile: Mobile = format!("1390{number:07}").parse()?;
    let new = NewCustomer {
        cust_no: Some(cust_no),
        mobile: mobile.clone(),
        password: Some(digest),
        device_check: false,
        at,
    };
    let (id_number, card_no) = (id_number(number)?, card_number(number)?);
    let reserved = mobile.clone();
    let work = async move |tx: &mut Tx| {
        let taken = || Failure::fault("making a buyer", "the mobile is taken");
        let cust_no = identity::create_customer(tx, &new).await?.ok_or_else(taken)?;
        let account = account(cust_no, id_number.clone(), at)?;
        accounts::open_for_demo(tx, &account).await?;
        let (card_no, mobile) = (card_no.clone(), reserved.clone());
        let card = DemoCard { cust_no, card_id, card_no, mobile, at };
        bankcards::bind_for_demo(tx, &card).await?;
        suitability::take_test(tx, test_id, cust_no, at, &answers()).await?;
        Ok::<_, Failure>(cust_no)
    };
    let cust_no = app.db().write(work).await?;
    Ok(Buyer { cust_no, card_id, mobile })
}

fn account(cust_no: CustNo, id_number: IdNumber, at: Instant) -> Result<DemoAccount, Failure> {
    let name = "林一".parse().map_err(|e| Failure::fault("making a buyer", e))?;
    Ok(DemoAccount { cust_no, name, id_number, email: None, at })
}

fn answers() -> SubmitTestRequest {
    let answer = |(letter, question_no): (char, _)| RiskAnswer::one(question_no, letter);
    let answers = ANSWERS.chars().zip(1..).map(answer).collect();
    SubmitTestRequest { version: 1, answers, confirmed: true }
}

/// Born in the eighties, 900 on each day.
fn id_number(number: u32) -> Result<IdNumber, Failed> {
    let born = Day::new(1980, 1, 1)?.add_days(i32::try_from(number / 900)?);
    let digits = format!("310115{}{:03}", born.to_string().replace('-', ""), number % 900);
    let check = IdNumber::check_char(&digits).ok_or_else(|| Failed::new("no certificate"))?;
    Ok(format!("{digits}{check}").parse()?)
}

/// Of the channel's first bank; the digits before the last tell its simulator to pay.
fn card_number(number: u32) -> Result<CardNumber, Failed> {
    let digits = format!("629901{number:09}000");
    let check = CardNumber::check_digit(&digits).ok_or_else(|| Failed::new("no card"))?;
    Ok(format!("{digits}{check}").parse()?)
}
