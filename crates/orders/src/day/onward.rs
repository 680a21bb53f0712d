//! On the day on which proceeds arrive they buy the fund that the customer chose for them, or go to
//! the card. One transaction decides: what was owed to the customer pays for a purchase, which from
//! then on is as any that a card paid, or becomes a payout as any other (`docs/decisions/0020`).

use crate::order::store::orders;
use crate::order::told;
use crate::order::{Agreed, Authority, Event, Order, OrderNo, Step};
use crate::payouts::payout::Payout;
use crate::payouts::store::proceeds;
use crate::payouts::store::proceeds::{Onward, ProceedsKey};
use crate::placing::desk::Desk;
use crate::placing::prepared::{Funds, Purchase, Run};
use crate::rules::consent::Consent;
use crate::rules::promised::Promised;
use db::{Error, ErrorKind, Tx};
use kernel::{Day, Instant};
use std::collections::BTreeMap;
use wire::{Answer, App, Failure, codes};

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
        let spending = Spending { desk: Desk::open(app, at), at };
        let spend = async move |tx: &mut Tx| spending.spend(tx, day).await;
        let (spent, bought): (usize, usize) = app.db().write::<_, Failure, _>(spend).await?;
        if spent == 0 {
            return Ok(all);
        }
        all += bought;
    }
}

/// What all proceeds of a transaction need.
struct Spending {
    desk: Desk,
    at: Instant,
}

impl Spending {
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
            match self.buy(tx, payout, order).await {
                Ok(()) => bought += 1,
                // Who is busy decides nothing about anybody's money.
                Err(Failure::Refused(refusal)) if refusal.code != codes::BUSY.code => {
                    self.turn_to_card(tx, order, &refusal.sentence).await?;
                }
                Err(failure) => return Err(failure),
            }
        }
        Ok((due.len(), bought))
    }

    /// Buys, where that is allowed now: the customer consented when the redemption was asked for.
    async fn buy(&self, tx: &mut Tx, payout: &Payout, order: &Order) -> Answer<()> {
        let before = Agreed { documents: String::new(), at: order.created_at };
        let consent = Consent::Earlier {
            decision_id: order.decision_id.ok_or_else(|| lost(payout))?,
            agreed: order.agreed().unwrap_or(before),
        };
        let purchase = self.desk.prepare(Purchase {
            order_no: self.desk.next_order_no()?,
            cust_no: payout.cust_no,
            fund_code: order.redeems_into().ok_or_else(|| lost(payout))?,
            amount: payout.amount,
            funds: Funds::Proceeds(order.order_no),
            consent,
            authority: Authority::House,
            promised: Promised::default(),
            run: Run::Once,
            cause: None,
            holds_until: None,
            voucher: None,
        })?;
        self.desk.buy(tx, &purchase).await.map(|_| ())
    }

    async fn turn_to_card(&self, tx: &mut Tx, order: &Order, why: &str) -> Result<(), Error> {
        let Order { cust_no, order_no, .. } = *order;
        settled(proceeds::turn_to_card(tx, &[key(order)]).await?)?;
        let onward = Onward { cust_no, order_no, bought_no: None, reason: why.to_owned() };
        proceeds::insert(tx, &[onward]).await?;
        told::append(tx, &[Event::of(order, Step::NotOnward, self.at, why)]).await
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
