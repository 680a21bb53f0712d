//! Who they are. Names, mobiles, certificates and cards are invented.

use crate::CHOSEN_MANAGER;
use accounts::DemoAccount;
use bankcards::{CardId, DemoCard};
use db::Tx;
use identity::{NewCustomer, Password};
use kernel::{CardNumber, CustNo, IdNumber, Instant, Invalid, Mobile, TradeAcco};
use suitability::{RiskAnswer, SubmitTestRequest};
use wire::{Answer, App, Failure};

/// The password of all three.
pub const PASSWORD: &str = "tael2026";

/// A customer, to be told to visitors.
#[derive(Debug, Clone, Copy, PartialEq, Eq)]
pub struct DemoCustomer {
    /// What the customer is to show.
    pub label: &'static str,
    /// To log in with.
    pub mobile: &'static str,
}

/// The three.
pub const fn customers() -> &'static [DemoCustomer] {
    &[
        DemoCustomer { label: "opened, with holdings", mobile: "13800000001" },
        DemoCustomer { label: "opened, empty", mobile: "13800000002" },
        DemoCustomer { label: "not opened", mobile: "13800000003" },
    ]
}

/// Answers of the risk test that make C4.
const ANSWERS: &str = "ADCCDBDDDCCCC";

/// A customer who can buy.
#[derive(Debug, Clone)]
pub(super) struct Saver {
    pub cust_no: CustNo,
    pub card_id: CardId,
    pub trade_acco: TradeAcco,
}

/// Makes the first of the three, who buys.
pub(super) async fn create_saver(app: &App) -> Answer<Saver> {
    let [saver, ..] = customers() else { return Err(Failure::fault("the demo", "no customers")) };
    let cust_no = register(app, saver.mobile).await?;
    let saver = open(app, cust_no, saver.mobile, 1).await?;
    let (id, at) = (app.ids().next()?, app.now());
    let choice = (cust_no, CHOSEN_MANAGER);
    app.db()
        .write(async move |tx: &mut Tx| advisors::bind_for_demo(tx, id, choice, at).await)
        .await?;
    Ok(saver)
}

/// Makes the others, who came lately: one of them opened an account.
pub(super) async fn create_others(app: &App) -> Answer<()> {
    for (customer, number) in customers().iter().zip(1_i64..).skip(1) {
        let cust_no = register(app, customer.mobile).await?;
        if number == 2 {
            open(app, cust_no, customer.mobile, number).await?;
        }
    }
    Ok(())
}

pub(super) async fn register(app: &App, mobile: &str) -> Answer<CustNo> {
    let password: Password = PASSWORD.parse().map_err(fault)?;
    let new = NewCustomer {
        cust_no: None,
        mobile: mobile.parse().map_err(fault)?,
        password: Some(password.digest().await?),
        device_check: false,
        at: app.now(),
    };
    let made =
        app.db().write(async move |tx: &mut Tx| identity::create_customer(tx, &new).await).await?;
    made.ok_or_else(|| Failure::fault("the demo's customers", "the mobile is taken"))
}

/// Opens the account, binds a card and takes the risk test.
async fn open(app: &App, cust_no: CustNo, mobile: &str, number: i64) -> Answer<Saver> {
    let name = if number == 1 { "沈知远" } else { "顾清越" };
    let birth = format!("19880{number}15");
    open_as(app, (cust_no, mobile), (name, &birth, number), app.now()).await
}

/// Opens an account in a name and with a birth, YYYYMMDD; the risk test was taken at a moment.
pub(super) async fn open_as(
    app: &App,
    (cust_no, mobile): (CustNo, &str),
    (name, birth, number): (&str, &str, i64),
    tested_at: Instant,
) -> Answer<Saver> {
    let (at, card_id, test_id) = (app.now(), app.ids().next()?, app.ids().next_value()?);
    let mobile: Mobile = mobile.parse().map_err(fault)?;
    let account = DemoAccount {
        cust_no,
        name: name.parse().map_err(fault)?,
        id_number: id_number(birth, number).map_err(fault)?,
        email: None,
        at,
    };
    let card_no = card_number(number).map_err(fault)?;
    let card = DemoCard { cust_no, card_id, card_no, mobile, at };
    let trade_acco = app
        .db()
        .write(async move |tx: &mut Tx| {
            accounts::open_for_demo(tx, &account).await?;
            let trade_acco = bankcards::bind_for_demo(tx, &card).await?;
            suitability::take_test(tx, test_id, cust_no, tested_at, &answers()).await?;
            Ok::<_, Failure>(trade_acco)
        })
        .await?;
    Ok(Saver { cust_no, card_id, trade_acco })
}

/// Takes the risk test again: a result holds for a year.
pub(super) async fn test_again(app: &App, saver: &Saver) -> Answer<()> {
    let (cust_no, test_id, at) = (saver.cust_no, app.ids().next_value()?, app.now());
    let take =
        async move |tx: &mut Tx| suitability::take_test(tx, test_id, cust_no, at, &answers()).await;
    app.db().write(take).await
}

/// Reads all messages so far.
pub(super) async fn read_messages(app: &App, saver: &Saver) -> Answer<()> {
    let (cust_no, at) = (saver.cust_no, app.now());
    let read = async move |tx: &mut Tx| messages::read_for_demo(tx, cust_no, at).await;
    Ok(app.db().write::<_, db::Error, _>(read).await?)
}

fn answers() -> SubmitTestRequest {
    let answer = |(letter, question_no): (char, _)| RiskAnswer::one(question_no, letter);
    let answers = ANSWERS.chars().zip(1..).map(answer).collect();
    SubmitTestRequest { version: 1, answers, confirmed: true }
}

pub(super) fn id_number(birth: &str, number: i64) -> Result<IdNumber, Invalid> {
    let digits = format!("310115{birth}{number:03}");
    let check = IdNumber::check_char(&digits).unwrap_or('0');
    format!("{digits}{check}").parse()
}

/// Of the channel's first bank; the digits before the last tell its simulator to pay.
pub(super) fn card_number(number: i64) -> Result<CardNumber, Invalid> {
    let digits = format!("629901{number:09}000");
    let check = CardNumber::check_digit(&digits).unwrap_or('0');
    format!("{digits}{check}").parse()
}

pub(super) fn fault(error: Invalid) -> Failure {
    Failure::fault("the demo's customers", error)
}
