//! What SQLite alone reaches: the rows that an operation has written, written again by hand.

use crate::failure::Failed;
use rusqlite::{Connection, OpenFlags, params_from_iter, types::Value};
use std::{
    path::Path,
    time::{Duration, Instant},
};

/// A table, and which of its rows in which order.
pub type Rows = (&'static str, &'static str);

/// What taking a purchase writes: the order, its first event, the decision, the answer under its
/// key.
pub const TAKEN: &[Rows] = &[
    ("orders_orders", "ORDER BY order_no"),
    ("orders_events", "WHERE step = (SELECT MIN(step) FROM orders_events) ORDER BY order_no"),
    ("suitability_decisions", "ORDER BY decision_id"),
    ("wire_answers", "ORDER BY at"),
];

/// What its payment adds: event, journal, money on its way.
pub const PAID: &[Rows] = &[
    ("orders_events", "WHERE step > (SELECT MIN(step) FROM orders_events) ORDER BY order_no"),
    ("ledger_entries", "ORDER BY id"),
    ("ledger_postings", "ORDER BY entry_id, line"),
    ("holdings_transit", "ORDER BY order_no"),
];

/// Rows that are written a second time: where they are read, and the statement that writes one.
pub type Again = (&'static str, &'static str);

/// What a payment changes: the order, and what the journal caches of the customer's balance.
pub const CHANGED: &[Again] = &[
    (
        "SELECT paid_at, order_no FROM orders_orders ORDER BY order_no",
        "UPDATE orders_orders SET paid_at = ?1 WHERE order_no = ?2",
    ),
    (
        "SELECT cust_no, account, asset, amount FROM ledger_postings
         WHERE account LIKE 'cust:%' ORDER BY entry_id, line",
        "INSERT INTO ledger_balances VALUES (?1, ?2, ?3, ?4)
         ON CONFLICT (cust_no, account, asset) DO UPDATE SET amount = amount + excluded.amount",
    ),
];

/// Rows of some thousand orders, in memory.
pub struct Written {
    schema: String,
    tables: Vec<Table>,
    /// Written when the group after that of the order is, as payments are.
    again: Vec<Table>,
    orders: usize,
}

struct Table {
    statement: String,
    rows: Vec<Vec<Value>>,
}

/// Whether an order waits for its money.
pub fn unpaid(database: &Path) -> Result<bool, Failed> {
    let text = "SELECT EXISTS (SELECT 1 FROM orders_orders WHERE pay_status = '1')";
    Ok(open_to_read(database)?.query_row(text, [], |row| row.get(0))?)
}

/// Reads what so many orders have written, with the tables that it is in.
pub fn read(database: &Path, wanted: &[Rows], orders: usize) -> Result<Written, Failed> {
    let conn = open_to_read(database)?;
    let all = count(&conn, "orders_orders", "")?;
    let orders = orders.min(all);
    let (mut tables, mut schema) = (Vec::new(), String::new());
    for (name, which) in wanted {
        let limit = count(&conn, name, which)? * orders / all.max(1);
        tables.push(read_table(&conn, name, which, limit)?);
        schema += &schema_of(&conn, name)?;
    }
    Ok(Written { schema, tables, again: Vec::new(), orders })
}

/// Reads them together with what their payments change.
pub fn read_with(
    database: &Path,
    wanted: &[Rows],
    changed: &[Again],
    orders: usize,
) -> Result<Written, Failed> {
    let mut written = read(database, wanted, orders)?;
    let conn = open_to_read(database)?;
    for (which, statement) in changed {
        let text = format!("{which} LIMIT {}", written.orders);
        written.again.push(read_rows(&conn, &text, (*statement).to_owned())?);
    }
    written.schema += &schema_of(&conn, "ledger_balances")?;
    Ok(written)
}

/// Writes them again into a new file, durable, in turns.
pub struct Writing {
    conn: Connection,
    written: Written,
    /// COMMITs of all turns.
    groups: usize,
    /// Those that are done, and how long they took.
    done: usize,
    seconds: f64,
}

