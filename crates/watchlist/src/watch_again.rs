//! Taking a removal back: the funds return to where they were.

use crate::{
    group_name::GroupName,
    store::{self, ItemRow},
    watch::{FULL, ITEMS_MAX, Watched},
};
use db::Tx;
use funds::Catalogue;
use kernel::{FundCode, Instant};
use serde::Deserialize;
use utoipa::ToSchema;
use wire::{Answer, Call, Customer, codes::BAD_REQUEST};

/// The funds as the watchlist showed them.
#[derive(Debug, Clone, Deserialize, ToSchema)]
pub struct WatchAgainRequest {
    pub funds: Vec<RemovedFund>,
}

/// A fund that was removed.
#[derive(Debug, Clone, Deserialize, ToSchema)]
#[serde(rename_all = "camelCase")]
pub struct RemovedFund {
    pub fund_code: FundCode,
    pub added_at: Instant,
    /// None before the customer gave an order.
    #[serde(default)]
    pub place: i64,
    /// Left out where there is no such group any more.
    #[serde(default)]
    pub group: Option<GroupName>,
}

/// Puts removed funds back; what is there meanwhile stays as it is.
pub async fn watch_again(call: Call<Customer>, request: WatchAgainRequest) -> Answer<Watched> {
    let (cust_no, now) = (call.caller.cust_no, call.now);
    let catalogue = call.get::<Catalogue>();
    let is_wrong = |fund: &RemovedFund| fund.place < 0 || catalogue.fund(fund.fund_code).is_none();
    if request.funds.iter().any(is_wrong) {
        return Err(BAD_REQUEST.into());
    }
    call.db()
        .write(async move |tx: &mut Tx| {
            let groups = store::groups(tx, cust_no).await?;
            let row = |fund: &RemovedFund| ItemRow {
                cust_no,
                fund_code: fund.fund_code,
                added_at: fund.added_at.min(now),
                place: fund.place,
                group_name: fund.group.clone().filter(|group| groups.contains(group)),
            };
            let rows: Vec<ItemRow> = request.funds.iter().map(row).collect();
            store::add(tx, &rows).await?;
            let count = store::count(tx, cust_no).await?;
            if count > ITEMS_MAX {
                return Err(FULL.into());
            }
            Ok(Watched { is_fav: true, count })
        })
        .await
}
