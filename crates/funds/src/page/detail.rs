//! What the page of a fund shows, made once for each snapshot.

use crate::{
    Fund, ManagerRow, Policy, Snapshot, Stars, Window,
    page::{
        facts::{FundFacts, FundHead, facts, head},
        managers::{ManagerCard, manager_card},
        periods::{PeriodRow, RiskRow, YearRow, periods, risks, years},
    },
    sale::fees::{ClassCosts, CostQuestion, FeeSheet, class_costs, fee_sheet},
    store::NoticeHead,
};
use kernel::{Day, Fen, FundCode, Instant, ShareClass};
use serde::{Deserialize, Serialize};
use utoipa::ToSchema;

/// The page of a fund. Figures are of `head.navDate` unless they say of which day they are.
#[derive(Debug, Clone, Serialize, Deserialize, ToSchema)]
#[serde(rename_all = "camelCase")]
pub struct FundDetail {
    pub head: FundHead,
    pub facts: FundFacts,
    /// 适合C4及以上的投资者
    pub suits: String,
    /// The comparison basis in the words of the fund contract.
    pub benchmark: String,
    /// Net assets in yuan on `sizeDate`.
    pub size: Option<Fen>,
    pub size_date: Option<Day>,
    /// Newest ratings.
    pub ratings: Vec<RatingCard>,
    /// False when the fund is too young to show performance; then the figures are missing.
    pub performance_shown: bool,
    /// Why not: 成立未满6个月，暂不展示业绩; empty when it is shown.
    pub performance_note: String,
    /// By window, in the order in which they are shown.
    pub periods: Vec<PeriodRow>,
    /// By calendar year, the latest first.
    pub years: Vec<YearRow>,
    /// By window.
    pub risks: Vec<RiskRow>,
    /// Fees in force; none when they are not known.
    pub fees: Option<FeeSheet>,
    /// The share classes of the product.
    pub classes: Vec<ClassCard>,
    /// What classes A and C of the product cost over time; none without both.
    pub class_costs: Option<ClassCosts>,
    /// Managers in office.
    pub managers: Vec<ManagerCard>,
    /// How often dividends were paid since the beginning.
    pub dividend_count: usize,
    /// The newest notice.
    pub latest_notice: Option<NoticeCard>,
    /// 过往业绩不预示未来表现…
    pub statement: String,
}

/// A share class of the product.
#[derive(Debug, Clone, Serialize, Deserialize, ToSchema)]
#[serde(rename_all = "camelCase")]
pub struct ClassCard {
    pub fund_code: FundCode,
    pub fund_name: String,
    pub share_class: ShareClass,
    /// Whether it takes purchases, or subscriptions in its offering.
    pub buyable: bool,
}

/// An agency's newest rating.
#[derive(Debug, Clone, Serialize, Deserialize, ToSchema)]
pub struct RatingCard {
    pub agency: String,
    /// The years that the rating looks back.
    pub years: i64,
    /// The day of the rating.
    pub date: Day,
    /// 1 to 5.
    pub stars: i64,
}

/// A notice in a list.
#[derive(Debug, Clone, Serialize, Deserialize, ToSchema)]
#[serde(rename_all = "camelCase")]
pub struct NoticeCard {
    pub notice_id: String,
    pub date: Day,
    /// `report`, `dividend`, `personnel`, `trade`, `offering`, `legal` or `other`.
    pub kind: String,
    pub title: String,
}

/// What the database knows of a fund beside the snapshot.
pub struct Documents {
    pub managers: Vec<ManagerRow>,
    pub notice: Option<NoticeHead>,
    pub dividend_count: usize,
}

/// The page of a fund.
pub fn detail(
    snapshot: &Snapshot,
    fund: &Fund,
    policy: &Policy,
    now: Instant,
    documents: &Documents,
) -> FundDetail {
    let today = now.day();
    let shown = policy.shows(fund, today);
    let year = policy.windows.contains(&Window::Year);
    let figures = if shown { figures(snapshot, fund, policy) } else { FigureTables::default() };
    let in_office = documents.managers.iter().filter(|term| term.to_day.is_none());
    let customer = fund.risk.customer();
    FundDetail {
        head: head(fund, shown && year, fund.takes_subscription(now)),
        facts: facts(fund),
        suits: format!("适合{customer}及以上的投资者"),
        benchmark: fund.benchmark.to_string(),
        size: fund.size.map(|size| size.amount),
        size_date: fund.size.map(|size| size.day),
        ratings: ratings(fund),
        performance_shown: shown,
        performance_note: performance_note(fund, policy, shown),
        periods: figures.periods,
        years: figures.years,
        risks: figures.risks,
        fees: fee_sheet(fund, today),
        classes: snapshot.classes(fund.family).map(|fund| class(fund)).collect(),
        class_costs: class_costs(snapshot, fund, today, CostQuestion::default()),
        managers: in_office.map(|term| manager_card(snapshot, term, today)).collect(),
        dividend_count: documents.dividend_count,
        latest_notice: documents.notice.as_ref().map(notice_card),
        statement: format!(
            "过往业绩不预示未来表现。基金有风险，投资需谨慎。本基金为{}，适合{customer}及以上的投资者。",
            fund.risk.product(),
        ),
    }
}

/// Why no performance is shown; empty when it is.
pub fn performance_note(fund: &Fund, policy: &Policy, shown: bool) -> String {
    match shown {
        true => String::new(),
        false if fund.status.is_offering() => "基金尚未成立，没有净值和业绩".to_owned(),
        false => format!("成立未满{}个月，暂不展示业绩", policy.least_months),
    }
}

/// A notice in a list.
pub fn notice_card(head: &NoticeHead) -> NoticeCard {
    NoticeCard {
        notice_id: head.notice_id.clone(),
        date: head.day,
        kind: head.kind.clone(),
        title: head.title.clone(),
    }
}

/// The newest ratings of a fund.
pub fn ratings(fund: &Fund) -> Vec<RatingCard> {
    let card = |stars: &Stars| RatingCard {
        agency: stars.agency.to_string(),
        years: stars.years,
        date: stars.day,
        stars: stars.stars,
    };
    fund.stars.iter().map(card).collect()
}

#[derive(Default)]
struct FigureTables {
    periods: Vec<PeriodRow>,
    years: Vec<YearRow>,
    risks: Vec<RiskRow>,
}

fn figures(snapshot: &Snapshot, fund: &Fund, policy: &Policy) -> FigureTables {
    FigureTables {
        periods: periods(snapshot, fund, policy),
        years: years(snapshot, fund, policy),
        risks: risks(snapshot, fund, policy),
    }
}

fn class(fund: &Fund) -> ClassCard {
    ClassCard {
        fund_code: fund.code,
        fund_name: fund.name.to_string(),
        share_class: fund.class,
        buyable: fund.can_buy() || fund.can_subscribe(),
    }
}
