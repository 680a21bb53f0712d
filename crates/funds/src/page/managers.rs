//! Managers of a fund, present and past.

use crate::{
    Catalogue, Fund, ManagerRow, Snapshot, benchmark,
    page::charts::{four, thinned_to},
    performance::lacks_beginning,
    refusals::NO_FUND,
    series::{self, Series},
    store,
};
use kernel::{Day, FundCode, Line, Rate};
use serde::{Deserialize, Serialize};
use utoipa::ToSchema;
use wire::{Answer, Call, Visitor};

/// Points of the curve of a term.
const POINTS: usize = 120;

/// Managers of which fund.
#[derive(Debug, Clone, Deserialize, ToSchema)]
#[serde(rename_all = "camelCase")]
pub struct ManagersRequest {
    pub fund_code: FundCode,
    /// Only this one, with the curves of the terms at the fund.
    #[serde(default)]
    pub manager_id: Line<40>,
}

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
    /// Growth of the comparison basis in the same days; none when it can't be computed.
    pub benchmark: Option<Rate>,
    pub biography: String,
    /// The first day of the manager's first term that is known, at any fund.
    pub career_from: Option<Day>,
    /// 8年2月, from then to the end of the last term or today.
    pub career: Option<String>,
    /// Other funds that the manager is in office of.
    pub other_funds: Vec<OtherFund>,
    /// Terms at other funds that are over, the latest first.
    pub past_funds: Vec<OtherFund>,
    /// Growth in the term; only where one manager was asked for.
    pub curve: Option<TermCurve>,
}

/// Growth since the beginning of a term, as fractions. All columns have one value for each of
/// `dates`, or are empty.
#[derive(Debug, Clone, Serialize, Deserialize, ToSchema)]
pub struct TermCurve {
    pub dates: Vec<Day>,
    pub fund: Vec<Rate>,
    /// Of the comparison basis; empty when it can't be computed.
    pub benchmark: Vec<Rate>,
}

/// Another fund of a manager.
#[derive(Debug, Clone, Serialize, Deserialize, ToSchema)]
#[serde(rename_all = "camelCase")]
pub struct OtherFund {
    pub fund_code: FundCode,
    pub fund_name: String,
    pub from_date: Day,
    /// None while in office.
    pub to_date: Option<Day>,
    /// 5年8月
    pub term: String,
    /// Growth in the term, as a fraction.
    pub growth: Option<Rate>,
    /// Growth of the comparison basis in the same days.
    pub benchmark: Option<Rate>,
}

/// Managers of a fund with their other funds.
pub async fn list_managers(call: Call<Visitor>, request: ManagersRequest) -> Answer<FundManagers> {
    let snapshot = call.get::<Catalogue>().snapshot();
    let fund = snapshot.fund(request.fund_code).ok_or(NO_FUND)?;
    let (code, today, only) = (fund.code, call.now.day(), &*request.manager_id);
    let terms = call
        .db()
        .read(async |tx: &mut db::Tx| {
            let mut terms = Vec::new();
            let mut of_fund = store::managers(tx, code).await?;
            of_fund.retain(|term| only.is_empty() || term.manager_id == *only);
            for term in of_fund {
                let all = store::terms_of(tx, &term.manager_id).await?;
                terms.push((term, all));
            }
            Ok::<_, db::Error>(terms)
        })
        .await?;
    let card = |(term, all): &(ManagerRow, Vec<ManagerRow>)| {
        let others = all.iter().filter(|other| other.code != code);
        let (now, then): (Vec<_>, Vec<_>) = others.partition(|other| other.to_day.is_none());
        let funds = |terms: Vec<&ManagerRow>| {
            terms.iter().filter_map(|other| other_fund(&snapshot, other, today)).collect()
        };
        let began = all.iter().map(|term| term.from_day).min();
        let ended = all.iter().map(|term| term.to_day.unwrap_or(today)).max();
        ManagerCard {
            career_from: began,
            career: began.zip(ended).map(|(from, to)| span(from, to)),
            other_funds: funds(now),
            past_funds: funds(then),
            curve: if only.is_empty() { None } else { curve(&snapshot, term, today) },
            ..manager_card(&snapshot, term, today)
        }
    };
    Ok(FundManagers { managers: terms.iter().map(card).collect() })
}

