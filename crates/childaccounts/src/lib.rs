//! Accounts that a customer keeps for a child (小账户), each with a wish.

mod asked;
mod assets;
mod child;
mod close_child;
mod create_child;
mod forget;
mod goal;
mod list_children;
mod move_shares;
mod notes;
mod parameters;
mod parting;
mod picks;
mod profit;
mod record;
mod refusals;
mod row;
mod show_child;
mod store;
mod takeaway;
#[cfg(test)]
mod tests;

pub use child::{ChildNo, Relation, Scene};
pub use create_child::{CreateChildRequest, create_child};
pub use forget::forget;
pub use parting::PARTS;
pub use takeaway::HELD;

use wire::{
    Routes,
    Topic::{Agreement, Card, Child, Clock, Holding, Market, Order, Plan, Profile},
    op,
};

/// The room's operations.
pub fn routes() -> Routes {
    open(reading(writing(Routes::new("childaccounts"))))
}

fn writing(routes: Routes) -> Routes {
    routes
        .post(
            "/child/create",
            op("createChild", "make or change a child's account, or add a note")
                .writes(&[Child, Card])
                .idempotent(),
            create_child::create_child,
        )
        .post(
            "/child/close",
            op("closeChild", "close a child's account in which nothing is left")
                .writes(&[Child, Card])
                .idempotent(),
            close_child::close_child,
        )
        .post(
            "/child/move",
            op("moveShares", "move shares between the own account and a child's")
                .writes(&[Order, Holding])
                .idempotent(),
            move_shares::move_shares,
        )
}

fn reading(routes: Routes) -> Routes {
    routes
        .get(
            "/child/list",
            op("children", "the children with their wishes")
                .reads(&[Agreement, Child, Holding, Order, Plan, Clock]),
            list_children::list_children,
        )
        .bff(
            "asset/queryChildAccounts",
            op("childWishes", "the children with their wishes")
                .reads(&[Agreement, Child, Holding, Order, Plan, Clock])
                .silent(),
            list_children::list_children,
        )
        .get(
            "/child/info",
            op("childInfo", "one child: wish, holdings, plans")
                .reads(&[Profile, Agreement, Child, Holding, Order, Plan, Market, Clock]),
            show_child::show_child,
        )
        .get(
            "/child/movable",
            op("movableShares", "what may move into a child's account, and out of it")
                .reads(&[Child, Card, Holding, Order, Market, Clock]),
            move_shares::movable_shares,
        )
        .get("/child/comments", op("childNotes", "notes on a child").reads(&[Child]), notes::notes)
        .get(
            "/getbabyasset",
            op("childAsset", "assets of one child's account").reads(&[Child, Holding, Order]),
            assets::child_asset,
        )
        .get(
            "/getBabyAsset",
            op("childAssets", "assets of all children's accounts").reads(&[Child, Holding, Order]),
            assets::child_assets,
        )
        .get(
            "/getbabyprofit",
            op("childProfit", "profit of one child's account").reads(&[Child, Holding]),
            profit::child_profit,
        )
}

/// What a visitor sees, too.
fn open(routes: Routes) -> Routes {
    routes
        .get(
            "/recommendproducts/child",
            op("childPicks", "funds to begin with, by a rule that is said")
                .reads(&[Market, Clock])
                .silent(),
            picks::child_picks,
        )
        .post(
            "/child/goal",
            op("childGoal", "what a wish takes a month, under three assumptions")
                .reads(&[Clock])
                .silent()
                .cancellable(),
            goal::child_goal,
        )
}

/// The room's tables.
pub const MIGRATIONS: &[db::Migration] = db::migrations!("childaccounts",
    "begin" => include_str!("../../../migrations/childaccounts_0001_begin.sql"),
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
