//! A customer's card.

use crate::{
    agreement::ProtocolState,
    bins,
    branches::{Branch, branch},
    check::has_passed,
    ids::CardId,
    refusals::{NOT_PAYABLE, OVER_DAY_LIMIT, OVER_SINGLE_LIMIT},
    store::{self, AccountKey, BankRow, CardRow, StoredCard},
};
use accounts::AuditState;
use db::Tx;
use kernel::{CustNo, Day, Fen, Instant, TradeAcco};
use partners::is_pension;
use serde::{Deserialize, Serialize};
use std::collections::BTreeSet;
use utoipa::ToSchema;
use wire::{Answer, codes};

/// A card as shown.
#[derive(Debug, Clone, Serialize, Deserialize, ToSchema)]
#[serde(rename_all = "camelCase")]
pub struct CardRecord {
    /// Number of the card in our books; sent when buying.
    pub card_id: CardId,
    /// Trade account of what is bought with the card; null until it is bound. Shares stay in their
    /// trade account, and their money returns only to the card that has it. A card that replaced
    /// another one may have several; this is the oldest.
    pub trade_acco: Option<TradeAcco>,
    /// Bank, such as `JTB`.
    pub bank_code: String,
    /// Name of the bank.
    pub bank_name: String,
    /// Masked, `6222 **** **** 1234`.
    pub card_no: String,
    /// Last four digits.
    pub tail: String,
    /// 储蓄卡.
    pub card_type_name: String,
    /// Mobile reserved at the bank, masked.
    pub mobile: String,
    /// The channel's limit for one payment, yuan.
    pub single_limit: Fen,
    /// The channel's limit for a day, yuan.
    pub day_limit: Fen,
    /// State of the channel agreement.
    pub protocol_state: ProtocolState,
    /// Audit of the card: `0` under review (up to 3 working days), `1` nothing to object, `2`
    /// failed.
    pub audit_state: String,
    /// Why the audit or the binding failed; else empty.
    pub audit_memo: String,
    /// Whether the bank cannot verify it before a proof or a small-amount check has passed.
    pub needs_proof: bool,
    /// Whether it can pay now.
    pub payable: bool,
    /// When it was bound; null before.
    pub bound_at: Option<Instant>,
    /// Whether the customer has made it the one that is offered first.
    pub is_default: bool,
    /// Whether the channel pays its bank's cards by branch.
    pub needs_branch: bool,
    /// The branch; null where none is needed, or none was chosen.
    pub branch: Option<Branch>,
}

/// A bound card as other rooms know it.
#[derive(Debug, Clone)]
pub struct Card {
    /// Number in our books.
    pub card_id: CardId,
    /// A trade account of the card; the one that was asked for, else that of what is bought.
    pub trade_acco: TradeAcco,
    /// Bank.
    pub bank_code: String,
    /// Name of the bank.
    pub bank_name: String,
    /// Last four digits.
    pub tail: String,
    /// The channel's limit for one payment.
    pub single_limit: Fen,
    /// The channel's limit for a day.
    pub day_limit: Fen,
    /// The agreement; money can be collected under it while `state` is valid, and always be paid
    /// out.
    pub protocol_no: String,
    /// State of the agreement.
    pub state: ProtocolState,
    /// When it was bound.
    pub bound_at: Option<Instant>,
}

/// The bound cards of a customer, each once, the default first, then the oldest, with the limits of
/// a day.
///
/// # Errors
/// Those of the database.
pub async fn cards(tx: &mut Tx, cust_no: CustNo, today: Day) -> Answer<Vec<Card>> {
    let banks = store::banks(tx, today).await?;
    let rows = store::stored_cards(tx, cust_no).await?;
    Ok(rows.into_iter().filter_map(|row| Card::of(row, &banks)).collect())
}

/// All trade accounts of a customer, each with the card to which it belongs now, oldest first: a
/// card that has several is named with each of them.
///
/// # Errors
/// Those of the database.
pub async fn accounts(tx: &mut Tx, cust_no: CustNo, today: Day) -> Answer<Vec<Card>> {
    let banks = store::banks(tx, today).await?;
    let rows = store::accounts(tx, cust_no).await?;
    Ok(rows.into_iter().filter_map(|row| Card::of(row, &banks)).collect())
}

/// The numbers of all trade accounts that a card has, for proofs.
///
/// # Errors
/// Those of the database.
pub async fn all_accounts(tx: &mut Tx) -> Result<BTreeSet<TradeAcco>, db::Error> {
    Ok(store::all_accounts(tx).await?.into_iter().map(|(account,)| account).collect())
}

/// One bound card of the customer's own; none when it is another's or not bound.
///
/// # Errors
/// Those of the database.
pub async fn card(
    tx: &mut Tx,
    cust_no: CustNo,
    card_id: CardId,
    today: Day,
) -> Answer<Option<Card>> {
    let Some(row) = store::stored_card(tx, cust_no, card_id).await? else { return Ok(None) };
    let bank = store::bank(tx, &row.bank_code, today).await?;
    Ok(bank.and_then(|bank| Card::of(row, std::slice::from_ref(&bank))))
}

/// Whether nobody has anything to object to a card of the customer's own: its proof was found in
/// order, or none was needed.
///
/// # Errors
/// Those of the database.
pub async fn is_audited(tx: &mut Tx, cust_no: CustNo, card_id: CardId) -> Result<bool, db::Error> {
    let proof = accounts::card_proof(tx, cust_no, &card_id.to_string()).await?;
    Ok(proof.is_none_or(|(audit, _)| audit == AuditState::Passed))
}

