//! Answers for operations whose work is not landed yet.

use wire::{Answer, Call, Customer, codes};

pub async fn pending<Rq, Rs>(_: Call<Customer>, _: Rq) -> Answer<Rs> {
    Err(codes::BUSY.into())
}
