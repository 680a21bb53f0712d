//! What the tests of all wings have, and what holds for the whole room.

use crate::order::{OrderKind, OrderStatus, PaidBy, PayStatus};
use crate::payouts::payout::{PayoutKind, PayoutState};
use crate::testing;
use db::Migration;

/// Monday morning of a week without holidays.
pub(crate) const MORNING: &str = "2026-03-02T10:00:00+08:00";

pub(crate) fn migrations() -> &'static [Migration] {
    static ALL: std::sync::OnceLock<Vec<Migration>> = std::sync::OnceLock::new();
    ALL.get_or_init(testing::migrations)
}

#[test]
fn the_contract_is_fresh() {
    wire::contract_fragment(&crate::routes()).check().unwrap();
}

/// What partial indices are made of stands in the statements: it is what the types have.
#[test]
fn every_code_in_a_statement_is_one_of_its_type() {
    let kinds = OrderKind::ALL.iter().map(|kind| kind.code());
    let kinds: Vec<&str> = kinds.chain(PayoutKind::ALL.iter().map(|kind| kind.code())).collect();
    let strange = [
        strangers("status", OrderStatus::ALL.iter().map(|status| status.code()).collect()),
        strangers("pay_status", PayStatus::ALL.iter().map(|status| status.code()).collect()),
        strangers("paid_by", PaidBy::ALL.iter().map(|pays| pays.code()).collect()),
        strangers("state", PayoutState::ALL.iter().map(|state| state.code()).collect()),
        strangers("kind", kinds),
    ];
    assert_eq!(strange.concat(), Vec::<String>::new());
}

/// Literals behind a column that are none of these codes.
fn strangers(column: &str, codes: Vec<&str>) -> Vec<String> {
    let found = db::testing::literals("crates/orders/", column);
    assert!(!found.is_empty(), "no statement has {column}");
    // Tests look into other rooms' tables, too.
    let own = found.into_iter().filter(|(place, _)| !place.contains("/tests/"));
    let strange = own.filter(|(_, code)| !codes.contains(&code.as_str()));
    strange.map(|(place, code)| format!("{place}: {column} {code}")).collect()
}

#[test]
fn every_statement_prepares_on_both_engines() {
    assert_eq!(db::testing::check_statements(migrations()), Vec::<String>::new());
}
