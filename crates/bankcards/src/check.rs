//! The small-amount check (小额打款验证): the house pays a few fen to a card that its bank cannot
//! verify, and whoever names how many sees the card's account (`docs/decisions/0087`).

use crate::{
    agreement::ProtocolState,
    check_payment,
    check_state::{CheckOutcome, CheckPayment, CheckState},
    ids::CardId,
    parameters::Parameters,
    store::{self, CardRow, CheckRow},
};
use db::Tx;
use kernel::{CustNo, Instant};
use serde::{Deserialize, Serialize};
use utoipa::ToSchema;
use wire::{Answer, App, Call, Customer, codes};

/// Which card.
#[derive(Debug, Deserialize, ToSchema)]
#[serde(rename_all = "camelCase")]
pub struct CardCheckRequest {
    /// A signing for which a proof is asked.
    pub serial_no: CardId,
}

/// A card's small-amount check, the last one where there were several.
#[derive(Debug, Clone, Serialize, Deserialize, ToSchema)]
#[serde(rename_all = "camelCase")]
pub struct CardCheck {
    /// As asked.
    pub serial_no: CardId,
    /// How far it is.
    pub state: CheckState,
    /// Name of the card's bank.
    pub bank_name: String,
    /// Last four digits of the card.
    pub tail: String,
    /// The mobile to which the bank says what came, masked.
    pub mobile: String,
    /// When the money was paid, in business time; null before.
    pub paid_at: Option<Instant>,
    /// Until when its amount may be named; null before it was paid.
    pub valid_until: Option<Instant>,
    /// How often another amount may still be named.
    pub tries_left: i64,
    /// Why the bank could not pay; else empty.
    pub reason: String,
    /// Whether one may be begun now.
    pub may_begin: bool,
    /// How many may still be begun for the card, on whichever days.
    pub checks_left: i64,
}

/// `/bankcard/check`.
pub async fn card_check(call: Call<Customer>, request: CardCheckRequest) -> Answer<CardCheck> {
    show(&call, call.caller.cust_no, request.serial_no).await
}

/// The check as it is now; what the bank has left open is asked about first.
pub(crate) async fn show(app: &App, cust_no: CustNo, card_id: CardId) -> Answer<CardCheck> {
    check_payment::settle(app, cust_no, card_id).await?;
    let now = app.now();
    let read = async |tx: &mut Tx| {
        let row = store::card(tx, cust_no, card_id).await?.ok_or(codes::NOT_FOUND.refuse())?;
        CardCheck::of(tx, row, now).await
    };
    app.db().read(read).await
}

/// Whether the amount of a check of the card was named.
pub(crate) async fn has_passed(
    tx: &mut Tx,
    cust_no: CustNo,
    card_id: CardId,
) -> Result<bool, db::Error> {
    let checks = store::checks(tx, cust_no, card_id).await?;
    Ok(checks.iter().any(|row| row.outcome == CheckOutcome::Passed))
}

impl CheckRow {
    /// How far it is at a moment.
    pub fn state(&self, now: Instant) -> CheckState {
        match (self.outcome, self.payment) {
            (CheckOutcome::Passed, _) => CheckState::Passed,
            (CheckOutcome::Missed, _) => CheckState::Missed,
            (CheckOutcome::Open, CheckPayment::Asked) => CheckState::Paying,
            (CheckOutcome::Open, CheckPayment::Refused) => CheckState::Refused,
            (CheckOutcome::Open, CheckPayment::Paid) => match self.valid_until {
                Some(until) if now >= until => CheckState::Expired,
                _ => CheckState::Waiting,
            },
        }
    }
}

impl CheckState {
    /// Whether another one may follow.
    pub(crate) fn is_over(self) -> bool {
        !matches!(self, Self::Paying | Self::Waiting | Self::Passed)
    }
}

impl CardCheck {
    async fn of(tx: &mut Tx, card: CardRow, now: Instant) -> Answer<Self> {
        let parameters = Parameters::on(tx, now.day()).await?;
        let checks = store::checks(tx, card.cust_no, card.card_id).await?;
        let bank = store::bank(tx, &card.bank_code, now.day()).await?;
        let count = i64::try_from(checks.len()).unwrap_or(i64::MAX);
        let last = checks.last();
        let state = last.map_or(CheckState::Absent, |row| row.state(now));
        let checks_left = parameters.checks_of_card.saturating_sub(count).max(0);
        let tries = last.map_or(0, |row| row.tries);
        Ok(Self {
            serial_no: card.card_id,
            state,
            bank_name: bank.map(|bank| bank.bank_name).unwrap_or_default(),
            mobile: card.mobile.masked(),
            tail: card.tail,
            paid_at: last.and_then(|row| row.booked_at),
            valid_until: last.and_then(|row| row.valid_until),
            tries_left: parameters.check_tries.saturating_sub(tries).max(0),
            reason: last.map(|row| row.reason.clone()).unwrap_or_default(),
            may_begin: card.state == ProtocolState::None && state.is_over() && checks_left > 0,
            checks_left,
        })
    }
}
