use super::*;
use crate::testing::{fen, nav, rate, shares};
use proptest::prelude::*;

fn v21() -> Cost {
    let cost = Cost::default().bought(fen("10000"), shares("8000")).unwrap();
    let cost = cost.bought(fen("6000"), shares("4000")).unwrap();
    cost.redeemed(shares("6000"), fen("9000")).unwrap()
}

#[test]
fn v21_moving_average_and_diluted_cost() {
    let cost = v21();
    let holding = cost.at(nav("1.6000")).unwrap();
    assert_eq!(holding.average.cost, fen("8000"));
    assert_eq!(holding.average.unit, Some(nav("1.3333")));
    assert_eq!(cost.realised, fen("1000"));
    assert_eq!(holding.average.profit, fen("1600"));
    assert_eq!(holding.average.rate, Some(rate("0.2")));
    assert_eq!(holding.diluted.cost, fen("7000"));
    assert_eq!(holding.diluted.unit, Some(nav("1.1667")));
    assert_eq!(holding.diluted.profit, fen("2600"));
    assert_eq!(holding.cumulative, fen("2600"));
}

#[test]
fn v21p_a_published_example_of_both_methods() {
    let cost = Cost::default().bought(fen("1000"), shares("1000")).unwrap();
    let cost = cost.redeemed(shares("500"), fen("600")).unwrap();
    let holding = cost.at(nav("1.2")).unwrap();
    let average = (holding.average.cost, holding.average.profit, holding.average.rate);
    assert_eq!(average, (fen("500"), fen("100"), Some(rate("0.2"))));
    let diluted = (holding.diluted.cost, holding.diluted.profit, holding.diluted.rate);
    assert_eq!(diluted, (fen("400"), fen("200"), Some(rate("0.5"))));
}

#[test]
fn v22_a_cash_dividend_stays_in_the_profit() {
    let cost = v21().dividend_paid(fen("600")).unwrap();
    let holding = cost.at(nav("1.5000")).unwrap();
    assert_eq!(holding.value, fen("9000"));
    assert_eq!(holding.average.profit, fen("1600"));
    assert_eq!(holding.average.profit.checked_sub(cost.dividends).unwrap(), fen("1000"));
    assert_eq!(holding.cumulative, fen("2600"));
}

#[test]
fn v30_the_first_days_of_a_purchase() {
    let bought = shares("9920.63");
    let first = bought.value(nav("1"), Rounding::HalfUp).unwrap();
    let second = bought.value(nav("1.01"), Rounding::HalfUp).unwrap();
    let zero = Fen::ZERO;
    assert_eq!(day_profit(first, zero, fen("10000"), zero, zero), Ok(fen("-79.37")));
    assert_eq!(day_profit(second, first, zero, zero, zero), Ok(fen("99.21")));
}

#[test]
fn the_last_shares_end_the_round_but_not_the_cumulative_profit() {
    let closed = v21().redeemed(shares("6000"), fen("9600")).unwrap();
    assert_eq!((closed.shares, closed.average, closed.diluted), Default::default());
    let holding = closed.at(nav("2")).unwrap();
    assert_eq!((holding.average.unit, holding.average.rate), (None, None));
    assert_eq!(holding.cumulative, fen("2600"));
}

#[test]
fn a_negative_diluted_cost_has_no_rate() {
    let cost = Cost::default().bought(fen("100"), shares("100")).unwrap();
    let holding = cost.redeemed(shares("50"), fen("150")).unwrap().at(nav("3")).unwrap();
    assert_eq!((holding.diluted.cost, holding.diluted.rate), (fen("-50"), None));
    assert_eq!(holding.diluted.profit, fen("200"));
}

#[test]
fn p7_shares_that_move_take_their_part_of_the_cost_along() {
    let cost = Cost::default().bought(fen("1234.56"), shares("1000")).unwrap();
    let left = cost.redeemed(shares("333.33"), Fen::ZERO).unwrap();
    assert_eq!(cost.average.checked_sub(left.average).unwrap(), fen("411.52"));
}

#[test]
fn more_than_is_held_can_not_go() {
    assert_eq!(v21().redeemed(shares("6000.01"), fen("1")).unwrap_err().field(), "shares");
    assert_eq!(v21().redeemed(Shares::ZERO, fen("1")).unwrap_err().field(), "shares");
}

proptest! {
    #[test]
    fn the_methods_differ_only_in_when_a_gain_counts(
        trades in prop::collection::vec((any::<bool>(), 1i64..1_000_000, 1i64..1_000_000), 1..40),
        price in 1_000_000i64..1_000_000_000,
    ) {
        let mut cost = Cost::default();
        let mut closed_rounds = Fen::ZERO;
        for (buy, count, amount) in trades {
            let (count, amount) = (Shares::from_units(count), Fen::from_units(amount));
            cost = if buy || count > cost.shares {
                cost.bought(amount, count).unwrap()
            } else {
                cost.redeemed(count, amount).unwrap()
            };
            if cost.shares.is_zero() {
                closed_rounds = cost.drawn;
            }
        }
        let holding = cost.at(Nav::from_units(price)).unwrap();
        let round = holding.cumulative.checked_sub(closed_rounds).unwrap();
        prop_assert_eq!(holding.diluted.profit, round);
        prop_assert_eq!(holding.average.profit.checked_add(cost.realised).unwrap(), round);
        prop_assert!(!cost.average.is_negative());
    }
}
