//! Positions in memory, and the same on both engines.

mod analysing;
mod correcting;
mod keys;
mod late;
mod lots;
mod methods;
mod money;
mod moving;
mod pages;
mod profits;
mod reading;
mod rounds;
mod rounds_shown;
mod splitting;
mod upgrading;
mod verifying;

use super::*;
use crate::apply::apply;
use crate::holding::Holding;
use db::{Db, Migration, db_test};
use kernel::{CustNo, Day, Fen, FundCode, Instant, Nav, Shares, TradeAcco};
use ledger::{Account, Entry, EntryKind};
use proptest::prelude::*;

fn migrations() -> &'static [Migration] {
    static ALL: std::sync::OnceLock<Vec<Migration>> = std::sync::OnceLock::new();
    ALL.get_or_init(|| {
        let mut all = bankcards::testing::migrations();
        for room in [market::MIGRATIONS, funds::MIGRATIONS, MIGRATIONS] {
            all.extend_from_slice(room);
        }
        all
    })
}

fn key() -> PositionKey {
    let (cust_no, fund_code) = (CustNo::try_from(7).unwrap(), "000001".parse().unwrap());
    PositionKey { cust_no, trade_acco: acco(1), fund_code }
}

/// An account of the customer's.
fn acco(number: i64) -> TradeAcco {
    TradeAcco::of(CustNo::try_from(7).unwrap(), number).unwrap()
}

fn fund() -> FundCode {
    key().fund_code
}

fn day(text: &str) -> Day {
    text.parse().unwrap()
}

fn fen(text: &str) -> Fen {
    text.parse().unwrap()
}

fn shares(text: &str) -> Shares {
    text.parse().unwrap()
}

fn change(number: i64, t_day: Day, nav: &str, kind: ChangeKind) -> Change {
    let confirmed_on = kernel::Calendar::china().next_open(t_day);
    Change {
        key: key(),
        order_no: number,
        t_day,
        confirmed_on,
        nav: nav.parse().unwrap(),
        fee: Fen::ZERO,
        kind,
    }
}

fn buy(number: i64, on: &str, nav: &str, amount: &str, got: &str) -> Change {
    let kind = ChangeKind::Bought { amount: fen(amount), shares: shares(got) };
    change(number, day(on), nav, kind)
}

fn redeem(number: i64, on: &str, nav: &str, given: &str, net: &str) -> Change {
    let kind =
        ChangeKind::Redeemed { unfrozen: Shares::ZERO, shares: shares(given), net: fen(net) };
    change(number, day(on), nav, kind)
}

fn after(changes: &[Change]) -> Holding {
    let mut holding = Holding::empty(&key());
    for change in changes {
        apply(&mut holding, change).unwrap();
    }
    holding
}

#[test]
fn v21_moving_average_and_diluted_cost() {
    let holding = after(&[
        buy(1, "2026-03-02", "1.2500", "10000", "8000"),
        buy(2, "2026-03-03", "1.5000", "6000", "4000"),
        redeem(3, "2026-03-04", "1.6000", "6000", "9000"),
    ]);
    let position = &holding.position;
    assert_eq!((position.cost, position.realised), (fen("8000"), fen("1000")));
    assert_eq!(position.diluted_cost, fen("7000"));
    assert_eq!((position.value, position.holding_profit()), (fen("9600"), Ok(fen("1600"))));
    assert_eq!(position.total_profit, fen("2600"));
}

#[test]
fn v22_a_cash_dividend_stays_in_the_profit_of_the_round() {
    let dividend = ChangeKind::CashDividend { amount: fen("600") };
    let mut holding = after(&[
        buy(1, "2026-03-02", "1.2500", "10000", "8000"),
        buy(2, "2026-03-03", "1.5000", "6000", "4000"),
        redeem(3, "2026-03-04", "1.6000", "6000", "9000"),
    ]);
    apply(&mut holding, &change(4, day("2026-03-05"), "1.5000", dividend)).unwrap();
    let position = &holding.position;
    assert_eq!(position.value, fen("9000"));
    assert_eq!(position.holding_profit(), Ok(fen("1600")));
    assert_eq!(position.total_profit, fen("2600"));
}

#[test]
fn v30_the_fee_is_the_first_days_loss() {
    let holding = after(&[buy(1, "2026-03-02", "1.0000", "10000", "9920.63")]);
    assert_eq!(holding.days[&day("2026-03-02")].0.profit, fen("-79.37"));
    assert_eq!(holding.position.day_profit, fen("-79.37"));
}

