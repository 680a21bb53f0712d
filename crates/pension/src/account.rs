//! A pension account as shown.

use crate::held::PensionFund;
use crate::tax::PensionTax;
use crate::year::PensionYear;
use kernel::{Day, Fen, Instant, Rate, TradeAcco};
use serde::{Deserialize, Serialize};
use utoipa::ToSchema;

/// The customer's pension account.
#[derive(Debug, Clone, Serialize, Deserialize, ToSchema)]
#[serde(rename_all = "camelCase")]
pub struct PensionAccount {
    /// Whether it is linked, so that it can pay. What is held stays when it is no more.
    pub linked: bool,
    /// Whether the customer agrees that its bank is asked (consent `pension`).
    pub consented: bool,
    /// The transaction account of what it bought; none where none was ever linked.
    pub trade_acco: Option<TradeAcco>,
    /// 江汀银行; empty where none was ever linked.
    pub bank_name: String,
    /// Last four digits of its number.
    pub tail: String,
    /// What may be invested now; none where the bank never said.
    pub balance: Option<Fen>,
    /// When the bank said so.
    pub balance_at: Option<Instant>,
    /// Whether the bank did not answer just now: `balance` is that of `balanceAt`, and what was
    /// paid in as far as it was known then.
    pub silent: bool,
    /// `value`, `buying`, `leaving` and `balance`; while the bank is `silent`, with what our books
    /// have paid back since `balanceAt`, less what they have collected.
    pub total_assets: Fen,
    /// Market value of what is held, at the last NAVs.
    pub value: Fen,
    /// Paid for purchases that are not confirmed.
    pub buying: Fen,
    /// On its way back to the account.
    pub leaving: Fen,
    /// Asked of the bank for purchases, which has not said whether it paid: it may have left
    /// `balance` already, and is in no other sum.
    pub asking: Fen,
    /// Sum of the profits of each fund's latest NAV day.
    pub day_profit: Fen,
    /// The NAV day that all updated funds have reached; none with no holding.
    pub day_profit_date: Option<Day>,
    /// Profit of what is held now.
    pub holding_profit: Fen,
    /// Of the cost; none without cost.
    pub holding_profit_rate: Option<Rate>,
    /// All profit since the beginning.
    pub total_profit: Fen,
    /// This calendar year.
    pub year: PensionYear,
    /// What it saves of the tax: an example.
    pub tax: PensionTax,
    /// How many funds are in the directory in force.
    pub listed: usize,
    /// What is held, the most valuable first.
    pub funds: Vec<PensionFund>,
}
