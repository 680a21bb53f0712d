//! A fund in a list: search, ranking, recommendations, watchlist.

use crate::{Fund, FundStatus, Policy, Window};
use kernel::{Day, Fen, FundCode, FundType, Nav, Rate, RiskLevel, ShareClass};
use serde::{Deserialize, Serialize};
use utoipa::ToSchema;

/// Points of the small curve in a row.
const SPARK_POINTS: usize = 24;

/// A fund in a list.
#[derive(Debug, Clone, PartialEq, Serialize, Deserialize, ToSchema)]
#[serde(rename_all = "camelCase")]
pub struct FundCard {
    pub fund_code: FundCode,
    /// Short name, ending with the letter of the class.
    pub fund_name: String,
    pub fund_type: FundType,
    /// 混合型
    pub fund_type_name: String,
    /// The peer group: 混合型-偏股.
    pub category: String,
    pub share_class: ShareClass,
    pub risk_level: RiskLevel,
    /// R4 中高风险
    pub risk_name: String,
    /// Yuan a share, of `navDate`; none before the first NAV.
    pub nav: Option<Nav>,
    pub nav_date: Option<Day>,
    /// Growth of `navDate` against the NAV day before, as a fraction.
    pub day_growth: Option<Rate>,
    /// Money funds: income of ten thousand shares of `navDate`, in yuan.
    pub income_per_ten_thousand: Option<Nav>,
    /// Money funds: yearly yield of the seven days up to `navDate`, as a fraction.
    pub seven_day_yield: Option<Rate>,
    /// The window of `periodGrowth`: `1y`.
    pub period: Window,
    /// 近1年
    pub period_name: String,
    /// Growth in the window up to `navDate`, as a fraction; none when the fund is younger than the
    /// window or than regulation lets it show.
    pub period_growth: Option<Rate>,
    /// The deepest fall of the last year up to `navDate`, at most zero.
    pub max_drawdown: Option<Rate>,
    /// The curve of the window, 0 to 100, oldest first; empty without a history.
    pub sparkline: Vec<u8>,
    /// At most two: an honour, a discount.
    pub tags: Vec<FundTag>,
    /// `0` open, `1` raising, … (domain LM-04)
    pub status: FundStatus,
    /// 开放申购
    pub status_name: String,
    /// Whether a purchase can be applied for.
    pub buyable: bool,
    /// Least first purchase in yuan.
    pub min_first_buy: Fen,
    /// The product's other class, where one row stands for both.
    pub other_class: Option<OtherClass>,
}

/// The class of the same product for which a row stands, too.
#[derive(Debug, Clone, PartialEq, Serialize, Deserialize, ToSchema)]
#[serde(rename_all = "camelCase")]
pub struct OtherClass {
    pub fund_code: FundCode,
    pub share_class: ShareClass,
    /// From how many natural days of holding on class A costs less; none when it never does.
    pub a_cheaper_from_days: Option<i64>,
}

/// A word beside a fund's name.
#[derive(Debug, Clone, PartialEq, Serialize, Deserialize, ToSchema)]
#[serde(rename_all = "camelCase")]
pub struct FundTag {
    /// `honour`, `discount` or `size`.
    pub kind: String,
    /// 五年期五星
    pub text: String,
}

impl FundCard {
    /// The card of a fund with the figures of a window that the policy lets it show.
    pub fn of(fund: &Fund, window: Window, policy: &Policy, today: Day) -> Self {
        let shown = policy.shows(fund, today) && policy.windows.contains(&window);
        let shows_year = policy.windows.contains(&Window::Year);
        let figures = fund.performance.figures(window);
        let latest = fund.latest;
        let year = fund.performance.figures(Window::Year).risk;
        Self {
            fund_code: fund.code,
            fund_name: fund.name.to_string(),
            fund_type: fund.fund_type,
            fund_type_name: fund.fund_type.chinese().to_owned(),
            category: fund.category.to_string(),
            share_class: fund.class,
            risk_level: fund.risk,
            risk_name: risk_name(fund.risk),
            nav: latest.map(|point| point.nav),
            nav_date: latest.map(|point| point.day),
            day_growth: latest.and_then(|point| point.growth),
            income_per_ten_thousand: latest.and_then(|point| point.income),
            seven_day_yield: latest.and_then(|point| point.seven_day),
            period: window,
            period_name: window.chinese().to_owned(),
            period_growth: figures.growth.filter(|_| shown),
            max_drawdown: year.map(|risk| risk.drawdown).filter(|_| shown && shows_year),
            sparkline: if shown { sparkline(fund, window) } else { Vec::new() },
            tags: tags(fund),
            status: fund.status,
            status_name: fund.buying_state().into_owned(),
            buyable: fund.can_buy(),
            min_first_buy: fund.limits.min_first_buy,
            other_class: None,
        }
    }
}

/// R4 中高风险
pub fn risk_name(risk: RiskLevel) -> String {
    format!("{} {}风险", risk.product(), risk.chinese())
}

fn sparkline(fund: &Fund, window: Window) -> Vec<u8> {
    let values = fund.series.adjusted();
    let Some(end) = fund.series.days().last() else { return Vec::new() };
    let from = window.base(*end).map_or(Some(0), |base| fund.series.position(base));
    let Some(values) = from.map(|from| &values[from..]).filter(|v| v.len() > 1) else {
        return Vec::new();
    };
    let points = SPARK_POINTS.min(values.len());
    let picked: Vec<i64> =
        (0..points).map(|n| values[n * (values.len() - 1) / (points - 1)]).collect();
    let (low, high) = picked.iter().fold((i64::MAX, 0), |(l, h), v| (l.min(*v), h.max(*v)));
    let height = i128::from((high - low).max(1));
    let scaled = |value: &i64| u8::try_from(i128::from(value - low) * 100 / height).unwrap_or(100);
    picked.iter().map(scaled).collect()
}

fn tags(fund: &Fund) -> Vec<FundTag> {
    let mut tags = Vec::new();
    if let Some(best) = fund.stars.iter().filter(|s| s.stars == 5).max_by_key(|s| s.years) {
        let years = if best.years >= 5 { "五年期五星" } else { "三年期五星" };
        tags.push(FundTag { kind: "honour".into(), text: years.into() });
    }
    let discount = fund.fees.last().map(|table| table.discount);
    let charged = fund.fees.last().is_some_and(|table| {
        table.buy.first().is_some_and(|tier| tier.fee != crate::BuyFee::Rate(Rate::ZERO))
    });
    let charged = charged && fund.is_in_yuan();
    if let Some(text) = discount.filter(|_| charged).and_then(discount_name) {
        tags.push(FundTag { kind: "discount".into(), text: format!("费率{text}") });
    }
    tags
}

/// 1折 for 0.1, 4.5折 for 0.45; none when there is no discount.
pub fn discount_name(discount: Rate) -> Option<String> {
    let tenths = discount.units() / (Rate::SCALE / 100);
    if discount >= Rate::ONE {
        return None;
    }
    let (whole, part) = (tenths / 10, tenths % 10);
    Some(if part == 0 { format!("{whole}折") } else { format!("{whole}.{part}折") })
}