impl Writing {
    /// Makes the file; there will be one COMMIT for so many orders.
    pub fn new(file: &Path, written: Written, group: usize) -> Result<Self, Failed> {
        let conn = Connection::open(file)?;
        conn.execute_batch(
            "PRAGMA journal_mode=WAL; PRAGMA synchronous=FULL; PRAGMA wal_autocheckpoint=4000;
             PRAGMA cache_size=-65536; PRAGMA mmap_size=1073741824;",
        )?;
        conn.execute_batch(&written.schema)?;
        let groups = written.orders.div_ceil(group).max(1);
        Ok(Self { conn, written, groups, done: 0, seconds: 0.0 })
    }

    /// Writes one of so many parts.
    pub fn turn(&mut self, turns: u32) -> Result<(), Failed> {
        let end = self.groups.min(self.done + self.groups.div_ceil(usize::try_from(turns)?));
        let began = Instant::now();
        for at in self.done..end {
            self.group(at)?;
        }
        self.seconds += began.elapsed().as_secs_f64();
        self.done = end;
        Ok(())
    }

    /// Orders a second, of all turns.
    pub fn per_second(&self) -> f64 {
        let orders = self.written.orders * self.done / self.groups;
        if self.seconds > 0.0 { orders as f64 / self.seconds } else { 0.0 }
    }

    fn group(&self, at: usize) -> Result<(), Failed> {
        let Self { conn, written, groups, .. } = self;
        conn.execute_batch("BEGIN IMMEDIATE")?;
        for table in &written.tables {
            table.write(conn, at, *groups)?;
        }
        for table in written.again.iter().filter(|_| at > 0) {
            table.write(conn, at - 1, *groups)?;
        }
        Ok(conn.execute_batch("COMMIT")?)
    }
}

/// Writes them into a new file at one go; answers orders a second.
pub fn write(file: &Path, written: Written, group: usize) -> Result<f64, Failed> {
    let mut writing = Writing::new(file, written, group)?;
    writing.turn(1)?;
    Ok(writing.per_second())
}

impl Table {
    /// Writes the rows of one of so many groups.
    fn write(&self, conn: &Connection, group: usize, groups: usize) -> Result<(), Failed> {
        let Self { statement, rows } = self;
        let mut statement = conn.prepare_cached(statement)?;
        for row in &rows[rows.len() * group / groups..rows.len() * (group + 1) / groups] {
            statement.execute(params_from_iter(row))?;
        }
        Ok(())
    }
}

fn read_table(conn: &Connection, name: &str, which: &str, limit: usize) -> Result<Table, Failed> {
    let text = format!("SELECT * FROM {name} {which} LIMIT {limit}");
    let columns = conn.prepare(&text)?.column_count();
    let marks = vec!["?"; columns].join(", ");
    read_rows(conn, &text, format!("INSERT INTO {name} VALUES ({marks})"))
}

fn read_rows(conn: &Connection, text: &str, statement: String) -> Result<Table, Failed> {
    let mut query = conn.prepare(text)?;
    let columns = query.column_count();
    let rows = query
        .query_map([], |row| (0..columns).map(|at| row.get(at)).collect())?
        .collect::<Result<Vec<Vec<Value>>, _>>()?;
    Ok(Table { statement, rows })
}

fn count(conn: &Connection, name: &str, which: &str) -> Result<usize, Failed> {
    let text = format!("SELECT COUNT(*) FROM (SELECT 1 FROM {name} {which})");
    let count: i64 = conn.query_row(&text, [], |row| row.get(0))?;
    Ok(usize::try_from(count)?)
}

/// The table and its indices, made unless they are there.
fn schema_of(conn: &Connection, table: &str) -> Result<String, Failed> {
    let text = "SELECT sql FROM sqlite_schema WHERE tbl_name = ?1 AND sql IS NOT NULL
                ORDER BY type DESC";
    let mut query = conn.prepare(text)?;
    let mut schema = String::new();
    for sql in query.query_map([table], |row| row.get::<_, String>(0))? {
        let sql = sql?.replacen("CREATE TABLE ", "CREATE TABLE IF NOT EXISTS ", 1);
        schema += &sql.replacen("INDEX ", "INDEX IF NOT EXISTS ", 1);
        schema += ";\n";
    }
    Ok(schema)
}

fn open_to_read(database: &Path) -> Result<Connection, Failed> {
    let conn = Connection::open_with_flags(database, OpenFlags::SQLITE_OPEN_READ_ONLY)?;
    conn.busy_timeout(Duration::from_secs(5))?;
    Ok(conn)
}
