//! Asking again for a payout that the bank refused, to the same card or another of the customer's
//! own: an attempt with a number of its own, so that the bank never takes it for the first one.

use super::attempts::NO_REFUSED_PAYOUT;
use super::payees::payees;
use super::payout::Payout;
use super::store::payouts::{AgainRow, MoneyRow};
use super::store::{payout_refusals, payouts};
use crate::order::bell::PayBell;
use crate::order::parameters::Parameters;
use crate::order::row::card_name;
use crate::order::store::{orders, parents};
use crate::order::{Order, OrderNo, PayStatus};
use accounts::Unlocked;
use bankcards::{Card, CardId};
use db::Tx;
use kernel::{CustNo, Fen, Instant};
use serde::{Deserialize, Serialize};
use utoipa::ToSchema;
use wire::{Answer, ByCustomer, Call, codes};

wire::refusals! {
    /// The bank was asked often enough today.
    TOO_MANY_PAYOUTS = 16052, "今天已重新打款{limit}次，请明天再试，或联系客服";
}

/// Which order, and where its money goes.
#[derive(Debug, Clone, Deserialize, ToSchema)]
#[serde(rename_all = "camelCase")]
pub struct PayAgainRequest {
    /// Its number.
    pub order_no: OrderNo,
    /// One of the customer's bound cards.
    pub card_id: CardId,
}

/// A payout on its way again.
#[derive(Debug, Clone, Serialize, Deserialize, ToSchema)]
#[serde(rename_all = "camelCase")]
pub struct PaidAgain {
    /// The order's number.
    pub order_no: OrderNo,
    /// 4, money goes back to the card; of proceeds 0, they are on their way.
    pub pay_status: PayStatus,
    /// How much.
    pub amount: Fen,
    /// 招商银行
    pub bank_name: String,
    /// Last four digits.
    pub tail: String,
    /// When it was asked for.
    pub asked_at: Instant,
    /// What happens next, in Chinese.
    pub message: String,
}

/// Lets what the bank refused of an order go once more.
pub async fn pay_again(call: Call<Unlocked>, request: PayAgainRequest) -> Answer<PaidAgain> {
    let (cust_no, now) = (call.caller.cust_no(), call.now);
    let again = call
        .write_once(async move |tx| {
            let order = orders::find(tx, cust_no, request.order_no).await?;
            let order = order.ok_or(codes::NOT_FOUND)?;
            let card = payee(tx, &order, request.card_id, now).await?;
            begin(tx, &order, &card, now).await
        })
        .await?;
    call.get::<PayBell>().ring();
    Ok(again)
}

/// The customer's card, when it may be paid; another's is not found.
async fn payee(tx: &mut Tx, order: &Order, card_id: CardId, now: Instant) -> Answer<Card> {
    let cards = payees(tx, order, now).await?;
    let chosen = cards.into_iter().find(|(card, _)| card.card_id == card_id);
    match chosen.ok_or(codes::NOT_FOUND)? {
        (card, None) => Ok(card),
        (_, Some(refusal)) => Err(refusal.into()),
    }
}

/// Begins the next attempt of all that the bank refused of an order. The journal does not move: the
/// money is the customer's until the bank says that it is paid.
async fn begin(tx: &mut Tx, order: &Order, card: &Card, now: Instant) -> Answer<PaidAgain> {
    let Order { cust_no, order_no, .. } = *order;
    let refused = payouts::refused(tx, order).await?;
    let number = refused.first().ok_or(NO_REFUSED_PAYOUT)?.order_no;
    require_patience(tx, (cust_no, number), now).await?;
    let row = |payout: &Payout| AgainRow {
        cust_no,
        order_no: payout.order_no,
        kind: payout.kind,
        attempt: payout.attempt,
        protocol_no: card.protocol_no.clone(),
        bank_name: card.bank_name.clone(),
        tail: card.tail.clone(),
        due_on: now.day(),
        begun_at: now,
    };
    let rows: Vec<AgainRow> = refused.iter().map(row).collect();
    if payouts::again(tx, &rows).await? != rows.len() {
        return Err(NO_REFUSED_PAYOUT.into());
    }
    let pay_status = if order.kind.is_buy() { PayStatus::Refunding } else { PayStatus::Unpaid };
    let of = |order_no| MoneyRow { cust_no, order_no, pay_status };
    let together = match order.parent_no.filter(|_| number != order_no) {
        None => vec![of(order_no)],
        Some(_) => {
            let others = parents::going_together(tx, &[number]).await?;
            others.iter().map(|other| of(other.order_no)).collect()
        }
    };
    payouts::set_pay_status(tx, &together).await?;
    Ok(PaidAgain {
        order_no,
        pay_status,
        amount: Fen::try_sum(refused.iter().map(|payout| payout.amount))?,
        asked_at: now,
        message: format!("已提交打款到{}", card_name(&card.bank_name, &card.tail)),
        bank_name: card.bank_name.clone(),
        tail: card.tail.clone(),
    })
}

/// A bank that goes on refusing is not asked all day.
async fn require_patience(
    tx: &mut Tx,
    (cust_no, number): (CustNo, OrderNo),
    now: Instant,
) -> Answer<()> {
    let limit = Parameters::on(tx, now.day()).await?.payouts_again_per_day;
    let story = payout_refusals::of_order(tx, cust_no, number).await?;
    let today = story.iter().filter(|row| row.attempt > 1 && row.begun_at.day() == now.day());
    if i64::try_from(today.count()).unwrap_or(i64::MAX) >= limit {
        return Err(TOO_MANY_PAYOUTS.fill(&[("limit", limit)]).into());
    }
    Ok(())
}
