//! The pension account (个人养老金): its link with the bank that keeps it, what is in it, and what it
//! buys. Its money comes from there and goes back there only (`docs/decisions/0105`).

mod account;
mod at_bank;
mod forget;
mod held;
mod link_account;
mod list_shares;
mod list_targets;
mod parameters;
mod parting;
mod refusals;
mod show_account;
mod store;
mod takeaway;
mod tax;
#[cfg(test)]
mod tests;
mod trade;
mod year;

pub use forget::forget;
pub use link_account::link_account;
pub use parting::PARTS;
pub use takeaway::HELD;
pub use trade::{PensionBuyRequest, buy};

use wire::{
    Routes,
    Topic::{Agreement, Card, Clock, Holding, Market, Order},
    op,
};

/// The room's operations.
pub fn routes() -> Routes {
    reading(writing(Routes::new("pension")))
}

fn writing(routes: Routes) -> Routes {
    routes
        .post(
            "/pension/link",
            op("linkPension", "link the customer's pension account").writes(&[Card, Order]),
            link_account::link_pension,
        )
        .post(
            "/pension/trade/buy",
            op("buyPension", "buy a pension fund (Y shares)")
                .writes(&[Order, Holding])
                .idempotent(),
            trade::buy_pension,
        )
        .post(
            "/pension/trade/redeem",
            op("redeemPension", "redeem inside the pension account")
                .writes(&[Order, Holding])
                .idempotent(),
            trade::redeem_pension,
        )
}

fn reading(routes: Routes) -> Routes {
    routes
        .post(
            "/pension/account",
            op("pensionAccount", "pension account: limit, paid this year, holdings")
                .reads(&[Agreement, Card, Holding, Order, Market, Clock]),
            show_account::pension_account,
        )
        .post(
            "/pension/trade/convert/target/list",
            op("pensionTargets", "pension funds a holding may convert into")
                .reads(&[Market, Clock]),
            list_targets::pension_targets,
        )
        .get(
            "/pension/shares",
            op("pensionShares", "the funds of the pension directory in force")
                .reads(&[Market, Clock])
                .silent(),
            list_shares::pension_shares,
        )
}

/// The room's tables.
pub const MIGRATIONS: &[db::Migration] = db::migrations!("pension",
    "begin" => include_str!("../../../migrations/pension_0001_begin.sql"),
);

#[cfg(test)]
mod contract {
    #[test]
    fn all_statements_are_good() {
        let complaints = db::testing::check_statements(&crate::tests::migrations());
        assert_eq!(complaints, Vec::<String>::new());
    }

    #[test]
    fn the_contract_is_fresh() {
        wire::contract_fragment(&crate::routes()).check().unwrap();
    }
}
