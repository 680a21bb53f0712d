//! Adding, removing and asking for a fund of the watchlist.

use crate::store::{self, ItemRow};
use funds::Catalogue;
use kernel::FundCode;
use serde::{Deserialize, Serialize};
use utoipa::ToSchema;
use wire::{Answer, Call, Customer, Failure};

/// More funds than this are not taken.
pub const ITEMS_MAX: i64 = 500;

wire::refusals! {
    /// The watchlist is full.
    FULL = 22001, "自选最多500只，请先移除不再关注的基金";
    /// There is no fund of this code.
    NO_FUND = 22002, "没有找到这只基金";
}

/// Which fund.
#[derive(Debug, Clone, Deserialize, ToSchema)]
#[serde(rename_all = "camelCase")]
pub struct WatchRequest {
    pub fund_code: FundCode,
}

/// Which funds.
#[derive(Debug, Clone, Default, Deserialize, ToSchema)]
#[serde(rename_all = "camelCase", default)]
pub struct UnwatchRequest {
    pub fund_code: Option<FundCode>,
    pub fund_codes: Vec<FundCode>,
}

/// Whether a fund is on the watchlist, after the call.
#[derive(Debug, Clone, Serialize, Deserialize, ToSchema)]
#[serde(rename_all = "camelCase")]
pub struct Watched {
    pub is_fav: bool,
    /// Funds on the watchlist.
    pub count: i64,
}

/// Whether a fund is on the watchlist.
pub async fn is_watched(call: Call<Customer>, request: WatchRequest) -> Answer<Watched> {
    let cust_no = call.caller.cust_no;
    call.db()
        .read(async |tx: &mut db::Tx| {
            let is_fav = store::has(tx, cust_no, request.fund_code).await?;
            Ok::<_, Failure>(Watched { is_fav, count: store::count(tx, cust_no).await? })
        })
        .await
}

/// Adds a fund; twice is once.
pub async fn watch(call: Call<Customer>, request: WatchRequest) -> Answer<Watched> {
    let code = request.fund_code;
    call.get::<Catalogue>().fund(code).ok_or(NO_FUND)?;
    let (cust_no, now) = (call.caller.cust_no, call.now);
    call.db()
        .write(async move |tx: &mut db::Tx| {
            let row =
                ItemRow { cust_no, fund_code: code, added_at: now, place: 0, group_name: None };
            let added = store::add(tx, &[row]).await?;
            let count = store::count(tx, cust_no).await?;
            if added > 0 && count > ITEMS_MAX {
                return Err(Failure::from(FULL));
            }
            Ok(Watched { is_fav: true, count })
        })
        .await
}

/// Removes funds; one that isn't there is no error.
pub async fn unwatch(call: Call<Customer>, request: UnwatchRequest) -> Answer<Watched> {
    let cust_no = call.caller.cust_no;
    let codes: Vec<FundCode> = request.fund_codes.into_iter().chain(request.fund_code).collect();
    call.db()
        .write(async move |tx: &mut db::Tx| {
            store::remove(tx, cust_no, &codes).await?;
            Ok::<_, Failure>(Watched { is_fav: false, count: store::count(tx, cust_no).await? })
        })
        .await
}
