//! One text for both engines: `sql!` and `claim!`.

use std::{sync::OnceLock, time::Duration};

use crate::{Kind, Param, bulk::array};

/// How long a statement may take, unless [`crate::Tx::set_statement_timeout_ms`] says otherwise.
pub(crate) const STATEMENT_TIMEOUT: Duration = Duration::from_secs(30);

/// The last column of a gathered SELECT: whose the row is, counted from 1. No table has one of that
/// name.
pub(crate) const GATHERED: &str = "gathered_for";

/// A statement of some room, enrolled when linked, so that one test can prepare them all.
#[derive(Debug)]
pub struct Sql {
    /// As it was written.
    pub text: &'static str,
    /// Source file, from the root of the workspace.
    pub file: &'static str,
    /// Line of the macro.
    pub line: u32,
    claim: bool,
    sqlite: OnceLock<String>,
    postgres: OnceLock<String>,
    gathered: OnceLock<String>,
}

/// Every `sql!` and `claim!` of the program.
#[linkme::distributed_slice]
pub static STATEMENTS: [Sql];

/// A statement with its arguments, made by [`crate::sql!`] or [`crate::claim!`].
#[derive(Clone, Copy)]
pub struct Query<'a> {
    /// The statement.
    pub sql: &'static Sql,
    /// Its arguments; the first is `$1`.
    pub args: &'a [&'a dyn Param],
}

/// A statement and its arguments. The number of arguments is checked when compiled.
///
/// A list of keys is written `IN ($1[])` and given as a slice or a `Vec`; it may be long, and the
/// text stays one (`= ANY($1)` on PostgreSQL, `json_each` on SQLite). Its negation is
/// `NOT (id IN ($1[]))`. What several statements have in common is written once, with `concat!`.
///
/// ```no_run
/// # async fn f(tx: &mut db::Tx, cust_no: i64, ids: &[i64]) -> Result<(), db::Error> {
/// let lots: Vec<(i64, i64)> = tx
///     .all(db::sql!(
///         "SELECT id, shares FROM lot WHERE cust_no = $1 AND id IN ($2[])",
///         cust_no,
///         ids
///     ))
///     .await?;
/// # Ok(()) }
/// ```
#[macro_export]
macro_rules! sql {
    ($text:literal $(, $arg:expr)* $(,)?) => { $crate::sql!(@ $text, false $(, $arg)*) };
    (concat!($($part:tt)+) $(, $arg:expr)* $(,)?) => {
        $crate::sql!(@ concat!($($part)+), false $(, $arg)*)
    };
    (@ $text:expr, $claim:expr $(, $arg:expr)*) => {
        $crate::Query {
            sql: {
                const _: () = assert!(
                    $crate::arity($text)
                        == <[()]>::len(&[$($crate::one(stringify!($arg))),*]),
                    "the highest $n and the number of arguments differ"
                );
                #[$crate::linkme::distributed_slice($crate::STATEMENTS)]
                #[linkme(crate = $crate::linkme)]
                static SQL: $crate::Sql = $crate::Sql::new($text, $claim, file!(), line!());
                &SQL
            },
            args: &[$(&$arg as &dyn $crate::Param),*],
        }
    };
}

/// As [`crate::sql!`], and locks the rows found until the transaction ends, leaving out those that
/// others have locked: `FOR UPDATE SKIP LOCKED` on PostgreSQL. SQLite has one writer and needs no
/// locks.
#[macro_export]
macro_rules! claim {
    ($text:literal $(, $arg:expr)* $(,)?) => { $crate::sql!(@ $text, true $(, $arg)*) };
}

/// Names of columns as a part of a statement's text, for `concat!`: `columns!("o.": id, shares)` is
/// `"o.id, o.shares"`. Statements name what they read: under `SELECT *` a column that a newer
/// program adds makes PostgreSQL refuse every statement that an older one has prepared.
#[macro_export]
macro_rules! columns {
    ($of:literal: $first:ident $(, $rest:ident)* $(,)?) => {
        concat!($of, stringify!($first) $(, ", ", $of, stringify!($rest))*)
    };
}

impl Sql {
    /// For the macros only.
    #[doc(hidden)]
    pub const fn new(text: &'static str, claim: bool, file: &'static str, line: u32) -> Self {
        Self {
            text,
            file,
            line,
            claim,
            sqlite: OnceLock::new(),
            postgres: OnceLock::new(),
            gathered: OnceLock::new(),
        }
    }

    pub(crate) fn place(&self) -> (&'static str, u32) {
        (self.file, self.line)
    }

    /// The text for SQLite, which counts `$1` by first appearance and `?1` by its number.
    pub(crate) fn sqlite(&self) -> &str {
        self.sqlite.get_or_init(|| {
            lists(self.text, |n| format!("IN (SELECT value FROM json_each(${n}))"))
                .replace('$', "?")
        })
    }

    /// Whether several of a group are sent as one: a SELECT that locks nothing and has no lists.
    pub(crate) fn is_gathered(&self) -> bool {
        self.text.starts_with("SELECT") && !self.claim && !self.text.contains("[])")
    }

