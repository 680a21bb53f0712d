//! Every SQL text of the room, by noun.

pub mod days;
pub mod lots;
pub mod methods;
pub mod positions;
pub mod transit;
