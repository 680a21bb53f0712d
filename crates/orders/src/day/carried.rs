//! Which orders have a voucher, for the room that gave them.

use super::store::proofs;
use crate::order::OrderNo;
use crate::order::voucher::VoucherState;
use db::{Error, Tx};
use kernel::CustNo;

/// An order that has a voucher.
#[derive(Debug, Clone, PartialEq, Eq)]
pub struct CarriedVoucher {
    /// The buyer.
    pub cust_no: CustNo,
    /// The order.
    pub order_no: OrderNo,
    /// What it took.
    pub points: i64,
    /// Where they must be.
    pub state: VoucherState,
}

/// The vouchers of all orders that wait or are confirmed: those of the others are free again.
///
/// # Errors
/// Those of the database.
pub async fn carried_vouchers(tx: &mut Tx) -> Result<Vec<CarriedVoucher>, Error> {
    let orders = proofs::with_voucher(tx).await?.into_iter();
    let carried = orders.filter_map(|order| {
        let state = VoucherState::of(order.status);
        let points = order.fee_explained.of_purchase()?.voucher?.terms.points;
        let (cust_no, order_no) = (order.cust_no, order.order_no);
        Some(CarriedVoucher { cust_no, order_no, points, state })
    });
    Ok(carried.filter(|one| one.state != VoucherState::Returned).collect())
}
