//! The payment of a small-amount check: asked for outside of any transaction, under a key that
//! makes repeating harmless, and booked once, as an expense of the house.

use crate::{
    check_state::CheckPayment,
    ids::CardId,
    parameters::Parameters,
    refusals::NOT_CERTIFIED,
    store::{self, CardRow, CheckRow},
};
use db::Tx;
use kernel::{CustNo, Fen, Instant};
use ledger::{Account, Asset, Difference, Entry, EntryKind};
use partners::{Partners, PaymentState, SmallPayment};
use wire::{Answer, App, codes};

/// Checks of which the bank is asked in one go.
const PAGE: i64 = 200;
const HOUR_MS: i64 = 3_600_000;
/// How the bank's names of these payments begin.
const KEYS: &str = "check-";

/// The bank's name of the payment of a card's check, for ever.
pub(crate) fn key_of(card_id: CardId, check_no: i64) -> String {
    format!("{KEYS}{card_id}-{check_no}")
}

/// A check whose payment the bank has not settled, and how it is asked for.
pub(crate) struct Asked {
    row: CheckRow,
    payment: SmallPayment,
}

/// How the bank is asked for it.
pub(crate) async fn asked(tx: &mut Tx, row: CheckRow, card: CardRow) -> Answer<Asked> {
    let profile = accounts::profile(tx, row.cust_no).await?.filter(|profile| profile.certified);
    let payment = SmallPayment {
        key: row.key.clone(),
        name: profile.and_then(|profile| profile.name).ok_or(NOT_CERTIFIED.refuse())?,
        card: card.card_no,
        mobile: card.mobile,
        branch: card.branch_code,
        amount: row.amount,
    };
    Ok(Asked { row, payment })
}

/// Asks the bank to pay, and writes down what it says.
pub(crate) async fn pay(app: &App, asked: Asked) -> Answer<bool> {
    match app.get::<Partners>().bank.pay_small(&asked.payment).await {
        // A refusal may be hasty: the bank's books decide.
        Ok(PaymentState::Refused(_)) => match query(app, &asked.row.key).await {
            Some(state) => settle_one(app, asked.row, state).await,
            None => Ok(false),
        },
        Ok(state) => settle_one(app, asked.row, state).await,
        Err(error) => {
            tracing::warn!(doing = "paying a few fen to a card", cause = %error);
            Ok(false)
        }
    }
}

/// Asks the bank about the payments of a card's checks that it has not settled.
pub(crate) async fn settle(app: &App, cust_no: CustNo, card_id: CardId) -> Answer<()> {
    let read = async |tx: &mut Tx| store::checks(tx, cust_no, card_id).await;
    let checks = app.db().read::<_, db::Error, _>(read).await?;
    for row in checks.into_iter().filter(|row| row.payment == CheckPayment::Asked) {
        look_up(app, row).await?;
    }
    Ok(())
}

/// Asks the bank about all payments of checks that it has not settled, and books what it says.
/// Answers how many are settled now.
///
/// # Errors
/// Those of the database. A bank that does not answer leaves them for later.
pub async fn find_out_checks(app: &App) -> Answer<usize> {
    let (mut settled, mut last) = (0, String::new());
    loop {
        let read = async |tx: &mut Tx| store::checks_asked(tx, &last, PAGE).await;
        let open = app.db().read::<_, db::Error, _>(read).await?;
        let Some(end) = open.last().map(|row| row.key.clone()) else { return Ok(settled) };
        for row in open {
            settled += usize::from(look_up(app, row).await?);
        }
        last = end;
    }
}

/// Asks about one; what the bank has never heard of is asked for again.
async fn look_up(app: &App, row: CheckRow) -> Answer<bool> {
    match query(app, &row.key).await {
        Some(PaymentState::NotFound) => {
            let again = async move |tx: &mut Tx| {
                let card = store::card(tx, row.cust_no, row.card_id).await?;
                asked(tx, row.clone(), card.ok_or(codes::NOT_FOUND.refuse())?).await
            };
            match app.db().read(again).await {
                Ok(asked) => pay(app, asked).await,
                // One customer who may not be paid keeps nobody else waiting.
                Err(failure) if failure.code().is_some() => {
                    tracing::warn!(doing = "asking again for a small payment", cause = ?failure);
                    Ok(false)
                }
                Err(fault) => Err(fault),
            }
        }
        Some(state) => settle_one(app, row, state).await,
        None => Ok(false),
    }
}

