//! What ends with an account: plans that run or rest, and the link to their calendar. They stand
//! against nothing: without them nothing more is bought.

use crate::change;
use crate::plan::PlanState;
use crate::store::links;
use crate::store::plans as store;
use db::Tx;
use wire::Answer;
use wire::closing::{Parted, Parts};

const CLOSED: &str = "账户已注销";

/// For the application to register.
pub const PARTS: Parts =
    Parts { settle: None, look: None, end: Some(|tx, of| Box::pin(end(tx, of))) };

async fn end(tx: &mut Tx, of: Parted<'_>) -> Answer<()> {
    links::delete(tx, of.cust_no).await?;
    let mut plans = store::alive(tx, of.cust_no).await?;
    plans.iter_mut().for_each(|plan| plan.end(PlanState::Ended, of.at, CLOSED));
    store::put(tx, &plans).await?;
    let ids = of.app.ids();
    let over = |plan| Ok(change::over((plan, ids.next_value()?), of.at));
    let changes: Vec<_> = plans.iter().map(over).collect::<Answer<_>>()?;
    Ok(store::note(tx, &changes).await?)
}
