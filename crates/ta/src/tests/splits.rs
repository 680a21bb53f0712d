//! Splits of shares in the register, and of what waits for them.

use exchange::ShareStatement;

use super::desk::{Desk, day, point, rate, terms};
use crate::{Faults, FileFaults, Point, Terms};

const ACCO: &str = "T10001";

/// Somebody with two lots of a fund that splits its shares on Wednesday the 18th.
async fn splitting(of: Terms, ratio: &str) -> Desk {
    let mut desk = Desk::new("2026-11-16", of);
    desk.open_account("2026-11-16", ACCO);
    desk.buy("2026-11-16", "B1", ACCO, "1000.01");
    desk.work_off("2026-11-16").await;
    desk.buy("2026-11-17", "B2", ACCO, "333.33");
    desk.work_off("2026-11-17").await;
    desk.set(Point { split: rate(ratio), ..point(day("2026-11-18"), "0.5") });
    desk
}

fn held(records: &[ShareStatement]) -> Vec<String> {
    records.iter().map(|record| record.total_vol.to_string()).collect()
}

#[tokio::test]
async fn each_lot_is_split_for_itself_and_keeps_its_day() {
    for (rounding, expected) in [
        (kernel::Rounding::HalfUp, ["1500.02", "500.00"]),
        (kernel::Rounding::Down, ["1500.01", "499.99"]),
    ] {
        let desk = splitting(Terms { share_rounding: rounding, ..terms("0") }, "1.5").await;
        let files = FileFaults { lots_stated: true, ..FileFaults::default() };
        let faults = Faults { files, ..Faults::default() };
        desk.work_off_with("2026-11-18", &faults).await;
        desk.work_off_with("2026-11-18", &faults).await;
        let lots = desk.statement("2026-11-19");
        assert_eq!(held(&lots), expected);
        let days: Vec<_> = lots.iter().map(|lot| lot.share_register_date).collect();
        assert_eq!(days, ["2026-11-17", "2026-11-18"].map(|on| Some(day(on).date())));
        // The next day splits nothing anew.
        desk.work_off_with("2026-11-19", &faults).await;
        assert_eq!(held(&desk.statement("2026-11-20")), expected);
    }
}

#[tokio::test]
async fn what_was_asked_for_in_old_shares_takes_what_they_have_become() {
    let desk = splitting(terms("0"), "1.5").await;
    desk.redeem("2026-11-18", "R1", ACCO, "100.01");
    desk.redeem("2026-11-18", "R2", ACCO, "100.01");
    desk.redeem("2026-11-18", "R3", ACCO, "1133.32");
    desk.work_off("2026-11-18").await;
    let taken: Vec<String> = desk
        .confirmations("2026-11-19")
        .iter()
        .map(|record| record.confirmed_vol.to_string())
        .collect();
    // 150.015 and 300.03 in all; the last one takes all that is left of 2,000.02.
    assert_eq!(taken, ["150.01", "150.02", "1699.99"]);
    assert!(desk.statement("2026-11-19").is_empty());
}

#[tokio::test]
async fn what_waits_for_a_price_goes_on_waiting_for_new_shares() {
    let abroad = Terms { nav_days: 1, confirm_days: 2, ..terms("0") };
    let desk = splitting(abroad, "2").await;
    desk.work_off("2026-11-18").await;
    // The price of the 18th, and the split, are published with the file of the 19th.
    desk.redeem("2026-11-19", "R1", ACCO, "100.01");
    desk.work_off("2026-11-19").await;
    assert!(desk.confirmations("2026-11-20").is_empty());
    desk.work_off("2026-11-20").await;
    let records = desk.confirmations("2026-11-23");
    assert_eq!(records[0].confirmed_vol.to_string(), "200.02");
}
