//! Arranging the watchlist: order, groups and what goes, handed in as one.

use crate::{
    group_name::GroupName,
    store::{self, ItemRow},
    watch::ITEMS_MAX,
};
use db::Tx;
use kernel::{CustNo, FundCode};
use serde::{Deserialize, Serialize};
use serde_json::json;
use std::collections::{HashMap, HashSet};
use utoipa::ToSchema;
use wire::{Answer, Call, Customer, Failure, codes::BAD_REQUEST};

/// A customer has at most so many groups.
const GROUPS_MAX: usize = 20;

wire::refusals! {
    /// The watchlist was arranged elsewhere since the customer saw it.
    ARRANGED_ELSEWHERE = 22003, "自选刚在别处整理过，请选择用你的还是用最新的";
    /// More groups than a customer may have.
    TOO_MANY_GROUPS = 22004, "最多20个分组";
    /// Two groups have one name.
    SAME_NAME = 22005, "分组“{name}”已经有了，请换一个名称";
    /// A fund is put into a group that isn't among the groups.
    NO_GROUP = 22006, "没有分组“{name}”";
}

/// The whole watchlist as a customer arranged it.
#[derive(Debug, Clone, Deserialize, ToSchema)]
#[serde(rename_all = "camelCase")]
pub struct Arrangement {
    /// `version` of the list that was arranged.
    pub version: i64,
    /// All groups, in their order.
    pub groups: Vec<GroupName>,
    /// Funds, in their order. One that was added meanwhile and isn't among them stands before
    /// them; one that was removed meanwhile doesn't come back.
    pub funds: Vec<ArrangedFund>,
    /// Funds that go.
    #[serde(default)]
    pub removed: Vec<FundCode>,
}

/// Where a fund belongs.
#[derive(Debug, Clone, Deserialize, ToSchema)]
#[serde(rename_all = "camelCase")]
pub struct ArrangedFund {
    pub fund_code: FundCode,
    /// One of `groups`; none where it is in none.
    #[serde(default)]
    pub group: Option<GroupName>,
}

/// The watchlist after it was arranged.
#[derive(Debug, Clone, PartialEq, Serialize, Deserialize, ToSchema)]
pub struct Arranged {
    pub version: i64,
    /// Funds on the watchlist.
    pub count: i64,
}

/// Takes an arrangement whole, or refuses it where another one came between.
pub async fn arrange_watched(call: Call<Customer>, request: Arrangement) -> Answer<Arranged> {
    check(&request)?;
    let cust_no = call.caller.cust_no;
    call.write_once(async move |tx: &mut Tx| arrange(tx, cust_no, &request).await).await
}

async fn arrange(tx: &mut Tx, cust_no: CustNo, asked: &Arrangement) -> Answer<Arranged> {
    let version = store::version(tx, cust_no).await?;
    let items = store::items(tx, cust_no).await?;
    let moved = moved(&items, asked);
    let goes = |item: &&ItemRow| asked.removed.contains(&item.fund_code);
    let gone: Vec<FundCode> = items.iter().filter(goes).map(|item| item.fund_code).collect();
    let groups_stay = store::groups(tx, cust_no).await? == asked.groups;
    if moved.is_empty() && gone.is_empty() && groups_stay {
        return Ok(Arranged { version, count: store::count(tx, cust_no).await? });
    }
    if version != asked.version {
        return Err(ARRANGED_ELSEWHERE.refuse().with(json!({ "version": version })).into());
    }
    if !gone.is_empty() {
        store::remove(tx, cust_no, &gone).await?;
    }
    store::put(tx, &moved).await?;
    if !groups_stay {
        store::set_groups(tx, cust_no, &asked.groups).await?;
    }
    let version = version + 1;
    store::set_version(tx, cust_no, version).await?;
    Ok(Arranged { version, count: store::count(tx, cust_no).await? })
}

/// What an arrangement says by itself must fit.
fn check(asked: &Arrangement) -> Result<(), Failure> {
    if asked.groups.len() > GROUPS_MAX {
        return Err(TOO_MANY_GROUPS.into());
    }
    let mut groups = HashSet::new();
    if let Some(twice) = asked.groups.iter().find(|name| !groups.insert(*name)) {
        return Err(SAME_NAME.fill(&[("name", twice)]).into());
    }
    let named = asked.funds.iter().filter_map(|fund| fund.group.as_ref());
    if let Some(unknown) = named.into_iter().find(|name| !groups.contains(name)) {
        return Err(NO_GROUP.fill(&[("name", unknown)]).into());
    }
    let mut funds = HashSet::new();
    let codes = asked.funds.iter().map(|fund| fund.fund_code).chain(asked.removed.clone());
    let is_new = |code: FundCode| funds.insert(code);
    let (count, once) = (asked.funds.len() + asked.removed.len(), codes.map(is_new));
    if i64::try_from(count).map_or(true, |count| count > ITEMS_MAX)
        || !once.fold(true, |a, b| a & b)
    {
        return Err(BAD_REQUEST.into());
    }
    Ok(())
}

/// The funds whose place or group changes. One that isn't named keeps its place, and its group
/// where that stays.
fn moved(items: &[ItemRow], asked: &Arrangement) -> Vec<ItemRow> {
    let place = |(fund, place): (&ArrangedFund, i64)| (fund.fund_code, (place, fund.group.clone()));
    let mut places: HashMap<_, _> = asked.funds.iter().zip(1..).map(place).collect();
    let stays = |group: &Option<GroupName>| group.clone().filter(|g| asked.groups.contains(g));
    let mut arranged = |item: &ItemRow| {
        let unnamed = || (item.place, stays(&item.group_name));
        let (place, group_name) = places.remove(&item.fund_code).unwrap_or_else(unnamed);
        ItemRow { place, group_name, ..item.clone() }
    };
    let stays = items.iter().filter(|item| !asked.removed.contains(&item.fund_code));
    stays.map(|item| (item, arranged(item))).filter(|(a, b)| *a != b).map(|(_, row)| row).collect()
}
