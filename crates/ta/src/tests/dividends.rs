//! Who has a dividend: by the T of what was applied for, whatever the day of its confirmation.

use exchange::{Decimal, Dividend, FileType, FundState, Sign};

use super::desk::{Desk, day, nav, point, rate, shares, terms};
use crate::{Faults, Point, Terms};

const ACCO: &str = "T10001";

/// A fund of funds: confirmed on the third day.
fn slow() -> Terms {
    Terms { nav_days: 2, confirm_days: 3, ..terms("0") }
}

/// Confirmed on the third day, at prices that are published at once.
fn slow_at_once() -> Terms {
    Terms { confirm_days: 3, ..terms("0") }
}

/// A fund abroad.
fn abroad() -> Terms {
    Terms { nav_days: 1, confirm_days: 2, ..terms("0") }
}

/// Somebody who holds 10,000 shares of `030001` and, where it is another fund, of `030002`; both
/// are priced at 1, and `030001` pays 0.1 on Wednesday the 18th.
async fn holding(of: Terms, other: Option<Terms>) -> Desk {
    let mut desk = Desk::new("2026-07-06", of);
    desk.open_account("2026-07-06", ACCO);
    desk.buy("2026-07-06", "B1", ACCO, "10000");
    if let Some(other) = other {
        desk.add_fund(other, "1");
        desk.apply("2026-07-06", "022", "B2", ACCO, |record| {
            record.fund_code = "030002".to_owned();
            record.application_amount = Decimal::new(10_000, 0);
        });
    }
    for on in ["2026-07-06", "2026-07-07", "2026-07-08", "2026-07-09"] {
        desk.work_off(on).await;
    }
    desk.set(Point { dividend: nav("0.1"), ..point(day("2026-11-18"), "0.9") });
    desk.work_off("2026-11-13").await;
    desk
}

async fn work_off(desk: &Desk, days: &[&str]) {
    for on in days {
        desk.work_off(on).await;
    }
}

/// Shares that have it, cash, shares that it brings.
fn paid(desk: &Desk, cfm: &str) -> Vec<(String, String, String)> {
    let text = |record: &Dividend| {
        let (cash, vol) = (record.confirmed_amount, record.reinvested_vol);
        assert_eq!(record.registration_date, Some(day("2026-11-18").date()));
        (record.basis_vol.to_string(), cash.to_string(), vol.to_string())
    };
    desk.dividends(cfm).iter().map(text).collect()
}

fn one(basis: &str, cash: &str, vol: &str) -> Vec<(String, String, String)> {
    vec![(basis.to_owned(), cash.to_owned(), vol.to_owned())]
}

#[tokio::test]
async fn what_waits_to_be_converted_out_at_a_price_before_it_has_none() {
    let desk = holding(terms("0"), Some(slow())).await;
    desk.convert("2026-11-16", "C1", ACCO, "4000");
    // On the day itself: priced without the dividend, and so with a part in it.
    desk.convert("2026-11-18", "C2", ACCO, "1000");
    work_off(&desk, &["2026-11-16", "2026-11-17", "2026-11-18"]).await;
    assert_eq!(paid(&desk, "2026-11-19"), one("6000.00", "600.00", "0.00"));
    assert_eq!(desk.confirmations("2026-11-19")[0].confirmed_vol.to_string(), "4000.00");
    work_off(&desk, &["2026-11-19", "2026-11-20", "2026-11-23"]).await;
    assert!(paid(&desk, "2026-11-20").is_empty() && paid(&desk, "2026-11-23").is_empty());
}

#[tokio::test]
async fn a_dividend_may_be_paid_in_part_and_name_a_record_day_before_it() {
    let desk = holding(terms("0"), None).await;
    work_off(&desk, &["2026-11-16", "2026-11-17"]).await;
    let faults = Faults { part_cash: Some(1), early_record_day: true, ..Faults::default() };
    desk.work_off_with("2026-11-18", &faults).await;
    let [record] = desk.dividends("2026-11-19").try_into().unwrap();
    let said = [record.dividend_amount, record.confirmed_amount, record.reinvested_vol];
    assert_eq!(said.map(|value| value.to_string()), ["1000.00", "500.00", "555.56"]);
    assert_eq!(record.dividend_method, Some(exchange::DividendMethod::PartlyReinvest));
    assert_eq!(record.dividend_ratio.to_string(), "0.50");
    let days = (record.registration_date, record.ex_date);
    assert_eq!(days, (Some(day("2026-11-17").date()), Some(day("2026-11-18").date())));
}

