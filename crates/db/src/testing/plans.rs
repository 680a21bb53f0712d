//! PostgreSQL's plans of statements by keys, over tables that are filled.

use std::fmt;

use serde_json::Value;
use tokio_postgres::{Client, Config, SimpleQueryMessage};

use super::{databases, runtime, server};
use crate::{BULKS, Bulk, Kind, Migration, postgres};

/// Keys of one statement, as many as go in one.
const KEYS: usize = 5_000;

/// A plan, its steps from the outermost in.
#[derive(Debug)]
pub struct Plan {
    /// `file:line`, the connection and the kind of plan.
    pub of: String,
    /// Its steps.
    pub steps: Vec<Step>,
}

/// A step of a plan.
#[derive(Debug, Clone, PartialEq, Eq)]
pub struct Step {
    /// `Index Scan`, `Hash Join`, …
    pub what: String,
    /// The table that it reads or changes, where it does.
    pub table: Option<String>,
    /// What an index or a row's place is asked for.
    pub cond: Option<String>,
}

/// PostgreSQL's plans of the `update!` and `select!` statements of a source file for 5,000 keys,
/// after `fill` has filled the tables and the planner has counted them: of a connection for writes
/// and, of a `select!`, of one for reads; made for these keys, and made once for any. Where there
/// is no server for tests there are none, but a word that it was skipped. `file` is the end of the
/// file's path.
#[must_use]
pub fn postgres_plans(migrations: &[Migration], fill: &str, file: &str) -> Option<Vec<Plan>> {
    let server = server()?;
    Some(runtime().block_on(async {
        let url = databases::copy(&server, migrations).await;
        databases::connect(&url).await.batch_execute(fill).await.expect("fills the tables");
        let mut plans = Vec::new();
        for (connection, options) in [("reads", ""), ("writes", postgres::WRITE_OPTIONS)] {
            let mut config: Config = url.parse().expect("a URL");
            config.options(options);
            let client = databases::connect_with(&config).await;
            for bulk in BULKS.iter().filter(|b| b.is_keyed() && b.file.ends_with(file)) {
                if connection == "writes" || bulk.is_select() {
                    plans.extend(of_statement(&client, bulk, connection).await);
                }
            }
        }
        databases::drop_copy(&server, &url).await;
        plans
    }))
}

async fn of_statement(client: &Client, bulk: &Bulk, connection: &str) -> Vec<Plan> {
    let (file, line) = bulk.place();
    let keys: Vec<String> = bulk.kinds.iter().map(literal).collect();
    let mut plans = Vec::new();
    for made in ["custom", "generic"] {
        let texts = [
            format!("SET plan_cache_mode = force_{made}_plan"),
            format!("PREPARE statement AS {}", bulk.postgres()),
        ];
        client.batch_execute(&texts.join(";")).await.expect("prepares the statement");
        let explain = format!("EXPLAIN (FORMAT JSON) EXECUTE statement({})", keys.join(", "));
        let rows = client.simple_query(&explain).await.expect("plans the statement");
        let text = rows.iter().find_map(|message| match message {
            SimpleQueryMessage::Row(row) => row.get(0),
            _ => None,
        });
        let plan: Value = serde_json::from_str(text.expect("a plan")).expect("JSON");
        let mut steps = Vec::new();
        walk(&plan[0]["Plan"], &mut steps);
        plans.push(Plan { of: format!("{file}:{line}, {connection}, {made}"), steps });
        client.batch_execute("DEALLOCATE statement").await.expect("forgets the statement");
    }
    plans
}

/// So many keys; the planner looks at their number only.
fn literal(kind: &Kind) -> String {
    let (text, ty) = match kind {
        Kind::Int => ((1..=KEYS).map(|n| n.to_string()).collect::<Vec<_>>(), "bigint"),
        Kind::Text => ((1..=KEYS).map(|n| n.to_string()).collect(), "text"),
        Kind::Bool => (vec!["true".to_owned(); KEYS], "boolean"),
    };
    format!("'{{{}}}'::{ty}[]", text.join(","))
}

fn walk(node: &Value, steps: &mut Vec<Step>) {
    let text = |name: &str| node[name].as_str().map(str::to_owned);
    steps.push(Step {
        what: text("Node Type").unwrap_or_default(),
        table: text("Relation Name"),
        cond: text("Index Cond").or_else(|| text("TID Cond")),
    });
    for inner in node["Plans"].as_array().into_iter().flatten() {
        walk(inner, steps);
    }
}

impl fmt::Display for Plan {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        writeln!(f, "{}:", self.of)?;
        self.steps.iter().try_for_each(|step| writeln!(f, "  {step:?}"))
    }
}
