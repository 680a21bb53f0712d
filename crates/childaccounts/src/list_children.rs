//! The customer's children with their wishes.

use crate::record::{ChildRecord, Facts};
use crate::store;
use db::Tx;
use funds::Catalogue;
use kernel::Fen;
use serde::{Deserialize, Serialize};
use utoipa::ToSchema;
use wire::{Answer, Call, Customer, Nothing};

/// The children.
#[derive(Debug, Clone, Serialize, Deserialize, ToSchema)]
#[serde(rename_all = "camelCase")]
pub struct Children {
    /// Oldest accounts first, without closed ones.
    pub children: Vec<ChildRecord>,
    /// What is there for all of them.
    pub saved: Fen,
    /// What of it is held, at the last NAVs.
    pub value: Fen,
    /// How many may be kept at a time.
    pub most: i64,
    /// Whether another one may be opened.
    pub may_add: bool,
    /// Whether the customer agrees that a minor's data is stored.
    pub consented: bool,
}

/// The customer's children.
pub async fn list_children(call: Call<Customer>, _: Nothing) -> Answer<Children> {
    let (cust_no, today) = (call.caller.cust_no, call.now.day());
    let catalogue = call.get::<Catalogue>();
    let read = async |tx: &mut Tx| {
        let facts = Facts::read(tx, cust_no, today).await?;
        let rows = store::children(tx, cust_no).await?;
        let mut children = Vec::new();
        for row in rows.iter().filter(|row| row.lives()) {
            children.push(ChildRecord::of(tx, row, (&facts, catalogue)).await?.0);
        }
        let count = |rows: usize| i64::try_from(rows).unwrap_or(i64::MAX);
        let (most, ever) = (facts.figures.living_most, facts.figures.ever_most);
        Ok(Children {
            saved: Fen::try_sum(children.iter().map(|child| child.saved))?,
            value: Fen::try_sum(children.iter().map(|child| child.value))?,
            may_add: count(children.len()) < most && count(rows.len()) < ever,
            children,
            most,
            consented: facts.consented,
        })
    };
    call.db().read(read).await
}