/// A term without the manager's other funds.
pub fn manager_card(snapshot: &Snapshot, term: &ManagerRow, today: Day) -> ManagerCard {
    let counted = counted(snapshot, term, today);
    ManagerCard {
        manager_id: term.manager_id.clone(),
        name: term.name.clone(),
        from_date: term.from_day,
        to_date: term.to_day,
        term: span(term.from_day, term.to_day.unwrap_or(today)),
        growth: counted.as_ref().and_then(Counted::growth),
        growth_date: counted.as_ref().and_then(Counted::last),
        benchmark: counted.as_ref().and_then(|counted| counted.benchmark(snapshot)),
        biography: term.biography.clone(),
        career_from: None,
        career: None,
        other_funds: Vec::new(),
        past_funds: Vec::new(),
        curve: None,
    }
}

fn other_fund(snapshot: &Snapshot, term: &ManagerRow, today: Day) -> Option<OtherFund> {
    let fund = snapshot.fund(term.code)?;
    let counted = counted(snapshot, term, today);
    Some(OtherFund {
        fund_code: fund.code,
        fund_name: fund.name.to_string(),
        from_date: term.from_day,
        to_date: term.to_day,
        term: span(term.from_day, term.to_day.unwrap_or(today)),
        growth: counted.as_ref().and_then(Counted::growth),
        benchmark: counted.as_ref().and_then(|counted| counted.benchmark(snapshot)),
    })
}

fn curve(snapshot: &Snapshot, term: &ManagerRow, today: Day) -> Option<TermCurve> {
    let Counted { fund, from, to } = counted(snapshot, term, today)?;
    let (days, values) = (&fund.series.days()[from..=to], &fund.series.adjusted()[from..=to]);
    let picked = thinned_to(POINTS, 0, days.len());
    let column = |values: &[i64]| {
        let growth = |at: &usize| series::growth(values[0], values[*at]).map(four);
        picked.iter().map(growth).collect::<Option<Vec<_>>>().unwrap_or_default()
    };
    let basis = benchmark::curve(&fund.benchmark_parts, snapshot.indices(), days);
    Some(TermCurve {
        dates: picked.iter().map(|at| days[*at]).collect(),
        fund: column(values),
        benchmark: basis.map_or_else(Vec::new, |basis| column(&basis)),
    })
}

/// The NAVs of a fund that count in a term, as positions.
struct Counted<'a> {
    fund: &'a Fund,
    from: usize,
    to: usize,
}

impl Counted<'_> {
    fn growth(&self) -> Option<Rate> {
        self.fund.series.growth(self.from, self.to)
    }

    fn last(&self) -> Option<Day> {
        self.growth()?;
        self.fund.series.days().get(self.to).copied()
    }

    fn benchmark(&self, snapshot: &Snapshot) -> Option<Rate> {
        let days = self.fund.series.days().get(self.from..=self.to)?;
        benchmark::growth(&self.fund.benchmark_parts, snapshot.indices(), days)
    }
}

/// From the last NAV on or before the first day of a term, or from the fund's first NAV; none of a
/// term that began before the NAVs that are known, nor of a fund that is too young to show it.
fn counted<'a>(snapshot: &'a Snapshot, term: &ManagerRow, today: Day) -> Option<Counted<'a>> {
    let fund = snapshot.fund(term.code)?;
    let series = &fund.series;
    let from = beginning(series, fund.established, term.from_day)?;
    let to = term.to_day.map_or(series.len().checked_sub(1), |day| series.position(day))?;
    let shown = from <= to && snapshot.policy(today).shows(fund, today);
    shown.then_some(Counted { fund, from, to })
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
