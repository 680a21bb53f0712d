//! Every SQL text of the room.

mod catalogue;
mod corrections;
mod documents;
mod navs;
mod searches;

pub use catalogue::*;
pub use corrections::*;
pub use documents::*;
pub use navs::*;
pub use searches::*;
