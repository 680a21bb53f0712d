//! In whose certificates accounts are, and amending it.

use exchange::{AccountConfirmation, FileType};

use super::desk::{Desk, terms};
use crate::Faults;

const ACCO: &str = "0000000007001";
const OTHER: &str = "0000000007002";

/// What was said of amendments.
fn codes(desk: &Desk, on: &str) -> Vec<(String, String)> {
    let records: Vec<AccountConfirmation> = desk.read(on, FileType::AccountConfirmation);
    let amended = records.into_iter().filter(|record| record.business.code() == "103");
    amended.map(|record| (record.app_sheet_serial_no, record.return_code.to_string())).collect()
}

fn said(sheet: &str, code: &str) -> (String, String) {
    (sheet.to_owned(), code.to_owned())
}

#[tokio::test]
async fn nobody_pays_with_a_certificate_that_has_expired_until_it_is_amended() {
    let desk = Desk::new("2026-11-17", terms("0"));
    desk.hold_account("2026-11-17", ("001", "A1"), ACCO, "2026-11-17");
    desk.ask_further_account("2026-11-17", OTHER);
    desk.buy("2026-11-17", "1", ACCO, "100.00");
    desk.work_off("2026-11-17").await;
    assert_eq!(desk.confirmations("2026-11-18")[0].return_code.to_string(), "0000");

    // It was the last day, and an order of the next may have been placed on its evening.
    desk.buy("2026-11-18", "2", OTHER, "100.00");
    desk.work_off("2026-11-18").await;
    let code = |on: &str| -> Vec<String> {
        desk.confirmations(on).iter().map(|record| record.return_code.to_string()).collect()
    };
    assert_eq!(code("2026-11-19"), ["0000"]);

    // What is held may be redeemed; the holder's other account pays neither.
    desk.buy("2026-11-19", "3", ACCO, "100.00");
    desk.buy("2026-11-19", "4", OTHER, "100.00");
    desk.redeem("2026-11-19", "5", ACCO, "50.00");
    desk.work_off("2026-11-19").await;
    assert_eq!(code("2026-11-20"), ["0010", "0010", "0000"]);

    // Amended with the same file as the order comes, it counts for both.
    desk.hold_account("2026-11-20", ("003", "M1"), ACCO, "2036-11-17");
    desk.buy("2026-11-20", "6", ACCO, "100.00");
    desk.buy("2026-11-20", "7", OTHER, "100.00");
    desk.work_off("2026-11-20").await;
    assert_eq!(codes(&desk, "2026-11-23"), [said("M1", "0000")]);
    assert_eq!(code("2026-11-23"), ["0000", "0000"]);
    desk.buy("2026-11-23", "8", OTHER, "100.00");
    desk.work_off("2026-11-23").await;
    assert_eq!(code("2026-11-24"), ["0000"]);
}

#[tokio::test]
async fn an_amendment_is_refused_late_or_about_nobody() {
    let desk = Desk::new("2026-11-17", terms("0"));
    desk.hold_account("2026-11-17", ("001", "A1"), ACCO, "2026-11-17");
    desk.hold_account("2026-11-17", ("003", "M1"), "0000000099001", "2036-11-17");
    desk.work_off("2026-11-17").await;
    assert_eq!(codes(&desk, "2026-11-18"), [said("M1", "0009")], "no account");

    desk.hold_account("2026-11-18", ("003", "M2"), ACCO, "2036-11-17");
    let refuse = Faults { refuse_amendments: Some(1), ..Faults::default() };
    desk.work_off_with("2026-11-18", &refuse).await;
    assert_eq!(codes(&desk, "2026-11-19"), [said("M2", "0010")]);

    desk.hold_account("2026-11-19", ("003", "M3"), ACCO, "2036-11-17");
    desk.buy("2026-11-19", "1", ACCO, "100.00");
    let late = Faults { late_amendments: Some(1), ..Faults::default() };
    desk.work_off_with("2026-11-19", &late).await;
    assert_eq!(codes(&desk, "2026-11-20"), []);
    assert_eq!(desk.confirmations("2026-11-20")[0].return_code.to_string(), "0010");

    // Nobody waits for ever; a name there must be.
    desk.ask_amendment_without_name("2026-11-20", "M4", ACCO);
    desk.work_off_with("2026-11-20", &late).await;
    assert_eq!(codes(&desk, "2026-11-23"), [said("M3", "0000")]);
    desk.work_off("2026-11-23").await;
    assert_eq!(codes(&desk, "2026-11-24"), [said("M4", "0106")]);
}