/// The card, when it can pay so much on a day on which it has paid `paid_today` already.
///
/// # Errors
/// NOT_FOUND for another's card; refusals for an ended agreement and for the bank's limits.
pub async fn payable(
    tx: &mut Tx,
    cust_no: CustNo,
    card_id: CardId,
    amount: Fen,
    paid_today: Fen,
    today: Day,
) -> Answer<Card> {
    let card = card(tx, cust_no, card_id, today).await?.ok_or(codes::NOT_FOUND.refuse())?;
    card.require_payable(amount, paid_today)?;
    Ok(card)
}

/// The cards to which trade accounts belong now, for payments in bulk; unknown accounts are left
/// out.
///
/// # Errors
/// Those of the database.
pub async fn cards_of(
    tx: &mut Tx,
    trade_accos: &[TradeAcco],
    today: Day,
) -> Result<Vec<Card>, db::Error> {
    let keys: Vec<AccountKey> = trade_accos.iter().map(AccountKey::of).collect();
    let rows = store::cards_of(tx, &keys).await?;
    let banks = store::banks(tx, today).await?;
    Ok(rows.into_iter().filter_map(|row| Card::of(row, &banks)).collect())
}

/// The card of a customer's account that is not closed.
pub(crate) async fn living_card(
    tx: &mut Tx,
    (cust_no, trade_acco): (CustNo, TradeAcco),
    today: Day,
) -> Result<Option<Card>, db::Error> {
    let Some(row) = store::living_card(tx, cust_no, trade_acco).await? else { return Ok(None) };
    let banks = store::banks(tx, today).await?;
    Ok(Card::of(row, &banks))
}

/// The cards of accounts that are not closed.
pub(crate) async fn living_cards(
    tx: &mut Tx,
    trade_accos: &BTreeSet<TradeAcco>,
    today: Day,
) -> Result<Vec<Card>, db::Error> {
    let keys: Vec<AccountKey> = trade_accos.iter().map(AccountKey::of).collect();
    let rows = store::living_cards(tx, &keys).await?;
    let banks = store::banks(tx, today).await?;
    Ok(rows.into_iter().filter_map(|row| Card::of(row, &banks)).collect())
}

impl Card {
    /// Whether it is the customer's pension account, which pays for pension funds only.
    pub fn is_pension(&self) -> bool {
        is_pension(&self.protocol_no)
    }

    /// Demands that it can pay so much on a day on which it has paid `paid_today` already.
    ///
    /// # Errors
    /// Refused for an ended agreement and for the bank's limits.
    pub fn require_payable(&self, amount: Fen, paid_today: Fen) -> Answer<()> {
        if self.state != ProtocolState::Valid {
            return Err(NOT_PAYABLE.into());
        }
        let bank = self.bank_name.as_str();
        if amount > self.single_limit {
            let limit = self.single_limit.to_string();
            return Err(OVER_SINGLE_LIMIT.fill(&[("bank", bank), ("limit", &limit)]).into());
        }
        if paid_today.checked_add(amount)? > self.day_limit {
            let left = self.day_limit.checked_sub(paid_today)?.max(Fen::ZERO).to_string();
            let limit = self.day_limit.to_string();
            let values = [("bank", bank), ("limit", limit.as_str()), ("left", left.as_str())];
            return Err(OVER_DAY_LIMIT.fill(&values).into());
        }
        Ok(())
    }

    fn of(row: StoredCard, banks: &[BankRow]) -> Option<Self> {
        let bank = banks.iter().find(|bank| bank.bank_code == row.bank_code)?;
        Some(Self {
            card_id: row.card_id,
            trade_acco: row.trade_acco?,
            bank_code: row.bank_code,
            bank_name: bank.bank_name.clone(),
            tail: row.tail,
            single_limit: bank.single_limit,
            day_limit: bank.day_limit,
            protocol_no: row.protocol_no?,
            state: row.state,
            bound_at: row.bound_at,
        })
    }
}

impl CardRecord {
    /// As shown, with the audit of its proof.
    pub(crate) async fn of(tx: &mut Tx, row: CardRow, banks: &[BankRow]) -> Answer<Self> {
        let subject = row.card_id.to_string();
        let proof = accounts::card_proof(tx, row.cust_no, &subject).await?;
        let needs_proof = row.state == ProtocolState::None
            && !matches!(proof, Some((AuditState::Passed, _)))
            && !has_passed(tx, row.cust_no, row.card_id).await?;
        let (audit, memo) = proof.unwrap_or((AuditState::Passed, row.memo.clone()));
        let bank = banks.iter().find(|bank| bank.bank_code == row.bank_code);
        let limit = |of: fn(&BankRow) -> Fen| bank.map_or(Fen::ZERO, of);
        let bin = bins::find(row.card_no.as_str());
        let code = row.branch_code.as_deref();
        Ok(Self {
            needs_branch: bank.is_some_and(|bank| bank.branch_digits.is_some()),
            branch: bank.zip(code).and_then(|(bank, code)| branch(bank, code)),
            card_id: row.card_id,
            bank_name: bank.map(|bank| bank.bank_name.clone()).unwrap_or_default(),
            card_no: row.card_no.masked(),
            tail: row.tail,
            card_type_name: bin.map_or("储蓄卡", |bin| bin.card_type_name()).to_owned(),
            mobile: row.mobile.masked(),
            single_limit: limit(|bank| bank.single_limit),
            day_limit: limit(|bank| bank.day_limit),
            protocol_state: row.state,
            audit_state: audit.code().to_owned(),
            audit_memo: memo,
            needs_proof,
            payable: row.state == ProtocolState::Valid,
            trade_acco: row.trade_acco,
            bank_code: row.bank_code,
            bound_at: row.bound_at,
            is_default: store::default_of(tx, row.cust_no).await? == Some(row.card_id),
        })
    }
}
