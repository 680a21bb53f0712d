//! Of what an entry is, and between which accounts it moves points.

kernel::id!(/// An entry of a customer's points; a lot has the number of the one that earned it.
    EntryId);
db::column!(EntryId);

kernel::codes! {
    /// Of what an entry is.
    PointKind, what: "kind of entry", refused: "记录类型不正确",
    {
        SignIn = "signIn", "每日签到";
        Reading = "reading", "阅读";
        Invite = "invite", "邀请好友";
        Lesson = "lesson", "兑换课程";
        /// Points that wait for a purchase to be over.
        Voucher = "voucher", "抵费券";
        VoucherUsed = "voucherUsed", "抵费券已使用";
        VoucherBack = "voucherBack", "抵费券退回";
        Expired = "expired", "到期";
    }
}
kernel::schema_of_codes!(PointKind);
db::column!(PointKind: code);

kernel::codes! {
    /// Where points of a customer are.
    Account, what: "account of points", refused: "账户不正确",
    {
        /// What the house gave, as less than nothing.
        Earned = "earned", "获得";
        /// What can be used.
        Available = "available", "可用";
        /// What waits for a purchase to be over.
        Frozen = "frozen", "冻结";
        /// What bought something.
        Used = "used", "已用";
        /// What was not used in time.
        Expired = "expired", "已到期";
    }
}
db::column!(Account: code);