#[test]
fn a_late_confirmation_corrects_every_day_from_t_on() {
    // Held since Monday, valued on Tuesday and Wednesday; Monday's second purchase comes late.
    let mut late = after(&[buy(1, "2026-03-02", "1.0000", "1000", "1000")]);
    let row = late.days[&day("2026-03-02")].0.clone();
    for (on, nav) in [("2026-03-03", "1.1000"), ("2026-03-04", "1.2000")] {
        let nav: Nav = nav.parse().unwrap();
        let value = shares("1000").value(nav, kernel::Rounding::HalfUp).unwrap();
        let profit = value.checked_sub(late.position.value).unwrap();
        let flow = Fen::ZERO;
        let row = PositionDay { day: day(on), nav, value, profit, flow, ..row.clone() };
        late.days.insert(day(on), (row, false));
        late.position.value = value;
        late.position.valued_on = Some(day(on));
        late.position.day_profit = profit;
        late.position.total_profit = late.position.total_profit.checked_add(profit).unwrap();
    }
    apply(&mut late, &buy(2, "2026-03-02", "1.0000", "500", "500")).unwrap();
    let profits: Vec<_> = late.days.values().map(|(row, _)| row.profit).collect();
    assert_eq!(profits, [fen("0"), fen("150"), fen("150")]);
    assert_eq!((late.position.value, late.position.total_profit), (fen("1800"), fen("300")));
    assert_eq!(late.position.day_profit, fen("150"));
}

#[test]
fn a_round_ends_with_the_last_share_and_begins_anew() {
    let mut holding = after(&[
        buy(1, "2026-03-02", "1.0000", "1000", "1000"),
        redeem(2, "2026-03-03", "1.1000", "1000", "1100"),
    ]);
    assert_eq!(holding.position.closed_on, Some(day("2026-03-03")));
    assert_eq!((holding.position.cost, holding.position.diluted_cost), (Fen::ZERO, Fen::ZERO));
    assert_eq!(holding.position.total_profit, fen("100"));
    apply(&mut holding, &buy(3, "2026-03-04", "1.2000", "120", "100")).unwrap();
    assert_eq!(holding.position.opened_on, Some(day("2026-03-04")));
    assert_eq!(holding.position.total_profit, fen("100"));
}

#[test]
fn a_purchase_on_the_day_of_the_sale_leaves_the_profit_of_that_day() {
    let holding = after(&[
        buy(1, "2026-03-02", "1.0000", "1000", "1000"),
        redeem(2, "2026-03-03", "1.1000", "1000", "1100"),
        buy(3, "2026-03-03", "1.1000", "110", "100"),
    ]);
    let position = &holding.position;
    assert_eq!((position.value, position.day_profit), (fen("110"), fen("100")));
    assert_eq!(position.total_profit, fen("100"));
}

#[test]
fn more_than_is_held_is_a_fault() {
    let mut holding = after(&[buy(1, "2026-03-02", "1.0000", "1000", "1000")]);
    let too_many = redeem(2, "2026-03-03", "1.0000", "1000.01", "1000.01");
    assert!(matches!(apply(&mut holding, &too_many), Err(ChangeError::TooFewShares { .. })));
}

/// What may happen on a day: whether it is a purchase, how much, and the price.
fn history() -> impl Strategy<Value = Vec<(bool, i64, i64)>> {
    prop::collection::vec((any::<bool>(), 1..5_000_000_i64, 5_000..30_000_i64), 1..30)
}

proptest! {
    #[test]
    fn lots_make_the_position_and_profit_is_value_less_flows(history in history()) {
        let calendar = kernel::Calendar::china();
        let (mut holding, mut on) = (Holding::empty(&key()), day("2026-01-05"));
        let mut flows = 0;
        for ((buying, size, price), number) in history.into_iter().zip(1..) {
            on = calendar.next_open(on);
            let nav = Nav::from_units(price * 10_000);
            let size = Shares::from_units(size);
            let given = if buying { size } else { size.min(holding.position.shares) };
            let money = given.value(nav, kernel::Rounding::HalfUp).unwrap();
            let kind = if buying {
                ChangeKind::Bought { amount: money, shares: given }
            } else {
                ChangeKind::Redeemed { unfrozen: Shares::ZERO, shares: given, net: money }
            };
            flows += if buying { money.units() } else { -money.units() };
            let confirmed_on = calendar.next_open(on);
            let (key, order_no) = (key(), number);
            let (t_day, fee) = (on, Fen::ZERO);
            let change = Change { key, order_no, t_day, confirmed_on, nav, fee, kind };
            apply(&mut holding, &change).unwrap();
            let lots = Shares::try_sum(holding.lots.values().map(|(lot, _)| lot.shares)).unwrap();
            prop_assert_eq!(lots, holding.position.shares);
            let days: i64 = holding.days.values().map(|(row, _)| row.profit.units()).sum();
            prop_assert_eq!(days, holding.position.total_profit.units());
            prop_assert_eq!(holding.position.value.units() - flows, days);
        }
    }
}

