//! Money that a customer sends for an order that waits for it (rule PF-07). It is booked when it is
//! all that the order waits for: one transfer of that sum, from the account of the order's card.
//! Any other money stays out of the books of orders, and goes back by whoever matched it
//! (`docs/decisions/0035`).

use super::desk::Desk;
use super::store;
use super::store::RemittanceRow;
use crate::order::store::orders;
use crate::order::told;
use crate::order::{Event, Order, OrderNo, OrderStatus, PaidBy, PayStatus, Step};
use crate::rules::refusals::NOT_HELD;
use bankcards::CardId;
use db::Tx;
use kernel::{CustNo, Fen};
use ledger::{Account, Entry, EntryKind};
use serde_json::json;
use wire::{Answer, Failure, Refusal, codes};

wire::refusals! {
    /// The order has its money: what arrives beside it goes back.
    REMITTED_ALREADY = 16060, "订单款项已到账，这笔汇款将退回";
    /// The transfer paid for another order.
    REMITTED_FOR_ANOTHER = 16061, "这笔汇款已用于订单{order}";
    /// It is not the account of the order's card, from which alone it may come.
    REMITTED_BY_OTHERS = 16062, "汇款须从{card}汇出，这笔汇款将退回";
    /// The sum is another one: in parts, too much, or too little.
    REMITTED_OTHER_SUM = 16063, "应一次汇入{due}元，收到{arrived}元，这笔汇款将退回";
}

/// A transfer that arrived, as the bank's statement has it.
#[derive(Debug, Clone, PartialEq, Eq)]
pub struct Remittance {
    /// The bank's number of the transfer: it pays once.
    pub reference: String,
    /// What arrived.
    pub amount: Fen,
    /// The customer's card of the account from which it came; none of another account.
    pub from: Option<CardId>,
}

impl Desk {
    /// Books the money of an order that waits for it. The same transfer again changes nothing.
    ///
    /// # Errors
    /// Not found when it is another's. Refused, and nothing is booked, where the order waits no
    /// longer or has its money, the transfer paid for another one, came from another account, or
    /// is more or less than the order's sum: then it is to go back.
    pub async fn remitted(
        &self,
        tx: &mut Tx,
        (cust_no, order_no): (CustNo, OrderNo),
        remittance: &Remittance,
    ) -> Answer<()> {
        let found = orders::find(tx, cust_no, order_no).await?.ok_or(codes::NOT_FOUND)?;
        if found.paid_by != PaidBy::Remittance {
            return Err(Failure::fault("matching money", format!("order {order_no} is paid else")));
        }
        match store::order_of_remittance(tx, &remittance.reference).await? {
            Some(before) if before == order_no => return Ok(()),
            Some(before) => {
                return Err(REMITTED_FOR_ANOTHER.fill(&[("order", before)]).into());
            }
            None => require(&found, remittance)?,
        }
        if !store::remitted(tx, cust_no, order_no, self.now).await? {
            return Err(NOT_HELD.into());
        }
        let Remittance { reference, amount, .. } = remittance.clone();
        let row = RemittanceRow { reference, cust_no, order_no, amount, booked_at: self.now };
        store::insert_remittance(tx, &row).await?;
        let order = Order { pay_status: PayStatus::Paid, paid_at: Some(self.now), ..found };
        told::append(tx, &[Event::of(&order, Step::Paid, self.now, "汇款到账")]).await?;
        let (id, day) = (self.ids.next_value()?, (self.now.day(), self.now));
        let entry = Entry::new(id, cust_no, day, EntryKind::Collected, order_no);
        let (bank, paid) = (Account::external_bank(), Account::paid(cust_no));
        ledger::post(tx, &entry.cash(bank, paid, order.amount)).await?;
        Ok(holdings::begin_transit(tx, &[order.going_in(order.amount)]).await?)
    }
}

/// Demands that the order waits for just this money.
fn require(order: &Order, remittance: &Remittance) -> Result<(), Refusal> {
    if order.status != OrderStatus::Accepted || order.holds_until.is_none() {
        return Err(NOT_HELD.refuse());
    }
    if order.pay_status == PayStatus::Paid {
        return Err(REMITTED_ALREADY.refuse());
    }
    if remittance.from != Some(order.card_id) {
        return Err(REMITTED_BY_OTHERS.fill(&[("card", order.card_name())]));
    }
    // Parts are not added up: whose the rest would be, and until when it is waited for, nobody has
    // said.
    if remittance.amount != order.amount {
        let (due, arrived) = (order.amount, remittance.amount);
        let sentence = REMITTED_OTHER_SUM.fill(&[("due", due), ("arrived", arrived)]);
        return Err(sentence.with(json!({ "due": due, "arrived": arrived })));
    }
    Ok(())
}
