//! Prepares every enrolled statement on both engines.

use futures_util::TryStreamExt;
use tokio_postgres::{
    Client,
    error::SqlState,
    types::{Kind as PgKind, Type},
};

use super::{databases, runtime, server};
use crate::{BULKS, Kind, Migration, STATEMENTS, Sql, Value, migrate, postgres::kind};

/// Prepares every `sql!`, `claim!`, `insert!`, `update!` and `select!` of the program on a migrated
/// SQLite and, where there is a server for tests, on PostgreSQL; and looks whether an `update!` or
/// `select!` reads a whole table for each of its keys, and on PostgreSQL whether one of them breaks
/// when a newer program adds a column to every table. Each complaint begins with `file:line`.
/// A room that the test only depends on is not linked: name it, `use orders as _;`.
#[must_use]
pub fn check_statements(migrations: &[Migration]) -> Vec<String> {
    let mut lite = rusqlite::Connection::open_in_memory().expect("opens SQLite");
    migrate::sqlite(&mut lite, migrations).expect("migrates SQLite");
    runtime().block_on(async {
        let mut check = Check { lite, pg: None, complaints: Vec::new() };
        let Some(server) = server() else {
            check.all().await;
            return check.complaints;
        };
        let url = databases::copy(&server, migrations).await;
        check.pg = Some(databases::connect(&url).await);
        check.all().await;
        databases::drop_copy(&server, &url).await;
        check.complaints
    })
}

/// SQLite's plans of the `update!` and `select!` statements of a source file, step by step, for a
/// test that says by which index many keys are found. `file` is the end of the file's path.
#[must_use]
pub fn plans(migrations: &[Migration], file: &str) -> Vec<String> {
    let mut lite = rusqlite::Connection::open_in_memory().expect("opens SQLite");
    migrate::sqlite(&mut lite, migrations).expect("migrates SQLite");
    let of_file = BULKS.iter().filter(|bulk| bulk.is_keyed() && bulk.file.ends_with(file));
    of_file.flat_map(|bulk| plan(&lite, bulk.sqlite())).collect()
}

/// The steps of a statement's plan; none of one that does not prepare.
fn plan(lite: &rusqlite::Connection, text: &str) -> Vec<String> {
    let Ok(mut plan) = lite.prepare(&format!("EXPLAIN QUERY PLAN {text}")) else {
        return Vec::new();
    };
    let (mut rows, mut steps) = (plan.raw_query(), Vec::new());
    while let Ok(Some(row)) = rows.next() {
        steps.push(row.get("detail").expect("a step of the plan"));
    }
    steps
}

/// To every table, as a migration of a newer program may.
const ADD_COLUMNS: &str = "DO $$ DECLARE one RECORD; BEGIN
    FOR one IN SELECT tablename FROM pg_tables WHERE schemaname = 'public' LOOP
        EXECUTE format('ALTER TABLE %I ADD COLUMN of_tomorrow BIGINT', one.tablename);
    END LOOP; END $$";

struct Check {
    lite: rusqlite::Connection,
    pg: Option<Client>,
    complaints: Vec<String>,
}

impl Check {
    async fn all(&mut self) {
        for sql in STATEMENTS {
            self.one(sql.place(), sql.sqlite(), sql.postgres()).await;
            if sql.is_gathered() {
                self.gathered(sql).await;
            }
        }
        for bulk in BULKS {
            self.one(bulk.place(), bulk.sqlite(), bulk.postgres()).await;
            if bulk.is_keyed() {
                self.scans(bulk.place(), bulk.sqlite());
            }
        }
        self.new_columns().await;
    }

