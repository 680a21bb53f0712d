//! The audit of T: when the bank took the money decides it, while that day is not sealed.

use crate::Company;
use crate::books::Books;
use crate::debits::{Debit, debits};
use crate::found::Found;
use crate::money::BankView;
use funds::{Catalogue, Fund};
use kernel::{Calendar, Instant, TimeOfDay};
use orders::{Order, OrderNo, OrderStatus};
use partners::simulator::Whim;
use std::collections::BTreeSet;

/// Remembers which payments it saw.
#[derive(Debug, Default)]
pub(crate) struct PaymentDays {
    seen: BTreeSet<OrderNo>,
}

impl PaymentDays {
    /// Each payment that is new was made when the bank says so, and has the T of that moment.
    pub fn compare(
        &mut self,
        company: &Company,
        (books, bank): (&Books, &BankView),
        found: &mut Found,
    ) {
        let catalogue = company.app().get::<Catalogue>();
        for (debit, order) in debits(books).iter().flat_map(Debit::each) {
            let Some(paid_at) = order.paid_at else { continue };
            if !self.seen.insert(order.order_no) {
                continue;
            }
            let view = bank.get(&debit.key);
            let moved_at = view.and_then(|(_, moved_at)| *moved_at);
            let whim = Whim::of_amount(debit.amount());
            let wrong = matches!(whim, Some(Whim::SlowClock | Whim::FastClock));
            if !wrong && moved_at != Some(paid_at) {
                let by_bank = moved_at.map_or("nothing".to_owned(), |at| at.to_string());
                found.differ(&format!("moment of payment {}", order.order_no), by_bank, paid_at);
            }
            // What goes back has no day.
            let fund =
                catalogue.fund(order.fund_code).filter(|_| order.status != OrderStatus::Void);
            match (fund, books.booked.get(&debit.key)) {
                (Some(fund), Some(booked_at)) => {
                    t_day(&fund, order, (paid_at, *booked_at), found);
                }
                (Some(_), None) => {
                    found.differ(&format!("payment {}", order.order_no), "booked", "no moment");
                }
                (None, _) => {}
            }
        }
    }
}

/// The day before was sealed when the payment was booked, and that day was not: each is sealed in
/// the evening, when the bank was asked for the last time.
fn t_day(fund: &Fund, order: &Order, (paid_at, booked_at): (Instant, Instant), found: &mut Found) {
    let sealed = Calendar::china().previous_open(booked_at.day());
    let deciding = Instant::at(sealed, TimeOfDay::CUTOFF).max(paid_at);
    let t_day = fund.calendar.t_day(deciding, fund.timetable.cutoff);
    if t_day != order.t_day {
        found.differ(&format!("T of order {}", order.order_no), t_day, order.t_day);
    }
}
