//! On the day on which proceeds arrive they buy the fund that the customer chose for them, or go to
//! his card. One transaction decides: what was owed to him pays for a purchase, which from then on
//! is as any that a card paid, or becomes a payout as any other (`docs/decisions/0020`).

use crate::order::deciding::deciding_moment;
use crate::order::store::orders;
use crate::order::{Event, Order, OrderDates, OrderKind, OrderNo, PayStatus, Step, refusals};
use crate::payouts::payout::Payout;
use crate::payouts::store::payouts::MoneyRow;
use crate::payouts::store::proceeds::{Onward, ProceedsKey};
use crate::payouts::store::{payouts, proceeds};
use crate::rules::onward::Judged;
use crate::rules::{buy_fee, onward, people};
use db::{Error, ErrorKind, Tx};
use funds::{Catalogue, Fund, Snapshot};
use kernel::{Day, Ids, Instant};
use ledger::{Account, Entry, EntryKind};
use std::collections::BTreeMap;
use std::sync::Arc;
use wire::{Answer, App, Failure};

/// Proceeds that are spent in one transaction.
const BATCH: i64 = 200;

/// Lets all proceeds that are due on `day` buy, or turns them to the card; answers how many bought.
/// Killed and run again, it goes on with those that were left.
///
/// # Errors
/// Those of the database.
pub(crate) async fn buy_onward(app: &App, day: Day, at: Instant) -> Result<usize, Failure> {
    let mut all = 0;
    loop {
        let (snapshot, ids) = (app.get::<Catalogue>().snapshot(), app.ids().clone());
        let spend = async move |tx: &mut Tx| {
            let spending = Spending::new(tx, &snapshot, &ids, at).await?;
            spending.spend(tx, day).await
        };
        let (spent, bought): (usize, usize) = app.db().write::<_, Failure, _>(spend).await?;
        if spent == 0 {
            return Ok(all);
        }
        all += bought;
    }
}

/// What all proceeds of a transaction need.
struct Spending<'a> {
    funds: &'a Snapshot,
    ids: &'a Ids,
    at: Instant,
    /// Decides T of the purchases.
    deciding: Instant,
}

impl<'a> Spending<'a> {
    async fn new(
        tx: &mut Tx,
        funds: &'a Snapshot,
        ids: &'a Ids,
        at: Instant,
    ) -> Result<Self, Error> {
        let deciding = deciding_moment(tx, at).await?;
        Ok(Self { funds, ids, at, deciding })
    }

    /// Spends a batch, one after the other: each purchase counts against the limits of the next.
    /// Answers how many were spent, and how many of them bought.
    async fn spend(&self, tx: &mut Tx, day: Day) -> Result<(usize, usize), Failure> {
        let due = proceeds::due(tx, day, BATCH).await?;
        let numbers: Vec<OrderNo> = due.iter().map(|payout| payout.order_no).collect();
        let orders = orders::by_number(tx, &numbers).await?;
        let orders: BTreeMap<OrderNo, Order> =
            orders.into_iter().map(|order| (order.order_no, order)).collect();
        let mut bought = 0;
        for payout in &due {
            let order = orders.get(&payout.order_no).ok_or_else(|| lost(payout))?;
            match self.purchase(tx, payout, order).await {
                Ok(purchase) => {
                    self.buy(tx, order, purchase).await?;
                    bought += 1;
                }
                Err(Failure::Refused(refusal)) => {
                    self.turn_to_card(tx, order, &refusal.sentence).await?;
                }
                Err(failure) => return Err(failure),
            }
        }
        Ok((due.len(), bought))
    }

