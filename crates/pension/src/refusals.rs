//! The room's public codes.

wire::refusals! {
    /// The bank finds no account of the person.
    NO_ACCOUNT = 31001, "没有找到你的个人养老金账户，请先在银行或个人养老金平台开立";
    /// The bank did not answer.
    BANK_SILENT = 31002, "养老金账户的银行没有答复，请稍后再试，没有任何扣款";
    /// The bank refuses, and says why.
    BANK_REFUSED = 31003, "{reason}";
    /// The certificate was never checked.
    NOT_CERTIFIED = 31004, "请先完成实名认证，再关联养老金账户";
    /// Nothing is linked.
    NOT_LINKED = 31005, "还没有关联个人养老金账户，关联后才能买入";
    /// There is less in it.
    ABOVE_BALANCE = 31006, "养老金账户余额{balance}元，不够这次买入，请先到银行缴存";
    /// It is no fund of which anything is held for the pension.
    NOT_HELD = 31007, "养老金账户里没有这只基金的份额";
    /// Each of its lots is held for so long.
    STILL_HELD = 31008, "{name}每笔持有满{months}个月才能赎回，最早{from}可以赎回";
    /// Some of its lots are.
    PARTLY_HELD = 31009, "现在能赎回{available}份，其余份额持有未满期，最早{from}可以赎回";
}
