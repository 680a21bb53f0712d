//! Orders that are not final yet.

use super::records::TradeRecord;
use super::store::records;
use crate::order::{Order, PayStatus};
use funds::Catalogue;
use kernel::Fen;
use serde::{Deserialize, Serialize};
use utoipa::ToSchema;
use wire::{Answer, Call, Customer, Nothing};

/// Orders in transit, newest first.
#[derive(Debug, Clone, Serialize, Deserialize, ToSchema)]
#[serde(rename_all = "camelCase")]
pub struct InTransit {
    /// The orders, at most 100.
    pub orders: Vec<TradeRecord>,
    /// Money of purchases that were paid and are not confirmed.
    pub buying_amount: Fen,
    /// Orders whose money the bank did not take, at most 100: the customer asks for it again.
    pub refused: Vec<TradeRecord>,
}

/// The customer's orders that are not final.
pub async fn in_transit(call: Call<Customer>, _: Nothing) -> Answer<InTransit> {
    let cust_no = call.caller.cust_no;
    let found: Result<(Vec<Order>, Vec<Order>), db::Error> = call
        .db()
        .read(async |tx| {
            let open = records::in_transit(tx, cust_no).await?;
            Ok((open, records::refused(tx, cust_no).await?))
        })
        .await;
    let (orders, refused) = found?;
    let paid = orders
        .iter()
        .filter(|order| order.pay_status == PayStatus::Paid && !order.waits_for_money_fund());
    let buying_amount = Fen::try_sum(paid.map(|order| order.amount))?;
    let catalogue = call.get::<Catalogue>();
    // What pays for a purchase is under way with it: said once.
    let orders = orders.iter().filter(|order| !order.pays_for_purchase());
    let record = |order: &Order| TradeRecord::of(order, catalogue, call.now);
    let (orders, refused) = (orders.map(record).collect(), refused.iter().map(record).collect());
    Ok(InTransit { orders, buying_amount, refused })
}
