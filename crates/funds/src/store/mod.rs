//! Every SQL text of the room.

mod catalogue;
mod corrections;
mod directory;
mod document_versions;
mod documents;
mod navs;
mod searches;

pub use catalogue::*;
pub use corrections::*;
pub use directory::*;
pub use document_versions::*;
pub use documents::*;
pub use navs::*;
pub use searches::*;
