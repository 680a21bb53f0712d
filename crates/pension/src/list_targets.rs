//! Into which pension funds a holding may be converted.

use crate::held;
use crate::refusals::NOT_HELD;
use db::Tx;
use funds::{Catalogue, Fund, FundCard, Window, convert_targets, dates_for_redeem};
use kernel::FundCode;
use serde::{Deserialize, Serialize};
use utoipa::ToSchema;
use wire::{Answer, Call, Customer, codes};

/// Which holding.
#[derive(Debug, Clone, Deserialize, ToSchema)]
#[serde(rename_all = "camelCase")]
pub struct PensionTargetsRequest {
    /// The fund that goes out.
    pub fund_code: FundCode,
}

/// Funds that may come in.
#[derive(Debug, Clone, Serialize, Deserialize, ToSchema)]
#[serde(rename_all = "camelCase")]
pub struct PensionTargets {
    /// The fund that goes out.
    pub fund_code: FundCode,
    /// Its short name.
    pub fund_name: String,
    /// The company of both funds.
    pub company: String,
    /// Other products of the same company and TA that take shares now and are in the directory in
    /// force, the lowest risk first. What comes in is held anew for its own period.
    pub targets: Vec<FundCard>,
}

/// The funds of the directory into which what is held of a fund for the pension may be converted.
pub async fn pension_targets(
    call: Call<Customer>,
    request: PensionTargetsRequest,
) -> Answer<PensionTargets> {
    let (cust_no, today) = (call.caller.cust_no, call.now.day());
    let snapshot = call.get::<Catalogue>().snapshot();
    let from = snapshot.fund(request.fund_code).ok_or(codes::NOT_FOUND)?;
    let t_day = dates_for_redeem(from, call.now).t_day;
    let read = async |tx: &mut Tx| {
        held::position(tx, cust_no, from, t_day).await?.ok_or(NOT_HELD.refuse())?;
        Answer::Ok(funds::pension_directory(tx, today).await?)
    };
    let directory = call.db().read(read).await?;
    let policy = snapshot.policy(today);
    let card = |fund: &Fund| FundCard::of(fund, Window::Year, &policy, today);
    let into = convert_targets(&snapshot, from).filter(|to| directory.contains(&to.code));
    let mut targets: Vec<FundCard> = into.map(|fund| card(fund)).collect();
    targets.sort_by_key(|card| (card.risk_level, card.fund_code));
    Ok(PensionTargets {
        fund_code: from.code,
        fund_name: from.name.to_string(),
        company: from.company.to_string(),
        targets,
    })
}
