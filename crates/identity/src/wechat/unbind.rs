//! Unbind the customer's WeChat.

use crate::{device::Device, refusals::NO_WECHAT, session::require_unlocked, store, told};
use db::Tx;
use wire::{Answer, Call, Customer, Done, Failure, Nothing};

/// `/unbind`: needs a session that the password has unlocked, and ends it.
pub(crate) async fn unbind(call: Call<Customer>, _: Nothing) -> Answer<Done> {
    require_unlocked(&call, &call.caller.session)?;
    let (cust_no, session_id) = (call.caller.cust_no, call.caller.session.id);
    let (now, wall, device) = (call.now, call.clock().unmoved(), Device::of(&call.remote));
    call.db()
        .write(async move |tx: &mut Tx| {
            if !store::end_wechat_binding(tx, cust_no).await? {
                return Err(NO_WECHAT.into());
            }
            told::wechat(tx, cust_no, (false, &device.name), now).await?;
            store::end_session(tx, session_id, wall).await?;
            Ok::<_, Failure>(())
        })
        .await?;
    Ok(Done {})
}
