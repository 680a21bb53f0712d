//! Conversions; vectors of the rulebook 2.10.

use calc::{ConvertFormula, HoldDayRule, RedeemTier, RedeemTiers};

use super::cases::{expected, figures};
use super::desk::{Desk, fen, nav, rate, shares, terms};
use crate::{Faults, Force, Terms};

const ACCO: &str = "T10001";

/// Somebody who holds 10,000 shares of a fund at 0.3 %, beside one at 0.8 % whose price is 1.5.
async fn holding(from: Terms, to: Terms) -> Desk {
    let mut desk = Desk::new("2026-07-06", from);
    desk.add_fund(to, "1.5");
    desk.open_account("2026-07-06", ACCO);
    desk.apply("2026-07-06", "022", "B1", ACCO, |record| {
        record.application_amount = exchange::Decimal::new(10_030, 0);
    });
    desk.work_off("2026-07-06").await;
    desk.price("2026-11-18", "1.2000");
    desk
}

/// Target price, target shares, top-up fee.
fn target(desk: &Desk, cfm: &str) -> (String, String, String) {
    let record = desk.confirmations(cfm).remove(0);
    assert_eq!(record.target_fund_code, "030002");
    let (vol, fee) = (record.target_confirmed_vol, record.recuperate_fee);
    (record.target_nav.to_string(), vol.to_string(), fee.to_string())
}

fn held(desk: &Desk, cfm: &str) -> Vec<(String, String)> {
    let all = desk.statement(cfm);
    all.iter().map(|line| (line.fund_code.clone(), line.total_vol.to_string())).collect()
}

#[tokio::test]
async fn v10a_both_legs_at_both_prices_of_t() {
    let desk = holding(terms("0.003"), terms("0.008")).await;
    desk.convert("2026-11-18", "C1", ACCO, "10000");
    desk.work_off("2026-11-18").await;
    let all = desk.confirmations("2026-11-19");
    assert_eq!(figures(&all[0]), expected(["0000", "136", "11880.60", "10000.00", "60.00"]));
    let leg = target(&desk, "2026-11-19");
    assert_eq!(leg, ("1.50000000".into(), "7920.40".into(), "59.40".into()));
    assert_eq!(held(&desk, "2026-11-19"), [("030002".to_owned(), "7920.40".to_owned())]);
}

#[tokio::test]
async fn v10b_by_the_difference_of_the_fees() {
    let from = Terms { convert: ConvertFormula::FeeDifference, ..terms("0.003") };
    let desk = holding(from, terms("0.008")).await;
    desk.convert("2026-11-18", "C1", ACCO, "10000");
    desk.work_off("2026-11-18").await;
    let leg = target(&desk, "2026-11-19");
    assert_eq!(leg, ("1.50000000".into(), "7920.63".into(), "59.05".into()));
}

#[tokio::test]
async fn the_new_shares_begin_their_days_anew() {
    let desk = holding(terms("0"), terms("0")).await;
    desk.convert("2026-11-18", "C1", ACCO, "5000");
    desk.work_off("2026-11-18").await;
    desk.work_off("2026-11-19").await;
    desk.apply("2026-11-20", "024", "R1", ACCO, |record| {
        record.fund_code = "030002".to_owned();
        record.application_vol = exchange::Decimal::new(100, 0);
    });
    desk.work_off("2026-11-20").await;
    // 150.00 at 1.5 %: held for four days.
    let all = desk.confirmations("2026-11-23");
    assert_eq!(figures(&all[0]), expected(["0000", "124", "147.75", "100.00", "2.25"]));
}