    /// The text for PostgreSQL with an array for each argument: the rows of all, each with
    /// [`GATHERED`]. `OFFSET 0` is a fence: each finds its rows as if it came alone.
    pub(crate) fn gathered(&self, kinds: &[Kind]) -> &str {
        self.gathered.get_or_init(|| {
            let arrays: Vec<_> = kinds.iter().zip(1..).map(array).collect();
            let names: Vec<_> = (1..=kinds.len()).map(|n| format!("asked_{n}")).collect();
            let (arrays, names) = (arrays.join(", "), names.join(", "));
            let text = holes(self.text, |n| format!("asked.asked_{n}"));
            format!(
                "SELECT found.*, asked.{GATHERED} \
                 FROM unnest({arrays}) WITH ORDINALITY AS asked ({names}, {GATHERED}) \
                 CROSS JOIN LATERAL (SELECT one.* FROM ({text}) AS one OFFSET 0) AS found"
            )
        })
    }

    /// The text for PostgreSQL.
    pub(crate) fn postgres(&self) -> &str {
        self.postgres.get_or_init(|| {
            let text = lists(self.text, |n| format!("= ANY(${n})"));
            if self.claim { text + " FOR UPDATE SKIP LOCKED" } else { text }
        })
    }
}

/// Replaces each `$n`.
fn holes(text: &str, with: impl Fn(&str) -> String) -> String {
    let mut parts = text.split('$');
    let mut out = parts.next().unwrap_or_default().to_owned();
    for part in parts {
        let end = part.find(|c: char| !c.is_ascii_digit()).unwrap_or(part.len());
        out.push_str(&with(&part[..end]));
        out.push_str(&part[end..]);
    }
    out
}

/// For [`crate::sql!`] only.
#[doc(hidden)]
pub const fn one(_: &str) {}

/// For [`crate::sql!`] only: the highest `$n`.
#[doc(hidden)]
#[must_use]
pub const fn arity(text: &str) -> usize {
    let (bytes, mut at, mut highest) = (text.as_bytes(), 0, 0);
    while at < bytes.len() {
        if bytes[at] == b'$' {
            let (mut n, mut digit) = (0, at + 1);
            while digit < bytes.len() && bytes[digit].is_ascii_digit() {
                n = n * 10 + (bytes[digit] - b'0') as usize;
                digit += 1;
            }
            assert!(n > 0, "`$` is only for $1, $2, …");
            if n > highest {
                highest = n;
            }
        }
        at += 1;
    }
    highest
}

/// Replaces each `IN ($n[])`.
fn lists(text: &str, with: impl Fn(&str) -> String) -> String {
    const OPEN: &str = "IN ($";
    const CLOSE: &str = "[])";
    let (mut out, mut rest) = (String::with_capacity(text.len()), text);
    while let Some(close) = rest.find(CLOSE) {
        let Some(open) = rest[..close].rfind(OPEN) else { break };
        out.push_str(&rest[..open]);
        out.push_str(&with(&rest[open + OPEN.len()..close]));
        rest = &rest[close + CLOSE.len()..];
    }
    out + rest
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn each_engine_gets_its_text() {
        let sql = Sql::new("SELECT a FROM t WHERE b = $2 AND c IN ($1[]) LIMIT $3", true, "", 0);
        assert_eq!(
            sql.sqlite(),
            "SELECT a FROM t WHERE b = ?2 AND c IN (SELECT value FROM json_each(?1)) LIMIT ?3"
        );
        assert_eq!(
            sql.postgres(),
            "SELECT a FROM t WHERE b = $2 AND c = ANY($1) LIMIT $3 FOR UPDATE SKIP LOCKED"
        );
    }

    #[test]
    fn what_is_asked_together_names_each_asker() {
        let sql = Sql::new("SELECT a FROM t WHERE b = $2 AND c > $1 ORDER BY a", false, "", 0);
        assert!(sql.is_gathered());
        assert_eq!(
            sql.gathered(&[Kind::Int, Kind::Text]),
            "SELECT found.*, asked.gathered_for \
             FROM unnest($1::bigint[], $2::text[]) WITH ORDINALITY \
             AS asked (asked_1, asked_2, gathered_for) CROSS JOIN LATERAL (SELECT one.* FROM \
             (SELECT a FROM t WHERE b = asked.asked_2 AND c > asked.asked_1 ORDER BY a) AS one \
             OFFSET 0) AS found"
        );
        for text in ["INSERT INTO t VALUES ($1)", "SELECT a FROM t WHERE b IN ($1[])"] {
            assert!(!Sql::new(text, false, "", 0).is_gathered(), "{text}");
        }
        assert!(!Sql::new("SELECT a FROM t", true, "", 0).is_gathered());
    }

    #[test]
    fn arity_is_the_highest_number() {
        assert_eq!(arity("SELECT 1"), 0);
        assert_eq!(arity("SELECT $2, $1, $12, $1"), 12);
    }
}
