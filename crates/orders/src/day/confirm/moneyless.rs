//! Answers that move neither money nor shares.

use super::Work;
use crate::day::store::ConfirmedRow;
use crate::order::{Event, Order, OrderStatus, Step};

impl Work<'_> {
    pub(super) fn method_set(&mut self, order: &mut Order) {
        order.set_status(self.finished(true));
        order.confirmed_on = Some(self.confirming.day);
        self.methods.push(order.method_answer(order.dividend_method));
        self.note(order, "");
    }

    pub(super) fn acknowledged(&mut self, order: &mut Order) {
        order.set_status(OrderStatus::Acknowledged);
        self.counts.acknowledged += 1;
        self.rows.push(ConfirmedRow::of(order));
        self.events.push(Event::of(order, Step::Acknowledged, self.confirming.at, ""));
    }
}
