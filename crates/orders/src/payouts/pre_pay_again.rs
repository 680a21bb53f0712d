//! Before a refused payout is asked for again: why the bank refused, and where it may go.

use super::attempts::NO_REFUSED_PAYOUT;
use super::payees::payees;
use super::store::{payout_refusals, payouts};
use crate::order::OrderNo;
use crate::order::store::orders;
use bankcards::CardId;
use db::Tx;
use kernel::{Fen, Instant};
use serde::{Deserialize, Serialize};
use utoipa::ToSchema;
use wire::{Answer, Call, Customer, codes};

/// Which order.
#[derive(Debug, Clone, Deserialize, ToSchema)]
#[serde(rename_all = "camelCase")]
pub struct PrePayAgainRequest {
    /// Its number.
    pub order_no: OrderNo,
}

/// A payout that the bank refused.
#[derive(Debug, Clone, Serialize, Deserialize, ToSchema)]
#[serde(rename_all = "camelCase")]
pub struct PrePayAgain {
    /// The order's number.
    pub order_no: OrderNo,
    /// How much is to be paid.
    pub amount: Fen,
    /// Why the bank refused last, in Chinese.
    pub reason: String,
    /// When it did.
    pub refused_at: Option<Instant>,
    /// The customer's bound cards, that of the order first.
    pub cards: Vec<Payee>,
}

/// A card that may be paid, or not.
#[derive(Debug, Clone, Serialize, Deserialize, ToSchema)]
#[serde(rename_all = "camelCase")]
pub struct Payee {
    /// Sent when it is chosen.
    pub card_id: CardId,
    /// 招商银行
    pub bank_name: String,
    /// Last four digits.
    pub tail: String,
    /// Whether the bank refused this very card last.
    pub refused: bool,
    /// Whether it may be chosen.
    pub usable: bool,
    /// Why not, in Chinese; empty when it may.
    pub reason: String,
}

/// What of the customer's order waits for another attempt; refused when nothing does.
pub async fn pre_pay_again(
    call: Call<Customer>,
    request: PrePayAgainRequest,
) -> Answer<PrePayAgain> {
    let (cust_no, now, order_no) = (call.caller.cust_no, call.now, request.order_no);
    call.db()
        .read(async |tx: &mut Tx| {
            let order = orders::find(tx, cust_no, order_no).await?;
            let order = order.ok_or(codes::NOT_FOUND)?;
            let refused = payouts::refused(tx, &order).await?;
            let last = refused.last().ok_or(NO_REFUSED_PAYOUT)?;
            let story = payout_refusals::of_order(tx, cust_no, last.order_no).await?;
            let (bank, tail) = last.card(&order);
            let cards = payees(tx, &order, now).await?;
            let payee = |(card, refusal): (bankcards::Card, Option<wire::Refusal>)| Payee {
                refused: card.bank_name == bank && card.tail == tail,
                card_id: card.card_id,
                bank_name: card.bank_name,
                tail: card.tail,
                usable: refusal.is_none(),
                reason: refusal.map_or_else(String::new, |refusal| refusal.sentence.into_owned()),
            };
            Ok(PrePayAgain {
                order_no,
                amount: Fen::try_sum(refused.iter().map(|payout| payout.amount))?,
                reason: last.reason.clone(),
                refused_at: story.last().map(|row| row.refused_at),
                cards: cards.into_iter().map(payee).collect(),
            })
        })
        .await
}
