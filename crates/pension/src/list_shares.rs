//! The funds of the pension directory in force.

use db::Tx;
use funds::{Catalogue, Fund, FundCard, Window};
use kernel::Day;
use serde::{Deserialize, Serialize};
use utoipa::ToSchema;
use wire::{Answer, Call, Limited, Nothing, Visitor};

/// The directory.
#[derive(Debug, Clone, Serialize, Deserialize, ToSchema)]
#[serde(rename_all = "camelCase")]
pub struct PensionShares {
    /// The day on which it is in force.
    pub day: Day,
    /// The lowest risk first, then by code.
    pub list: Vec<PensionShare>,
}

/// A fund of it.
#[derive(Debug, Clone, Serialize, Deserialize, ToSchema)]
#[serde(rename_all = "camelCase")]
pub struct PensionShare {
    /// The fund.
    #[serde(flatten)]
    pub card: FundCard,
    /// For how many months each lot is held before it may leave; 0 without such a period.
    pub hold_months: i32,
}

/// What pension money may buy.
pub async fn pension_shares(call: Call<Visitor>, _: Nothing) -> Answer<PensionShares> {
    call.limit(Limited::Search).await?;
    let day = call.now.day();
    let read = async move |tx: &mut Tx| funds::pension_directory(tx, day).await;
    let directory = call.db().read::<_, db::Error, _>(read).await?;
    let snapshot = call.get::<Catalogue>().snapshot();
    let policy = snapshot.policy(day);
    let share = |fund: &Fund| PensionShare {
        card: FundCard::of(fund, Window::Year, &policy, day),
        hold_months: fund.timetable.hold_months,
    };
    let listed = directory.iter().filter_map(|code| snapshot.fund(*code));
    let mut list: Vec<PensionShare> = listed.map(|fund| share(fund)).collect();
    list.sort_by_key(|one| (one.card.risk_level, one.card.fund_code));
    Ok(PensionShares { day, list })
}
