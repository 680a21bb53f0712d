//! Data that is read far more often than written: loaded at the start, kept fresh beside.

use db::{Db, Error, ErrorKind};
use funds::Catalogue;
use market::Market;
use std::time::Duration;

/// How soon a change that another process wrote is seen.
const LOOK_EVERY: Duration = Duration::from_millis(250);

/// What every room reads from memory.
#[derive(Clone)]
pub struct Snapshots {
    pub catalogue: Catalogue,
    pub market: Market,
}

impl Snapshots {
    /// Reads everything.
    pub async fn load(db: &Db) -> Result<Self, Error> {
        let catalogue = Catalogue::load(db).await?;
        Ok(Self { catalogue, market: Market::load(db).await? })
    }

    /// Looks for changes until the database is closed.
    pub fn keep_fresh(&self, db: Db) {
        let snapshots = self.clone();
        tokio::spawn(async move {
            loop {
                tokio::time::sleep(LOOK_EVERY).await;
                match snapshots.refresh(&db).await {
                    Err(error) if error.kind == ErrorKind::Closed => return,
                    Err(error) => tracing::warn!(%error, "what is in memory could not be renewed"),
                    Ok(()) => {}
                }
            }
        });
    }

    async fn refresh(&self, db: &Db) -> Result<(), Error> {
        self.market.refresh(db).await?;
        self.catalogue.refresh(db).await?;
        Ok(())
    }
}
