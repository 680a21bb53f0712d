//! What a customer may let his manager see.

kernel::codes! {
    /// A part of what is known of a customer.
    Scope, what: "scope", refused: "授权内容不正确",
    {
        /// Positions, their worth and profit.
        Holdings = "holdings", "持仓和收益";
        /// Orders and what became of them.
        Orders = "orders", "交易记录";
        /// Level of risk, age and what the opening asked; no number of a certificate or a card.
        Profile = "profile", "风险等级和基本资料";
    }
}
kernel::schema_of_codes!(Scope);
db::column!(Scope: code);
