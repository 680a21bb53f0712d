//! Log out.

use crate::store;
use db::Tx;
use wire::{Answer, Call, Customer, Done, Nothing};

/// `/logout`: the token is worthless from now on.
pub async fn log_out(call: Call<Customer>, _: Nothing) -> Answer<Done> {
    let (session_id, wall) = (call.caller.session.id, call.clock().unmoved());
    let end = async move |tx: &mut Tx| store::end_session(tx, session_id, wall).await;
    call.db().write(end).await?;
    Ok(Done {})
}
