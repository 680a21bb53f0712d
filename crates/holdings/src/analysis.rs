//! Where a customer's money is: by kind of fund, risk and currency, and seen through the funds by
//! industry and security.

use crate::look_through::{self, Seen, by_size, shares_of_whole};
use crate::sums::Sums;
use crate::{Position, kind, store};
use db::Tx;
use funds::{Catalogue, Fund, Report, Snapshot};
use kernel::{Currency, Day, Fen, FundCode, Rate, RiskLevel};
use serde::{Deserialize, Serialize};
use std::collections::{BTreeMap, BTreeSet};
use std::sync::Arc;
use utoipa::ToSchema;
use wire::{Answer, Call, Customer, Nothing};

/// Money in something, and what part of the market value it is.
#[derive(Debug, Clone, PartialEq, Eq, Serialize, Deserialize, ToSchema)]
#[serde(rename_all = "camelCase")]
pub struct AnalysisPart {
    /// `债券型`, `制造业`, `人民币`.
    pub name: String,
    /// In yuan.
    pub amount: Fen,
    /// 0.2100 is 21.0 %; the shares of a list add up to 1, by largest remainder.
    pub share: Rate,
}

/// A fund by its name.
#[derive(Debug, Clone, PartialEq, Eq, Serialize, Deserialize, ToSchema)]
#[serde(rename_all = "camelCase")]
pub struct AnalysedFund {
    /// The fund.
    pub fund_code: FundCode,
    /// Its short name.
    pub fund_name: String,
}

/// Money of one NAV day.
#[derive(Debug, Clone, PartialEq, Eq, Serialize, Deserialize, ToSchema)]
#[serde(rename_all = "camelCase")]
pub struct AnalysedNavDay {
    /// The NAV day.
    pub day: Day,
    /// The kinds of the funds that were last valued on it.
    pub kinds: Vec<String>,
}

/// Money in funds of one risk level.
#[derive(Debug, Clone, PartialEq, Eq, Serialize, Deserialize, ToSchema)]
#[serde(rename_all = "camelCase")]
pub struct AnalysedRisk {
    /// R1 to R5 as 1 to 5.
    pub level: RiskLevel,
    /// In yuan.
    pub amount: Fen,
    /// Of the market value.
    pub share: Rate,
    /// Whether it is above the level of the customer's last test; false without one.
    pub above: bool,
    /// The funds of this level that are held.
    pub funds: Vec<AnalysedFund>,
}

/// A fund of which nobody knows yet what it holds.
#[derive(Debug, Clone, PartialEq, Eq, Serialize, Deserialize, ToSchema)]
#[serde(rename_all = "camelCase")]
pub struct UndisclosedFund {
    /// The fund.
    pub fund_code: FundCode,
    /// Its short name.
    pub fund_name: String,
    /// The first day of the month in which its first quarterly report comes; none where that is
    /// not known.
    pub first_report: Option<Day>,
}

/// Money by industry.
#[derive(Debug, Clone, PartialEq, Eq, Serialize, Deserialize, ToSchema)]
#[serde(rename_all = "camelCase")]
pub struct AnalysedIndustries {
    /// Named by the reports, largest first.
    pub named: Vec<AnalysisPart>,
    /// The sum of those.
    pub disclosed: AnalysisPart,
    /// 其他: in funds with a report, and not named there.
    pub other: AnalysisPart,
    /// 未披露: in funds without a report.
    pub undisclosed: AnalysisPart,
    /// Those funds.
    pub undisclosed_funds: Vec<UndisclosedFund>,
    /// The reporting days, newest first.
    pub report_days: Vec<Day>,
}

/// A fund through which a security is held.
#[derive(Debug, Clone, PartialEq, Eq, Serialize, Deserialize, ToSchema)]
#[serde(rename_all = "camelCase")]
pub struct SecurityFund {
    /// The fund.
    pub fund_code: FundCode,
    /// Its short name.
    pub fund_name: String,
    /// Part of the fund's net assets by its report.
    pub ratio: Rate,
    /// The customer's value of the fund × `ratio`.
    pub amount: Fen,
}

