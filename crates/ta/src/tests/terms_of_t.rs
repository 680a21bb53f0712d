//! Applications have the terms of their T, whatever the day of their confirmation.

use calc::{RedeemTier, RedeemTiers};
use exchange::Decimal;

use super::cases::{expected, figures};
use super::desk::{Desk, rate, terms};
use crate::Terms;

const ACCO: &str = "T10001";

/// Confirmed on the second day; redeemed at a flat rate.
fn abroad(buy: &str, redeem: &str) -> Terms {
    let redeem = vec![RedeemTier { days_below: None, rate: rate(redeem) }];
    let redeem = RedeemTiers::new(redeem).unwrap();
    Terms { nav_days: 1, confirm_days: 2, redeem, ..terms(buy) }
}

/// Somebody with 10,000 shares, on the last day of the year; a cheaper table begins with the next.
async fn before_new_year() -> Desk {
    let mut desk = Desk::new("2026-12-24", abroad("0", "0.005"));
    desk.add_fund(abroad("0.0015", "0.005"), "1");
    desk.open_account("2026-12-24", ACCO);
    desk.buy("2026-12-24", "B1", ACCO, "10000");
    for on in ["2026-12-24", "2026-12-25", "2026-12-28", "2026-12-29", "2026-12-30"] {
        desk.work_off(on).await;
    }
    desk.change_terms("2027-01-01", abroad("0.0005", "0.001"));
    desk
}

#[tokio::test]
async fn across_new_year_a_purchase_a_redemption_and_a_conversion_pay_by_the_table_of_t() {
    let desk = before_new_year().await;
    desk.redeem("2026-12-31", "R1", ACCO, "1000");
    desk.convert("2026-12-31", "T1", ACCO, "1000");
    desk.apply("2026-12-31", "022", "U1", ACCO, |record| {
        record.fund_code = "030002".to_owned();
        record.application_amount = Decimal::new(10_000, 0);
    });
    desk.redeem("2027-01-04", "V1", ACCO, "1000");
    for on in ["2026-12-31", "2027-01-04", "2027-01-05"] {
        desk.work_off(on).await;
    }
    let all = desk.confirmations("2027-01-05");
    assert_eq!(figures(&all[0]), expected(["0000", "124", "995.00", "1000.00", "5.00"]));
    assert_eq!(figures(&all[1]), expected(["0000", "136", "993.51", "1000.00", "5.00"]));
    assert_eq!(all[1].recuperate_fee.to_string(), "1.49");
    assert_eq!(figures(&all[2]), expected(["0000", "122", "9985.02", "9985.02", "14.98"]));
    let after = desk.confirmations("2027-01-06");
    assert_eq!(figures(&after[0]), expected(["0000", "124", "999.00", "1000.00", "1.00"]));
}
