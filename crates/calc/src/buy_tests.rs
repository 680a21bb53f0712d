use super::*;
use crate::BuyTier;
use crate::testing::{fen, nav, rate};
use proptest::prelude::*;

fn order<'a>(amount: &str, price: &str, tiers: &'a BuyTiers) -> Buy<'a> {
    Buy {
        amount: fen(amount),
        nav: nav(price),
        tiers,
        discount: Rate::ONE,
        lowest_rate: Rate::ZERO,
        share_rounding: Rounding::HalfUp,
    }
}

fn figures(amount: &str, fee: BuyFee, price: &str) -> [String; 3] {
    let tiers = BuyTiers::flat(fee).unwrap();
    let bought = buy(&order(amount, price, &tiers), &mut Steps::silent()).unwrap();
    [bought.net.to_string(), bought.fee.to_string(), bought.shares.to_string()]
}

fn at_rate(amount: &str, text: &str, price: &str) -> [String; 3] {
    figures(amount, BuyFee::Rate(rate(text)), price)
}

#[test]
fn v1_a_purchase_of_a_prospectus() {
    assert_eq!(at_rate("100000", "0.012", "1.18"), ["98814.23", "1185.77", "83740.87"]);
}

#[test]
fn v2_purchases_at_one_and_a_half_percent() {
    assert_eq!(at_rate("100000", "0.015", "1.0170"), ["98522.17", "1477.83", "96875.29"]);
    assert_eq!(at_rate("100000", "0.015", "1.0168"), ["98522.17", "1477.83", "96894.35"]);
}

#[test]
fn v3_purchases_of_many_contracts() {
    assert_eq!(at_rate("5000", "0.012", "1.1280"), ["4940.71", "59.29", "4380.06"]);
    assert_eq!(at_rate("10000", "0.012", "1.0250"), ["9881.42", "118.58", "9640.41"]);
    assert_eq!(at_rate("10000", "0.013", "1.0510"), ["9871.67", "128.33", "9392.65"]);
}

#[test]
fn v4_a_subscription_with_interest() {
    let tiers = BuyTiers::flat(BuyFee::Rate(rate("0.01"))).unwrap();
    let mut steps = Steps::recording();
    let bought = buy(&order("10000", "1", &tiers), &mut steps).unwrap();
    let shares = subscribed_shares(bought.net, fen("5"), Rounding::HalfUp, &mut steps).unwrap();
    assert_eq!((bought.net, bought.fee), (fen("9900.99"), fen("99.01")));
    assert_eq!(shares.to_string(), "9905.99");
}

#[test]
fn v4b_a_subscription_with_a_back_end_fee() {
    let shares =
        subscribed_shares(fen("10000"), fen("5"), Rounding::HalfUp, &mut Steps::silent()).unwrap();
    assert_eq!(shares.to_string(), "10005.00");
}

#[test]
fn v5_the_cap_of_2026_and_its_discount() {
    assert_eq!(at_rate("10000", "0.008", "1.2345"), ["9920.63", "79.37", "8036.15"]);
    assert_eq!(at_rate("10000", "0.0008", "1.2345"), ["9992.01", "7.99", "8093.97"]);
    let tiers = BuyTiers::flat(BuyFee::Rate(rate("0.008"))).unwrap();
    let discounted = Buy { discount: rate("0.1"), ..order("10000", "1.2345", &tiers) };
    let bought = buy(&discounted, &mut Steps::silent()).unwrap();
    assert_eq!((bought.fee, bought.list_fee), (fen("7.99"), fen("79.37")));
    assert_eq!(bought.charged, BuyFee::Rate(rate("0.0008")));
}

#[test]
fn v6_a_fixed_fee_without_discount() {
    let fixed = BuyFee::Fixed(fen("1000"));
    let expected = ["5999000.00", "1000.00", "5713333.33"];
    assert_eq!(figures("6000000", fixed, "1.05"), expected);
    let tiers = BuyTiers::flat(fixed).unwrap();
    let discounted = Buy { discount: rate("0.1"), ..order("6000000", "1.05", &tiers) };
    assert_eq!(buy(&discounted, &mut Steps::silent()).unwrap().fee, fen("1000"));
}

#[test]
fn v7_the_edge_of_a_tier() {
    let tiers = BuyTiers::new(vec![
        BuyTier { amount_below: Some(fen("1000000")), fee: BuyFee::Rate(rate("0.008")) },
        BuyTier { amount_below: None, fee: BuyFee::Rate(rate("0.005")) },
    ])
    .unwrap();
    let figures = |amount| {
        let bought = buy(&order(amount, "1", &tiers), &mut Steps::silent()).unwrap();
        [bought.net.to_string(), bought.fee.to_string()]
    };
    assert_eq!(figures("999999.99"), ["992063.48", "7936.51"]);
    assert_eq!(figures("1000000.00"), ["995024.88", "4975.12"]);
}

#[test]
fn v20_a_private_fund_with_the_fee_on_top() {
    let mut steps = Steps::silent();
    let fee = fee_on_top(fen("1000000"), rate("0.01"), &mut steps).unwrap();
    assert_eq!(fen("1000000").checked_add(fee).unwrap(), fen("1010000"));
    let shares = shares_without_fee(fen("1000000"), nav("1.05"), Rounding::HalfUp, &mut steps);
    assert_eq!(shares.unwrap().to_string(), "952380.95");
}

