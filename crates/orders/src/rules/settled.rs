//! Whether a card, or a mobile, is the customer's for long enough (rule MM-04).

use crate::order::parameters::Parameters;
use bankcards::Card;
use db::{Error, Tx};
use kernel::{CustNo, Instant};
use wire::{Answer, Code, Refusal};

/// `code`, when the card was bound a short while ago; it says how long that is.
pub(crate) async fn new_card(
    tx: &mut Tx,
    card: &Card,
    now: Instant,
    code: &Code,
) -> Answer<Option<Refusal>> {
    let parameters = Parameters::on(tx, now.day()).await?;
    let settles = parameters.card_settle_ms();
    let settled = card.bound_at.is_some_and(|bound| now.ms_since(bound) >= settles);
    Ok((!settled).then(|| code.fill(&[("hours", parameters.card_settle_hours)])))
}

/// `code`, when the customer's mobile was changed a short while ago: whoever took an account over
/// would be in a hurry. It says from when it is possible again.
pub(crate) async fn new_mobile(
    tx: &mut Tx,
    cust_no: CustNo,
    now: Instant,
    code: &Code,
) -> Result<Option<Refusal>, Error> {
    let settles_at = identity::mobile_settles_at(tx, cust_no).await?;
    Ok(settles_at.filter(|until| *until > now).map(|until| {
        let time = until.time().to_string();
        let until = format!("{} {}", until.day(), time.get(..5).unwrap_or_default());
        code.fill(&[("until", until)])
    }))
}
