//! Opening accounts.

use exchange::{AccountConfirmation, FileType};

use super::desk::{Desk, terms};
use crate::Faults;

const ACCO: &str = "0000000007001";

/// What was said of applications, by their numbers.
fn codes(desk: &Desk, on: &str) -> Vec<(String, String)> {
    let records: Vec<AccountConfirmation> = desk.read(on, FileType::AccountConfirmation);
    let said =
        |record: AccountConfirmation| (record.app_sheet_serial_no, record.return_code.to_string());
    records.into_iter().map(said).collect()
}

fn said(sheet: &str, code: &str) -> (String, String) {
    (sheet.to_owned(), code.to_owned())
}

#[tokio::test]
async fn an_account_that_is_open_is_not_opened_again() {
    let desk = Desk::new("2026-11-17", terms("0"));
    desk.ask_account("2026-11-17", "A1", ACCO);
    desk.work_off("2026-11-17").await;
    assert_eq!(codes(&desk, "2026-11-18"), [said("A1", "0000")]);
    desk.ask_account("2026-11-18", "A2", ACCO);
    desk.work_off("2026-11-18").await;
    assert_eq!(codes(&desk, "2026-11-19"), [said("A2", "0392")]);
}

#[tokio::test]
async fn what_is_late_is_opened_the_next_day_and_its_orders_are_refused_meanwhile() {
    let desk = Desk::new("2026-11-17", terms("0"));
    desk.ask_account("2026-11-17", "A1", ACCO);
    desk.buy("2026-11-17", "1", ACCO, "100.00");
    let late = Faults { late_accounts: Some(1), ..Faults::default() };
    desk.work_off_with("2026-11-17", &late).await;
    assert_eq!(codes(&desk, "2026-11-18"), []);
    assert_eq!(desk.confirmations("2026-11-18")[0].return_code.to_string(), "0009");
    // Nobody waits for ever; asked again meanwhile, the second is one too many.
    desk.ask_account("2026-11-18", "A1-2", ACCO);
    desk.buy("2026-11-18", "2", ACCO, "100.00");
    desk.work_off_with("2026-11-18", &late).await;
    assert_eq!(codes(&desk, "2026-11-19"), [said("A1", "0000")]);
    assert_eq!(desk.confirmations("2026-11-19")[0].return_code.to_string(), "0000");
    desk.work_off("2026-11-19").await;
    assert_eq!(codes(&desk, "2026-11-20"), [said("A1-2", "0392")]);
}

#[tokio::test]
async fn what_is_lost_is_never_spoken_of() {
    let desk = Desk::new("2026-11-17", terms("0"));
    desk.ask_account("2026-11-17", "A1", ACCO);
    let lost = Faults { lose_accounts: Some(1), ..Faults::default() };
    desk.work_off_with("2026-11-17", &lost).await;
    desk.work_off("2026-11-18").await;
    assert_eq!((codes(&desk, "2026-11-18"), codes(&desk, "2026-11-19")), (vec![], vec![]));
    desk.ask_account("2026-11-19", "A1-2", ACCO);
    desk.work_off("2026-11-19").await;
    assert_eq!(codes(&desk, "2026-11-20"), [said("A1-2", "0000")]);
}
