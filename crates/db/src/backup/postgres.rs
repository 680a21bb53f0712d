//! Backups of a PostgreSQL database, and into one.

use std::{path::Path, pin::pin};

use bytes::Bytes;
use deadpool_postgres::Object;
use futures_util::{SinkExt, TryStreamExt};

use super::{
    file::{Item, Reader, Writer},
    held::{Held, RESTORING, refused},
};
use crate::{Connections, Error, Migration, postgres::PgDb};

/// One snapshot for all tables, however long it takes.
const BEGIN: &str = "BEGIN ISOLATION LEVEL REPEATABLE READ READ ONLY; \
    SET LOCAL statement_timeout = 0; SET LOCAL idle_in_transaction_session_timeout = 0";
const LOAD: &str = "BEGIN; SET LOCAL statement_timeout = 0; \
    SET LOCAL idle_in_transaction_session_timeout = 0";
const TABLES: &str = "SELECT CAST(table_name AS TEXT) FROM information_schema.tables
    WHERE table_schema = current_schema() AND table_type = 'BASE TABLE' ORDER BY 1";
const COLUMNS: &str = "SELECT CAST(column_name AS TEXT) FROM information_schema.columns
    WHERE table_schema = current_schema() AND table_name = $1 ORDER BY ordinal_position";
/// Rows are sent in pieces of so many bytes.
const PIECE: usize = 1 << 18;

pub(super) async fn dump(client: &Object, writer: Writer) -> Result<Held, Error> {
    client.batch_execute(BEGIN).await?;
    let done = dump_snapshot(client, writer).await;
    client.batch_execute("ROLLBACK").await?;
    done
}

async fn dump_snapshot(client: &Object, mut writer: Writer) -> Result<Held, Error> {
    let done = "SELECT room, version, hash FROM db_migrations ORDER BY 1, 2";
    for row in client.query(done, &[]).await? {
        writer.migration(row.try_get(0)?, row.try_get(1)?, row.try_get(2)?)?;
    }
    for table in tables(client).await? {
        let columns = client.query(COLUMNS, &[&table]).await?;
        let columns: Vec<String> =
            columns.iter().map(|row| row.try_get(0)).collect::<Result<_, _>>()?;
        writer.table(&table, &columns)?;
        let copy = format!("COPY {table} ({}) TO STDOUT", columns.join(", "));
        let mut rows = pin!(client.copy_out(&copy).await?);
        while let Some(bytes) = rows.try_next().await? {
            writer.rows(&bytes)?;
        }
        writer.end_table()?;
    }
    writer.finish()
}

pub(super) async fn restore(
    (url, connections): (&str, Connections),
    migrations: &[Migration],
    from: &Path,
) -> Result<(), Error> {
    let url = url.to_owned();
    let empty = PgDb::open_if_empty(&url, connections, migrations).await?;
    let Some(engine) = empty else {
        return Err(refused("the database has tables already: restore into an empty one"));
    };
    let client = engine.client().await?;
    client.batch_execute(LOAD).await?;
    load(&client, from).await?;
    client.batch_execute("COMMIT").await?;
    // What is planned with from now on.
    client.batch_execute("ANALYZE").await?;
    drop(client);
    engine.close().await;
    Ok(())
}

async fn load(client: &Object, from: &Path) -> Result<(), Error> {
    for table in tables(client).await? {
        client.batch_execute(&format!("DELETE FROM {table}")).await?;
    }
    let mut reader = Reader::open(from)?;
    loop {
        match reader.item()? {
            Item::Table(table, columns) => {
                let copy = format!("COPY {table} ({}) FROM STDIN", columns.join(", "));
                let mut sink = pin!(client.copy_in::<_, Bytes>(&copy).await?);
                let mut piece = Vec::with_capacity(PIECE);
                while let Item::Row(row) = reader.item()? {
                    piece.extend(row);
                    if piece.len() >= PIECE {
                        sink.send(Bytes::from(std::mem::take(&mut piece))).await?;
                    }
                }
                sink.send(Bytes::from(piece)).await?;
                sink.as_mut().finish().await?;
            }
            Item::End(_) => break,
            Item::Migration(..) | Item::Row(_) | Item::EndOfTable => {}
        }
    }
    client.execute("UPDATE db_nodes SET holder = ''", &[]).await?;
    client.execute("DELETE FROM db_migrations WHERE room = $1", &[&RESTORING.room]).await?;
    Ok(())
}

/// All tables but that of the migrations.
async fn tables(client: &Object) -> Result<Vec<String>, Error> {
    let mut names = Vec::new();
    for row in client.query(TABLES, &[]).await? {
        let name: String = row.try_get(0)?;
        if name != "db_migrations" {
            names.push(name);
        }
    }
    Ok(names)
}
