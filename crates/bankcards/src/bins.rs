//! The bank of a card number, by its first digits.

use std::sync::LazyLock;

/// What the first digits say.
#[derive(Debug, Clone, PartialEq, Eq)]
pub(crate) struct Bin {
    pub prefix: &'static str,
    /// How many digits such a card has.
    pub length: usize,
    pub bank_code: &'static str,
    pub bank_name: &'static str,
    pub credit: bool,
}

/// The committed table; a test reads every line.
static BINS: LazyLock<Vec<Bin>> = LazyLock::new(|| {
    include_str!("../data/bins.csv")
        .lines()
        .filter(|l| !l.starts_with('#'))
        .filter_map(parse)
        .collect()
});

/// The entry of a card number or of its beginning.
pub(crate) fn find(card_no: &str) -> Option<&'static Bin> {
    BINS.iter().filter(|bin| card_no.starts_with(bin.prefix)).max_by_key(|bin| bin.prefix.len())
}

impl Bin {
    /// `DC` or `CC`.
    pub fn card_type(&self) -> &'static str {
        if self.credit { "CC" } else { "DC" }
    }

    /// As shown.
    pub fn card_type_name(&self) -> &'static str {
        if self.credit { "信用卡" } else { "储蓄卡" }
    }
}

fn parse(line: &'static str) -> Option<Bin> {
    let mut columns = line.split(',');
    let bin = Bin {
        prefix: columns.next()?,
        length: columns.next()?.parse().ok()?,
        bank_code: columns.next()?,
        bank_name: columns.next()?,
        credit: columns.next()? == "CC",
    };
    columns.next().is_none().then_some(bin)
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn every_line_of_the_table_is_read_and_no_prefix_is_there_twice() {
        let lines = include_str!("../data/bins.csv").lines().filter(|l| !l.starts_with('#'));
        assert_eq!(BINS.len(), lines.count());
        let mut prefixes: Vec<&str> = BINS.iter().map(|bin| bin.prefix).collect();
        prefixes.sort_unstable();
        prefixes.dedup();
        assert_eq!(prefixes.len(), BINS.len());
    }

    #[test]
    fn a_card_is_known_by_its_first_digits() {
        let bin = find("6299010000000017426").unwrap();
        assert_eq!((bin.bank_name, bin.credit, bin.length), ("江汀银行", false, 19));
        assert_eq!(find("6299"), None);
    }
}
