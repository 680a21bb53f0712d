//! Redeeming, whoever asks for it and wherever the proceeds go.

use super::desk::{Desk, Placed};
use super::redeeming::{Redeeming, Redemption, Way};
use super::{into, quick};
use crate::order::store::causes::{self, NotedRow};
use crate::rules::least::require_open;
use db::Tx;
use wire::Answer;

impl Desk {
    /// Takes a redemption, or answers the one that was taken for the same cause before.
    ///
    /// # Errors
    /// Refused with the first rule that it breaks.
    pub async fn redeem(&self, tx: &mut Tx, wish: &Redemption) -> Answer<Placed> {
        if let Some(before) = self.placed_before(tx, wish.cause.as_ref()).await? {
            return Ok(before);
        }
        let mut funds = vec![wish.fund_code];
        if let Way::Into { fund_code, .. } = &wish.way {
            funds.push(*fund_code);
        }
        self.require_current(tx, wish.authority, &funds).await?;
        let fund = self.fund(wish.fund_code)?;
        require_open(&fund)?;
        let redeeming = Redeeming { desk: self, wish, fund };
        let placed = match &wish.way {
            Way::Ordinary => {
                let order = redeeming.ordinary(tx).await?;
                redeeming.accept(tx, order).await?
            }
            Way::Quick => quick::place(tx, &redeeming).await?,
            Way::Into { fund_code, consent } => {
                into::place(tx, &redeeming, self.fund(*fund_code)?, consent).await?
            }
        };
        if let Some(cause) = &wish.cause {
            causes::insert(
                tx,
                &[NotedRow::of(cause, (placed.order.cust_no, placed.order.order_no))],
            )
            .await?;
        }
        Ok(placed)
    }
}
