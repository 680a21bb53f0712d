//! Orders that are taken back, on both engines.

mod parents_back;