/// A stock or bond seen through the funds.
#[derive(Debug, Clone, PartialEq, Eq, Serialize, Deserialize, ToSchema)]
#[serde(rename_all = "camelCase")]
pub struct AnalysedSecurity {
    /// Its code; may be empty.
    pub code: String,
    /// Its name.
    pub name: String,
    /// Whether it is a bond.
    pub bond: bool,
    /// In yuan, all funds together.
    pub amount: Fen,
    /// Of the market value.
    pub share: Rate,
    /// The funds that hold it, the largest part first.
    pub funds: Vec<SecurityFund>,
}

/// Where the money is. All shares are of the market value.
#[derive(Debug, Clone, PartialEq, Eq, Serialize, Deserialize, ToSchema)]
#[serde(rename_all = "camelCase")]
pub struct AssetAnalysis {
    /// Market value of all holdings at their last NAVs.
    pub market_value: Fen,
    /// Money on its way, which is in none of the parts.
    pub in_transit: Fen,
    /// How many funds are held.
    pub held: u32,
    /// The NAV days of the funds, newest first.
    pub nav_days: Vec<AnalysedNavDay>,
    /// By kind of fund, largest first.
    pub kinds: Vec<AnalysisPart>,
    /// What is in bond and money funds: the sum of their rows.
    pub steady: AnalysisPart,
    /// What is in stocks, by the reports.
    pub stocks: AnalysisPart,
    /// R1 to R5, always all five.
    pub risks: Vec<AnalysedRisk>,
    /// The level of the customer's last risk test; none before it.
    pub customer_level: Option<RiskLevel>,
    /// Whether that test is out of date.
    pub level_expired: bool,
    /// By industry.
    pub industries: AnalysedIndustries,
    /// The ten with the most money in them.
    pub securities: Vec<AnalysedSecurity>,
    /// The sum of those.
    pub largest: AnalysisPart,
    /// By currency, largest first.
    pub currencies: Vec<AnalysisPart>,
    /// All profit since the first purchase, closed holdings included.
    pub total_profit: Fen,
}

/// A fund that is held, all cards together.
struct HeldValue {
    code: FundCode,
    value: Fen,
    valued_on: Option<Day>,
    fund: Option<Arc<Fund>>,
}

/// The analysis of the customer's holdings. It reads positions and the reports of their funds,
/// never orders or days.
pub async fn asset_analysis(call: Call<Customer>, _: Nothing) -> Answer<AssetAnalysis> {
    let (cust_no, today) = (call.caller.cust_no, call.now.day());
    let snapshot = call.get::<Catalogue>().snapshot();
    let (positions, transit, level, reports) = call
        .db()
        .read(async |tx: &mut Tx| -> Answer<_> {
            let (positions, transit) = store::wealth_of(tx, cust_no, None).await?;
            let level = accounts::tested_risk(tx, cust_no).await?;
            let open = positions.iter().filter(|position| position.shares.is_positive());
            let codes: BTreeSet<FundCode> = open.map(|position| position.fund_code).collect();
            let codes: Vec<FundCode> = codes.into_iter().collect();
            let reports = snapshot.reports(tx, &codes, today).await?;
            Ok((positions, transit, level, reports))
        })
        .await?;
    let sums = Sums::of(&positions)?;
    let held = held_values(&positions, &snapshot)?;
    let seen: Vec<Seen<'_>> = held.iter().map(|held| held.seen(&reports)).collect();
    let customer_level = level.map(|(level, _)| level);
    let securities = securities(&seen, &held, sums.value)?;
    let kinds = parts(by_size(by_kind(&held)?))?;
    let steady = kinds.iter().filter(|part| kind::is_steady(&part.name));
    Ok(AssetAnalysis {
        market_value: sums.value,
        in_transit: Fen::try_sum(transit.iter().map(|(.., amount)| *amount))?,
        held: sums.held,
        nav_days: nav_days(&held),
        steady: sum("债券和货币", steady.map(|part| (part.amount, part.share)))?,
        kinds,
        stocks: of_whole("股票", look_through::in_stocks(&seen)?, sums.value)?,
        risks: risks(&held, customer_level)?,
        customer_level,
        level_expired: level.is_some_and(|(_, last)| last < today),
        industries: industries(&seen, &held, today)?,
        largest: sum("最重的证券", securities.iter().map(|one| (one.amount, one.share)))?,
        securities,
        currencies: parts(named_currencies(look_through::currencies(&seen)?))?,
        total_profit: sums.total_profit,
    })
}

