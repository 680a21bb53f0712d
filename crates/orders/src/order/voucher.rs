//! Vouchers that lower the fee of one purchase. The room that gives them stands above this one: it
//! is not called by name, the application registers it ([`Vouchers`]), and it is told of a voucher
//! in the transaction that places, cancels, refuses or confirms its order.

use super::voucher_terms::VoucherTerms;
use super::{Order, OrderNo, OrderStatus};
use db::{Error, Tx};
use kernel::{CustNo, Day, Ids, Instant};
use std::{future::Future, pin::Pin};
use wire::{Answer, App, Failure};

/// A voucher that a customer may use now.
#[derive(Debug, Clone, PartialEq, Eq)]
pub struct OfferedVoucher {
    /// What it is.
    pub terms: VoucherTerms,
    /// The points that the customer has.
    pub available: i64,
}

/// A voucher that an order takes.
#[derive(Debug, Clone)]
pub struct Freezing {
    /// The buyer.
    pub cust_no: CustNo,
    /// The order.
    pub order_no: OrderNo,
    /// What it takes.
    pub terms: VoucherTerms,
    /// What is bought, by name.
    pub fund_name: String,
    /// When.
    pub at: Instant,
    /// For one row that is written.
    pub number: i64,
}

/// What became of the voucher of an order.
#[derive(Debug, Clone, Copy, PartialEq, Eq)]
pub struct VoucherEnd {
    /// The buyer.
    pub cust_no: CustNo,
    /// The order.
    pub order_no: OrderNo,
    /// Whether the fee was lowered, in part or in full; else its points are free again.
    pub used: bool,
}

kernel::codes! {
    /// Where the points of an order's voucher are.
    VoucherState, what: "state of a voucher", refused: "抵费券状态不正确",
    {
        /// The order waits for its money or the TA.
        Frozen = "frozen", "冻结中";
        /// The order is confirmed, in part or in full.
        Used = "used", "已使用";
        /// The order came to nothing.
        Returned = "returned", "已退回";
    }
}
kernel::schema_of_codes!(VoucherState);
db::column!(VoucherState: code);

impl VoucherState {
    /// That of an order's voucher.
    pub fn of(status: OrderStatus) -> Self {
        match status {
            OrderStatus::Confirmed | OrderStatus::PartlyConfirmed => Self::Used,
            OrderStatus::Rejected | OrderStatus::Void | OrderStatus::Cancelled => Self::Returned,
            _ => Self::Frozen,
        }
    }
}

/// What is done, before it is.
type Done<'a, T> = Pin<Box<dyn Future<Output = T> + Send + 'a>>;
type Offered<'a> = Done<'a, Answer<Option<OfferedVoucher>>>;
type Ended<'a> = Done<'a, Result<(), Error>>;

/// A service of the application: the room of the vouchers.
#[derive(Debug, Clone, Copy)]
pub struct Vouchers {
    /// The voucher that a customer may use on a day; none where none is given.
    pub offered: fn(&mut Tx, CustNo, Day) -> Offered<'_>,
    /// Takes the points of an order's voucher; refused where they are too few, before anything is
    /// written.
    pub freeze: for<'a> fn(&'a mut Tx, Freezing) -> Done<'a, Answer<()>>,
    /// Ends vouchers; those that ended before, or that it does not know, are left alone.
    pub end: for<'a> fn(&'a mut Tx, Vec<VoucherEnd>, (Instant, &'a Ids)) -> Ended<'a>,
}

impl Default for Vouchers {
    /// No room gives any.
    fn default() -> Self {
        Self {
            offered: |_, _, _| Box::pin(async { Ok(None) }),
            freeze: |_, _| {
                let nobody = || Failure::fault("taking a voucher", "no room gives any");
                Box::pin(async move { Err(nobody()) })
            },
            end: |_, _, _| Box::pin(async { Ok(()) }),
        }
    }
}

impl Vouchers {
    /// Those of an application.
    pub fn of(app: &App) -> Self {
        app.find::<Self>().copied().unwrap_or_default()
    }

    /// Ends the vouchers of those orders that have one, by where they stand now; the others cost
    /// nothing.
    pub(crate) async fn end_of<'o>(
        self,
        tx: &mut Tx,
        orders: impl IntoIterator<Item = &'o Order>,
        moment: (Instant, &Ids),
    ) -> Result<(), Error> {
        self.end_all(tx, orders.into_iter().filter_map(VoucherEnd::of).collect(), moment).await
    }

    /// Ends vouchers.
    pub(crate) async fn end_all(
        self,
        tx: &mut Tx,
        ends: Vec<VoucherEnd>,
        moment: (Instant, &Ids),
    ) -> Result<(), Error> {
        if ends.is_empty() { Ok(()) } else { (self.end)(tx, ends, moment).await }
    }
}

impl VoucherEnd {
    /// Of an order that is over; none of one that goes on, or that has no voucher.
    pub(crate) fn of(order: &Order) -> Option<Self> {
        let Order { cust_no, order_no, status, .. } = *order;
        let used = match VoucherState::of(status) {
            _ if !order.fee_explained.has_voucher() => return None,
            VoucherState::Frozen => return None,
            VoucherState::Used => true,
            VoucherState::Returned => false,
        };
        Some(Self { cust_no, order_no, used })
    }
}
