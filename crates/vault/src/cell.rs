//! Where a value belongs.

/// The owner of data keys for what is no customer's, such as the mobile of somebody who registers.
pub const HOUSE: i64 = 0;
/// The owner of the key of blind indexes.
pub const SEARCH: i64 = -1;

/// A place in the database. A ciphertext opens only in the place for which it was made.
#[derive(Debug, Clone, Copy, PartialEq, Eq)]
pub struct Cell<'a> {
    /// Name of the table.
    pub table: &'a str,
    /// Name of the column.
    pub column: &'a str,
    /// The row's key, its parts separated by `/`.
    pub row: &'a str,
}

impl Cell<'_> {
    /// The text that is authenticated with the value. Parts are preceded by their length, so that
    /// no two cells have one text.
    pub(crate) fn text(&self, owner: i64) -> String {
        let mut text = format!("tael cell {owner}");
        for part in [self.table, self.column, self.row] {
            text.push_str(&format!(" {}:{part}", part.len()));
        }
        text
    }
}
