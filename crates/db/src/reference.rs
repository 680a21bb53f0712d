//! Reference data: rows that a transaction reads again and again, and that it never changes.

use std::{any::Any, sync::Arc};

use crate::{Query, Row, Sql, Value};

/// What was read since the transaction, or on SQLite its group, began. Few and small, so they are
/// looked through one by one.
#[derive(Default)]
pub(crate) struct Reference(Vec<Read>);

struct Read {
    sql: &'static Sql,
    args: Vec<Value<'static>>,
    rows: Arc<dyn Any + Send + Sync>,
}

impl Reference {
    pub(crate) fn find<R: Row + Send + Sync + 'static>(
        &self,
        query: &Query<'_>,
    ) -> Option<Arc<Vec<R>>> {
        let read = self.0.iter().find(|read| read.is_of(query))?;
        Arc::clone(&read.rows).downcast().ok()
    }

    pub(crate) fn keep<R: Row + Send + Sync + 'static>(
        &mut self,
        query: &Query<'_>,
        rows: Arc<Vec<R>>,
    ) {
        let args = query.args.iter().map(|arg| arg.value().into_owned()).collect();
        self.0.push(Read { sql: query.sql, args, rows });
    }

    /// What was read may have changed since: another transaction begins.
    pub(crate) fn forget(&mut self) {
        self.0.clear();
    }
}

impl Read {
    fn is_of(&self, query: &Query<'_>) -> bool {
        std::ptr::eq(self.sql, query.sql)
            && self.args.iter().zip(query.args).all(|(kept, arg)| *kept == arg.value())
    }
}
