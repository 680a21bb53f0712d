//! Buying, with a card that pays.

use super::desk::Desk;
use super::placed::PlacedOrder;
use super::prepared::{Funds, Purchase, Run};
use crate::order::Authority;
use crate::order::bell::PayBell;
use crate::rules::consent::Consent;
use crate::rules::promised::Promised;
use crate::rules::voucher::AskedVoucher;
use accounts::Unlocked;
use bankcards::{CardId, Purpose};
use db::Tx;
use kernel::{Day, Fen, FundCode, Line, TradeAcco};
use serde::Deserialize;
use utoipa::ToSchema;
use wire::{Answer, ByCustomer, Call};

/// A purchase.
#[derive(Debug, Clone, Deserialize, ToSchema)]
#[serde(rename_all = "camelCase")]
pub struct PlaceOrderRequest {
    /// The fund.
    pub fund_code: FundCode,
    /// The card that pays; the shares belong to its transaction account.
    pub card_id: CardId,
    /// The account that what is bought belongs to, a child's: its own card pays. Left out, it is
    /// that of the card.
    #[serde(default)]
    pub trade_acco: Option<TradeAcco>,
    /// What is paid, fee included.
    pub amount: Fen,
    /// Ids of the agreements that the customer accepted, all that `PreBuy` named.
    pub agreements: Vec<Line<40>>,
    /// T as the customer read it before (`dates.tDay`): another one by now is refused with both. It
    /// may be left out.
    #[serde(default)]
    pub promised_day: Option<Day>,
    /// The voucher that lowers the fee, as `buyFee` offered it; left out without one.
    #[serde(default)]
    pub voucher: Option<AskedVoucher>,
}

wire::refusals! {
    /// What the pension account pays is asked for where its bank is asked first.
    BY_THE_PENSION_ROOM = 16103, "请在个人养老金页面买入养老金基金";
}

/// Takes a purchase. The bank is asked by the pay worker, which is woken here.
pub async fn place_order(call: Call<Unlocked>, request: PlaceOrderRequest) -> Answer<PlacedOrder> {
    place(call, request, false).await
}

/// Takes a purchase that the pension account pays, for the room that has asked its bank.
///
/// # Errors
/// Refused as any purchase.
pub async fn place_pension_order(
    call: Call<Unlocked>,
    request: PlaceOrderRequest,
) -> Answer<PlacedOrder> {
    place(call, request, true).await
}

async fn place(
    call: Call<Unlocked>,
    request: PlaceOrderRequest,
    for_pension: bool,
) -> Answer<PlacedOrder> {
    let desk = Desk::open(&call, call.now);
    let (order_no, of_account) = (desk.next_order_no()?, request.trade_acco);
    let prepared = desk.prepare(Purchase {
        order_no,
        cust_no: call.caller.cust_no(),
        fund_code: request.fund_code,
        amount: request.amount,
        funds: match request.trade_acco {
            None => Funds::Card(request.card_id),
            Some(trade_acco) => Funds::Account { trade_acco, card_id: Some(request.card_id) },
        },
        consent: Consent::Now { agreements: Line::texts(request.agreements) },
        authority: Authority::Present,
        promised: Promised::on(request.promised_day),
        run: Run::Once,
        cause: None,
        holds_until: None,
        voucher: request.voucher,
    });
    let purchase = wire::ready!(call, prepared);
    let work = async move |tx: &mut Tx| {
        if let Some(account) = of_account.filter(|_| !for_pension)
            && bankcards::purposes(tx, &[account]).await?.get(&account) == Some(&Purpose::Pension)
            && account.cust_no() == purchase.wish.cust_no
        {
            return Err(BY_THE_PENSION_ROOM.into());
        }
        Ok(desk.buy(tx, &purchase).await?.answer())
    };
    let placed = call.write_once_together(work).await?;
    // Another number is that of an order which was placed before, under the same key.
    if placed.order_no == order_no {
        call.get::<PayBell>().placed(order_no);
    }
    Ok(placed)
}
