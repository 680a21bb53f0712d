//! Many rows at once: `insert!`, `update!` and `select!`.

use std::{marker::PhantomData, sync::OnceLock};

use crate::{Kind, Row};

/// A statement over many rows of one struct, enrolled when linked, as [`crate::Sql`] is.
#[derive(Debug)]
pub struct Bulk {
    /// Source file, from the root of the workspace.
    pub file: &'static str,
    /// Line of the macro.
    pub line: u32,
    pub(crate) columns: &'static [&'static str],
    pub(crate) kinds: &'static [Kind],
    what: What,
    sqlite: OnceLock<String>,
    postgres: OnceLock<String>,
    copy: OnceLock<String>,
}

#[derive(Debug)]
enum What {
    Insert { table: &'static str, tail: &'static str },
    Update { text: &'static str, key: &'static [&'static str] },
    Select { text: &'static str },
}

/// Every `insert!`, `update!` and `select!` of the program.
#[linkme::distributed_slice]
pub static BULKS: [Bulk];

/// Made by [`crate::insert!`].
pub struct Insert<R>(pub(crate) &'static Bulk, PhantomData<fn(&R)>);

/// Made by [`crate::update!`].
pub struct Update<R>(pub(crate) &'static Bulk, PhantomData<fn(&R)>);

/// Made by [`crate::select!`].
pub struct Select<K>(pub(crate) &'static Bulk, PhantomData<fn(&K)>);

/// Rows into a table, whose columns are the struct's fields; for [`crate::Tx::insert_many`].
/// A third argument ends the statement: `"ON CONFLICT DO NOTHING"`, or
/// `"ON CONFLICT … DO UPDATE …"`.
///
/// ```no_run
/// # db::row! { struct Posting { id: i64, amount_fen: i64 } }
/// # async fn f(tx: &mut db::Tx, postings: &[Posting]) -> Result<(), db::Error> {
/// tx.insert_many(db::insert!("posting", Posting), postings).await?;
/// let new = tx.insert_many(db::insert!("posting", Posting, "ON CONFLICT DO NOTHING"), postings);
/// println!("{} are new", new.await?);
/// # Ok(()) }
/// ```
#[macro_export]
macro_rules! insert {
    ($table:literal, $row:ty) => {
        $crate::insert!($table, $row, "")
    };
    ($table:literal, $row:ty, $tail:literal) => {
        $crate::Insert::<$row>::new({
            #[$crate::linkme::distributed_slice($crate::BULKS)]
            #[linkme(crate = $crate::linkme)]
            static BULK: $crate::Bulk =
                $crate::Bulk::insert::<$row>($table, $tail, file!(), line!());
            &BULK
        })
    };
}

/// One UPDATE or DELETE for many rows, for [`crate::Tx::update_many`]. `$field` is a field of the
/// struct; the fields named after `by` are the key, which no two rows may share.
///
/// ```no_run
/// # db::row! { struct Confirmed { id: i64, shares: i64 } }
/// # async fn f(tx: &mut db::Tx, all: &[Confirmed]) -> Result<(), db::Error> {
/// tx.update_many(
///     db::update!(
///         "UPDATE orders SET state = 5, shares = $shares WHERE id = $id AND state = 4",
///         Confirmed by id
///     ),
///     all,
/// )
/// .await?;
/// # Ok(()) }
/// ```
#[macro_export]
macro_rules! update {
    ($text:literal, $row:ident by $($key:ident),+) => {
        $crate::Update::<$row>::new({
            #[$crate::linkme::distributed_slice($crate::BULKS)]
            #[linkme(crate = $crate::linkme)]
            static BULK: $crate::Bulk = $crate::Bulk::update::<$row>(
                $text,
                &[$(stringify!($key)),+],
                file!(),
                line!(),
            );
            &BULK
        })
    };
}

/// One SELECT for many keys, for [`crate::Tx::select_many`]. `$field` is a field of the struct,
/// which is the key; the statement says what belongs to one key, with its own ORDER BY and LIMIT
/// where it has them. Two lists (`a IN ($1[]) AND b IN ($2[])`) would find all pairs of them
/// instead.
///
/// ```no_run
/// # db::row! { struct Held { cust_no: i64, fund: String } }
/// # async fn f(tx: &mut db::Tx, held: &[Held]) -> Result<(), db::Error> {
/// let lots: Vec<(i64, String, i64)> = tx
///     .select_many(
///         db::select!(
///             "SELECT cust_no, fund, shares FROM lot WHERE cust_no = $cust_no AND fund = $fund",
///             Held
///         ),
///         held,
///     )
///     .await?;
/// # Ok(()) }
/// ```
#[macro_export]
macro_rules! select {
    ($text:literal, $key:ty) => {
        $crate::Select::<$key>::new({
            #[$crate::linkme::distributed_slice($crate::BULKS)]
            #[linkme(crate = $crate::linkme)]
            static BULK: $crate::Bulk = $crate::Bulk::select::<$key>($text, file!(), line!());
            &BULK
        })
    };
}

impl<R: Row> Insert<R> {
    /// For the macro only.
    #[doc(hidden)]
    #[must_use]
    pub const fn new(bulk: &'static Bulk) -> Self {
        Self(bulk, PhantomData)
    }
}

impl<R: Row> Update<R> {
    /// For the macro only.
    #[doc(hidden)]
    #[must_use]
    pub const fn new(bulk: &'static Bulk) -> Self {
        Self(bulk, PhantomData)
    }
}

impl<K: Row> Select<K> {
    /// For the macro only.
    #[doc(hidden)]
    #[must_use]
    pub const fn new(bulk: &'static Bulk) -> Self {
        Self(bulk, PhantomData)
    }
}

impl Bulk {
    /// For the macro only.
    #[doc(hidden)]
    #[must_use]
    pub const fn insert<R: Row>(
        table: &'static str,
        tail: &'static str,
        file: &'static str,
        line: u32,
    ) -> Self {
        Self::new::<R>(What::Insert { table, tail }, file, line)
    }

    /// For the macro only.
    #[doc(hidden)]
    #[must_use]
    pub const fn update<R: Row>(
        text: &'static str,
        key: &'static [&'static str],
        file: &'static str,
        line: u32,
    ) -> Self {
        let mut at = 0;
        while at < key.len() {
            assert!(has(R::COLUMNS, key[at].as_bytes(), 0), "a key is no field of the struct");
            at += 1;
        }
        check_fields(text, R::COLUMNS);
        Self::new::<R>(What::Update { text, key }, file, line)
    }

    /// For the macro only.
    #[doc(hidden)]
    #[must_use]
    pub const fn select<K: Row>(text: &'static str, file: &'static str, line: u32) -> Self {
        check_fields(text, K::COLUMNS);
        Self::new::<K>(What::Select { text }, file, line)
    }

    const fn new<R: Row>(what: What, file: &'static str, line: u32) -> Self {
        let (columns, kinds) = (R::COLUMNS, R::KINDS);
        assert!(!columns.is_empty(), "a bulk statement needs a struct made by row!");
        Self {
            file,
            line,
            columns,
            kinds,
            what,
            sqlite: OnceLock::new(),
            postgres: OnceLock::new(),
            copy: OnceLock::new(),
        }
    }

    pub(crate) fn place(&self) -> (&'static str, u32) {
        (self.file, self.line)
    }

    /// Whether it is run by keys: then it should find its rows by an index.
    #[cfg(any(test, feature = "testing"))]
    pub(crate) fn is_keyed(&self) -> bool {
        !matches!(self.what, What::Insert { .. })
    }

    /// Whether it reads, and so is run on connections of both kinds.
    #[cfg(any(test, feature = "testing"))]
    pub(crate) fn is_select(&self) -> bool {
        matches!(self.what, What::Select { .. })
    }

    /// Whether several of a group are sent as one: an INSERT that changes no row.
    pub(crate) fn is_gathered(&self) -> bool {
        matches!(self.what, What::Insert { tail: "" | "ON CONFLICT DO NOTHING", .. })
    }

    /// Positions of the key's columns; empty for an INSERT.
    pub(crate) fn key(&self) -> Vec<usize> {
        let key = match self.what {
            What::Insert { .. } => &[],
            What::Update { key, .. } => key,
            What::Select { .. } => self.columns,
        };
        key.iter().filter_map(|k| self.columns.iter().position(|column| column == k)).collect()
    }

    /// Run once for each row, with its values as `?1`, `?2`, ….
    pub(crate) fn sqlite(&self) -> &str {
        self.sqlite.get_or_init(|| match self.what {
            What::Insert { table, tail } => {
                let holes: Vec<_> = (1..=self.columns.len()).map(|n| format!("?{n}")).collect();
                let (columns, holes) = (self.columns.join(", "), holes.join(", "));
                format!("INSERT INTO {table} ({columns}) VALUES ({holes}) {tail}")
            }
            What::Update { text, .. } | What::Select { text } => {
                self.fill(text, |at, _| format!("?{}", at + 1))
            }
        })
    }

    /// Run once for many rows, with one array for each column. `OFFSET 0` is a fence: the keys come
    /// first, and each finds its rows by an index. Without it a planner whose statistics are of
    /// this morning, when no order was sealed, takes "the one order that is sealed" first and
    /// walks through all keys for it, a hundred thousand times.
    pub(crate) fn postgres(&self) -> &str {
        self.postgres.get_or_init(|| {
            let arrays: Vec<_> = self.kinds.iter().zip(1..).map(array).collect();
            let (columns, arrays) = (self.columns.join(", "), arrays.join(", "));
            // Other names than the table's columns, or these would be ambiguous.
            let fields = format!("new_{}", self.columns.join(", new_"));
            let rows = format!("unnest({arrays}) AS new_row ({fields})");
            let filled = |text| self.fill(text, |_, field| format!("new_{field}"));
            match self.what {
                What::Insert { table, tail } => {
                    format!("INSERT INTO {table} ({columns}) SELECT * FROM unnest({arrays}) {tail}")
                }
                What::Update { text, .. } => {
                    let text = filled(text);
                    let (set, found) = text.split_at(outer_where(&text));
                    let join = if set.starts_with("DELETE") { "USING" } else { "FROM" };
                    let table = changed_table(set);
                    format!(
                        "{set} {join} {rows} CROSS JOIN LATERAL \
                         (SELECT ctid AS found_at FROM {table} {found} OFFSET 0) AS found \
                         WHERE {table}.ctid = found_at"
                    )
                }
                What::Select { text } => {
                    let text = filled(text);
                    format!(
                        "SELECT found.* FROM {rows} CROSS JOIN LATERAL \
                         (SELECT one.* FROM ({text}) AS one OFFSET 0) AS found"
                    )
                }
            }
        })
    }

    /// The same rows by COPY, which PostgreSQL writes in half the time; none where the statement
    /// says what becomes of rows that are there already.
    pub(crate) fn postgres_copy(&self) -> Option<&str> {
        let What::Insert { table, tail: "" } = self.what else { return None };
        Some(self.copy.get_or_init(|| {
            format!("COPY {table} ({}) FROM STDIN (FORMAT binary)", self.columns.join(", "))
        }))
    }

    /// Replaces each `$field`; that all are known was checked when compiled.
    fn fill(&self, text: &str, with: impl Fn(usize, &str) -> String) -> String {
        let mut parts = text.split('$');
        let mut out = parts.next().unwrap_or_default().to_owned();
        for part in parts {
            let end =
                part.find(|c: char| c != '_' && !c.is_ascii_alphanumeric()).unwrap_or(part.len());
            let (field, rest) = part.split_at(end);
            match self.columns.iter().position(|column| *column == field) {
                Some(at) => out.push_str(&with(at, field)),
                None => out.extend(["$", field]),
            }
            out.push_str(rest);
        }
        out
    }
}

/// The table of `UPDATE table SET …` or `DELETE FROM table`.
fn changed_table(text: &str) -> &str {
    let word = if text.starts_with("DELETE") { 2 } else { 1 };
    text.split_ascii_whitespace().nth(word).unwrap_or_default()
}

/// Where the statement's own WHERE begins, not a subquery's; the end if it has none.
fn outer_where(text: &str) -> usize {
    let mut depth = 0_i32;
    for (at, byte) in text.bytes().enumerate() {
        match byte {
            b'(' => depth += 1,
            b')' => depth -= 1,
            _ => {}
        }
        let begins = at > 0 && text.as_bytes()[at - 1].is_ascii_whitespace();
        if depth == 0 && begins && text.as_bytes()[at..].starts_with(b"WHERE") {
            return at;
        }
    }
    text.len()
}

/// Fails to compile when a `$field` is unknown.
const fn check_fields(text: &str, columns: &[&str]) {
    let (bytes, mut at) = (text.as_bytes(), 0);
    while at < bytes.len() {
        if bytes[at] == b'$' {
            assert!(has(columns, bytes, at + 1), "a $name is no field of the struct");
        }
        at += 1;
    }
}

/// Whether the name that begins at `from` is a column's.
const fn has(columns: &[&str], text: &[u8], from: usize) -> bool {
    let mut end = from;
    while end < text.len() && (text[end] == b'_' || text[end].is_ascii_alphanumeric()) {
        end += 1;
    }
    let mut column = 0;
    while column < columns.len() {
        let name = columns[column].as_bytes();
        let mut at = 0;
        while at < name.len() && from + at < end && name[at] == text[from + at] {
            at += 1;
        }
        if at == name.len() && from + at == end {
            return true;
        }
        column += 1;
    }
    false
}

/// An argument with a value of a column for each row.
pub(crate) fn array((kind, n): (&Kind, usize)) -> String {
    match kind {
        Kind::Int => format!("${n}::bigint[]"),
        Kind::Text => format!("${n}::text[]"),
        Kind::Bool => format!("${n}::boolean[]"),
    }
}
