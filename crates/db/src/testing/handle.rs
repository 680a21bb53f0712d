//! What only tests do to a database.

use crate::{Db, Engine, Error};

impl Db {
    /// Lets the first COMMIT of each write fail, so that its work runs twice: what it does beside
    /// the database then shows. [`db_test!`] begins with this on.
    pub fn fail_first_commits(&self, fail: bool) {
        match &*self.engine {
            Engine::Sqlite(engine) => engine.fail_first_commits(fail),
            Engine::Postgres(engine) => engine.fail_first_commits(fail),
        }
    }

    /// Renews the lease of [`Db::ids`] now.
    ///
    /// # Errors
    /// Those of the database.
    pub async fn renew_ids(&self) -> Result<(), Error> {
        self.beat_node().await
    }

    /// Gives the node number of [`Db::ids`] back, as a process does that ends.
    pub async fn give_ids_back(&self) {
        self.give_node_back().await;
    }

    /// Lets no COMMIT of SQLite reach the disk until the answer is dropped.
    pub async fn hold_disk(&self) -> Option<tokio::sync::OwnedMutexGuard<()>> {
        match &*self.engine {
            Engine::Sqlite(engine) => Some(engine.hold_disk().await),
            Engine::Postgres(_) => None,
        }
    }
}
