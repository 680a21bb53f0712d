//! Linking the pension account: its bank finds it by the certificate.

use crate::refusals::{BANK_REFUSED, BANK_SILENT, NO_ACCOUNT, NOT_CERTIFIED};
use crate::store;
use accounts::Unlocked;
use bankcards::{CardId, PensionAgreement, Purpose, link_pension as link};
use db::Tx;
use identity::identity_of;
use kernel::{CustNo, Instant, TradeAcco};
use partners::{Partners, PensionDemand, PensionLink};
use serde::{Deserialize, Serialize};
use utoipa::ToSchema;
use wire::{Answer, App, Call, Failure, Nothing};

/// A linked account.
#[derive(Debug, Clone, Serialize, Deserialize, ToSchema)]
#[serde(rename_all = "camelCase")]
pub struct LinkedPension {
    /// What is bought for the pension belongs to this transaction account.
    pub trade_acco: TradeAcco,
}

/// Links it, or answers that it is linked. It wants the consent that is named `pension`.
pub async fn link_pension(call: Call<Unlocked>, _: Nothing) -> Answer<LinkedPension> {
    let trade_acco = link_account(&call, call.caller.cust_no, call.now).await?;
    Ok(LinkedPension { trade_acco })
}

/// Has the bank find a customer's pension account, and ties it to a transaction account of that
/// purpose. Done twice, it is the same one.
///
/// # Errors
/// Refused without the consent, without a checked certificate, and where the bank finds no account
/// or does not answer.
pub async fn link_account(app: &App, cust_no: CustNo, at: Instant) -> Answer<TradeAcco> {
    let card_id: CardId = app.ids().next()?;
    let read = async |tx: &mut Tx| demand(tx, cust_no, card_id).await;
    let demand = app.db().read(read).await?;
    let answer = app.get::<Partners>().pension.link(&demand).await.map_err(|error| {
        tracing::warn!(doing = "linking a pension account", cause = %error);
        Failure::from(BANK_SILENT)
    })?;
    let (protocol_no, bank_code, account) = match answer {
        PensionLink::Linked { protocol_no, bank_code, account } => {
            (protocol_no, bank_code, account)
        }
        PensionLink::NoAccount => return Err(NO_ACCOUNT.into()),
        PensionLink::Refused(reason) => {
            return Err(BANK_REFUSED.fill(&[("reason", reason)]).into());
        }
    };
    let mobile = demand.mobile;
    let agreement = PensionAgreement { protocol_no, bank_code, account, mobile };
    let write = async move |tx: &mut Tx| {
        // The customer may have withdrawn it while the bank was asked.
        consents::require(tx, cust_no, consents::Purpose::Pension).await?;
        // What the bank said before may be of an account that has moved since.
        store::forget(tx, cust_no).await?;
        link(tx, (cust_no, card_id), &agreement, at).await
    };
    app.db().write(write).await
}

async fn demand(tx: &mut Tx, cust_no: CustNo, card_id: CardId) -> Answer<PensionDemand> {
    consents::require(tx, cust_no, consents::Purpose::Pension).await?;
    let profile = accounts::profile(tx, cust_no).await?.filter(|profile| profile.certified);
    let holder = profile.and_then(|profile| profile.name.zip(profile.certificate));
    let (name, certificate) = holder.ok_or(NOT_CERTIFIED.refuse())?;
    let identity = identity_of(tx, cust_no).await?.ok_or(NOT_CERTIFIED.refuse())?;
    Ok(PensionDemand { key: card_id.to_string(), name, certificate, mobile: identity.mobile })
}

/// The customer's pension account; none where none was ever linked.
pub(crate) async fn linked(
    tx: &mut Tx,
    cust_no: CustNo,
    at: Instant,
) -> Answer<Option<bankcards::Card>> {
    bankcards::account_for(tx, cust_no, Purpose::Pension, at.day()).await
}
