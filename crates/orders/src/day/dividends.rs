//! Dividends, which the TA pays without an order of the customer's: they become orders of kind 143,
//! confirmed from the beginning, so that customers find them among their records. What is paid in
//! cash and in shares makes two.

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

/// A dividend of one position: money, shares, or a part in each.
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
    /// The ex-date; of an income the first of its days.
    pub ex_day: Day,
    /// The NAV of the ex-date.
    pub nav: Nav,
    /// Whether it is a money fund's income: its shares come every day, so they make no order.
    pub is_income: bool,
    /// What goes to the card.
    pub cash: Fen,
    /// Of an income, what is the advance bank's of them is the bank's.
    pub shares: Shares,
}

/// A part of a dividend, which is booked by itself.
#[derive(Debug, Clone, Copy, PartialEq, Eq)]
enum Part {
    Cash(Fen),
    Shares(Shares),
    /// What is the customer's of an income, and what is the advance bank's.
    Income {
        own: Shares,
        advanced: Shares,
    },
}

/// Pays dividends, in bulk, each to the card to which its account belongs now, and answers the TA's
/// numbers of those that it left alone: no card has the account. The caller gives each once: it
/// keeps the TA's numbers.
///
/// # Errors
/// [`db::ErrorKind::Conflict`] for one that was paid before, [`ErrorKind::Fault`] for cash of
/// shares that a bank has advanced. Those of the database.
pub async fn pay_dividends(
    tx: &mut Tx,
    confirming: &Confirming,
    paid: &[DividendPaid],
) -> Result<Vec<String>, Error> {
    let accounts: BTreeSet<TradeAcco> = paid.iter().map(|one| one.trade_acco).collect();
    let cards = people::cards_of(tx, accounts, confirming.day).await?;
    let mut banks = Parts::of_day(tx, confirming.day).await?;
    let mut work = Work::default();
    for dividend in paid {
        let card = cards.get(&dividend.trade_acco);
        if card.is_none() && dividend.makes_order() {
            work.left.push(dividend.serial.clone());
            continue;
        }
        for part in dividend.parts(&mut banks)? {
            work.book(confirming, (dividend, part), card)?;
        }
    }
    orders::insert(tx, &work.orders).await?;
    told::append(tx, &work.events).await?;
    reminders::insert(tx, &work.reminders).await?;
    ledger::post_many(tx, &work.entries).await?;
    holdings::apply_late(tx, &work.changes, confirming.valued_before).await?;
    banks.book(tx).await?;
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
    fn book(
        &mut self,
        confirming: &Confirming,
        (dividend, part): (&DividendPaid, Part),
        card: Option<&Card>,
    ) -> Result<(), Error> {
        let number = confirming.ids.next_value()?;
        let purse = Purse::of(dividend.cust_no, card.is_some_and(Card::is_pension));
        self.entries.push(entry(confirming, (dividend, part), purse)?);
        self.changes.push(change(confirming, (dividend, part), number));
        if let (Some(card), Part::Cash(_) | Part::Shares(_)) = (card, part) {
            self.record(confirming, order(confirming, (dividend, part), card, number), part);
        }
        Ok(())
    }

    fn record(&mut self, confirming: &Confirming, order: Order, part: Part) {
        if let Part::Cash(amount) = part {
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
    fn makes_order(&self) -> bool {
        !self.is_income || self.cash.is_positive()
    }

    /// Its parts, in the order in which they are booked: an income's shares take the place of what
    /// was accrued, whatever is paid beside them.
    fn parts(&self, banks: &mut Parts) -> Result<Vec<Part>, Error> {
        let at = (self.trade_acco, self.fund_code);
        let mut parts = Vec::with_capacity(2);
        if self.is_income {
            let advanced = banks.take(at, self.shares)?;
            if self.cash.is_positive() && banks.owed(at).is_positive() {
                let text = "income of shares that a bank has advanced is paid in cash";
                return Err(Error::new(ErrorKind::Fault, text));
            }
            let own = self.shares.checked_sub(advanced);
            parts.push(Part::Income {
                own: own.map_err(|e| Error::new(ErrorKind::Fault, e))?,
                advanced,
            });
        } else if self.shares.is_positive() {
            parts.push(Part::Shares(self.shares));
        }
        if self.cash.is_positive() {
            parts.push(Part::Cash(self.cash));
        }
        Ok(parts)
    }

    /// The day by which a part is booked. Cash of an income leaves on the last of its days.
    fn day_of(&self, part: Part, confirmed_on: Day) -> Day {
        match part {
            Part::Cash(_) if self.is_income => confirmed_on.previous().max(self.ex_day),
            _ => self.ex_day,
        }
    }
}

impl Part {
    fn cash(self) -> Fen {
        match self {
            Self::Cash(amount) => amount,
            Self::Shares(_) | Self::Income { .. } => Fen::ZERO,
        }
    }

    fn shares(self) -> Shares {
        match self {
            Self::Shares(shares) | Self::Income { own: shares, .. } => shares,
            Self::Cash(_) => Shares::ZERO,
        }
    }

    fn advanced(self) -> Shares {
        match self {
            Self::Income { advanced, .. } => advanced,
            Self::Cash(_) | Self::Shares(_) => Shares::ZERO,
        }
    }
}

fn entry(
    confirming: &Confirming,
    (dividend, part): (&DividendPaid, Part),
    purse: Purse,
) -> Result<Entry, NoIds> {
    let Confirming { day, at, ids, .. } = confirming;
    let DividendPaid { cust_no, fund_code, serial, .. } = dividend;
    let (cust_no, fund) = (*cust_no, *fund_code);
    let kind = match part {
        Part::Cash(_) => EntryKind::CashDividend,
        Part::Shares(_) | Part::Income { .. } => EntryKind::ShareDividend,
    };
    let shares = Account::shares(cust_no, dividend.trade_acco, fund);
    Ok(Entry::new(ids.next_value()?, cust_no, (*day, *at), kind, serial)
        .cash(Account::fund_money(fund), purse.payable(), part.cash())
        .shares(Account::issued(fund), shares, fund, part.shares())
        .shares(Account::issued(fund), Account::advance(fund), fund, part.advanced()))
}

fn change(confirming: &Confirming, (dividend, part): (&DividendPaid, Part), number: i64) -> Change {
    Change {
        key: PositionKey {
            cust_no: dividend.cust_no,
            trade_acco: dividend.trade_acco,
            fund_code: dividend.fund_code,
        },
        order_no: number,
        t_day: dividend.day_of(part, confirming.day),
        confirmed_on: confirming.day,
        nav: dividend.nav,
        fee: Fen::ZERO,
        kind: match part {
            Part::Cash(amount) => ChangeKind::CashDividend { amount },
            Part::Shares(shares) => ChangeKind::Reinvested { shares },
            Part::Income { own, .. } => ChangeKind::IncomePaid { shares: own },
        },
    }
}

fn order(
    confirming: &Confirming,
    (dividend, part): (&DividendPaid, Part),
    card: &Card,
    number: i64,
) -> Order {
    let DividendPaid { cust_no, fund_code, nav, .. } = *dividend;
    let (cash, shares, day) = (part.cash(), part.shares(), confirming.day);
    let kind = OrderKind::Dividend;
    Order {
        arrive_day: cash.is_positive().then_some(day),
        confirmed_amount: cash.is_positive().then_some(cash),
        confirmed_shares: shares.is_positive().then_some(shares),
        ..Order::new(cust_no, number.into(), kind, fund_code, card, confirming.at)
            .begun_by_ta((dividend.day_of(part, day), nav), day)
    }
}
