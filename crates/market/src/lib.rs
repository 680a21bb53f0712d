//! Indices with daily and intraday curves, the market clock, imported calendars.

mod board;
mod calendars;
mod clocks;
mod daily;
mod hours;
pub mod import;
mod points;
mod put;
mod show_indices;
mod show_trend;
mod show_valuation;
mod store;

pub use board::{Board, DayRange, Market, Quote};
pub use calendars::{Calendars, calendars, version};
pub use clocks::{Hours, MarketClock, hours_on};
pub use daily::{Closes, DailyIndices, daily_indices};
pub use hours::Session;
pub use points::Points;
pub use store::{DailyRow, DayRow, IndexRow, LastClose, MinuteRow, last_closes};

use wire::{
    Routes,
    Topic::{self, Clock},
    op,
};

/// The room's operations.
pub fn routes() -> Routes {
    Routes::new("market")
        .bff(
            "trade/indexMarket/v2",
            op("showIndexBoard", "index quotes and the market clock")
                .reads(&[Topic::Market, Clock])
                .silent(),
            show_indices::show_index_board,
        )
        .bff(
            "common/listAllIndex",
            op("listIndices", "all indices with curves").reads(&[Topic::Market]),
            show_indices::list_indices,
        )
        .bff(
            "common/indexTrend",
            op("indexTrend", "closes of an index over months and years").reads(&[Topic::Market]),
            show_trend::index_trend,
        )
        .bff(
            "product/publicFund/queryFundRealTimeValuation",
            op("showValuation", "that no intraday estimate is offered").reads(&[Topic::Market]),
            show_valuation::show_valuation,
        )
}

/// The room's tables.
pub const MIGRATIONS: &[db::Migration] = db::migrations!("market",
    "indices" => include_str!("../../../migrations/market_0001_indices.sql"),
);

#[cfg(test)]
mod tests;
