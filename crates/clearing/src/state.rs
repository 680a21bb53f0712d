//! How far days, steps, accounts, records and breaks are.

use kernel::codes;

codes! {
    /// How far a business day is.
    DayState, what: "state of a day", refused: "业务日状态不正确",
    {
        /// Its orders are taken.
        Open = "open", "受理中";
        /// Its steps are under way.
        Closed = "closed", "清算中";
        /// All of its steps are done.
        Done = "done", "已完成";
    }
}

codes! {
    /// How far a step of a day is; a step without a row was never tried.
    StepState, what: "state of a step", refused: "步骤状态不正确",
    {
        /// It is under way, or was when the process died.
        Running = "running", "进行中";
        /// For files that are not there, or not all.
        Waiting = "waiting", "等待中";
        /// It stopped, and says why.
        Failed = "failed", "失败";
        /// It is done.
        Done = "done", "已完成";
        /// It was done, and is being done again.
        Again = "again", "重新处理中";
    }
}

impl StepState {
    /// States of steps that were done once.
    pub const WERE_DONE: [Self; 2] = [Self::Done, Self::Again];

    /// Whether it was done once.
    pub fn was_done(self) -> bool {
        Self::WERE_DONE.contains(&self)
    }
}

codes! {
    /// How far an account at the TA is.
    AccountState, what: "state of an account", refused: "账户状态不正确",
    {
        /// The TA was asked for it.
        Asked = "asked", "已申请";
        /// The TA has opened it.
        Open = "open", "已开立";
        /// The TA has refused it.
        Refused = "refused", "已拒绝";
        /// The TA has closed it.
        Closed = "closed", "已销户";
    }
}

codes! {
    /// What became of asking the TA to close an account, or to amend what it says of its holder.
    RequestState, what: "state of a request", refused: "账户申请状态不正确",
    {
        /// The TA was asked.
        Asked = "asked", "已申请";
        /// It has done so.
        Passed = "passed", "已通过";
        /// It has not.
        Refused = "refused", "已拒绝";
    }
}

codes! {
    /// What became of a record of the files 04 and 06.
    RecordState, what: "state of a record", refused: "记录状态不正确",
    {
        /// It is to be applied.
        Waiting = "waiting", "待处理";
        /// It is applied.
        Applied = "applied", "已入账";
        /// It is about nothing that we know.
        Unknown = "unknown", "查无对应";
        /// It could not be applied.
        Parked = "parked", "已搁置";
        /// It waits for the other records of its application.
        Part = "part", "待补齐";
    }
}

codes! {
    /// Whether a break is still one.
    BreakState, what: "state of a break", refused: "差错状态不正确",
    {
        /// It is.
        Open = "open", "待处理";
        /// It was found to be none any more.
        Settled = "settled", "已解决";
        /// An operator has accepted it.
        Accepted = "accepted", "已确认";
    }
}

db::column!(DayState: code);
db::column!(StepState: code);
db::column!(AccountState: code);
db::column!(RequestState: code);
db::column!(RecordState: code);
db::column!(BreakState: code);

#[cfg(test)]
mod tests {
    use super::*;

    /// What a state is compared with stands in some statements: it is what the type has.
    #[test]
    fn every_state_in_a_statement_is_one_of_its_type() {
        let breaks: Vec<&str> = BreakState::ALL.iter().map(|state| state.code()).collect();
        let records: Vec<&str> = RecordState::ALL.iter().map(|state| state.code()).collect();
        for (file, states) in [("store/breaks.rs", breaks), ("store/confirmations.rs", records)] {
            let file = format!("crates/clearing/src/{file}");
            let found = db::testing::literals(&file, "state");
            assert!(!found.is_empty(), "no statement of {file} has a state");
            for (place, state) in found {
                assert!(states.contains(&state.as_str()), "{place}: {state}");
            }
        }
        // All others bind theirs.
        let all = db::testing::literals("crates/clearing/src/", "state");
        let own =
            |place: &str| place.contains("/breaks.rs:") || place.contains("/confirmations.rs:");
        let others: Vec<_> = all.into_iter().filter(|(place, _)| !own(place)).collect();
        assert_eq!(others, []);
    }
}
