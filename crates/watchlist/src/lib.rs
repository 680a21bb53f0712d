//! A customer's watchlist of funds, with quotes.

mod list_watched;
mod store;
mod watch;

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
}

/// The room's tables.
pub const MIGRATIONS: &[db::Migration] = db::migrations!("watchlist",
    "items" => include_str!("../../../migrations/watchlist_0001_items.sql"),
);

#[cfg(test)]
mod tests;
