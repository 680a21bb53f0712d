//! The attempts of a payout. The bank knows each under a key of its own, for ever; at most one of
//! them may pay.

use super::payout::Payout;
use partners::PaymentState;

wire::refusals! {
    /// Nothing of the order was refused by the bank, or it is on its way again.
    NO_REFUSED_PAYOUT = 16051, "这笔款项没有被银行退回，无需重新打款";
}

/// What the bank says of a payout.
#[derive(Debug, Clone, PartialEq, Eq)]
pub(crate) struct Standing {
    /// Of which attempt it says so.
    pub attempt: i64,
    /// How far that one is.
    pub state: PaymentState,
}

/// The bank's names of all attempts that there were, oldest first.
pub(crate) fn keys(payout: &Payout) -> impl Iterator<Item = String> {
    (1..=payout.attempt).map(|attempt| key(payout, attempt))
}

/// The bank's name of an attempt.
pub(crate) fn key(payout: &Payout, attempt: i64) -> String {
    match attempt {
        1 => payout.reference(),
        _ => format!("{}-{attempt}", payout.reference()),
    }
}

/// How a payout stands, by the states of its attempts, oldest first. A refusal is final, but the
/// money is the customer's: should the bank have paid a refused attempt after all, that one counts
/// and no other leaves.
pub(crate) fn standing(payout: &Payout, attempts: &[PaymentState]) -> Standing {
    use PaymentState::{Duplicate, NotFound, Paid, Refused, Unknown};
    let attempt = payout.attempt;
    let Some((last, earlier)) = attempts.split_last() else {
        return Standing { attempt, state: Unknown };
    };
    let paid = (1..).zip(earlier).find(|(_, state)| state.moved_at().is_some());
    match (paid, last) {
        (Some((attempt, state)), NotFound | Refused(_)) => {
            Standing { attempt, state: state.clone() }
        }
        (Some((first, _)), Paid { .. } | Duplicate { .. }) => {
            let order = payout.order_no;
            tracing::error!(%order, first, attempt, "the bank paid two attempts of a payout");
            Standing { attempt, state: last.clone() }
        }
        (None, NotFound) if earlier.contains(&Unknown) => Standing { attempt, state: Unknown },
        _ => Standing { attempt, state: last.clone() },
    }
}

#[cfg(test)]
mod tests {
    use super::super::payout::PayoutKind;
    use super::*;
    use crate::payouts::payout::PayoutState;
    use PaymentState::{NotFound, Unknown};

    fn paid(number: &str) -> PaymentState {
        PaymentState::Paid { bank_no: number.to_owned(), at: kernel::Instant::from_ms(0) }
    }

    fn refused() -> PaymentState {
        PaymentState::Refused("收款账户已销户".to_owned())
    }

    fn payout(attempt: i64) -> Payout {
        Payout {
            cust_no: kernel::CustNo::try_from(7).unwrap(),
            order_no: 9.into(),
            kind: PayoutKind::Refund,
            trade_acco: "0000000001001".parse().unwrap(),
            fund_code: "000001".parse().unwrap(),
            protocol_no: "SIM7".to_owned(),
            amount: kernel::Fen::from_units(100),
            due_on: "2026-03-02".parse().unwrap(),
            state: PayoutState::Asked,
            reason: String::new(),
            attempt,
            bank_name: String::new(),
            tail: String::new(),
            begun_at: kernel::Instant::from_ms(0),
        }
    }

    fn stands(states: &[PaymentState]) -> (i64, PaymentState) {
        let attempt = i64::try_from(states.len()).unwrap();
        let Standing { attempt, state } = standing(&payout(attempt), states);
        (attempt, state)
    }

    #[test]
    fn each_attempt_has_a_key_and_the_first_one_keeps_its_own() {
        let keys: Vec<String> = keys(&payout(3)).collect();
        assert_eq!(keys, ["out-refund-9", "out-refund-9-2", "out-refund-9-3"]);
    }

    #[test]
    fn the_last_attempt_counts() {
        assert_eq!(stands(&[NotFound]), (1, NotFound));
        assert_eq!(stands(&[refused(), NotFound]), (2, NotFound));
        assert_eq!(stands(&[refused(), refused(), paid("B3")]), (3, paid("B3")));
        assert_eq!(stands(&[refused(), Unknown]), (2, Unknown));
    }

    #[test]
    fn nothing_leaves_when_an_earlier_attempt_was_paid_after_all() {
        assert_eq!(stands(&[paid("B1"), NotFound]), (1, paid("B1")));
        assert_eq!(stands(&[refused(), paid("B2"), refused()]), (2, paid("B2")));
        // What is asked for already is found out first.
        assert_eq!(stands(&[paid("B1"), Unknown]), (2, Unknown));
    }

    #[test]
    fn nothing_leaves_while_an_earlier_attempt_is_unknown() {
        assert_eq!(stands(&[Unknown, NotFound]), (2, Unknown));
    }
}
