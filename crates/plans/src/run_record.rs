//! A run as its customer sees it.

use crate::run::{Run, RunState};
use crate::schedule::shift_why;
use kernel::{Day, Fen, Nav, Shares};
use orders::{Order, OrderNo, PayStatus};
use serde::{Deserialize, Serialize};
use utoipa::ToSchema;

/// A run.
#[derive(Debug, Clone, PartialEq, Eq, Serialize, Deserialize, ToSchema)]
#[serde(rename_all = "camelCase")]
pub struct RunRecord {
    /// The day on which it ran, which names it.
    pub date: Day,
    /// The day of the cycle.
    pub nominal: Day,
    /// Why they differ, in Chinese; empty where they do not.
    pub why: String,
    /// What became of it.
    pub state: RunState,
    /// 已扣款
    pub state_name: String,
    /// What it took, or was to take.
    pub amount: Fen,
    /// What the plan takes at 100 %.
    pub base: Fen,
    /// Of a smart plan, what of that it took, in whole percent; none of others.
    pub percent: Option<i64>,
    /// How far the NAV was from its past, such as `-6.8541%`; none with too few NAVs.
    pub distance: Option<String>,
    /// Its order; none where none was placed.
    pub order_no: Option<OrderNo>,
    /// The order of the first try, where there were two.
    pub first_order_no: Option<OrderNo>,
    /// Once or twice.
    pub tries: i64,
    /// Why it came to nothing, in Chinese; empty otherwise.
    pub reason: String,
    /// 确认成功, where its order stands; empty where there is none.
    pub order_status_name: String,
    /// What was confirmed; none before.
    pub shares: Option<Shares>,
    /// At which NAV; none before.
    pub nav: Option<Nav>,
}

/// A run with its order. What the bank has paid is told before the day is sealed.
pub(crate) fn shown(run: &Run, order: Option<&Order>) -> RunRecord {
    let is_paid = order.is_some_and(|order| order.pay_status == PayStatus::Paid);
    let state = match run.state {
        RunState::Paying if is_paid => RunState::Paid,
        state => state,
    };
    RunRecord {
        date: run.due_on,
        nominal: run.nominal_on,
        why: shift_why(run.nominal_on, run.due_on),
        state,
        state_name: state.chinese().to_owned(),
        amount: run.amount,
        base: run.base,
        percent: run.percent,
        distance: run.distance.clone(),
        order_no: run.order_no,
        first_order_no: run.first_no,
        tries: run.tries,
        reason: run.reason.clone(),
        order_status_name: order
            .map_or_else(String::new, |order| order.status.chinese().to_owned()),
        shares: order.and_then(|order| order.confirmed_shares),
        nav: order.and_then(|order| order.confirmed_nav),
    }
}
