//! The list of holdings.

use crate::sums::{Sums, rate};
use crate::{Position, kind, store};
use bankcards::Purpose;
use db::Tx;
use funds::Catalogue;
use kernel::{
    CustNo, Day, Fen, FundCode, FundType, Nav, Rate, RiskLevel, Rounding, Shares, mul_div,
};
use serde::{Deserialize, Serialize};
use std::collections::BTreeMap;
use utoipa::ToSchema;
use wire::{Answer, App, Call, Customer};

/// By what holdings are sorted.
#[derive(Debug, Clone, Copy, PartialEq, Eq, Default, Serialize, Deserialize, ToSchema)]
pub enum SortField {
    /// By market value.
    #[default]
    #[serde(rename = "ASSETAMOUNT")]
    AssetAmount,
    /// By the latest day's profit.
    #[serde(rename = "DAYPROFIT")]
    DayProfit,
    /// By the profit of what is held.
    #[serde(rename = "HOLDPROFIT")]
    HoldProfit,
}

/// Which way.
#[derive(Debug, Clone, Copy, PartialEq, Eq, Default, Serialize, Deserialize, ToSchema)]
pub enum SortType {
    /// Largest first.
    #[default]
    #[serde(rename = "DESC")]
    Desc,
    /// Smallest first.
    #[serde(rename = "ASC")]
    Asc,
}

/// How to sort.
#[derive(Debug, Clone, Copy, Default, Deserialize, ToSchema)]
#[serde(rename_all = "camelCase", default)]
pub struct HeldRequest {
    /// By what.
    pub sort_field: SortField,
    /// Which way.
    pub sort_type: SortType,
    /// Whose, `CHILD:1`; the customer's own when left out.
    pub purpose: Option<Purpose>,
}

/// A fund that is held, all cards together.
#[derive(Debug, Clone, Serialize, Deserialize, ToSchema)]
#[serde(rename_all = "camelCase")]
pub struct HeldFund {
    /// The fund.
    pub fund_code: FundCode,
    /// Its short name.
    pub fund_name: String,
    /// Its type.
    pub fund_type: FundType,
    /// The peer group, `指数型-股票`; `其他` where the catalogue does not know the fund.
    pub category: String,
    /// R1 to R5 as 1 to 5.
    pub fund_risk: RiskLevel,
    /// Shares held, frozen ones included.
    pub shares: Shares,
    /// Market value at `nav`; of money funds with the income not yet paid in shares.
    pub value: Fen,
    /// The last NAV of the fund at which it was valued.
    pub nav: Nav,
    /// The day of `nav` and of `dayProfit`.
    pub nav_date: Option<Day>,
    /// Whether the fund has the latest open day's NAV that any of the customer's funds has: its
    /// `navDate` is `latestNavDate` or newer.
    pub updated: bool,
    /// Profit of `navDate` (昨日收益); of money funds since the previous open day.
    pub day_profit: Fen,
    /// Cost of what is held, by moving average, purchase fees included.
    pub cost: Fen,
    /// Cost of one share, four decimals; none without shares.
    pub unit_cost: Option<Nav>,
    /// Value − cost + cash dividends of the open round.
    pub holding_profit: Fen,
    /// Of the cost: 0.0160 is 1.6 %; none without cost.
    pub holding_profit_rate: Option<Rate>,
    /// Cost after sales and dividends were counted as principal (摊薄); may be negative.
    pub diluted_cost: Fen,
    /// All profit since the first purchase.
    pub total_profit: Fen,
    /// Paid for purchases of it that are not confirmed.
    pub in_transit: Fen,
    /// What of the shares waits for a redemption or conversion to be confirmed.
    pub frozen: Shares,
    /// Cash dividends since the open round began, which are in `holdingProfit`.
    pub round_dividends: Fen,
}

/// Holdings of one kind.
#[derive(Debug, Clone, Serialize, Deserialize, ToSchema)]
#[serde(rename_all = "camelCase")]
pub struct HeldKind {
    /// What stands before the dash in their category, `指数型`.
    pub name: String,
    /// How many.
    pub count: usize,
    /// Sum of their values.
    pub value: Fen,
}

/// The holdings.
#[derive(Debug, Clone, Serialize, Deserialize, ToSchema)]
#[serde(rename_all = "camelCase")]
pub struct HeldFunds {
    /// Sorted as asked.
    pub funds: Vec<HeldFund>,
    /// The kinds of them, the most valuable first.
    pub kinds: Vec<HeldKind>,
    /// Sum of the values.
    pub market_value: Fen,
    /// The NAV day that all updated funds have reached. Income of money funds on closed days makes
    /// no newer one where other funds are held.
    pub latest_nav_date: Option<Day>,
    /// Sum of the profits of each fund's latest NAV day, dated with `latestNavDate`.
    pub day_profit: Fen,
}

