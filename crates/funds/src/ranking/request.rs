//! What a ranking is asked for.

use crate::Window;
use kernel::{Code, Fen, Line, Rate};
use serde::{Deserialize, Serialize};
use utoipa::ToSchema;

/// Which funds, in which order.
#[derive(Debug, Clone, Default, PartialEq, Eq, Hash, Deserialize, Serialize, ToSchema)]
#[serde(rename_all = "camelCase", default)]
pub struct RankFundsRequest {
    /// `1101` stock, `1103` mixed, `1105` bond, `1107` protected, `1109` money, `1110` QDII, `1199`
    /// other, `index` for index funds; missing or `all` for all.
    pub fund_type: Option<Code<40>>,
    /// A peer group: `混合型-偏股`.
    pub category: Option<Line<40>>,
    /// The window of the figures, `1y` when missing.
    pub period: Option<Window>,
    /// Missing: growth in the period, the best first.
    pub sort: Option<RankOrder>,
    /// The worst first.
    #[serde(deserialize_with = "kernel::flag")]
    pub ascending: bool,
    /// Levels of risk by comma: `1,2`.
    pub risk_levels: Option<Code<40>>,
    /// `A`, `C` or `Y`.
    pub share_class: Option<Code<40>>,
    /// The least first purchase is at most so many yuan.
    pub max_first_buy: Option<Fen>,
    /// The deepest fall of the last year is at most this: `0.03` is 3 %.
    pub max_drawdown: Option<Rate>,
    /// Net assets are at least so many yuan.
    pub min_size: Option<Fen>,
    /// In force for at least so many years.
    pub min_years: Option<i32>,
    /// Part of the company's name.
    pub company: Option<Line<40>>,
    /// Some agency's newest rating has at least so many stars.
    pub min_stars: Option<i64>,
    /// Only funds that can be bought now.
    #[serde(deserialize_with = "kernel::flag")]
    pub buyable_only: bool,
    /// One row for the classes of a product: class A, which names the other.
    #[serde(deserialize_with = "kernel::flag")]
    pub merge_classes: bool,
    /// From 1.
    pub page_no: u32,
    /// At most 100; missing or 0 is 20.
    pub page_size: u32,
}

/// What a ranking goes by.
#[derive(Debug, Clone, Copy, Default, PartialEq, Eq, Hash, Deserialize, Serialize, ToSchema)]
#[serde(rename_all = "camelCase")]
pub enum RankOrder {
    /// Growth in the period.
    #[default]
    Growth,
    /// Growth of the last NAV day.
    DayGrowth,
    /// Net assets.
    Size,
    /// Stars, five-year ratings before three-year ones.
    Stars,
    /// The deepest fall of the last year, the smallest first.
    Drawdown,
    /// Return above the riskless one for a unit of volatility, of the last year.
    Sharpe,
    /// Money funds: yearly yield of seven days.
    SevenDay,
    /// The age of the fund.
    Established,
}
