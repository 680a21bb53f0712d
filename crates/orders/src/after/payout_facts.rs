//! What became of an order's payouts, as its page tells it.

use super::stage::{Stage, TimelineStep};
use crate::order::row::card_name;
use crate::order::{Order, PayStatus};
use crate::payouts::payout::{Payout, PayoutKind, PayoutState};
use crate::payouts::store::payout_refusals::RefusalRow;
use crate::payouts::store::{payout_refusals, payouts};
use db::{Error, Tx};
use kernel::{Fen, Instant};
use serde::{Deserialize, Serialize};
use utoipa::ToSchema;

/// Money that goes, went or could not go to a card.
#[derive(Debug, Clone, PartialEq, Eq, Serialize, Deserialize, ToSchema)]
#[serde(rename_all = "camelCase")]
pub struct PayoutFacts {
    /// How much.
    pub amount: Fen,
    /// 招商银行
    pub bank_name: String,
    /// The last four digits of the card that is paid: the order's, unless the customer chose
    /// another one after a refusal.
    pub tail: String,
    /// Whether the bank refused, so that the customer may ask for it again.
    pub refused: bool,
    /// Why it did, in Chinese; empty when it did not.
    pub reason: String,
    /// When the customer asked for it again; none of the first attempt.
    pub asked_again_at: Option<Instant>,
}

/// The payouts of an order with what the bank refused of them.
#[derive(Debug, Clone, Default)]
pub(crate) struct PayoutStory {
    payouts: Vec<Payout>,
    refusals: Vec<RefusalRow>,
}

impl PayoutStory {
    /// Reads it; nothing is read of an order whose money is not on its way out.
    pub async fn of(tx: &mut Tx, order: &Order) -> Result<Self, Error> {
        use PayStatus::{Onward, Paid, PayFailed, Paying};
        if matches!(order.pay_status, Paying | Paid | PayFailed | Onward) {
            return Ok(Self::default());
        }
        let mut payouts = payouts::of_order(tx, order).await?;
        // What buys another fund goes to no card.
        payouts.retain(|payout| payout.kind != PayoutKind::Onward);
        let tried = |payout: &Payout| payout.attempt > 1 || payout.state == PayoutState::Refused;
        let refusals = match payouts.iter().find(|payout| tried(payout)) {
            Some(payout) => payout_refusals::of_order(tx, order.cust_no, payout.order_no).await?,
            None => Vec::new(),
        };
        Ok(Self { payouts, refusals })
    }

    /// The payout that matters: the refused one first.
    pub fn facts(&self, order: &Order) -> Option<PayoutFacts> {
        let refused = self.payouts.iter().find(|payout| payout.state == PayoutState::Refused);
        let payout = refused.or(self.payouts.last())?;
        let (bank_name, tail) = payout.card(order);
        // Of what went back with other orders' money, its own part.
        let part = order.refund.filter(|_| payout.order_no != order.order_no);
        Some(PayoutFacts {
            amount: part.unwrap_or(payout.amount),
            bank_name: bank_name.to_owned(),
            tail: tail.to_owned(),
            refused: refused.is_some(),
            reason: payout.reason.clone(),
            asked_again_at: (payout.attempt > 1).then_some(payout.begun_at),
        })
    }

    /// Why the bank could not pay at first; none where it could.
    pub fn first_refusal(&self) -> Option<&str> {
        let refused = self.payouts.iter().find(|payout| payout.state == PayoutState::Refused);
        let first = self.refusals.first().map(|row| &*row.reason);
        first.or(refused.map(|payout| &*payout.reason))
    }

    /// Each refusal, and each time the customer asked again.
    pub fn steps(&self) -> impl Iterator<Item = TimelineStep> {
        let refused = self.refusals.iter().flat_map(|row| {
            let asked = (row.attempt > 1).then(|| again(row.begun_at, (&row.bank_name, &row.tail)));
            asked.into_iter().chain([failed(row)])
        });
        let open = self.payouts.iter().filter(|p| p.attempt > 1 && p.state != PayoutState::Refused);
        refused.chain(open.map(|p| again(p.begun_at, (&p.bank_name, &p.tail))))
    }
}

fn failed(row: &RefusalRow) -> TimelineStep {
    TimelineStep {
        stage: Stage::PayoutFailed,
        title: "打款失败".to_owned(),
        detail: row.reason.clone(),
        at: Some(row.refused_at),
        expected_on: None,
        done: true,
        failed: true,
    }
}

fn again(at: Instant, (bank_name, tail): (&str, &str)) -> TimelineStep {
    TimelineStep {
        stage: Stage::PayoutAgain,
        title: "重新打款".to_owned(),
        detail: format!("打到{}", card_name(bank_name, tail)),
        at: Some(at),
        expected_on: None,
        done: true,
        failed: false,
    }
}
