//! `/privacy/closing`: what stands against closing the account, what ends, and what stays.

use super::{
    state::ClosingState,
    words::{ENDS_LATER, ENDS_NOW},
};
use crate::{
    classes::term,
    parameters::Parameters,
    store::{self, ClosingRow},
};
use db::Tx;
use kernel::{CustNo, Day, Instant};
use serde::{Deserialize, Serialize};
use utoipa::ToSchema;
use wire::closing::{AllParts, Loss, Obstacle, Parted};
use wire::takeaway::DataClass;
use wire::{Answer, App, Call, Customer, Nothing};

/// What closing the account means, and how far it is.
#[derive(Debug, Serialize, Deserialize, ToSchema)]
#[serde(rename_all = "camelCase")]
pub struct ClosingShown {
    /// How far it is; null where it was never asked for.
    pub state: Option<ClosingState>,
    /// When it was asked for.
    pub asked_at: Option<Instant>,
    /// On which device; empty where it was never asked for.
    pub device: String,
    /// The business day at whose cut-off, 15:00, it is done; null unless it is open.
    pub due_on: Option<Day>,
    /// Whether the customer can still change his mind.
    pub can_cancel: bool,
    /// Why it came to nothing; empty where it did not.
    pub reason: String,
    /// For how many days a customer can change his mind.
    pub days: i64,
    /// What stands against it, each with what mends it.
    pub against: Vec<Obstacle>,
    /// What is lost with the account.
    pub lost: Vec<Loss>,
    /// What ends as soon as it is asked for.
    pub ends_now: Vec<String>,
    /// What ends when the account is closed.
    pub ends_later: Vec<String>,
    /// What the law has us keep.
    pub stays: Vec<ClosingStays>,
}

/// A class of data that stays.
#[derive(Debug, Serialize, Deserialize, ToSchema)]
pub struct ClosingStays {
    /// 身份与证件
    pub title: String,
    /// Why, in a clause.
    pub why: String,
    /// 注销后20年
    pub until: String,
}

/// How far it is, for a page that says it in a line.
#[derive(Debug, Serialize, Deserialize, ToSchema)]
#[serde(rename_all = "camelCase")]
pub struct HeldClosing {
    pub state: ClosingState,
    /// The business day at whose cut-off it is done.
    pub due_on: Day,
}

impl HeldClosing {
    /// Of the newest one, while it is to be said.
    pub(crate) fn of(row: &ClosingRow) -> Option<Self> {
        let said = row.is_open() || row.state == ClosingState::Refused;
        said.then_some(Self { state: row.state, due_on: row.due_on })
    }
}

/// `/privacy/closing`.
pub(crate) async fn show_closing(call: Call<Customer>, _: Nothing) -> Answer<ClosingShown> {
    let (cust_no, at) = (call.caller.cust_no, call.now);
    call.get::<AllParts>().settle(Parted { app: &call, cust_no, at }).await?;
    shown(&call, cust_no, at).await
}

pub(crate) async fn shown(app: &App, cust_no: CustNo, at: Instant) -> Answer<ClosingShown> {
    let of = Parted { app, cust_no, at };
    let read = async |tx: &mut Tx| {
        let newest = store::newest_closing(tx, cust_no).await?;
        let parameters = Parameters::on(tx, at.day()).await?;
        let looked = app.get::<AllParts>().look(tx, of).await?;
        Answer::Ok((newest, parameters, looked))
    };
    let (newest, parameters, looked) = app.db().read(read).await?;
    let open = newest.as_ref().filter(|row| row.is_open());
    Ok(ClosingShown {
        due_on: open.map(|row| row.due_on),
        can_cancel: open.is_some_and(|row| row.state == ClosingState::Asked),
        state: newest.as_ref().map(|row| row.state),
        asked_at: newest.as_ref().map(|row| row.asked_at),
        device: newest.as_ref().map_or_else(String::new, |row| row.device.clone()),
        reason: newest.map_or_else(String::new, |row| row.reason),
        days: parameters.closing_days,
        against: looked.against,
        lost: looked.lost,
        ends_now: ENDS_NOW.map(str::to_owned).to_vec(),
        ends_later: ENDS_LATER.map(str::to_owned).to_vec(),
        stays: stays(),
    })
}

fn stays() -> Vec<ClosingStays> {
    let kept = DataClass::ALL.iter().map(|class| (class, term(*class)));
    let kept = kept.filter(|(_, term)| term.stays);
    let stays = kept.map(|(class, term)| ClosingStays {
        title: class.chinese().to_owned(),
        why: term.why.to_owned(),
        until: term.until.to_owned(),
    });
    stays.collect()
}
