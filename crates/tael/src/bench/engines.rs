//! On which engines a part is measured.

/// What a part that measures the database measures.
#[derive(Debug, Clone, Copy)]
pub struct Engines<'a> {
    pub sqlite: bool,
    /// The URL of PostgreSQL, where there is one.
    pub server: Option<&'a str>,
}
