use super::*;
use crate::RedeemTier;
use crate::testing::{fen, nav, rate, shares};
use proptest::prelude::*;

fn fee26() -> RedeemTiers {
    let row = |days_below, text| RedeemTier { days_below, rate: rate(text) };
    RedeemTiers::new(vec![
        row(Some(7), "0.015"),
        row(Some(30), "0.01"),
        row(Some(180), "0.005"),
        row(None, "0"),
    ])
    .unwrap()
}

fn lot(count: &str, days: i32) -> Lot {
    Lot { shares: shares(count), days }
}

fn run(count: &str, price: &str, lots: &[Lot], tiers: &RedeemTiers) -> Result<Redeemed, CalcError> {
    let order = Redeem { shares: shares(count), nav: nav(price), lots, tiers };
    redeem(&order, &mut Steps::silent())
}

fn flat(count: &str, price: &str, text: &str) -> [String; 3] {
    let tiers = RedeemTiers::flat(rate(text)).unwrap();
    let done = run(count, price, &[lot(count, 100)], &tiers).unwrap();
    [done.gross.to_string(), done.fee.to_string(), done.net.to_string()]
}

#[test]
fn v8_a_redemption_at_half_a_percent() {
    assert_eq!(flat("9677.41", "1.1168", "0.005"), ["10807.73", "54.04", "10753.69"]);
}

#[test]
fn v8b_a_redemption_of_class_c() {
    assert_eq!(flat("100", "1", "0.005"), ["100.00", "0.50", "99.50"]);
}

#[test]
fn v9_lots_first_in_first_out() {
    let lots = [lot("1000", 200), lot("500", 20), lot("300", 3)];
    let done = run("1650", "1.5", &lots, &fee26()).unwrap();
    assert_eq!((done.gross, done.fee, done.net), (fen("2475"), fen("10.88"), fen("2464.12")));
    let figures: Vec<_> = done.lots.iter().map(|lot| (lot.gross, lot.fee)).collect();
    let expected = [(fen("1500"), fen("0")), (fen("750"), fen("7.50")), (fen("225"), fen("3.38"))];
    assert_eq!(figures, expected);
    let left: Vec<_> = done.lots.iter().map(|lot| lot.left).collect();
    assert_eq!(left, [shares("0"), shares("0"), shares("150")]);
}

#[test]
fn v9b_the_edges_of_the_tiers_of_2026() {
    for (days, fee) in [(6, "15"), (7, "10"), (29, "10"), (30, "5"), (179, "5"), (180, "0")] {
        let done = run("1000", "1", &[lot("1000", days)], &fee26()).unwrap();
        assert_eq!(done.fee, fen(fee), "{days} days");
    }
}

#[test]
fn untouched_lots_are_not_named() {
    let done = run("10", "1", &[lot("10", 9), lot("10", 8)], &fee26()).unwrap();
    assert_eq!(done.lots.len(), 1);
}

#[test]
fn wrong_lots_are_refused_by_field() {
    let field = |lots: &[Lot]| run("10", "1", lots, &fee26()).unwrap_err().field().to_owned();
    assert_eq!(field(&[]), "lots");
    assert_eq!(field(&[lot("9.99", 1)]), "lots");
    assert_eq!(field(&[lot("5", 1), lot("5", 2)]), "lots[1].days");
    assert_eq!(field(&[lot("50", 1), lot("-5", 1)]), "lots[1].shares");
    assert_eq!(field(&[lot("50", -1)]), "lots[0].days");
    let none = run("0", "1", &[lot("5", 1)], &fee26()).unwrap_err();
    assert_eq!(none.field(), "shares");
}

proptest! {
    #[test]
    fn a_redemption_takes_what_was_asked_and_the_oldest_first(
        mut held in prop::collection::vec((1i64..10_000_000, 0i32..1_000), 1..12),
        part in 1i64..=1_000, price in 10_000_000i64..1_000_000_000,
    ) {
        held.sort_by_key(|(_, days)| std::cmp::Reverse(*days));
        let lot = |(units, days): &(i64, i32)| {
            Lot { shares: Shares::from_units(*units), days: *days }
        };
        let lots: Vec<Lot> = held.iter().map(lot).collect();
        let total: i64 = held.iter().map(|(s, _)| s).sum();
        let wanted = Shares::from_units((total * part / 1_000).max(1));
        let tiers = fee26();
        let nav = Nav::from_units(price);
        let order = Redeem { shares: wanted, nav, lots: &lots, tiers: &tiers };
        let done = redeem(&order, &mut Steps::silent()).unwrap();

        let taken = Shares::try_sum(done.lots.iter().map(|lot| lot.shares)).unwrap();
        prop_assert_eq!(taken, wanted);
        prop_assert_eq!(done.net.checked_add(done.fee).unwrap(), done.gross);
        prop_assert!(!done.fee.is_negative() && !done.net.is_negative());
        // All but the last touched lot are used up, and they are the first ones.
        let (last, before) = done.lots.split_last().unwrap();
        prop_assert!(before.iter().all(|lot| lot.left.is_zero()));
        for (taken, lot) in done.lots.iter().zip(&lots) {
            prop_assert_eq!(taken.days, lot.days);
            prop_assert_eq!(taken.shares.checked_add(taken.left).unwrap(), lot.shares);
        }
        prop_assert!(last.shares.is_positive());
    }

    #[test]
    fn shares_held_longer_never_cost_more(days in 0i32..400, longer in 0i32..400) {
        let fee = |days| run("1234.56", "1.2345", &[lot("1234.56", days)], &fee26()).unwrap().fee;
        prop_assert!(fee(days + longer) <= fee(days));
    }
}
