//! Rows that an older program stored plainly are encrypted, some customers at a time. Each part is
//! a transaction; what is encrypted already is left as it is, so a killed one goes on.

use std::{borrow::Cow, collections::HashMap, sync::Arc};

use vault::{CIPHERTEXT, Cell, HOUSE};

use super::{PERSONAL, PersonalTable};
use crate::{Db, Engine, Error, Kind, Param, Query, Row, RowRef, Sql, Tx, Value};

/// First parts of keys, customers mostly, of a transaction. Each may have photos.
const PART: usize = 50;

pub(super) static ROOM: Sql =
    Sql::new("SELECT version FROM db_migrations WHERE room = $1 LIMIT 1", false, file!(), line!());
static DONE: Sql = Sql::new("SELECT table_name FROM db_encrypted", false, file!(), line!());
static NOTE: Sql = Sql::new(
    "INSERT INTO db_encrypted (table_name) VALUES ($1) ON CONFLICT DO NOTHING",
    false,
    file!(),
    line!(),
);

/// Encrypts what there is of all declared tables of this database.
pub(crate) async fn encrypt(db: &Db) -> Result<(), Error> {
    let mut rows = 0;
    for table in due(db).await? {
        let statements = Arc::new(Statements::of(table));
        let (mut after, mut changed) = (None, 0);
        while let Some((last, count)) = part(db, table, &statements, after).await? {
            (after, changed) = (Some(last), changed + count);
            if changed > 0 {
                tracing::info!(table = table.name, rows = changed, "personal data is encrypted");
            }
        }
        let note = async |tx: &mut Tx| tx.execute(Query { sql: &NOTE, args: &[&table.name] }).await;
        db.write(note).await?;
        rows += changed;
    }
    if rows > 0 {
        tracing::warn!(rows, "personal data was encrypted; the plain text is wiped from the file");
        wipe(db).await?;
    }
    Ok(())
}

/// Overwrites what was replaced, which a file keeps as it was until its place is needed. PostgreSQL
/// has commands of its own for this (`VACUUM FULL`), for which nobody may be at work.
async fn wipe(db: &Db) -> Result<(), Error> {
    match &*db.engine {
        Engine::Sqlite(engine) => engine.wipe().await,
        Engine::Postgres(_) => Ok(()),
    }
}

/// Tables of this database in which old rows may be.
async fn due(db: &Db) -> Result<Vec<&'static PersonalTable>, Error> {
    db.read(async |tx: &mut Tx| {
        let done: Vec<(String,)> = tx.all(Query { sql: &DONE, args: &[] }).await?;
        let (mut due, mut rooms): (Vec<_>, HashMap<&str, bool>) = Default::default();
        for table in PERSONAL.iter().filter(|table| !done.iter().any(|d| d.0 == table.name)) {
            let room = table.room();
            let here = match rooms.get(room) {
                Some(here) => *here,
                None => {
                    let found: Vec<(i64,)> = tx.all(Query { sql: &ROOM, args: &[&room] }).await?;
                    *rooms.entry(room).or_insert(!found.is_empty())
                }
            };
            if here {
                due.push(table);
            }
        }
        due.sort_by_key(|table| table.name);
        Ok(due)
    })
    .await
}

/// What is asked of one table. Made once for a table, so their texts may live as long as the
/// program.
struct Statements {
    first_parts: [&'static Sql; 2],
    rows: &'static Sql,
    update: &'static Sql,
}

impl Statements {
    fn of(table: &PersonalTable) -> Self {
        let (name, key) = (table.name, table.key);
        let first = key.first().copied().unwrap_or_default();
        let parts = |wanted: &str| {
            format!(
                "SELECT DISTINCT {first} AS first_part FROM {name} {wanted} ORDER BY {first} \
                     LIMIT {PART}"
            )
        };
        let owner = (table.owner != "house").then_some(table.owner);
        let hidden = table.hidden.iter().map(|hidden| hidden.column);
        let selected: Vec<_> = owner.into_iter().chain(key.iter().copied()).chain(hidden).collect();
        let hidden = table.hidden.iter().map(|hidden| hidden.column);
        let set: Vec<_> = hidden.chain(table.indexes.iter().map(|(_, index)| *index)).collect();
        let sets: Vec<_> = set.iter().zip(1..).map(|(one, n)| format!("{one} = ${n}")).collect();
        let keys = key.iter().zip(set.len() + 1..).map(|(one, n)| format!("{one} = ${n}"));
        let (sets, keys) = (sets.join(", "), keys.collect::<Vec<_>>().join(" AND "));
        Self {
            first_parts: [made(parts("")), made(parts(&format!("WHERE {first} > $1")))],
            rows: made(format!(
                "SELECT {} FROM {name} WHERE {first} IN ($1[])",
                selected.join(", ")
            )),
            update: made(format!("UPDATE {name} SET {sets} WHERE {keys}")),
        }
    }
}

/// Lives as long as the program: for statements that are made once.
pub(super) fn made(text: String) -> &'static Sql {
    Box::leak(Box::new(Sql::new(String::leak(text), false, file!(), line!())))
}

