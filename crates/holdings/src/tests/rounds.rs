//! Rounds: from no shares to no shares, with all the money between.

use super::{after, buy, change, day, fen, found, key, migrations, redeem, shares};
use crate::holding::Holding;
use crate::{
    Change, ChangeKind, Position, RoundMove, apply_confirmations, fill_rounds, store, unfilled,
    verify_rounds,
};
use db::{Db, Tx, db_test};
use kernel::{Calendar, Fen, FundCode, Nav, Shares};
use proptest::prelude::*;

fn with_fee(change: Change, fee: &str) -> Change {
    Change { fee: super::fen(fee), ..change }
}

fn cash(number: i64, on: &str, amount: &str) -> Change {
    change(number, day(on), "1.0000", ChangeKind::CashDividend { amount: fen(amount) })
}

/// First and last day, put in, got back, fees and dividends of each round, oldest first.
fn told(holding: &Holding) -> Vec<(String, String, [Fen; 4])> {
    let earlier = holding.earlier.iter().map(|(round, _)| round.clone());
    earlier
        .chain(holding.position.round())
        .map(|round| {
            let figures = [round.put_in, round.got_back, round.fees, round.dividends];
            (round.began_on.to_string(), round.ended_on.to_string(), figures)
        })
        .collect()
}

fn round(from: &str, until: &str, figures: [&str; 4]) -> (String, String, [Fen; 4]) {
    (from.to_owned(), until.to_owned(), figures.map(fen))
}

#[test]
fn each_round_has_its_own_money() {
    let holding = after(&[
        with_fee(buy(1, "2026-03-02", "1.0000", "1010", "1000"), "10"),
        cash(2, "2026-03-03", "30"),
        with_fee(redeem(3, "2026-03-04", "1.1000", "1000", "1095"), "5"),
        with_fee(buy(4, "2026-03-06", "1.2000", "121", "100"), "1"),
    ]);
    let expected = [
        round("2026-03-02", "2026-03-04", ["1010", "1095", "15", "30"]),
        round("2026-03-06", "2026-03-06", ["121", "0", "1", "0"]),
    ];
    assert_eq!(told(&holding), expected);
    assert_eq!(holding.position.rounds, 2);
}

#[test]
fn shares_that_come_on_the_day_of_the_last_sale_go_on_with_the_round() {
    let holding = after(&[
        buy(1, "2026-03-02", "1.0000", "1000", "1000"),
        redeem(2, "2026-03-04", "1.1000", "1000", "1100"),
        buy(3, "2026-03-04", "1.1000", "110", "100"),
    ]);
    let expected = [round("2026-03-02", "2026-03-04", ["1110", "1100", "0", "0"])];
    assert_eq!(told(&holding), expected);
}

#[test]
fn a_dividend_that_comes_after_the_end_belongs_to_the_round_that_earned_it() {
    let mut holding = after(&[
        buy(1, "2026-03-02", "1.0000", "1000", "1000"),
        redeem(2, "2026-03-04", "1.0000", "1000", "1000"),
        cash(3, "2026-03-05", "20"),
        buy(4, "2026-03-09", "1.0000", "500", "500"),
    ]);
    crate::apply::apply(&mut holding, &cash(5, "2026-03-05", "1")).unwrap();
    let expected = [
        round("2026-03-02", "2026-03-04", ["1000", "1000", "0", "21"]),
        round("2026-03-09", "2026-03-09", ["500", "0", "0", "0"]),
    ];
    assert_eq!(told(&holding), expected);
}

#[test]
fn dividends_in_shares_after_the_end_go_on_with_the_round() {
    let reinvested = ChangeKind::Reinvested { shares: shares("10") };
    let holding = after(&[
        buy(1, "2026-03-02", "1.0000", "1000", "1000"),
        redeem(2, "2026-03-04", "1.0000", "1000", "1000"),
        change(3, day("2026-03-05"), "1.0500", reinvested),
    ]);
    let expected = [round("2026-03-02", "2026-03-05", ["1000", "1000", "0", "0"])];
    assert_eq!(told(&holding), expected);
    assert_eq!(holding.position.round_reinvested, fen("10.50"));
}

#[test]
fn a_late_purchase_that_reaches_back_makes_two_rounds_one() {
    let mut holding = after(&[
        buy(1, "2026-03-02", "1.0000", "1000", "1000"),
        redeem(2, "2026-03-04", "1.0000", "1000", "1000"),
        buy(3, "2026-03-09", "1.0000", "500", "500"),
    ]);
    crate::apply::apply(&mut holding, &buy(4, "2026-03-03", "1.0000", "200", "200")).unwrap();
    let expected = [round("2026-03-02", "2026-03-09", ["1700", "1000", "0", "0"])];
    assert_eq!(told(&holding), expected);
    assert_eq!((holding.position.rounds, holding.merged.as_slice()), (1, &[1][..]));
}

/// What happens on a day (0 buy, 1 redeem a part, 2 redeem all, 3 cash, 4 shares, 5 convert in,
/// 6 taken by force, 7 added by force), how much, at what price, after how many open days.
type Event = (u8, i64, i64, u8);

