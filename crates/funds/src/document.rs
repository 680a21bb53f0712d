//! The versions of a fund's documents, each from a day on.

use kernel::{Day, FundCode};

db::row! {
    /// A version of a document.
    #[derive(Debug, Clone, PartialEq, Eq)]
    pub struct DocumentRow {
        pub code: FundCode,
        /// Its key, `fund-contract`.
        pub document: String,
        /// Its first day.
        pub valid_from: Day,
        /// As the document itself says it: `2027-01`.
        pub version: String,
    }
}
