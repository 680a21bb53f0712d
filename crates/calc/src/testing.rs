//! Short readers for the tests of this crate.

use kernel::{Day, Fen, Nav, Rate, Shares};

pub(crate) fn fen(text: &str) -> Fen {
    text.parse().unwrap()
}

pub(crate) fn shares(text: &str) -> Shares {
    text.parse().unwrap()
}

pub(crate) fn nav(text: &str) -> Nav {
    text.parse().unwrap()
}

pub(crate) fn rate(text: &str) -> Rate {
    text.parse().unwrap()
}

pub(crate) fn day(text: &str) -> Day {
    text.parse().unwrap()
}
