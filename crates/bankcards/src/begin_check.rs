//! Begin a small-amount check.

use crate::{
    agreement::ProtocolState,
    check::{CardCheck, CardCheckRequest, show},
    check_payment::{self, Asked},
    check_state::{CheckOutcome, CheckPayment},
    ids::CardId,
    parameters::Parameters,
    refusals::{CHECK_NOT_NEEDED, CHECKS_TODAY, CHECKS_USED},
    store::{self, CheckRow},
};
use consents::Purpose;
use db::Tx;
use kernel::{CustNo, Fen, Instant, TimeOfDay};
use wire::{Answer, Call, Customer, codes, random_number};

/// Above so many fen nothing is paid.
const MOST: u64 = 99;

/// Draws what is paid, by the card, instead of the system's random numbers: for a
/// seeded market, which is the same each time.
pub struct AmountsBy(pub fn(&str) -> u64);

/// `/bankcard/check/begin`: pays 0.01 to 0.99 yuan to the card. While one is under way nothing more
/// is paid, and the answer is that one.
pub async fn begin_check(call: Call<Customer>, request: CardCheckRequest) -> Answer<CardCheck> {
    let (cust_no, card_id, now) = (call.caller.cust_no, request.serial_no, call.now);
    check_payment::settle(&call, cust_no, card_id).await?;
    let drawn = match call.find::<AmountsBy>() {
        Some(AmountsBy(draw)) => {
            let read = async |tx: &mut Tx| store::card(tx, cust_no, card_id).await;
            let card = call.db().read::<_, db::Error, _>(read).await?;
            draw(card.ok_or(codes::NOT_FOUND.refuse())?.card_no.as_str())
        }
        None => random_number()?,
    };
    let amount = Fen::from_units(i64::try_from(1 + drawn % MOST).unwrap_or(1));
    let begin = async move |tx: &mut Tx| begin(tx, (cust_no, card_id), amount, now).await;
    if let Some(asked) = call.db().write(begin).await? {
        check_payment::pay(&call, asked).await?;
    }
    show(&call, cust_no, card_id).await
}

/// Writes down that the bank is about to be asked; nothing where one is under way, or has passed.
pub(crate) async fn begin(
    tx: &mut Tx,
    (cust_no, card_id): (CustNo, CardId),
    amount: Fen,
    now: Instant,
) -> Answer<Option<Asked>> {
    let card = store::card(tx, cust_no, card_id).await?.ok_or(codes::NOT_FOUND.refuse())?;
    let checks = store::checks(tx, cust_no, card_id).await?;
    if checks.last().is_some_and(|last| !last.state(now).is_over()) {
        return Ok(None);
    }
    consents::require(tx, cust_no, Purpose::Sensitive).await?;
    if card.state != ProtocolState::None {
        return Err(CHECK_NOT_NEEDED.into());
    }
    let parameters = Parameters::on(tx, now.day()).await?;
    let check_no = i64::try_from(checks.len() + 1).unwrap_or(i64::MAX);
    if check_no > parameters.checks_of_card {
        return Err(CHECKS_USED.into());
    }
    let midnight = Instant::at(now.day(), TimeOfDay::MIDNIGHT);
    if store::checks_since(tx, cust_no, midnight).await? >= parameters.checks_per_day {
        return Err(CHECKS_TODAY.into());
    }
    let row = CheckRow {
        cust_no,
        card_id,
        check_no,
        key: check_payment::key_of(card_id, check_no),
        amount,
        payment: CheckPayment::Asked,
        reason: String::new(),
        outcome: CheckOutcome::Open,
        tries: 0,
        asked_at: now,
        booked_at: None,
        valid_until: None,
    };
    store::insert_check(tx, &row).await?;
    check_payment::asked(tx, row, card).await.map(Some)
}
