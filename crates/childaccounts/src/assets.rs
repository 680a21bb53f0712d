//! What the children's accounts hold.

use crate::child::ChildNo;
use crate::create_child::own;
use crate::record::Facts;
use crate::row::ChildName;
use crate::show_child::ChildRequest;
use crate::store::{self, ChildRow};
use bankcards::Purpose;
use db::Tx;
use holdings::{HeldFund, HeldRequest};
use kernel::{Day, Fen, Rate};
use serde::{Deserialize, Serialize};
use utoipa::ToSchema;
use wire::{Answer, Call, Customer, Nothing};

/// What a child has and what it brought.
#[derive(Debug, Clone, Serialize, Deserialize, ToSchema)]
#[serde(rename_all = "camelCase")]
pub struct ChildSums {
    /// The child's number.
    pub child_no: ChildNo,
    /// What is called what.
    #[serde(flatten)]
    pub name: ChildName,
    /// `CHILD:1`, as the calls of holdings name it.
    pub purpose: Purpose,
    /// `value`, `buying` and `leaving`.
    pub total_assets: Fen,
    /// Market value of what is held, at the last NAVs.
    pub value: Fen,
    /// Paid for purchases that are not confirmed.
    pub buying: Fen,
    /// On its way to the card.
    pub leaving: Fen,
    /// Sum of the profits of each fund's latest NAV day.
    pub day_profit: Fen,
    /// The NAV day that all updated funds have reached; none with no holding.
    pub day_profit_date: Option<Day>,
    /// Profit of what is held now.
    pub holding_profit: Fen,
    /// Of the cost; none without cost.
    pub holding_profit_rate: Option<Rate>,
    /// All profit since the beginning.
    pub total_profit: Fen,
}

/// One child's assets.
#[derive(Debug, Clone, Serialize, Deserialize, ToSchema)]
#[serde(rename_all = "camelCase")]
pub struct ChildAsset {
    /// The sums.
    pub sums: ChildSums,
    /// What is held, the most valuable first.
    pub funds: Vec<HeldFund>,
}

/// The assets of all children.
#[derive(Debug, Clone, Serialize, Deserialize, ToSchema)]
#[serde(rename_all = "camelCase")]
pub struct ChildAssets {
    /// All together.
    pub total_assets: Fen,
    /// Market value of what is held.
    pub value: Fen,
    /// Paid for purchases that are not confirmed, and on its way to cards.
    pub in_transit: Fen,
    /// Sum of the profits of each fund's latest NAV day.
    pub day_profit: Fen,
    /// Profit of what is held now.
    pub holding_profit: Fen,
    /// All profit since the beginning, of closed accounts too.
    pub total_profit: Fen,
    /// Each child, without closed ones.
    pub children: Vec<ChildSums>,
}

/// What one of the customer's children has.
pub async fn child_asset(call: Call<Customer>, request: ChildRequest) -> Answer<ChildAsset> {
    let (cust_no, today) = (call.caller.cust_no, call.now.day());
    let read = async |tx: &mut Tx| {
        let row = own(tx, cust_no, request.child_no).await?;
        ChildSums::of(&row, &Facts::read(tx, cust_no, today).await?)
    };
    let sums = call.db().read(read).await?;
    let held = HeldRequest::default();
    let funds = holdings::held_of(&call, cust_no, sums.purpose, held).await?.funds;
    Ok(ChildAsset { sums, funds })
}

/// What all of the customer's children have.
pub async fn child_assets(call: Call<Customer>, _: Nothing) -> Answer<ChildAssets> {
    let (cust_no, today) = (call.caller.cust_no, call.now.day());
    let read = async |tx: &mut Tx| {
        let facts = Facts::read(tx, cust_no, today).await?;
        let rows = store::children(tx, cust_no).await?;
        let of = |row: &ChildRow| Answer::Ok((row.lives(), ChildSums::of(row, &facts)?));
        rows.iter().map(of).collect::<Answer<Vec<(bool, ChildSums)>>>()
    };
    let all = call.db().read(read).await?;
    let sum = |of: fn(&ChildSums) -> Fen| Fen::try_sum(all.iter().map(|(_, one)| of(one)));
    let (buying, leaving) = (sum(|one| one.buying)?, sum(|one| one.leaving)?);
    Ok(ChildAssets {
        total_assets: sum(|one| one.total_assets)?,
        value: sum(|one| one.value)?,
        in_transit: buying.checked_add(leaving)?,
        day_profit: sum(|one| one.day_profit)?,
        holding_profit: sum(|one| one.holding_profit)?,
        total_profit: sum(|one| one.total_profit)?,
        children: all.into_iter().filter(|(lives, _)| *lives).map(|(_, one)| one).collect(),
    })
}

impl ChildSums {
    fn of(row: &ChildRow, facts: &Facts) -> Answer<Self> {
        let purpose = row.purpose()?;
        let wealth = facts.wealth(purpose);
        let total = wealth.value.checked_add(wealth.buying)?.checked_add(wealth.leaving)?;
        Ok(Self {
            child_no: row.number()?,
            name: ChildName::of(row),
            purpose,
            total_assets: total,
            value: wealth.value,
            buying: wealth.buying,
            leaving: wealth.leaving,
            day_profit: wealth.day_profit,
            day_profit_date: wealth.day_profit_date,
            holding_profit: wealth.holding_profit,
            holding_profit_rate: wealth.holding_profit_rate,
            total_profit: wealth.total_profit,
        })
    }
}
