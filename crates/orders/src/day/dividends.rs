//! Dividends, which the TA pays without an order of the customer's: they become orders of kind 143,
//! confirmed from the beginning, so that customers find them among their records.

use super::advance::Parts;
use super::confirming::Confirming;
use crate::order::store::reminders::Reminder;
use crate::order::store::{orders, reminders};
use crate::order::told;
use crate::order::{Event, Order, OrderKind, Step};
use crate::payouts::payout::{Payout, PayoutKind};
use crate::payouts::store::payouts;
use crate::rules::people;
use bankcards::Card;
use db::{Error, ErrorKind, Tx};
use holdings::{Change, ChangeKind, PositionKey, Transit};
use kernel::{CustNo, Day, Fen, FundCode, Nav, NoIds, Shares, TradeAcco};
use ledger::{Account, Entry, EntryKind, Purse};
use std::collections::BTreeSet;

/// What a dividend brought.
#[derive(Debug, Clone, Copy, PartialEq, Eq)]
pub enum DividendKind {
    /// Money, which goes to the card.
    Cash(Fen),
    /// Shares.
    Shares(Shares),
    /// A money fund's income in shares: every day, so no order. What is the advance bank's of it is
    /// the bank's.
    Income(Shares),
}

/// A dividend of one position.
#[derive(Debug, Clone, PartialEq, Eq)]
pub struct DividendPaid {
    /// The TA's number of it.
    pub serial: String,
    /// The customer.
    pub cust_no: CustNo,
    /// The card's transaction account.
    pub trade_acco: TradeAcco,
    /// The fund.
    pub fund_code: FundCode,
    /// The ex-date.
    pub ex_day: Day,
    /// The NAV of the ex-date.
    pub nav: Nav,
    /// What it brought.
    pub kind: DividendKind,
}

/// Pays dividends, in bulk, each to the card to which its account belongs now, and answers the TA's
/// numbers of those that it left alone: no card has the account. The caller gives each once: it
/// keeps the TA's numbers.
///
/// # Errors
/// [`db::ErrorKind::Conflict`] for one that was paid before. Those of the database.
pub async fn pay_dividends(
    tx: &mut Tx,
    confirming: &Confirming,
    paid: &[DividendPaid],
) -> Result<Vec<String>, Error> {
    let accounts: BTreeSet<TradeAcco> = paid.iter().map(|one| one.trade_acco).collect();
    let cards = people::cards_of(tx, accounts, confirming.day).await?;
    let mut parts = Parts::of_day(tx, confirming.day).await?;
    let mut work = Work::default();
    for dividend in paid {
        let number = confirming.ids.next_value()?;
        let card = cards.get(&dividend.trade_acco);
        if card.is_none() && !dividend.is_income() {
            work.left.push(dividend.serial.clone());
            continue;
        }
        let advanced = match dividend.kind {
            DividendKind::Income(paid) => {
                parts.take((dividend.trade_acco, dividend.fund_code), paid)?
            }
            DividendKind::Cash(_) | DividendKind::Shares(_) => Shares::ZERO,
        };
        let dividend = &dividend.without(advanced)?;
        let purse = Purse::of(dividend.cust_no, card.is_some_and(Card::is_pension));
        work.entries.push(entry(confirming, dividend, advanced, purse)?);
        work.changes.push(change(confirming, dividend, number));
        if let (Some(card), false) = (card, dividend.is_income()) {
            work.record(confirming, order(confirming, dividend, card, number), dividend);
        }
    }
    orders::insert(tx, &work.orders).await?;
    told::append(tx, &work.events).await?;
    reminders::insert(tx, &work.reminders).await?;
    ledger::post_many(tx, &work.entries).await?;
    holdings::apply_confirmations(tx, &work.changes).await?;
    parts.book(tx).await?;
    payouts::insert(tx, &work.payouts).await?;
    holdings::begin_transit(tx, &work.transits).await?;
    Ok(work.left)
}

#[derive(Default)]
struct Work {
    orders: Vec<Order>,
    events: Vec<Event>,
    entries: Vec<Entry>,
    changes: Vec<Change>,
    payouts: Vec<Payout>,
    transits: Vec<Transit>,
    reminders: Vec<Reminder>,
    left: Vec<String>,
}

