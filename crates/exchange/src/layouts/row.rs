//! The notation of the layout tables: one row for one field, its format in each version.

use crate::format::{Format, Kind};

/// One field of a file type: its name, its format in V2.0, V2.1 and V2.2, its Chinese name.
pub(crate) struct Row {
    pub name: &'static str,
    pub formats: [Option<Format>; 3],
    pub title: &'static str,
}

/// The field does not exist in this version.
pub(crate) const X: Option<Format> = None;

/// Characters, left, spaces on the right.
pub(crate) const fn c(length: u16) -> Option<Format> {
    Some(Format { kind: Kind::Text, length })
}

/// Digits kept as characters, left, spaces on the right.
pub(crate) const fn a(length: u16) -> Option<Format> {
    Some(Format { kind: Kind::Digits, length })
}

/// A number of `length` bytes of which the last `scale` are decimals.
pub(crate) const fn n(length: u16, scale: u8) -> Option<Format> {
    Some(Format { kind: Kind::Number { scale }, length })
}

pub(crate) const fn row(
    name: &'static str,
    formats: [Option<Format>; 3],
    title: &'static str,
) -> Row {
    Row { name, formats, title }
}

/// The place of `name` in `rows`. Called in constants, so that a misspelt name does not compile.
pub(crate) const fn row_of(rows: &[Row], name: &str) -> usize {
    let mut i = 0;
    while i < rows.len() {
        if same(rows[i].name.as_bytes(), name.as_bytes()) {
            return i;
        }
        i += 1;
    }
    panic!("no field of this name in the layout table")
}

const fn same(left: &[u8], right: &[u8]) -> bool {
    if left.len() != right.len() {
        return false;
    }
    let mut i = 0;
    while i < left.len() {
        if left[i] != right[i] {
            return false;
        }
        i += 1;
    }
    true
}
