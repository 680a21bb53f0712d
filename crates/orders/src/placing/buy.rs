//! Buying: one transaction checks everything again, stores the order with what it was promised,
//! and answers at once; the pay worker asks the bank.

use super::placed::PlacedOrder;
use crate::order::bell::PayBell;
use crate::order::deciding::deciding_moment;
use crate::order::fee::BuyFee;
use crate::order::store::{orders, subscriptions};
use crate::order::{Event, Order, OrderDates, OrderKind, OrderNo, PayStatus, Step};
use crate::rules::fund::find_fund;
use crate::rules::{agreements, buy_fee, first_buy, limits, people, store};
use accounts::Unlocked;
use bankcards::{Card, CardId};
use db::Tx;
use funds::Fund;
use kernel::{CustNo, Fen, FundCode, Instant};
use serde::Deserialize;
use std::sync::Arc;
use utoipa::ToSchema;
use wire::{Answer, ByCustomer, Call, Written};

/// A purchase.
#[derive(Debug, Clone, Deserialize, ToSchema)]
#[serde(rename_all = "camelCase")]
pub struct PlaceOrderRequest {
    /// The fund.
    pub fund_code: FundCode,
    /// The card that pays; the shares belong to its transaction account.
    pub card_id: CardId,
    /// What is paid, fee included.
    pub amount: Fen,
    /// Ids of the agreements that the customer accepted, all that `PreBuy` named.
    pub agreements: Vec<String>,
}

/// Takes a purchase. The bank is asked by the pay worker, which is woken here.
pub async fn place_order(call: Call<Unlocked>, request: PlaceOrderRequest) -> Answer<PlacedOrder> {
    let placing = Placing::new(&call, request.fund_code, request.amount, &request.agreements)?;
    let order_no = placing.order_no;
    let placed =
        call.write_once(async move |tx| place(tx, &placing, request.card_id).await).await?;
    // Another number is that of an order which was placed before, under the same key.
    if placed.order_no == order_no {
        call.get::<PayBell>().placed(order_no);
    }
    Ok(placed)
}

/// All that the transaction of a purchase needs, whatever pays it.
pub(crate) struct Placing {
    cust_no: CustNo,
    order_no: OrderNo,
    decision_id: i64,
    /// When it is placed.
    pub now: Instant,
    /// The same in unmoved time, for the pay worker.
    unmoved: Instant,
    /// The version of the catalogue from which `fund` is.
    version: i64,
    /// What is bought.
    pub fund: Arc<Fund>,
    /// What it costs, as it is stored and answered.
    pub fee: Written<BuyFee>,
    /// What is paid, fee included.
    pub amount: Fen,
}

async fn place(tx: &mut Tx, placing: &Placing, card_id: CardId) -> Answer<PlacedOrder> {
    let Placing { cust_no, now, amount, .. } = *placing;
    let (dates, paid_today) = placing.require(tx, card_id).await?;
    let card = people::payable(tx, cust_no, (card_id, amount), paid_today, now).await?;
    let order = placing.order(&card, &dates);
    orders::insert(tx, std::slice::from_ref(&order)).await?;
    orders::append(tx, &[Event::of(&order, Step::Accepted, now, "")]).await?;
    subscriptions::note(tx, &order, &dates).await?;
    let placed = PlacedOrder::of(&order, &placing.fund, Some(placing.fee.clone()));
    Ok(PlacedOrder { dates, ..placed })
}

impl Placing {
    /// Checks what needs no transaction: the fund, the agreements, the fee.
    pub fn new(
        call: &Call<Unlocked>,
        fund_code: FundCode,
        amount: Fen,
        accepted: &[String],
    ) -> Answer<Self> {
        let (fund, version) = find_fund(call, fund_code)?;
        limits::require_open(&fund, call.now)?;
        agreements::require(&fund, accepted)?;
        let fee = Written::new(&buy_fee::explain(&fund, amount, call.now.day())?)?;
        Ok(Self {
            cust_no: call.caller.cust_no(),
            order_no: call.ids().next(),
            decision_id: call.ids().next_value(),
            now: call.now,
            unmoved: call.clock().unmoved(),
            version,
            fund,
            fee,
            amount,
        })
    }

    /// Demands a buyer whom the fund suits and an amount within its limits; answers the dates, and
    /// what the card has paid today.
    pub async fn require(&self, tx: &mut Tx, card_id: CardId) -> Answer<(OrderDates, Fen)> {
        let Self { cust_no, now, ref fund, amount, decision_id, .. } = *self;
        let person = people::buyer(tx, cust_no, now).await?;
        suitability::require_match(tx, decision_id, cust_no, person.birth, fund, now).await?;
        let deciding = deciding_moment(tx, now).await?;
        limits::require_open(fund, deciding)?;
        let dates = OrderDates::of_buy(fund, deciding);
        let of_fund = (fund.code, dates.t_day);
        let ordered = store::ordered(tx, cust_no, (card_id, now.day()), of_fund).await?;
        let first_buy =
            first_buy::matters(fund, amount) && first_buy::is_first(tx, cust_no, fund.code).await?;
        let converted = limits::converted_in(tx, cust_no, fund, dates.t_day).await?;
        let counted = ordered.in_fund.checked_add(converted)?;
        limits::require_amount(fund, amount, first_buy, counted)?;
        Ok((dates, ordered.by_card))
    }

    /// The order as it is stored. This process is to ask for its money: it counts as asked for.
    pub fn order(&self, card: &Card, dates: &OrderDates) -> Order {
        let Self { cust_no, order_no, now, ref fund, .. } = *self;
        let kind = if fund.can_subscribe() { OrderKind::Subscribe } else { OrderKind::Buy };
        let mut order = Order::new(cust_no, order_no, kind, fund.code, card, now);
        order.amount = self.amount;
        order.pay_status = PayStatus::Paying;
        order.pay_tries = 1;
        order.pay_asked_at = self.unmoved;
        order.catalogue_version = self.version;
        order.decision_id = Some(self.decision_id);
        order.fee_explained = self.fee.json().to_owned();
        order.promise(dates);
        order
    }
}
