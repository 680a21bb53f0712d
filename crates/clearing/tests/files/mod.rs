//! Files of a transfer agent (TA) that is less kind than ours.

mod letters;
mod parts;
mod records;
mod renewed;
