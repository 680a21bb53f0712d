//! The day and the moment of a confirmation.

use crate::order::voucher::Vouchers;
use kernel::{Calendar, Day, Ids, Instant};

/// The day and the moment of a confirmation, and where new ids come from.
#[derive(Debug, Clone)]
pub struct Confirming {
    /// The day on which the TA confirmed; lots are registered with it.
    pub day: Day,
    /// When it is applied.
    pub at: Instant,
    /// New ids.
    pub ids: Ids,
    /// For the T of deferred rests.
    pub calendar: Calendar,
    /// Who is told of the vouchers of orders.
    pub vouchers: Vouchers,
}
