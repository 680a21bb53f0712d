//! Every SQL text of the room.

mod catalogue;
mod documents;
mod navs;

pub use catalogue::*;
pub use documents::*;
pub use navs::*;
