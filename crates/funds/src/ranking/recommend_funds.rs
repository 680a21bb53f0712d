//! Recommendations by a rule that is the same for everybody: no popularity, no paid places.

use crate::{Catalogue, Fund, FundCard, Snapshot, Window, pages::PageKey};
use kernel::{Day, FundType, RiskLevel};
use serde::{Deserialize, Serialize};
use std::{cmp::Reverse, sync::Arc};
use utoipa::ToSchema;
use wire::{Answer, Call, Nothing, Prepared, Visitor};

/// Funds of a theme.
const EACH: usize = 3;

/// Recommended funds by theme.
#[derive(Debug, Clone, Serialize, Deserialize, ToSchema)]
pub struct Recommendations {
    pub themes: Vec<Theme>,
    /// How they were chosen, for the customer.
    pub rule: String,
}

/// A theme with its funds, the first of them on the card.
#[derive(Debug, Clone, Serialize, Deserialize, ToSchema)]
pub struct Theme {
    /// `steady`, `index`, `balanced` or `cash`.
    pub key: String,
    /// 先稳住
    pub title: String,
    /// 短债打底，波动小
    pub subtitle: String,
    pub funds: Vec<FundCard>,
}

struct Rule {
    key: &'static str,
    title: &'static str,
    subtitle: &'static str,
    fits: fn(&Fund) -> bool,
}

const RULES: [Rule; 4] = [
    Rule {
        key: "steady",
        title: "先稳住",
        subtitle: "债券打底，波动小",
        fits: |fund| fund.fund_type == FundType::Bond && fund.risk <= RiskLevel::MediumLow,
    },
    Rule {
        key: "index",
        title: "跟着指数走",
        subtitle: "费用低，规则清楚",
        fits: |fund| &*fund.category == "指数型-股票",
    },
    Rule {
        key: "balanced",
        title: "攻守之间",
        subtitle: "股债都有，由经理调配",
        fits: |fund| fund.fund_type == FundType::Mixed && fund.risk <= RiskLevel::Medium,
    },
    Rule {
        key: "cash",
        title: "零钱安放",
        subtitle: "随时可取，按日计收益",
        fits: |fund| fund.is_money(),
    },
];

/// Recommended funds: open, at least a year old, the best return for the risk taken.
pub async fn recommend_funds(call: Call<Visitor>, _: Nothing) -> Answer<Prepared<Recommendations>> {
    let snapshot = call.get::<Catalogue>().snapshot();
    let today = call.now.day();
    let (operation, rest) = ("recommendFunds", today.to_string());
    let key = PageKey { operation, fund: None, rest };
    snapshot.pages.get(key, || Ok(recommended(&snapshot, today)))
}

/// What is recommended on a day to everybody. It looks at all funds: keep what is made of it
/// ([`Snapshot::kept`]).
pub fn recommended(snapshot: &Snapshot, today: Day) -> Recommendations {
    let policy = snapshot.policy(today);
    let theme = |rule: &Rule| {
        let mut funds: Vec<&Arc<Fund>> =
            snapshot.funds().iter().filter(|f| f.can_buy() && (rule.fits)(f)).collect();
        funds.retain(|fund| fund.code == fund.family && figure(fund).is_some());
        funds.sort_by_key(|fund| (Reverse(figure(fund)), fund.code));
        let card = |fund: &Arc<Fund>| FundCard::of(fund, Window::Year, &policy, today);
        Theme {
            key: rule.key.to_owned(),
            title: rule.title.to_owned(),
            subtitle: rule.subtitle.to_owned(),
            funds: funds.into_iter().take(EACH).map(card).collect(),
        }
    };
    let mut themes: Vec<Theme> = RULES.iter().map(theme).collect();
    themes.retain(|theme| !theme.funds.is_empty());
    Recommendations {
        themes,
        rule:
            "在可申购且满1年的基金中，按近1年风险调整后收益（夏普比率）选出；货币基金按七日年化选出"
                .to_owned(),
    }
}

/// What is compared; none of a fund younger than a year.
fn figure(fund: &Fund) -> Option<i64> {
    let year = fund.performance.figures(Window::Year);
    year.growth?;
    if fund.is_money() {
        return Some(fund.latest?.seven_day?.units());
    }
    Some(year.risk?.sharpe?.units())
}

#[cfg(test)]
mod tests {
    use super::*;
    use crate::testing::{MONEY, fill, migrations, put_another};
    use db::{Db, db_test};

    db_test! { &migrations();
        async fn a_money_fund_younger_than_a_year_is_not_recommended(db: Db) {
            fill(&db).await;
            // The same yield, and a lower code.
            put_another(&db, "036820", "货币型-普通货币", ("2026-03-02", crate::testing::LAST)).await;
            let snapshot = Catalogue::load(&db).await.unwrap().snapshot();
            let told = recommended(&snapshot, "2026-11-20".parse().unwrap());
            let cash = told.themes.iter().find(|theme| theme.key == "cash").unwrap();
            let codes: Vec<String> =
                cash.funds.iter().map(|card| card.fund_code.to_string()).collect();
            assert_eq!(codes, [MONEY]);
        }
    }
}
