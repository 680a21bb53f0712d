//! Orders for an empty copy of the books, in which a day is replayed.

use super::store::advanced::{self, AdvancedIncome};
use crate::order::store::moves::{self, MoveRow};
use crate::order::store::orders;
use crate::order::{Order, OrderKind, OrderNo, OrderStatus, PayStatus};
use db::{Error, Tx};
use kernel::{Day, Shares};

/// Orders by their numbers; unknown ones are left out.
///
/// # Errors
/// Those of the database.
pub async fn orders_by_number(tx: &mut Tx, numbers: &[OrderNo]) -> Result<Vec<Order>, Error> {
    orders::by_number(tx, numbers).await
}

/// Inserts orders as they are, into an empty copy.
///
/// # Errors
/// Those of the database.
pub async fn insert_orders(tx: &mut Tx, orders: &[Order]) -> Result<(), Error> {
    orders::insert(tx, orders).await
}

/// Where the shares of these orders go, for an empty copy.
///
/// # Errors
/// Those of the database.
pub async fn insert_moves(tx: &mut Tx, rows: &[MoveRow]) -> Result<(), Error> {
    moves::insert(tx, rows).await
}

/// What was the advance bank's of the incomes of a day.
///
/// # Errors
/// Those of the database.
pub async fn advanced_incomes(tx: &mut Tx, day: Day) -> Result<Vec<AdvancedIncome>, Error> {
    advanced::of_day(tx, day).await
}

/// Inserts the same into an empty copy, not booked yet.
///
/// # Errors
/// Those of the database.
pub async fn insert_advanced_incomes(tx: &mut Tx, rows: &[AdvancedIncome]) -> Result<(), Error> {
    let open = |row: &AdvancedIncome| AdvancedIncome { booked: Shares::ZERO, ..row.clone() };
    let rows: Vec<AdvancedIncome> = rows.iter().map(open).collect();
    advanced::insert(tx, &rows).await
}

impl Order {
    /// The order as it was when the TA had it and had not answered; one that never was with the TA
    /// stays as it is.
    pub fn before_answer(&self) -> Self {
        use OrderStatus::{Accepted, Cancelled, Void};
        if matches!(self.status, Accepted | Cancelled | Void) {
            return self.clone();
        }
        if self.kind == OrderKind::QuickRedeem {
            return Self { repaid_on: None, ..self.clone() };
        }
        let mut order = Self {
            pay_status: if self.kind.is_buy() { PayStatus::Paid } else { PayStatus::Unpaid },
            reason: String::new(),
            confirmed_on: None,
            confirmed_nav: None,
            confirmed_amount: None,
            confirmed_shares: None,
            confirmed_fee: None,
            refund: None,
            ..self.clone()
        };
        order.set_status(OrderStatus::Sent);
        order
    }

    /// What the TA's answer made of it, in a line; where its money is by now is left out.
    pub fn confirmed_line(&self) -> String {
        format!(
            "order {} {} {} {:?} {:?} {:?} {:?} {:?} {:?} {:?} {:?}",
            self.order_no,
            self.kind.code(),
            self.status.code(),
            self.confirmed_on,
            self.confirmed_nav,
            self.confirmed_amount,
            self.confirmed_shares,
            self.confirmed_fee,
            self.refund,
            self.repaid_on,
            self.target_fund_code,
        )
    }
}
