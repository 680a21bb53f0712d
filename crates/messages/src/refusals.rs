//! The room's public codes.

wire::refusals! {
    /// Money and security are always told.
    ALWAYS_TOLD = 24001, "{name}关系到资金和账户安全，不能关闭提醒";
    /// A channel on which the customer cannot be reached.
    CHANNEL_NOT_READY = 24002, "{name}还不能接收提醒，请先完成绑定或填写";
    /// What was read at once is made unread again for a short time only.
    TOO_LATE = 24003, "已超过可撤销的时间";
}
