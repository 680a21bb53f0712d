//! What is said of a file that nobody has.

use wire::{Refusal, codes};

/// The same for one that never was and for one that is gone.
pub fn no_file() -> Refusal {
    codes::NOT_FOUND.say("没有找到这个文件，可能已经撤下")
}
