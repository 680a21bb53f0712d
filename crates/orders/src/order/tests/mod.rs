//! How orders are stored, on both engines.

mod keys;
