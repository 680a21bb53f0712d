//! The archive of a fund: size, allocation, industries, key positions, dividends.

use crate::{
    Archive, Catalogue, DistributionRow, Fund, KeyPosition, ManagerRow, Part, SizeRecord, Snapshot,
    page::{
        facts::{FundFacts, FundRequest, facts},
        managers::{ManagerCard, manager_card},
    },
    pages::PageKey,
    refusals::NO_FUND,
    store,
};
use kernel::{Day, Fen, Nav, Rate};
use serde::{Deserialize, Serialize};
use utoipa::ToSchema;
use wire::{Answer, App, Call, Failure, Prepared, Visitor};

/// Fen in 亿.
const HUNDRED_MILLION: i64 = 10_000_000_000;

/// The archive of a fund; names as the specification has them.
#[derive(Debug, Clone, Serialize, Deserialize, ToSchema)]
#[serde(rename_all = "camelCase")]
pub struct FundArchive {
    pub fund_info_vo: FundFacts,
    pub fund_manager_vo_list: Vec<ManagerCard>,
    /// Net assets at the last report, in the fund's currency.
    pub total_asset: Option<Fen>,
    /// Net assets in 亿 with two decimals: `86.41`.
    pub fund_size_str: String,
    /// 亿元, 亿美元
    pub fund_size_unit_str: String,
    /// How much more they are than at the quarter before; none when that is not known.
    pub size_change: Option<Fen>,
    /// Net assets and shares at the ends of quarters, the latest first.
    pub fund_size_record_vo_list: Vec<SizeRecord>,
    /// The reporting day of allocation, industries and key positions.
    pub report_date: Option<Day>,
    /// When that report was published.
    pub published_date: Option<Day>,
    /// The reporting day of the report before, with which this one is compared; none when that is
    /// not known.
    pub earlier_date: Option<Day>,
    /// Stocks of the report before that are among the largest no more.
    pub left_stock_vo_list: Vec<KeyPosition>,
    pub fund_asset_allocation_vo_list: Vec<PartRow>,
    pub fund_industry_allocation_vo_list: Vec<PartRow>,
    pub fund_key_stock_vo_list: Vec<KeyPosition>,
    /// What the key stocks are of net assets together, as a fraction.
    pub stock_total_percent: Rate,
    pub fund_key_bond_vo_list: Vec<KeyPosition>,
    /// What the key bonds are of net assets together, as a fraction.
    pub bond_total_percent: Rate,
    /// Dividends and splits, the latest first.
    pub fund_dividend_vo_list: Vec<DividendLine>,
    pub fund_product_history_nav_vo: Option<HistoryNav>,
    /// The comparison basis in the words of the fund contract.
    pub benchmark: String,
    pub objective: String,
    pub strategy: String,
    pub scope: String,
}

/// A part of net assets, as fractions.
#[derive(Debug, Clone, PartialEq, Serialize, Deserialize, ToSchema)]
pub struct PartRow {
    pub name: String,
    /// 0.8123 is 81.23 %.
    pub ratio: Rate,
    /// At `earlierDate`; none when the report before didn't name it.
    pub before: Option<Rate>,
    /// `ratio − before`.
    pub change: Option<Rate>,
}

/// A dividend or a split.
#[derive(Debug, Clone, Serialize, Deserialize, ToSchema)]
#[serde(rename_all = "camelCase")]
pub struct DividendLine {
    /// The ex-date.
    pub ex_date: Day,
    /// `dividend` or `split`.
    pub kind: String,
    /// Yuan for one share; zero on a split.
    pub per_share: Nav,
    /// New shares for an old one; 1 on a dividend.
    pub split_ratio: Rate,
    /// 每份派0.0350元
    pub text: String,
}

/// The first and the latest NAV.
#[derive(Debug, Clone, Serialize, Deserialize, ToSchema)]
#[serde(rename_all = "camelCase")]
pub struct HistoryNav {
    pub first_date: Day,
    pub nav_date: Day,
    pub nav: Nav,
    pub cumulative_nav: Option<Nav>,
}

/// The archive of a fund, kept for all who ask for it.
pub async fn show_archive(
    call: Call<Visitor>,
    request: FundRequest,
) -> Answer<Prepared<FundArchive>> {
    let snapshot = call.get::<Catalogue>().snapshot();
    let fund = snapshot.fund(request.fund_code).ok_or(NO_FUND)?;
    let today = call.now.day();
    let (operation, rest) = ("showArchive", today.to_string());
    let key = PageKey { operation, fund: Some(fund.code), rest };
    if let Some(kept) = snapshot.pages.find(&key) {
        return Ok(kept);
    }
    let made = make(&call.app, &snapshot, fund, today).await?;
    snapshot.pages.get(key, || Ok(made))
}

