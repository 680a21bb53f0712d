//! Buying with a money fund as the source of the payment.

use super::desk::Desk;
use super::placed::PlacedOrder;
use super::prepared::{Funds, Purchase, Run};
use crate::order::Authority;
use crate::rules::consent::Consent;
use crate::rules::promised::Promised;
use accounts::Unlocked;
use db::Tx;
use kernel::{Day, Fen, FundCode, Line, TradeAcco};
use serde::Deserialize;
use utoipa::ToSchema;
use wire::{Answer, ByCustomer, Call};

/// A purchase that a money fund pays.
#[derive(Debug, Clone, Deserialize, ToSchema)]
#[serde(rename_all = "camelCase")]
pub struct BuyFromMoneyFundRequest {
    /// The fund to be bought.
    pub fund_code: FundCode,
    /// What is paid, fee included.
    pub amount: Fen,
    /// Ids of the agreements that the customer accepted, all that `PreBuy` named.
    pub agreements: Vec<Line<40>>,
    /// The money fund that pays.
    pub source_fund_code: FundCode,
    /// The transaction account that holds it; what is bought belongs to it, too.
    pub trade_acco: TradeAcco,
    /// T as the customer read it before (`dates.tDay`): another one by now is refused with both. It
    /// may be left out.
    #[serde(default)]
    pub promised_day: Option<Day>,
}

/// Takes a purchase that a money fund pays.
pub async fn buy_from_money_fund(
    call: Call<Unlocked>,
    request: BuyFromMoneyFundRequest,
) -> Answer<PlacedOrder> {
    let desk = Desk::open(&call, call.now);
    let BuyFromMoneyFundRequest { source_fund_code: fund_code, trade_acco, .. } = request;
    let prepared = desk.prepare(Purchase {
        order_no: desk.next_order_no()?,
        cust_no: call.caller.cust_no(),
        fund_code: request.fund_code,
        amount: request.amount,
        funds: Funds::MoneyFund { fund_code, trade_acco },
        consent: Consent::Now { agreements: Line::texts(request.agreements) },
        authority: Authority::Present,
        promised: Promised::on(request.promised_day),
        run: Run::Once,
        cause: None,
        holds_until: None,
        voucher: None,
    });
    let purchase = wire::ready!(call, prepared);
    let work = async move |tx: &mut Tx| Ok(desk.buy(tx, &purchase).await?.answer());
    call.write_once(work).await
}
