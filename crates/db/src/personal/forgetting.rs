//! All rows with personal data of a customer, deleted.

use super::PERSONAL;
use super::old::{ROOM, made};
use crate::{Error, Query, Sql, Tx};
use std::sync::LazyLock;

/// A table of customers' data: the room to which it belongs, and what deletes a customer's rows.
struct Deleting {
    room: &'static str,
    rows: &'static Sql,
}

static ALL: LazyLock<Vec<Deleting>> = LazyLock::new(|| {
    let of_customers = PERSONAL.iter().filter(|table| table.owner != "house");
    let deleting = of_customers.map(|table| Deleting {
        room: table.room(),
        rows: made(format!("DELETE FROM {} WHERE {} = $1", table.name, table.owner)),
    });
    deleting.collect()
});

/// Of the rooms that this database has.
pub(super) async fn delete_all(tx: &mut Tx, owner: i64) -> Result<(), Error> {
    for Deleting { room, rows } in &*ALL {
        let found: Vec<(i64,)> = tx.all(Query { sql: &ROOM, args: &[room] }).await?;
        if !found.is_empty() {
            tx.execute(Query { sql: rows, args: &[&owner] }).await?;
        }
    }
    Ok(())
}