    /// A newer program adds columns while this one runs: whatever it had prepared must go on. All
    /// arguments are NULL, so nothing is found, and nothing is written.
    async fn new_columns(&mut self) {
        let Some(client) = &self.pg else { return };
        let texts = STATEMENTS.iter().map(|sql| (sql.place(), sql.postgres()));
        let texts = texts.chain(BULKS.iter().map(|bulk| (bulk.place(), bulk.postgres())));
        let mut prepared = Vec::new();
        for (place, text) in texts.filter(|(_, text)| text.starts_with("SELECT")) {
            // One that does not prepare was complained about before.
            prepared.extend(client.prepare(text).await.ok().map(|statement| (place, statement)));
        }
        client.batch_execute(ADD_COLUMNS).await.expect("adds a column to every table");
        for ((file, line), statement) in prepared {
            let nothing = vec![Value::Null; statement.params().len()];
            let error = match client.query_raw(&statement, &nothing).await {
                Ok(rows) => rows.try_collect::<Vec<_>>().await.err(),
                Err(error) => Some(error),
            };
            if error.is_some_and(|e| e.code() == Some(&SqlState::FEATURE_NOT_SUPPORTED)) {
                self.complaints.push(format!("{file}:{line}: a new column would break it"));
            }
        }
    }

    /// What is run once for each key must find it by an index, or many keys read the whole table
    /// as often. SQLite's plan says so without data.
    fn scans(&mut self, (file, line): (&str, u32), text: &str) {
        // A statement that does not prepare was complained about before.
        let steps = plan(&self.lite, text);
        let scans = steps.iter().filter(|step| step.starts_with("SCAN"));
        let complaint = |step| format!("{file}:{line}: reads all for each key: {step}");
        self.complaints.extend(scans.map(complaint));
    }

    /// What several of a group ask for is sent as one statement.
    async fn gathered(&mut self, sql: &Sql) {
        let Some(client) = &self.pg else { return };
        // One that does not prepare was complained about before.
        let Ok(one) = client.prepare(sql.postgres()).await else { return };
        let kinds: Vec<Kind> = one.params().iter().filter_map(kind).collect();
        if kinds.is_empty() || kinds.len() < one.params().len() {
            return;
        }
        if let Err(error) = client.prepare(sql.gathered(&kinds)).await {
            let (file, line) = sql.place();
            let text = error.as_db_error().map(|e| e.message().to_owned());
            let text = text.unwrap_or_else(|| error.to_string());
            self.complaints.push(format!("{file}:{line}: asked together: {text}"));
        }
    }

    async fn one(&mut self, (file, line): (&str, u32), lite: &str, pg: &str) {
        let mut say = |what: String| self.complaints.push(format!("{file}:{line}: {what}"));
        let names = match self.lite.prepare(lite) {
            Ok(statement) => Some(statement.column_names().map(str::to_owned).collect::<Vec<_>>()),
            Err(error) => {
                say(format!("SQLite: {error}"));
                None
            }
        };
        let Some(client) = &self.pg else { return };
        let statement = match client.prepare(pg).await {
            Ok(statement) => statement,
            Err(error) => {
                let text = error.as_db_error().map(|e| e.message().to_owned());
                return say(format!("PostgreSQL: {}", text.unwrap_or_else(|| error.to_string())));
            }
        };
        for (ty, n) in statement.params().iter().zip(1..) {
            if !common(element(ty)) {
                say(format!("${n} is {ty}"));
            }
        }
        for column in statement.columns().iter().filter(|c| !common(c.type_())) {
            say(format!("column {} is {}", column.name(), column.type_()));
        }
        let same = |names: &Vec<String>| {
            names.iter().map(String::as_str).eq(statement.columns().iter().map(|c| c.name()))
        };
        if let Some(names) = names.filter(|names| !same(names)) {
            say(format!("SQLite names its columns {names:?}"));
        }
    }
}

/// The types that both engines share.
fn common(ty: &Type) -> bool {
    matches!(*ty, Type::INT8 | Type::TEXT | Type::BOOL)
}

fn element(ty: &Type) -> &Type {
    match ty.kind() {
        PgKind::Array(element) => element,
        _ => ty,
    }
}
