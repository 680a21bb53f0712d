//! What customers are told of their plans: the evening before a run, and what became of it.

use crate::barriers::Barriers;
use crate::plan::Plan;
use crate::run::Run;
use crate::schedule::said;
use db::Tx;
use kernel::{Calendar, Day, Instant};
use messages::{Kind, Leads, Message};
use std::slice;
use wire::Answer;

/// From this hour the messages of an evening may be out.
const EVENING_MS: i32 = 18 * 3_600_000;

/// Names a plan's fund and what pays.
#[derive(Debug, Clone, Copy)]
pub(crate) struct Names<'a> {
    pub fund: &'a str,
    pub payer: &'a str,
}

fn message(plan: &Plan, what: &str, at: Instant) -> Message {
    let key = format!("plan-{}-{what}", plan.plan_no);
    Message::new(plan.cust_no, key, Kind::Trade, at).leads_to(Leads::Plan, plan.plan_no.to_string())
}

/// The evening before: what is taken, or why nothing is as things stand.
pub(crate) fn eve(
    plan: &Plan,
    names: Names<'_>,
    (due_on, barriers): (Day, &Barriers),
    at: Instant,
) -> Message {
    let Names { fund, payer } = names;
    let amount = match plan.rule {
        None => format!("{:#}元", plan.amount),
        Some(_) => format!("{:#}元按智能定投规则增减", plan.amount),
    };
    if let Some(why) = barriers.why(plan) {
        return message(plan, &format!("{due_on}-eve"), at).says(
            format!("{}定投不会扣款", said(due_on)),
            format!("{fund}，{amount}，{why}。处理好以后照常扣款。"),
        );
    }
    message(plan, &format!("{due_on}-eve"), at).says(
        format!("{}定投扣款提醒", said(due_on)),
        format!(
            "{fund}，{amount}，{}9:30从{payer}扣款。不想扣，请在扣款前到“我的定投”暂停或终止。",
            said(due_on)
        ),
    )
}

/// What became of a run. None while something follows.
pub(crate) fn outcome(plan: &Plan, run: &Run, names: Names<'_>, at: Instant) -> Option<Message> {
    use crate::run::RunState::{Again, Cancelled, Failed, Missed, Paid, Paying, Skipped, Unknown};
    let Names { fund, payer } = names;
    let (amount, day, reason) = (run.amount, said(run.due_on), run.reason.trim_end_matches('。'));
    let (what, title, text) = match run.state {
        Paying | Cancelled => return None,
        Paid => {
            ("paid", format!("定投{amount:#}元扣款成功"), format!("{fund}，{day}从{payer}扣款。"))
        }
        Again => (
            "again",
            format!("定投{amount:#}元没有扣成"),
            match plan.cash_fund {
                // What is bought of a money fund by then is not there yet.
                Some(_) => format!("{fund}，{reason}。今天14:00再扣一次。"),
                None => format!("{fund}，{reason}。今天14:00再扣一次，请在这之前存够。"),
            },
        ),
        Failed => (
            "failed",
            format!("定投{amount:#}元扣款失败"),
            format!("{fund}，{reason}。这一期不补扣{}。", goes_on(plan)),
        ),
        Skipped => (
            "skipped",
            format!("定投{amount:#}元这一期没有扣"),
            format!("{fund}，{reason}。这一期不补扣，也不算扣款失败。"),
        ),
        Unknown => (
            "unknown",
            format!("定投{amount:#}元没有成交"),
            format!("{fund}，银行没有及时答复。如果已经扣款，会退回{payer}。"),
        ),
        Missed => (
            "missed",
            format!("定投{amount:#}元这一期没有扣"),
            format!("{fund}，{day}系统没能按时扣款。这一期不补扣，也不算扣款失败。"),
        ),
    };
    Some(message(plan, &format!("{}-{what}", run.due_on), at).says(title, text))
}

/// What follows a run that came to nothing; nothing where no run follows.
fn goes_on(plan: &Plan) -> String {
    plan.due_on.map_or_else(String::new, |due| format!("，下一期{}照常", said(due)))
}

/// The evening before, for who makes, changes or resumes a plan after the evening's messages went
/// out: there is none between now and the run. Told once, as the evening's is.
pub(crate) async fn at_once(
    tx: &mut Tx,
    plan: &Plan,
    names: Names<'_>,
    now: Instant,
) -> Answer<()> {
    let (calendar, today) = (Calendar::china(), now.day());
    let is_late = !calendar.is_open(today) || now.time().ms() >= EVENING_MS;
    match plan.due_on.filter(|due| is_late && *due <= calendar.next_open(today)) {
        Some(due) => {
            let barriers = Barriers::of(tx, slice::from_ref(plan), due).await?;
            Ok(messages::tell(tx, &[eve(plan, names, (due, &barriers), now)]).await?)
        }
        None => Ok(()),
    }
}

/// A plan is over: by the house, or because it has come to its end.
pub(crate) fn over(plan: &Plan, names: Names<'_>, at: Instant) -> Message {
    let Names { fund, .. } = names;
    let title = match plan.state {
        crate::plan::PlanState::Finished => "定投计划已完成",
        _ => "定投计划已终止",
    };
    let text = format!("{fund}，{}。持有的份额不受影响。", plan.ended_why.trim_end_matches('。'));
    message(plan, "over", at).says(title, text)
}
