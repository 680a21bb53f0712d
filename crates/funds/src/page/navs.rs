//! NAV history and the latest NAV.

use crate::{Catalogue, Fund, NavPoint, refusals::NO_FUND};
use kernel::{Day, FundCode, Nav, Rate};
use serde::{Deserialize, Serialize};
use utoipa::ToSchema;
use wire::{Answer, Call, PageRequest, Visitor};

use super::facts::FundRequest;

/// Which part of the history.
#[derive(Debug, Clone, Deserialize, ToSchema)]
#[serde(rename_all = "camelCase")]
pub struct NavListRequest {
    pub fund_code: FundCode,
    /// The first day; missing is from the beginning.
    #[serde(default)]
    pub from_date: Option<Day>,
    /// The last day; missing is up to the latest.
    #[serde(default)]
    pub to_date: Option<Day>,
    /// From 1.
    #[serde(default)]
    pub page_no: u32,
    /// At most 100; missing or 0 is 20.
    #[serde(default)]
    pub page_size: u32,
}

/// A page of the history, the latest first.
#[derive(Debug, Clone, Serialize, Deserialize, ToSchema)]
#[serde(rename_all = "camelCase")]
pub struct NavList {
    pub list: Vec<NavLine>,
    /// Points of all pages.
    pub total: i64,
    pub page_no: u32,
    pub has_more: bool,
    /// Money funds show income and yield instead of prices.
    pub is_money: bool,
}

/// A NAV of a day.
#[derive(Debug, Clone, Serialize, Deserialize, ToSchema)]
#[serde(rename_all = "camelCase")]
pub struct NavLine {
    pub nav_date: Day,
    /// Yuan a share; 1.0000 on money funds.
    pub nav: Nav,
    /// With all dividends since the beginning.
    pub cumulative_nav: Option<Nav>,
    /// Growth against the NAV day before, dividends and splits adjusted, as a fraction.
    pub day_growth: Option<Rate>,
    /// Money funds: income of ten thousand shares, in yuan.
    pub income_per_ten_thousand: Option<Nav>,
    /// Money funds: yearly yield of the seven days up to the day, as a fraction.
    pub seven_day_yield: Option<Rate>,
    /// Whether another value was published first (已更正).
    pub corrected: bool,
}

/// The latest NAV; none before the first.
#[derive(Debug, Clone, Serialize, Deserialize, ToSchema)]
#[serde(rename_all = "camelCase")]
pub struct LatestNav {
    pub fund_code: FundCode,
    pub fund_name: String,
    pub latest: Option<NavLine>,
}

/// NAV history, the latest first.
pub async fn list_navs(call: Call<Visitor>, request: NavListRequest) -> Answer<NavList> {
    let fund = call.get::<Catalogue>().fund(request.fund_code).ok_or(NO_FUND)?;
    let days = fund.series.days();
    let from = request.from_date.map_or(0, |day| days.partition_point(|d| *d < day));
    let to = request.to_date.map_or(days.len(), |day| days.partition_point(|d| *d <= day));
    let page_size = if request.page_size == 0 { 20 } else { request.page_size };
    let page = PageRequest { page_no: request.page_no, page_size };
    let page = page.cut((from..to.max(from)).rev());
    let lines = page.list.into_iter().filter_map(|at| fund.series.at(at));
    Ok(NavList {
        list: lines.map(|point| nav_line(&fund, point)).collect(),
        total: page.total,
        page_no: page.page_no,
        has_more: page.has_more,
        is_money: fund.is_money(),
    })
}

/// The latest NAV of a fund.
pub async fn show_latest_nav(call: Call<Visitor>, request: FundRequest) -> Answer<LatestNav> {
    let fund = call.get::<Catalogue>().fund(request.fund_code).ok_or(NO_FUND)?;
    let (fund_code, fund_name) = (fund.code, fund.name.to_string());
    let latest = fund.latest.map(|point| nav_line(&fund, point));
    Ok(LatestNav { fund_code, fund_name, latest })
}

fn nav_line(fund: &Fund, point: NavPoint) -> NavLine {
    NavLine {
        nav_date: point.day,
        nav: point.nav,
        cumulative_nav: point.cumulative,
        day_growth: point.growth,
        income_per_ten_thousand: point.income,
        seven_day_yield: point.seven_day,
        corrected: fund.corrected.binary_search(&point.day).is_ok(),
    }
}