impl Work {
    fn record(&mut self, confirming: &Confirming, order: Order, dividend: &DividendPaid) {
        if let DividendKind::Cash(amount) = dividend.kind {
            self.payouts.push(Payout::of(&order, PayoutKind::Proceeds, amount, confirming.day));
            self.transits.push(order.going_out(amount));
        }
        self.reminders.push(Reminder {
            cust_no: order.cust_no,
            order_no: order.order_no,
            confirmed_on: confirming.day,
        });
        self.events.push(Event::of(&order, Step::Confirmed, confirming.at, ""));
        self.orders.push(order);
    }
}

impl DividendPaid {
    fn is_income(&self) -> bool {
        matches!(self.kind, DividendKind::Income(_))
    }

    /// What is the customer's of it.
    fn without(&self, advanced: Shares) -> Result<Self, Error> {
        let kind = match self.kind {
            DividendKind::Income(paid) => {
                let own =
                    paid.checked_sub(advanced).map_err(|e| Error::new(ErrorKind::Fault, e))?;
                DividendKind::Income(own)
            }
            other => other,
        };
        Ok(Self { kind, ..self.clone() })
    }

    fn cash(&self) -> Fen {
        match self.kind {
            DividendKind::Cash(amount) => amount,
            DividendKind::Shares(_) | DividendKind::Income(_) => Fen::ZERO,
        }
    }

    fn shares(&self) -> Shares {
        match self.kind {
            DividendKind::Shares(shares) | DividendKind::Income(shares) => shares,
            DividendKind::Cash(_) => Shares::ZERO,
        }
    }
}

fn entry(
    confirming: &Confirming,
    dividend: &DividendPaid,
    advanced: Shares,
    purse: Purse,
) -> Result<Entry, NoIds> {
    let Confirming { day, at, ids, .. } = confirming;
    let DividendPaid { cust_no, fund_code, serial, .. } = dividend;
    let (cust_no, fund) = (*cust_no, *fund_code);
    let kind = match dividend.kind {
        DividendKind::Cash(_) => EntryKind::CashDividend,
        DividendKind::Shares(_) | DividendKind::Income(_) => EntryKind::ShareDividend,
    };
    let shares = Account::shares(cust_no, dividend.trade_acco, fund);
    Ok(Entry::new(ids.next_value()?, cust_no, (*day, *at), kind, serial)
        .cash(Account::fund_money(fund), purse.payable(), dividend.cash())
        .shares(Account::issued(fund), shares, fund, dividend.shares())
        .shares(Account::issued(fund), Account::advance(fund), fund, advanced))
}

fn change(confirming: &Confirming, dividend: &DividendPaid, number: i64) -> Change {
    Change {
        key: PositionKey {
            cust_no: dividend.cust_no,
            trade_acco: dividend.trade_acco,
            fund_code: dividend.fund_code,
        },
        order_no: number,
        t_day: dividend.ex_day,
        confirmed_on: confirming.day,
        nav: dividend.nav,
        fee: Fen::ZERO,
        kind: match dividend.kind {
            DividendKind::Cash(amount) => ChangeKind::CashDividend { amount },
            DividendKind::Shares(shares) => ChangeKind::Reinvested { shares },
            DividendKind::Income(shares) => ChangeKind::IncomePaid { shares },
        },
    }
}

fn order(confirming: &Confirming, dividend: &DividendPaid, card: &Card, number: i64) -> Order {
    let DividendPaid { cust_no, fund_code, ex_day, nav, .. } = *dividend;
    let (cash, shares, day) = (dividend.cash(), dividend.shares(), confirming.day);
    let kind = OrderKind::Dividend;
    Order {
        arrive_day: cash.is_positive().then_some(day),
        confirmed_amount: cash.is_positive().then_some(cash),
        confirmed_shares: shares.is_positive().then_some(shares),
        ..Order::new(cust_no, number.into(), kind, fund_code, card, confirming.at)
            .begun_by_ta((ex_day, nav), day)
    }
}
