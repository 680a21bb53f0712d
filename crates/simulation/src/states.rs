//! What may become of an order, written down a second time: the audit does not ask the room that it
//! audits.

use orders::{OrderStatus, PayStatus};

/// The states that one step leads to.
fn next(status: OrderStatus) -> &'static [OrderStatus] {
    use OrderStatus::{
        Accepted, Acknowledged, Cancelled, Confirmed, PartlyConfirmed, Rejected, Sent, Void,
    };
    match status {
        Accepted => &[Sent, Cancelled, Void],
        Sent => &[Acknowledged, Confirmed, PartlyConfirmed, Rejected],
        Acknowledged => &[Confirmed, PartlyConfirmed, Rejected],
        Confirmed | PartlyConfirmed | Rejected | Void | Cancelled => &[],
    }
}

fn next_of_money(status: PayStatus) -> &'static [PayStatus] {
    use PayStatus::{
        Onward, Paid, PaidOut, PayFailed, Paying, PayoutFailed, Refunded, Refunding, Unpaid,
    };
    match status {
        Unpaid => &[PaidOut, PayoutFailed, Onward],
        Paying => &[Paid, PayFailed, Refunding],
        Paid => &[Refunding],
        Refunding => &[Refunded, PayoutFailed],
        PayoutFailed => &[Unpaid, Refunding],
        PayFailed | Refunded | PaidOut | Onward => &[],
    }
}

/// Whether one state may have become another, in any number of steps.
pub fn may_become(from: OrderStatus, to: OrderStatus) -> bool {
    from == to || next(from).iter().any(|step| may_become(*step, to))
}

/// The same of an order's money, which may be refused and asked for again and again.
pub fn money_may_become(from: PayStatus, to: PayStatus) -> bool {
    let mut reached = vec![from];
    let mut at = 0;
    while let Some(state) = reached.get(at).copied() {
        let fresh = |step: &&PayStatus| !reached.contains(step);
        let further: Vec<PayStatus> = next_of_money(state).iter().filter(fresh).copied().collect();
        reached.extend(further);
        at += 1;
    }
    reached.contains(&to)
}

/// Whether an order's state and its money's go together.
pub fn go_together(is_buy: bool, status: OrderStatus, money: PayStatus) -> bool {
    use OrderStatus::{
        Accepted, Acknowledged, Cancelled, Confirmed, PartlyConfirmed, Rejected, Sent, Void,
    };
    use PayStatus::{
        Onward, Paid, PaidOut, PayFailed, Paying, PayoutFailed, Refunded, Refunding, Unpaid,
    };
    let backwards = matches!(money, Refunding | Refunded | PayoutFailed);
    match (is_buy, status) {
        (true, Accepted) => matches!(money, Paying | Paid),
        (true, Sent | Acknowledged | Confirmed) => money == Paid,
        (true, PartlyConfirmed | Rejected | Cancelled) => backwards,
        (true, Void) => backwards || matches!(money, Paying | PayFailed),
        (false, Accepted | Sent | Acknowledged | Rejected | Cancelled) => money == Unpaid,
        (false, Confirmed | PartlyConfirmed) => {
            matches!(money, Unpaid | PaidOut | PayoutFailed | Onward)
        }
        (false, Void) => false,
    }
}
