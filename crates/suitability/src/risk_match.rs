//! Match of a customer and a product (domain 4.5).

use kernel::{FundCode, RiskLevel};
use serde::{Deserialize, Serialize};
use utoipa::ToSchema;

/// Which product, at the stage of a trade.
#[derive(Debug, Clone, Deserialize, ToSchema)]
#[serde(rename_all = "camelCase")]
pub struct RiskMatchRequest {
    /// The fund.
    pub fund_code: FundCode,
    /// Whether it is an advisory portfolio.
    #[serde(default)]
    pub ca: bool,
    /// What the customer is about to do: `buy` (the default) or `browse`.
    #[serde(default)]
    pub action_type: Option<String>,
    /// `1`: the customer has read the letter and insists.
    #[serde(default)]
    pub action_confirm: Option<String>,
    /// The version of the letter that was shown, on confirmation.
    #[serde(default)]
    pub letter_version: Option<String>,
    /// The hash of the letter that was shown, on confirmation.
    #[serde(default)]
    pub letter_hash: Option<String>,
    /// How many seconds the letter was on the screen, on confirmation.
    #[serde(default)]
    pub seconds_read: Option<u32>,
}

/// A classic match: the fund, and `newCrs=1`.
#[derive(Debug, Clone, Deserialize, ToSchema)]
#[serde(rename_all = "camelCase")]
pub struct ClassicMatchRequest {
    /// The fund.
    pub fund_code: FundCode,
    /// Always `1`.
    #[serde(default)]
    pub new_crs: Option<String>,
}

/// The written warning that is read before a purchase above the customer's level.
#[derive(Debug, Clone, PartialEq, Eq, Serialize, Deserialize, ToSchema)]
#[serde(rename_all = "camelCase")]
pub struct WarningLetter {
    /// 风险警示: what the company tells the customer.
    pub caution_context: String,
    /// 投资者确认: what the customer declares by confirming.
    pub investor_confirm_context: String,
    /// To be sent back on confirmation.
    pub version: String,
    /// SHA-256 of both texts in hex, to be sent back on confirmation.
    pub hash: String,
    /// How long it must be on the screen before it can be confirmed.
    pub min_seconds: u32,
}

/// The result of a match.
#[derive(Debug, Clone, PartialEq, Eq, Serialize, Deserialize, ToSchema)]
#[serde(rename_all = "camelCase")]
pub struct RiskMatch {
    /// Whether the customer may go on now, an acknowledged warning counted.
    pub match_result: bool,
    /// `T0` fits; `T1` test missing or expired; `T2` above the level, with a warning; `T3` fits,
    /// with a letter; `T6` may not be bought.
    pub match_result_code: String,
    /// What the customer reads.
    pub match_result_msg: String,
    /// The customer's level as 1 to 5; none when there is no valid one.
    pub cust_risk: Option<RiskLevel>,
    /// C3 稳健型
    pub cust_risk_desc: String,
    /// The product's level as 1 to 5.
    pub fund_risk: RiskLevel,
    /// R4 中高风险
    pub fund_risk_desc: String,
    /// The same code where a dialog words it (T2), else empty.
    pub match_prompt_code: String,
    /// The dialog's words, else empty.
    pub match_prompt_msg: String,
    /// Always false for public funds.
    pub is_private: bool,
    /// Whether the dialog has a button to go on.
    pub process_on: bool,
    /// `buy`, `warn`, `reassess`.
    pub buy_action: String,
    /// The warning to be read and confirmed; none when none is due.
    pub letter: Option<WarningLetter>,
}
