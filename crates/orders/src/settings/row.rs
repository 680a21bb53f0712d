//! What can be set, and what holds where nothing was.

use serde::{Deserialize, Serialize};
use utoipa::ToSchema;

kernel::codes! {
    /// What a purchase is paid with where nothing else is chosen.
    PayFirst, what: "pay first", refused: "付款来源不正确",
    {
        /// The default card.
        Card = "card", "银行卡";
        /// A money fund that can pay the amount, else the card.
        MoneyFund = "moneyFund", "货币基金";
    }
}

kernel::codes! {
    /// By which cost a holding's profit is shown first.
    CostMethod, what: "cost method", refused: "成本算法不正确",
    {
        /// Moving weighted average (rule PL-05).
        Average = "average", "平均成本";
        /// Diluted (rule PL-06).
        Diluted = "diluted", "摊薄成本";
    }
}

kernel::schema_of_codes!(PayFirst, CostMethod);
db::column!(PayFirst: code);
db::column!(CostMethod: code);

db::row! {
    /// How a customer wants to trade.
    #[derive(Debug, Clone, Copy, PartialEq, Eq, Serialize, Deserialize, ToSchema)]
    #[serde(rename_all = "camelCase")]
    pub struct TradingSettings {
        /// Whether money funds may pay within seconds.
        pub quick: bool,
        /// Whether a big redemption's rest waits for the next day where nothing else is chosen.
        pub defer_rest: bool,
        /// With what purchases are paid where nothing else is chosen.
        pub pay_first: PayFirst,
        /// By which cost holdings are shown first.
        pub cost_method: CostMethod,
    }
}

impl Default for TradingSettings {
    fn default() -> Self {
        Self {
            quick: true,
            defer_rest: true,
            pay_first: PayFirst::Card,
            cost_method: CostMethod::Average,
        }
    }
}
