//! The steps of a day, in their order.

use exchange::FileType;
use kernel::{Calendar, Day, Instant, Invalid, TimeOfDay};
use wire::Failure;

/// A step of a business day.
#[derive(Debug, Clone, Copy, PartialEq, Eq, PartialOrd, Ord, Hash)]
pub enum Step {
    /// Fixed-invest plans that are due run.
    Deduct,
    /// Runs that were refused for want of money are tried once more.
    DeductAgain,
    /// The money of orders before the cut-off is collected.
    Collect,
    /// Orders of T are sealed.
    Seal,
    /// Files 01 and 03 are written.
    Export,
    /// The TA works. Where it is another company, nothing happens here.
    Answer,
    /// File 07: prices.
    Prices,
    /// Positions are valued.
    Value,
    /// File 02: accounts.
    Accounts,
    /// File 06: dividends and incomes. Before the confirmations: a redemption of T has them.
    Dividends,
    /// File 04: confirmations.
    Confirm,
    /// File 05: what the TA holds against what we hold.
    Reconcile,
    /// Refunds and proceeds that are due go to the cards.
    Pay,
    /// The bank's statement against what we booked. After the payouts: they do not wait for it.
    Bank,
    /// Customers are told of what the day brought, and of what is about to end; codes, sessions and
    /// answers long past their validity are deleted.
    Purge,
}

impl Step {
    /// All of them, in their order.
    pub const ALL: &'static [Self] = &[
        Self::Deduct,
        Self::DeductAgain,
        Self::Collect,
        Self::Seal,
        Self::Export,
        Self::Answer,
        Self::Prices,
        Self::Value,
        Self::Accounts,
        Self::Dividends,
        Self::Confirm,
        Self::Reconcile,
        Self::Pay,
        Self::Bank,
        Self::Purge,
    ];

    /// As stored and on the command line.
    pub const fn name(self) -> &'static str {
        match self {
            Self::Deduct => "deduct",
            Self::DeductAgain => "deduct-again",
            Self::Collect => "collect",
            Self::Seal => "seal",
            Self::Export => "export",
            Self::Answer => "answer",
            Self::Prices => "prices",
            Self::Value => "value",
            Self::Accounts => "accounts",
            Self::Dividends => "dividends",
            Self::Confirm => "confirm",
            Self::Reconcile => "reconcile",
            Self::Pay => "pay",
            Self::Bank => "bank",
            Self::Purge => "purge",
        }
    }

    /// The step of this name.
    pub fn from_name(name: &str) -> Option<Self> {
        Self::ALL.iter().copied().find(|step| step.name() == name)
    }

    /// For people.
    pub const fn chinese(self) -> &'static str {
        match self {
            Self::Deduct => "定投扣款",
            Self::DeductAgain => "定投再扣一次",
            Self::Collect => "核对支付",
            Self::Seal => "封存当日订单",
            Self::Export => "发送申请文件",
            Self::Answer => "注册登记机构处理",
            Self::Prices => "接收净值",
            Self::Value => "估值与收益",
            Self::Accounts => "接收账户确认",
            Self::Dividends => "分红与收益结转",
            Self::Confirm => "确认交易",
            Self::Reconcile => "份额对账",
            Self::Pay => "退款与打款",
            Self::Bank => "银行对账",
            Self::Purge => "提醒与清理",
        }
    }

    /// Its place, from 1.
    pub fn position(self) -> i64 {
        let before = Self::ALL.iter().take_while(|step| **step != self);
        before.map(|_| 1).sum::<i64>() + 1
    }

    /// The business time of the step for T: a sandbox moves its clock there, and the events of the
    /// step carry it. What follows from the TA's confirmations belongs to the confirmation day.
    ///
    /// # Errors
    /// None: all of the times exist.
    pub fn due(self, t_day: Day) -> Result<Instant, Invalid> {
        let next = Calendar::china().next_open(t_day);
        let (day, time) = match self {
            Self::Deduct => (t_day, TimeOfDay::DEDUCTION),
            Self::DeductAgain => (t_day, TimeOfDay::new(14, 0)?),
            Self::Collect | Self::Seal | Self::Export => (t_day, TimeOfDay::CUTOFF),
            Self::Answer | Self::Prices | Self::Value => (t_day, TimeOfDay::new(20, 0)?),
            Self::Accounts | Self::Dividends | Self::Confirm => (next, TimeOfDay::new(7, 30)?),
            Self::Reconcile => (next, TimeOfDay::new(8, 0)?),
            Self::Pay | Self::Bank | Self::Purge => (next, TimeOfDay::new(8, 30)?),
        };
        Ok(Instant::at(day, time))
    }

    /// The type of the TA's files that it takes; none of a step that takes none.
    pub(crate) const fn takes(self) -> Option<FileType> {
        match self {
            Self::Prices => Some(FileType::FundState),
            Self::Accounts => Some(FileType::AccountConfirmation),
            Self::Dividends => Some(FileType::Dividend),
            Self::Confirm => Some(FileType::TradeConfirmation),
            Self::Reconcile => Some(FileType::ShareStatement),
            _ => None,
        }
    }

    /// Whether it is done before the cut-off, while orders are taken.
    pub fn is_before_cut_off(self) -> bool {
        self < Self::Collect
    }

    /// Whether it belongs to closing the day, before the TA answers.
    pub fn closes(self) -> bool {
        self <= Self::Export
    }
}

/// Whether a step is done for the first time.
#[derive(Debug, Clone, Copy, PartialEq, Eq)]
pub(crate) enum Turn {
    /// It is.
    First,
    /// It is done: what it left alone is tried again.
    Again,
}

wire::refusals! {
    /// Another run is at work, of this process or another one.
    BUSY = 19001, "日终处理正在进行，请稍候";
    /// Only a sandbox may move its clock to the cut-off.
    TOO_EARLY = 19002, "{day}尚未到15:00，不能封存";
    /// A file that the step needs is not in the folder.
    FILE_MISSING = 19003, "未收到{day}的{file}文件，请将其放入接收目录后重试";
    /// A file cannot be read; the reason names file, record and field.
    FILE_REFUSED = 19004, "文件有误，整份未入账：{reason}";
    /// Money and shares of a day do not move before it.
    NOT_YET = 19005, "{step}属于{day}，到当日才能处理";
    /// There is nothing yet to compare the day's files with.
    NOT_WORKED_OFF = 19006, "{day}的确认文件尚未入账";
    /// Not everything is there that the TA's index lists.
    WAITS = 19007, "等待注册登记机构{ta}：{what}";
    /// What was done before the TA's files is not done again.
    NOT_AGAIN = 19008, "{step}不能重做";
    /// Only what is done can be done again.
    NOT_DONE = 19009, "{step}尚未完成，不能重做";
    /// The bank's statement is not there, or not all of it.
    BANK_WAITS = 19010, "等待支付渠道的对账单：{what}";
}

/// Whether a step that ended so only waits for files.
pub(crate) fn is_waiting(failure: &Failure) -> bool {
    [FILE_MISSING.code, WAITS.code, BANK_WAITS.code].map(Some).contains(&failure.code())
}
