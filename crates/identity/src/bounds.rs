//! How many logins and devices a customer may have: the one that was used longest ago makes room.
//! The customer sees it in the history of logins.

use crate::{
    DeviceId,
    parameters::Parameters,
    store::{self, LoginRow},
};
use db::Tx;
use kernel::{CustNo, Instant};
use wire::{Answer, App};

/// In the history: a login that a newer one took the place of.
pub(crate) const SESSION_OUT: &str = "sessionout";
/// In the history: a device that a newer one took the place of.
pub(crate) const DEVICE_OUT: &str = "deviceout";

/// A session that has just been opened, and its device: both stay.
#[derive(Debug, Clone, Copy)]
pub(crate) struct Newest {
    pub cust_no: CustNo,
    pub session_id: i64,
    pub device_id: DeviceId,
}

/// Ends what is too much beside the newest.
pub(crate) async fn keep(
    tx: &mut Tx,
    app: &App,
    newest: Newest,
    parameters: &Parameters,
    (now, wall): (Instant, Instant),
) -> Answer<()> {
    let Newest { cust_no, session_id, device_id } = newest;
    let note = |way: &str, (device_name, address): (String, String)| -> Answer<LoginRow> {
        let (login_id, way) = (app.ids().next_value()?, way.to_owned());
        Ok(LoginRow { cust_no, login_id, at: now, way, success: true, device_name, address })
    };
    let others = parameters.devices_most - 1;
    for (gone, name, address) in store::devices_beyond(tx, cust_no, device_id, others).await? {
        store::forget_device(tx, cust_no, gone).await?;
        store::end_sessions_of_device(tx, cust_no, gone, wall).await?;
        store::put_login(tx, &note(DEVICE_OUT, (name, address))?).await?;
    }
    let others = parameters.sessions_most - 1;
    let beyond = store::sessions_beyond(tx, cust_no, session_id, others, wall).await?;
    for (gone, name, address) in beyond {
        store::end_session_by_other(tx, gone, wall).await?;
        store::put_login(tx, &note(SESSION_OUT, (name, address))?).await?;
    }
    Ok(())
}