async fn make(app: &App, snapshot: &Snapshot, fund: &Fund, today: Day) -> Answer<FundArchive> {
    let code = fund.code;
    let (stored, managers, events) = app
        .db()
        .read(async |tx: &mut db::Tx| {
            let stored = store::archive(tx, code).await?;
            let managers = store::managers(tx, code).await?;
            Ok::<_, db::Error>((stored, managers, store::distributions(tx, &[code]).await?))
        })
        .await?;
    let archive: Archive = match stored {
        None => Archive::default(),
        Some(row) => serde_json::from_str(&row.archive)
            .map_err(|error| Failure::fault("reading an archive", error))?,
    };
    let card = |term: &ManagerRow| manager_card(snapshot, term, today);
    let managers = managers.iter().map(card).collect();
    Ok(assembled(fund, archive, managers, &events))
}

fn assembled(
    fund: &Fund,
    archive: Archive,
    managers: Vec<ManagerCard>,
    events: &[DistributionRow],
) -> FundArchive {
    let total = archive.sizes.first().map(|record| record.amount);
    let total = total.or(fund.size.map(|size| size.amount));
    let sum = |positions: &[KeyPosition]| {
        Rate::try_sum(positions.iter().map(|position| position.ratio)).unwrap_or(Rate::MAX)
    };
    let left_stocks = left(&archive);
    let earlier = archive.earlier.as_ref();
    let assets = rows(&archive.assets, earlier.map(|report| &*report.assets));
    let industries = rows(&archive.industries, earlier.map(|report| &*report.industries));
    let size_change = match &*archive.sizes {
        [now, before, ..] => now.amount.checked_sub(before.amount).ok(),
        _ => None,
    };
    FundArchive {
        fund_info_vo: facts(fund),
        fund_manager_vo_list: managers,
        total_asset: total,
        fund_size_str: total.map(hundred_millions).unwrap_or_default(),
        fund_size_unit_str: match fund.is_in_yuan() {
            true => "亿元".to_owned(),
            false => format!("亿{}", fund.currency.chinese()),
        },
        fund_size_record_vo_list: archive.sizes,
        report_date: archive.report_day,
        published_date: archive.published_day,
        left_stock_vo_list: left_stocks,
        earlier_date: earlier.and_then(|report| report.report_day),
        size_change,
        fund_asset_allocation_vo_list: assets,
        fund_industry_allocation_vo_list: industries,
        stock_total_percent: sum(&archive.stocks),
        fund_key_stock_vo_list: archive.stocks,
        bond_total_percent: sum(&archive.bonds),
        fund_key_bond_vo_list: archive.bonds,
        fund_dividend_vo_list: events.iter().rev().map(dividend_line).collect(),
        fund_product_history_nav_vo: history(fund),
        benchmark: fund.benchmark.to_string(),
        objective: archive.objective,
        strategy: archive.strategy,
        scope: archive.scope,
    }
}

fn rows(parts: &[Part], before: Option<&[Part]>) -> Vec<PartRow> {
    let row = |part: &Part| {
        let before = before.and_then(|all| all.iter().find(|one| one.name == part.name));
        let before = before.map(|one| one.ratio);
        PartRow {
            name: part.name.clone(),
            ratio: part.ratio,
            before,
            change: before.and_then(|before| part.ratio.checked_sub(before).ok()),
        }
    };
    parts.iter().map(row).collect()
}

/// Key stocks of the report before that the last one doesn't name.
fn left(archive: &Archive) -> Vec<KeyPosition> {
    let named = |one: &&KeyPosition| archive.stocks.iter().any(|now| now.name == one.name);
    let before = archive.earlier.iter().flat_map(|earlier| &earlier.stocks);
    before.filter(|one| !named(one)).cloned().collect()
}

/// A dividend or a split for people.
pub fn dividend_line(row: &DistributionRow) -> DividendLine {
    let (kind, text) = match row.split == Rate::ONE {
        true => ("dividend", format!("每份派{}元", row.dividend)),
        false => ("split", format!("每份拆为{}份", row.split)),
    };
    DividendLine {
        ex_date: row.day,
        kind: kind.to_owned(),
        per_share: row.dividend,
        split_ratio: row.split,
        text,
    }
}

fn history(fund: &Fund) -> Option<HistoryNav> {
    let latest = fund.latest?;
    Some(HistoryNav {
        first_date: *fund.series.days().first()?,
        nav_date: latest.day,
        nav: latest.nav,
        cumulative_nav: latest.cumulative,
    })
}

/// In 亿 with two decimals, rounded as at the head of the fund's page.
fn hundred_millions(amount: Fen) -> String {
    let hundredths = amount.units().saturating_add(HUNDRED_MILLION / 200) / (HUNDRED_MILLION / 100);
    format!("{}.{:02}", hundredths / 100, hundredths % 100)
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn a_size_is_rounded_to_hundredths() {
        for (fen, said) in [(679_449_999_999, "67.94"), (679_450_000_000, "67.95"), (0, "0.00")] {
            assert_eq!(hundred_millions(Fen::from_units(fen)), said);
        }
    }
}