#[test]
fn a_discount_stops_at_the_managers_lowest_rate() {
    let tiers = BuyTiers::flat(BuyFee::Rate(rate("0.008"))).unwrap();
    let floor =
        Buy { discount: rate("0.1"), lowest_rate: rate("0.004"), ..order("10000", "1", &tiers) };
    let bought = buy(&floor, &mut Steps::silent()).unwrap();
    assert_eq!(bought.charged, BuyFee::Rate(rate("0.004")));
    let above = Buy { lowest_rate: rate("0.5"), ..floor };
    assert_eq!(buy(&above, &mut Steps::silent()).unwrap().charged, BuyFee::Rate(rate("0.008")));
}

#[test]
fn the_lowest_rate_is_a_step_only_where_it_changes_the_fee() {
    let tiers = BuyTiers::flat(BuyFee::Rate(rate("0.008"))).unwrap();
    let labels = |lowest| {
        let order =
            Buy { discount: rate("0.5"), lowest_rate: rate(lowest), ..order("1", "1", &tiers) };
        let mut steps = Steps::recording();
        buy(&order, &mut steps).unwrap();
        let lowest =
            steps.into_vec().into_iter().filter(|step| step.label == "不低于管理人最低费率");
        lowest.map(|step| step.formula).collect::<Vec<_>>()
    };
    assert_eq!(labels("0.003"), [""; 0]);
    assert_eq!(labels("0.004"), [""; 0]);
    assert_eq!(labels("0.005"), ["max(0.0040, 0.0050)"]);
}

#[test]
fn an_order_that_can_not_be_is_refused_by_field() {
    let tiers = BuyTiers::flat(BuyFee::Fixed(fen("1000"))).unwrap();
    let field = |order: &Buy<'_>| buy(order, &mut Steps::silent()).unwrap_err().field().to_owned();
    assert_eq!(field(&order("0", "1", &tiers)), "amount");
    assert_eq!(field(&order("1", "0", &tiers)), "nav");
    assert_eq!(field(&order("1000", "1", &tiers)), "fixedFee");
    let dear = Buy { discount: rate("1.01"), ..order("5000", "1", &tiers) };
    assert_eq!(field(&dear), "discount");
}

#[test]
fn the_steps_show_how_each_figure_was_rounded() {
    let tiers = BuyTiers::flat(BuyFee::Rate(rate("0.012"))).unwrap();
    let mut steps = Steps::recording();
    buy(&order("100000", "1.18", &tiers), &mut steps).unwrap();
    let steps = steps.into_vec();
    assert_eq!(
        steps.iter().map(|s| s.label.as_str()).collect::<Vec<_>>(),
        ["净申购金额", "手续费", "确认份额"]
    );
    assert_eq!(steps[0].formula, "100000.00 ÷ (1 + 0.0120)");
    assert_eq!(steps[0].exact, "98814.22924901…");
    assert_eq!((steps[0].rounded.as_str(), steps[0].rounding), ("98814.23", "HALF_UP"));
}

proptest! {
    #[test]
    fn net_and_fee_make_the_amount_and_a_larger_amount_never_buys_less(
        units in 1i64..1_000_000_000_000, more in 0i64..1_000_000,
        rate in 0i64..5_000_000, discount in 0i64..=100_000_000,
        price in 10_000_000i64..1_000_000_000,
    ) {
        let tiers = BuyTiers::flat(BuyFee::Rate(Rate::from_units(rate))).unwrap();
        let order = |units| Buy {
            amount: Fen::from_units(units),
            nav: Nav::from_units(price),
            tiers: &tiers,
            discount: Rate::from_units(discount),
            lowest_rate: Rate::ZERO,
            share_rounding: Rounding::HalfUp,
        };
        let less = buy(&order(units), &mut Steps::silent()).unwrap();
        let larger = buy(&order(units + more), &mut Steps::silent()).unwrap();
        prop_assert_eq!(less.net.checked_add(less.fee).unwrap(), Fen::from_units(units));
        prop_assert!(!less.fee.is_negative() && less.fee <= less.list_fee);
        prop_assert!(less.net <= larger.net && less.fee <= larger.fee);
        prop_assert!(less.shares <= larger.shares);
    }
}

#[test]
fn a_voucher_lowers_the_discount_but_not_below_the_least_one() {
    let lowered = |by: &str, least: &str| {
        let mut steps = Steps::recording();
        let to = lowered_discount((rate("0.1"), rate(by)), rate(least), &mut steps).unwrap();
        let step = steps.into_vec().remove(0);
        (to.to_string(), step.formula, step.rounded)
    };
    let said = |to: &str, formula: &str| (to.to_owned(), formula.to_owned(), to.to_owned());
    assert_eq!(lowered("0.05", "0.02"), said("0.0500", "0.1000 − 0.0500"));
    assert_eq!(lowered("0.05", "0.05"), said("0.0500", "0.1000 − 0.0500"));
    assert_eq!(lowered("0.05", "0.08"), said("0.0800", "max(0.1000 − 0.0500, 0.0800)"));
    assert_eq!(lowered("0.5", "0"), said("0.0000", "max(0.1000 − 0.5000, 0.0000)"));
    // It never makes a purchase dearer.
    assert_eq!(lowered("0.05", "0.4"), said("0.1000", "max(0.1000 − 0.0500, 0.1000)"));
    let nothing = lowered_discount((rate("0.1"), Rate::ZERO), Rate::ZERO, &mut Steps::silent());
    assert_eq!(nothing.unwrap_err().field(), "voucher");
}
