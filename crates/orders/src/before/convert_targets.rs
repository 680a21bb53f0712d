//! Which funds a holding may be converted into.

use crate::rules::convert_fee;
use crate::rules::fund::find_fund;
use funds::{Catalogue, FundCard, Window};
use kernel::FundCode;
use serde::{Deserialize, Serialize};
use utoipa::ToSchema;
use wire::{Answer, Call, Customer};

/// Which holding.
#[derive(Debug, Deserialize, ToSchema)]
#[serde(rename_all = "camelCase")]
pub struct ConvertTargetsRequest {
    /// The fund that goes out.
    pub fund_code: FundCode,
}

/// Funds that may come in.
#[derive(Debug, Clone, Serialize, Deserialize, ToSchema)]
#[serde(rename_all = "camelCase")]
pub struct ConvertTargets {
    /// The fund that goes out.
    pub fund_code: FundCode,
    /// Its short name.
    pub fund_name: String,
    /// The company of both funds.
    pub company: String,
    /// Whether the fund gives shares for a conversion now.
    pub open: bool,
    /// Why not, in Chinese; empty when it does.
    pub closed_reason: String,
    /// Funds of the same company and TA that take shares now, by the growth of the last year,
    /// highest first; those without one come last.
    pub targets: Vec<FundCard>,
}

/// The funds into which a holding of the fund may be converted now.
pub async fn convert_targets(
    call: Call<Customer>,
    request: ConvertTargetsRequest,
) -> Answer<ConvertTargets> {
    let (from, _) = find_fund(&call, request.fund_code)?;
    let (snapshot, today) = (call.get::<Catalogue>().snapshot(), call.now.day());
    let policy = snapshot.policy(today);
    let card = |fund: &_| FundCard::of(fund, Window::Year, &policy, today);
    let mut targets: Vec<FundCard> =
        funds::convert_targets(&snapshot, &from).map(|fund| card(fund)).collect();
    targets.sort_by_key(|card| (std::cmp::Reverse(card.period_growth), card.fund_code));
    let closed = convert_fee::closed(&from);
    Ok(ConvertTargets {
        fund_code: from.code,
        fund_name: from.name.to_string(),
        company: from.company.to_string(),
        open: closed.is_none(),
        closed_reason: closed.map_or_else(String::new, |refusal| refusal.sentence.into_owned()),
        targets,
    })
}
