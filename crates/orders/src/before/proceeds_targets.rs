//! What to do with the proceeds of a redemption: money funds that the customer may buy with them.

use crate::rules::fund::find_fund;
use crate::rules::{onward, people};
use db::Tx;
use funds::{Catalogue, Fund, FundCard, Window};
use kernel::{CustNo, FundCode, Instant, RiskLevel};
use serde::{Deserialize, Serialize};
use std::cmp::Reverse;
use std::collections::BTreeMap;
use std::sync::Arc;
use utoipa::ToSchema;
use wire::{Answer, Call, Customer};

/// So many are shown.
const MOST: usize = 10;
/// The code of a match that fits.
const FITS: &str = "T0";

/// Which holding.
#[derive(Debug, Deserialize, ToSchema)]
#[serde(rename_all = "camelCase")]
pub struct ProceedsTargetsRequest {
    /// The fund that is redeemed.
    pub fund_code: FundCode,
}

/// What the proceeds may buy; see `RedeemIntoRequest`.
#[derive(Debug, Clone, Serialize, Deserialize, ToSchema)]
#[serde(rename_all = "camelCase")]
pub struct ProceedsTargets {
    /// The fund that is redeemed.
    pub fund_code: FundCode,
    /// Its short name.
    pub fund_name: String,
    /// Money funds that are open for purchases and suit the customer, at most ten, best seven-day
    /// yield first: `sevenDayYield` (0.0168 is 1.68 %) and `incomePerTenThousand` (yuan) are of
    /// `navDate`; those without a yield come last. Never the fund itself or another class of it,
    /// and none where the fund itself is a money fund.
    pub targets: Vec<FundCard>,
    /// Why there is none, in Chinese, where that is for the customer to mend, such as a risk test
    /// that has expired; empty else.
    pub reason: String,
}

/// Money funds that the proceeds of a redemption may buy.
pub async fn proceeds_targets(
    call: Call<Customer>,
    request: ProceedsTargetsRequest,
) -> Answer<ProceedsTargets> {
    let (from, _) = find_fund(&call, request.fund_code)?;
    let (snapshot, cust_no, now) =
        (call.get::<Catalogue>().snapshot(), call.caller.cust_no, call.now);
    // Nobody leaves a money fund for another one; any fund may be searched for.
    let suggested = |to: &Fund| to.is_money() && !from.is_money();
    let open = |to: &&Arc<Fund>| suggested(to) && onward::require_target(&from, to).is_ok();
    let funds: Vec<Arc<Fund>> = snapshot.funds().iter().filter(open).cloned().collect();
    let (suiting, reason) =
        call.db().read(async |tx| suiting(tx, cust_no, &funds, now).await).await?;
    let policy = snapshot.policy(now.day());
    let card = |fund: &Arc<Fund>| FundCard::of(fund, Window::Year, &policy, now.day());
    let mut targets: Vec<FundCard> = suiting.iter().map(card).collect();
    targets.sort_by_key(|card| (Reverse(card.seven_day_yield), card.fund_code));
    targets.truncate(MOST);
    let reason = if targets.is_empty() { reason } else { String::new() };
    Ok(ProceedsTargets { fund_code: from.code, fund_name: from.name.to_string(), targets, reason })
}

/// Those that suit the customer, and why the first that doesn't, does not. One fund of a level
/// stands for all of it.
async fn suiting(
    tx: &mut Tx,
    cust_no: CustNo,
    funds: &[Arc<Fund>],
    now: Instant,
) -> Answer<(Vec<Arc<Fund>>, String)> {
    let birth = people::require_opened(tx, cust_no, now).await?.birth;
    let mut by_level: BTreeMap<RiskLevel, bool> = BTreeMap::new();
    let (mut suiting, mut reason) = (Vec::new(), String::new());
    for fund in funds {
        let fits = match by_level.get(&fund.risk) {
            Some(fits) => *fits,
            None => {
                let matched = suitability::preview_match(tx, cust_no, birth, fund, now).await?;
                if let (Some(refusal), true) = (matched.1, reason.is_empty()) {
                    reason = refusal.sentence.into_owned();
                }
                by_level.insert(fund.risk, matched.0 == FITS);
                matched.0 == FITS
            }
        };
        if fits {
            suiting.push(fund.clone());
        }
    }
    Ok((suiting, reason))
}
