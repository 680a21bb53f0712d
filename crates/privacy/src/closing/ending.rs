//! The end of a closing, for the business day: what is due, what was sent to the TA, and what
//! became of it. Whatever is done twice is done once.

use super::state::ClosingState;
use crate::{
    parameters::Parameters,
    store::{self, ClosingRow},
    told,
};
use consents::{Place, Purpose};
use db::{Error, Tx};
use kernel::{CustNo, Day};
use std::collections::HashMap;
use wire::Answer;
use wire::closing::{AllParts, Looked, Parted};

/// The next customers after one, none at first, whose account is to be closed at the cut-off of a
/// day.
///
/// # Errors
/// Those of the database.
pub async fn due(
    tx: &mut Tx,
    day: Day,
    after: Option<CustNo>,
    limit: i64,
) -> Result<Vec<CustNo>, Error> {
    let due = store::due_closings(tx, (ClosingState::Asked, day), after, limit).await?;
    Ok(due.into_iter().map(|(cust_no,)| cust_no).collect())
}

/// The same, of those of whom the TA was asked.
///
/// # Errors
/// Those of the database.
pub async fn sent(tx: &mut Tx, after: Option<CustNo>, limit: i64) -> Result<Vec<CustNo>, Error> {
    let sent = store::due_closings(tx, (ClosingState::Sent, Day::MAX), after, limit).await?;
    Ok(sent.into_iter().map(|(cust_no,)| cust_no).collect())
}

/// The closing of a customer that is under way: while it is, nothing is bought.
///
/// # Errors
/// Those of the database.
pub async fn open_closing(tx: &mut Tx, cust_no: CustNo) -> Result<Option<ClosingRow>, Error> {
    Ok(store::newest_closing(tx, cust_no).await?.filter(ClosingRow::is_open))
}

/// The same of some customers: who has one, and the day at whose cut-off it is done.
///
/// # Errors
/// Those of the database.
pub async fn open_closings(
    tx: &mut Tx,
    customers: &[CustNo],
) -> Result<HashMap<CustNo, Day>, Error> {
    let open: Vec<ClosingState> =
        ClosingState::ALL.iter().copied().filter(|state| state.is_open()).collect();
    Ok(store::closings_of(tx, customers, &open).await?.into_iter().collect())
}

/// What stands against it now.
///
/// # Errors
/// Those of the rooms.
pub async fn look(tx: &mut Tx, of: Parted<'_>) -> Answer<Looked> {
    of.app.get::<AllParts>().look(tx, of).await
}

/// The TA is asked: the customer cannot change his mind any more.
///
/// # Errors
/// Those of the database.
pub async fn send(tx: &mut Tx, row: &ClosingRow) -> Result<(), Error> {
    store::set_closing(tx, &ClosingRow { state: ClosingState::Sent, ..row.clone() }).await
}

/// It comes to nothing: the account is open as before, and the customer is told why.
///
/// # Errors
/// Those of the database.
pub async fn refuse(
    tx: &mut Tx,
    (row, of): (&ClosingRow, Parted<'_>),
    reason: &str,
) -> Result<(), Error> {
    let row = ClosingRow {
        state: ClosingState::Refused,
        ended_at: Some(of.at),
        reason: reason.to_owned(),
        ..row.clone()
    };
    store::set_closing(tx, &row).await?;
    told::closing_refused(tx, &row, of.at).await
}

/// Closes the account in all rooms. Nothing of the customer stays but what the law wants, each
/// until its day.
///
/// # Errors
/// Those of the rooms.
pub async fn close(tx: &mut Tx, (row, of): (&ClosingRow, Parted<'_>)) -> Answer<()> {
    let place = Place { host: String::new(), device: "注销账户".to_owned() };
    for &purpose in Purpose::ALL {
        consents::withdraw(tx, (of.cust_no, purpose), &place, of.at).await?;
    }
    of.app.get::<AllParts>().end(tx, of).await?;
    store::forget_takeaways(tx, of.cust_no).await?;
    let today = of.at.day();
    let parameters = Parameters::on(tx, today).await?;
    let row = ClosingRow {
        state: ClosingState::Closed,
        ended_at: Some(of.at),
        identity_until: Some(today.add_years(parameters.keep_identity_years)),
        records_until: Some(today.add_years(parameters.keep_records_years)),
        ..row.clone()
    };
    store::set_closing(tx, &row).await?;
    Ok(told::closed(tx, &row, of.at).await?)
}
