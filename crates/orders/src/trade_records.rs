//! A customer's trade records, newest first, in pages, grouped by month.

use crate::{OrderKind, OrderNo, OrderStatus, PayStatus};
use kernel::{Day, Fen, FundCode, Instant, Shares};
use serde::{Deserialize, Serialize};
use utoipa::ToSchema;

/// A filter by what orders do.
#[derive(Debug, Clone, Copy, PartialEq, Eq, Default, Serialize, Deserialize, ToSchema)]
#[serde(rename_all = "camelCase")]
pub enum RecordFilter {
    /// All of them.
    #[default]
    All,
    /// Purchases and subscriptions.
    Buy,
    /// Redemptions of every kind.
    Redeem,
    /// Dividends.
    Dividend,
    /// Cancelled and void ones.
    Cancelled,
    /// Those that are not final yet.
    InTransit,
}

/// Which records.
#[derive(Debug, Clone, Default, Deserialize, ToSchema)]
#[serde(rename_all = "camelCase", default)]
pub struct TradeRecordsRequest {
    /// By what they do.
    pub filter: RecordFilter,
    /// Of one fund.
    pub fund_code: Option<FundCode>,
    /// Accepted on this day or later.
    pub from: Option<Day>,
    /// Accepted on this day or earlier.
    pub to: Option<Day>,
    /// From 1.
    pub page_no: Option<u32>,
    /// At most 100; 20 when left out.
    pub page_size: Option<u32>,
}

/// An order in a list.
#[derive(Debug, Clone, Serialize, Deserialize, ToSchema)]
#[serde(rename_all = "camelCase")]
pub struct TradeRecord {
    /// Its number.
    pub order_no: OrderNo,
    /// What it is.
    pub kind: OrderKind,
    /// 买入
    pub kind_name: String,
    /// The fund.
    pub fund_code: FundCode,
    /// Its short name.
    pub fund_name: String,
    /// Buying: what is paid; redeeming: what arrives, once confirmed.
    pub amount: Option<Fen>,
    /// Redeeming: how many shares; buying: what was confirmed.
    pub shares: Option<Shares>,
    /// Where it stands.
    pub status: OrderStatus,
    /// 确认中
    pub status_name: String,
    /// Where its money is.
    pub pay_status: PayStatus,
    /// When it was accepted.
    pub created_at: Instant,
    /// T; its NAV is the price.
    pub t_day: Day,
    /// Whether it may be cancelled now.
    pub cancelable: bool,
}

/// The records of a month.
#[derive(Debug, Clone, Serialize, Deserialize, ToSchema)]
#[serde(rename_all = "camelCase")]
pub struct TradeMonth {
    /// `2026-11`
    pub month: String,
    /// Newest first.
    pub records: Vec<TradeRecord>,
}

/// A page of records.
#[derive(Debug, Clone, Serialize, Deserialize, ToSchema)]
#[serde(rename_all = "camelCase")]
pub struct TradeRecords {
    /// Newest first; a month may go on on the next page.
    pub months: Vec<TradeMonth>,
    /// From 1.
    pub page_no: u32,
    /// Whether there is another page.
    pub has_more: bool,
}
