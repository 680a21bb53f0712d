//! What a customer wants of a plan, checked field by field: when it is made, and when it is
//! changed.

use crate::ladders::{Rule, ladder_on};
use crate::parameters::Parameters;
use crate::plan::Plan;
use crate::refusals::wrong;
use crate::schedule::next_run;
use bankcards::{CardId, Purpose};
use calc::PlanCycle;
use db::Tx;
use funds::{ExcessPolicy, Fund};
use holdings::PositionKey;
use kernel::{CustNo, Day, Fen, FundCode, Rate, Rounding, TradeAcco};
use orders::Funds;
use serde::Deserialize;
use utoipa::ToSchema;
use wire::Answer;

/// A plan as it is asked for; all of it, also when one is changed.
#[derive(Debug, Clone, Deserialize, ToSchema)]
#[serde(rename_all = "camelCase")]
pub struct PlanWish {
    /// The card that pays. Either it, `cashAcco` or `childNo`.
    #[serde(default)]
    pub card_id: Option<CardId>,
    /// The transaction account whose money fund pays; what is bought belongs to it, too.
    #[serde(default)]
    pub cash_acco: Option<TradeAcco>,
    /// That money fund.
    #[serde(default)]
    pub cash_fund_code: Option<FundCode>,
    /// The child whose account it is for: the card of that account pays.
    #[serde(default)]
    pub child_no: Option<u32>,
    /// Yuan a run, the fee included; of a smart plan at 100 %.
    pub amount: Fen,
    /// 0 day, 1 week, 2 month.
    pub cycle_unit: i32,
    /// 1, or 2 for every second week.
    #[serde(default = "one")]
    pub cycle: i32,
    /// 1 (Monday) to 5 of weeks, 1 to 28 of months, none of days.
    #[serde(default)]
    pub fix_day: Option<i32>,
    /// More when the fund is cheap, less when it is dear.
    #[serde(default)]
    pub smart: Option<SmartWish>,
    /// When it is finished; left out of a plan that runs until it is ended.
    #[serde(default)]
    pub end: Option<EndWish>,
}

/// The rule of a smart plan.
#[derive(Debug, Clone, Copy, Deserialize, ToSchema)]
pub struct SmartWish {
    pub rule: Rule,
    /// How many of the last NAVs count: 180, 250 or 500 by the mean, 250 by the fall; 250 when
    /// missing.
    #[serde(default)]
    pub window: Option<usize>,
}

/// When a plan is finished: one of the three.
#[derive(Debug, Clone, Copy, Default, Deserialize, ToSchema)]
#[serde(rename_all = "camelCase")]
pub struct EndWish {
    /// The last day on which it may run.
    #[serde(default)]
    pub date: Option<Day>,
    /// After so many paid runs.
    #[serde(default)]
    pub times: Option<i64>,
    /// Once its return is so much, as a fraction: 0.1 is 10 %.
    #[serde(default)]
    pub target_rate: Option<Rate>,
}

fn one() -> i32 {
    1
}

/// Runs and years that a plan may be limited to.
const MOST_TIMES: i64 = 1_000;
const MOST_YEARS: i32 = 30;

/// A wish that can be.
#[derive(Debug, Clone)]
pub(crate) struct Wished {
    pub cycle: PlanCycle,
    pub amount: Fen,
    pub smart: Option<(Rule, usize)>,
    pub end: EndWish,
    pub funds: Funds,
    /// The most that a run takes.
    pub most: Fen,
}

impl PlanWish {
    /// Checks field after field, as of a day; `before` is the plan that is changed.
    ///
    /// # Errors
    /// Refused with the field and what can be done.
    pub(crate) async fn check(
        &self,
        tx: &mut Tx,
        (cust_no, fund, figures, today): (CustNo, &Fund, &Parameters, Day),
        before: Option<&Plan>,
    ) -> Answer<Wished> {
        let cycle = self.cycle()?;
        let smart = self.smart.map(SmartWish::check).transpose()?;
        let (least, most) = match smart {
            Some((rule, _)) => percents(tx, rule, today).await?,
            None => (100, 100),
        };
        let amount = self.amount(fund, figures, (least, most))?;
        let end = self.end(cycle, (fund, today), before)?;
        let most = Fen::from_units(kernel::mul_div(amount.units(), most, 100, Rounding::Up)?);
        let funds = self.funds(tx, fund, (cust_no, today)).await?;
        require_held(tx, cust_no, &funds, before).await?;
        Ok(Wished { cycle, amount, smart, end, funds, most })
    }

