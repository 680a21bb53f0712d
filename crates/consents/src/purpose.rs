//! For what a customer's data is used, each of which is asked for by itself.

kernel::codes! {
    /// For what.
    Purpose, what: "purpose", refused: "授权事项不正确",
    {
        /// The account, orders, books. It ends with the account.
        Account = "account", "开户与交易";
        /// Certificates, photos of them and bank cards: sensitive by law.
        Sensitive = "sensitive", "证件和银行卡";
        /// What the customer's manager may see, scope by scope.
        Adviser = "adviser", "客户经理查看";
        /// Who the customer is, for pages of partners that he enters.
        Partner = "partner", "合作方";
        /// Names and days of birth of children for whom accounts are kept: sensitive by law.
        Minor = "minor", "未成年人信息";
        /// The bank of the pension account is asked what is in it: sensitive by law.
        Pension = "pension", "个人养老金账户信息";
        /// What is on offer, told by messages.
        Marketing = "marketing", "推荐与营销";
    }
}
kernel::schema_of_codes!(Purpose);
db::column!(Purpose: code);

kernel::codes! {
    /// What was done.
    Act, what: "act", refused: "操作不正确",
    {
        /// Agreed, having read the text.
        Given = "given", "同意";
        /// No more, from then on.
        Withdrawn = "withdrawn", "撤回";
        /// In force since before the ledger.
        Migrated = "migrated", "迁移";
    }
}
kernel::schema_of_codes!(Act);
db::column!(Act: code);
