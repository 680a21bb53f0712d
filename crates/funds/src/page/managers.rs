//! Managers of a fund, present and past.

use crate::{
    Catalogue, Fund, ManagerRow, Snapshot, page::facts::FundRequest, performance::lacks_beginning,
    refusals::NO_FUND, series::Series, store,
};
use kernel::{Day, FundCode, Rate};
use serde::{Deserialize, Serialize};
use utoipa::ToSchema;
use wire::{Answer, Call, Visitor};

/// Managers of a fund: those in office first, then the latest.
#[derive(Debug, Clone, Serialize, Deserialize, ToSchema)]
#[serde(rename_all = "camelCase")]
pub struct FundManagers {
    #[serde(rename = "fundManagerVoList")]
    pub managers: Vec<ManagerCard>,
}

/// A manager's term at a fund.
#[derive(Debug, Clone, Serialize, Deserialize, ToSchema)]
#[serde(rename_all = "camelCase")]
pub struct ManagerCard {
    pub manager_id: String,
    pub name: String,
    pub from_date: Day,
    /// None while in office.
    pub to_date: Option<Day>,
    /// 5年8月, from the beginning of the term to its end or today.
    pub term: String,
    /// Growth of the fund in the term, as a fraction; none when NAVs of it are missing.
    pub growth: Option<Rate>,
    /// The day of the last NAV counted in `growth`.
    pub growth_date: Option<Day>,
    pub biography: String,
    /// Other funds that the manager is in office of.
    pub other_funds: Vec<OtherFund>,
}

/// Another fund of a manager.
#[derive(Debug, Clone, Serialize, Deserialize, ToSchema)]
#[serde(rename_all = "camelCase")]
pub struct OtherFund {
    pub fund_code: FundCode,
    pub fund_name: String,
    pub from_date: Day,
    /// Growth since then, as a fraction.
    pub growth: Option<Rate>,
}

/// Managers of a fund with their other funds.
pub async fn list_managers(call: Call<Visitor>, request: FundRequest) -> Answer<FundManagers> {
    let snapshot = call.get::<Catalogue>().snapshot();
    let fund = snapshot.fund(request.fund_code).ok_or(NO_FUND)?;
    let (code, today) = (fund.code, call.now.day());
    let terms = call
        .db()
        .read(async |tx: &mut db::Tx| {
            let mut terms = Vec::new();
            for term in store::managers(tx, code).await? {
                let all = store::terms_of(tx, &term.manager_id).await?;
                terms.push((term, all));
            }
            Ok::<_, db::Error>(terms)
        })
        .await?;
    let card = |(term, all): &(ManagerRow, Vec<ManagerRow>)| {
        let others = all.iter().filter(|other| other.code != code && other.to_day.is_none());
        let other_funds = others.filter_map(|other| other_fund(&snapshot, other)).collect();
        ManagerCard { other_funds, ..manager_card(&snapshot, term, today) }
    };
    Ok(FundManagers { managers: terms.iter().map(card).collect() })
}

/// A term without the manager's other funds.
pub fn manager_card(snapshot: &Snapshot, term: &ManagerRow, today: Day) -> ManagerCard {
    let fund = snapshot.fund(term.code);
    let growth = fund.and_then(|fund| growth(fund, term));
    ManagerCard {
        manager_id: term.manager_id.clone(),
        name: term.name.clone(),
        from_date: term.from_day,
        to_date: term.to_day,
        term: span(term.from_day, term.to_day.unwrap_or(today)),
        growth: growth.map(|(growth, _)| growth),
        growth_date: growth.map(|(_, day)| day),
        biography: term.biography.clone(),
        other_funds: Vec::new(),
    }
}

fn other_fund(snapshot: &Snapshot, term: &ManagerRow) -> Option<OtherFund> {
    let fund = snapshot.fund(term.code)?;
    Some(OtherFund {
        fund_code: fund.code,
        fund_name: fund.name.to_string(),
        from_date: term.from_day,
        growth: growth(fund, term).map(|(growth, _)| growth),
    })
}

/// Growth in a term, from the last NAV on or before its first day, or from the fund's first NAV;
/// none of a term that began before the NAVs that are known.
fn growth(fund: &Fund, term: &ManagerRow) -> Option<(Rate, Day)> {
    let series = &fund.series;
    let from = beginning(series, fund.established, term.from_day)?;
    let to = term.to_day.map_or(series.len().checked_sub(1), |day| series.position(day))?;
    Some((series.growth(from, to)?, *series.days().get(to)?))
}

fn beginning(series: &Series, established: Option<Day>, from: Day) -> Option<usize> {
    let known = || (!lacks_beginning(series, established)).then_some(0);
    series.position(from).or_else(known)
}

/// 5年8月; 20天 below a month.
fn span(from: Day, to: Day) -> String {
    let months = (to.year() - from.year()) * 12 + to.month() - from.month();
    let months = if from.add_months(months) > to { months - 1 } else { months };
    match (months / 12, months % 12) {
        (0, 0) => format!("{}天", to.days_since(from).max(0)),
        (0, months) => format!("{months}月"),
        (years, 0) => format!("{years}年"),
        (years, months) => format!("{years}年{months}月"),
    }
}

#[cfg(test)]
mod tests {
    use super::*;
    use crate::series::Published;

    #[test]
    fn a_term_that_began_before_the_known_prices_has_no_growth() {
        let days = ["2026-03-02", "2026-03-03"].map(|day| day.parse().unwrap());
        let nav = "1.0000".parse().unwrap();
        let points =
            days.map(|day| Published { day, nav, cumulative: None, income: None, seven_day: None });
        let series = Series::new(false, &points, &[]);
        let from = |established: &str, day: &str| {
            beginning(&series, Some(established.parse().unwrap()), day.parse().unwrap())
        };
        assert_eq!(from("2013-08-05", "2026-03-03"), Some(1));
        assert_eq!(from("2013-08-05", "2015-06-01"), None);
        assert_eq!(from("2026-02-27", "2026-02-27"), Some(0));
    }

    #[test]
    fn a_term_is_told_in_whole_months() {
        let span = |from: &str, to: &str| span(from.parse().unwrap(), to.parse().unwrap());
        assert_eq!(span("2021-03-15", "2026-11-20"), "5年8月");
        assert_eq!(span("2021-03-15", "2026-03-15"), "5年");
        assert_eq!(span("2026-10-31", "2026-11-20"), "20天");
        assert_eq!(span("2026-01-20", "2026-11-19"), "9月");
    }
}
