//! A plan of a customer: what it takes, how often, and until when.

use crate::ladders::Rule;
use calc::PlanCycle;
use db::Error;
use kernel::{CustNo, Day, Fen, FundCode, Instant, Rate, TradeAcco};
use orders::{Agreed, MandateNo};

kernel::id!(
    /// A plan's number; orders stand on its word under the same number.
    PlanNo
);
db::column!(PlanNo);

impl PlanNo {
    /// As orders name it.
    pub fn mandate(self) -> MandateNo {
        self.value().into()
    }
}

kernel::codes! {
    /// Where a plan stands.
    PlanState, what: "state of a plan", refused: "定投计划的状态不正确",
    {
        /// It runs on its days.
        Running = "1", "进行中";
        /// The customer lets it rest, and may resume it.
        Paused = "2", "已暂停";
        /// The customer ended it, or too many runs failed. It never runs again.
        Ended = "3", "已终止";
        /// It has reached what it was made for.
        Finished = "4", "已完成";
    }
}

impl PlanState {
    /// Whether it may still run.
    pub const fn is_alive(self) -> bool {
        matches!(self, Self::Running | Self::Paused)
    }
}

kernel::schema_of_codes!(PlanState);
db::column!(PlanState: code);
db::column!(Rule: code);

db::row! {
    /// A row of `plans_plans`.
    #[derive(Debug, Clone, PartialEq, Eq)]
    pub(crate) struct Plan {
        pub cust_no: CustNo,
        pub plan_no: PlanNo,
        pub fund_code: FundCode,
        /// What is bought belongs to it, and its card pays where no money fund does.
        pub trade_acco: TradeAcco,
        /// The money fund of the same account that pays.
        pub cash_fund: Option<FundCode>,
        /// Of a run, fee included; of a smart plan at 100 %.
        pub amount: Fen,
        pub cycle_unit: i64,
        pub cycle: i64,
        pub fix_day: Option<i64>,
        pub rule: Option<Rule>,
        /// How many of the last NAVs the rule looks at.
        pub rule_window: Option<i64>,
        /// The last day on which it runs.
        pub end_on: Option<Day>,
        /// After so many paid runs it is finished.
        pub end_runs: Option<i64>,
        /// Once its return is so much.
        pub end_rate: Option<Rate>,
        pub state: PlanState,
        /// Counted failures in a row.
        pub failures: i64,
        pub counted_from: Day,
        pub nominal_on: Option<Day>,
        pub due_on: Option<Day>,
        /// Runs of which nobody knows yet whether they are paid.
        pub under_way: i64,
        pub paid_runs: i64,
        pub paid: Fen,
        pub decision_id: i64,
        pub agreed: String,
        pub agreed_at: Instant,
        pub created_at: Instant,
        pub ended_at: Option<Instant>,
        pub ended_why: String,
    }
}

impl Plan {
    /// How often it runs.
    ///
    /// # Errors
    /// A fault: only cycles that can be are stored.
    pub fn cycle(&self) -> Result<PlanCycle, Error> {
        let small = |value: i64| i32::try_from(value).unwrap_or_default();
        PlanCycle::new(small(self.cycle_unit), small(self.cycle), self.fix_day.map(small)).map_err(
            |error| {
                Error::new(
                    db::ErrorKind::Fault,
                    format!("the cycle of plan {}: {error}", self.plan_no),
                )
            },
        )
    }

    /// Takes another cycle.
    pub fn set_cycle(&mut self, cycle: PlanCycle) {
        self.cycle_unit = cycle.unit().into();
        self.cycle = cycle.cycle().into();
        self.fix_day = cycle.fix_day().map(i64::from);
    }

    /// The rule and window of a smart plan.
    pub fn smart(&self) -> Option<(Rule, usize)> {
        self.rule.zip(self.rule_window.and_then(|window| usize::try_from(window).ok()))
    }

    /// What was accepted when it was made or changed.
    pub fn agreed(&self) -> Agreed {
        Agreed { documents: self.agreed.clone(), at: self.agreed_at }
    }

    /// It stands still: paused, ended or finished.
    pub fn stop(&mut self, state: PlanState) {
        self.state = state;
        (self.nominal_on, self.due_on) = (None, None);
    }

    /// It never runs again.
    pub fn end(&mut self, state: PlanState, at: Instant, why: &str) {
        self.stop(state);
        self.ended_at = Some(at);
        why.clone_into(&mut self.ended_why);
    }
}
