//! Signing a card with the payment channel.

use crate::{
    agreement::ProtocolState,
    banks::served,
    bins,
    branches::required,
    check::has_passed,
    ids::CardId,
    parameters::Parameters,
    refusals::{
        ALREADY_BOUND, BANK_REFUSED, BANK_SILENT, BRANCH_NEEDED, NOT_CERTIFIED, PROOF_NEEDED,
        SIGNING_ENDED, TOO_MANY, TOO_SOON, UNDER_REVIEW, WRONG_LENGTH,
    },
    room_left::require_room,
    store::{self, CardRow},
};
use accounts::AuditState;
use consents::Purpose;
use db::Tx;
use kernel::{CardNumber, CustNo, Day, Instant, Line, Mobile};
use partners::{Partners, SigningDemand, SigningReply};
use serde::{Deserialize, Serialize};
use serde_json::json;
use utoipa::ToSchema;
use wire::{Answer, App, Call, Customer, Failure, codes};

/// A card to sign; name and certificate number are the customer's own.
#[derive(Debug, Deserialize, ToSchema)]
#[serde(rename_all = "camelCase")]
pub struct StartSigningRequest {
    /// All digits.
    pub card_no: CardNumber,
    /// The mobile reserved at the bank.
    pub mobile: Mobile,
    /// From `/bank/branches`; only where the bank `needsBranch`.
    pub branch_code: Option<Line<12>>,
}

/// A signing to begin again.
#[derive(Debug, Deserialize, ToSchema)]
#[serde(rename_all = "camelCase")]
pub struct RestartSigningRequest {
    /// From `/account/openAllinpay`; sends the channel's SMS again, also after the card's audit has
    /// passed.
    pub serial_no: Option<CardId>,
    /// A bound card whose agreement was ended; signs it again.
    pub card_id: Option<CardId>,
}

/// The channel has been asked.
#[derive(Debug, Clone, Serialize, Deserialize, ToSchema)]
#[serde(rename_all = "camelCase")]
pub struct SigningStarted {
    /// The signing's number, for `/bindcard`, `/account/reOpenAllinpay` and `/open/proof`.
    pub serial_no: CardId,
    /// Whether the channel sent an SMS; false when it asks for a proof.
    pub sms_sent: bool,
    /// The bank cannot verify the card at once: hand in a proof with `/open/proof`, `proofType`
    /// `card`, `subject` this `serialNo`; after it has passed, `/account/reOpenAllinpay`.
    pub need_proof: bool,
    /// Where the SMS went, masked.
    pub mobile: String,
    /// Seconds until it can be sent again.
    pub resend_after_seconds: i64,
}

/// `/account/openAllinpay`.
pub async fn start_signing(
    call: Call<Customer>,
    request: StartSigningRequest,
) -> Answer<SigningStarted> {
    let demand = Demand {
        card_no: request.card_no,
        mobile: request.mobile,
        branch_code: request.branch_code,
        replaces: None,
        card_id: call.ids().next()?,
    };
    start(&call, call.caller.cust_no, demand).await
}

/// `/account/reOpenAllinpay`.
pub async fn restart_signing(
    call: Call<Customer>,
    request: RestartSigningRequest,
) -> Answer<SigningStarted> {
    let (cust_no, today, wall) = (call.caller.cust_no, call.now.day(), call.clock().unmoved());
    let card_id = request.serial_no.or(request.card_id).ok_or(codes::NOT_FOUND.refuse())?;
    accounts::settle_proofs(&call, cust_no).await?;
    let asked = call
        .db()
        .write(async move |tx: &mut Tx| {
            consents::require(tx, cust_no, Purpose::Sensitive).await?;
            let found = store::card(tx, cust_no, card_id).await?;
            let mut row = found.ok_or(codes::NOT_FOUND.refuse())?;
            let proof = accounts::card_proof(tx, cust_no, &card_id.to_string()).await?;
            let attested = matches!(proof, Some((AuditState::Passed, _)))
                || has_passed(tx, cust_no, card_id).await?;
            match (row.state, proof) {
                (ProtocolState::Valid, _) => return Err(ALREADY_BOUND.into()),
                (ProtocolState::None, Some((AuditState::UnderReview, _))) if !attested => {
                    return Err(UNDER_REVIEW.into());
                }
                (ProtocolState::None, _) if !attested => return Err(PROOF_NEEDED.into()),
                (ProtocolState::Revoked, _) => {
                    row.round += 1;
                    // What an earlier round replaced, it has replaced.
                    row.replaces = None;
                }
                _ => {}
            }
            require_room(tx, &row, today).await?;
            ask(tx, row, attested, today, wall).await
        })
        .await?;
    bring(&call, asked).await
}

