//! The orders of runs: placed together, and what each attempt came to.

use crate::plan::Plan;
use crate::run::{Run, RunState};
use db::Tx;
use kernel::{Day, NoIds};
use orders::{Authority, CannotPay, Cause, Consent, Desk, Funds, OrderNo, Promised, Purchase};
use wire::{Answer, Failure, Refusal};

const CARD_GONE: &str = "扣款的银行卡已解绑";
const SOURCE_SHORT: &str = "付款的货币基金可用份额不足";
const SOURCE_USED_UP: &str = "付款的货币基金今天的付款额度已用完";

/// What an attempt came to.
pub(crate) enum Attempt {
    /// An order is placed.
    Placed {
        /// Its number.
        order_no: OrderNo,
        /// Whether a card is to pay it that was not asked before.
        is_asked_for: bool,
    },
    /// Nothing was written.
    Not(RunState, String),
    /// What is to pay is gone.
    Gone(String),
}

/// Tries the order of each run.
///
/// # Errors
/// Busy, when a fund has just been changed: nothing was written, and all are tried anew. Faults.
pub(crate) async fn try_all(
    tx: &mut Tx,
    desk: &Desk,
    runs: &[(Plan, Run)],
) -> Answer<Vec<Attempt>> {
    let (mut prepared, mut refusals) = (Vec::with_capacity(runs.len()), Vec::new());
    for (plan, run) in runs {
        match desk.prepare(wish(desk, plan, run)?) {
            Ok(one) => {
                prepared.push(one);
                refusals.push(None);
            }
            Err(Failure::Refused(refusal)) => refusals.push(Some(refusal)),
            Err(failure) => return Err(failure),
        }
    }
    let mut tried = desk.buy_together(tx, &prepared).await?.into_iter();
    let attempt = |((plan, run), refusal): (&(Plan, Run), Option<Refusal>)| {
        let placed = match refusal {
            Some(refusal) => Err(refusal),
            None => tried.next()?,
        };
        Some(match placed {
            Ok(placed) => Attempt::Placed {
                order_no: placed.order.order_no,
                is_asked_for: placed.fresh && plan.cash_fund.is_none(),
            },
            Err(refusal) => refused(&refusal, plan, run),
        })
    };
    let attempts: Vec<Attempt> = runs.iter().zip(refusals).filter_map(attempt).collect();
    match attempts.len() == runs.len() {
        true => Ok(attempts),
        false => Err(Failure::fault("a morning of plans", "a purchase was not answered")),
    }
}

/// The purchase of a run.
fn wish(desk: &Desk, plan: &Plan, run: &Run) -> Result<Purchase, NoIds> {
    Ok(Purchase {
        order_no: desk.next_order_no()?,
        cust_no: plan.cust_no,
        fund_code: plan.fund_code,
        amount: run.amount,
        funds: funds_of(plan),
        consent: Consent::Earlier { decision_id: plan.decision_id, agreed: plan.agreed() },
        authority: Authority::Mandate(plan.plan_no.mandate()),
        promised: Promised::default(),
        run: if plan.rule.is_some() { orders::Run::SmartPlan } else { orders::Run::Plan },
        cause: Some(cause(run)),
        holds_until: None,
        voucher: None,
    })
}

/// What pays a plan's runs: the card to which its account belongs by then, or a money fund.
fn funds_of(plan: &Plan) -> Funds {
    let trade_acco = plan.trade_acco;
    match plan.cash_fund {
        None => Funds::Account { trade_acco, card_id: None },
        Some(fund_code) => Funds::MoneyFund { fund_code, trade_acco },
    }
}

/// What a run has its order placed for: the plan, the nominal day, the try.
fn cause(run: &Run) -> Cause {
    let day = i64::from(run.nominal_on.days_since(Day::MIN));
    Cause::of(&format!("plans/{}", run.plan_no), day * 10 + run.tries)
}

/// A run whose order was refused: by what is to pay, or by anything else, which is not counted.
fn refused(refusal: &Refusal, plan: &Plan, run: &Run) -> Attempt {
    let cannot = CannotPay::of(refusal);
    // The sentence of the counter speaks of the fund that somebody looks at.
    let reason = match (cannot, plan.cash_fund) {
        (Some(CannotPay::NotNow), Some(_)) => SOURCE_SHORT.to_owned(),
        (Some(CannotPay::NotToday), Some(_)) => SOURCE_USED_UP.to_owned(),
        _ => refusal.sentence.clone().into_owned(),
    };
    match cannot {
        None => Attempt::Not(RunState::Skipped, reason),
        Some(CannotPay::Gone) => Attempt::Gone(CARD_GONE.to_owned()),
        Some(CannotPay::NotNow | CannotPay::NotToday) if run.tries == 1 => {
            Attempt::Not(RunState::Again, reason)
        }
        Some(CannotPay::NotToday) => Attempt::Not(RunState::Skipped, reason),
        Some(CannotPay::NotNow | CannotPay::Never) => Attempt::Not(RunState::Failed, reason),
    }
}
