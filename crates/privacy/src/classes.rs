//! Why data of a class is held, and until when.

use wire::takeaway::DataClass;

/// The law's terms for what a seller of funds keeps, and our own where it has none.
pub(crate) struct Term {
    /// In a clause.
    pub why: &'static str,
    /// 注销后20年
    pub until: &'static str,
    /// Whether it stays when the account is closed.
    pub stays: bool,
    /// Whether its values are shown with it; those of others have pages of their own.
    pub shows_values: bool,
}

/// Of a class. Documents of customers and trades: twenty years (Securities Investment Fund Law,
/// 102); of identities: ten (Anti-Money-Laundering Law of 2024, 34).
pub(crate) const fn term(class: DataClass) -> Term {
    let (why, until) = match class {
        DataClass::Identity => ("实名开户，法律要求", "注销后10年"),
        DataClass::Contact => ("登录、通知、找到你", "注销后20年"),
        DataClass::Cards => ("扣款和回款走同一张卡", "注销后20年"),
        DataClass::Finance => ("风险测评、反洗钱", "注销后20年"),
        DataClass::Trades => ("记账，任何时候能对账", "注销后20年"),
        DataClass::Agreements => ("证明你看过并同意", "注销后20年"),
        DataClass::Devices => ("防盗用", "用到注销"),
        DataClass::Usage => ("按你的习惯显示", "用到注销"),
    };
    let stays = !matches!(class, DataClass::Devices | DataClass::Usage);
    let shows_values =
        !matches!(class, DataClass::Trades | DataClass::Agreements | DataClass::Usage);
    Term { why, until, stays, shows_values }
}
