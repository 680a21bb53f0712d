//! The ledger: every entry moves whole points between accounts of one customer, once for its
//! business number. What is earned together is a lot; what is spent
//! or frozen takes the lots that end first, and what is free again goes back to them.

use crate::{
    kind::{Account, EntryId, PointKind},
    store::{self, Entry, Lot, Posting, Taken},
};
use db::{Error, Tx};
use kernel::{CustNo, Day, Instant};

/// What is booked, but for the points.
#[derive(Debug, Clone)]
pub(crate) struct Booking {
    pub cust_no: CustNo,
    pub entry_id: EntryId,
    /// Of what it is, unique among the customer's.
    pub biz_no: String,
    pub kind: PointKind,
    /// For the customer: which article, which lesson.
    pub title: String,
    pub at: Instant,
}

/// What became of a wish to spend.
#[derive(Debug, Clone, Copy, PartialEq, Eq)]
pub(crate) enum Spent {
    /// It is booked.
    Now,
    /// It was booked before, by this business number.
    Before,
    /// There are only so many.
    TooFew(i64),
}

/// Books what was earned, as a lot that can be used until a day; false when this business number
/// was booked before, or there is nothing to book.
pub(crate) async fn earn(
    tx: &mut Tx,
    booking: &Booking,
    (points, last_on): (i64, Day),
) -> Result<bool, Error> {
    if points <= 0 || !begin(tx, booking).await? {
        return Ok(false);
    }
    let Booking { cust_no, entry_id, .. } = *booking;
    let lot = Lot { cust_no, entry_id, points, points_left: points, last_on };
    store::put_lot(tx, &lot).await?;
    post(tx, booking, (Account::Earned, Account::Available), points).await?;
    Ok(true)
}

/// Books what was used, from the lots that end first.
pub(crate) async fn spend(tx: &mut Tx, booking: &Booking, points: i64) -> Result<Spent, Error> {
    take_to(tx, booking, Account::Used, points).await
}

/// Books what waits for something to be over, from the lots that end first.
pub(crate) async fn freeze(tx: &mut Tx, booking: &Booking, points: i64) -> Result<Spent, Error> {
    take_to(tx, booking, Account::Frozen, points).await
}

/// Books that what was frozen is used.
pub(crate) async fn use_frozen(tx: &mut Tx, booking: &Booking, points: i64) -> Result<(), Error> {
    if begin(tx, booking).await? {
        post(tx, booking, (Account::Frozen, Account::Used), points).await?;
    }
    Ok(())
}

/// Books that what an entry froze is free again, in the lots from which it was taken; answers them
/// as they are now, each with what it has back.
pub(crate) async fn give_back(
    tx: &mut Tx,
    booking: &Booking,
    (frozen_by, points): (EntryId, i64),
) -> Result<Vec<(Lot, i64)>, Error> {
    if !begin(tx, booking).await? {
        return Ok(Vec::new());
    }
    let parts = store::taken_lots(tx, booking.cust_no, frozen_by).await?;
    for (lot, part) in &parts {
        take(tx, booking, lot, -part).await?;
    }
    post(tx, booking, (Account::Frozen, Account::Available), points).await?;
    Ok(parts)
}

async fn take_to(
    tx: &mut Tx,
    booking: &Booking,
    account: Account,
    points: i64,
) -> Result<Spent, Error> {
    if store::booked(tx, booking.cust_no, &booking.biz_no).await? {
        return Ok(Spent::Before);
    }
    let lots = store::usable_lots(tx, booking.cust_no, booking.at.day()).await?;
    let available = lots.iter().map(|lot| lot.points_left).sum();
    if available < points {
        return Ok(Spent::TooFew(available));
    }
    if !begin(tx, booking).await? {
        return Ok(Spent::Before);
    }
    let mut wanted = points;
    for lot in &lots {
        let part = wanted.min(lot.points_left);
        if part == 0 {
            break;
        }
        take(tx, booking, lot, part).await?;
        wanted -= part;
    }
    post(tx, booking, (Account::Available, account), points).await?;
    Ok(Spent::Now)
}

/// Books that so much of a lot can be used no more.
pub(crate) async fn end(
    tx: &mut Tx,
    booking: &Booking,
    lot: &Lot,
    points: i64,
) -> Result<(), Error> {
    if begin(tx, booking).await? {
        take(tx, booking, lot, points).await?;
        post(tx, booking, (Account::Available, Account::Expired), points).await?;
    }
    Ok(())
}

/// What a customer can use on a day: lots that ended and are not yet booked so do not count.
pub(crate) async fn available(tx: &mut Tx, cust_no: CustNo, day: Day) -> Result<i64, Error> {
    let lots = store::usable_lots(tx, cust_no, day).await?;
    Ok(lots.iter().map(|lot| lot.points_left).sum())
}

async fn begin(tx: &mut Tx, booking: &Booking) -> Result<bool, Error> {
    let Booking { cust_no, entry_id, biz_no, kind, title, at } = booking.clone();
    let entry = Entry { cust_no, entry_id, biz_no, kind, title, at, on_day: at.day() };
    store::put_entry(tx, &entry).await
}

async fn take(tx: &mut Tx, booking: &Booking, lot: &Lot, points: i64) -> Result<(), Error> {
    let Booking { cust_no, entry_id, .. } = *booking;
    store::take(tx, &Taken { cust_no, entry_id, lot_id: lot.entry_id, points }).await
}

async fn post(
    tx: &mut Tx,
    booking: &Booking,
    (from, to): (Account, Account),
    points: i64,
) -> Result<(), Error> {
    let Booking { cust_no, entry_id, .. } = *booking;
    let posting = |account, points| Posting { cust_no, entry_id, account, points };
    store::post(tx, &[posting(from, -points), posting(to, points)]).await
}
