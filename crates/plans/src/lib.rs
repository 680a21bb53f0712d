//! Fixed-invest plans (定投): what one would have come to on a fund's own past NAVs, the ladders of
//! smart plans, and index funds that are open to plans. Public, and no customer's money in it.

mod asked;
mod backtest;
mod comparison;
mod figures;
mod ladders;
mod list_picks;
mod parameters;
mod prices;
mod refusals;
mod show_rules;
mod store;
mod words;

use wire::{
    Routes,
    Topic::{Clock, Market},
    op,
};

/// The room's operations, all of them our own.
pub fn routes() -> Routes {
    Routes::new("plans")
        .post(
            "/fixprotocol/backtest",
            op("backtest", "what a plan would have come to on past NAVs")
                .reads(&[Market, Clock])
                .silent()
                .cancellable(),
            backtest::backtest,
        )
        .get(
            "/fixprotocol/rules",
            op("planRules", "the ladders of smart plans").reads(&[Clock]).silent(),
            show_rules::plan_rules,
        )
        .get(
            "/fixprotocol/picks",
            op("planPicks", "index funds open to plans, by size").reads(&[Market, Clock]).silent(),
            list_picks::plan_picks,
        )
}

/// The room's tables.
pub const MIGRATIONS: &[db::Migration] = db::migrations!("plans",
    "begin" => include_str!("../../../migrations/plans_0001_begin.sql"),
);

#[cfg(test)]
mod tests;
