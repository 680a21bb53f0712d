//! A watchlist as a whole, for a demo: as if a customer had added and arranged it.

use crate::{
    group_name::GroupName,
    store::{self, ItemRow},
};
use db::{Error, Tx};
use kernel::{CustNo, FundCode, Instant};

/// Funds of a customer who has none yet, in groups, in this order; those of no group come first.
///
/// # Errors
/// Those of the database.
pub async fn fill_for_demo(
    tx: &mut Tx,
    (cust_no, now): (CustNo, Instant),
    groups: &[(Option<GroupName>, Vec<FundCode>)],
) -> Result<(), Error> {
    let all = groups.iter().flat_map(|(group, codes)| codes.iter().map(move |code| (group, *code)));
    let row = |((group, fund_code), place): ((&Option<GroupName>, FundCode), i64)| ItemRow {
        cust_no,
        fund_code,
        added_at: now,
        place,
        group_name: group.clone(),
    };
    store::add(tx, &all.zip(1..).map(row).collect::<Vec<_>>()).await?;
    let names: Vec<GroupName> = groups.iter().filter_map(|(group, _)| group.clone()).collect();
    store::set_groups(tx, cust_no, &names).await?;
    store::set_version(tx, cust_no, 1).await.map(drop)
}
