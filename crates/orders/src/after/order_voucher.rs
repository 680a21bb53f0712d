//! The voucher of a purchase, as its order shows it.

use crate::order::Order;
use crate::order::voucher::VoucherState;
use crate::order::voucher_terms::FeeVoucher;
use kernel::Fen;
use serde::{Deserialize, Serialize};
use utoipa::ToSchema;

/// The voucher of an order.
#[derive(Debug, Clone, Serialize, Deserialize, ToSchema)]
#[serde(rename_all = "camelCase")]
pub struct OrderVoucher {
    /// 嘉豆抵费券
    pub name: String,
    /// What it took, in whole points.
    pub points: i64,
    /// What it saves: as promised, then as confirmed. None where the order came to nothing, or the
    /// TA charged another fee than ours.
    pub saved: Option<Fen>,
    /// Where its points are.
    pub state: VoucherState,
    /// 冻结中
    pub state_name: String,
}

impl OrderVoucher {
    /// Of an order whose fee is explained with a voucher, or without where the TA charged another.
    pub fn of(order: &Order, explained: Option<FeeVoucher>) -> Option<Self> {
        if !order.fee_explained.has_voucher() {
            return None;
        }
        let terms = order.fee_explained.of_purchase()?.voucher?.terms;
        let state = VoucherState::of(order.status);
        let saves = state != VoucherState::Returned;
        Some(Self {
            name: terms.name,
            points: terms.points,
            saved: explained.filter(|_| saves).map(|voucher| voucher.saved),
            state,
            state_name: state.chinese().to_owned(),
        })
    }
}
