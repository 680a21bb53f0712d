//! What the rooms of customers and cards say, as far as orders ask.

use super::refusals::{NO_POSITION, NOT_OPENED};
use crate::order::dates::month_day;
use accounts::{Barrier, Standing};
use bankcards::{Card, CardId, ProtocolState};
use db::{Error, Tx};
use kernel::{CustNo, Day, Fen, Instant, TradeAcco};
use serde_json::json;
use std::collections::{BTreeMap, BTreeSet};
use wire::{Answer, codes};

wire::refusals! {
    /// The certificate on file is not valid any more.
    CERTIFICATE_EXPIRED = 16019, "你的身份证件已过期，请完善证件信息后再交易";
    /// Nor is it, and the new one is being looked at.
    CERTIFICATE_IN_AUDIT = 16064, "你的新证件正在审核，最晚{due}有结果，通过后就能买入";
    /// Nor is it, and the new one was not accepted.
    CERTIFICATE_REFUSED = 16065, "你的新证件审核没有通过：{reason}，请重新提交";
    /// Facts that trading needs are missing.
    FACTS_MISSING = 16025, "你的个人信息不完整，请补充后再交易";
    /// There is a record of bad credit.
    BAD_CREDIT = 16046, "你的诚信记录暂不支持买入，如有变化请更新资料";
    /// The customer has declared that others decide on the trades.
    TRADED_BY_OTHERS = 16047, "你声明交易并非本人操作，暂不能买入，持有的份额可以赎回";
    /// The customer agrees no more that certificate and cards are used.
    CONSENT_WITHDRAWN = 16091, "你已撤回对证件和银行卡的同意，暂不能买入，持有的份额可以赎回";
    /// The account is to be closed.
    CLOSING = 16092, "你的账户{due}注销，暂不能买入，取消注销后就能买，持有的份额可以赎回";
}

/// A customer with an opened account.
///
/// # Errors
/// Refused when the account is not opened.
pub async fn require_opened(tx: &mut Tx, cust_no: CustNo, now: Instant) -> Answer<Standing> {
    opened(accounts::standing(tx, cust_no, now.day()).await?)
}

fn opened(standing: Option<Standing>) -> Answer<Standing> {
    let opened = standing.filter(|standing| standing.opened);
    opened.ok_or_else(|| NOT_OPENED.into())
}

/// A customer who may buy: opened, and kept from it by nothing.
///
/// # Errors
/// Refused with the first of these that fails.
pub async fn buyer(tx: &mut Tx, cust_no: CustNo, now: Instant) -> Answer<Standing> {
    buyer_of(accounts::standing(tx, cust_no, now.day()).await?)
}

/// The same of whom all is known.
///
/// # Errors
/// As [`buyer`].
pub fn buyer_of(standing: Option<Standing>) -> Answer<Standing> {
    let standing = opened(standing)?;
    require_complete(&standing)?;
    Ok(standing)
}

/// Demands of an opened account what a buyer must have: a valid certificate, complete facts, no
/// record of bad credit, and that nobody else trades in the customer's place. The refusal's `mend`
/// names the page where it is mended.
///
/// # Errors
/// Refused with the first that fails.
pub fn require_complete(standing: &Standing) -> Answer<()> {
    let Some(barrier) = &standing.barrier else { return Ok(()) };
    let refusal = match barrier {
        Barrier::CertificateExpired => CERTIFICATE_EXPIRED.refuse(),
        Barrier::CertificateInAudit(due) => CERTIFICATE_IN_AUDIT.fill(&[("due", month_day(*due))]),
        Barrier::CertificateRefused(reason) => {
            CERTIFICATE_REFUSED.fill(&[("reason", reason.trim_end_matches('。'))])
        }
        Barrier::NoCertificate | Barrier::Missing(_) => FACTS_MISSING.refuse(),
        Barrier::BadCredit => BAD_CREDIT.refuse(),
        Barrier::TradedByOthers => TRADED_BY_OTHERS.refuse(),
        Barrier::ConsentWithdrawn => CONSENT_WITHDRAWN.refuse(),
        Barrier::Closing(due) => CLOSING.fill(&[("due", month_day(*due))]),
    };
    Err(refusal.with(json!({ "mend": barrier.mend_for_product() })).into())
}

/// The customer's bound cards, each once.
///
/// # Errors
/// Those of the database.
pub async fn cards(tx: &mut Tx, cust_no: CustNo, now: Instant) -> Answer<Vec<Card>> {
    bankcards::cards(tx, cust_no, now.day()).await
}

/// The customer's transaction accounts, each with the card to which it belongs now.
///
/// # Errors
/// Those of the database.
pub async fn accounts(tx: &mut Tx, cust_no: CustNo, now: Instant) -> Answer<Vec<Card>> {
    bankcards::accounts(tx, cust_no, now.day()).await
}

/// The card to which the transaction account belongs under which shares are held.
///
/// # Errors
/// Refused when it is not the customer's.
pub async fn card_of(
    tx: &mut Tx,
    cust_no: CustNo,
    trade_acco: TradeAcco,
    now: Instant,
) -> Answer<Card> {
    let accounts = accounts(tx, cust_no, now).await?;
    let found = accounts.into_iter().find(|card| card.trade_acco == trade_acco);
    found.ok_or_else(|| NO_POSITION.into())
}

/// The card of one of the customer's own accounts under which something may be bought.
///
/// # Errors
/// Not found when it is another's, or closed.
pub async fn living_account(
    tx: &mut Tx,
    account: (CustNo, TradeAcco),
    now: Instant,
) -> Answer<Card> {
    let card = bankcards::living_account(tx, account, now.day()).await?;
    card.ok_or_else(|| codes::NOT_FOUND.into())
}

/// The customer's bound card, whether it can pay or not.
///
/// # Errors
/// Not found when it is another's.
pub async fn own_card(tx: &mut Tx, cust_no: CustNo, card_id: CardId, now: Instant) -> Answer<Card> {
    let card = cards(tx, cust_no, now).await?.into_iter().find(|card| card.card_id == card_id);
    card.ok_or_else(|| codes::NOT_FOUND.into())
}

/// The cards to which these transaction accounts belong now; accounts that no card has are left
/// out.
///
/// # Errors
/// Those of the database.
pub async fn cards_of(
    tx: &mut Tx,
    accounts: BTreeSet<TradeAcco>,
    today: Day,
) -> Result<BTreeMap<TradeAcco, Card>, Error> {
    let accounts: Vec<TradeAcco> = accounts.into_iter().collect();
    let cards = bankcards::cards_of(tx, &accounts, today).await?;
    Ok(cards.into_iter().map(|card| (card.trade_acco, card)).collect())
}

/// The card, when it can pay so much after having paid `paid_today`.
///
/// # Errors
/// Refused for another's card, an ended agreement, and the bank's limits.
pub async fn payable(
    tx: &mut Tx,
    cust_no: CustNo,
    (card_id, amount): (CardId, Fen),
    paid_today: Fen,
    now: Instant,
) -> Answer<Card> {
    bankcards::payable(tx, cust_no, card_id, amount, paid_today, now.day()).await
}

/// Why a card cannot pay at all, in Chinese; empty when it can.
pub fn unpayable(card: &Card) -> &'static str {
    match card.state {
        ProtocolState::Valid => "",
        ProtocolState::Signing => "该银行卡尚未完成签约",
        ProtocolState::None | ProtocolState::Revoked | ProtocolState::Failed => {
            "该银行卡未签约快捷支付，请重新签约"
        }
    }
}
