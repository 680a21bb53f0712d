//! The watchlist with quotes.

use crate::{
    group_name::GroupName,
    store::{self, ItemRow},
};
use funds::{Catalogue, Fund, FundCard, Snapshot, Window};
use kernel::{Day, FundType, Instant, Rate};
use serde::{Deserialize, Serialize};
use utoipa::ToSchema;
use wire::{Answer, Call, Customer};

/// Which window of growth.
#[derive(Debug, Clone, Default, Deserialize, ToSchema)]
#[serde(default)]
pub struct WatchlistRequest {
    /// `1y` when missing.
    pub period: Option<Window>,
}

/// The watchlist.
#[derive(Debug, Clone, Serialize, Deserialize, ToSchema)]
#[serde(rename_all = "camelCase")]
pub struct Watchlist {
    /// In the order that the customer gave; what was added since stands first, the latest added
    /// before others.
    pub list: Vec<WatchedFund>,
    /// The latest NAV day among them, money funds aside where there are others: those have income
    /// on days without a market too. Each fund has its own.
    pub nav_date: Option<Day>,
    /// 已更新8/10: funds whose NAV is of `navDate` or newer.
    pub updated: usize,
    /// The customer's own groups, in their order; a group may have no fund.
    pub groups: Vec<GroupName>,
    /// Rises with each arrangement; who arranges the list names it.
    pub version: i64,
}

/// A fund of the watchlist.
#[derive(Debug, Clone, Serialize, Deserialize, ToSchema)]
#[serde(rename_all = "camelCase")]
pub struct WatchedFund {
    pub fund: FundCard,
    pub added_at: Instant,
    /// Growth from the NAV on or before the day it was added, as a fraction; none before a newer
    /// NAV.
    pub growth_since_added: Option<Rate>,
    /// The group it is in; none where it is in none.
    pub group: Option<GroupName>,
    /// In the order that the customer gave; 0 while it has none.
    pub place: i64,
}

/// The watchlist with quotes; funds that left the catalogue are left out.
pub async fn list_watched(call: Call<Customer>, request: WatchlistRequest) -> Answer<Watchlist> {
    let cust_no = call.caller.cust_no;
    let kept = async |tx: &mut db::Tx| {
        let (items, groups) = (store::items(tx, cust_no).await?, store::groups(tx, cust_no).await?);
        Ok::<_, db::Error>((items, groups, store::version(tx, cust_no).await?))
    };
    let (items, groups, version) = call.db().read(kept).await?;
    let snapshot = call.get::<Catalogue>().snapshot();
    let window = request.period.unwrap_or(Window::Year);
    let today = call.now.day();
    let watched = |item: ItemRow| watched(&snapshot, item, window, today);
    let list: Vec<WatchedFund> = items.into_iter().filter_map(watched).collect();
    let day = |item: &WatchedFund| Some((!is_money(&item.fund), item.fund.nav_date?));
    let nav_date = list.iter().filter_map(day).max().map(|(_, day)| day);
    let is_updated = |item: &&WatchedFund| nav_date.is_some() && item.fund.nav_date >= nav_date;
    let updated = list.iter().filter(is_updated).count();
    Ok(Watchlist { list, nav_date, updated, groups, version })
}

fn is_money(fund: &FundCard) -> bool {
    fund.fund_type == FundType::Money
}

fn watched(snapshot: &Snapshot, item: ItemRow, window: Window, today: Day) -> Option<WatchedFund> {
    let fund = snapshot.fund(item.fund_code)?;
    let policy = snapshot.policy(today);
    let fund_card = FundCard::of(fund, window, &policy, today);
    // A fund that is too young shows no performance, of whatever days.
    let shown = policy.shows(fund, today);
    let growth_since_added = shown.then(|| growth_since(fund, item.added_at.day())).flatten();
    Some(WatchedFund {
        fund: fund_card,
        added_at: item.added_at,
        growth_since_added,
        group: item.group_name,
        place: item.place,
    })
}

fn growth_since(fund: &Fund, day: Day) -> Option<Rate> {
    let from = fund.series.position(day)?;
    let to = fund.series.len().checked_sub(1)?;
    if to > from { fund.series.growth(from, to) } else { None }
}
