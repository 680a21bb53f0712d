//! Shares that move between two accounts of one customer.

use super::rounds::{changes, confirm, history};
use super::{acco, after, buy, change, day, fen, found, key, migrations, redeem, shares};
use crate::book::apply_one;
use crate::holding::Holding;
use crate::{Change, ChangeError, ChangeKind, Position, PositionKey, freeze};
use db::{Db, Tx, db_test};
use kernel::{Fen, Overflow, Rounding, Shares};
use proptest::prelude::*;
use std::collections::BTreeMap;

fn other() -> PositionKey {
    PositionKey { trade_acco: acco(2), ..key() }
}

/// A move of T at a price, from the account of `key`.
fn moves(number: i64, on: &str, nav: &str, given: &str) -> Change {
    let worth = shares(given).value(nav.parse().unwrap(), Rounding::HalfUp).unwrap();
    let kind = ChangeKind::Moved { shares: shares(given), value: worth, to: other().trade_acco };
    change(number, day(on), nav, kind)
}

fn back(change: Change) -> Change {
    let ChangeKind::Moved { shares, value, .. } = change.kind else { return change };
    let kind = ChangeKind::Moved { shares, value, to: key().trade_acco };
    Change { key: other(), kind, ..change }
}

/// The customer's positions after a move of shares that were frozen for it.
fn moved(from: &Holding, change: &Change) -> Result<[Holding; 2], ChangeError> {
    let mut all = BTreeMap::from([(key(), from.clone())]);
    move_one(&mut all, change)?;
    Ok([all.remove(&key()).unwrap(), all.remove(&other()).unwrap()])
}

fn move_one(all: &mut BTreeMap<PositionKey, Holding>, change: &Change) -> Result<(), ChangeError> {
    if let (Some(from), ChangeKind::Moved { shares, .. }) = (all.get_mut(&change.key), change.kind)
    {
        from.position.frozen = shares;
    }
    apply_one(all, change)
}

fn lots(holding: &Holding) -> Vec<(String, Shares)> {
    let open = holding.lots.values().filter(|(lot, _)| lot.shares.is_positive());
    open.map(|(lot, _)| (lot.registered_on.to_string(), lot.shares)).collect()
}

#[test]
fn p7_cost_moves_by_its_average() {
    let from = after(&[buy(1, "2026-03-02", "1.2346", "1234.56", "1000")]);
    let [from, to] = moved(&from, &moves(2, "2026-03-04", "1.5000", "333.33")).unwrap();
    assert_eq!((from.position.cost, to.position.cost), (fen("823.04"), fen("411.52")));
    assert_eq!((from.position.shares, to.position.shares), (shares("666.67"), shares("333.33")));
    assert_eq!(to.position.value, fen("500.00"));
    // What they had gained by T stays where they were held, and nothing was sold.
    assert_eq!((from.position.carried, to.position.carried), (fen("88.48"), fen("-88.48")));
    assert_eq!((from.position.realised, to.position.realised), (Fen::ZERO, Fen::ZERO));
    assert_eq!(to.position.total_profit, Fen::ZERO);
}

#[test]
fn the_oldest_lots_leave_first_and_keep_their_days() {
    let from = after(&[
        buy(1, "2026-03-02", "1.0000", "100", "100"),
        buy(2, "2026-03-04", "1.0000", "200", "200"),
    ]);
    let mut all = BTreeMap::from([(key(), from)]);
    move_one(&mut all, &moves(3, "2026-03-09", "1.0000", "150")).unwrap();
    let lot = |day: &str, given: &str| (day.to_owned(), shares(given));
    assert_eq!(lots(&all[&key()]), [lot("2026-03-05", "150")]);
    assert_eq!(lots(&all[&other()]), [lot("2026-03-03", "100"), lot("2026-03-05", "50")]);
    // Moved back, what was one lot is one again.
    let again = back(moves(4, "2026-03-10", "1.0000", "150"));
    move_one(&mut all, &again).unwrap();
    assert_eq!(lots(&all[&key()]), [lot("2026-03-03", "100"), lot("2026-03-05", "200")]);
    assert_eq!(lots(&all[&other()]), []);
    let position = &all[&other()].position;
    assert_eq!((position.cost, position.value, position.opened_on), (Fen::ZERO, Fen::ZERO, None));
    assert_eq!(position.closed_on, Some(day("2026-03-10")));
}

