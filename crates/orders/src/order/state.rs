//! The states of an order as tables: what may follow what.

use super::kind::OrderStatus;
#[cfg(test)]
use super::kind::PayStatus;

/// What happened to an order. A step happens to an order at most once; the number is stored.
#[derive(Debug, Clone, Copy, PartialEq, Eq, PartialOrd, Ord)]
pub enum Step {
    /// It was accepted.
    Accepted,
    /// The bank collected the money.
    Paid,
    /// The bank refused.
    PayFailed,
    /// The customer cancelled it.
    Cancelled,
    /// It was sealed at the cut-off.
    Sealed,
    /// The TA has it and answers later.
    Acknowledged,
    /// The TA answered, or the advance bank paid.
    Confirmed,
    /// Money went back to the card.
    Refunded,
    /// Proceeds went to the card.
    PaidOut,
    /// The bank could not pay out.
    PayoutFailed,
    /// It was given up: the bank did not say whether it paid.
    GivenUp,
    /// Its proceeds bought another fund.
    Onward,
    /// They were to, and could not: they go to the card.
    NotOnward,
    /// It waited, and goes on: its T is decided.
    Released,
}

impl Step {
    /// As stored.
    pub const fn number(self) -> i64 {
        match self {
            Self::Accepted => 1,
            Self::Paid => 2,
            Self::PayFailed => 3,
            Self::Cancelled => 4,
            Self::Sealed => 5,
            Self::Acknowledged => 6,
            Self::Confirmed => 7,
            Self::Refunded => 8,
            Self::PaidOut => 9,
            Self::PayoutFailed => 10,
            Self::GivenUp => 11,
            Self::Onward => 12,
            Self::NotOnward => 13,
            Self::Released => 14,
        }
    }
}

/// The states that may follow; a final one has none. Statements change a state only from one of
/// those that lead to it.
pub const fn exits(status: OrderStatus) -> &'static [OrderStatus] {
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

/// The states of the money that may follow, for the room's README.
#[cfg(test)]
pub const fn pay_exits(status: PayStatus) -> &'static [PayStatus] {
    use PayStatus::{
        Onward, Paid, PaidOut, PayFailed, Paying, PayoutFailed, Refunded, Refunding, Unpaid,
    };
    match status {
        // An order that waited is released, or what it waited for has come.
        Unpaid => &[Paying, Paid, PaidOut, PayoutFailed, Onward],
        // Of an order that was given up, money that comes goes back at once.
        Paying => &[Paid, PayFailed, Refunding],
        // Shares of a money fund that were to pay are back at once.
        Paid => &[Refunding, Refunded],
        Refunding => &[Refunded, PayoutFailed],
        // The customer asks for it again.
        PayoutFailed => &[Unpaid, Refunding],
        PayFailed | Refunded | PaidOut | Onward => &[],
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    /// The table in the README, between its marks.
    fn table() -> String {
        let mut out = String::from("| code | state | shown | may become |\n|---|---|---|---|\n");
        for status in OrderStatus::ALL {
            let next: Vec<_> = exits(*status).iter().map(|s| s.code()).collect();
            let (code, shown) = (status.code(), status.chinese());
            out += &format!("| {code} | {status:?} | {shown} | {} |\n", next.join(", "));
        }
        out += "\n| payStatus | money | shown | may become |\n|---|---|---|---|\n";
        for status in PayStatus::ALL {
            let next: Vec<_> = pay_exits(*status).iter().map(|s| s.code()).collect();
            let (code, shown) = (status.code(), status.chinese());
            out += &format!("| {code} | {status:?} | {shown} | {} |\n", next.join(", "));
        }
        out
    }

    #[test]
    fn the_readme_shows_the_states() {
        let path = concat!(env!("CARGO_MANIFEST_DIR"), "/README.md");
        let readme = std::fs::read_to_string(path).unwrap();
        let (begin, end) = ("<!-- states -->\n", "<!-- /states -->");
        let from = readme.find(begin).unwrap() + begin.len();
        let to = readme.find(end).unwrap();
        if std::env::var_os("UPDATE").is_some() {
            let fresh = format!("{}{}{}", &readme[..from], table(), &readme[to..]);
            std::fs::write(path, fresh).unwrap();
        } else {
            assert_eq!(&readme[from..to], table(), "run with UPDATE=1");
        }
    }

    #[test]
    fn what_is_open_has_exits_and_what_is_void_has_none() {
        for status in OrderStatus::ALL {
            assert_eq!(status.is_open(), !exits(*status).is_empty(), "{status:?}");
            assert!(!(status.is_open() && status.is_void()), "{status:?}");
        }
    }

    #[test]
    fn confirmed_and_cancelled_never_follow_each_other() {
        for last in [OrderStatus::Confirmed, OrderStatus::Cancelled, OrderStatus::Void] {
            assert!(exits(last).is_empty());
        }
        assert!(!exits(OrderStatus::Sent).contains(&OrderStatus::Cancelled));
    }
}
