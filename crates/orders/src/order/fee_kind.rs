//! What a fee that was paid was for.

use super::kind::OrderKind;

kernel::codes! {
    /// What a fee was for.
    FeeKind, what: "fee kind", refused: "费用类型不正确",
    {
        /// Of a purchase or a subscription.
        Buy = "buy", "申购费";
        /// Of a redemption.
        Redeem = "redeem", "赎回费";
        /// Of a conversion: the redemption fee of the one fund and the top-up fee of the other.
        Convert = "convert", "转换费";
    }
}

kernel::schema_of_codes!(FeeKind);
db::column!(FeeKind: code);

impl FeeKind {
    /// That of an order with one fee; none of conversions, and of orders that cost nothing.
    pub const fn of(kind: OrderKind) -> Option<Self> {
        match kind {
            kind if kind.is_buy() => Some(Self::Buy),
            kind if kind.is_redeem() => Some(Self::Redeem),
            _ => None,
        }
    }
}
