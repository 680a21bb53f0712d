//! The kind of a held fund, as the list of funds names it; its type is coarser, and calls index
//! funds 股票型.

/// Of a fund that the catalogue does not have.
pub(crate) const UNKNOWN: &str = "其他";

/// `指数型` of the category `指数型-股票`.
pub(crate) fn of(category: &str) -> &str {
    match category.split('-').next() {
        Some(kind) if !kind.is_empty() => kind,
        _ => UNKNOWN,
    }
}

/// Whether a kind of fund moves with interest rates only: bonds and money.
pub(crate) fn is_steady(kind: &str) -> bool {
    kind.starts_with("债券") || is_money(kind)
}

/// Whether it is that of money funds.
pub(crate) fn is_money(kind: &str) -> bool {
    kind.starts_with("货币")
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn a_kind_is_what_stands_before_the_dash() {
        assert_eq!(of("指数型-股票"), "指数型");
        assert_eq!(of("QDII"), "QDII");
        assert_eq!(of(""), UNKNOWN);
    }
}
