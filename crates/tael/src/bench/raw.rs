//! What SQLite alone reaches: the rows that an operation has written, written again by hand.

use crate::failure::Failed;
use rusqlite::{Connection, OpenFlags, params_from_iter, types::Value};
use std::{
    path::Path,
    time::{Duration, Instant},
};

/// A table, and which of its rows in which order.
pub type Rows = (&'static str, &'static str);

/// What taking a purchase writes: the order, that it is open, its first event, its payment, the
/// decision, the answer under its key.
pub const TAKEN: &[Rows] = &[
    ("orders_orders", "ORDER BY order_no"),
    ("orders_open", "ORDER BY order_no"),
    ("orders_events", "WHERE step = (SELECT MIN(step) FROM orders_events) ORDER BY order_no"),
    ("orders_payments", "ORDER BY payment_no"),
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
pub type Changed = (&'static str, &'static str);

/// What a payment changes: itself, the order, and what the journal caches of the customer's
/// balance.
pub const CHANGED: &[Changed] = &[
    (
        "SELECT paid_at, payment_no FROM orders_payments ORDER BY payment_no",
        "UPDATE orders_payments SET state = '2', paid_at = ?1 WHERE payment_no = ?2",
    ),
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

/// Whether an order waits for its money.
pub fn unpaid(database: &Path) -> Result<bool, Failed> {
    let text = "SELECT EXISTS (SELECT 1 FROM orders_payments WHERE state < '2')";
    Ok(open_to_read(database)?.query_row(text, [], |row| row.get(0))?)
}

/// Runs statements at a database beside its server.
pub fn run(database: &Path, text: &str) -> Result<(), Failed> {
    let conn = Connection::open(database)?;
    conn.busy_timeout(Duration::from_secs(60))?;
    Ok(conn.execute_batch(text)?)
}

/// Writes rows into a new file again, so many in one COMMIT; answers in how many seconds. What is
/// read for it is not counted.
pub fn written(database: &Path, file: &Path, wanted: &[Rows], group: usize) -> Result<f64, Failed> {
    let again = Again::new(database, file, (wanted, &[]), group)?;
    let mut seconds = 0.0;
    for table in &again.tables {
        let mut query = again.from.prepare(&table.read)?;
        let columns = query.column_count();
        let mut rows = query.query_map([], |row| (0..columns).map(|at| row.get(at)).collect())?;
        loop {
            let some = rows.by_ref().take(group).collect::<Result<Vec<Row>, _>>()?;
            if some.is_empty() {
                break;
            }
            let began = Instant::now();
            again.to.execute_batch("BEGIN IMMEDIATE")?;
            table.write(&again.to, &some)?;
            again.to.execute_batch("COMMIT")?;
            seconds += began.elapsed().as_secs_f64();
        }
    }
    Ok(seconds)
}

/// A new file, into which the rows that a database got since the last turn are written again.
pub struct Again {
    from: Connection,
    to: Connection,
    tables: Vec<Table>,
    /// Written when the group after that of the order is, as payments are.
    changed: Vec<Table>,
    /// Orders of one COMMIT.
    group: usize,
    orders: usize,
    seconds: f64,
}

struct Table {
    read: String,
    statement: String,
    /// How many of its rows were written.
    written: usize,
}

impl Again {
    /// Makes the file, with the tables of these rows; there will be one COMMIT for so many orders.
    pub fn new(
        database: &Path,
        file: &Path,
        (wanted, changed): (&[Rows], &[Changed]),
        group: usize,
    ) -> Result<Self, Failed> {
        let (from, to) = (open_to_read(database)?, Connection::open(file)?);
        to.execute_batch(
            "PRAGMA journal_mode=WAL; PRAGMA synchronous=FULL; PRAGMA wal_autocheckpoint=4000;
             PRAGMA cache_size=-65536; PRAGMA mmap_size=1073741824;",
        )?;
        for (name, _) in wanted {
            to.execute_batch(&schema_of(&from, name)?)?;
        }
        if !changed.is_empty() {
            to.execute_batch(&schema_of(&from, "ledger_balances")?)?;
        }
        let tables = wanted.iter().map(|rows| Table::of(&from, rows)).collect::<Result<_, _>>()?;
        let changed = changed.iter().map(|(read, statement)| Table::new(read, statement)).collect();
        Ok(Self { from, to, tables, changed, group, orders: 0, seconds: 0.0 })
    }

    /// Writes the rows that came since the last turn, durable.
    pub fn turn(&mut self) -> Result<(), Failed> {
        let orders = count(&self.from, "orders_orders")? - self.orders;
        let groups = orders.div_ceil(self.group).max(1);
        let read = |table: &mut Table| table.read(&self.from);
        let rows = self.tables.iter_mut().map(read).collect::<Result<Vec<_>, _>>()?;
        let changed = self.changed.iter_mut().map(read).collect::<Result<Vec<_>, _>>()?;
        let began = Instant::now();
        for at in 0..groups {
            self.to.execute_batch("BEGIN IMMEDIATE")?;
            for (table, rows) in self.tables.iter().zip(&rows) {
                table.write(&self.to, part(rows, at, groups))?;
            }
            for (table, rows) in self.changed.iter().zip(&changed) {
                let last = if at + 1 == groups { part(rows, at, groups) } else { &[] };
                let before = if at > 0 { part(rows, at - 1, groups) } else { &[] };
                table.write(&self.to, before)?;
                table.write(&self.to, last)?;
            }
            self.to.execute_batch("COMMIT")?;
        }
        self.seconds += began.elapsed().as_secs_f64();
        self.orders += orders;
        Ok(())
    }

    /// Orders a second, of all turns.
    pub fn per_second(&self) -> f64 {
        if self.seconds > 0.0 { self.orders as f64 / self.seconds } else { 0.0 }
    }
}

type Row = Vec<Value>;

impl Table {
    fn of(from: &Connection, (name, which): &Rows) -> Result<Self, Failed> {
        let read = format!("SELECT * FROM {name} {which}");
        let marks = vec!["?"; from.prepare(&read)?.column_count()].join(", ");
        Ok(Self::new(&read, &format!("INSERT INTO {name} VALUES ({marks})")))
    }

    fn new(read: &str, statement: &str) -> Self {
        Self { read: read.to_owned(), statement: statement.to_owned(), written: 0 }
    }

    /// The rows that were not read before.
    fn read(&mut self, from: &Connection) -> Result<Vec<Row>, Failed> {
        let mut query = from.prepare(&format!("{} LIMIT -1 OFFSET {}", self.read, self.written))?;
        let columns = query.column_count();
        let rows = query
            .query_map([], |row| (0..columns).map(|at| row.get(at)).collect())?
            .collect::<Result<Vec<Row>, _>>()?;
        self.written += rows.len();
        Ok(rows)
    }

    fn write(&self, to: &Connection, rows: &[Row]) -> Result<(), Failed> {
        let mut statement = to.prepare_cached(&self.statement)?;
        for row in rows {
            statement.execute(params_from_iter(row))?;
        }
        Ok(())
    }
}

/// The rows of one of so many groups.
fn part(rows: &[Row], group: usize, groups: usize) -> &[Row] {
    &rows[rows.len() * group / groups..rows.len() * (group + 1) / groups]
}

fn count(conn: &Connection, table: &str) -> Result<usize, Failed> {
    let text = format!("SELECT COUNT(*) FROM {table}");
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