/// A card to sign.
#[derive(Debug, Clone)]
pub(crate) struct Demand {
    pub card_no: CardNumber,
    pub mobile: Mobile,
    pub branch_code: Option<Line<12>>,
    pub replaces: Option<CardId>,
    /// For a card that is new to us.
    pub card_id: CardId,
}

/// Checks the card against our own rules, then asks the channel.
pub(crate) async fn start(app: &App, cust_no: CustNo, demand: Demand) -> Answer<SigningStarted> {
    let (today, wall) = (app.now().day(), app.clock().unmoved());
    accounts::settle_proofs(app, cust_no).await?;
    let asked = app
        .db()
        .write(async move |tx: &mut Tx| {
            let row = prepare(tx, cust_no, &demand, today).await?;
            let proof = accounts::card_proof(tx, cust_no, &row.card_id.to_string()).await?;
            let attested = match proof {
                Some((AuditState::UnderReview, _)) => return Err(UNDER_REVIEW.into()),
                Some((AuditState::Passed, _)) => true,
                _ => has_passed(tx, cust_no, row.card_id).await?,
            };
            ask(tx, row, attested, today, wall).await
        })
        .await?;
    bring(app, asked).await
}

/// The card's row: a new one, or that of an earlier try.
async fn prepare(tx: &mut Tx, cust_no: CustNo, demand: &Demand, today: Day) -> Answer<CardRow> {
    consents::require(tx, cust_no, Purpose::Sensitive).await?;
    let bin = bins::find(demand.card_no.as_str());
    let banks = store::banks(tx, today).await?;
    let bank = served(bin, &banks)?;
    if bin.is_some_and(|bin| bin.length != demand.card_no.as_str().len()) {
        return Err(WRONG_LENGTH.into());
    }
    let branch_code = required(bank, demand.branch_code.as_deref())?;
    let cards = store::cards(tx, cust_no).await?;
    let known = cards.iter().find(|card| card.card_no == demand.card_no).cloned();
    let row = match known {
        Some(row) if row.state == ProtocolState::Valid => return Err(ALREADY_BOUND.into()),
        Some(mut row) => {
            row.round += i64::from(row.state == ProtocolState::Revoked);
            row.mobile = demand.mobile.clone();
            row.branch_code = branch_code.or(row.branch_code);
            // A card that replaces itself is signed again.
            row.replaces = demand.replaces.filter(|old| *old != row.card_id);
            row
        }
        None => CardRow {
            cust_no,
            card_id: demand.card_id,
            bank_code: bank.bank_code.clone(),
            tail: demand.card_no.tail().to_owned(),
            card_no: demand.card_no.clone(),
            mobile: demand.mobile.clone(),
            trade_acco: None,
            protocol_no: None,
            state: ProtocolState::None,
            memo: String::new(),
            round: 1,
            replaces: demand.replaces,
            requested_at: Instant::from_ms(0),
            bound_at: None,
            unbound_at: None,
            branch_code,
        },
    };
    require_room(tx, &row, today).await?;
    Ok(row)
}

/// A signing on its way to the channel.
struct Asked {
    row: CardRow,
    demand: SigningDemand,
    resend_ms: i64,
}

