//! Asking the bank, and making one answer for each payment of whatever it says.

use crate::{Bank, PartnerError, Payment, PaymentResult, PaymentState};
use std::collections::HashMap;

/// How payments stand that were asked for before, in the order of their keys; unknown, where the
/// bank says nothing of one.
///
/// # Errors
/// The bank does not answer.
pub async fn find(bank: &dyn Bank, keys: &[String]) -> Result<Vec<PaymentState>, PartnerError> {
    match keys {
        [] => Ok(Vec::new()),
        _ => Ok(states(keys.iter().map(String::as_str), bank.query(keys).await?)),
    }
}

/// Collects money, and says how each payment stands, in the order of the batch. Where no answer
/// came, that is unknown.
pub async fn collect(bank: &dyn Bank, batch: &[Payment]) -> Vec<PaymentState> {
    match batch {
        [] => Vec::new(),
        _ => believed(bank, batch, bank.debit(batch).await).await,
    }
}

/// Pays money out; answers as [`collect`].
pub async fn pay_out(bank: &dyn Bank, batch: &[Payment]) -> Vec<PaymentState> {
    match batch {
        [] => Vec::new(),
        _ => believed(bank, batch, bank.pay_out(batch).await).await,
    }
}

/// A refusal may be hasty: a bank in between gave up waiting, and the money moved after all. It
/// ends an order for ever, so it is believed only when the books of the bank do not say otherwise.
async fn believed(
    bank: &dyn Bank,
    batch: &[Payment],
    answer: Result<Vec<PaymentResult>, PartnerError>,
) -> Vec<PaymentState> {
    let keys = batch.iter().map(|payment| payment.key.as_str());
    let mut states = states(keys, answer.unwrap_or_default());
    let asked = batch.iter().zip(&mut states);
    let (keys, mut refused): (Vec<String>, Vec<&mut PaymentState>) = asked
        .filter(|(_, state)| matches!(state, PaymentState::Refused(_)))
        .map(|(payment, state)| (payment.key.clone(), state))
        .unzip();
    let books = find(bank, &keys).await;
    let books = books.unwrap_or_else(|_| vec![PaymentState::Unknown; keys.len()]);
    for (state, says) in refused.iter_mut().zip(books) {
        if !matches!(says, PaymentState::Refused(_) | PaymentState::NotFound) {
            **state = says;
        }
    }
    states
}

/// A bank may answer in another order, of some payments not at all and of others twice; what nobody
/// asked for is left out.
fn states<'a>(
    keys: impl Iterator<Item = &'a str>,
    results: Vec<PaymentResult>,
) -> Vec<PaymentState> {
    let mut said: HashMap<String, PaymentState> = HashMap::with_capacity(results.len());
    for PaymentResult { key, state } in results {
        if said.get(&key).is_none_or(|before| weight(before) < weight(&state)) {
            said.insert(key, state);
        }
    }
    keys.map(|key| said.remove(key).unwrap_or(PaymentState::Unknown)).collect()
}

/// How much a state settles: money that has moved counts, then a refusal.
fn weight(state: &PaymentState) -> u8 {
    match state {
        PaymentState::Paid { .. } | PaymentState::Duplicate { .. } => 3,
        PaymentState::Refused(_) => 2,
        PaymentState::Unknown => 1,
        PaymentState::NotFound => 0,
    }
}

#[cfg(test)]
mod tests {
    use super::*;
    use kernel::Instant;

    fn said(key: &str, state: PaymentState) -> PaymentResult {
        PaymentResult { key: key.to_owned(), state }
    }

    #[test]
    fn each_answer_belongs_to_the_payment_that_it_names() {
        let paid = PaymentState::Duplicate { at: Instant::from_ms(1) };
        let refused = PaymentState::Refused("余额不足".to_owned());
        let results = vec![
            said("c", refused.clone()),
            said("a", PaymentState::Unknown),
            said("a", paid.clone()),
            said("a", refused.clone()),
            said("x", refused.clone()),
        ];
        let states = states(["a", "b", "c"].into_iter(), results);
        assert_eq!(states, [paid, PaymentState::Unknown, refused]);
    }
}
