//! Orders that are not final yet.

use super::records::{Accounts, TradeRecord};
use super::store::records;
use crate::order::store::orders;
use crate::order::{Order, OrderNo};
use db::Tx;
use funds::Catalogue;
use kernel::{CustNo, Fen};
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
    /// Other orders whose money goes to a card, at most 100: refunds, and proceeds of confirmed
    /// redemptions. With `orders` they are all that is in transit.
    pub returning: Vec<TradeRecord>,
}

/// The customer's orders that are not final.
pub async fn in_transit(call: Call<Customer>, _: Nothing) -> Answer<InTransit> {
    let cust_no = call.caller.cust_no;
    let read = async |tx: &mut Tx| -> Result<_, db::Error> {
        let found = found(tx, cust_no).await?;
        let accounts = Accounts::of(tx, cust_no, &found[0]).await?;
        Ok((found, accounts, records::paid_in_transit(tx, cust_no).await?))
    };
    let ([orders, refused, returning], accounts, buying_amount) = call.db().read(read).await?;
    let catalogue = call.get::<Catalogue>();
    // What pays for a purchase is under way with it: said once.
    let orders = orders.iter().filter(|order| !order.pays_for_purchase());
    let record =
        |order: &Order| TradeRecord::of(order, catalogue, call.now).under(order, &accounts);
    let records = |orders: &[Order]| orders.iter().map(record).collect();
    let (orders, refused, returning) =
        (orders.map(record).collect(), records(&refused), records(&returning));
    Ok(InTransit { orders, buying_amount, refused, returning })
}

/// Those that are open, those whose money was refused, and others whose money goes to a card.
async fn found(tx: &mut Tx, cust_no: CustNo) -> Result<[Vec<Order>; 3], db::Error> {
    let open = records::in_transit(tx, cust_no).await?;
    let refused = records::refused(tx, cust_no).await?;
    let told = |number: OrderNo| open.iter().chain(&refused).any(|order| order.order_no == number);
    let mut returning = Vec::new();
    for number in holdings::going_out(tx, cust_no).await?.into_iter().map(OrderNo::from) {
        if told(number) {
            continue;
        }
        returning.extend(orders::find(tx, cust_no, number).await?);
    }
    Ok([open, refused, returning])
}
