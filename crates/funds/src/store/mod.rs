//! Every SQL text of the room.

mod catalogue;
mod documents;
mod navs;
mod searches;

pub use catalogue::*;
pub use documents::*;
pub use navs::*;
pub use searches::*;