#[tokio::test]
async fn what_is_converted_in_and_confirmed_after_it_has_it_with_the_next_file() {
    for (method, cash, vol) in [("1", "398.00", "0.00"), ("0", "0.00", "442.22")] {
        let desk = holding(terms("0"), Some(slow())).await;
        desk.apply("2026-11-16", "029", "M1", ACCO, |record| {
            record.dividend_method = exchange::DividendMethod::from_code(method);
        });
        // What is asked for on the day itself counts for the next dividend.
        desk.apply("2026-11-18", "029", "M2", ACCO, |record| {
            let other = if method == "0" { "1" } else { "0" };
            record.dividend_method = exchange::DividendMethod::from_code(other);
        });
        for (on, sheet, vol) in [("2026-11-16", "C1", 4_000), ("2026-11-18", "C2", 1_000)] {
            desk.apply(on, "036", sheet, ACCO, |record| {
                record.fund_code = "030002".to_owned();
                record.target_fund_code = "030001".to_owned();
                record.application_vol = Decimal::new(vol, 0);
            });
        }
        work_off(&desk, &["2026-11-16", "2026-11-17", "2026-11-18"]).await;
        assert_eq!(paid(&desk, "2026-11-19")[0].0, "10000.00");
        // 4,000.00 less 0.5 %.
        assert_eq!(desk.confirmations("2026-11-19")[0].target_confirmed_vol.to_string(), "3980.00");
        work_off(&desk, &["2026-11-19", "2026-11-20", "2026-11-23"]).await;
        assert_eq!(paid(&desk, "2026-11-20"), one("3980.00", cash, vol));
        assert!(paid(&desk, "2026-11-23").is_empty() && paid(&desk, "2026-11-24").is_empty());
    }
}

#[tokio::test]
async fn of_a_fund_abroad_the_owners_of_the_day_have_it_though_it_is_published_later() {
    let desk = holding(abroad(), None).await;
    for (on, sheet) in [("2026-11-16", "B3"), ("2026-11-17", "B4"), ("2026-11-18", "B5")] {
        desk.buy(on, sheet, ACCO, "1000");
    }
    for (on, sheet, vol) in [("2026-11-17", "R1", "200"), ("2026-11-18", "R2", "30")] {
        desk.redeem(on, sheet, ACCO, vol);
    }
    work_off(&desk, &["2026-11-16", "2026-11-17", "2026-11-18", "2026-11-19"]).await;
    assert!(paid(&desk, "2026-11-19").is_empty());
    assert_eq!(paid(&desk, "2026-11-20"), one("11800.00", "1180.00", "0.00"));
}

#[tokio::test]
async fn a_redemption_that_is_not_wholly_taken_leaves_the_dividend_of_the_rest() {
    let desk = holding(Terms { min_hold: shares("50"), ..slow_at_once() }, None).await;
    desk.redeem("2026-11-16", "R1", ACCO, "8000");
    // What is left would be too little: it goes with them.
    desk.redeem("2026-11-17", "R2", ACCO, "1990");
    work_off(&desk, &["2026-11-16", "2026-11-17"]).await;
    let big_redemptions = vec![("030001".parse().unwrap(), rate("0.625"))];
    let big = Faults { big_redemptions, ..Faults::default() };
    desk.work_off_with("2026-11-18", &big).await;
    assert!(paid(&desk, "2026-11-19").is_empty(), "all of it was leaving");
    assert_eq!(desk.confirmations("2026-11-19")[0].confirmed_vol.to_string(), "5000.00");
    assert_eq!(desk.left_out().await, ["R2"], "R1 is answered");
    let refused = Faults { refuse_each: Some(1), ..Faults::default() };
    desk.work_off_with("2026-11-19", &refused).await;
    assert_eq!(paid(&desk, "2026-11-20"), one("3000.00", "300.00", "0.00"));
    assert_eq!(desk.confirmations("2026-11-20")[0].return_code.to_string(), "0010");
    desk.work_off("2026-11-20").await;
    assert_eq!(paid(&desk, "2026-11-23"), one("2000.00", "200.00", "0.00"));
}

