//! What is handed out to a customer who takes his data along is all that is held of him.

use app::migrations;
use db::{Db, Tx, sql};
use std::collections::BTreeSet;

/// Tables with a customer's number that no sheet shows, and why. A list that only shrinks.
const NOT_SHOWN: [(&str, &str); 22] = [
    ("accounts_avatars", "the picture of oneself is on its page"),
    ("accounts_awaited_cards", "a card that is being bound; it is a card, or gone, within days"),
    ("accounts_checks", "how often something was asked for on a day"),
    (
        "accounts_files",
        "photos of certificates are looked at on their pages, not copied into a file",
    ),
    ("accounts_readings", "how often something was asked for on a day"),
    ("bankcards_checks", "a check under way; what came of it is in card-events"),
    ("bankcards_requests", "how often something was asked for on a day"),
    ("clearing_accounts", "numbers at the transfer agent, for the clearing"),
    ("clearing_leavings", "applications to the transfer agent; what came of them is in closings"),
    ("holdings_transit", "what open orders move; they are in orders"),
    ("identity_client_codes", "keys, as hashes"),
    ("identity_client_tokens", "keys, as hashes"),
    ("identity_flows", "keys, as hashes"),
    ("ledger_balances", "the house's journal of what orders and payouts say"),
    ("ledger_entries", "the house's journal of what orders and payouts say"),
    ("ledger_postings", "the house's journal of what orders and payouts say"),
    ("messages_outbox", "what is to be sent; it is in messages"),
    ("orders_advanced_incomes", "the house's books with the advance bank"),
    ("orders_dividend_reminders", "what is to be shown once; it is in orders"),
    ("orders_statements", "statements under way to the mail"),
    ("watchlist_versions", "a counter"),
    ("wire_answers", "answers kept for a repeated call, for a day"),
];

#[tokio::test]
async fn nothing_that_is_held_of_a_customer_is_forgotten() {
    let name = format!("tael-held-{}.db", std::process::id());
    let file = std::env::temp_dir().join(name);
    let db = Db::sqlite(&file, &migrations()).unwrap();
    let tables = async |tx: &mut Tx| {
        tx.all::<(String,)>(sql!(
            "SELECT t.name FROM sqlite_schema t JOIN pragma_table_info(t.name) c
             WHERE t.type = 'table' AND c.name = 'cust_no' ORDER BY t.name"
        ))
        .await
    };
    let tables = db.read(tables).await.unwrap();
    db.close().await.unwrap();
    std::fs::remove_file(&file).unwrap();
    let tables: BTreeSet<String> = tables.into_iter().map(|(name,)| name).collect();
    let rooms = app::all_held();
    let sheets = || rooms.0.iter().flat_map(|room| room.sheets.iter());
    let shown: BTreeSet<&str> = sheets().flat_map(|sheet| sheet.of.iter().copied()).collect();
    let hidden: BTreeSet<&str> = NOT_SHOWN.iter().map(|(table, _)| *table).collect();
    let forgotten: Vec<&String> = tables
        .iter()
        .filter(|table| !shown.contains(table.as_str()) && !hidden.contains(table.as_str()))
        .collect();
    assert!(forgotten.is_empty(), "no sheet shows {forgotten:?}");
    let named: Vec<&str> =
        shown.union(&hidden).copied().filter(|name| !tables.contains(*name)).collect();
    assert!(named.is_empty(), "there is no table {named:?}");
    let both: Vec<&&str> = shown.intersection(&hidden).collect();
    assert!(both.is_empty(), "shown, and said not to be: {both:?}");
    let names: BTreeSet<&str> = sheets().map(|sheet| sheet.name).collect();
    assert_eq!(names.len(), sheets().count(), "two sheets have one name");
}
