//! Log out.

use wire::{Answer, Call, Customer, Done, Nothing};

/// `/logout`: the token is worthless from now on.
pub async fn log_out(call: Call<Customer>, _: Nothing) -> Answer<Done> {
    crate::later()
}
