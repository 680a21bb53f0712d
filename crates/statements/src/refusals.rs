//! What the room refuses.

wire::refusals! {
    /// No month or year, one that is ahead, or one before the first confirmed order.
    NO_STATEMENT = 28001, "没有这一期对账单，请重新选择月份或年份";
    /// There is no confirmed e-mail on file.
    NO_EMAIL = 28002, "请先填写并验证接收对账单的邮箱";
}
