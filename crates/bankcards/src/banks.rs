//! Banks of the payment channel, and the bank of a card number.

use crate::{
    bins::{self, Bin},
    refusals::{BANK_NOT_SERVED, CREDIT_CARD},
    store::{self, BankRow},
};
use db::Tx;
use kernel::{Fen, Line};
use serde::{Deserialize, Serialize};
use utoipa::ToSchema;
use wire::{Answer, Call, Nothing, Refusal, Visitor, codes};

/// The banks of the channel.
#[derive(Debug, Serialize, Deserialize, ToSchema)]
pub struct Banks {
    /// In the order in which they are shown.
    pub list: Vec<BankRecord>,
}

/// A bank and what it lets through.
#[derive(Debug, Serialize, Deserialize, ToSchema)]
#[serde(rename_all = "camelCase")]
pub struct BankRecord {
    /// Such as `JTB`.
    pub bank_code: String,
    /// Name.
    pub bank_name: String,
    /// Limit for one payment, yuan.
    pub single_limit: Fen,
    /// Limit for a day, yuan.
    pub day_limit: Fen,
    /// When the bank rests each night; null where it never does.
    pub rest: Option<BankRest>,
    /// Whether its cards are signed with their branch.
    pub needs_branch: bool,
}

/// When a bank rests: it may answer late, or not at all.
#[derive(Debug, Serialize, Deserialize, ToSchema)]
pub struct BankRest {
    /// `23:30`
    pub from: String,
    /// `00:30`; before `from` it is on the next day.
    pub until: String,
}

/// The beginning of a card number.
#[derive(Debug, Deserialize, ToSchema)]
#[serde(rename_all = "camelCase")]
pub struct CardBinRequest {
    /// The first 6 to 10 digits are enough and all that should be sent: a query is not encrypted.
    pub card_no: Line<19>,
}

/// The bank of a card.
#[derive(Debug, Serialize, Deserialize, ToSchema)]
#[serde(rename_all = "camelCase")]
pub struct CardBin {
    /// Whether the beginning is known.
    pub found: bool,
    /// Whether such a card can be bound.
    pub supported: bool,
    /// Bank; empty when it is not known.
    pub bank_code: String,
    /// Name of the bank; empty when it is not known.
    pub bank_name: String,
    /// `DC` debit, `CC` credit, empty when it is not known.
    pub card_type: String,
    /// 储蓄卡 or 信用卡.
    pub card_type_name: String,
    /// How many digits such a card has; 0 when it is not known.
    pub card_length: u32,
    /// Limit for one payment, yuan; null when it cannot be bound.
    pub single_limit: Option<Fen>,
    /// Limit for a day, yuan; null when it cannot be bound.
    pub day_limit: Option<Fen>,
    /// Whether it is signed with its branch, from `/bank/branches`.
    pub needs_branch: bool,
    /// Why it cannot be bound; else empty.
    pub message: String,
}

/// `/allinpay/bankList`.
pub async fn banks(call: Call<Visitor>, _: Nothing) -> Answer<Banks> {
    let today = call.now.day();
    let banks = call.db().read(async |tx: &mut Tx| store::banks(tx, today).await).await?;
    Ok(Banks { list: banks.into_iter().map(BankRecord::from).collect() })
}

/// `/cardbin`.
pub async fn card_bin(call: Call<Visitor>, request: CardBinRequest) -> Answer<CardBin> {
    let digits = request.card_no.len() >= 6 && request.card_no.bytes().all(|b| b.is_ascii_digit());
    if !digits {
        return Err(codes::BAD_REQUEST.say("请输入正确的银行卡号").into());
    }
    let today = call.now.day();
    let banks = call.db().read(async |tx: &mut Tx| store::banks(tx, today).await).await?;
    Ok(describe(bins::find(&request.card_no), &banks))
}

/// The bank that serves a card.
///
/// # Errors
/// Refused when the card is a credit card or its bank is not served.
pub(crate) fn served<'a>(bin: Option<&Bin>, banks: &'a [BankRow]) -> Result<&'a BankRow, Refusal> {
    let bin = bin.ok_or(BANK_NOT_SERVED.refuse())?;
    if bin.credit {
        return Err(CREDIT_CARD.refuse());
    }
    let bank = banks.iter().find(|bank| bank.bank_code == bin.bank_code);
    bank.ok_or(BANK_NOT_SERVED.refuse())
}

fn describe(bin: Option<&Bin>, banks: &[BankRow]) -> CardBin {
    let served = served(bin, banks);
    let text = |of: fn(&Bin) -> &'static str| bin.map(of).unwrap_or_default().to_owned();
    CardBin {
        found: bin.is_some(),
        supported: served.is_ok(),
        bank_code: text(|bin| bin.bank_code),
        bank_name: text(|bin| bin.bank_name),
        card_type: text(Bin::card_type),
        card_type_name: text(Bin::card_type_name),
        card_length: bin.and_then(|bin| bin.length.try_into().ok()).unwrap_or(0),
        single_limit: served.as_ref().ok().map(|bank| bank.single_limit),
        day_limit: served.as_ref().ok().map(|bank| bank.day_limit),
        needs_branch: served.as_ref().is_ok_and(|bank| bank.branch_digits.is_some()),
        message: served.err().map(|refusal| refusal.sentence.into_owned()).unwrap_or_default(),
    }
}

impl From<BankRow> for BankRecord {
    fn from(row: BankRow) -> Self {
        Self {
            rest: BankRest::of(&row),
            needs_branch: row.branch_digits.is_some(),
            bank_code: row.bank_code,
            bank_name: row.bank_name,
            single_limit: row.single_limit,
            day_limit: row.day_limit,
        }
    }
}

impl BankRest {
    /// That of a bank; none where it never rests.
    pub(crate) fn of(row: &BankRow) -> Option<Self> {
        let (from, until) = (row.rest_from.clone()?, row.rest_until.clone()?);
        Some(Self { from, until })
    }
}
