//! What our books say has moved at the bank, for whoever compares it with the bank's own statement:
//! debits of cards, payouts to them, and the few fen of small-amount checks. What comes by
//! remittance is matched by others (`docs/decisions/0035`), and what a money fund or proceeds pay
//! moves no money at a bank.

use super::store::at_bank as store;
use crate::order::{OrderNo, PaymentNo};
use crate::payments::payment::Collection;
use crate::payments::store::{ListedRow, listed};
use crate::payouts::payout::{PayoutKind, PayoutState};
use bankcards::CheckAtBank;
use db::{Error, Tx};
use kernel::{Fen, Instant};
use partners::statement::Direction;
use std::collections::BTreeSet;

/// A bank's name of a payment, taken apart: which payment of ours, and which attempt of it.
#[derive(Debug, Clone, PartialEq, Eq, PartialOrd, Ord)]
pub struct BankKey {
    /// The payment, whichever attempt: `109900000000017`, `out-refund-109900000000017`.
    pub name: String,
    /// From 1.
    pub attempt: i64,
}

impl BankKey {
    /// Takes a key apart; one that is not of ours is its own name.
    #[must_use]
    pub fn of(key: &str) -> Self {
        let own = || Self { name: key.to_owned(), attempt: 1 };
        let Some(rest) = key.strip_prefix("out-") else { return own() };
        let mut parts = rest.split('-');
        match (parts.next(), parts.next(), parts.next(), parts.next()) {
            (Some(kind), Some(number), Some(attempt), None) => match attempt.parse() {
                Ok(attempt) if attempt > 1 => {
                    Self { name: format!("out-{kind}-{number}"), attempt }
                }
                _ => own(),
            },
            _ => own(),
        }
    }
}

/// A payment at the bank, as our books have it.
#[derive(Debug, Clone, PartialEq, Eq)]
pub struct AtBank {
    /// As in [`BankKey`].
    pub name: String,
    /// How often the bank may have been asked for it, each time under another key.
    pub attempts: i64,
    /// Which way.
    pub direction: Direction,
    /// How much.
    pub amount: Fen,
    /// Whether we think that the money has moved.
    pub moved: bool,
    /// When we wrote down that it has, by the business clock.
    pub booked_at: Option<Instant>,
}

/// The payments of these names; those that are none of ours are left out.
///
/// # Errors
/// Those of the database.
pub async fn at_bank(tx: &mut Tx, names: &BTreeSet<String>) -> Result<Vec<AtBank>, Error> {
    let payments: Vec<PaymentNo> = names.iter().filter_map(|name| payment_no(name)).collect();
    let payouts: BTreeSet<OrderNo> =
        names.iter().filter_map(|name| payout(name)).map(|(_, number)| number).collect();
    let payouts: Vec<OrderNo> = payouts.into_iter().collect();
    let mut all: Vec<AtBank> =
        store::payments(tx, &payments).await?.into_iter().map(AtBank::from).collect();
    let found = store::payouts(tx, &payouts).await?.into_iter().map(AtBank::from);
    all.extend(found.filter(|payout| names.contains(&payout.name)));
    let found = bankcards::checks_at_bank(tx, names).await?;
    all.extend(found.into_iter().map(AtBank::from));
    Ok(all)
}

/// Notes payments that a statement of the bank lists, and whose money we have not booked. Whatever
/// a query says, the bank has them: also when their orders are given up they are asked for again.
///
/// # Errors
/// Those of the database.
pub async fn note_listed(tx: &mut Tx, names: &[String], at: Instant) -> Result<(), Error> {
    let row = |payment_no| ListedRow { payment_no, listed_at: Some(at) };
    let rows = names.iter().filter_map(|name| payment_no(name)).map(row);
    listed(tx, &rows.collect::<Vec<_>>()).await
}

/// Whose number it is, exactly as we write it.
fn payment_no(name: &str) -> Option<PaymentNo> {
    let number: i64 = name.parse().ok()?;
    (number.to_string() == name).then(|| PaymentNo::from(number))
}