/// Writes down that the channel is being asked, unless it was a moment ago or often today.
async fn ask(
    tx: &mut Tx,
    mut row: CardRow,
    attested: bool,
    today: Day,
    wall: Instant,
) -> Answer<Asked> {
    let parameters = Parameters::on(tx, today).await?;
    let wait_ms = wall.wait_ms(row.requested_at, parameters.resend_ms);
    // Where the bank wanted a proof first, it has sent no SMS yet.
    let is_first = attested && row.state == ProtocolState::None;
    if wait_ms > 0 && !is_first {
        return Err(TOO_SOON.fill(&[("seconds", (wait_ms + 999) / 1000)]).into());
    }
    if store::count_request(tx, row.cust_no, today).await? > parameters.requests_per_day {
        return Err(TOO_MANY.into());
    }
    let profile = accounts::profile(tx, row.cust_no).await?.filter(|p| p.certified);
    let holder = profile.and_then(|p| p.name.zip(p.certificate));
    let (name, certificate) = holder.ok_or(NOT_CERTIFIED.refuse())?;
    let bank = store::bank(tx, &row.bank_code, today).await?;
    if let Some(bank) = bank.filter(|bank| bank.branch_digits.is_some())
        && row.branch_code.is_none()
    {
        return Err(BRANCH_NEEDED.fill(&[("bank", bank.bank_name)]).into());
    }
    row.state = ProtocolState::Signing;
    row.memo = String::new();
    row.requested_at = wall;
    store::put_card(tx, &row).await?;
    let demand = SigningDemand {
        key: signing_key(&row),
        name,
        certificate,
        card: row.card_no.clone(),
        mobile: row.mobile.clone(),
        branch: row.branch_code.clone(),
        attested,
    };
    Ok(Asked { row, demand, resend_ms: parameters.resend_ms })
}

/// Names an agreement at the channel, the same when its SMS is sent again.
pub(crate) fn signing_key(row: &CardRow) -> String {
    format!("{}-{}", row.card_id, row.round)
}

/// Asks the channel, outside of any transaction, and writes down what it says.
async fn bring(app: &App, asked: Asked) -> Answer<SigningStarted> {
    let reply = app.get::<Partners>().bank.request_signing(&asked.demand).await;
    let reply = reply.map_err(|error| {
        tracing::warn!(doing = "signing a card", cause = %error);
        Failure::from(BANK_SILENT)
    })?;
    let started = SigningStarted {
        serial_no: asked.row.card_id,
        sms_sent: reply == SigningReply::SmsSent,
        need_proof: reply == SigningReply::NeedsProof,
        mobile: asked.row.mobile.masked(),
        resend_after_seconds: asked.resend_ms / 1000,
    };
    match reply {
        SigningReply::SmsSent => Ok(started),
        SigningReply::NeedsProof => {
            end(app, asked.row, ProtocolState::None, String::new()).await?;
            Ok(started)
        }
        SigningReply::Refused(reason) => {
            end(app, asked.row, ProtocolState::Failed, reason.clone()).await?;
            Err(BANK_REFUSED.refuse().with(json!({ "reason": reason })).into())
        }
    }
}

/// Writes down how the signing ended. Another device may have bound the card while the channel was
/// asked: then it stays bound.
async fn end(app: &App, asked: CardRow, state: ProtocolState, memo: String) -> Answer<()> {
    let end = async move |tx: &mut Tx| {
        if !store::end_signing(tx, &asked, (state, &memo)).await? {
            let row = store::card(tx, asked.cust_no, asked.card_id).await?;
            let bound = row.is_some_and(|row| row.state == ProtocolState::Valid);
            return Err(if bound { ALREADY_BOUND } else { SIGNING_ENDED }.into());
        }
        if state == ProtocolState::None {
            let subject = asked.card_id.to_string();
            accounts::await_card_proof(tx, asked.cust_no, &subject, &asked.card_no).await?;
        }
        Ok(())
    };
    app.db().write(end).await
}
