//! Backups of a SQLite file, and into one.

use std::{fs, path::Path};

use rusqlite::{Connection, types::Value};

use super::{
    file::{Item, Reader, Writer},
    held::{Held, RESTORING, refused},
    text,
};
use crate::{Error, Migration, sqlite::LiteDb};

/// A column, and how its values are written.
struct Column {
    name: String,
    is_text: bool,
    is_boolean: bool,
}

pub(super) fn dump(path: &Path, mut writer: Writer) -> Result<Held, Error> {
    let conn = LiteDb::plain(path, false)?;
    // One read transaction is one snapshot, beside which the writer goes on.
    conn.execute_batch("BEGIN")?;
    let mut done = conn.prepare("SELECT room, version, hash FROM db_migrations ORDER BY 1, 2")?;
    let mut rows = done.query([])?;
    while let Some(row) = rows.next()? {
        writer.migration(&row.get::<_, String>(0)?, row.get(1)?, row.get(2)?)?;
    }
    for table in tables(&conn)? {
        let columns = columns(&conn, &table)?;
        let names: Vec<String> = columns.iter().map(|column| column.name.clone()).collect();
        writer.table(&table, &names)?;
        let mut select = conn.prepare(&format!("SELECT {} FROM {table}", names.join(", ")))?;
        let mut rows = select.query([])?;
        let mut line = Vec::new();
        while let Some(row) = rows.next()? {
            line.clear();
            for (place, column) in columns.iter().enumerate() {
                if place > 0 {
                    line.push(b'\t');
                }
                text::put(&mut line, row.get_ref(place)?, column.is_boolean)?;
            }
            line.push(b'\n');
            writer.rows(&line)?;
        }
        writer.end_table()?;
    }
    writer.finish()
}

/// Makes the file beside its place, and moves it there when it is whole.
pub(super) fn restore(path: &Path, migrations: &[Migration], from: &Path) -> Result<(), Error> {
    let there = ["", "-wal", "-shm"].map(|end| beside(path, end)).into_iter().find(|p| p.exists());
    if let Some(there) = there {
        return Err(refused(format!(
            "{} is there already: restore into an empty data folder",
            there.display()
        )));
    }
    let part = beside(path, ".restoring");
    for end in ["", "-wal", "-shm"] {
        // What a restore that was killed has left.
        let left = beside(&part, end);
        if left.exists() {
            fs::remove_file(&left).map_err(|error| Error::fault(format!("{left:?}: {error}")))?;
        }
    }
    let mut conn = LiteDb::migrated(&part, migrations)?;
    load(&mut conn, from)?;
    LiteDb::leave(conn)?;
    fs::rename(&part, path).map_err(Error::fault)?;
    let folder = path.parent().filter(|folder| !folder.as_os_str().is_empty());
    let folder = fs::File::open(folder.unwrap_or_else(|| Path::new(".")));
    folder.and_then(|folder| folder.sync_all()).map_err(Error::fault)
}

fn load(conn: &mut Connection, from: &Path) -> Result<(), Error> {
    let tx = conn.transaction()?;
    for table in tables(&tx)? {
        tx.execute(&format!("DELETE FROM {table}"), [])?;
    }
    let mut reader = Reader::open(from)?;
    loop {
        match reader.item()? {
            Item::Table(table, names) => load_table(&tx, &mut reader, &table, &names)?,
            Item::End(_) => break,
            Item::Migration(..) | Item::Row(_) | Item::EndOfTable => {}
        }
    }
    tx.execute("UPDATE db_nodes SET holder = ''", [])?;
    tx.execute("DELETE FROM db_migrations WHERE room = ?1", [RESTORING.room])?;
    Ok(tx.commit()?)
}

fn load_table(
    tx: &Connection,
    reader: &mut Reader,
    table: &str,
    names: &[String],
) -> Result<(), Error> {
    let known = columns(tx, table)?;
    let is_text = |name: &String| known.iter().any(|column| column.name == *name && column.is_text);
    let types: Vec<bool> = names.iter().map(is_text).collect();
    let places: Vec<String> = (1..=names.len()).map(|place| format!("?{place}")).collect();
    let insert =
        format!("INSERT INTO {table} ({}) VALUES ({})", names.join(", "), places.join(", "));
    let mut insert = tx.prepare(&insert)?;
    while let Item::Row(row) = reader.item()? {
        let row = row.strip_suffix(b"\n").unwrap_or(&row);
        let fields: Vec<&[u8]> = row.split(|byte| *byte == b'\t').collect();
        if fields.len() != types.len() {
            return Err(refused(format!("the backup is damaged: a row of {table}")));
        }
        let values = fields.iter().zip(&types).map(|(field, is_text)| text::take(field, *is_text));
        let values: Vec<Value> = values.collect::<Result<_, _>>()?;
        insert.execute(rusqlite::params_from_iter(values))?;
    }
    Ok(())
}

/// All tables but that of the migrations.
fn tables(conn: &Connection) -> Result<Vec<String>, Error> {
    let text = "SELECT name FROM sqlite_schema WHERE type = 'table' AND name NOT LIKE 'sqlite_%'
                AND name <> 'db_migrations' ORDER BY name";
    let mut select = conn.prepare(text)?;
    let names = select.query_map([], |row| row.get(0))?;
    Ok(names.collect::<Result<_, _>>()?)
}

fn columns(conn: &Connection, table: &str) -> Result<Vec<Column>, Error> {
    let mut select = conn.prepare("SELECT name, type FROM pragma_table_info(?1) ORDER BY cid")?;
    let column = |row: &rusqlite::Row<'_>| {
        let (name, kind): (String, String) = (row.get(0)?, row.get(1)?);
        Ok(Column { name, is_text: kind == "TEXT", is_boolean: kind == "BOOLEAN" })
    };
    Ok(select.query_map([table], column)?.collect::<Result<_, _>>()?)
}

fn beside(path: &Path, end: &str) -> std::path::PathBuf {
    let mut name = path.as_os_str().to_owned();
    name.push(end);
    name.into()
}
