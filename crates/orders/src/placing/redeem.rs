//! Redeeming: the shares are frozen in the order's transaction and confirmed by the TA; quickly,
//! they go to the advance bank at once.

use super::desk::Desk;
use super::placed::PlacedOrder;
use super::redeeming::{Redemption, Way};
use crate::order::Authority;
use crate::order::bell::PayBell;
use crate::rules::promised::Promised;
use accounts::Unlocked;
use db::Tx;
use kernel::{Day, Fen, FundCode, Shares, TradeAcco};
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
    pub trade_acco: TradeAcco,
    /// How many shares.
    pub shares: Shares,
    /// Within seconds; money funds only.
    #[serde(default, deserialize_with = "kernel::flag")]
    pub quick: bool,
    /// Big redemption of the fund: true (the default) defers the rest, false gives it back.
    #[serde(default = "yes", deserialize_with = "kernel::flag")]
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
    let desk = Desk::open(&call, call.now);
    let redemption = Redemption {
        order_no: desk.next_order_no()?,
        cust_no: call.caller.cust_no(),
        fund_code: request.fund_code,
        trade_acco: request.trade_acco,
        shares: request.shares,
        defer_rest: request.defer_rest,
        way: if request.quick { Way::Quick } else { Way::Ordinary },
        authority: Authority::Present,
        promised: Promised { day: request.promised_day, fee: request.promised_fee },
        cause: None,
    };
    let work = async move |tx: &mut Tx| Ok(desk.redeem(tx, &redemption).await?.answer());
    let placed = call.write_once(work).await?;
    call.get::<PayBell>().ring();
    Ok(placed)
}
