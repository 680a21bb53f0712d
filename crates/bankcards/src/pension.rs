//! The customer's pension account, which pays for the trade account of that purpose and is paid
//! what it brings. It is none of the cards: nothing that lists, replaces or unbinds cards knows of
//! it.

use crate::{
    agreement::ProtocolState,
    ids::CardId,
    purpose::Purpose,
    refusals::BANK_NOT_SERVED,
    store::{self, CardRow},
    trade_account,
};
use db::{Error, Tx};
use kernel::{CardNumber, CustNo, Instant, Mobile, TradeAcco};
use partners::is_pension;
use wire::{Answer, Failure};

/// What the bank of a pension account agreed to.
#[derive(Debug, Clone)]
pub struct PensionAgreement {
    /// The agreement with the channel.
    pub protocol_no: String,
    /// The bank, one of the channel's.
    pub bank_code: String,
    /// The account's number.
    pub account: CardNumber,
    /// To which the bank says what moved.
    pub mobile: Mobile,
}

/// Ties the customer's pension account to a trade account of that purpose: opened with the first
/// agreement, kept with each later one. `card_id` is the number of a new one. A person has one:
/// where the bank names another than before, it has moved, and takes the place of the old one.
///
/// # Errors
/// Refused where the channel doesn't serve the bank; a fault where the agreement is no pension's.
pub async fn link_pension(
    tx: &mut Tx,
    (cust_no, card_id): (CustNo, CardId),
    agreement: &PensionAgreement,
    at: Instant,
) -> Answer<TradeAcco> {
    let fault = |what: &str| Failure::fault("linking a pension account", what.to_owned());
    if !is_pension(&agreement.protocol_no) {
        return Err(fault("the agreement is none of a pension account"));
    }
    if store::bank(tx, &agreement.bank_code, at.day()).await?.is_none() {
        return Err(BANK_NOT_SERVED.into());
    }
    // Its bank may name the agreement that was to end.
    store::delete_ending(tx, &agreement.protocol_no).await?;
    if let Some(row) = store::pension_of(tx, cust_no).await? {
        let renewed = CardRow {
            bank_code: agreement.bank_code.clone(),
            tail: agreement.account.tail().to_owned(),
            card_no: agreement.account.clone(),
            mobile: agreement.mobile.clone(),
            protocol_no: Some(agreement.protocol_no.clone()),
            state: ProtocolState::Valid,
            bound_at: Some(at),
            ..row
        };
        store::renew_pension(tx, &renewed).await?;
        return renewed.trade_acco.ok_or_else(|| fault("it has no trade account"));
    }
    let row = CardRow {
        cust_no,
        card_id,
        bank_code: agreement.bank_code.clone(),
        tail: agreement.account.tail().to_owned(),
        card_no: agreement.account.clone(),
        mobile: agreement.mobile.clone(),
        trade_acco: None,
        protocol_no: Some(agreement.protocol_no.clone()),
        state: ProtocolState::Valid,
        memo: String::new(),
        round: 1,
        replaces: None,
        requested_at: at,
        bound_at: Some(at),
        unbound_at: None,
        branch_code: None,
    };
    store::insert_pension(tx, &row).await?;
    trade_account::open(tx, (cust_no, card_id), Purpose::Pension, at).await
}

/// Collects nothing from the customer's pension account any more, where one is linked, and has the
/// channel end its agreement: what its shares bring still goes there. It can be linked again.
///
/// # Errors
/// Those of the database.
pub async fn unlink_pension(tx: &mut Tx, cust_no: CustNo) -> Result<(), Error> {
    let pension = store::pension_of(tx, cust_no).await?;
    store::end_pension(tx, cust_no).await?;
    let valid = pension.filter(|pension| pension.state == ProtocolState::Valid);
    if let Some(protocol_no) = valid.and_then(|pension| pension.protocol_no) {
        store::insert_ending(tx, &protocol_no).await?;
    }
    Ok(())
}

/// The same where the bank, asked at a moment, knew the agreement no more; answers whether that
/// ended the link: one that was made since stays.
///
/// # Errors
/// Those of the database.
pub async fn end_unknown_pension(
    tx: &mut Tx,
    (cust_no, protocol_no): (CustNo, &str),
    at: Instant,
) -> Result<bool, Error> {
    store::end_pension_unknown(tx, (cust_no, protocol_no), at).await
}
