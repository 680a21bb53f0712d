//! Replace a card by another of the same bank.

use crate::{
    bins, card,
    ids::CardId,
    refusals::OTHER_BANK,
    sign_card::{Demand, SigningStarted, start},
};
use accounts::Unlocked;
use db::Tx;
use kernel::{CardNumber, Line, Mobile};
use serde::Deserialize;
use utoipa::ToSchema;
use wire::{Answer, Call, codes};

/// Old and new card.
#[derive(Debug, Deserialize, ToSchema)]
#[serde(rename_all = "camelCase")]
pub struct ReplaceCardRequest {
    /// The bound card that is replaced; its trade account goes on with the new one.
    pub card_id: CardId,
    /// The new card, all digits, of the same bank.
    pub card_no: CardNumber,
    /// The mobile reserved at the bank.
    pub mobile: Mobile,
    /// From `/bank/branches`; only where the bank `needsBranch`.
    pub branch_code: Option<Line<12>>,
}

/// `/bankcard/modify`: needs a session unlocked by the password; go on with `/bindcard`. Holder and
/// card are verified by the bank as for any card, and the bank stays the same, so that no proof is
/// asked for.
pub async fn replace_card(
    call: Call<Unlocked>,
    request: ReplaceCardRequest,
) -> Answer<SigningStarted> {
    let (cust_no, today) = (call.caller.cust_no, call.now.day());
    let find = async |tx: &mut Tx| card(tx, cust_no, request.card_id, today).await;
    let old = call.db().read(find).await?.ok_or(codes::NOT_FOUND.refuse())?;
    if bins::find(request.card_no.as_str()).is_none_or(|bin| bin.bank_code != old.bank_code) {
        return Err(OTHER_BANK.into());
    }
    let demand = Demand {
        card_no: request.card_no,
        mobile: request.mobile,
        branch_code: request.branch_code,
        replaces: Some(request.card_id),
        card_id: call.ids().next()?,
    };
    start(&call, cust_no, demand).await
}
