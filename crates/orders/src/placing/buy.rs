//! Buying: one transaction checks everything again, stores the order with what it was promised,
//! and answers at once; the pay worker asks the bank.

use super::placed::PlacedOrder;
use crate::order::bell::PayBell;
use crate::order::deciding::deciding_moment;
use crate::order::fee::BuyFee;
use crate::order::store::{orders, subscriptions};
use crate::order::{Event, Order, OrderDates, OrderKind, OrderNo, PayStatus, Step};
use crate::rules::fund::find_fund;
use crate::rules::promised::Promised;
use crate::rules::{agreements, buy_fee, first_buy, limits, people, store};
use accounts::Unlocked;
use bankcards::{Card, CardId};
use db::Tx;
use funds::Fund;
use kernel::{CustNo, Day, Fen, FundCode, Instant};
use serde::Deserialize;
use std::sync::Arc;
use suitability::Decision;
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
    /// T as the customer read it before (`dates.tDay`): another one by now is refused with both. It
    /// may be left out.
    #[serde(default)]
    pub promised_day: Option<Day>,
}

/// Takes a purchase. The bank is asked by the pay worker, which is woken here.
pub async fn place_order(call: Call<Unlocked>, request: PlaceOrderRequest) -> Answer<PlacedOrder> {
    let placing = Placing::new(&call, request.fund_code, request.amount, &request.agreements)?
        .promised(request.promised_day);
    let order_no = placing.order_no;
    let work = async move |tx: &mut Tx| place(tx, &placing, request.card_id).await;
    let placed = call.write_once_together(work).await?;
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
    /// What the buyer read.
    promised: Promised,
}

async fn place(tx: &mut Tx, placing: &Placing, card_id: CardId) -> Answer<PlacedOrder> {
    let Placing { cust_no, now, amount, .. } = *placing;
    let (dates, paid_today, decision) = placing.require(tx, card_id).await?;
    let card = people::payable(tx, cust_no, (card_id, amount), paid_today, now).await?;
    decision.store(tx).await?;
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
            promised: Promised::default(),
        })
    }

    /// With the T that the buyer read.
    pub fn promised(self, day: Option<Day>) -> Self {
        Self { promised: Promised::on(day), ..self }
    }

    /// Demands a buyer whom the fund suits and an amount within its limits; answers the dates, what
    /// the card has paid today, and the decision that is to be stored with the order.
    pub async fn require(
        &self,
        tx: &mut Tx,
        card_id: CardId,
    ) -> Answer<(OrderDates, Fen, Decision)> {
        let Self { cust_no, now, ref fund, amount, decision_id, .. } = *self;
        let person = people::buyer(tx, cust_no, now).await?;
        let decision =
            suitability::require_match(tx, decision_id, cust_no, person.birth, fund, now).await?;
        let deciding = deciding_moment(tx, now).await?;
        limits::require_open(fund, deciding)?;
        let dates = OrderDates::of_buy(fund, deciding);
        self.promised.require_day(dates.t_day)?;
        let of_fund = (fund.code, dates.t_day);
        let ordered = store::ordered(tx, cust_no, (card_id, now.day()), of_fund).await?;
        let first_buy =
            first_buy::matters(fund, amount) && first_buy::is_first(tx, cust_no, fund.code).await?;
        let converted = limits::converted_in(tx, cust_no, fund, dates.t_day).await?;
        let counted = ordered.in_fund.checked_add(converted)?;
        limits::require_amount(fund, amount, first_buy, counted)?;
        Ok((dates, ordered.by_card, decision))
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

#[cfg(test)]
mod tests {
    use super::*;
    use crate::testing::{C4, MIXED, app, buyer};
    use crate::tests::{MORNING, migrations};
    use db::{Db, db_test, sql};
    use wire::Failure;

    db_test! { migrations();
        async fn a_purchase_that_is_refused_has_written_nothing(db: Db) {
            let app = app(db, MORNING).await;
            let person = buyer(&app, 1, C4).await;
            let (fund, version) = find_fund(&app, MIXED.parse().unwrap()).unwrap();
            let enough = Fen::from_whole(10_000).unwrap();
            let fee = buy_fee::explain(&fund, enough, app.now().day()).unwrap();
            let too_little = Placing {
                cust_no: person.person.cust_no,
                order_no: app.ids().next(),
                decision_id: app.ids().next_value(),
                now: app.now(),
                unmoved: app.clock().unmoved(),
                version,
                fund,
                fee: Written::new(&fee).unwrap(),
                amount: "0.01".parse().unwrap(),
                promised: Promised::default(),
            };
            let judge = async move |tx: &mut Tx| {
                let refused = place(tx, &too_little, person.card_id).await.is_err();
                let count = sql!("SELECT COUNT(*) AS decisions FROM suitability_decisions");
                let (decisions,): (i64,) = tx.one(count).await?;
                Ok::<_, Failure>((refused, decisions))
            };
            assert_eq!(app.db().write(judge).await.unwrap(), (true, 0));
        }
    }
}
