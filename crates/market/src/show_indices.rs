//! Index quotes with the market clock; polled every minute.

use crate::{
    Points,
    board::{Board, Market},
    calendars::MARKETS,
    clocks::MarketClock,
    hours::Session,
    store::IndexRow,
};
use kernel::{Day, Instant, Rate};
use serde::{Deserialize, Serialize};
use utoipa::ToSchema;
use wire::{Answer, Call, Nothing, Visitor};

/// Points of an intraday curve at most; the first and the last always stay.
const POINTS_MAX: usize = 60;

/// Indices and the clock of the mainland market.
#[derive(Debug, Clone, Serialize, ToSchema)]
#[serde(rename_all = "camelCase")]
pub struct IndexBoard {
    pub list: Vec<IndexQuote>,
    /// Whether prices move now.
    pub open: bool,
    pub session: Session,
    /// 交易中, 午间休市, 已收盘, 休市
    pub status: String,
    /// The business time of this answer.
    pub time: Instant,
    /// When the day's cut-off for fund orders is; on closed days that of the next open day.
    pub cutoff_at: Instant,
    /// What each market does, by its own hours and calendar.
    pub markets: Vec<MarketClock>,
}

/// An index.
#[derive(Debug, Clone, Serialize, ToSchema)]
#[serde(rename_all = "camelCase")]
pub struct IndexQuote {
    pub index_code: String,
    pub index_name: String,
    /// `CN`, `HK` or `US`.
    pub market: String,
    /// Points; none before the first day.
    pub price: Option<Points>,
    /// Against the close of the trading day before, in points.
    pub change: Option<Points>,
    /// The same as a fraction.
    pub change_rate: Option<Rate>,
    pub previous_close: Option<Points>,
    /// The first price of the day; none where it is not known.
    pub open: Option<Points>,
    /// The highest one so far.
    pub high: Option<Points>,
    /// The lowest one so far.
    pub low: Option<Points>,
    /// The day of the price, in the market's own town.
    pub date: Option<Day>,
    /// The curve of that day: minutes from its midnight in China, of New York beyond 1440, and
    /// points, beside each other.
    pub minutes: Vec<i64>,
    pub prices: Vec<Points>,
}

/// How many indices.
#[derive(Debug, Clone, Default, Deserialize, ToSchema)]
#[serde(rename_all = "camelCase", default)]
pub struct IndexBoardRequest {
    /// The first so many; missing or 0 is three, as on the home page.
    pub count: usize,
}

/// The first indices, for the home page.
pub async fn show_index_board(
    call: Call<Visitor>,
    request: IndexBoardRequest,
) -> Answer<IndexBoard> {
    let count = if request.count == 0 { 3 } else { request.count };
    Ok(board(&call, count))
}

/// All indices with their curves.
pub async fn list_indices(call: Call<Visitor>, _: Nothing) -> Answer<IndexBoard> {
    Ok(board(&call, usize::MAX))
}

fn board(call: &Call<Visitor>, count: usize) -> IndexBoard {
    let board = call.get::<Market>().board();
    let calendar = board.calendar("CN");
    let (session, cutoff) = (Session::at(&calendar, call.now), kernel::TimeOfDay::CUTOFF);
    IndexBoard {
        list: board.indices.iter().take(count).map(|i| quote(&board, i, call.now)).collect(),
        open: session.is_open(),
        session,
        status: session.chinese().to_owned(),
        time: call.now,
        cutoff_at: Instant::at(calendar.t_day(call.now, cutoff), cutoff),
        markets: MARKETS.iter().map(|market| board.clock(market, call.now)).collect(),
    }
}

fn quote(board: &Board, index: &IndexRow, now: Instant) -> IndexQuote {
    let quote = board.quote(index, now);
    let price = quote.as_ref().map(|quote| quote.price);
    let previous = quote.as_ref().and_then(|quote| quote.previous_close);
    let range = quote.as_ref().and_then(|quote| quote.range);
    let curve = thinned(quote.as_ref().map_or(&[], |quote| &quote.minutes));
    IndexQuote {
        index_code: index.code.clone(),
        index_name: index.name.clone(),
        market: index.market.clone(),
        price,
        change: price.zip(previous).map(|(price, previous)| price.less(previous)),
        change_rate: price.zip(previous).and_then(|(price, base)| price.growth_from(base)),
        previous_close: previous,
        open: range.map(|range| range.open),
        high: range.map(|range| range.high),
        low: range.map(|range| range.low),
        date: quote.map(|quote| quote.day),
        minutes: curve.iter().map(|point| point.0).collect(),
        prices: curve.iter().map(|point| point.1).collect(),
    }
}

fn thinned(points: &[(i64, Points)]) -> Vec<(i64, Points)> {
    let kept = points.len().min(POINTS_MAX);
    match kept {
        0 | 1 => points.to_vec(),
        _ => (0..kept).map(|n| points[n * (points.len() - 1) / (kept - 1)]).collect(),
    }
}
