//! What a payment in the simulated bank's books says of itself.

use super::{Whim, store::PaymentRow};
use kernel::Instant;

/// When it was paid, as the bank's clock says.
pub(super) fn paid_at(row: &PaymentRow) -> Instant {
    whim(row).map_or(row.at, |whim| whim.by_its_clock(row.at))
}

/// What the bank does with it out of the ordinary.
pub(super) fn whim(row: &PaymentRow) -> Option<Whim> {
    Whim::of_amount(row.amount)
}
