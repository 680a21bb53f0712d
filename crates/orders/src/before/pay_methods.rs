//! With what a fund can be paid.

use crate::rules::fund::find_fund;
use crate::rules::limits::Counted;
use crate::rules::people;
use bankcards::{Card, CardId};
use db::Tx;
use funds::Fund;
use kernel::{CustNo, Fen, FundCode, Instant, TradeAcco};
use serde::{Deserialize, Serialize};
use utoipa::ToSchema;
use wire::{Answer, Call, Customer};

/// Which fund.
#[derive(Debug, Deserialize, ToSchema)]
#[serde(rename_all = "camelCase")]
pub struct PayMethodsRequest {
    /// The fund to be bought.
    pub fund_code: FundCode,
}

/// A card as a way to pay.
#[derive(Debug, Clone, Serialize, Deserialize, ToSchema)]
#[serde(rename_all = "camelCase")]
pub struct PayMethod {
    /// `card`.
    pub method: String,
    /// The card, to be named in the order.
    pub card_id: CardId,
    /// The card's transaction account; shares bought with it belong to it.
    pub trade_acco: TradeAcco,
    /// 招商银行
    pub bank_name: String,
    /// The last four digits.
    pub tail: String,
    /// The bank's limit for one payment.
    pub single_limit: Option<Fen>,
    /// The bank's limit for a day.
    pub day_limit: Option<Fen>,
    /// What the card may still pay today by these limits; none when there are none.
    pub left_today: Option<Fen>,
    /// Whether the card can pay now.
    pub usable: bool,
    /// Why not, in Chinese; empty when it can.
    pub reason: String,
}

/// The ways to pay.
#[derive(Debug, Clone, Serialize, Deserialize, ToSchema)]
#[serde(rename_all = "camelCase")]
pub struct PayMethods {
    /// Usable ones first.
    pub methods: Vec<PayMethod>,
}

/// The customer's cards as ways to pay for a fund.
pub async fn pay_methods(call: Call<Customer>, request: PayMethodsRequest) -> Answer<PayMethods> {
    let (fund, _) = find_fund(&call, request.fund_code)?;
    let (cust_no, now) = (call.caller.cust_no, call.now);
    let methods = call.db().read(async |tx| methods(tx, (cust_no, None), &fund, now).await).await?;
    Ok(PayMethods { methods })
}

/// Cards with what each may still pay today, usable ones first; of an account with a purpose of its
/// own, its card alone.
pub(crate) async fn methods(
    tx: &mut Tx,
    (cust_no, account): (CustNo, Option<TradeAcco>),
    fund: &Fund,
    now: Instant,
) -> Answer<Vec<PayMethod>> {
    let mut methods = Vec::new();
    let cards = match account {
        Some(account) => vec![people::living_account(tx, (cust_no, account), now).await?],
        None => people::cards(tx, cust_no, now).await?,
    };
    for card in cards {
        let today = now.day();
        let of_card = Some((card.card_id, today));
        let counted = Counted::of(tx, cust_no, fund, today, of_card).await?;
        methods.push(method(card, counted.by_card));
    }
    methods.sort_by_key(|method| !method.usable);
    Ok(methods)
}

fn method(card: Card, paid_today: Fen) -> PayMethod {
    let day_left = card.day_limit.checked_sub(paid_today).unwrap_or(Fen::ZERO).max(Fen::ZERO);
    let left = day_left.min(card.single_limit);
    let reason = match people::unpayable(&card) {
        "" if !left.is_positive() => "今日额度已用完",
        reason => reason,
    };
    PayMethod {
        method: "card".to_owned(),
        card_id: card.card_id,
        trade_acco: card.trade_acco,
        bank_name: card.bank_name,
        tail: card.tail,
        single_limit: Some(card.single_limit),
        day_limit: Some(card.day_limit),
        left_today: Some(left),
        usable: reason.is_empty(),
        reason: reason.to_owned(),
    }
}