/// The customer's holdings, by fund.
pub async fn held_funds(call: Call<Customer>, request: HeldRequest) -> Answer<HeldFunds> {
    let cust_no = call.caller.cust_no;
    let purpose = request.purpose.unwrap_or_default();
    held_of(&call, cust_no, purpose, request).await
}

/// What a purpose of a customer's holds, by fund.
///
/// # Errors
/// Those of the database.
pub async fn held_of(
    app: &App,
    cust_no: CustNo,
    purpose: Purpose,
    request: HeldRequest,
) -> Answer<HeldFunds> {
    let read = async |tx: &mut Tx| store::wealth_of(tx, cust_no, Some(purpose)).await;
    let (positions, transit) = app.db().read::<_, db::Error, _>(read).await?;
    let sums = Sums::of(&positions)?;
    let mut by_fund: BTreeMap<FundCode, Vec<Position>> = BTreeMap::new();
    for position in positions {
        by_fund.entry(position.fund_code).or_default().push(position);
    }
    // A card whose shares are gone still has its part in the fund's profit of all time.
    by_fund.retain(|_, positions| positions.iter().any(|position| position.shares.is_positive()));
    let catalogue = app.get::<Catalogue>();
    let mut funds = Vec::with_capacity(by_fund.len());
    for (code, positions) in &by_fund {
        let buying = transit.iter().filter(|(fund, buying, _)| fund == code && *buying);
        let in_transit = Fen::try_sum(buying.map(|(.., amount)| *amount))?;
        funds.push(HeldFund::of(*code, positions, sums.latest, in_transit, catalogue)?);
    }
    sort(&mut funds, request);
    let kinds = kinds(&funds)?;
    Ok(HeldFunds {
        funds,
        kinds,
        market_value: sums.value,
        latest_nav_date: sums.latest,
        day_profit: sums.day_profit,
    })
}

fn sort(funds: &mut [HeldFund], request: HeldRequest) {
    funds.sort_by_key(|fund| match request.sort_field {
        SortField::AssetAmount => fund.value,
        SortField::DayProfit => fund.day_profit,
        SortField::HoldProfit => fund.holding_profit,
    });
    if request.sort_type == SortType::Desc {
        funds.reverse();
    }
}

fn kinds(funds: &[HeldFund]) -> Answer<Vec<HeldKind>> {
    let mut kinds: Vec<HeldKind> = Vec::new();
    for fund in funds {
        let name = kind::of(&fund.category);
        if let Some(kind) = kinds.iter_mut().find(|kind| kind.name == name) {
            kind.count += 1;
            kind.value = kind.value.checked_add(fund.value)?;
        } else {
            kinds.push(HeldKind { name: name.to_owned(), count: 1, value: fund.value });
        }
    }
    kinds.sort_by_key(|kind| std::cmp::Reverse(kind.value));
    Ok(kinds)
}

impl HeldFund {
    /// A fund, all cards together. `latest` is the day that the customer's updated funds have
    /// reached.
    pub(crate) fn of(
        code: FundCode,
        positions: &[Position],
        latest: Option<Day>,
        in_transit: Fen,
        catalogue: &Catalogue,
    ) -> Answer<Self> {
        let fund = catalogue.fund(code);
        let sums = Sums::of(positions)?;
        let shares = Shares::try_sum(positions.iter().map(|position| position.shares))?;
        let diluted = Fen::try_sum(positions.iter().map(|position| position.diluted_cost))?;
        let newest = positions.iter().max_by_key(|p| (p.shares.is_positive(), p.valued_on));
        Ok(Self {
            fund_code: code,
            fund_name: fund.as_ref().map_or_else(String::new, |fund| fund.name.to_string()),
            fund_type: fund.as_ref().map_or(FundType::Other, |fund| fund.fund_type),
            category: fund.as_ref().map_or_else(unknown, |fund| fund.category.to_string()),
            fund_risk: fund.map_or(RiskLevel::High, |fund| fund.risk),
            shares,
            value: sums.value,
            nav: newest.map_or(Nav::ZERO, |position| position.nav),
            nav_date: sums.latest,
            updated: latest.is_some() && sums.latest >= latest,
            day_profit: sums.day_profit,
            cost: sums.cost,
            unit_cost: unit_cost(sums.cost, shares),
            holding_profit: sums.holding_profit,
            holding_profit_rate: rate(sums.holding_profit, sums.cost),
            diluted_cost: diluted,
            total_profit: sums.total_profit,
            in_transit,
            frozen: Shares::try_sum(positions.iter().map(|position| position.frozen))?,
            round_dividends: Fen::try_sum(positions.iter().map(|p| p.round_dividends))?,
        })
    }
}

fn unknown() -> String {
    FundType::Other.chinese().to_owned()
}

/// Cost of one share to four decimals; none without shares, or beyond all money.
fn unit_cost(cost: Fen, shares: Shares) -> Option<Nav> {
    let step = Nav::SCALE / 10_000;
    let rounded = mul_div(cost.units(), 10_000, shares.units(), Rounding::HalfUp).ok()?;
    rounded.checked_mul(step).map(Nav::from_units)
}
