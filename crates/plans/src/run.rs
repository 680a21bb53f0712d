//! A run of a plan: what became of it on one day.

use crate::plan::PlanNo;
use kernel::{CustNo, Day, Fen, Instant};
use orders::OrderNo;

kernel::codes! {
    /// What became of a run.
    RunState, what: "state of a run", refused: "这一期的状态不正确",
    {
        /// Its order is placed; the bank is asked.
        Paying = "1", "扣款中";
        /// The money is here; from now on it is an order like any other.
        Paid = "2", "已扣款";
        /// The bank refused; counted.
        Failed = "3", "扣款失败";
        /// The fund or the customer was not ready for it; not counted.
        Skipped = "4", "本期跳过";
        /// The bank said nothing in time; not counted.
        Unknown = "5", "银行没有答复";
        /// The step did not run before the cut-off; not counted, and never made up for.
        Missed = "6", "未能执行";
        /// The bank refused for want of money; tried again in the afternoon.
        Again = "7", "下午再试";
        /// The customer cancelled its order; not counted.
        Cancelled = "8", "已撤单";
    }
}

impl RunState {
    /// Whether something still follows.
    pub const fn is_open(self) -> bool {
        matches!(self, Self::Paying | Self::Again)
    }
}

kernel::schema_of_codes!(RunState);
db::column!(RunState: code);

db::row! {
    /// A row of `plans_runs`.
    #[derive(Debug, Clone, PartialEq, Eq)]
    pub(crate) struct Run {
        pub cust_no: CustNo,
        pub plan_no: PlanNo,
        /// The day on which it runs, which names it.
        pub due_on: Day,
        /// The day of the cycle.
        pub nominal_on: Day,
        pub state: RunState,
        pub tries: i64,
        /// What the plan takes at 100 %.
        pub base: Fen,
        /// What this run takes.
        pub amount: Fen,
        /// Of a smart plan, in whole percent.
        pub percent: Option<i64>,
        /// How far the NAV was from its past; none with too few NAVs.
        pub distance: Option<String>,
        /// The order of the last try.
        pub order_no: Option<OrderNo>,
        /// The order of the first try, where there are two.
        pub first_no: Option<OrderNo>,
        /// Why it failed or did not come about; empty otherwise.
        pub reason: String,
        pub at: Instant,
    }
}