pub(super) fn history() -> impl Strategy<Value = Vec<Event>> {
    prop::collection::vec((0..8_u8, 1..5_000_000_i64, 5_000..30_000_i64, 0..3_u8), 1..40)
}

/// The changes of a history; those that don't fit are left out. Everything is sold at its end.
pub(super) fn changes(history: &[Event]) -> Vec<Change> {
    let calendar = Calendar::china();
    let (mut on, mut held, mut all) = (day("2026-01-05"), Shares::ZERO, Vec::new());
    let end = (2, 1, 10_000, 1);
    for ((kind, size, price, days), number) in history.iter().chain([&end]).zip(1..) {
        for _ in 0..*days {
            on = calendar.next_open(on);
        }
        let nav = Nav::from_units(price * 10_000);
        let size = Shares::from_units(*size);
        let part = if *kind == 2 { held } else { size.min(held) };
        let worth = |shares: Shares| shares.value(nav, kernel::Rounding::HalfUp).unwrap();
        let fee = Fen::from_units(price % 500);
        let kind = match kind {
            0 => ChangeKind::Bought { amount: worth(size).checked_add(fee).unwrap(), shares: size },
            1 | 2 if part.is_positive() => ChangeKind::Redeemed {
                unfrozen: Shares::ZERO,
                shares: part,
                net: worth(part).checked_sub(fee).unwrap().max(Fen::ZERO),
            },
            3 if held.is_positive() => ChangeKind::CashDividend { amount: fee },
            4 if held.is_positive() => ChangeKind::Reinvested { shares: size },
            5 => ChangeKind::ConvertedIn { amount: worth(size), shares: size },
            6 if part.is_positive() => ChangeKind::Decreased { shares: part },
            7 => ChangeKind::Increased { shares: size, cost: Fen::ZERO },
            _ => continue,
        };
        held = match kind {
            ChangeKind::Redeemed { shares, .. } | ChangeKind::Decreased { shares } => {
                held.checked_sub(shares).unwrap()
            }
            ChangeKind::CashDividend { .. } | ChangeKind::Moved { .. } => held,
            ChangeKind::Bought { shares, .. }
            | ChangeKind::ConvertedIn { shares, .. }
            | ChangeKind::Increased { shares, .. }
            | ChangeKind::Reinvested { shares }
            | ChangeKind::IncomePaid { shares } => held.checked_add(shares).unwrap(),
        };
        let fee = match kind {
            ChangeKind::Bought { .. } | ChangeKind::Redeemed { .. } => fee,
            _ => Fen::ZERO,
        };
        let confirmed_on = calendar.next_open(on);
        all.push(Change { key: key(), order_no: number, t_day: on, confirmed_on, nav, fee, kind });
    }
    all
}

/// As orders tell it.
pub(super) fn moves(changes: &[Change]) -> Vec<RoundMove> {
    let none = |change: &Change| RoundMove {
        key: change.key,
        day: change.t_day,
        put_in: Fen::ZERO,
        got_back: Fen::ZERO,
        fees: change.fee,
        dividends: Fen::ZERO,
        reinvested: Fen::ZERO,
    };
    let one = |change: &Change| match change.kind {
        ChangeKind::Bought { amount, .. } | ChangeKind::ConvertedIn { amount, .. } => {
            RoundMove { put_in: amount, ..none(change) }
        }
        ChangeKind::Redeemed { net, .. } => RoundMove { got_back: net, ..none(change) },
        ChangeKind::CashDividend { amount } => RoundMove { dividends: amount, ..none(change) },
        ChangeKind::Reinvested { shares } => RoundMove {
            reinvested: shares.value(change.nav, kernel::Rounding::HalfUp).unwrap(),
            ..none(change)
        },
        _ => none(change),
    };
    changes.iter().map(one).collect()
}

proptest! {
    #[test]
    fn rounds_bring_what_the_product_has_brought(history in history()) {
        let holding = after(&changes(&history));
        let position = &holding.position;
        prop_assert!(position.shares.is_zero());
        let earlier = holding.earlier.iter().map(|(round, _)| round.clone());
        let rounds: Vec<_> = earlier.chain(position.round()).collect();
        let profit: i64 = rounds.iter().map(|r| r.money().profit().unwrap().units()).sum();
        let realised = position.realised.checked_add(position.dividends).unwrap();
        prop_assert_eq!(profit, realised.units());
        prop_assert_eq!(profit, position.total_profit.units());
        prop_assert!(rounds.is_sorted_by(|a, b| a.ended_on < b.began_on));
        // A round is held at the end of each day but its last.
        for (row, _) in holding.days.values() {
            let within = rounds.iter().any(|r| r.began_on <= row.day && row.day < r.ended_on);
            let taken_at_once = rounds.iter().any(|r| r.began_on == row.day);
            prop_assert!(row.shares.is_zero() != within || taken_at_once, "{}", row.day);
        }
    }
}

pub(super) async fn confirm(db: &Db, changes: Vec<Change>) {
    db.write(async move |tx| apply_confirmations(tx, &changes).await).await.unwrap();
}

