//! Indices with daily and intraday curves, the market clock, imported calendars.

mod daily;
mod points;
mod put;
mod store;

pub use daily::{Closes, DailyIndices, daily_indices};
pub use points::Points;
pub use store::{DailyRow, DayRow, IndexRow, MinuteRow};

/// Putting records into the market in bulk.
pub mod import {
    pub use crate::put::{put_daily, put_days, put_indices, put_minutes};
}

use wire::Routes;

/// The room's operations.
pub fn routes() -> Routes {
    Routes::new("market")
}

/// The room's tables.
pub const MIGRATIONS: &[db::Migration] = db::migrations!("market",
    "indices" => include_str!("../../../migrations/market_0001_indices.sql"),
);