#[tokio::test]
async fn what_cannot_be_converted_is_refused_with_its_reason() {
    let closed = |can_buy, can_redeem| Terms { can_buy, can_redeem, ..terms("0") };
    let capped = Terms { daily_account_cap: Some(fen("5000")), ..terms("0") };
    for (from, to, vol, code) in [
        (terms("0"), terms("0"), "10030.01", "0001"),
        (terms("0"), terms("0"), "0", "0206"),
        (closed(true, false), terms("0"), "100", "0382"),
        (terms("0"), closed(false, true), "100", "0397"),
        (terms("0"), capped, "5000", "0010"),
    ] {
        let desk = holding(from, to).await;
        desk.convert("2026-11-18", "C1", ACCO, vol);
        desk.work_off("2026-11-18").await;
        assert_eq!(desk.confirmations("2026-11-19")[0].return_code.to_string(), code);
        assert_eq!(held(&desk, "2026-11-19").len(), 1, "{code}");
    }
    let desk = holding(terms("0"), terms("0")).await;
    desk.apply("2026-11-18", "036", "C1", ACCO, |record| {
        record.application_vol = exchange::Decimal::new(100, 0);
        record.target_fund_code = "030001".to_owned();
    });
    desk.work_off("2026-11-18").await;
    assert_eq!(desk.confirmations("2026-11-19")[0].return_code.to_string(), "0223");
}

#[tokio::test]
async fn of_a_big_redemption_a_part_is_converted_and_a_small_rest_redeemed_by_force() {
    let desk = holding(terms("0"), terms("0")).await;
    desk.convert("2026-11-18", "C1", ACCO, "1000");
    let big = vec![("030001".parse().unwrap(), rate("0.4"))];
    desk.work_off_with("2026-11-18", &Faults { big_redemptions: big, ..Faults::default() }).await;
    let all = desk.confirmations("2026-11-19");
    assert_eq!((all.len(), all[0].confirmed_vol.to_string()), (1, "400.00".to_owned()));
    let desk = holding(Terms { min_hold: shares("50"), ..terms("0") }, terms("0")).await;
    desk.convert("2026-11-18", "C1", ACCO, "10000");
    desk.work_off("2026-11-18").await;
    let all = desk.confirmations("2026-11-19");
    let forced = (all[1].business.code(), all[1].confirmed_vol.to_string());
    assert_eq!(forced, ("142".to_owned(), "30.00".to_owned()));
}

#[tokio::test]
async fn it_waits_for_the_later_price_and_takes_the_one_of_t() {
    let tiers = RedeemTiers::new(vec![RedeemTier { days_below: None, rate: rate("0") }]).unwrap();
    let from = Terms { redeem: tiers, hold_days: HoldDayRule::ConfirmToT, ..terms("0") };
    let desk = holding(from, terms("0")).await;
    desk.work_off("2026-11-17").await;
    desk.convert("2026-11-18", "C1", ACCO, "1000");
    let late_prices = vec!["030002".parse().unwrap()];
    desk.work_off_with("2026-11-18", &Faults { late_prices, ..Faults::default() }).await;
    assert!(desk.confirmations("2026-11-19").is_empty());
    desk.work_off("2026-11-19").await;
    let all = desk.confirmations("2026-11-20");
    assert_eq!(figures(&all[0]), expected(["0000", "136", "1200.00", "1000.00", "0.00"]));
    assert_eq!(all[0].nav.to_string(), format!("{}0000", nav("1.2")));
}

#[tokio::test]
async fn what_waits_is_not_taken_by_force() {
    let desk = holding(terms("0"), terms("0")).await;
    desk.work_off("2026-11-17").await;
    desk.convert("2026-11-18", "C1", ACCO, "10000");
    let (from, to) = ("030001".parse().unwrap(), "030002".parse().unwrap());
    let forced = vec![(from, Force::Decrease, rate("0.5"))];
    let late = Faults { late_prices: vec![to], forced, ..Faults::default() };
    desk.work_off_with("2026-11-18", &late).await;
    let all = desk.confirmations("2026-11-19");
    assert_eq!((all.len(), all[0].confirmed_vol.to_string()), (1, "15.00".to_owned()));
    desk.work_off("2026-11-19").await;
    assert_eq!(desk.confirmations("2026-11-20")[0].confirmed_vol.to_string(), "10000.00");
}
