//! Redeeming: the shares are frozen in the order's transaction and confirmed by the TA.

use super::placed::PlacedOrder;
use super::quick;
use super::redeeming::{Redeeming, accept, ordinary};
use crate::order::bell::PayBell;
use crate::rules::fund::find_fund;
use crate::rules::least::require_open;
use crate::rules::promised::Promised;
use accounts::Unlocked;
use db::Tx;
use kernel::{Day, Fen, FundCode, Shares};
use serde::Deserialize;
use utoipa::ToSchema;
use wire::{Answer, ByCustomer, Call};

/// A redemption. The money goes to the card under which the shares are held.
#[derive(Debug, Clone, Deserialize, ToSchema)]
#[serde(rename_all = "camelCase")]
pub struct RedeemRequest {
    /// The fund.
    pub fund_code: FundCode,
    /// The card's transaction account.
    pub trade_acco: String,
    /// How many shares.
    pub shares: Shares,
    /// Within seconds; money funds only.
    #[serde(default)]
    pub quick: bool,
    /// Big redemption of the fund: true (the default) defers the rest, false gives it back.
    #[serde(default = "yes")]
    pub defer_rest: bool,
    /// T as the customer read it before (`dates.tDay`): another one by now is refused with both. It
    /// may be left out.
    #[serde(default)]
    pub promised_day: Option<Day>,
    /// The redemption fee as the customer read it before (`fee`): another one by now is refused
    /// with both. It may be left out.
    #[serde(default)]
    pub promised_fee: Option<Fen>,
}

fn yes() -> bool {
    true
}

/// Takes a redemption: freezes the shares, or, within seconds, moves them to the advance bank.
pub async fn redeem(call: Call<Unlocked>, request: RedeemRequest) -> Answer<PlacedOrder> {
    let (fund, version) = find_fund(&call, request.fund_code)?;
    require_open(&fund)?;
    let redeeming = Redeeming {
        cust_no: call.caller.cust_no(),
        order_no: call.ids().next(),
        entry_id: call.ids().next_value(),
        now: call.now,
        version,
        fund,
        trade_acco: request.trade_acco,
        shares: request.shares,
        defer_rest: request.defer_rest,
        promised: Promised { day: request.promised_day, fee: request.promised_fee },
    };
    let placed = call
        .write_once(async move |tx| match request.quick {
            true => quick::place(tx, &redeeming).await,
            false => place(tx, &redeeming).await,
        })
        .await?;
    call.get::<PayBell>().ring();
    Ok(placed)
}

async fn place(tx: &mut Tx, redeeming: &Redeeming) -> Answer<PlacedOrder> {
    let order = ordinary(tx, redeeming).await?;
    accept(tx, redeeming, &order).await
}
