//! What may be seen, and who knows it. The room knows no positions and no orders: the application
//! registers who reads them.

use db::Tx;
use kernel::{CustNo, Day, Fen, FundCode, Instant, Nav, RiskLevel, Shares};
use serde::{Deserialize, Serialize};
use std::{future::Future, pin::Pin};
use utoipa::ToSchema;
use wire::{Answer, App};

/// A fund that is held.
#[derive(Debug, Clone, PartialEq, Eq, Serialize, Deserialize, ToSchema)]
#[serde(rename_all = "camelCase")]
pub struct SeenHolding {
    pub fund_code: FundCode,
    /// Its short name.
    pub fund_name: String,
    pub shares: Shares,
    /// The last one that is known here, and its day; null before the first.
    pub nav: Nav,
    pub nav_day: Option<Day>,
    /// Worth at that.
    pub value: Fen,
    /// All profit since the beginning.
    pub total_profit: Fen,
}

/// An order.
#[derive(Debug, Clone, PartialEq, Eq, Serialize, Deserialize, ToSchema)]
#[serde(rename_all = "camelCase")]
pub struct SeenOrder {
    pub created_at: Instant,
    /// 申购
    pub kind_name: String,
    pub fund_code: FundCode,
    /// Its short name.
    pub fund_name: String,
    /// As asked for; null where shares were.
    pub amount: Option<Fen>,
    /// As asked for; null where an amount was.
    pub shares: Option<Shares>,
    /// 确认成功
    pub status_name: String,
}

/// Who the customer is as an investor: nothing of a certificate or a card.
#[derive(Debug, Clone, Default, PartialEq, Eq, Serialize, Deserialize, ToSchema)]
#[serde(rename_all = "camelCase")]
pub struct SeenProfile {
    /// Of the last test; null before the first.
    pub risk_level: Option<RiskLevel>,
    /// The last day on which it is valid.
    pub valid_until: Option<Day>,
    /// In full years; null before the real-name step.
    pub age: Option<i32>,
}

/// Reads something of a customer.
pub type Sight<T> =
    for<'a> fn(&'a App, &'a mut Tx, CustNo) -> Pin<Box<dyn Future<Output = Answer<T>> + Send + 'a>>;

/// A service of the application.
#[derive(Clone, Copy)]
pub struct Sights {
    /// `沈**`; empty before the real-name step.
    pub name: Sight<String>,
    /// What is held, the greatest first.
    pub holdings: Sight<Vec<SeenHolding>>,
    /// The newest, newest first.
    pub orders: Sight<Vec<SeenOrder>>,
    pub profile: Sight<SeenProfile>,
}
