//! Why a confirmation could not be taken.

use crate::order::OrderNo;
use db::{Error, ErrorKind};
use kernel::{NoIds, Overflow};

/// What one order's part of a chunk ends with.
pub(super) enum Misfit {
    /// The TA's figures are not those of the order.
    Figures,
    /// The house may number nothing at this moment.
    Numbers(NoIds),
}

impl Misfit {
    pub fn of(self, order_no: OrderNo) -> Error {
        match self {
            Self::Figures => {
                let text = format!("order {order_no}: the confirmation does not fit the order");
                Error::new(ErrorKind::Fault, text)
            }
            Self::Numbers(error) => error.into(),
        }
    }
}

impl From<Overflow> for Misfit {
    fn from(_: Overflow) -> Self {
        Self::Figures
    }
}

impl From<NoIds> for Misfit {
    fn from(error: NoIds) -> Self {
        Self::Numbers(error)
    }
}
