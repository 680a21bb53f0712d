//! Name the amount of a small-amount check.

use crate::{
    check::{CardCheck, show},
    check_payment,
    check_state::{CheckOutcome, CheckState},
    event::Event,
    event_kind::EventKind,
    ids::CardId,
    parameters::Parameters,
    refusals::{AMOUNT_WRONG, CHECK_EXPIRED, CHECK_MISSED, CHECK_UNPAID, NO_CHECK},
    store,
};
use db::Tx;
use kernel::Fen;
use serde::Deserialize;
use utoipa::ToSchema;
use wire::{Answer, Call, Customer, codes};

/// What came.
#[derive(Debug, Deserialize, ToSchema)]
#[serde(rename_all = "camelCase")]
pub struct NameAmountRequest {
    /// As when it was begun.
    pub serial_no: CardId,
    /// What the bank says has come, yuan.
    pub amount: Fen,
}

/// What the naming has done.
enum Named {
    Right,
    /// Another amount; so often it may still be named.
    Wrong(i64),
}

/// `/bankcard/check/confirm`: named rightly, the card may be signed by `/account/reOpenAllinpay`,
/// as after a proof that has passed. Another amount is counted; the last one ends the check.
pub async fn name_amount(call: Call<Customer>, request: NameAmountRequest) -> Answer<CardCheck> {
    let (cust_no, card_id, amount) = (call.caller.cust_no, request.serial_no, request.amount);
    check_payment::settle(&call, cust_no, card_id).await?;
    let by = (cust_no, &call.caller.session);
    let event = Event::by(&call, by, card_id, EventKind::Checked)?;
    let name = async move |tx: &mut Tx| name(tx, &event, amount).await;
    match call.db().write(name).await? {
        Named::Right => show(&call, cust_no, card_id).await,
        Named::Wrong(0) => Err(CHECK_MISSED.into()),
        Named::Wrong(left) => Err(AMOUNT_WRONG.fill(&[("left", left)]).into()),
    }
}

async fn name(tx: &mut Tx, event: &Event, amount: Fen) -> Answer<Named> {
    let (cust_no, card_id, now) = (event.cust_no, event.card_id, event.at);
    store::card(tx, cust_no, card_id).await?.ok_or(codes::NOT_FOUND.refuse())?;
    let checks = store::checks(tx, cust_no, card_id).await?;
    let mut row = checks.into_iter().next_back().ok_or(NO_CHECK.refuse())?;
    match row.state(now) {
        CheckState::Waiting => {}
        CheckState::Passed => return Ok(Named::Right),
        CheckState::Paying => return Err(CHECK_UNPAID.into()),
        CheckState::Expired => return Err(CHECK_EXPIRED.into()),
        CheckState::Missed => return Err(CHECK_MISSED.into()),
        CheckState::Refused | CheckState::Absent => return Err(NO_CHECK.into()),
    }
    if amount != row.amount {
        row.tries += 1;
        let tries = Parameters::on(tx, now.day()).await?.check_tries;
        let left = tries.saturating_sub(row.tries).max(0);
        if left == 0 {
            row.outcome = CheckOutcome::Missed;
        }
        store::put_outcome(tx, &row).await?;
        return Ok(Named::Wrong(left));
    }
    row.outcome = CheckOutcome::Passed;
    store::put_outcome(tx, &row).await?;
    accounts::attest_card(tx, cust_no, &card_id.to_string(), now).await?;
    event.write(tx).await?;
    Ok(Named::Right)
}
