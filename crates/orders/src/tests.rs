//! An order's life on both engines.

mod agreeing;
mod bank_time;
mod barred;
mod buying;
mod concurrent;
mod converting;
mod counter;
mod discounts;
mod dividend_methods;
mod dividends;
mod explaining;
mod holding;
mod keys;
mod money_fund_buys;
mod money_fund_income;
mod parents;
mod parents_back;
mod paying;
mod paying_again;
mod promising;
mod proofs;
mod records;
mod redeeming;
mod redeeming_into;
mod redeeming_into_pages;
mod refunds;
mod replaced_cards;
mod set_aside;
mod statements;
mod subscribing;
mod twins;

use crate::testing;
use db::Migration;
pub(crate) use redeeming::holder;

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

#[test]
fn every_statement_prepares_on_both_engines() {
    assert_eq!(db::testing::check_statements(migrations()), Vec::<String>::new());
}
