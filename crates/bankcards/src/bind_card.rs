//! Bind a card: confirm the signing with the channel's code.

use crate::{
    CardId,
    card::{CardRecord, ProtocolState},
    refusals::{BANK_SILENT, CODE_WRONG, SIGNING_ENDED},
    sign_card::signing_key,
    store::{self, CardRow},
};
use db::Tx;
use kernel::{CustNo, Instant};
use partners::{Confirmation, Partners};
use serde::Deserialize;
use utoipa::ToSchema;
use wire::{Answer, App, Call, Customer, codes};

/// The channel's code.
#[derive(Debug, Deserialize, ToSchema)]
#[serde(rename_all = "camelCase")]
pub struct BindCardRequest {
    /// From `/account/openAllinpay` or `/bankcard/modify`.
    pub serial_no: CardId,
    /// Six digits that the channel sent.
    pub code: String,
}

/// `/bindcard`. The channel is asked first, and answers a repeated question as the first time.
pub async fn bind_card(call: Call<Customer>, request: BindCardRequest) -> Answer<CardRecord> {
    let (cust_no, now, card_id) = (call.caller.cust_no, call.now, request.serial_no);
    let find = async |tx: &mut Tx| store::card(tx, cust_no, card_id).await;
    let row = call.db().read(find).await?.ok_or(codes::NOT_FOUND.refuse())?;
    let protocol_no = match (row.state, &row.protocol_no) {
        (ProtocolState::Valid, Some(protocol_no)) => protocol_no.clone(),
        (ProtocolState::Signing, _) => confirm(&call, &row, &request.code).await?,
        _ => return Err(SIGNING_ENDED.into()),
    };
    let replaced = row.replaces;
    let record = call
        .write_once(async move |tx: &mut Tx| {
            let row = bind(tx, cust_no, card_id, &protocol_no, now).await?;
            let banks = store::banks(tx, now.day()).await?;
            CardRecord::of(tx, row, &banks).await
        })
        .await?;
    if let Some(old) = replaced {
        revoke_replaced(&call, cust_no, old).await?;
    }
    Ok(record)
}

async fn confirm(app: &App, row: &CardRow, code: &str) -> Answer<String> {
    let reply = app.get::<Partners>().bank.confirm_signing(&signing_key(row), code).await;
    match reply {
        Ok(Confirmation::Signed(protocol_no)) => Ok(protocol_no),
        Ok(Confirmation::WrongCode) => Err(CODE_WRONG.into()),
        Ok(Confirmation::Expired) => Err(SIGNING_ENDED.into()),
        Err(error) => {
            tracing::warn!(doing = "confirming a signing", cause = %error);
            Err(BANK_SILENT.into())
        }
    }
}

/// Gives the card its agreement and a trade account: the replaced card's, its own, or a new one.
pub(crate) async fn bind(
    tx: &mut Tx,
    cust_no: CustNo,
    card_id: CardId,
    protocol_no: &str,
    now: Instant,
) -> Answer<CardRow> {
    let found = store::card(tx, cust_no, card_id).await?;
    let mut row = found.ok_or(codes::NOT_FOUND.refuse())?;
    if row.state == ProtocolState::Valid {
        return Ok(row);
    }
    let inherited = match row.replaces {
        Some(old) => take_trade_account(tx, cust_no, old).await?,
        None => None,
    };
    row.trade_acco = match inherited.or(row.trade_acco) {
        Some(trade_acco) => Some(trade_acco),
        None => Some(new_trade_account(tx, cust_no).await?),
    };
    row.protocol_no = Some(protocol_no.to_owned());
    row.state = ProtocolState::Valid;
    row.bound_at = row.bound_at.or(Some(now));
    store::put_card(tx, &row).await?;
    accounts::note_card(tx, cust_no, now).await?;
    Ok(row)
}

/// The old card keeps its agreement until the channel has ended it, but no trade account.
async fn take_trade_account(tx: &mut Tx, cust_no: CustNo, old: CardId) -> Answer<Option<String>> {
    let Some(mut row) = store::card(tx, cust_no, old).await? else { return Ok(None) };
    let trade_acco = row.trade_acco.take();
    row.state = ProtocolState::Revoked;
    store::put_card(tx, &row).await?;
    Ok(trade_acco)
}

/// The customer's number and a count: 13 of at most 17 characters (rule AO-06). Accounts that went
/// to a new card are counted with it, so that no number is given twice.
async fn new_trade_account(tx: &mut Tx, cust_no: CustNo) -> Answer<String> {
    let cards = store::cards(tx, cust_no).await?;
    let last = cards.iter().filter_map(|card| card.trade_acco.as_deref()?.get(10..)?.parse().ok());
    let next: u32 = last.max().unwrap_or(0) + 1;
    Ok(format!("{cust_no}{next:03}"))
}

/// An agreement that the channel does not end now collects nothing: we ask under it no more.
async fn revoke_replaced(app: &App, cust_no: CustNo, old: CardId) -> Answer<()> {
    let find = async |tx: &mut Tx| store::card(tx, cust_no, old).await;
    let row = app.db().read(find).await?;
    if let Some(protocol_no) = row.and_then(|row| row.protocol_no)
        && let Err(error) = app.get::<Partners>().bank.revoke(&protocol_no).await
    {
        tracing::warn!(doing = "ending a replaced agreement", cause = %error);
    }
    Ok(())
}
