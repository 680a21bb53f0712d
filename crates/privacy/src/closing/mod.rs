//! Closing an account: asked for behind the password, thirty days to change one's mind, and then
//! done by the business day.

mod ask;
mod cancel;
mod ending;
mod forgetting;
mod show;
mod state;
mod words;

pub(crate) use ask::ask_closing;
pub(crate) use cancel::cancel_closing;
pub use ending::{close, due, look, open_closing, open_closings, refuse, send, sent};
pub use forgetting::{Term, forgotten, over};
pub(crate) use show::{HeldClosing, show_closing};
pub use state::ClosingState;
