//! How far a small-amount check is.

kernel::codes! {
    /// What became of the payment.
    CheckPayment, what: "payment of a check", refused: "打款状态不正确",
    {
        /// The bank was asked, or is about to be.
        Asked = "asked", "打款中";
        /// The money has moved.
        Paid = "paid", "已打款";
        /// It has not and will not.
        Refused = "refused", "打款失败";
    }
}
db::column!(CheckPayment: code);

kernel::codes! {
    /// What became of the naming.
    CheckOutcome, what: "outcome of a check", refused: "小额验证结果不正确",
    {
        /// The amount was not named yet.
        Open = "open", "待验证";
        /// It was.
        Passed = "passed", "已通过";
        /// Another one was, as often as it may be.
        Missed = "missed", "未通过";
    }
}
db::column!(CheckOutcome: code);

kernel::codes! {
    /// A check as its customer sees it.
    CheckState, what: "state of a check", refused: "小额验证状态不正确",
    {
        /// There is none.
        Absent = "none", "未发起";
        /// The bank has not spoken yet.
        Paying = "paying", "打款中";
        /// The bank could not pay; `reason` says why.
        Refused = "refused", "打款失败";
        /// The money is there; its amount is asked for.
        Waiting = "waiting", "待验证";
        /// Another amount was named too often.
        Missed = "missed", "次数用完";
        /// The amount was not named in time.
        Expired = "expired", "已过期";
        /// The amount was named.
        Passed = "passed", "已通过";
    }
}
kernel::schema_of_codes!(CheckState);
