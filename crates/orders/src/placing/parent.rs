//! Several purchases with one debit: all are judged before anything is written, and one payment of
//! their sum is asked for.

use super::desk::Desk;
use super::prepared::{Funds, Prepared, Purchase};
use super::purchase::{Judged, Source};
use crate::order::parent::{ParentOrders, ParentRow};
use crate::order::store::causes::{self, NotedRow};
use crate::order::store::{orders, parents, subscriptions};
use crate::order::told;
use crate::order::{Cause, Event, Order, ParentNo, Step};
use crate::payments::payment::Payment;
use crate::payments::store as payments;
use crate::rules::known::Facts;
use crate::rules::people;
use bankcards::{Card, CardId};
use db::Tx;
use kernel::{CustNo, Fen, NoIds};
use std::collections::BTreeSet;
use suitability::Decision;
use wire::{Answer, Failure};

/// Purchases that are asked for together.
pub struct Parent {
    /// The number that it is to have; each of its purchases names it ([`Funds::Parent`]).
    pub parent_no: ParentNo,
    /// The buyer.
    pub cust_no: CustNo,
    /// The card that pays.
    pub card_id: CardId,
    /// What is paid: the sum of all purchases.
    pub amount: Fen,
    /// What it is for, where another room asks; it is placed once for it. Its orders have none.
    pub cause: Option<Cause>,
    /// The purchases, each of another fund.
    pub children: Vec<Prepared>,
}

/// A parent that is taken.
pub struct PlacedParent {
    /// As it is stored, with its orders.
    pub stored: ParentOrders,
    /// Whether it was taken now; not where one had been taken for the same cause before.
    pub fresh: bool,
}

impl Desk {
    /// A number for the next parent.
    ///
    /// # Errors
    /// The process may make none at this moment.
    pub fn next_parent_no(&self) -> Result<ParentNo, NoIds> {
        self.ids.next()
    }

    /// Places all purchases of a parent or none, or answers the parent that was placed for the same
    /// cause before. Whoever places one tells the pay worker when the transaction is through
    /// ([`PayBell::opened`]).
    ///
    /// # Errors
    /// Refused with the first rule that one of them breaks, or the limits of the card for the sum,
    /// before anything is written.
    ///
    /// [`PayBell::opened`]: crate::PayBell::opened
    pub async fn open_parent(&self, tx: &mut Tx, parent: &Parent) -> Answer<PlacedParent> {
        if let Some(cause) = &parent.cause
            && let Some(stored) = parents::placed_for(tx, cause).await?
        {
            return Ok(PlacedParent { stored, fresh: false });
        }
        parent.require_sound()?;
        for child in &parent.children {
            let Purchase { authority, fund_code, .. } = child.wish;
            self.require_current(tx, authority, &[fund_code]).await?;
        }
        let Parent { cust_no, card_id, amount, .. } = *parent;
        let card = people::own_card(tx, cust_no, card_id, self.now).await?;
        let mut paid_today = Fen::ZERO;
        let mut all = Vec::with_capacity(parent.children.len());
        for child in &parent.children {
            let source = Source::Parent(Box::new(card.clone()));
            let judged = self.judge(tx, child, source, Facts::Read).await?;
            paid_today = judged.by_card;
            all.push(judged);
        }
        people::payable(tx, cust_no, (card_id, amount), paid_today, self.now).await?;
        self.write_parent(tx, parent, &card, all).await
    }

    async fn write_parent(
        &self,
        tx: &mut Tx,
        parent: &Parent,
        card: &Card,
        all: Vec<Judged>,
    ) -> Answer<PlacedParent> {
        let row = ParentRow {
            parent_no: parent.parent_no,
            cust_no: parent.cust_no,
            card_id: parent.card_id,
            amount: parent.amount,
            created_at: self.now,
        };
        let mut decisions: Vec<Decision> = Vec::with_capacity(all.len());
        let (mut children, mut dates) = (Vec::new(), Vec::new());
        for judged in all {
            decisions.push(judged.decision);
            children.push(judged.order);
            dates.push(judged.dates);
        }
        let accepted = |o: &Order| Event::of(o, Step::Accepted, self.now, o.authority.told());
        let events: Vec<Event> = children.iter().map(accepted).collect();
        Decision::store_many(tx, decisions).await?;
        parents::insert(tx, &row).await?;
        orders::insert(tx, &children).await?;
        told::append(tx, &events).await?;
        payments::insert(tx, &[Payment::of_parent(&row, card, self.unmoved)]).await?;
        for (order, dates) in children.iter().zip(&dates) {
            subscriptions::note(tx, order, dates).await?;
        }
        if let Some(cause) = &parent.cause {
            let row = NotedRow::of(cause, (row.cust_no, row.parent_no.value().into()));
            causes::insert(tx, &[row]).await?;
        }
        let stored = ParentOrders { parent: row, orders: children };
        Ok(PlacedParent { stored, fresh: true })
    }
}

impl Parent {
    /// What whoever places it has to keep to.
    fn require_sound(&self) -> Answer<()> {
        let fault = |text: &str| Err(Failure::fault("opening a parent", text));
        let wishes = || self.children.iter().map(|child| &child.wish);
        let own = wishes().all(|wish| {
            wish.cust_no == self.cust_no && wish.funds == Funds::Parent(self.parent_no)
        });
        if !own {
            return fault("a purchase of somebody else's, or that something else pays");
        }
        if wishes().any(|wish| wish.cause.is_some()) {
            return fault("the cause is the parent's");
        }
        let funds: BTreeSet<_> = wishes().map(|wish| wish.fund_code).collect();
        if funds.is_empty() || funds.len() != self.children.len() {
            return fault("a parent buys each of its funds once");
        }
        if Fen::try_sum(wishes().map(|wish| wish.amount))? != self.amount {
            return fault("its purchases do not come to its amount");
        }
        Ok(())
    }
}