    /// What pays: of a child's plan the card of its account, whatever card is named.
    async fn funds(
        &self,
        tx: &mut Tx,
        fund: &Fund,
        (cust_no, today): (CustNo, Day),
    ) -> Answer<Funds> {
        if let Some(number) = self.child_no {
            if self.cash_acco.is_some() {
                return Err(wrong("cashAcco", "小账户的定投用它绑定的银行卡付款"));
            }
            let child = Purpose::Child(number);
            let account = bankcards::account_for(tx, cust_no, child, today).await?;
            let account = account.ok_or_else(|| wrong("childNo", "没有找到这个小账户"))?;
            return Ok(Funds::Account { trade_acco: account.trade_acco, card_id: None });
        }
        match (self.card_id, self.cash_acco) {
            (Some(card_id), None) => Ok(Funds::Card(card_id)),
            (None, Some(trade_acco)) => {
                let wish = self.cash_fund_code.filter(|fund_code| *fund_code != fund.code);
                let why = || wrong("cashFundCode", "请选择付款的货币基金，不能是定投的这只");
                Ok(Funds::MoneyFund { fund_code: wish.ok_or_else(why)?, trade_acco })
            }
            (Some(_), Some(_)) => Err(wrong("cardId", "银行卡和货币基金只能选一个")),
            (None, None) => Err(wrong("cardId", "请选择扣款的银行卡")),
        }
    }

    fn cycle(&self) -> Answer<PlanCycle> {
        PlanCycle::new(self.cycle_unit, self.cycle, self.fix_day).map_err(|error| {
            let reason = crate::asked::cycle_reason(error.field(), self.cycle_unit);
            wrong(error.field(), reason)
        })
    }

    /// Also the least run of a smart plan is one that the fund takes, and the greatest.
    fn amount(
        &self,
        fund: &Fund,
        figures: &Parameters,
        (least_percent, most_percent): (i64, i64),
    ) -> Answer<Fen> {
        let (amount, step) = (self.amount, fund.limits.buy_step);
        let least = least_base(fund, least_percent)?;
        if amount < least || !amount.is_positive() {
            let reason = match least_percent < 100 {
                false => format!("每期至少{least:#}元"),
                true => format!("智能定投最少按{least_percent}%扣，每期至少{least:#}元"),
            };
            return Err(wrong("amount", reason));
        }
        if amount > figures.run_most {
            return Err(wrong("amount", format!("每期最多{:#}元", figures.run_most)));
        }
        let most = most_base(fund, figures, most_percent)?;
        if amount > most {
            let limit = run_limit(fund).unwrap_or(most);
            let reason = match most_percent > 100 {
                false => format!("该基金一天最多买{limit:#}元"),
                true => format!(
                    "智能定投最多按{most_percent}%扣，该基金一天最多买{limit:#}元，每期最多{most:#}元"
                ),
            };
            return Err(wrong("amount", reason));
        }
        if step.is_positive() && amount.units() % step.units() != 0 {
            return Err(wrong("amount", format!("金额须是{step:#}元的整数倍")));
        }
        Ok(amount)
    }

    /// A plan has a run before its last day, and more runs than it has had.
    fn end(
        &self,
        cycle: PlanCycle,
        (fund, today): (&Fund, Day),
        before: Option<&Plan>,
    ) -> Answer<EndWish> {
        let Some(end) = self.end else { return Ok(EndWish::default()) };
        let wishes = [end.date.is_some(), end.times.is_some(), end.target_rate.is_some()];
        match wishes.iter().filter(|wish| **wish).count() {
            0 => return Ok(EndWish::default()),
            1 => {}
            _ => return Err(wrong("end", "截止日、期数、目标收益率请只选一个")),
        }
        let paid = before.map_or(0, |plan| plan.paid_runs);
        if let Some(date) = end.date {
            // With the same cycle the next run of a plan stays.
            let same = before.filter(|plan| plan.cycle().is_ok_and(|before| before == cycle));
            let anew = || next_run(cycle, today, today, &fund.calendar).map(|first| first.date);
            let next = same.and_then(|plan| plan.due_on.filter(|due| *due >= today)).or_else(anew);
            if let Some(next) = next.filter(|next| date < *next) {
                let which = if paid > 0 { "下次" } else { "首次" };
                return Err(wrong("end.date", format!("截止日不能早于{which}扣款日{next}")));
            }
            if date > today.add_years(MOST_YEARS) {
                return Err(wrong("end.date", format!("截止日最远到{MOST_YEARS}年后")));
            }
        }
        if end.times.is_some_and(|times| !(1..=MOST_TIMES).contains(&times)) {
            return Err(wrong("end.times", format!("期数请填1到{MOST_TIMES}")));
        }
        if end.times.is_some_and(|times| times <= paid) {
            let reason = format!("已经扣了{paid}期，期数要比它多；不想再扣，可以终止计划");
            return Err(wrong("end.times", reason));
        }
        let (least, most) = (Rate::ONE.units() / 10_000, Rate::ONE.units().saturating_mul(10));
        if end.target_rate.is_some_and(|rate| !(least..=most).contains(&rate.units())) {
            return Err(wrong("end.targetRate", "目标收益率请填0.01%到1,000%"));
        }
        Ok(end)
    }
}

