//! PostgreSQL beside the company: a database of the bench's own, and its own load generator.

use super::{customers, raw::Rows};
use crate::failure::Failed;
use std::{
    fs,
    path::Path,
    process::Command,
    time::{Duration, Instant},
};

/// The reads and the frame of a purchase, as `pgbench` sends them. Inserts come from real rows.
const BUY: &str = include_str!("buy.pgbench.sql");

/// Sessions that the script finds by the customer's number.
const SESSIONS: &str = "INSERT INTO identity_sessions (session_id, cust_no, device_id, token_hash,
        last_seen_at, expires_at, unlocked_until, ended_at, ended_by_other)
    SELECT session_id + 1, cust_no, device_id, CAST(cust_no AS TEXT), last_seen_at, expires_at,
        unlocked_until, ended_at, ended_by_other FROM identity_sessions";

/// Rows of other customers that a company has gathered before the bench's day: in tables with a
/// few pages everybody is everybody's neighbour, and SERIALIZABLE makes neighbours wait.
const HISTORY: usize = 200_000;

/// A database of the bench's own on a server, dropped at the end.
#[derive(Debug, Clone)]
pub struct Database {
    server: String,
    name: String,
}

impl Database {
    /// Makes one on the server of this URL.
    pub fn create(server: &str, part: &str) -> Result<Self, Failed> {
        let name = format!("tael_bench_{}_{part}", std::process::id());
        psql(server, &format!("CREATE DATABASE {name}"))?;
        Ok(Self { server: server.to_owned(), name })
    }

    /// `postgres://…` of this database.
    pub fn url(&self) -> String {
        let (base, options) = match self.server.split_once('?') {
            Some((base, options)) => (base, format!("?{options}")),
            None => (self.server.as_str(), String::new()),
        };
        let host = base.find("://").map_or(0, |at| at + 3);
        let end = base[host..].find('/').map_or(base.len(), |at| host + at);
        format!("{}/{}{options}", &base[..end], self.name)
    }

    /// Drops it; whoever is still connected loses the connection.
    pub fn drop(&self) -> Result<(), Failed> {
        psql(&self.server, &format!("DROP DATABASE {} WITH (FORCE)", self.name)).map(drop)
    }

    /// Whether an order waits for its money.
    pub fn unpaid(&self) -> Result<bool, Failed> {
        let text = "SELECT EXISTS (SELECT 1 FROM orders_payments WHERE state < '2')";
        Ok(psql(&self.url(), text)?.trim() == "t")
    }

    /// Runs statements as they are.
    pub fn run(&self, text: &str) -> Result<(), Failed> {
        psql(&self.url(), text).map(drop)
    }

    /// Adds old orders and answers of other customers, each like the first there is.
    pub fn remember(&self, customers: usize) -> Result<(), Failed> {
        let (first, span) = (customers::FIRST, i64::try_from(customers)? * customers::STEP);
        for (table, settled) in [
            ("orders_orders", ", 'status', '1', 'pay_status', '2', 't_day', '2020-01-02'"),
            ("wire_answers", ""),
        ] {
            psql(
                &self.url(),
                &format!(
                    "INSERT INTO {table} SELECT old.* FROM
                        (SELECT to_jsonb(t) AS row FROM {table} t LIMIT 1) AS one,
                        generate_series(1, {HISTORY}) AS n,
                        jsonb_populate_record(NULL::{table}, row || jsonb_build_object(
                            'cust_no', {first} + n * 7919 % {span} / 2 * 2 + 1, 'order_no', n,
                            'key', CAST(n AS TEXT){settled})) AS old"
                ),
            )?;
        }
        psql(&self.url(), "VACUUM ANALYZE").map(drop)
    }

