//! Friends: who came by a customer's link and opened an account earns points for that customer, of
//! one level only. Whom one invited is nobody else's business: no record names him.

use crate::{
    kind::PointKind,
    ledger::{self, Booking},
    parameters::Parameters,
};
use accounts::{Opened, WhenOpened};
use db::Tx;
use wire::Answer;

/// Told by accounts in the transaction in which one is opened.
pub const OPENED: WhenOpened = WhenOpened(|tx, opened| Box::pin(reward(tx, opened)));

/// Oneself is nobody's friend: `identity` keeps no such link, and one certificate opens one
/// account.
async fn reward(tx: &mut Tx, opened: Opened) -> Answer<()> {
    let Opened { cust_no: friend, at, number } = opened;
    let Some(cust_no) = identity::shared_by(tx, friend).await?.filter(|by| *by != friend) else {
        return Ok(());
    };
    let parameters = Parameters::on(tx, at.day()).await?;
    let booking = Booking {
        cust_no,
        entry_id: number.into(),
        biz_no: format!("invite-{friend}"),
        kind: PointKind::Invite,
        title: String::new(),
        at,
    };
    let last_on = at.day().add_months(parameters.lot_months);
    ledger::earn(tx, &booking, (parameters.invite_points, last_on)).await?;
    Ok(())
}
