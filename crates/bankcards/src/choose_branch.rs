//! The branch of a bound card whose bank the channel pays by branch.

use crate::{
    branches::branch,
    card::CardRecord,
    ids::CardId,
    refusals::{BRANCH_UNKNOWN, NOT_BOUND},
    store,
};
use accounts::Trader;
use db::Tx;
use kernel::Line;
use serde::Deserialize;
use utoipa::ToSchema;
use wire::{Answer, Call, codes};

/// A card and its branch.
#[derive(Debug, Deserialize, ToSchema)]
#[serde(rename_all = "camelCase")]
pub struct ChooseBranchRequest {
    /// One of the customer's own bound cards.
    pub card_id: CardId,
    /// From `/bank/branches`, of the card's bank.
    pub branch_code: Line<12>,
}

/// `/bankcard/branch`: for cards that were bound when the channel asked for no branch, and for
/// accounts that moved to another one.
pub async fn choose_branch(call: Call<Trader>, request: ChooseBranchRequest) -> Answer<CardRecord> {
    let (cust_no, today) = (call.caller.cust_no, call.now.day());
    call.db()
        .write(async move |tx: &mut Tx| {
            let found = store::card(tx, cust_no, request.card_id).await?;
            let mut row = found.ok_or(codes::NOT_FOUND.refuse())?;
            if row.trade_acco.is_none() {
                return Err(NOT_BOUND.into());
            }
            let banks = store::banks(tx, today).await?;
            let bank = banks.iter().find(|bank| bank.bank_code == row.bank_code);
            let chosen = bank.and_then(|bank| branch(bank, &request.branch_code));
            let code = chosen.ok_or(BRANCH_UNKNOWN.refuse())?.branch_code;
            store::put_branch(tx, (cust_no, row.card_id), &code).await?;
            row.branch_code = Some(code);
            CardRecord::of(tx, row, &banks).await
        })
        .await
}