/// Demands that a money fund that is to pay is held where it is looked for; a plan that it paid
/// before may go on.
async fn require_held(
    tx: &mut Tx,
    cust_no: CustNo,
    funds: &Funds,
    before: Option<&Plan>,
) -> Answer<()> {
    let Funds::MoneyFund { fund_code, trade_acco } = *funds else { return Ok(()) };
    let same = |plan: &Plan| plan.cash_fund == Some(fund_code) && plan.trade_acco == trade_acco;
    if before.is_some_and(same) {
        return Ok(());
    }
    let held = holdings::position(tx, &PositionKey { cust_no, trade_acco, fund_code }).await?;
    match held.is_some_and(|held| held.shares.is_positive()) {
        true => Ok(()),
        false => Err(wrong("cashFundCode", "你在这张卡下没有这只货币基金，请换一种付款方式")),
    }
}

impl SmartWish {
    fn check(self) -> Answer<(Rule, usize)> {
        let windows = self.rule.windows();
        let window = self.window.or(windows.first().copied()).unwrap_or_default();
        match windows.contains(&window) {
            true => Ok((self.rule, window)),
            false => Err(wrong("smart.window", crate::asked::window_reason(self.rule))),
        }
    }
}

/// The least and the greatest percent of a rule's ladder of a day.
pub(crate) async fn percents(tx: &mut Tx, rule: Rule, day: Day) -> Answer<(i64, i64)> {
    let ladder = ladder_on(tx, rule, day).await?.ladder;
    let percents = || ladder.rungs().map(|rung| rung.percent);
    Ok((percents().min().unwrap_or(100), percents().max().unwrap_or(100)))
}

/// The least amount at 100 %, so that a run at `percent` is one that the fund takes.
pub(crate) fn least_base(fund: &Fund, percent: i64) -> Answer<Fen> {
    let (least, step) = (fund.limits.min_fixed, fund.limits.buy_step.max(Fen::from_units(1)));
    let base = kernel::mul_div(least.units(), 100, percent.min(100), Rounding::Up)?;
    // Up to the step, so that it can be typed.
    let steps = kernel::div_round(base.into(), step.units().into(), Rounding::Up)?;
    let steps = i64::try_from(steps).map_err(|_| kernel::Overflow)?;
    Ok(Fen::from_units(steps.saturating_mul(step.units())))
}

/// The greatest amount at 100 % of which the fund takes each run, when the greatest is so many
/// percent of it.
pub(crate) fn most_base(fund: &Fund, figures: &Parameters, percent: i64) -> Answer<Fen> {
    let Some(limit) = run_limit(fund) else { return Ok(figures.run_most) };
    let step = fund.limits.buy_step.max(Fen::from_units(1)).units();
    let base = kernel::mul_div(limit.units(), 100, percent.max(100), Rounding::Down)?;
    Ok(figures.run_most.min(Fen::from_units(base - base % step)))
}

/// What the fund takes of a customer at once, and so on a day; none where it has no limit. Where
/// the TA confirms up to the limit of a day, more is taken.
fn run_limit(fund: &Fund) -> Option<Fen> {
    let limits = &fund.limits;
    let cap = limits.daily_account_cap.filter(|_| limits.excess == ExcessPolicy::Reject);
    match (limits.max_single, cap) {
        (Some(single), Some(cap)) => Some(single.min(cap)),
        (single, cap) => single.or(cap),
    }
}

impl Wished {
    /// Puts it into a plan, but for what pays.
    pub fn put(&self, plan: &mut Plan) {
        plan.amount = self.amount;
        plan.set_cycle(self.cycle);
        plan.rule = self.smart.map(|(rule, _)| rule);
        plan.rule_window = self.smart.and_then(|(_, window)| i64::try_from(window).ok());
        plan.end_on = self.end.date;
        plan.end_runs = self.end.times;
        plan.end_rate = self.end.target_rate;
        plan.cash_fund = match self.funds {
            Funds::MoneyFund { fund_code, .. } => Some(fund_code),
            _ => None,
        };
    }
}
