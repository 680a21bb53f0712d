//! A customer's redemptions into funds, both legs of each.

use super::onward_legs::{Legs, OnwardLegs};
use super::pages::{self, Found, Wanted};
use super::records::TradeRecord;
use super::store::records::{Filter, List};
use crate::order::{Order, OrderNo};
use funds::Catalogue;
use kernel::{Day, FundCode};
use serde::{Deserialize, Serialize};
use utoipa::ToSchema;
use wire::{Answer, Call, Customer, PageRequest};

/// Which records.
#[derive(Debug, Clone, Default, Deserialize, ToSchema)]
#[serde(rename_all = "camelCase", default)]
pub struct RedeemIntoRecordsRequest {
    /// Of one fund, out of it or into it; all when left out.
    pub fund_code: Option<FundCode>,
    /// From 1.
    pub page_no: Option<u32>,
    /// At most 100; 20 when left out.
    pub page_size: Option<u32>,
    /// The number of the last redemption that is here: the page has those after it, whatever came
    /// since, and its own number says nothing.
    pub after: Option<OrderNo>,
}

/// A redemption into a fund.
#[derive(Debug, Clone, Serialize, Deserialize, ToSchema)]
#[serde(rename_all = "camelCase")]
pub struct RedeemIntoRecord {
    /// The first leg.
    pub redemption: TradeRecord,
    /// The second one, with the purchase once it is placed.
    pub onward: OnwardLegs,
}

/// A page of records.
#[derive(Debug, Clone, Serialize, Deserialize, ToSchema)]
#[serde(rename_all = "camelCase")]
pub struct RedeemIntoRecords {
    /// Newest first.
    pub records: Vec<RedeemIntoRecord>,
    /// From 1.
    pub page_no: u32,
    /// Whether there is another page.
    pub has_more: bool,
}

/// A page of the customer's redemptions into funds. The rest of a big redemption is a record of its
/// own: its proceeds arrive, and buy, on another day.
pub async fn redeem_into_records(
    call: Call<Customer>,
    request: RedeemIntoRecordsRequest,
) -> Answer<RedeemIntoRecords> {
    let page = PageRequest {
        page_no: request.page_no.unwrap_or(1),
        page_size: request.page_size.unwrap_or(PageRequest::default().page_size),
    };
    let between = (Day::MIN, Day::MAX);
    let filter = Filter { list: List::IntoFunds, fund: request.fund_code, between };
    let wanted = Wanted { cust_no: call.caller.cust_no, filter, page, after: request.after };
    let found: Result<(Vec<(Order, Legs)>, bool), db::Error> = call
        .db()
        .read(async |tx| {
            let Found { orders, has_more, .. } = pages::find(tx, &wanted).await?;
            let mut both = Vec::with_capacity(orders.len());
            for order in orders {
                let legs = Legs::of(tx, &order).await?;
                both.push((order, legs));
            }
            Ok((both, has_more))
        })
        .await;
    let (both, has_more) = found?;
    let catalogue = call.get::<Catalogue>();
    let record = |(order, legs): (Order, Legs)| {
        let onward = legs.shown(&order, catalogue, call.now)?;
        let redemption = TradeRecord::of(&order, catalogue, call.now);
        Some(RedeemIntoRecord { redemption, onward })
    };
    let records = both.into_iter().filter_map(record).collect();
    Ok(RedeemIntoRecords { records, page_no: page.page_no.max(1), has_more })
}