/// A column of any type, as it is bound again.
#[derive(Clone)]
enum Any {
    Null,
    Int(i64),
    Text(String),
}

impl Param for Any {
    fn value(&self) -> Value<'_> {
        match self {
            Self::Null => Value::Null,
            Self::Int(n) => Value::Int(*n),
            Self::Text(text) => Value::Text(Cow::Borrowed(text)),
        }
    }
}

/// A row of columns whose number and types are known when it is read.
struct AnyRow(Vec<Any>);

impl Row for AnyRow {
    const COLUMNS: &'static [&'static str] = &[];
    const KINDS: &'static [Kind] = &[];

    fn read(row: &RowRef<'_>) -> Result<Self, Error> {
        let column = |at| match row.is_null(at)? {
            true => Ok(Any::Null),
            false => row.int(at).map(Any::Int).or_else(|_| Ok(Any::Text(row.text(at)?.to_owned()))),
        };
        (0..row.width()).map(column).collect::<Result<_, Error>>().map(Self)
    }

    fn values<'a>(&'a self, out: &mut Vec<Value<'a>>) {
        out.extend(self.0.iter().map(Param::value));
    }
}

/// The first parts of keys of some rows and how many rows of them were encrypted; none at the end.
async fn part(
    db: &Db,
    table: &'static PersonalTable,
    statements: &Arc<Statements>,
    after: Option<Any>,
) -> Result<Option<(Any, u64)>, Error> {
    let statements = Arc::clone(statements);
    db.write(async move |tx: &mut Tx| {
        let found: Vec<AnyRow> = match &after {
            None => tx.all(Query { sql: statements.first_parts[0], args: &[] }).await?,
            Some(after) => tx.all(Query { sql: statements.first_parts[1], args: &[after] }).await?,
        };
        let parts: Vec<Any> =
            found.into_iter().filter_map(|row| row.0.into_iter().next()).collect();
        let Some(last) = parts.last().cloned() else { return Ok(None) };
        let rows: Vec<AnyRow> = tx.all(Query { sql: statements.rows, args: &[&parts] }).await?;
        let mut count = 0;
        for AnyRow(row) in rows {
            count += one(tx, table, statements.update, row).await?;
        }
        Ok(Some((last, count)))
    })
    .await
}

/// Encrypts what is plain of a row: its owner, where it has one, its key and its columns. Answers
/// how many rows that were.
async fn one(
    tx: &mut Tx,
    table: &PersonalTable,
    update: &'static Sql,
    row: Vec<Any>,
) -> Result<u64, Error> {
    let mut row = row.into_iter();
    let owner = match table.owner {
        "house" => HOUSE,
        _ => match row.next() {
            Some(Any::Int(owner)) => owner,
            _ => return Err(Error::fault(format!("{}: a row without an owner", table.name))),
        },
    };
    let key: Vec<Any> = row.by_ref().take(table.key.len()).collect();
    let row_key = super::row_key(&key.iter().map(Param::value).collect::<Vec<_>>());
    let (mut columns, mut indexes, mut plain) = (Vec::new(), HashMap::new(), false);
    for (hidden, stored) in table.hidden.iter().zip(row) {
        let text = match &stored {
            Any::Text(text) if !text.starts_with(CIPHERTEXT) => text,
            _ => {
                columns.push(stored);
                continue;
            }
        };
        let no = || Error::fault(format!("{}.{}: an old value is none", table.name, hidden.column));
        let value = (hidden.plain)(text).ok_or_else(no)?;
        let data_key = tx.key_to_write(owner).await?;
        let cell = Cell { table: table.name, column: hidden.column, row: &row_key };
        indexes.insert(hidden.column, tx.vault()?.index().index(hidden.what, &value));
        columns.push(Any::Text(data_key.encrypt(cell, &value)?));
        plain = true;
    }
    if !plain {
        return Ok(0);
    }
    // Columns of a row are written together, so its indexes are missing together.
    for (from, _) in table.indexes {
        columns.push(indexes.remove(from).map_or(Any::Null, Any::Text));
    }
    columns.extend(key);
    let args: Vec<&dyn Param> = columns.iter().map(|column| -> &dyn Param { column }).collect();
    tx.execute(Query { sql: update, args: &args }).await
}
