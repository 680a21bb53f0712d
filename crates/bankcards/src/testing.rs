//! For tests of rooms: people with accounts and cards.
#![allow(clippy::missing_panics_doc, clippy::unwrap_used)]

use crate::{CardId, DemoCard, bind_for_demo};
use accounts::testing::Person;
use db::{Migration, Tx};
use kernel::{CardNumber, TradeAcco};
use wire::App;

/// The tables that cards need.
#[must_use]
pub fn migrations() -> Vec<Migration> {
    let own = [ledger::MIGRATIONS, crate::MIGRATIONS].concat();
    [accounts::testing::migrations(), own].concat()
}

/// Somebody with an account and a card of 江汀银行.
#[derive(Debug, Clone)]
pub struct OpenedPerson {
    pub person: Person,
    pub card_id: CardId,
    pub trade_acco: TradeAcco,
}

/// A card of 江汀银行 whose three digits before the check digit are these (`docs/partners.md`).
#[must_use]
pub fn card_number(n: u32, digits: &str) -> CardNumber {
    with_check_digit(&format!("629901{n:09}{digits}"))
}

/// The card number that begins with these digits and ends with their check digit.
#[must_use]
pub fn with_check_digit(digits: &str) -> CardNumber {
    format!("{digits}{}", CardNumber::check_digit(digits).unwrap()).parse().unwrap()
}

/// Person `n`, below 900: logged in, with an account and a card that pays.
pub async fn opened_customer(app: &App, n: u32) -> OpenedPerson {
    let person = accounts::testing::opened(app, n).await;
    let card_id = app.ids().next().unwrap();
    let demo = DemoCard {
        cust_no: person.cust_no,
        card_id,
        card_no: card_number(n, "000"),
        mobile: person.mobile.clone(),
        at: app.now(),
    };
    let bind = async move |tx: &mut Tx| bind_for_demo(tx, &demo).await;
    let trade_acco = app.db().write(bind).await.unwrap();
    OpenedPerson { person, card_id, trade_acco }
}
