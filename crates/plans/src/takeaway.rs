//! What the room hands out to a customer who takes his data along.

use crate::store::links;
use crate::store::plans as store;
use crate::store::runs;
use crate::words::cycle_name;
use db::Tx;
use kernel::CustNo;
use wire::Answer;
use wire::takeaway::{Cells, DataClass, Held, Sheet, Sheets};

static PLANS: Sheet = Sheet {
    name: "plans",
    title: "定投计划",
    class: DataClass::Trades,
    columns: &[
        ("planNo", "计划编号"),
        ("fundCode", "基金代码"),
        ("tradeAcco", "交易账号"),
        ("cashFundCode", "付款的货币基金"),
        ("amount", "每期金额"),
        ("cycle", "周期"),
        ("rule", "增减规则"),
        ("window", "规则看几个净值"),
        ("endOn", "截止日"),
        ("endTimes", "截止期数"),
        ("endRate", "目标收益率"),
        ("state", "状态"),
        ("next", "下次扣款"),
        ("failures", "连续扣款失败"),
        ("paidRuns", "已扣期数"),
        ("paid", "已扣金额"),
        ("agreed", "同意的文件"),
        ("agreedAt", "同意时间"),
        ("createdAt", "创建时间"),
        ("endedAt", "结束时间"),
        ("endedWhy", "结束原因"),
    ],
    of: &["plans_plans"],
};

static RUNS: Sheet = Sheet {
    name: "plan-runs",
    title: "定投扣款",
    class: DataClass::Trades,
    columns: &[
        ("planNo", "计划编号"),
        ("date", "扣款日"),
        ("nominal", "原定日"),
        ("state", "状态"),
        ("tries", "扣款次数"),
        ("base", "每期金额"),
        ("amount", "本期金额"),
        ("percent", "比例（%）"),
        ("distance", "偏离"),
        ("orderNo", "订单号"),
        ("firstOrderNo", "第一次的订单号"),
        ("reason", "原因"),
        ("at", "时间"),
    ],
    of: &["plans_runs"],
};

static CHANGES: Sheet = Sheet {
    name: "plan-changes",
    title: "定投变更",
    class: DataClass::Trades,
    columns: &[("planNo", "计划编号"), ("what", "变更"), ("text", "内容"), ("at", "时间")],
    of: &["plans_changes"],
};

static LINKS: Sheet = Sheet {
    name: "plan-links",
    title: "定投日历链接",
    class: DataClass::Trades,
    columns: &[("madeAt", "生成时间")],
    of: &["plans_links"],
};

/// For the application to register.
pub const HELD: Held = Held {
    sheets: &[&PLANS, &RUNS, &CHANGES, &LINKS],
    hand_out: |tx, cust_no, out| Box::pin(hand_out(tx, cust_no, out)),
};

async fn hand_out(tx: &mut Tx, cust_no: CustNo, out: &mut dyn Sheets) -> Answer<()> {
    out.begin(&PLANS)?;
    for plan in store::all_of(tx, cust_no).await? {
        let row = Cells::new()
            .and(plan.plan_no)
            .and(plan.fund_code)
            .and(plan.trade_acco)
            .maybe(plan.cash_fund)
            .and(plan.amount)
            .and(cycle_name(plan.cycle()?))
            .maybe(plan.rule.map(|rule| rule.chinese()))
            .maybe(plan.rule_window)
            .maybe(plan.end_on)
            .maybe(plan.end_runs)
            .maybe(plan.end_rate)
            .and(plan.state.chinese())
            .maybe(plan.due_on)
            .and(plan.failures)
            .and(plan.paid_runs)
            .and(plan.paid)
            .and(plan.agreed)
            .and(plan.agreed_at)
            .and(plan.created_at)
            .maybe(plan.ended_at)
            .and(plan.ended_why);
        out.row(row)?;
    }
    out.begin(&RUNS)?;
    for run in runs::all_of(tx, cust_no).await? {
        let row = Cells::new()
            .and(run.plan_no)
            .and(run.due_on)
            .and(run.nominal_on)
            .and(run.state.chinese())
            .and(run.tries)
            .and(run.base)
            .and(run.amount)
            .maybe(run.percent)
            .maybe(run.distance)
            .maybe(run.order_no)
            .maybe(run.first_no)
            .and(run.reason)
            .and(run.at);
        out.row(row)?;
    }
    out.begin(&CHANGES)?;
    for change in store::all_changes(tx, cust_no).await? {
        out.row(Cells::new().and(change.plan_no).and(change.what).and(change.text).and(change.at))?;
    }
    out.begin(&LINKS)?;
    if let Some(link) = links::of(tx, cust_no).await? {
        out.row(Cells::new().and(link.made_at))?;
    }
    Ok(())
}
