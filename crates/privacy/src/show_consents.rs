//! To what a customer agrees, and the chain of all that was done.

use crate::purposes::{can_be_withdrawn, terms};
use consents::{Act, Broken, ChainFile, Entry, Purpose, check, text_of};
use db::Tx;
use kernel::{CustNo, Day, Instant};
use serde::{Deserialize, Serialize};
use utoipa::ToSchema;
use wire::{Answer, App, Call, Customer, Nothing};

/// To what the customer agrees.
#[derive(Debug, Serialize, Deserialize, ToSchema)]
#[serde(rename_all = "camelCase")]
pub struct ConsentsShown {
    /// In the order of the page.
    pub purposes: Vec<ConsentShown>,
    /// How many rows the chain has.
    pub entries: i64,
    /// The hash of the last one; of 64 zeros before the first.
    pub head: String,
    /// When the last one was written; null before the first.
    pub last_at: Option<Instant>,
    /// The first row that is not what was written down, as computed for this answer; null when all
    /// are.
    pub broken_at: Option<i64>,
}

/// One purpose.
#[derive(Debug, Serialize, Deserialize, ToSchema)]
#[serde(rename_all = "camelCase")]
pub struct ConsentShown {
    pub purpose: Purpose,
    /// Its name.
    pub purpose_name: String,
    /// What it is for, in a clause.
    pub why: String,
    /// What ends when it is withdrawn, in a sentence.
    pub ends: String,
    /// What the law has us keep in any case; empty where nothing is.
    pub stays: String,
    /// Sensitive by law: agreed to by itself.
    pub is_sensitive: bool,
    /// Whether the customer agrees now.
    pub in_force: bool,
    /// What was done last; null when nothing ever was.
    pub act: Option<Act>,
    /// When.
    pub at: Option<Instant>,
    /// Whether it can be withdrawn while the account is open.
    pub can_withdraw: bool,
    /// The text that is agreed to now, `consent-sensitive@2026.1`.
    pub text_id: String,
    /// Its title.
    pub text_title: String,
    /// The version to which the customer agreed; empty of what began before the ledger, or never.
    pub agreed_to: String,
}

/// `/privacy/consents`.
pub(crate) async fn show_consents(call: Call<Customer>, _: Nothing) -> Answer<ConsentsShown> {
    shown(&call, call.caller.cust_no, call.now.day()).await
}

/// `/privacy/consents/chain`: all of it, for the customer to keep and to check.
pub(crate) async fn consent_chain(call: Call<Customer>, _: Nothing) -> Answer<ChainFile> {
    let cust_no = call.caller.cust_no;
    let read = async |tx: &mut Tx| consents::entries(tx, cust_no).await;
    Ok(ChainFile::new(cust_no, call.db().read(read).await?))
}

pub(crate) async fn shown(app: &App, cust_no: CustNo, today: Day) -> Answer<ConsentsShown> {
    let read = async |tx: &mut Tx| consents::entries(tx, cust_no).await;
    let chain = ChainFile::new(cust_no, app.db().read(read).await?);
    let purpose = |purpose: &Purpose| of_purpose(app, *purpose, &chain.entries, today);
    let last = chain.entries.last();
    Ok(ConsentsShown {
        purposes: Purpose::ALL.iter().map(purpose).collect::<Answer<_>>()?,
        entries: last.map_or(0, |last| last.seq),
        head: chain.last_hash().to_owned(),
        last_at: last.map(|last| last.at),
        broken_at: match check(&chain) {
            Err(Broken::Missing(seq) | Broken::Changed(seq)) => Some(seq),
            Err(Broken::Format(_) | Broken::End) => Some(1),
            Ok(()) => None,
        },
    })
}

fn of_purpose(app: &App, purpose: Purpose, all: &[Entry], today: Day) -> Answer<ConsentShown> {
    let terms = terms(purpose);
    let text = text_of(app, purpose, today)?;
    let newest = all.iter().rfind(|entry| entry.purpose == purpose);
    let in_force = newest.filter(|entry| entry.act != Act::Withdrawn);
    Ok(ConsentShown {
        purpose,
        purpose_name: purpose.chinese().to_owned(),
        why: terms.why.to_owned(),
        ends: terms.ends.to_owned(),
        stays: terms.stays.to_owned(),
        is_sensitive: matches!(purpose, Purpose::Sensitive | Purpose::Minor | Purpose::Pension),
        in_force: in_force.is_some(),
        act: newest.map(|entry| entry.act),
        at: newest.map(|entry| entry.at),
        can_withdraw: in_force.is_some() && can_be_withdrawn(purpose),
        text_id: text.id,
        text_title: text.title,
        agreed_to: in_force.map_or_else(String::new, |entry| entry.text_id.clone()),
    })
}