    /// The purchase, where it may be placed now.
    async fn purchase(&self, tx: &mut Tx, payout: &Payout, order: &Order) -> Answer<Order> {
        let Payout { cust_no, amount, .. } = *payout;
        let code = order.redeems_into().ok_or_else(|| lost(payout))?;
        let to: &Arc<Fund> = self.funds.fund(code).ok_or(refusals::NO_SUCH_FUND)?;
        onward::require_open(to)?;
        let cards = people::accounts(tx, cust_no, self.at).await?;
        let card = cards.into_iter().find(|card| card.trade_acco == order.trade_acco);
        let card = card.ok_or(refusals::ONWARD_CARD_GONE)?;
        let dates = OrderDates::of_buy(to, self.deciding);
        let (t_day, decision_id) = (dates.t_day, self.ids.next_value());
        let (decided, now) = (order.decision_id, self.at);
        let fee = buy_fee::explain(to, amount, now.day())?;
        let judged = Judged { cust_no, to, amount, t_day, decision_id, decided, now };
        judged.require(tx).await?.store(tx).await?;
        let mut purchase =
            Order::new(cust_no, self.ids.next(), OrderKind::Buy, to.code, &card, now);
        purchase.amount = amount;
        purchase.pay_status = PayStatus::Paid;
        purchase.paid_at = Some(now);
        purchase.catalogue_version = self.funds.version();
        purchase.decision_id = Some(decision_id);
        purchase.original_no = Some(order.order_no);
        purchase.fee_explained = serde_json::to_string(&fee)
            .map_err(|error| Failure::fault("explaining a fee", error))?;
        purchase.promise(&dates);
        Ok(purchase)
    }

    async fn buy(&self, tx: &mut Tx, order: &Order, purchase: Order) -> Result<(), Error> {
        let Order { cust_no, order_no, .. } = *order;
        settled(proceeds::spend(tx, &[key(order)]).await?)?;
        let bought_no = Some(purchase.order_no);
        let onward = Onward { cust_no, order_no, bought_no, reason: String::new() };
        proceeds::insert(tx, &[onward]).await?;
        orders::insert(tx, std::slice::from_ref(&purchase)).await?;
        let pay_status = PayStatus::Onward;
        payouts::set_pay_status(tx, &[MoneyRow { cust_no, order_no, pay_status }]).await?;
        let redemption = Order { pay_status, ..order.clone() };
        let names = [order.fund_code, purchase.fund_code].map(|code| self.name(code));
        let [from, to] = names;
        let events = [
            Event::of(&redemption, Step::Onward, self.at, format!("买入{to}")),
            Event::of(&purchase, Step::Accepted, self.at, format!("{from}的赎回款到账")),
            Event::of(&purchase, Step::Paid, self.at, format!("由{from}的赎回款付款")),
        ];
        orders::append(tx, &events).await?;
        let day = (purchase.t_day, self.at);
        let id = self.ids.next_value();
        let entry = Entry::new(id, cust_no, day, EntryKind::Collected, purchase.order_no);
        let (payable, paid) = (Account::payable(cust_no), Account::paid(cust_no));
        ledger::post(tx, &entry.cash(payable, paid, purchase.amount)).await?;
        holdings::end_transit(tx, &[(cust_no, order_no.value())]).await?;
        holdings::begin_transit(tx, &[purchase.going_in(purchase.amount)]).await
    }

    async fn turn_to_card(&self, tx: &mut Tx, order: &Order, why: &str) -> Result<(), Error> {
        let Order { cust_no, order_no, .. } = *order;
        settled(proceeds::turn_to_card(tx, &[key(order)]).await?)?;
        let onward = Onward { cust_no, order_no, bought_no: None, reason: why.to_owned() };
        proceeds::insert(tx, &[onward]).await?;
        orders::append(tx, &[Event::of(order, Step::NotOnward, self.at, why)]).await
    }

    fn name(&self, code: kernel::FundCode) -> String {
        self.funds.fund(code).map_or_else(String::new, |fund| fund.name.to_string())
    }
}

fn key(order: &Order) -> ProceedsKey {
    ProceedsKey { cust_no: order.cust_no, order_no: order.order_no }
}

/// Demands that it was this transaction which decided.
fn settled(changed: u64) -> Result<(), Error> {
    match changed {
        1 => Ok(()),
        _ => Err(Error::new(ErrorKind::Retry, "proceeds changed while they were spent")),
    }
}

fn lost(payout: &Payout) -> Failure {
    let text = format!("order {}: there is nothing that they buy", payout.order_no);
    Failure::fault("spending proceeds", text)
}
