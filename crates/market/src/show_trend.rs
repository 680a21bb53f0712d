//! The closes of an index over months and years.

use crate::{Points, board::Market};
use kernel::{Day, Line, Rate};
use serde::{Deserialize, Serialize};
use utoipa::ToSchema;
use wire::{Answer, Call, Visitor, codes};

/// Points of a line at most; the first and the last always stay.
const POINTS_MAX: usize = 180;

/// How far back.
#[derive(Debug, Clone, Copy, PartialEq, Eq, Deserialize, ToSchema)]
pub enum TrendRange {
    /// A month.
    #[serde(rename = "1m")]
    Month,
    /// Three months.
    #[serde(rename = "3m")]
    Quarter,
    /// Half a year.
    #[serde(rename = "6m")]
    Half,
    /// A year.
    #[serde(rename = "1y")]
    Year,
    /// Three years.
    #[serde(rename = "3y")]
    Years,
}

impl TrendRange {
    const fn months(self) -> i32 {
        match self {
            Self::Month => 1,
            Self::Quarter => 3,
            Self::Half => 6,
            Self::Year => 12,
            Self::Years => 36,
        }
    }
}

/// Which index, and how far back.
#[derive(Debug, Clone, Deserialize, ToSchema)]
#[serde(rename_all = "camelCase")]
pub struct IndexTrendRequest {
    /// Its code.
    pub index_code: Line<16>,
    /// From when.
    pub range: TrendRange,
}

/// Closes, oldest first: days and points beside each other.
#[derive(Debug, Clone, Serialize, ToSchema)]
#[serde(rename_all = "camelCase")]
pub struct IndexTrend {
    /// Its code.
    pub index_code: String,
    /// Its name.
    pub index_name: String,
    /// The days of the closes, in the market's own town.
    pub days: Vec<Day>,
    /// The closes.
    pub closes: Vec<Points>,
    /// Each close against the first, as a fraction.
    pub rates: Vec<Rate>,
}

/// The closes that can be known now; of an index that is unknown, nothing is found.
pub async fn index_trend(call: Call<Visitor>, request: IndexTrendRequest) -> Answer<IndexTrend> {
    let board = call.get::<Market>().board();
    let index = board.indices.iter().find(|index| index.code == *request.index_code);
    let index = index.ok_or(codes::NOT_FOUND)?;
    let from = call.now.day().add_months(-request.range.months());
    let all = board.closes(index, from, call.now);
    let kept = all.len().min(POINTS_MAX);
    let last = all.len().saturating_sub(1);
    let at = |n: usize| if kept < 2 { n } else { n * last / (kept - 1) };
    let shown: Vec<(Day, Points)> = (0..kept).filter_map(|n| all.get(at(n)).copied()).collect();
    let first = shown.first().map(|(_, close)| *close);
    let rate = |close: Points| first.and_then(|first| close.growth_from(first));
    Ok(IndexTrend {
        index_code: index.code.clone(),
        index_name: index.name.clone(),
        days: shown.iter().map(|(day, _)| *day).collect(),
        closes: shown.iter().map(|(_, close)| *close).collect(),
        rates: shown.iter().map(|(_, close)| rate(*close).unwrap_or(Rate::ZERO)).collect(),
    })
}
