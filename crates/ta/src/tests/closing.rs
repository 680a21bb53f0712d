//! Closing accounts.

use exchange::{AccountConfirmation, FileType};

use super::desk::{Desk, terms};
use crate::Faults;

const ACCO: &str = "0000000007001";

#[tokio::test]
async fn an_account_is_closed_once_nothing_is_registered_or_asked_for() {
    let desk = Desk::new("2026-11-17", terms("0"));
    desk.open_account("2026-11-17", ACCO);
    desk.buy("2026-11-17", "B1", ACCO, "100.00");
    desk.work_off("2026-11-17").await;
    let code = |on: &str| -> Vec<String> {
        let records: Vec<AccountConfirmation> = desk.read(on, FileType::AccountConfirmation);
        let closed = records.iter().filter(|record| record.business.code() == "102");
        closed.map(|record| record.return_code.to_string()).collect()
    };
    desk.close_account("2026-11-18", "X1", ACCO);
    desk.close_account("2026-11-18", "X2", "0000000099001");
    desk.work_off("2026-11-18").await;
    assert_eq!(code("2026-11-19"), ["0362", "0009"], "shares, and no account");

    desk.redeem("2026-11-19", "R1", ACCO, "100");
    desk.close_account("2026-11-19", "X3", ACCO);
    desk.work_off("2026-11-19").await;
    assert_eq!(code("2026-11-20"), ["0365"], "an application of the day");

    desk.close_account("2026-11-20", "X4", ACCO);
    let late = Faults { late_closings: Some(1), ..Faults::default() };
    desk.work_off_with("2026-11-20", &late).await;
    assert_eq!(code("2026-11-23"), Vec::<String>::new());
    desk.work_off("2026-11-23").await;
    assert_eq!(code("2026-11-24"), ["0000"]);

    // Closed, it takes no orders, and is opened anew when it is asked for.
    desk.buy("2026-11-24", "B8", ACCO, "1000");
    desk.work_off("2026-11-24").await;
    assert_eq!(desk.confirmations("2026-11-25")[0].return_code.to_string(), "0009");
    desk.ask_account("2026-11-25", "A9", ACCO);
    desk.buy("2026-11-25", "B9", ACCO, "1000");
    desk.work_off("2026-11-25").await;
    assert_eq!(desk.confirmations("2026-11-26")[0].return_code.to_string(), "0000");
}
