//! Prepares every enrolled statement on both engines.

use tokio_postgres::{
    Client,
    types::{Kind as PgKind, Type},
};

use super::{databases, runtime, server};
use crate::{BULKS, Migration, STATEMENTS, migrate};

/// Prepares every `sql!`, `claim!`, `insert!` and `update!` of the program on a migrated SQLite
/// and, where there is a server for tests, on PostgreSQL. Each complaint begins with `file:line`.
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

struct Check {
    lite: rusqlite::Connection,
    pg: Option<Client>,
    complaints: Vec<String>,
}

impl Check {
    async fn all(&mut self) {
        for sql in STATEMENTS {
            self.one(sql.place(), sql.sqlite(), sql.postgres()).await;
        }
        for bulk in BULKS {
            self.one(bulk.place(), bulk.sqlite(), bulk.postgres()).await;
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
