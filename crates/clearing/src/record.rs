//! What a record of the files 04 and 06 says.

use crate::state::RecordState;
use crate::store::confirmations::{AppliedRow, ConfirmationRow};
use kernel::TradeAcco;

impl ConfirmationRow {
    /// The account that it is about; none where the file names what is no account of ours.
    pub fn account(&self) -> Option<TradeAcco> {
        self.trade_acco.parse().ok()
    }

    /// The record in this state.
    pub fn mark(&self, state: RecordState) -> AppliedRow {
        AppliedRow {
            ta: self.ta.clone(),
            file_type: self.file_type.clone(),
            cfm_day: self.cfm_day,
            serial: self.serial.clone(),
            state,
        }
    }

    /// Whether its application has no further records; of one that is received only there is one.
    pub fn is_last(&self) -> bool {
        self.finished || self.business == "120"
    }

    /// A name for the journal that no other day gives. A number that begins with its day is one
    /// already.
    pub fn reference(&self) -> String {
        let day = format!("{:08}", self.cfm_day.yyyymmdd());
        match self.serial.starts_with(&day) {
            true => self.serial.clone(),
            false => format!("{day}-{}", self.serial),
        }
    }

    /// What another record says otherwise, for people: 份额100.00→99.00.
    pub fn differences(&self, other: &Self) -> String {
        let said = |row: &Self| {
            [
                ("业务", row.business.clone()),
                ("返回代码", row.return_code.clone()),
                ("原因", row.reason.clone()),
                ("申请单号", row.order_no.to_string()),
                ("日期", row.t_day.to_string()),
                ("交易账号", row.trade_acco.to_string()),
                ("基金", row.fund.to_string()),
                ("净值", row.nav.to_string()),
                ("金额", row.amount.to_string()),
                ("份额", row.shares.to_string()),
                ("手续费", row.fee.to_string()),
                ("利息", row.interest.to_string()),
                ("转入基金", row.target_fund.map_or_else(String::new, |fund| fund.to_string())),
                ("转入基金净值", row.target_nav.to_string()),
                ("转入份额", row.target_shares.to_string()),
                ("补差费", row.top_up_fee.to_string()),
                ("对方交易账号", row.target_acco.clone()),
                ("转入转出", row.direction.clone()),
            ]
        };
        let both = said(self).into_iter().zip(said(other));
        let differ = both.filter(|((_, ours), (_, theirs))| ours != theirs);
        let all: Vec<String> =
            differ.map(|((what, ours), (_, theirs))| format!("{what}{ours}→{theirs}")).collect();
        // The last record of an application, a lot of another one, an income.
        if all.is_empty() { "记录的性质".to_owned() } else { all.join("，") }
    }

    /// Whether what it says is in the books, and stays.
    pub fn is_applied(&self) -> bool {
        self.state == RecordState::Applied
    }

    /// Whether both say the same; what became of them is not compared.
    pub fn says_as(&self, other: &Self) -> bool {
        Self { state: other.state, ..self.clone() } == *other
    }
}
