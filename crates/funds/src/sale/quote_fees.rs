//! What a purchase of an amount would cost.

use crate::{
    Catalogue, Fund,
    refusals::{NO_FEES, NO_FUND},
    sale::fees::{ClassCosts, CostQuestion, FeeSheet, class_costs, fee_history, fee_sheet},
};
use calc::{Buy, BuyFee, Steps};
use kernel::{Day, Fen, FundCode, Nav, Positive, Rate, Shares};
use serde::{Deserialize, Serialize};
use utoipa::ToSchema;
use wire::{Answer, Call, Failure, Visitor};

/// Which fund, and how much.
#[derive(Debug, Clone, Deserialize, ToSchema)]
#[serde(rename_all = "camelCase")]
pub struct FeeQuoteRequest {
    pub fund_code: FundCode,
    /// Gross amount in yuan; missing is the fee table alone.
    #[serde(default)]
    #[schema(value_type = Option<Fen>)]
    pub amount: Option<Positive<Fen>>,
    /// Natural days of holding for which classes are compared.
    #[serde(default)]
    pub hold_days: Option<u16>,
}

/// Fees of a fund, and of a purchase when an amount was given.
#[derive(Debug, Clone, Serialize, Deserialize, ToSchema)]
#[serde(rename_all = "camelCase")]
pub struct FeeQuote {
    pub fund_code: FundCode,
    pub fees: FeeSheet,
    /// The tables of all days that are known, the latest first; those to come are among them.
    pub history: Vec<FeeSheet>,
    /// For the amount, or for ten thousand yuan.
    pub class_costs: Option<ClassCosts>,
    pub purchase: Option<PurchaseQuote>,
}

/// What a purchase by card would cost now, or a subscription in the offering. The shares are an
/// estimate at the last known NAV.
#[derive(Debug, Clone, Serialize, Deserialize, ToSchema)]
#[serde(rename_all = "camelCase")]
pub struct PurchaseQuote {
    pub amount: Fen,
    /// The fee with the discount.
    pub fee: Fen,
    /// The rate that is paid; none for a fixed sum.
    pub rate: Option<Rate>,
    /// The fee without the discount.
    pub list_fee: Fen,
    /// The list rate, to be struck through; none for a fixed sum.
    pub list_rate: Option<Rate>,
    /// `listFee − fee`.
    pub saved: Fen,
    /// What is invested.
    pub net: Fen,
    /// At `estimateNav`; none before the first NAV.
    pub estimated_shares: Option<Shares>,
    pub estimate_nav: Option<Nav>,
    /// The day of `estimateNav`.
    pub estimate_nav_date: Option<Day>,
}

/// The fees of a product, and of a purchase of an amount.
pub async fn quote_fees(call: Call<Visitor>, request: FeeQuoteRequest) -> Answer<FeeQuote> {
    let snapshot = call.get::<Catalogue>().snapshot();
    let fund = snapshot.fund(request.fund_code).ok_or(NO_FUND)?;
    let today = call.now.day();
    let fees = fee_sheet(fund, today).ok_or(NO_FEES)?;
    let typed = request.amount.map(Positive::get);
    let asked = CostQuestion { days: request.hold_days.map(i32::from), ..CostQuestion::default() };
    let asked = CostQuestion { amount: typed.unwrap_or(asked.amount), ..asked };
    Ok(FeeQuote {
        fund_code: fund.code,
        fees,
        history: fee_history(fund),
        class_costs: class_costs(&snapshot, fund, today, asked),
        purchase: typed
            .filter(|_| fund.is_in_yuan())
            .map(|amount| purchase(fund, amount, today))
            .transpose()?,
    })
}

fn purchase(fund: &Fund, amount: Fen, day: Day) -> Result<PurchaseQuote, Failure> {
    let table = fund.fee_table(day).ok_or(NO_FEES)?;
    let fault = |error: calc::CalcError| Failure::fault("quoting a purchase", error);
    let nav = fund.latest.map_or(Nav::PAR, |point| point.nav);
    let tiers = match fund.status.is_offering() {
        true => table.subscribe_tiers(),
        false => table.buy_tiers(),
    };
    let tiers = tiers.map_err(fault)?;
    let order = Buy {
        amount,
        nav,
        tiers: &tiers,
        discount: table.discount,
        lowest_rate: Rate::ZERO,
        share_rounding: fund.rules.share_rounding.into(),
    };
    let bought = calc::buy(&order, &mut Steps::silent()).map_err(fault)?;
    Ok(PurchaseQuote {
        amount,
        fee: bought.fee,
        rate: rate(bought.charged),
        list_fee: bought.list_fee,
        list_rate: rate(bought.list),
        saved: bought.list_fee.checked_sub(bought.fee)?,
        net: bought.net,
        estimated_shares: fund.latest.map(|_| bought.shares),
        estimate_nav: fund.latest.map(|point| point.nav),
        estimate_nav_date: fund.latest.map(|point| point.day),
    })
}

fn rate(fee: BuyFee) -> Option<Rate> {
    match fee {
        BuyFee::Rate(rate) => Some(rate),
        BuyFee::Fixed(_) => None,
    }
}