/// The journal's side of a purchase.
fn entry(number: i64, got: &str) -> Entry {
    let at: Instant = "2026-03-03T07:30:00+08:00".parse().unwrap();
    let owned = Account::shares(key().cust_no, acco(1), fund());
    Entry::new(number, key().cust_no, (at.day(), at), EntryKind::BuyConfirmed, number).shares(
        Account::issued(fund()),
        owned,
        fund(),
        shares(got),
    )
}

/// Values a day to its end, and answers how many positions were valued.
async fn value_day(tx: &mut db::Tx, on: Day, navs: &[FundNav]) -> Result<u64, db::Error> {
    let (mut at, prices) = (Valuing::default(), prices(on, navs));
    while !at.is_done() {
        at = value_some(tx, (&prices, None), at).await?;
    }
    Ok(at.count)
}

fn prices(on: Day, navs: &[FundNav]) -> Prices {
    Prices::from([(on, navs.iter().map(|nav| (nav.fund_code, *nav)).collect())])
}

async fn hold(db: &Db) {
    db.write(async |tx| {
        ledger::post(tx, &entry(1, "1000")).await?;
        apply_confirmations(tx, &[buy(1, "2026-03-02", "1.0000", "1010", "1000")]).await
    })
    .await
    .unwrap();
}

async fn found(db: &Db) -> Position {
    db.read(async |tx| position(tx, &key()).await).await.unwrap().unwrap()
}

db_test! { migrations();
    async fn a_day_is_valued_once(db: Db) {
        hold(&db).await;
        let nav = FundNav { fund_code: fund(), nav: "1.1000".parse().unwrap(), income: None };
        for count in [1, 0] {
            let valued =
                db.write(async move |tx| value_day(tx, day("2026-03-03"), &[nav]).await).await;
            assert_eq!(valued.unwrap(), count);
        }
        let position = found(&db).await;
        assert_eq!((position.value, position.day_profit), (fen("1100"), fen("100")));
        assert_eq!(position.total_profit, fen("90"));
        let range = (day("2026-03-01"), day("2026-03-31"));
        let days = db
            .read(async |tx| store::days::of_customer(tx, key().cust_no, range).await)
            .await
            .unwrap();
        let expected = [
            (day("2026-03-02"), fen("-10"), fen("1010")),
            (day("2026-03-03"), fen("100"), fen("0")),
        ];
        assert_eq!(days, expected);
        assert_eq!(db.read(async |tx| verify(tx).await).await.unwrap(), []);
    }

    async fn income_of_a_weekend_is_one_sum_on_monday(db: Db) {
        hold(&db).await;
        let income = Some("0.5000".parse().unwrap());
        let nav = FundNav { fund_code: fund(), nav: Nav::PAR, income };
        for on in ["2026-03-06", "2026-03-07", "2026-03-08", "2026-03-09"] {
            db.write(async move |tx| value_day(tx, day(on), &[nav]).await).await.unwrap();
        }
        let position = found(&db).await;
        assert_eq!((position.day_profit, position.accrued), (fen("0.15"), fen("0.20")));
    }

    async fn frozen_shares_are_not_available(db: Db) {
        hold(&db).await;
        let freeze = async |text: &'static str| {
            db.write(async move |tx| freeze(tx, &key(), shares(text)).await).await.unwrap()
        };
        assert!(freeze("600").await);
        assert!(!freeze("400.01").await);
        let left = found(&db).await;
        assert_eq!(left.shares.checked_sub(left.frozen), Ok(shares("400")));
        db.write(async |tx| set_blocked(tx, &key(), true).await).await.unwrap();
        assert!(!freeze("1").await);
    }

    async fn a_position_that_differs_from_its_journal_is_found(db: Db) {
        db.write(async |tx| {
            apply_confirmations(tx, &[buy(1, "2026-03-02", "1.0000", "1010", "1000")]).await
        })
        .await
        .unwrap();
        let found = db.read(async |tx| verify(tx).await).await.unwrap();
        assert_eq!((found.len(), found[0].expected, found[0].found), (1, 0, 100_000));
    }
}

#[test]
fn the_contract_is_fresh() {
    wire::contract_fragment(&routes()).check().unwrap();
}

#[test]
fn every_statement_prepares_on_both_engines() {
    assert_eq!(db::testing::check_statements(migrations()), Vec::<String>::new());
}
