//! Statements on both engines, with books that are kept by hand.

mod mailing;
mod reading;

use crate::{
    FILES, MIGRATIONS,
    figures::{Figures, read},
    period::Period,
    routes,
};
use bankcards::testing::OpenedPerson;
use content::Shelf;
use db::{Db, Migration, Tx};
use holdings::{FundNav, Prices, Valuing, value_some};
use kernel::{CustNo, Fen, Nav};
use orders::testing::{C4, MIXED, app_parts, bought, buyer, client, close_day};
use serde_json::{Value, json};
use std::sync::LazyLock;
use wire::{App, testing::Client};

pub static ALL: LazyLock<Vec<Migration>> = LazyLock::new(|| {
    [orders::testing::migrations(), content::MIGRATIONS.to_vec(), MIGRATIONS.to_vec()].concat()
});

/// The first Monday of the books.
pub const BEGIN: &str = "2026-09-28T10:00:00+08:00";

pub async fn company(db: Db) -> App {
    app_parts(db, BEGIN).await.with(Shelf::shipped()).with(FILES).build()
}

pub fn phone(app: &App, person: &OpenedPerson) -> Client {
    Client::new(app, vec![routes(), messages::routes()]).with_token(&person.person.token)
}

pub fn at(app: &App, moment: &str) {
    app.clock().move_to(moment.parse().unwrap());
}

/// Values all positions on a day at a price of the fund.
pub async fn value(app: &App, day: &str, nav: &str) {
    let fund_code = MIXED.parse().unwrap();
    let nav = FundNav { fund_code, nav: nav.parse().unwrap(), income: None };
    let prices: Prices = [(day.parse().unwrap(), [(fund_code, nav)].into())].into();
    let work = async move |tx: &mut Tx| value_some(tx, (&prices, None), Valuing::default()).await;
    assert!(app.db().write::<_, db::Error, _>(work).await.unwrap().is_done());
}

/// The orders of a day are confirmed, and all is valued at its price.
pub async fn close(app: &App, day: &str, nav: &str) {
    let price: Nav = nav.parse().unwrap();
    close_day(app, day.parse().unwrap(), price).await;
    value(app, day, nav).await;
}

/// Books over three months: 1,000 in on 28 September at 1.0000, a redemption of 300 shares on 26
/// October at 1.1000, and 500 more on 30 October, of which T is the last day of the month.
pub async fn books(app: &App, n: u32) -> OpenedPerson {
    let person = buyer(app, n, C4).await;
    bought(app, &person, MIXED, "1000").await;
    close(app, "2026-09-28", "1.0000").await;
    value(app, "2026-09-30", "1.0200").await;
    at(app, "2026-10-26T10:00:00+08:00");
    identity::testing::unlock(app, &person.person.token).await;
    redeem(app, &person, "300").await;
    close(app, "2026-10-26", "1.1000").await;
    at(app, "2026-10-30T10:00:00+08:00");
    bought(app, &person, MIXED, "500").await;
    close(app, "2026-10-30", "1.0500").await;
    at(app, "2026-11-02T10:00:00+08:00");
    value(app, "2026-11-02", "1.0600").await;
    person
}

async fn redeem(app: &App, person: &OpenedPerson, shares: &str) {
    let acco = trade_acco(app, person).await;
    let ask = json!({"fundCode": MIXED, "tradeAcco": acco, "shares": shares});
    client(app, &person.person.token).bff("trade/publicRedeem", ask).await.ok();
}

async fn trade_acco(app: &App, person: &OpenedPerson) -> Value {
    let cust_no = person.person.cust_no;
    let read = async |tx: &mut Tx| holdings::positions_of_customer(tx, cust_no).await;
    let positions = app.db().read::<_, db::Error, _>(read).await.unwrap();
    json!(positions[0].trade_acco)
}

pub async fn figures(app: &App, cust_no: CustNo, code: &str) -> Option<Figures> {
    let (period, today) = (Period::of_code(code).unwrap(), app.now().day());
    app.db().read(async |tx: &mut Tx| read(tx, cust_no, period, today).await).await.unwrap()
}

pub fn fen(text: &str) -> Fen {
    text.parse().unwrap()
}

#[test]
fn contract_is_fresh() {
    assert_eq!(wire::contract_fragment(&routes()).check(), Ok(()));
}

#[test]
fn every_statement_prepares_on_both_engines() {
    assert_eq!(db::testing::check_statements(&ALL), Vec::<String>::new());
}
