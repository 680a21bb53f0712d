//! Where the proceeds of a redemption may go.

use crate::rules::people;
use bankcards::{Card, Purpose};
use kernel::{FundCode, TradeAcco};
use serde::{Deserialize, Serialize};
use utoipa::ToSchema;
use wire::{Answer, Call, Customer};

/// Which holding.
#[derive(Debug, Deserialize, ToSchema)]
#[serde(rename_all = "camelCase")]
pub struct RedeemTargetsRequest {
    /// The fund.
    pub fund_code: FundCode,
    /// Whose of it, `CHILD:1`; the customer's own when left out.
    #[serde(default)]
    pub purpose: Option<Purpose>,
}

/// A target: the card under which the shares are held (同卡进出).
#[derive(Debug, Clone, Serialize, Deserialize, ToSchema)]
#[serde(rename_all = "camelCase")]
pub struct RedeemTarget {
    /// `card`.
    pub target: String,
    /// The card's transaction account.
    pub trade_acco: TradeAcco,
    /// 招商银行
    pub bank_name: String,
    /// The card's last four digits.
    pub tail: String,
}

/// The targets.
#[derive(Debug, Clone, Serialize, Deserialize, ToSchema)]
#[serde(rename_all = "camelCase")]
pub struct RedeemTargets {
    /// One for each card that holds shares of the fund.
    pub targets: Vec<RedeemTarget>,
}

/// The cards under which the customer holds the fund.
pub async fn redeem_targets(
    call: Call<Customer>,
    request: RedeemTargetsRequest,
) -> Answer<RedeemTargets> {
    let (cust_no, now) = (call.caller.cust_no, call.now);
    call.db()
        .read(async |tx| {
            let held = holdings::positions_in(tx, cust_no, request.fund_code).await?;
            let cards = people::accounts(tx, cust_no, now).await?;
            let holds = |acco: TradeAcco| {
                held.iter().any(|p| {
                    let of = p.container == request.purpose.unwrap_or_default();
                    of && p.trade_acco == acco && p.shares.is_positive()
                })
            };
            let target = |card: Card| RedeemTarget {
                target: "card".to_owned(),
                trade_acco: card.trade_acco,
                bank_name: card.bank_name,
                tail: card.tail,
            };
            let cards = cards.into_iter().filter(|card| holds(card.trade_acco));
            Ok(RedeemTargets { targets: cards.map(target).collect() })
        })
        .await
}
