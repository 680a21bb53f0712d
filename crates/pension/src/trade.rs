//! Buying with what is in the pension account, and redeeming back into it.

use crate::at_bank;
use crate::held;
use crate::link_account::linked;
use crate::parameters::Parameters;
use crate::refusals::{ABOVE_BALANCE, BANK_SILENT, NOT_HELD, NOT_LINKED, PARTLY_HELD, STILL_HELD};
use accounts::Unlocked;
use bankcards::{Card, ProtocolState};
use db::Tx;
use funds::{Catalogue, Fund};
use kernel::{CustNo, Day, Fen, FundCode, Instant, Line, Shares};
use orders::{PlaceOrderRequest, PlacedOrder, RedeemRequest, place_pension_order, redeem};
use serde::Deserialize;
use std::sync::Arc;
use utoipa::ToSchema;
use wire::{Answer, App, Call, codes};

/// A purchase for the pension.
#[derive(Debug, Clone, Deserialize, ToSchema)]
#[serde(rename_all = "camelCase")]
pub struct PensionBuyRequest {
    /// The fund, of class Y and in the directory in force.
    pub fund_code: FundCode,
    /// What is paid, fee included; at most what is in the account.
    pub amount: Fen,
    /// Ids of the agreements that the customer accepted, all that `PreBuy` named.
    pub agreements: Vec<Line<40>>,
    /// T as the customer read it before (`dates.tDay`): another one by now is refused with both. It
    /// may be left out.
    #[serde(default)]
    pub promised_day: Option<Day>,
}

/// A redemption out of what is held for the pension: never within seconds, and the money goes back
/// to the account.
#[derive(Debug, Clone, Deserialize, ToSchema)]
#[serde(rename_all = "camelCase")]
pub struct PensionRedeemRequest {
    /// The fund.
    pub fund_code: FundCode,
    /// How many shares; of lots that were held long enough.
    pub shares: Shares,
    /// Big redemption of the fund: true (the default) defers the rest, false gives it back.
    #[serde(default = "yes", deserialize_with = "kernel::flag")]
    pub defer_rest: bool,
    /// T as the customer read it before.
    #[serde(default)]
    pub promised_day: Option<Day>,
    /// The redemption fee as the customer read it before.
    #[serde(default)]
    pub promised_fee: Option<Fen>,
}

fn yes() -> bool {
    true
}

/// Takes a purchase. It is bounded by what the bank says is in the account, not by the year.
pub async fn buy_pension(call: Call<Unlocked>, request: PensionBuyRequest) -> Answer<PlacedOrder> {
    buy(call, request).await
}

/// The same, for whoever acts in a customer's place.
///
/// # Errors
/// Refused where nothing is linked, where the bank is silent or has less, and as any purchase.
pub async fn buy(call: Call<Unlocked>, request: PensionBuyRequest) -> Answer<PlacedOrder> {
    // What is in the account now says nothing of an order that was placed before.
    let card = wire::ready!(call, able(&call, call.caller.cust_no, request.amount, call.now).await);
    let order = PlaceOrderRequest {
        fund_code: request.fund_code,
        card_id: card.card_id,
        trade_acco: Some(card.trade_acco),
        amount: request.amount,
        agreements: request.agreements,
        promised_day: request.promised_day,
        voucher: None,
    };
    place_pension_order(call, order).await
}

/// Takes a redemption.
pub async fn redeem_pension(
    call: Call<Unlocked>,
    request: PensionRedeemRequest,
) -> Answer<PlacedOrder> {
    let (cust_no, now) = (call.caller.cust_no, call.now);
    let fund = call.get::<Catalogue>().fund(request.fund_code).ok_or(codes::NOT_FOUND)?;
    let read = async |tx: &mut Tx| require_old(tx, (cust_no, now), &fund, request.shares).await;
    let trade_acco = wire::ready!(call, call.db().read(read).await);
    let order = RedeemRequest {
        fund_code: request.fund_code,
        trade_acco,
        shares: request.shares,
        quick: false,
        defer_rest: request.defer_rest,
        promised_day: request.promised_day,
        promised_fee: request.promised_fee,
    };
    redeem(call, order).await
}

/// The linked account, when its bank says that there is so much in it. What the bank says is the
/// bound: nothing is ordered on what it said before. Two purchases at once are both asked for, and
/// the second fails at the bank.
async fn able(app: &App, cust_no: CustNo, amount: Fen, now: Instant) -> Answer<Card> {
    let read = async |tx: &mut Tx| {
        consents::require(tx, cust_no, consents::Purpose::Pension).await?;
        Answer::Ok((linked(tx, cust_no, now).await?, Parameters::on(tx, now.day()).await?))
    };
    let (card, figures) = app.db().read(read).await?;
    let card = card.filter(|card| card.state == ProtocolState::Valid).ok_or(NOT_LINKED)?;
    let looked = at_bank::look(app, cust_no, &card.protocol_no, figures.patience).await?;
    let looked = looked.ok_or(NOT_LINKED)?;
    match looked.balance.filter(|_| !looked.silent) {
        None => Err(BANK_SILENT.into()),
        Some(balance) if amount > balance => {
            Err(ABOVE_BALANCE.fill(&[("balance", balance)]).into())
        }
        Some(_) => Ok(card),
    }
}

/// Demands that so many shares were held long enough; answers their account. The order's own
/// transaction demands it again.
async fn require_old(
    tx: &mut Tx,
    (cust_no, now): (CustNo, Instant),
    fund: &Arc<Fund>,
    shares: Shares,
) -> Answer<kernel::TradeAcco> {
    let t_day = funds::dates_for_redeem(fund, now).t_day;
    let held = held::position(tx, cust_no, fund, t_day).await?.ok_or(NOT_HELD.refuse())?;
    // One that is blocked has another reason, which the order's transaction says.
    let young_from = held.young_from.filter(|_| !held.position.blocked);
    if let Some(from) = young_from.filter(|_| shares > held.available) {
        let (name, from) = (fund.name.to_string(), from.to_string());
        let months = fund.timetable.hold_months.to_string();
        return Err(match held.available.is_positive() {
            false => STILL_HELD.fill(&[("name", &name), ("months", &months), ("from", &from)]),
            true => {
                let available = format!("{:#}", held.available);
                PARTLY_HELD.fill(&[("available", &available), ("from", &from)])
            }
        }
        .into());
    }
    Ok(held.position.trade_acco)
}
