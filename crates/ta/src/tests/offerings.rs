//! Funds in their offering, from the first subscription to the first price.

use exchange::{BusinessFinish, Decimal, FileType, FundState, FundStatus};

use super::cases::{expected, figures};
use super::desk::{Desk, day, terms};
use crate::{Offering, Terms};

const ACCO: &str = "T10001";

/// A desk at which subscriptions of 10,000 were made on these days.
async fn subscribed(days: &[&str]) -> Desk {
    let mut desk = Desk::new(days[0], Terms { can_buy: false, ..terms("0.012") });
    desk.set_offering(Offering::Raising);
    desk.open_account(days[0], ACCO);
    for (on, number) in days.iter().zip(1..) {
        desk.apply(on, "020", &format!("S{number}"), ACCO, |record| {
            record.application_amount = Decimal::new(10_000, 0);
        });
        desk.work_off(on).await;
    }
    desk
}

fn states(desk: &Desk, on: &str) -> Vec<(Option<FundStatus>, String)> {
    let all: Vec<FundState> = desk.read(on, FileType::FundState);
    all.iter().map(|state| (state.status, state.nav.to_string())).collect()
}

#[tokio::test]
async fn v4_a_subscription_is_received_and_becomes_shares_with_interest_once_established() {
    let mut desk = subscribed(&["2026-11-18", "2026-11-19"]).await;
    let all = desk.confirmations("2026-11-19");
    assert_eq!(figures(&all[0]), expected(["0000", "120", "10000.00", "0.00", "0.00"]));
    assert_eq!(all[0].business_finish, Some(BusinessFinish::Underway));
    assert_eq!(desk.confirmations("2026-11-20").len(), 1, "each is received once");
    assert!(desk.statement("2026-11-20").is_empty());
    // 36 days: 10,000 × 0.35 % × 36 ÷ 360 is 3.50 of interest.
    desk.set_offering(Offering::Established(day("2026-12-24")));
    desk.work_off("2026-12-23").await;
    assert!(desk.confirmations("2026-12-24").is_empty());
    desk.work_off("2026-12-24").await;
    let all = desk.confirmations("2026-12-25");
    assert_eq!(figures(&all[0]), expected(["0000", "130", "9900.99", "9904.49", "99.01"]));
    assert_eq!(all[0].raise_interest.to_string(), "3.50");
    assert_eq!(all[0].volume_by_interest.to_string(), "3.50");
    assert_eq!(all[1].app_sheet_serial_no, "S2");
    assert_eq!(all[1].confirmed_vol.to_string(), "9904.39");
    assert_eq!(desk.statement("2026-12-25")[0].total_vol.to_string(), "19808.88");
    desk.work_off("2026-12-25").await;
    assert!(desk.confirmations("2026-12-28").is_empty());
}

#[tokio::test]
async fn a_fund_has_no_price_before_its_contract_and_begins_at_par() {
    let mut desk = subscribed(&["2026-11-18"]).await;
    let par = || "1.00000000".to_owned();
    assert_eq!(states(&desk, "2026-11-18"), [(Some(FundStatus::Offering), par())]);
    desk.set_offering(Offering::Closed);
    desk.work_off("2026-11-19").await;
    assert_eq!(states(&desk, "2026-11-19"), [(Some(FundStatus::OfferingSucceeded), par())]);
    desk.set_offering(Offering::Established(day("2026-11-20")));
    desk.price("2026-11-23", "1.0008");
    desk.work_off("2026-11-20").await;
    desk.work_off("2026-11-23").await;
    // The desk's terms take redemptions only.
    let open = Some(FundStatus::PurchaseHalted);
    assert_eq!(states(&desk, "2026-11-20"), [(open, par())]);
    assert_eq!(states(&desk, "2026-11-23"), [(open, "1.00080000".to_owned())]);
}

#[tokio::test]
async fn a_subscription_outside_of_the_offering_is_refused() {
    let desk = Desk::new("2026-11-18", terms("0.012"));
    desk.open_account("2026-11-18", ACCO);
    desk.apply("2026-11-18", "020", "S1", ACCO, |record| {
        record.application_amount = Decimal::new(10_000, 0);
    });
    desk.work_off("2026-11-18").await;
    assert_eq!(desk.confirmations("2026-11-19")[0].return_code.to_string(), "0004");
}

#[tokio::test]
async fn a_subscription_is_paid_back_with_interest_when_the_offering_failed() {
    let mut desk = subscribed(&["2026-11-18"]).await;
    desk.set_offering(Offering::Failed(day("2026-11-24")));
    desk.work_off("2026-11-23").await;
    assert!(desk.confirmations("2026-11-24").is_empty());
    desk.work_off("2026-11-24").await;
    let all = desk.confirmations("2026-11-25");
    assert_eq!(figures(&all[0]), expected(["0000", "149", "0.00", "0.00", "0.00"]));
    assert_eq!(all[0].refund_amount.to_string(), "10000.00");
    // Six days: 10,000 × 0.35 % × 6 ÷ 360, cut to the fen.
    assert_eq!(all[0].raise_interest.to_string(), "0.58");
    assert_eq!(all[0].volume_by_interest.to_string(), "0.00");
    assert_eq!(states(&desk, "2026-11-24")[0].0, Some(FundStatus::OfferingFailed));
}