    /// Purchases a second that `pgbench` reaches with the statements of a purchase and rows like
    /// the last one's, of so many customers.
    pub fn purchases(
        &self,
        folder: &Path,
        customers: usize,
        (clients, time): (usize, Duration),
    ) -> Result<f64, Failed> {
        let script = folder.join("buy.pgbench.sql");
        let mut text = BUY.to_owned();
        for table in [
            "suitability_decisions",
            "orders_orders",
            "orders_open",
            "orders_events",
            "orders_payments",
            "wire_answers",
        ] {
            text = text.replace(&format!("-- insert {table}"), &self.insert_like_last(table)?);
        }
        fs::write(&script, text)?;
        let (last, step) = (customers - 1, customers::STEP);
        psql(&self.url(), SESSIONS)?;
        psql(&self.url(), "VACUUM ANALYZE")?;
        let out = Command::new("pgbench")
            .args(["--no-vacuum", "--protocol=prepared", "--jobs=1", "--max-tries=8"])
            .args(["--client", &clients.to_string(), "--time", &time.as_secs().to_string()])
            .args(["--define", &format!("first={}", customers::FIRST)])
            .args(["--define", &format!("last={last}"), "--define", &format!("step={step}")])
            .arg("--file")
            .arg(&script)
            .arg(self.url())
            .output()?;
        let said = String::from_utf8_lossy(&out.stdout).into_owned();
        let rate = said.lines().find_map(|line| line.strip_prefix("tps = "));
        let rate = rate.and_then(|rest| rest.split_whitespace().next()?.parse().ok());
        rate.ok_or_else(|| Failed::new(String::from_utf8_lossy(&out.stderr)))
    }

    /// Copies rows into tables of the same form, in one transaction for each table; answers how
    /// many orders a second that makes.
    pub fn copied(&self, folder: &Path, wanted: &[Rows], orders: usize) -> Result<f64, Failed> {
        let mut time = Duration::ZERO;
        psql(&self.url(), "CREATE SCHEMA bare")?;
        for (table, which) in wanted {
            let file = folder.join(format!("{table}.copy"));
            let file = file.display();
            let form =
                format!("CREATE TABLE IF NOT EXISTS bare.{table} (LIKE {table} INCLUDING ALL)");
            psql(&self.url(), &form)?;
            let out = format!("\\copy (SELECT * FROM {table} {which}) TO '{file}'");
            psql(&self.url(), &out)?;
            let began = Instant::now();
            psql(&self.url(), &format!("\\copy bare.{table} FROM '{file}'"))?;
            time += began.elapsed();
        }
        Ok(orders as f64 / time.as_secs_f64())
    }

    /// An INSERT with the values of the table's last row, but for its keys. Colons would be taken
    /// for names of variables.
    fn insert_like_last(&self, table: &str) -> Result<String, Failed> {
        let text = format!(
            "SELECT string_agg(CASE key WHEN 'cust_no' THEN ':cust_no' WHEN 'order_no'
                THEN ':order_no' WHEN 'decision_id' THEN ':order_no' WHEN 'payment_no'
                THEN ':order_no' WHEN 'key'
                THEN ':order_no::TEXT' ELSE quote_nullable(translate(value, ':', ';')) END, ', '
                ORDER BY at)
             FROM (SELECT to_json(t) AS row FROM {table} t ORDER BY cust_no DESC LIMIT 1) AS last,
                  json_each_text(row) WITH ORDINALITY AS each (key, value, at)"
        );
        let values = psql(&self.url(), &text)?;
        Ok(format!("INSERT INTO {table} VALUES ({});", values.trim()))
    }
}

/// Runs one statement or command; answers its rows, without decoration.
fn psql(url: &str, text: &str) -> Result<String, Failed> {
    let options =
        ["--no-psqlrc", "--tuples-only", "--no-align", "--quiet", "-v", "ON_ERROR_STOP=1"];
    let out = Command::new("psql").args(options).args(["--dbname", url, "-c", text]).output();
    let out = out.map_err(|error| Failed::new(format!("psql: {error}")))?;
    match out.status.success() {
        true => Ok(String::from_utf8_lossy(&out.stdout).into_owned()),
        false => Err(Failed::new(String::from_utf8_lossy(&out.stderr))),
    }
}
