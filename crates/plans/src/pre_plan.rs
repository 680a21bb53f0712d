//! All that a customer sees before a plan is made or changed.

use crate::ladders::Rule;
use crate::parameters::Parameters;
use crate::plan::{Plan, PlanNo};
use crate::record::PlanRecord;
use crate::refusals::{NO_PLAN, wrong};
use crate::store::plans as store;
use crate::wish::{least_base, most_base, percents};
use bankcards::Purpose;
use db::Tx;
use funds::{Catalogue, NO_FUND};
use kernel::{CustNo, Day, Fen, FundCode, TradeAcco};
use orders::{PreBuy, Vouchers, pre_buy_of};
use serde::{Deserialize, Serialize};
use utoipa::ToSchema;
use wire::{Answer, Call, Customer};

/// Of which fund, or which plan.
#[derive(Debug, Clone, Copy, Deserialize, ToSchema)]
#[serde(rename_all = "camelCase")]
pub struct PrePlanRequest {
    /// The fund of a new plan.
    #[serde(default)]
    pub fund_code: Option<FundCode>,
    /// The plan that is to be changed.
    #[serde(default)]
    pub plan_no: Option<PlanNo>,
    /// The child for whose account a new plan is: its card alone pays.
    #[serde(default)]
    pub child_no: Option<u32>,
}

/// Before a plan: limits, fees, cards, agreements, and what is missing.
#[derive(Debug, Clone, Serialize, Deserialize, ToSchema)]
#[serde(rename_all = "camelCase")]
pub struct PrePlan {
    /// What holds for a purchase of the fund now: cards, fees, documents, checks.
    pub purchase: PreBuy,
    /// Whether the fund takes plans now.
    pub open: bool,
    /// Why not, in Chinese; empty when it does.
    pub closed_reason: String,
    /// The least amount of a run.
    pub least: Fen,
    /// The greatest, at 100 %.
    pub most: Fen,
    /// What each rule of smart plans takes at least and at most.
    pub smart: Vec<SmartBounds>,
    /// The plan that is to be changed; none of a new one.
    pub plan: Option<PlanRecord>,
    /// After how many failures in a row a plan ends.
    pub failures_most: i64,
    /// Whether another plan of the fund is running, so that both take their amounts.
    pub has_another: bool,
}

/// What a rule takes at least and at most.
#[derive(Debug, Clone, Serialize, Deserialize, ToSchema)]
#[serde(rename_all = "camelCase")]
pub struct SmartBounds {
    pub rule: Rule,
    /// 跟均线
    pub name: String,
    /// How many of the last NAVs it may look at; the first one where nobody says.
    pub windows: Vec<usize>,
    /// Of the plan's amount, in whole percent.
    pub least_percent: i64,
    pub most_percent: i64,
    /// The least amount at 100 %, so that the fund takes each run.
    pub least: Fen,
    /// The greatest.
    pub most: Fen,
}

/// What a customer sees before a plan.
pub async fn pre_plan(call: Call<Customer>, request: PrePlanRequest) -> Answer<PrePlan> {
    let (cust_no, now) = (call.caller.cust_no, call.now);
    let (catalogue, vouchers) = (call.get::<Catalogue>(), Vouchers::of(&call));
    let read = async |tx: &mut Tx| {
        let today = now.day();
        let plan = match request.plan_no {
            Some(plan_no) => Some(store::plan(tx, cust_no, plan_no).await?.ok_or(NO_PLAN)?),
            None => None,
        };
        let code = plan.as_ref().map(|plan| plan.fund_code).or(request.fund_code).ok_or(NO_FUND)?;
        let fund = catalogue.fund(code).ok_or(NO_FUND)?;
        let figures = Parameters::on(tx, today).await?;
        let mut smart = Vec::new();
        for rule in Rule::ALL.iter().copied() {
            let (least_percent, most_percent) = percents(tx, rule, today).await?;
            smart.push(SmartBounds {
                rule,
                name: rule.chinese().to_owned(),
                windows: rule.windows().to_vec(),
                least_percent,
                most_percent,
                least: least_base(&fund, least_percent)?,
                most: most_base(&fund, &figures, most_percent)?,
            });
        }
        // A money fund moves by its income only.
        smart.retain(|_| !fund.is_money());
        let alive = store::alive(tx, cust_no).await?;
        let others = alive.iter().filter(|other| Some(other.plan_no) != request.plan_no);
        let has_another = others.clone().any(|other| other.fund_code == code);
        let account = account_of(tx, (cust_no, today), request.child_no, plan.as_ref()).await?;
        let purchase = pre_buy_of(tx, (cust_no, account), &fund, (now, vouchers)).await?;
        let offering = fund.can_subscribe();
        Ok(PrePlan {
            open: fund.can_buy() && !fund.is_for_pensions(),
            closed_reason: match fund.can_buy() {
                _ if fund.is_for_pensions() => {
                    "养老金基金份额不能定投，可以在个人养老金页面买入".to_owned()
                }
                true => String::new(),
                false if offering => "基金还在募集，成立并开放申购后才能定投".to_owned(),
                false => purchase.closed_reason.clone(),
            },
            purchase,
            least: least_base(&fund, 100)?,
            most: most_base(&fund, &figures, 100)?,
            smart,
            plan: match &plan {
                Some(plan) => Some(PlanRecord::one(tx, plan, (catalogue, today)).await?),
                None => None,
            },
            failures_most: figures.failures_most,
            has_another,
        })
    };
    call.db().read(read).await
}

/// The account of the child for which a plan is, or is to be; none of one's own plan.
async fn account_of(
    tx: &mut Tx,
    (cust_no, today): (CustNo, Day),
    child_no: Option<u32>,
    plan: Option<&Plan>,
) -> Answer<Option<TradeAcco>> {
    if let Some(plan) = plan {
        let purposes = bankcards::purposes(tx, &[plan.trade_acco]).await?;
        let purpose = purposes.get(&plan.trade_acco).copied().unwrap_or_default();
        return Ok((purpose != Purpose::Own).then_some(plan.trade_acco));
    }
    let Some(number) = child_no else { return Ok(None) };
    let account = bankcards::account_for(tx, cust_no, Purpose::Child(number), today).await?;
    let account = account.ok_or_else(|| wrong("childNo", "没有找到这个小账户"))?;
    Ok(Some(account.trade_acco))
}
