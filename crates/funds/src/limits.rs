//! Limits of orders in a fund (domain 1.5).

use kernel::{Fen, Shares};
use serde::{Deserialize, Serialize};

/// Limits of a share class; amounts in yuan, gross of fees.
#[derive(Debug, Clone, Copy, PartialEq, Eq, Serialize, Deserialize)]
pub struct Limits {
    /// Least first purchase.
    pub min_first_buy: Fen,
    /// Least further purchase.
    pub min_add_buy: Fen,
    /// Amounts are multiples of it.
    pub buy_step: Fen,
    /// Largest single purchase; none is no limit.
    pub max_single: Option<Fen>,
    /// Largest sum of a customer's purchases on one T-day; none is no limit.
    pub daily_account_cap: Option<Fen>,
    /// What happens with an order that passes the daily cap.
    pub excess: ExcessPolicy,
    /// Least redemption.
    pub min_redeem: Shares,
    /// A redemption that leaves less than this takes everything.
    pub min_hold: Shares,
    /// Least conversion out.
    pub min_convert: Shares,
    /// Least instalment of a fixed-invest plan.
    pub min_fixed: Fen,
}

/// What happens with an order that passes the daily cap (rule LM-03).
#[derive(Debug, Clone, Copy, PartialEq, Eq, Serialize, Deserialize)]
pub enum ExcessPolicy {
    /// The whole order is refused.
    Reject,
    /// It is confirmed up to the cap and the rest refunded.
    ConfirmToCap,
}

impl Limits {
    /// What platforms usually ask: 10 yuan, 0.01 yuan on money funds, no caps.
    pub fn usual(is_money: bool) -> Self {
        let least = Fen::from_units(if is_money { 1 } else { 1_000 });
        Self {
            min_first_buy: least,
            min_add_buy: least,
            buy_step: Fen::from_units(1),
            max_single: None,
            daily_account_cap: None,
            excess: ExcessPolicy::Reject,
            min_redeem: Shares::from_units(if is_money { 1 } else { 100 }),
            min_hold: Shares::from_units(if is_money { 0 } else { 100 }),
            min_convert: Shares::from_units(100),
            min_fixed: Fen::from_units(1_000),
        }
    }
}
