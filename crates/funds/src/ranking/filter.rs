//! Conditions of a ranking. Each has a name, so that an empty list can say which one to drop.

use crate::{Fund, Window, ranking::request::RankFundsRequest, refusals::BAD_FILTER};
use kernel::{Day, Fen, FundType, Rate, RiskLevel, ShareClass};
use std::{fmt::Display, str::FromStr};
use wire::Failure;

/// A condition that funds must meet.
#[derive(Debug, Clone, PartialEq)]
pub enum Condition {
    Type(FundType),
    /// Funds that follow an index, of whatever type.
    Index,
    Category(String),
    Risks(Vec<RiskLevel>),
    Class(ShareClass),
    MinBuyUpTo(Fen),
    DrawdownWithin(Rate),
    SizeAbove(Fen),
    YearsSince(i32),
    Company(String),
    StarsFrom(i64),
    Buyable,
}

impl Condition {
    /// The conditions of a request.
    pub fn all(request: &RankFundsRequest) -> Result<Vec<Self>, Failure> {
        let mut all = Vec::new();
        match filled(request.fund_type.as_deref()) {
            None | Some("all") => {}
            Some("index") => all.push(Self::Index),
            Some(code) => all.push(Self::Type(read("基金类型", code)?)),
        }
        if let Some(levels) = filled(request.risk_levels.as_deref()) {
            let levels = levels.split(',').map(|level| read("风险等级", level));
            all.push(Self::Risks(levels.collect::<Result<_, _>>()?));
        }
        if let Some(class) = filled(request.share_class.as_deref()) {
            all.push(Self::Class(read("份额类别", class)?));
        }
        if let Some(category) = filled(request.category.as_deref()) {
            all.push(Self::Category(category.to_owned()));
        }
        if let Some(company) = filled(request.company.as_deref()) {
            all.push(Self::Company(company.to_owned()));
        }
        all.extend(request.max_first_buy.map(Self::MinBuyUpTo));
        all.extend(request.max_drawdown.map(Self::DrawdownWithin));
        all.extend(request.min_size.map(Self::SizeAbove));
        all.extend(request.min_years.map(Self::YearsSince));
        all.extend(request.min_stars.map(Self::StarsFrom));
        if request.buyable_only {
            all.push(Self::Buyable);
        }
        Ok(all)
    }

    /// Whether a fund meets it.
    pub fn fits(&self, fund: &Fund, today: Day) -> bool {
        match self {
            Self::Type(fund_type) => fund.fund_type == *fund_type,
            Self::Index => fund.category.starts_with("指数型"),
            Self::Category(category) => *fund.category == **category,
            Self::Risks(levels) => levels.contains(&fund.risk),
            Self::Class(class) => fund.class == *class,
            Self::MinBuyUpTo(amount) => fund.limits.min_first_buy <= *amount,
            Self::DrawdownWithin(limit) => {
                let year = fund.performance.figures(Window::Year).risk;
                year.is_some_and(|risk| risk.drawdown.units().abs() <= limit.units().abs())
            }
            Self::SizeAbove(amount) => fund.size.is_some_and(|size| size.amount >= *amount),
            Self::YearsSince(years) => {
                fund.established.is_some_and(|day| day.add_years(*years) <= today)
            }
            Self::Company(company) => fund.company.contains(company.as_str()),
            Self::StarsFrom(stars) => fund.stars.iter().any(|rating| rating.stars >= *stars),
            Self::Buyable => fund.can_buy(),
        }
    }

    /// As the customer reads it: 回撤不超过3%.
    pub fn chinese(&self) -> String {
        match self {
            Self::Type(fund_type) => fund_type.chinese().to_owned(),
            Self::Index => "指数型".to_owned(),
            Self::Category(category) => category.clone(),
            Self::Risks(levels) => {
                let names: Vec<_> = levels.iter().map(|level| level.product()).collect();
                format!("风险{}", names.join("、"))
            }
            Self::Class(class) => class.chinese().to_owned(),
            Self::MinBuyUpTo(amount) => format!("起购不超过{}元", whole(*amount)),
            Self::DrawdownWithin(limit) => {
                let limit = Rate::from_units(limit.units().abs());
                format!("近1年回撤不超过{}", limit.percent_display(0))
            }
            Self::SizeAbove(amount) => format!("规模大于{}亿", amount.units() / HUNDRED_MILLION),
            Self::YearsSince(years) => format!("成立满{years}年"),
            Self::Company(company) => company.clone(),
            Self::StarsFrom(stars) => format!("评级不低于{stars}星"),
            Self::Buyable => "可申购".to_owned(),
        }
    }

    /// The name of its field in the request.
    pub fn field(&self) -> &'static str {
        match self {
            Self::Type(_) | Self::Index => "fundType",
            Self::Category(_) => "category",
            Self::Risks(_) => "riskLevels",
            Self::Class(_) => "shareClass",
            Self::MinBuyUpTo(_) => "maxFirstBuy",
            Self::DrawdownWithin(_) => "maxDrawdown",
            Self::SizeAbove(_) => "minSize",
            Self::YearsSince(_) => "minYears",
            Self::Company(_) => "company",
            Self::StarsFrom(_) => "minStars",
            Self::Buyable => "buyableOnly",
        }
    }
}

/// Fen in 亿.
const HUNDRED_MILLION: i64 = 10_000_000_000;

fn filled(text: Option<&str>) -> Option<&str> {
    text.map(|text| text.trim()).filter(|text| !text.is_empty())
}

fn read<T: FromStr>(what: impl Display, text: &str) -> Result<T, Failure> {
    text.trim().parse().map_err(|_| BAD_FILTER.fill(&[("what", what)]).into())
}

/// Yuan without the decimals when there are none.
fn whole(amount: Fen) -> String {
    let text = amount.to_string();
    text.strip_suffix(".00").map_or_else(|| text.clone(), str::to_owned)
}