#[test]
fn more_than_is_frozen_does_not_move() {
    let from = after(&[buy(1, "2026-03-02", "1.0000", "100", "100")]);
    let mut all = BTreeMap::from([(key(), from)]);
    let refused = apply_one(&mut all, &moves(2, "2026-03-04", "1.0000", "50"));
    assert_eq!(refused, Err(ChangeError::TooFewShares { key: key() }));
}

/// What all positions come to.
fn sums<'a>(all: impl IntoIterator<Item = &'a Position>) -> [i64; 8] {
    let mut sums = [0; 8];
    for position in all {
        let of = [
            position.shares.units(),
            position.cost.units(),
            position.diluted_cost.units(),
            position.round_dividends.units(),
            position.realised.units(),
            position.dividends.units(),
            position.total_profit.units(),
            position.carried.units(),
        ];
        sums.iter_mut().zip(of).for_each(|(sum, one)| *sum += one);
    }
    sums
}

proptest! {
    /// A move changes no sum: not at once, and not on any day after it, wherever the price goes.
    #[test]
    fn a_move_changes_no_sum(
        history in history(),
        part in 1..=1_000_i64,
        nav in 5_000..30_000_i64,
    ) {
        let changes = changes(&history);
        let Some((last, before)) = changes.split_last() else { return Ok(()) };
        let t_day = kernel::Calendar::china().next_open(last.t_day);
        let confirmed_on = kernel::Calendar::china().next_open(t_day);
        let from = after(before);
        let held = from.position.shares;
        prop_assume!(held.is_positive());
        let given = Shares::from_units((held.units() * part / 1_000).max(1));
        let nav = kernel::Nav::from_units(nav * 10_000);
        let worth = given.value(nav, Rounding::HalfUp).unwrap();
        let kind = ChangeKind::Moved { shares: given, value: worth, to: other().trade_acco };
        let fee = Fen::ZERO;
        let change = Change { key: key(), order_no: 99, t_day, confirmed_on, nav, fee, kind };
        // The same day without the move.
        let mut alone = from.clone();
        let nothing = ChangeKind::CashDividend { amount: Fen::ZERO };
        crate::apply::apply(&mut alone, &Change { kind: nothing, ..change.clone() }).unwrap();
        let [from, to] = moved(&from, &change).unwrap();
        let both = [&from.position, &to.position];
        let (mut before, mut after) = (sums([&alone.position]), sums(both));
        // Each value is rounded for itself: half a fen on either side, and so the profit.
        let off = |a: i64, b: i64| (a - b).abs();
        prop_assert!(off(before[6], after[6]) <= 1, "{before:?} {after:?}");
        (before[6], after[6]) = (0, 0);
        prop_assert_eq!(before, after);
        prop_assert_eq!(to.position.total_profit, Fen::ZERO);
        let value = from.position.value.checked_add(to.position.value).unwrap();
        prop_assert!(off(value.units(), alone.position.value.units()) <= 1);
        let all = |holding: &Holding| Shares::try_sum(lots(holding).iter().map(|lot| lot.1));
        let expected = (Ok::<_, Overflow>(from.position.shares), Ok(given));
        prop_assert_eq!((all(&from), all(&to)), expected);
    }
}