#[tokio::test]
async fn a_redemption_that_leaves_the_least_holding_leaves_its_dividend() {
    for (vol, basis) in [("9950", "50.00"), ("9950.01", "")] {
        let desk = holding(Terms { min_hold: shares("50"), ..slow_at_once() }, None).await;
        desk.redeem("2026-11-16", "R1", ACCO, vol);
        work_off(&desk, &["2026-11-16", "2026-11-17", "2026-11-18"]).await;
        let bases = paid(&desk, "2026-11-19").into_iter().map(|(basis, ..)| basis);
        assert_eq!(bases.collect::<String>(), basis);
    }
}

#[tokio::test]
async fn a_purchase_that_waits_takes_no_dividend_of_a_holding_below_the_least() {
    let desk = holding(Terms { min_hold: shares("20000"), ..slow_at_once() }, None).await;
    desk.buy("2026-11-17", "B3", ACCO, "1000");
    work_off(&desk, &["2026-11-16", "2026-11-17", "2026-11-18"]).await;
    assert_eq!(paid(&desk, "2026-11-19"), one("10000.00", "1000.00", "0.00"));
}

#[tokio::test]
async fn file_07_says_what_was_paid_in_all_and_the_ex_date_on_its_day() {
    let mut desk = Desk::new("2026-11-16", terms("0"));
    for (on, dividend) in [("2026-11-16", "0.05"), ("2026-11-18", "0.03")] {
        desk.set(Point { dividend: nav(dividend), ..point(day(on), "1") });
    }
    let repeating = Faults { repeats_dividends: true, ..Faults::default() };
    for (on, faults, total, ex_day) in [
        ("2026-11-16", Faults::default(), "0.05000000", Some("2026-11-16")),
        ("2026-11-17", Faults::default(), "0.05000000", None),
        ("2026-11-18", Faults::default(), "0.08000000", Some("2026-11-18")),
        ("2026-11-19", repeating, "0.08000000", Some("2026-11-18")),
    ] {
        desk.work_off_with(on, &faults).await;
        let state = &desk.read::<FundState>(on, FileType::FundState)[0];
        let said = (state.total_dividend.to_string(), state.ex_date);
        assert_eq!(said, (total.to_owned(), ex_day.map(|text| day(text).date())), "{on}");
    }
}

#[tokio::test]
async fn a_loss_of_a_money_fund_takes_no_shares_and_later_income_makes_up_for_it() {
    let money = Terms { is_money: true, reinvests: true, ..terms("0") };
    let mut desk = Desk::new("2026-11-16", money);
    desk.open_account("2026-11-16", ACCO);
    desk.buy("2026-11-16", "B1", ACCO, "10000");
    desk.work_off("2026-11-16").await;
    for (on, income) in [("2026-11-17", "0.5"), ("2026-11-18", "0.4"), ("2026-11-19", "0.4")] {
        desk.set(Point { income: nav(income), ..point(day(on), "1") });
    }
    let losing = Faults { lost_income: Some(rate("1")), ..Faults::default() };
    desk.work_off_with("2026-11-17", &losing).await;
    let state = &desk.read::<FundState>("2026-11-17", FileType::FundState)[0];
    let said = (state.income_of_10000.to_string(), state.income_of_10000_sign);
    assert_eq!(said, ("0.50000".to_owned(), Some(Sign::Minus)));
    assert!(desk.dividends("2026-11-18").is_empty());
    desk.work_off("2026-11-18").await;
    assert!(desk.dividends("2026-11-19").is_empty());
    desk.work_off("2026-11-19").await;
    let paid = &desk.dividends("2026-11-20")[0];
    // A loss earns nothing: 0.39 of less than 10,000 shares, twice, less 0.50.
    assert_eq!(paid.reinvested_vol.to_string(), "0.28");
}
