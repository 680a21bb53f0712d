//! What a ranking is asked for.

use crate::Window;
use kernel::{Fen, Rate};
use serde::{Deserialize, Serialize};
use utoipa::ToSchema;

/// Which funds, in which order.
#[derive(Debug, Clone, Default, PartialEq, Eq, Hash, Deserialize, Serialize, ToSchema)]
#[serde(rename_all = "camelCase", default)]
pub struct RankFundsRequest {
    /// `1101` stock, `1103` mixed, `1105` bond, `1107` protected, `1109` money, `1110` QDII, `1199`
    /// other, `index` for index funds; missing or `all` for all.
    #[schema(value_type = Option<String>)]
    pub fund_type: Option<FilterText>,
    /// A peer group: `混合型-偏股`.
    #[schema(value_type = Option<String>)]
    pub category: Option<FilterText>,
    /// The window of the figures, `1y` when missing.
    pub period: Option<Window>,
    /// Missing: growth in the period, the best first.
    pub sort: Option<RankOrder>,
    /// The worst first.
    pub ascending: bool,
    /// Levels of risk by comma: `1,2`.
    #[schema(value_type = Option<String>)]
    pub risk_levels: Option<FilterText>,
    /// `A`, `C` or `Y`.
    #[schema(value_type = Option<String>)]
    pub share_class: Option<FilterText>,
    /// The least first purchase is at most so many yuan.
    pub max_first_buy: Option<Fen>,
    /// The deepest fall of the last year is at most this: `0.03` is 3 %.
    pub max_drawdown: Option<Rate>,
    /// Net assets are at least so many yuan.
    pub min_size: Option<Fen>,
    /// In force for at least so many years.
    pub min_years: Option<i32>,
    /// Part of the company's name.
    #[schema(value_type = Option<String>)]
    pub company: Option<FilterText>,
    /// Some agency's newest rating has at least so many stars.
    pub min_stars: Option<i64>,
    /// Only funds that can be bought now.
    pub buyable_only: bool,
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

/// A filter's text as it comes, of at most 40 characters: longer than any that names something.
#[derive(Debug, Clone, PartialEq, Eq, Hash, Deserialize, Serialize)]
#[serde(try_from = "String", into = "String")]
pub struct FilterText(String);

const MAX_TEXT: usize = 40;

impl FilterText {
    /// Without spaces around it; none when nothing is left.
    pub fn filled(&self) -> Option<&str> {
        Some(self.0.trim()).filter(|text| !text.is_empty())
    }
}

impl TryFrom<String> for FilterText {
    type Error = &'static str;

    fn try_from(text: String) -> Result<Self, Self::Error> {
        match text.chars().nth(MAX_TEXT) {
            None => Ok(Self(text)),
            Some(_) => Err("at most 40 characters"),
        }
    }
}

impl From<FilterText> for String {
    fn from(text: FilterText) -> Self {
        text.0
    }
}
