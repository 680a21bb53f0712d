//! Adding to the ledger.

use crate::{
    Act, ConsentText, Purpose,
    entry::{BEGIN, Entry},
    require::newest_in_force,
    store::{self, Head},
};
use db::{Error, Tx};
use kernel::{CustNo, Instant};

/// Where it is done. Neither has a line break.
#[derive(Debug, Clone)]
pub struct Place {
    /// `browser`, `wechat`.
    pub host: String,
    /// `Safari · iOS`.
    pub device: String,
}

/// Writes down that a customer agrees; false when he did already, to this very text.
///
/// # Errors
/// Those of the database.
pub async fn give(
    tx: &mut Tx,
    (cust_no, purpose): (CustNo, Purpose),
    text: &ConsentText,
    place: &Place,
    at: Instant,
) -> Result<bool, Error> {
    let before = newest_in_force(tx, cust_no, purpose).await?;
    if before.is_some_and(|entry| entry.text_id == text.id && entry.text_sha256 == text.sha256) {
        return Ok(false);
    }
    let entry = Entry {
        text_id: text.id.clone(),
        text_sha256: text.sha256.clone(),
        ..blank(purpose, Act::Given, place, at)
    };
    add(tx, cust_no, entry).await?;
    Ok(true)
}

/// Writes down that a customer agrees no more; false when he did not.
///
/// # Errors
/// Those of the database.
pub async fn withdraw(
    tx: &mut Tx,
    (cust_no, purpose): (CustNo, Purpose),
    place: &Place,
    at: Instant,
) -> Result<bool, Error> {
    let Some(before) = newest_in_force(tx, cust_no, purpose).await? else { return Ok(false) };
    let entry = Entry {
        text_id: before.text_id,
        text_sha256: before.text_sha256,
        ..blank(purpose, Act::Withdrawn, place, at)
    };
    add(tx, cust_no, entry).await?;
    Ok(true)
}

/// Writes down what was agreed to before there was a ledger; nothing where it knows the purpose.
///
/// # Errors
/// Those of the database.
pub async fn migrate(
    tx: &mut Tx,
    (cust_no, purpose): (CustNo, Purpose),
    note: &str,
    at: Instant,
) -> Result<(), Error> {
    if store::newest_act(tx, cust_no, purpose).await?.is_some() {
        return Ok(());
    }
    let place = Place { host: String::new(), device: String::new() };
    let entry = Entry { note: note.to_owned(), ..blank(purpose, Act::Migrated, &place, at) };
    add(tx, cust_no, entry).await
}

/// Whether a room has migrated what it knows of before the ledger.
///
/// # Errors
/// Those of the database.
pub async fn is_migrated(tx: &mut Tx, room: &str) -> Result<bool, Error> {
    store::is_migrated(tx, room).await
}

/// It has.
///
/// # Errors
/// Those of the database.
pub async fn note_migrated(tx: &mut Tx, room: &str) -> Result<(), Error> {
    store::note_migrated(tx, room).await
}

/// How often a customer agreed or withdrew since a time.
///
/// # Errors
/// Those of the database.
pub async fn acts_since(tx: &mut Tx, cust_no: CustNo, since: Instant) -> Result<i64, Error> {
    store::acts_since(tx, cust_no, since).await
}

/// All of a customer, oldest first.
///
/// # Errors
/// Those of the database.
pub async fn entries(tx: &mut Tx, cust_no: CustNo) -> Result<Vec<Entry>, Error> {
    store::entries(tx, cust_no).await
}

fn blank(purpose: Purpose, act: Act, place: &Place, at: Instant) -> Entry {
    Entry {
        seq: 0,
        purpose,
        act,
        text_id: String::new(),
        text_sha256: String::new(),
        host: place.host.clone(),
        device: place.device.clone(),
        note: String::new(),
        at,
        hash: String::new(),
    }
}

/// The next row of a customer.
async fn add(tx: &mut Tx, cust_no: CustNo, mut entry: Entry) -> Result<(), Error> {
    let head = store::head(tx, cust_no).await?;
    let (entries, before) = head.map_or((0, BEGIN.to_owned()), |head| (head.entries, head.hash));
    entry.seq = entries + 1;
    entry.hash = entry.hash_after(&before, cust_no);
    store::put(tx, cust_no, &entry).await?;
    let head = Head { cust_no, entries: entry.seq, hash: entry.hash };
    store::set_head(tx, &head).await
}