db_test! { migrations();
    async fn a_move_is_stored_with_both_positions(db: Db) {
        confirm(&db, vec![
            buy(1, "2026-03-02", "1.0000", "100", "100"),
            buy(2, "2026-03-04", "1.0000", "200", "200"),
        ]).await;
        let freeze = async |db: &Db, key: PositionKey, given: &str| {
            let given = shares(given);
            db.write(async move |tx: &mut Tx| freeze(tx, &key, given).await).await.unwrap()
        };
        assert!(freeze(&db, key(), "150").await);
        // With a purchase into the other account in the same transaction, after and before it.
        let bought = |change: Change| Change { key: other(), ..change };
        confirm(&db, vec![
            bought(buy(3, "2026-03-09", "1.0000", "10", "10")),
            moves(4, "2026-03-09", "1.1000", "150"),
            bought(buy(5, "2026-03-09", "1.1000", "11", "10")),
        ]).await;
        let read = async |tx: &mut Tx| crate::position(tx, &other()).await;
        let to = db.read::<_, db::Error, _>(read).await.unwrap().unwrap();
        let from = found(&db).await;
        assert_eq!((from.shares, from.frozen), (shares("150"), Shares::ZERO));
        assert_eq!(from.cost, fen("150"));
        assert_eq!((to.shares, to.cost), (shares("170"), fen("171")));
        // All of it back: the lots of the first account are what they were.
        assert!(freeze(&db, other(), "170").await);
        confirm(&db, vec![back(moves(6, "2026-03-10", "1.1000", "170"))]).await;
        let read = async |tx: &mut Tx| crate::store::lots::all_open(tx).await;
        let open = db.read::<_, db::Error, _>(read).await.unwrap();
        let open: Vec<_> = open.iter().map(|lot| (lot.1, lot.3.to_string(), lot.4)).collect();
        let lot = |day: &str, given: &str| (acco(1), day.to_owned(), shares(given));
        assert_eq!(open, [
            lot("2026-03-03", "100"), lot("2026-03-05", "200"),
            lot("2026-03-10", "10"), lot("2026-03-10", "10"),
        ]);
        // Whole again, each lot is as large as it was confirmed; what was sold of it between stays
        // counted, though nothing of it was left here.
        let first = async |tx: &mut Tx| {
            let query = db::sql!(
                "SELECT lot_id, original_shares FROM holdings_lots
                 WHERE trade_acco = $1 ORDER BY lot_id",
                acco(1)
            );
            tx.all::<(i64, Shares)>(query).await
        };
        let first = db.read::<_, db::Error, _>(first).await.unwrap();
        let expected = [(1, "100"), (2, "200"), (3, "10"), (5, "10")];
        assert_eq!(first, expected.map(|(lot, given)| (lot, shares(given))));
        let taken = async |tx: &mut Tx| crate::taken_lots(tx, key().cust_no, 4).await;
        let taken = db.read::<_, db::Error, _>(taken).await.unwrap();
        assert_eq!(taken.iter().map(|lot| lot.shares).collect::<Vec<_>>(),
            [shares("100"), shares("50")]);
    }

    async fn a_lot_that_was_emptied_and_comes_back_counts_what_was_sold_of_it(db: Db) {
        confirm(&db, vec![buy(1, "2026-03-02", "1.0000", "100", "100")]).await;
        let freeze = async |key: PositionKey, given: &str| {
            let given = shares(given);
            db.write(async move |tx: &mut Tx| freeze(tx, &key, given).await).await.unwrap()
        };
        confirm(&db, vec![redeem(2, "2026-03-04", "1.0000", "40", "40")]).await;
        assert!(freeze(key(), "60").await);
        confirm(&db, vec![moves(3, "2026-03-05", "1.0000", "60")]).await;
        confirm(&db, vec![buy(4, "2026-03-06", "1.0000", "5", "5")]).await;
        assert!(freeze(other(), "60").await);
        // In one transaction with what reads the lots of the account.
        confirm(&db, vec![
            back(moves(5, "2026-03-09", "1.0000", "60")),
            redeem(6, "2026-03-09", "1.0000", "1", "1"),
        ]).await;
        let read = async |tx: &mut Tx| crate::store::lots::open_of_keys(tx, &[key()]).await;
        let lots = db.read::<_, db::Error, _>(read).await.unwrap();
        let mut sizes: Vec<_> =
            lots.iter().map(|lot| (lot.original_shares, lot.shares)).collect();
        sizes.sort_by_key(|sizes| sizes.0);
        assert_eq!(sizes, [(shares("5"), shares("5")), (shares("100"), shares("59"))]);
    }
}
