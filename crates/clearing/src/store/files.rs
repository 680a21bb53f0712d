//! Files of the TA's: those that steps have looked at, and those that were taken in.

use db::{Error, Tx};
use kernel::Day;

db::row! {
    /// A file that was taken in.
    #[derive(Debug, Clone)]
    pub struct FileRow {
        pub hash: String,
        pub name: String,
        pub file_type: String,
        pub day: Day,
        pub records: i64,
        /// The hash of what came in its place under its name; empty while it counts.
        pub replaced_by: String,
    }
}

db::row! {
    /// A file that a step has looked at.
    #[derive(Debug, Clone)]
    pub struct LetterRow {
        pub day: Day,
        pub name: String,
        pub hash: String,
        pub file_type: String,
        pub stamp: String,
        /// Whether it was this one that the step found last under the name.
        pub is_last: bool,
    }
}

/// Notes what a step has found and is about to take.
pub async fn find_letters(tx: &mut Tx, rows: &[LetterRow]) -> Result<(), Error> {
    let insert = db::insert!(
        "clearing_letters",
        LetterRow,
        "ON CONFLICT (day, name, hash) DO UPDATE SET stamp = excluded.stamp"
    );
    tx.insert_many(insert, rows).await?;
    Ok(())
}

/// Notes what a step has taken of a day and a type.
pub async fn note_letters(
    tx: &mut Tx,
    (day, file_type): (Day, &str),
    rows: &[LetterRow],
) -> Result<(), Error> {
    let query = db::sql!(
        "UPDATE clearing_letters SET is_last = FALSE WHERE day = $1 AND file_type = $2 AND is_last",
        day,
        file_type
    );
    tx.execute(query).await?;
    let insert = db::insert!(
        "clearing_letters",
        LetterRow,
        "ON CONFLICT (day, name, hash) DO UPDATE SET stamp = excluded.stamp,
         is_last = excluded.is_last"
    );
    tx.insert_many(insert, rows).await?;
    Ok(())
}

/// Name, hash and stamp of the files of a day and those after it, as steps found them last.
pub async fn letters_since(tx: &mut Tx, day: Day) -> Result<Vec<(String, String, String)>, Error> {
    let query =
        db::sql!("SELECT name, hash, stamp FROM clearing_letters WHERE day >= $1 AND is_last", day);
    tx.all(query).await
}

/// What came in the place of a file that was taken in, or nothing yet; none where it was not.
pub async fn replaced_by(tx: &mut Tx, hash: &str) -> Result<Option<String>, Error> {
    let query = db::sql!("SELECT replaced_by FROM clearing_files WHERE hash = $1", hash);
    Ok(tx.optional::<(String,)>(query).await?.map(|(replaced_by,)| replaced_by))
}

/// Whether other bytes were taken in that had this name.
pub async fn name_was_another(tx: &mut Tx, file: &FileRow) -> Result<bool, Error> {
    let query = db::sql!(
        "SELECT taken.hash FROM clearing_letters letter
         JOIN clearing_files taken ON taken.hash = letter.hash
         WHERE letter.day = $1 AND letter.name = $2 AND letter.hash <> $3 LIMIT 1",
        file.day,
        file.name,
        file.hash
    );
    Ok(tx.optional::<(String,)>(query).await?.is_some())
}

pub async fn insert_file(tx: &mut Tx, row: &FileRow) -> Result<(), Error> {
    let rows = std::slice::from_ref(row);
    tx.insert_many(db::insert!("clearing_files", FileRow), rows).await?;
    Ok(())
}

/// Of the files that had this name, this one counts.
pub async fn let_count(tx: &mut Tx, file: &FileRow) -> Result<(), Error> {
    let query = db::sql!(
        "UPDATE clearing_files SET replaced_by = CASE WHEN hash = $3 THEN '' ELSE $3 END
         WHERE hash IN (SELECT hash FROM clearing_letters WHERE day = $1 AND name = $2)",
        file.day,
        file.name,
        file.hash
    );
    tx.execute(query).await?;
    Ok(())
}

/// Hash and name of the files of which a day was made, and what came in their places. Statements
/// make nothing.
pub async fn files_of(
    tx: &mut Tx,
    days: (Day, Day),
) -> Result<Vec<(String, String, String)>, Error> {
    // Of T only the prices: its other files were of the day before. The bank's make nothing.
    let query = db::sql!(
        "SELECT hash, name, replaced_by FROM clearing_files
         WHERE (day = $1 AND file_type = '07')
            OR (day = $2 AND file_type NOT IN ('05', '07', 'bank'))
         ORDER BY name",
        days.0,
        days.1
    );
    tx.all(query).await
}