pub(super) async fn differences(db: &Db, moves: &[RoundMove]) -> Vec<String> {
    let found = db.read(async |tx: &mut Tx| verify_rounds(tx, moves).await).await.unwrap();
    let name = format!("position {} 0000000007001 {}: ", key().cust_no, key().fund_code);
    found.into_iter().map(|one| one.what.replace(&name, "")).collect()
}

/// Two rounds that ended, and one under way.
pub(super) fn three() -> Vec<Change> {
    vec![
        with_fee(buy(1, "2026-03-02", "1.0000", "1010", "1000"), "10"),
        cash(2, "2026-03-03", "30"),
        with_fee(redeem(3, "2026-03-04", "1.1000", "1000", "1095"), "5"),
        with_fee(buy(4, "2026-03-06", "1.2000", "121", "100"), "1"),
        redeem(5, "2026-03-09", "1.0000", "100", "100"),
        buy(6, "2026-03-11", "1.0000", "50", "50"),
    ]
}

async fn kept(db: &Db) -> (Position, Vec<crate::round::Round>) {
    let rounds = async |tx: &mut Tx| store::rounds::of_position(tx, &key()).await;
    (found(db).await, db.read(rounds).await.unwrap())
}

db_test! { migrations();
    async fn rounds_are_kept_from_confirmation_to_confirmation(db: Db) {
        let all = three();
        for change in &all {
            confirm(&db, vec![change.clone()]).await;
        }
        assert_eq!(differences(&db, &moves(&all)).await, Vec::<String>::new());
        let (position, earlier) = kept(&db).await;
        let ends: Vec<String> = earlier.iter().map(|round| round.ended_on.to_string()).collect();
        assert_eq!((position.rounds, ends), (3, vec!["2026-03-04".into(), "2026-03-09".into()]));
        // One that is late reaches back to the first.
        let late = buy(7, "2026-03-03", "1.0000", "10", "10");
        confirm(&db, vec![late.clone()]).await;
        let all: Vec<Change> = all.into_iter().chain([late]).collect();
        assert_eq!(kept(&db).await.0.rounds, 1);
        assert_eq!(differences(&db, &moves(&all)).await, Vec::<String>::new());
    }

    async fn books_of_an_older_program_are_filled_in_as_they_would_have_been_kept(db: Db) {
        let all = three();
        confirm(&db, all.clone()).await;
        let (position, earlier) = kept(&db).await;
        let older = Position {
            rounds: 0,
            round_from: None,
            round_until: None,
            ..position.clone()
        };
        let mut older = older;
        older.set_round_money(crate::round::Money::default());
        let forget = async move |tx: &mut Tx| {
            for number in [1, 2] {
                store::rounds::delete(tx, &key(), number).await?;
            }
            store::positions::upsert(tx, std::slice::from_ref(&older)).await
        };
        db.write(forget).await.unwrap();
        assert!(!differences(&db, &moves(&all)).await.is_empty());
        // The second time, and another server, find nothing to do.
        for count in [1, 0] {
            let moves = moves(&all);
            let fill = async move |tx: &mut Tx| {
                let keys = unfilled(tx, 10).await?;
                fill_rounds(tx, &keys, &moves).await.map(|()| keys.len())
            };
            assert_eq!(db.write(fill).await.unwrap(), count);
            assert_eq!(kept(&db).await, (position.clone(), earlier.clone()));
        }
    }

    async fn a_round_that_its_orders_did_not_make_is_named(db: Db) {
        let all = three();
        confirm(&db, all.clone()).await;
        let mut moved = moves(&all);
        moved[0].fees = fen("9");
        moved[4].got_back = fen("99");
        let expected = ["round 1, fees", "round 2, got back"];
        assert_eq!(differences(&db, &moved).await, expected);
        let (position, _) = kept(&db).await;
        let wrong = Position { round_in: fen("51"), ..position };
        let plant = async move |tx: &mut Tx| {
            store::positions::upsert(tx, std::slice::from_ref(&wrong)).await
        };
        db.write(plant).await.unwrap();
        let expected = ["round 3, put in", "profit of its rounds"];
        assert_eq!(differences(&db, &moves(&all)).await, expected);
        store_gap(&db).await;
        assert!(differences(&db, &moves(&all)).await.contains(&"number of its rounds".to_owned()));
    }

    async fn a_corrected_price_leaves_rounds_that_have_ended(db: Db) {
        let all = &three()[..3];
        confirm(&db, all.to_vec()).await;
        let before = kept(&db).await.0.round();
        let nav = "1.5".parse().unwrap();
        let fund: FundCode = key().fund_code;
        let correct = async move |tx: &mut Tx| {
            crate::correct_day(tx, fund, day("2026-03-03"), nav).await
        };
        assert_eq!(db.write(correct).await.unwrap(), 1);
        assert_eq!(kept(&db).await.0.round(), before);
        assert_eq!(differences(&db, &moves(all)).await, Vec::<String>::new());
    }
}

async fn store_gap(db: &Db) {
    let gap = async |tx: &mut Tx| store::rounds::delete(tx, &key(), 1).await;
    db.write(gap).await.unwrap();
}
