//! A customer's watchlist of funds, with quotes.

mod arrange;
mod fill;
mod group_name;
mod list_watched;
mod parting;
mod store;
mod takeaway;
mod watch;
mod watch_again;
mod watchers;

pub use fill::fill_for_demo;
pub use group_name::GroupName;
pub use parting::PARTS;
pub use takeaway::HELD;
pub use watchers::watchers;

use wire::{
    Routes,
    Topic::{Market, Watch},
    op,
};

/// The room's operations.
pub fn routes() -> Routes {
    Routes::new("watchlist")
        .post(
            "/collections",
            op("listWatched", "the watchlist").reads(&[Watch, Market]),
            list_watched::list_watched,
        )
        .post(
            "/collection/add",
            op("watchClassic", "add to the watchlist").writes(&[Watch]),
            watch::watch,
        )
        .post(
            "/collection/delete",
            op("unwatchClassic", "remove funds").writes(&[Watch]),
            watch::unwatch,
        )
        .bff(
            "common/fav/isFav",
            op("isWatched", "is it on the watchlist").reads(&[Watch]),
            watch::is_watched,
        )
        .bff(
            "common/fav/addFav",
            op("watch", "add to the watchlist").writes(&[Watch]),
            watch::watch,
        )
        .bff(
            "common/fav/removeFav",
            op("unwatch", "remove from the watchlist").writes(&[Watch]),
            watch::unwatch,
        )
        .bff(
            "common/fav/arrangeFav",
            op("arrangeWatched", "order and group the watchlist").writes(&[Watch]).idempotent(),
            arrange::arrange_watched,
        )
        .bff(
            "common/fav/restoreFav",
            op("watchAgain", "take a removal back").writes(&[Watch]),
            watch_again::watch_again,
        )
}

/// The room's tables.
pub const MIGRATIONS: &[db::Migration] = db::migrations!("watchlist",
    "items" => include_str!("../../../migrations/watchlist_0001_items.sql"),
    "groups" => include_str!("../../../migrations/watchlist_0002_groups.sql"),
    "by fund" => include_str!("../../../migrations/watchlist_0003_by_fund.sql"),
);

#[cfg(test)]
mod tests;
