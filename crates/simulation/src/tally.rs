//! How often something happened in a run.

use crate::bank::Asked;
use crate::books::Books;
use crate::faults::{Drawn, Fault};
use crate::money::BankView;
use crate::onward::by_proceeds;
use kernel::{Day, FundCode, TradeAcco};
use orders::{OrderKind, OrderNo, OrderStatus, PayStatus};
use partners::simulator::Whim::{self, NoFunds, NoFundsBeforeNoon, TakenSecond};
use std::collections::BTreeMap;
use std::fmt;
use wire::testing::Reply;

/// How often something happened (`bought`, `bought: refused 16007`, `killed`), and which faults
/// were drawn.
#[derive(Debug, Clone, Default, PartialEq, Eq)]
pub struct Tally {
    counts: BTreeMap<String, u64>,
    /// Faults of the catalogue.
    pub drawn: Drawn,
}

impl Tally {
    /// Counts an answer to a customer.
    pub fn count(&mut self, what: &str, reply: &Reply) {
        match reply.code {
            wire::SUCCESS => self.note(what),
            code => self.note(&format!("{what}: refused {code}")),
        }
    }

    /// Counts what a run came to.
    pub(crate) fn count_all(&mut self, books: &Books, bank: &BankView) {
        self.count_begun(books);
        self.count_dividends(books);
        self.count_subscriptions(books);
        self.count_paid_again(bank);
        self.count_conversions(books);
        self.count_moves(books);
        self.count_proceeds(books);
        bank.values().for_each(|(asked, _)| self.count_whim(asked));
    }

    /// Counts what the transfer agent began of its own accord.
    fn count_begun(&mut self, books: &Books) {
        for order in books.orders.iter().filter(|order| order.follows().is_none()) {
            match order.kind {
                OrderKind::ForcedRedeem => self.note("redeemed by force"),
                OrderKind::ForcedIncrease => self.note("shares added"),
                OrderKind::ForcedDecrease => self.note("shares taken"),
                OrderKind::Dividend if order.confirmed_shares.is_some() => {
                    self.note("dividend in shares");
                }
                OrderKind::Dividend => self.note("dividend in cash"),
                _ => {}
            }
        }
    }

    /// Counts dividends that came while the rest of a redemption waited.
    fn count_dividends(&mut self, books: &Books) {
        let t_days: BTreeMap<OrderNo, Day> =
            books.orders.iter().map(|order| (order.order_no, order.t_day)).collect();
        let rests = books.orders.iter().filter(|order| order.kind == OrderKind::Redeem);
        let mut waited: BTreeMap<(TradeAcco, FundCode), Vec<(Day, Day)>> = BTreeMap::new();
        for rest in rests {
            let first = rest.rest_of().and_then(|number| t_days.get(&number));
            let held = waited.entry((rest.trade_acco, rest.fund_code)).or_default();
            held.extend(first.map(|first| (*first, rest.t_day)));
        }
        for order in books.orders.iter().filter(|order| order.kind == OrderKind::Dividend) {
            let waits = waited.get(&(order.trade_acco, order.fund_code));
            let ex_day = order.t_day;
            let is_under_way = |(first, rest): &(Day, Day)| *first < ex_day && ex_day <= *rest;
            if waits.into_iter().flatten().any(is_under_way) {
                self.drawn.note(Fault::BigAtDividend);
            }
        }
    }

    /// Counts what became of subscriptions.
    fn count_subscriptions(&mut self, books: &Books) {
        use OrderStatus::{Acknowledged, Confirmed, Rejected};
        for order in books.orders.iter().filter(|order| order.kind == OrderKind::Subscribe) {
            match order.status {
                Confirmed => self.note("subscription became shares"),
                Acknowledged => self.note("subscription waits for the fund"),
                Rejected if order.refund > Some(order.amount) => {
                    self.note("subscription paid back with interest");
                }
                _ => {}
            }
        }
    }

    /// Counts payouts that a card took the second time.
    fn count_paid_again(&mut self, bank: &BankView) {
        let second = bank.iter().filter(|(key, _)| key.starts_with("out-") && key.ends_with("-2"));
        second
            .filter(|(_, (_, moved_at))| moved_at.is_some())
            .for_each(|_| self.note("paid the second time"));
    }

    /// Counts what the bank did out of the ordinary with a payment.
    fn count_whim(&mut self, asked: &Asked) {
        let whim = Whim::of_amount(asked.amount);
        // A card without money takes some, and one that takes none the first time pays.
        let never: &[Whim] = if asked.out { &[NoFunds, NoFundsBeforeNoon] } else { &[TakenSecond] };
        let does = whim.filter(|whim| !never.contains(whim));
        if let Some(fault) = does.and_then(Fault::of_bank) {
            self.drawn.note(fault);
        }
    }

    /// Counts what became of conversions.
    fn count_conversions(&mut self, books: &Books) {
        use OrderStatus::{Cancelled, Confirmed, PartlyConfirmed, Rejected};
        for order in books.orders.iter().filter(|order| order.kind == OrderKind::Convert) {
            match order.status {
                Confirmed => self.note("conversion became shares"),
                PartlyConfirmed => self.note("conversion became shares in part"),
                Rejected => self.note("conversion refused by the transfer agent"),
                Cancelled => self.note("conversion cancelled"),
                _ => {}
            }
        }
    }

    /// Counts what became of moves.
    fn count_moves(&mut self, books: &Books) {
        use OrderStatus::{Cancelled, Confirmed, Rejected};
        for order in books.orders.iter().filter(|order| order.kind == OrderKind::Move) {
            match order.status {
                Confirmed => self.note("shares moved"),
                Rejected => self.note("move refused by the transfer agent"),
                Cancelled => self.note("move cancelled"),
                _ => {}
            }
        }
    }

    /// Counts what became of proceeds.
    fn count_proceeds(&mut self, books: &Books) {
        use OrderStatus::{Cancelled, Confirmed, PartlyConfirmed, Rejected};
        for order in &books.orders {
            let into = order.kind == OrderKind::Redeem && order.target_fund_code.is_some();
            match order.status {
                Confirmed | PartlyConfirmed if by_proceeds(order) => {
                    self.note("proceeds became shares");
                }
                Rejected if by_proceeds(order) => {
                    self.note("purchase with proceeds refused by the transfer agent");
                }
                Cancelled if by_proceeds(order) => self.note("proceeds went back to the card"),
                _ if into && order.pay_status == PayStatus::PaidOut => {
                    self.note("proceeds went to the card");
                }
                _ => {}
            }
        }
    }

    /// Counts that something happened.
    pub(crate) fn note(&mut self, what: &str) {
        *self.counts.entry(what.to_owned()).or_default() += 1;
    }

    /// How often it happened.
    pub fn of(&self, what: &str) -> u64 {
        self.counts.get(what).copied().unwrap_or(0)
    }
}

impl fmt::Display for Tally {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        self.counts.iter().try_for_each(|(what, count)| writeln!(f, "{count:>8}  {what}"))?;
        writeln!(f, "\n   times  faults that were drawn\n{}", self.drawn)
    }
}