impl HeldValue {
    fn seen<'a>(&self, reports: &'a BTreeMap<FundCode, Report>) -> Seen<'a> {
        Seen {
            code: self.code,
            value: self.value,
            currency: self.fund.as_ref().map_or(Currency::Cny, |fund| fund.currency),
            report: reports.get(&self.code),
        }
    }

    fn name(&self) -> String {
        self.fund.as_ref().map_or_else(|| self.code.to_string(), |fund| fund.name.to_string())
    }

    fn kind(&self) -> &str {
        self.fund.as_ref().map_or(kind::UNKNOWN, |fund| kind::of(&fund.category))
    }

    fn risk(&self) -> RiskLevel {
        self.fund.as_ref().map_or(RiskLevel::High, |fund| fund.risk)
    }
}

fn held_values(positions: &[Position], snapshot: &Snapshot) -> Answer<Vec<HeldValue>> {
    let mut by_fund: BTreeMap<FundCode, HeldValue> = BTreeMap::new();
    for position in positions.iter().filter(|position| position.shares.is_positive()) {
        let code = position.fund_code;
        let held = by_fund.entry(code).or_insert_with(|| HeldValue {
            code,
            value: Fen::ZERO,
            valued_on: None,
            fund: snapshot.fund(code).cloned(),
        });
        held.value = held.value.checked_add(position.value)?;
        held.valued_on = held.valued_on.max(position.valued_on);
    }
    Ok(by_fund.into_values().collect())
}

fn by_kind(held: &[HeldValue]) -> Answer<look_through::Sums> {
    let mut sums = look_through::Sums::new();
    for one in held {
        let sum = sums.entry(one.kind().to_owned()).or_default();
        *sum = sum.checked_add(one.value)?;
    }
    Ok(sums)
}

fn nav_days(held: &[HeldValue]) -> Vec<AnalysedNavDay> {
    let mut days: BTreeMap<Day, BTreeSet<&str>> = BTreeMap::new();
    for one in held {
        if let Some(day) = one.valued_on {
            days.entry(day).or_default().insert(one.kind());
        }
    }
    let row = |(day, kinds): (Day, BTreeSet<&str>)| AnalysedNavDay {
        day,
        kinds: kinds.into_iter().map(str::to_owned).collect(),
    };
    days.into_iter().rev().map(row).collect()
}

fn risks(held: &[HeldValue], level: Option<RiskLevel>) -> Answer<Vec<AnalysedRisk>> {
    let mut rows = Vec::with_capacity(RiskLevel::ALL.len());
    for risk in RiskLevel::ALL {
        let of_risk: Vec<&HeldValue> = held.iter().filter(|one| one.risk() == *risk).collect();
        rows.push(AnalysedRisk {
            level: *risk,
            amount: Fen::try_sum(of_risk.iter().map(|one| one.value))?,
            share: Rate::ZERO,
            above: level.is_some_and(|level| *risk > level),
            funds: of_risk
                .iter()
                .map(|one| AnalysedFund { fund_code: one.code, fund_name: one.name() })
                .collect(),
        });
    }
    let amounts: Vec<Fen> = rows.iter().map(|row| row.amount).collect();
    for (row, share) in rows.iter_mut().zip(shares_of_whole(&amounts)?) {
        row.share = share;
    }
    Ok(rows)
}

