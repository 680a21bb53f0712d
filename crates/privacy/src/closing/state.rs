//! How far a closing is.

kernel::codes! {
    /// How far a closing is.
    ClosingState, what: "state of a closing", refused: "注销状态不正确",
    {
        /// The customer can change his mind.
        Asked = "asked", "可以反悔";
        /// The TA was asked.
        Sent = "sent", "登记机构处理中";
        /// The customer changed his mind.
        Cancelled = "cancelled", "已取消";
        /// Something stood against it at the end, or the TA refused: the account is open.
        Refused = "refused", "没有注销";
        /// The account is closed.
        Closed = "closed", "已注销";
    }
}
kernel::schema_of_codes!(ClosingState);
db::column!(ClosingState: code);

impl ClosingState {
    /// Whether nothing is bought meanwhile.
    pub const fn is_open(self) -> bool {
        matches!(self, Self::Asked | Self::Sent)
    }
}
