//! Passwords that so many people have that they are tried first.
//!
//! `common.txt` holds those of `passwords.json` of the npm package `@zxcvbn-ts/language-common`
//! 4.1.3 (MIT, `common.LICENSE.txt`) that the rule for passwords would let pass: 8 to 20 printable
//! characters with a letter and a digit, in lower case, sorted. To renew it, `npm pack` the package
//! and filter its list so; a test holds the file to it.

use std::{collections::HashSet, sync::LazyLock};

/// Usual in China, and not in the list.
const USUAL_HERE: &[&str] = &[
    "1314520a",
    "5201314a",
    "a5201314",
    "aini1314",
    "ai1314520",
    "asd123456",
    "iloveyou1314",
    "li123456",
    "qq5201314",
    "qwe12345",
    "qwe123456",
    "tang1234",
    "wang1234",
    "wang123456",
    "woaini1314",
    "woaini520",
    "woaini521",
    "woaini123",
    "zhang123",
    "zhang1234",
    "zxc123456",
];

static COMMON: LazyLock<HashSet<&str>> = LazyLock::new(|| {
    include_str!("common.txt").lines().chain(USUAL_HERE.iter().copied()).collect()
});

/// Whether a password is one of them, however its letters are cased and whatever signs stand
/// before or after it.
pub(super) fn is_common(password: &str) -> bool {
    let small = password.to_ascii_lowercase();
    let bare = small.trim_matches(|c: char| !c.is_ascii_alphanumeric());
    COMMON.contains(small.as_str()) || COMMON.contains(bare)
}

#[cfg(test)]
mod tests {

    #[test]
    fn the_list_has_passwords_that_the_rule_alone_would_let_pass() {
        let lines: Vec<&str> = include_str!("common.txt").lines().collect();
        assert!(lines.len() > 5_000 && lines.is_sorted());
        for line in lines {
            let has = |kind: fn(&u8) -> bool| line.as_bytes().iter().any(kind);
            assert!((8..=20).contains(&line.len()), "{line}");
            assert!(has(u8::is_ascii_alphabetic) && has(u8::is_ascii_digit), "{line}");
            assert!(
                line.bytes().all(|b| b.is_ascii_graphic() && !b.is_ascii_uppercase()),
                "{line}"
            );
        }
    }
}
