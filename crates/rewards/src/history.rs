//! What a customer has, and how it came and went.

use crate::{
    kind::{Account, EntryId, PointKind},
    parameters::Parameters,
    sign_in,
    store::{self, Lot, Place, Record},
};
use db::Tx;
use kernel::{CustNo, Day, Instant};
use orders::VoucherState;
use serde::{Deserialize, Serialize};
use utoipa::ToSchema;
use wire::{Answer, Call, Customer};

const SIZE: u32 = 20;
const SIZE_MAX: u32 = 50;
/// Before all records: later than any.
const TOP: Place = (Instant::from_ms(i64::MAX), i64::MAX);

/// Which records.
#[derive(Debug, Default, Deserialize, ToSchema)]
#[serde(rename_all = "camelCase", default)]
pub struct MyPointsRequest {
    /// The last record of the page before.
    pub after: Option<EntryId>,
    /// From 1; which page it is, for whoever counts them. The place is that of `after`.
    pub page_no: Option<u32>,
    /// At most 50.
    pub page_size: Option<u32>,
}

/// Balance, what can be earned today, and a page of records, the newest first.
#[derive(Debug, Serialize, ToSchema)]
#[serde(rename_all = "camelCase")]
pub struct MyPoints {
    /// What can be used today.
    pub available: i64,
    /// What was earned ever.
    pub earned: i64,
    /// What waits for a purchase with a voucher to be over.
    pub frozen: i64,
    /// What bought something.
    pub used: i64,
    /// What was not used in time.
    pub expired: i64,
    /// What of it ends first; none while there is nothing to use.
    pub ending: Option<EndingPoints>,
    pub today: PointsToday,
    pub list: Vec<PointRecord>,
    pub page_no: u32,
    pub has_more: bool,
}

/// Points that end together.
#[derive(Debug, Serialize, ToSchema)]
#[serde(rename_all = "camelCase")]
pub struct EndingPoints {
    pub points: i64,
    /// The last day on which they can be used.
    pub last_on: Day,
}

/// What earns today, and what has.
#[derive(Debug, Serialize, ToSchema)]
#[serde(rename_all = "camelCase")]
pub struct PointsToday {
    pub is_signed_in: bool,
    pub sign_in_points: i64,
    /// Texts that earned today.
    pub reading_count: i64,
    pub reading_day_limit: i64,
    pub reading_points: i64,
    pub invite_points: i64,
    /// Friends who have opened an account, ever.
    pub friends: i64,
}

/// A record.
#[derive(Debug, Serialize, ToSchema)]
#[serde(rename_all = "camelCase")]
pub struct PointRecord {
    pub record_id: EntryId,
    pub kind: PointKind,
    pub kind_name: String,
    /// Which article, lesson or fund; empty of what has no name.
    pub title: String,
    pub at: Instant,
    /// Less than nothing where they were used, frozen or ended.
    pub points: i64,
    /// Of a voucher, where its points are now; none of other records.
    pub state: Option<VoucherState>,
    /// 冻结中; empty of other records.
    pub state_name: String,
}

impl From<Record> for PointRecord {
    fn from(record: Record) -> Self {
        let Record { entry_id, kind, title, at, points, state } = record;
        let kind_name = kind.chinese().to_owned();
        let state_name = state.map_or_else(String::new, |state| state.chinese().to_owned());
        Self { record_id: entry_id, kind, kind_name, title, at, points, state, state_name }
    }
}

/// `getJiadouInfo`.
pub async fn my_points(call: Call<Customer>, request: MyPointsRequest) -> Answer<MyPoints> {
    let (cust_no, now) = (call.caller.cust_no, call.now);
    call.db().read(async move |tx: &mut Tx| points(tx, cust_no, now, &request).await).await
}

async fn points(
    tx: &mut Tx,
    cust_no: CustNo,
    now: Instant,
    request: &MyPointsRequest,
) -> Answer<MyPoints> {
    let page_no = request.page_no.unwrap_or(1).max(1);
    let size = request.page_size.unwrap_or(SIZE).clamp(1, SIZE_MAX);
    let mut rows = match place(tx, cust_no, request.after).await? {
        // One more than the page tells whether there is another.
        Some(place) => store::records(tx, cust_no, place, i64::from(size) + 1).await?,
        None => Vec::new(),
    };
    let size = usize::try_from(size).unwrap_or(usize::MAX);
    let has_more = rows.len() > size;
    rows.truncate(size);
    let balances = store::balances(tx, cust_no).await?;
    let sum = |account| balances.iter().find(|(of, _)| *of == account).map_or(0, |(_, sum)| *sum);
    let lots = store::usable_lots(tx, cust_no, now.day()).await?;
    let available: i64 = lots.iter().map(|lot| lot.points_left).sum();
    Ok(MyPoints {
        available,
        earned: -sum(Account::Earned),
        frozen: sum(Account::Frozen),
        used: sum(Account::Used),
        // What ended and is not yet booked so has ended for the customer.
        expired: sum(Account::Expired) + sum(Account::Available) - available,
        ending: ending(&lots),
        today: today(tx, cust_no, now).await?,
        list: rows.into_iter().map(PointRecord::from).collect(),
        page_no,
        has_more,
    })
}

fn ending(lots: &[Lot]) -> Option<EndingPoints> {
    let last_on = lots.first()?.last_on;
    let first = lots.iter().take_while(|lot| lot.last_on == last_on);
    Some(EndingPoints { points: first.map(|lot| lot.points_left).sum(), last_on })
}

async fn today(tx: &mut Tx, cust_no: CustNo, now: Instant) -> Answer<PointsToday> {
    let figures = Parameters::on(tx, now.day()).await?;
    Ok(PointsToday {
        is_signed_in: store::booked(tx, cust_no, &sign_in::biz_no(now)).await?,
        sign_in_points: figures.sign_in_points,
        reading_count: store::count_on(tx, (cust_no, PointKind::Reading), now.day()).await?,
        reading_day_limit: figures.reading_day_limit,
        reading_points: figures.reading_points,
        invite_points: figures.invite_points,
        friends: store::count(tx, (cust_no, PointKind::Invite)).await?,
    })
}

/// Where a page begins; none after a record that isn't the customer's.
async fn place(tx: &mut Tx, cust_no: CustNo, after: Option<EntryId>) -> Answer<Option<Place>> {
    match after {
        None => Ok(Some(TOP)),
        Some(id) => Ok(store::place(tx, cust_no, id).await?),
    }
}
