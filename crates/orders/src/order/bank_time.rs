//! When money moved, by a clock that is not ours.

use super::row::Order;
use kernel::Instant;

/// The bank's clock and ours may differ by so much.
const CLOCKS_DIFFER_MS: i64 = 1_000;

/// When the money of an order can have moved: not before the order, and not after now, whatever the
/// bank's clock says.
pub fn possible(order: &Order, said: Instant, now: Instant) -> Instant {
    let at = said.max(order.created_at).min(now);
    if said.ms_since(at).abs() > CLOCKS_DIFFER_MS {
        let order = order.order_no;
        tracing::error!(%order, %said, taken = %at, "the bank's time of a payment cannot be");
    }
    at
}