fn industries(seen: &[Seen<'_>], held: &[HeldValue], today: Day) -> Answer<AnalysedIndustries> {
    let found = look_through::industries(seen)?;
    let ends = [("其他".to_owned(), found.other), ("未披露".to_owned(), found.undisclosed)];
    let mut named = parts(found.named.into_iter().chain(ends).collect())?;
    let ends = named.split_off(named.len().saturating_sub(2));
    let [other, undisclosed] = <[AnalysisPart; 2]>::try_from(ends).map_err(|_| kernel::Overflow)?;
    let without = held.iter().zip(seen).filter(|(_, seen)| seen.report.is_none());
    let days: BTreeSet<Day> = seen.iter().filter_map(|one| Some(one.report?.day)).collect();
    Ok(AnalysedIndustries {
        disclosed: sum("已披露行业", named.iter().map(|part| (part.amount, part.share)))?,
        named,
        other,
        undisclosed,
        undisclosed_funds: without
            .map(|(held, _)| UndisclosedFund {
                fund_code: held.code,
                fund_name: held.name(),
                first_report: held.fund.as_ref().and_then(|fund| fund.first_report_month(today)),
            })
            .collect(),
        report_days: days.into_iter().rev().collect(),
    })
}

fn securities(seen: &[Seen<'_>], held: &[HeldValue], value: Fen) -> Answer<Vec<AnalysedSecurity>> {
    let found = look_through::securities(seen)?;
    let mut amounts: Vec<Fen> = found.iter().map(|security| security.amount).collect();
    let rest = value.checked_sub(Fen::try_sum(amounts.iter().copied())?)?;
    amounts.push(rest.max(Fen::ZERO));
    let shares = shares_of_whole(&amounts)?;
    let name = |code: FundCode| {
        held.iter().find(|one| one.code == code).map_or_else(String::new, HeldValue::name)
    };
    let row = |(security, share): (look_through::Security, Rate)| AnalysedSecurity {
        code: security.code,
        name: security.name,
        bond: security.is_bond,
        amount: security.amount,
        share,
        funds: security
            .funds
            .into_iter()
            .map(|(fund_code, ratio, amount)| SecurityFund {
                fund_code,
                fund_name: name(fund_code),
                ratio,
                amount,
            })
            .collect(),
    };
    Ok(found.into_iter().zip(shares).map(row).collect())
}

/// By their names: 人民币.
fn named_currencies(found: Vec<(String, Fen)>) -> Vec<(String, Fen)> {
    let name = |code: &str| {
        code.parse::<Currency>().map_or_else(|_| code.to_owned(), |c| c.chinese().to_owned())
    };
    found.into_iter().map(|(code, amount)| (name(&code), amount)).collect()
}

/// Amounts with their shares of all of them.
fn parts(amounts: Vec<(String, Fen)>) -> Answer<Vec<AnalysisPart>> {
    let only: Vec<Fen> = amounts.iter().map(|(_, amount)| *amount).collect();
    let shares = shares_of_whole(&only)?;
    let part = |((name, amount), share)| AnalysisPart { name, amount, share };
    Ok(amounts.into_iter().zip(shares).map(part).collect())
}

/// Rows added up, so that the sum of what is shown is what is shown.
fn sum(name: &str, rows: impl Iterator<Item = (Fen, Rate)>) -> Answer<AnalysisPart> {
    let (mut amount, mut share) = (Fen::ZERO, Rate::ZERO);
    for (of_row, part) in rows {
        amount = amount.checked_add(of_row)?;
        share = share.checked_add(part)?;
    }
    Ok(AnalysisPart { name: name.to_owned(), amount, share })
}

fn of_whole(name: &str, amount: Fen, whole: Fen) -> Answer<AnalysisPart> {
    let rest = whole.checked_sub(amount)?.max(Fen::ZERO);
    let share = shares_of_whole(&[amount, rest])?.first().copied().unwrap_or(Rate::ZERO);
    Ok(AnalysisPart { name: name.to_owned(), amount, share })
}