fn payout(name: &str) -> Option<(PayoutKind, OrderNo)> {
    let (kind, number) = name.strip_prefix("out-")?.split_once('-')?;
    let kind: PayoutKind = kind.parse().ok().filter(|kind| *kind != PayoutKind::Onward)?;
    Some((kind, number.parse().ok()?))
}

/// Where a page of [`booked_at_bank`] ends.
#[derive(Debug, Clone, Default, PartialEq, Eq)]
pub struct Booked {
    payment: Option<(Instant, PaymentNo)>,
    payout: Option<(Instant, OrderNo, String)>,
    check: Option<(Instant, String)>,
}

/// The next payments whose money we booked as moved after a moment and until another one, and where
/// they end; none after the last.
///
/// # Errors
/// Those of the database.
pub async fn booked_at_bank(
    tx: &mut Tx,
    between: (Instant, Instant),
    last: Booked,
    limit: i64,
) -> Result<(Vec<String>, Booked), Error> {
    let Booked { payment, payout, check } = last;
    let after = payment.unwrap_or((between.0, PaymentNo::from(i64::MAX)));
    let payments = store::payments_booked(tx, after, between.1, limit).await?;
    let after_payout = payout.unwrap_or((between.0, OrderNo::from(i64::MAX), String::new()));
    let payouts = store::payouts_booked(tx, &after_payout, between.1, limit).await?;
    let checks = bankcards::checks_booked(tx, between, check.as_ref(), limit).await?;
    let check = checks.last().cloned().or(check);
    let payment = payments.last().copied().or(Some(after));
    let end = payouts.last().map(|(at, number, kind)| (*at, *number, kind.code().to_owned()));
    let payout = end.or(Some(after_payout));
    let mut names: Vec<String> =
        payments.into_iter().map(|(_, number)| number.to_string()).collect();
    names.extend(payouts.into_iter().map(|(_, number, kind)| name_of(kind, number)));
    names.extend(checks.into_iter().map(|(_, key)| key));
    Ok((names, Booked { payment, payout, check }))
}

fn name_of(kind: PayoutKind, number: OrderNo) -> String {
    format!("out-{}-{number}", kind.code())
}

impl From<store::PaymentRow> for AtBank {
    fn from(row: store::PaymentRow) -> Self {
        Self {
            name: row.payment_no.to_string(),
            attempts: 1,
            direction: Direction::In,
            amount: row.amount,
            moved: row.state == Collection::Paid,
            booked_at: row.booked_at,
        }
    }
}

impl From<store::PayoutRow> for AtBank {
    fn from(row: store::PayoutRow) -> Self {
        Self {
            name: name_of(row.kind, row.order_no),
            attempts: row.attempt,
            direction: Direction::Out,
            amount: row.amount,
            moved: row.state == PayoutState::Paid,
            booked_at: row.booked_at,
        }
    }
}

impl From<CheckAtBank> for AtBank {
    fn from(check: CheckAtBank) -> Self {
        let CheckAtBank { key: name, amount, moved, booked_at } = check;
        Self { name, attempts: 1, direction: Direction::Out, amount, moved, booked_at }
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn the_attempts_of_a_payout_are_one_payment() {
        let key = |text| {
            let BankKey { name, attempt } = BankKey::of(text);
            (name, attempt)
        };
        assert_eq!(key("109"), ("109".to_owned(), 1));
        assert_eq!(key("out-refund-109"), ("out-refund-109".to_owned(), 1));
        assert_eq!(key("out-refund-109-3"), ("out-refund-109".to_owned(), 3));
        for strange in ["out-refund-109-1", "out-refund-109-x", "out-refund-109-2-2", "out-", ""] {
            assert_eq!(key(strange), (strange.to_owned(), 1));
        }
    }

    #[test]
    fn only_what_we_write_ourselves_is_a_number_of_ours() {
        assert_eq!(payment_no("109"), Some(PaymentNo::from(109)));
        for strange in ["+109", "0109", " 109", "1e3", "out-refund-1", ""] {
            assert_eq!(payment_no(strange), None, "{strange}");
        }
        assert_eq!(payout("out-quick-7"), Some((PayoutKind::Quick, OrderNo::from(7))));
        assert_eq!(payout("out-onward-7"), None);
    }
}