async fn query(app: &App, key: &str) -> Option<PaymentState> {
    match app.get::<Partners>().bank.query(&[key.to_owned()]).await {
        Ok(results) => results.into_iter().find(|result| result.key == key).map(|one| one.state),
        Err(error) => {
            tracing::warn!(doing = "asking about a small payment", cause = %error);
            None
        }
    }
}

/// Writes down what the bank's books say; answers whether it was new.
async fn settle_one(app: &App, mut row: CheckRow, state: PaymentState) -> Answer<bool> {
    let (now, entry_id) = (app.now(), app.ids().next_value()?);
    match state {
        PaymentState::Paid { .. } | PaymentState::Duplicate { .. } => {
            row.payment = CheckPayment::Paid;
            row.booked_at = Some(now);
        }
        PaymentState::Refused(reason) => {
            row.payment = CheckPayment::Refused;
            row.reason = reason;
        }
        PaymentState::Unknown | PaymentState::NotFound => return Ok(false),
    }
    let write = async move |tx: &mut Tx| {
        let mut row = row.clone();
        if row.payment == CheckPayment::Paid {
            let hours = Parameters::on(tx, now.day()).await?.check_hours;
            row.valid_until = Some(now.add_ms(hours.saturating_mul(HOUR_MS)));
        }
        let is_new = store::settle_check(tx, &row).await?;
        if is_new && row.payment == CheckPayment::Paid {
            ledger::post(tx, &entry(entry_id, &row, now)).await?;
        }
        Ok(is_new)
    };
    app.db().write(write).await
}

fn entry(entry_id: i64, row: &CheckRow, now: Instant) -> Entry {
    let when = (now.day(), now);
    Entry::new(entry_id, row.cust_no, when, EntryKind::CardChecked, &row.key).cash(
        Account::card_checks(),
        Account::external_bank(),
        row.amount,
    )
}

/// A payment of a check as our books have it, for whoever compares them with the bank's.
#[derive(Debug, Clone, PartialEq, Eq)]
pub struct CheckAtBank {
    /// The bank's name of it.
    pub key: String,
    /// How much.
    pub amount: Fen,
    /// Whether we think that the money has moved.
    pub moved: bool,
    /// When we wrote down that it has, by the business clock.
    pub booked_at: Option<Instant>,
}

/// The payments of these names; those that are none of checks are left out.
///
/// # Errors
/// Those of the database.
pub async fn checks_at_bank<'a>(
    tx: &mut Tx,
    names: impl IntoIterator<Item = &'a String>,
) -> Result<Vec<CheckAtBank>, db::Error> {
    let names = names.into_iter().map(String::as_str);
    let keys: Vec<&str> = names.filter(|name| name.starts_with(KEYS)).collect();
    let rows = store::checks_by_key(tx, &keys).await?;
    Ok(rows.into_iter().map(CheckAtBank::from).collect())
}

/// All of them, for proofs.
///
/// # Errors
/// Those of the database.
pub async fn all_checks(tx: &mut Tx) -> Result<Vec<CheckAtBank>, db::Error> {
    Ok(store::all_checks(tx).await?.into_iter().map(CheckAtBank::from).collect())
}

/// The next payments that we booked after a moment and until another one, behind the last of them
/// where there were some; by moment and name.
///
/// # Errors
/// Those of the database.
pub async fn checks_booked(
    tx: &mut Tx,
    (after, until): (Instant, Instant),
    last: Option<&(Instant, String)>,
    limit: i64,
) -> Result<Vec<(Instant, String)>, db::Error> {
    // Of the moment itself none: it is behind all of them.
    let (at, key) = last.map_or((after.add_ms(1), ""), |(at, key)| (*at, key.as_str()));
    store::checks_booked(tx, (at, key), until, limit).await
}

/// The expenses of checks in the journal against the checks that were paid.
///
/// # Errors
/// Those of the database.
pub async fn verify_checks(tx: &mut Tx) -> Result<Vec<Difference>, db::Error> {
    let paid = store::all_checks(tx).await?.into_iter();
    let paid = paid.filter(|row| row.payment == CheckPayment::Paid).map(|row| row.amount.units());
    let found = -ledger::balance(tx, &Account::card_checks(), Asset::Cny).await?;
    let (expected, what) = (paid.sum(), "payments of small-amount checks".to_owned());
    let differs = (expected != found).then_some(Difference { what, expected, found });
    Ok(differs.into_iter().collect())
}

impl From<CheckRow> for CheckAtBank {
    fn from(row: CheckRow) -> Self {
        let moved = row.payment == CheckPayment::Paid;
        Self { key: row.key, amount: row.amount, moved, booked_at: row.booked_at }
    }
}
